// What a described format writes once a step is done: the described fields with their words and lines.
import { type FieldSource, fieldAt, lineAt } from '../../formkit/fields.ts';
import { savedField, TIME_NOW } from '../../formkit/saving/fields.ts';
import type { CustomField, CustomFormat } from '../../model/custom-format.ts';
import type { Current, SavedField, Saving } from '../../model/workflow.ts';
import type { DataItem } from './items.ts';

/** `item`: the task at hand; `null`: there is none. */
export function fieldSaving(
  given: CustomFormat,
  fields: FieldSource,
  current: Current | null,
  item: DataItem | null,
): Saving {
  const next = [...(given.step?.words ?? [])].find(([, stage]) => stage === current?.next)?.[0];
  const done = [...(given.items?.words ?? [])].find(([, meaning]) => meaning === 'done')?.[0];
  const step = next === undefined ? 'the word of the next step' : `${next}, once the step is done`;
  return {
    fields: [
      ...(item && done !== undefined
        ? [
            savedField(given.items?.status ?? 'status', `${done}, once the task is done`, item.line, {
              of: item.id,
              allowed: [...(given.items?.words.keys() ?? [])],
            }),
          ]
        : []),
      ...fieldOf(given.step, fields, step),
      ...fieldOf(given.status, fields, 'where the whole stands'),
      ...timeFields(given, fields),
    ],
    also: [
      'A step that leaves files is recorded by them. Nothing but these fields is written into the file.',
    ],
  };
}

/** A field that the file has; one that is not there is not asked for. */
function fieldOf<Meaning>(
  field: CustomField<Meaning> | null,
  fields: FieldSource,
  write: string,
): readonly SavedField[] {
  if (field === null || fieldAt(fields, ...field.at) === null) return [];
  const line = lineAt(fields, ...field.at);
  return [savedField(field.at.join('.'), write, line, { allowed: [...field.words.keys()] })];
}

function timeFields({ timestamps }: CustomFormat, fields: FieldSource): readonly SavedField[] {
  return [...timestamps].flatMap(([name, meaning]) => {
    const found = meaning === 'activity' ? fieldAt(fields, ...name.split('.')) : null;
    const write = TIME_NOW;
    return found === null ? [] : [savedField(name, write, found.line)];
  });
}
