// What a person has already decided: `user_decisions`, which is never asked again and never changed.

import { type FieldSource, mapAt, textOf } from '../../../formkit/fields.ts';
import type { Cleared } from '../../../model/workflow.ts';
import { type Data, isList, isMap } from '../../../text/data/data.ts';
import { lineAt } from '../fields.ts';

/** More than any brief shows. */
const MOST = 500;

/** Every decision that says something, lists item by item; labels hold the file's words. */
export function decidedIn(front: FieldSource): readonly Cleared[] {
  const decisions = mapAt(front.data, 'user_decisions') ?? {};
  return Object.entries(decisions)
    .flatMap(([key, value]): readonly Cleared[] => {
      if (!isList(value)) return labelled(key, value, lineAt(front, 'user_decisions', key));
      return value.flatMap((item, i) => labelled(key, item, lineAt(front, 'user_decisions', key, i)));
    })
    .slice(0, MOST);
}

function labelled(key: string, value: Data, line: number | null): readonly Cleared[] {
  const said = saidBy(value);
  return said === null ? [] : [{ label: `${key}: ${said}`, line }];
}

/**
 * A question with its answer, a requirement with its disposition, or the value; `null` where nothing is
 * decided.
 */
function saidBy(value: Data): string | null {
  if (value === null || value === '') return null;
  if (!isMap(value)) return isList(value) ? value.map(textOf).join(', ') : textOf(value);
  const { question, answer, req_id: requirement, disposition, target } = value;
  if (typeof question === 'string') return `${question} → ${textOf(answer) || 'no answer'}`;
  if (requirement != null)
    return [requirement, disposition, target]
      .filter((one) => one != null)
      .map(textOf)
      .join(' → ');
  return textOf(value);
}
