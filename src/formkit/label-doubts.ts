// What labels leave in doubt: fields that stand twice, a status of both kinds, a version that is not known.
import type { Snapshot } from '../model/snapshot.ts';
import type { Version } from '../model/state-location.ts';
import type { Contradiction } from '../model/workflow.ts';
import { type LabelDocument, type LabelField, labelsIn } from './labels.ts';
import { textAt } from './outputs.ts';
import { statusWord } from './vocabulary.ts';
import { contradiction } from './workflow-state.ts';

/** What counts of a state's body: its sections, names of the fields that decide, and words that end it. */
export interface DecidingFields {
  readonly sections: RegExp;
  /** The names that one field has. */
  readonly fields: readonly (readonly string[])[];
  readonly isEnd: (value: string) => boolean;
}

/**
 * Fields of the body that a state cannot both mean: twice below one heading in other words; or, below two,
 * one that ends the work and one that does not. Where the front matter says it, the body decides nothing.
 * @param name what a message calls the file
 */
export function saidTwice(
  { fields: all }: LabelDocument,
  { sections, fields, isEnd }: DecidingFields,
  name: string,
): readonly Contradiction[] {
  const areApart = (one: LabelField, other: LabelField) =>
    one.section === other.section && one.key === other.key
      ? one.value.toLowerCase() !== other.value.toLowerCase()
      : isEnd(one.value) !== isEnd(other.value);
  return fields.flatMap((keys) => {
    const said = all.filter(({ key }) => keys.includes(key));
    if (said.some(({ front }) => front)) return [];
    const [first, ...others] = said.filter(({ section }) => sections.test(section));
    const other = others.find((one) => first !== undefined && areApart(first, one));
    return first === undefined || other === undefined ? [] : [apart(name, first, other, other.line)];
  });
}

function apart(name: string, one: LabelField, other: LabelField, line: number | null): Contradiction {
  const [found, against] = [one, other].map((field) => `${JSON.stringify(field.value)} (line ${field.line})`);
  const message = `${name}: found ${found} and ${against} for "${other.key}", expected one of them.`;
  return contradiction(`${message} Take the wrong one out.`, line);
}

/** Words of a status, and what each means. */
export type Results = ReadonlyMap<string, string>;

/** The status of a file beside the state, and another place of it that says otherwise. */
export interface SaidStatus {
  readonly status: LabelField | null;
  readonly against: LabelField | null;
}

/**
 * Its front matter goes first, and has it once; the head of its body says the same, maybe in another word.
 * `results`: words that say how it ended, with what each means; of another one nothing is known. Statuses of
 * single checks further below are none of its own.
 */
export function statusAt(path: string | null, results: Results, snapshot: Snapshot): SaidStatus {
  const text = path === null ? null : textAt(path, snapshot);
  const all = text === null ? [] : labelsIn(text).filter(({ key }) => key === 'status');
  const [status = null, ...others] = all;
  const [first] = all.filter(({ front }) => !front);
  const meaningOf = (one: LabelField | null) => results.get(statusWord(one?.value ?? ''));
  const own = meaningOf(status);
  const isHead = (one: LabelField) => (status?.front ? one === first : one.section === status?.section);
  const isOther = (one: LabelField) => own !== undefined && (meaningOf(one) ?? own) !== own;
  return { status, against: others.find((one) => one.front || (isHead(one) && isOther(one))) ?? null };
}

/** The same as what the file says against itself; nothing where it does not. */
export function statusApart(
  path: string | null,
  results: Results,
  snapshot: Snapshot,
): readonly Contradiction[] {
  const { status, against } = statusAt(path, results, snapshot);
  return status === null || against === null ? [] : [apart(path ?? '', status, against, null)];
}

/** The version in the front matter: the only one that is known, another one, or none at all. */
export function versionIn({ fields }: LabelDocument, key: string, known: RegExp): Version {
  const found = fields.find((field) => field.front && field.key === key);
  if (found === undefined) return { written: null, rank: null, assumed: false, line: null };
  const written = found.value.replace(/\s+#.*$/, '');
  return { written, rank: known.test(written) ? 0 : 'newer', assumed: false, line: found.line };
}
