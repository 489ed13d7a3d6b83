// YAML that is not quite YAML: read line by line, and written to where only plain values spoil it.
import type { ChoiceContext, Repair } from '../model/choice.ts';
import { EditError, type Fault, StateError } from '../model/errors.ts';
import type { WorkflowState } from '../model/workflow.ts';
import { type Data, type DataDocument, type DataMap, isList, isMap, sameData } from '../text/data/data.ts';
import { mapOf } from '../text/data/edits.ts';
import { linesOf, splice, type TextEdit } from '../text/lines.ts';
import { counted, lineNumbers } from '../text/plural.ts';
import { isPlaceholder } from '../text/vocabulary.ts';
import { told } from '../text/yaml/damage-report.ts';
import { printYaml, readYaml } from '../text/yaml/document.ts';
import { type Damage, withoutComment } from '../text/yaml/guess.ts';
import { recoverYaml } from '../text/yaml/recover.ts';
import { type FieldEdit, fieldAt, gapOf } from './fields.ts';
import { timeLike } from './times.ts';

/** A file as far as it can be read; `damage` is empty where it is valid YAML. */
export interface RecoveredDocument extends DataDocument {
  readonly damage: readonly Damage[];
}

/** The same for a file that holds a map. */
export interface SparedDocument extends RecoveredDocument {
  readonly data: DataMap;
  /**
   * Whether all but some values at the ends of their lines is valid YAML (`location: {project-root}/x`): then
   * nothing was guessed, and the rest can be written to. `false`: read line by line, never written to.
   */
  readonly exact: boolean;
}

/** YAML, and what can be recovered where it is invalid. @throws StateError where no line can be believed */
export function readOrRecover(text: string): RecoveredDocument {
  try {
    return { ...readYaml(text), damage: [] };
  } catch (error) {
    if (!(error instanceof StateError) || !isInvalidYaml(error.fault)) throw error;
    const recovered = recoverYaml(text);
    if (recovered === null || !isMap(recovered.data)) throw error;
    refuseCutOff(text, recovered.damage);
    refuseTwice(recovered.damage);
    return recovered;
  }
}

/** A map in YAML; a value that is no YAML is its own text. @throws StateError as above, and for no map */
export function readSpared(text: string): SparedDocument {
  const read = readOrRecover(text);
  if (!isMap(read.data)) {
    const found = isList(read.data) ? 'a list' : 'one value';
    throw new StateError('state-readable', `found ${found}, expected "key: value" lines.`, 1);
  }
  const spared = read.damage.length === 0 ? null : sparedOf(text, read.damage);
  if (spared === null) return { ...read, data: read.data, exact: read.damage.length === 0 };
  const data = mapped(spared.data, (value) => spared.values.get(value) ?? value);
  const places = new Map(
    [...spared.places].map(([pointer, place]) => {
      const source = spared.values.get(place.text ?? '');
      return [pointer, source === undefined ? place : { ...place, text: source }];
    }),
  );
  return { data: isMap(data) ? data : read.data, places, damage: read.damage, exact: true };
}

/**
 * `text` with what differs in `data` edited in place, as `printYaml` does it; values that are no YAML stay.
 * @throws EditError where one of those would change, and for every change of a file that was guessed
 */
export function printSpared(text: string, data: DataMap): string {
  const here = readSpared(text);
  if (here.damage.length === 0) return printYaml(text, data);
  if (sameData(here.data, data)) return text;
  const spared = here.exact ? sparedOf(text, here.damage) : null;
  if (spared === null) throw new EditError(`line ${here.damage[0]?.line ?? 1} is no YAML: repair that first`);
  const printed = printYaml(spared.text, alike(data, spared.data, spared.values));
  const after = [...spared.values].reduce(
    (now, [mark, source]) => now.replaceAll(mark, () => source),
    printed,
  );
  if (!sameData(readSpared(after).data, data))
    throw new EditError('the new values cannot be written in place: the file would say something else');
  return after;
}

/** The text with quotes around the values that need them; `null` where that does not make it valid YAML. */
export function quotedYaml(text: string): string | null {
  const { data, damage, exact } = readSpared(text);
  if (damage.length === 0 || !exact) return null;
  const after = splice(
    text,
    looseValues(text, damage).map((one) => ({ ...one, text: JSON.stringify(one.text) })),
  );
  return sameData(readOrRecover(after).data, data) ? after : null;
}

/** Quotes around values that are no YAML without them, as a repair; none where that does not make it YAML. */
export function quoteRepairs({ doc, text, recovery }: ChoiceContext<SparedDocument>): readonly Repair[] {
  const after = doc === null || text === null ? null : quotedYaml(text);
  if (doc === null || text === null || after === null) return [];
  const lines = doc.damage.flatMap(({ line }) => line ?? []);
  return [
    {
      summary: `quotes around ${counted(lines.length, 'value')} (${lineNumbers(lines)})`,
      files: [{ kind: 'write', path: recovery.path, before: text, after }],
      proof: [
        'With the quotes the file is valid YAML, and says the same as before, key by key.',
        'No other character is changed.',
      ],
    },
  ];
}

/** The damage of a file as its state has it; nothing of a whole one. */
export const damageIn = ({ damage }: RecoveredDocument): Pick<WorkflowState, 'damage'> =>
  damage.length === 0 ? {} : { damage: told(damage) };

/** Why lines that are no YAML do not say that all is done; `null`: none of these lines is one of them. */
export function damagedAmong(
  { damage }: RecoveredDocument,
  lines: readonly { readonly line: number | null }[],
): string | null {
  const found = lines.flatMap(({ line }) => (damage.some((one) => one.line === line) ? (line ?? []) : []));
  if (found.length === 0) return null;
  const where = `The file is no YAML on ${lineNumbers(found, 5)}`;
  return `${where}, which never says that all is done. Repair it, then look again.`;
}

/** A time set to now as the file spells it; one that is no YAML, or not there, stays so. */
export function sparedTime(doc: SparedDocument, key: string, now: number): FieldEdit {
  const field = fieldAt(doc, key);
  if (field === null || doc.damage.some(({ line }) => line === field.line)) return [];
  return [[[key], timeLike(now, field.text)]];
}

/** Refuses a template that was copied and not filled in, by these keys. @throws StateError `state-filled` */
export function refuseGaps(doc: SparedDocument, keys: readonly string[]): void {
  for (const key of keys) {
    const field = fieldAt(doc, key);
    if (typeof field?.value !== 'string' || !isPlaceholder(field.value)) continue;
    throw gapOf(key, JSON.stringify(field.value), field.line);
  }
}

/** Whether a line is no YAML: keys that come twice, aliases, markers and size are other matters. */
export function isInvalidYaml({ rule, message }: Fault): boolean {
  return rule === 'state-readable' && message.startsWith('found invalid YAML');
}

/** Which of two values of one key is meant is never guessed, whatever else is wrong (faults S08). */
export function refuseTwice(damage: readonly Damage[]): void {
  const twice = damage.find(({ message }) => /^found the key .{1,300}? again /s.test(message));
  if (twice) throw new StateError('state-readable', twice.message, twice.line);
}

/** A last line without its end that is no YAML: the rest was never written (faults S02). */
function refuseCutOff(text: string, damage: readonly Damage[]): void {
  const last = linesOf(text).at(-1);
  if (last?.eol !== '') return;
  const torn = damage.some(({ line, message }) => line === last.number || message.includes('never ends'));
  if (!torn) return;
  const message =
    `found the last line, ${last.number}, without its end, expected a whole "key: value". ` +
    'The file was cut off: restore it from history.';
  throw new StateError('state-readable', message, last.number, { characters: text.length });
}

/** A text in which a mark stands for each value that is no YAML. */
interface Spared extends DataDocument {
  readonly text: string;
  /** Mark → what it stands for. */
  readonly values: ReadonlyMap<string, string>;
}

/** `null` where something else is wrong as well. */
function sparedOf(text: string, damage: readonly Damage[]): Spared | null {
  const loose = looseValues(text, damage);
  if (loose.length === 0 || loose.length < damage.length) return null;
  let name = 'spared';
  while (text.includes(name)) name += 'x';
  const marks = loose.map((_, at) => `${name}-${at}-end`);
  const values = new Map(loose.map((one, at) => [marks[at] ?? name, one.text]));
  const masked = splice(
    text,
    loose.map((one, at) => ({ ...one, text: marks[at] ?? name })),
  );
  try {
    return { ...readYaml(masked), text: masked, values };
  } catch (error) {
    if (error instanceof StateError) return null;
    throw error;
  }
}

const LOOSE = /^([ \t]*(?:- +)?[\w.-]+:[ \t]+)(\S.*)$/;

/** The values on damaged lines, as edits that would leave them as they are. */
function looseValues(text: string, damage: readonly Damage[]): readonly TextEdit[] {
  const numbers = new Set(damage.flatMap(({ line }) => line ?? []));
  return linesOf(text).flatMap(({ number, text: line, start }) => {
    const [, head = '', rest] = (numbers.has(number) && LOOSE.exec(line)) || [];
    if (rest === undefined) return [];
    const value = withoutComment(rest);
    const from = start + head.length;
    return [{ start: from, end: from + value.length, text: value }];
  });
}

function mapped(data: Data, turn: (text: string) => string): Data {
  if (typeof data === 'string') return turn(data);
  if (isList(data)) return data.map((one) => mapped(one, turn));
  if (!isMap(data)) return data;
  return mapOf(Object.entries(data).map(([key, value]) => [key, mapped(value, turn)]));
}

/** The data with a mark wherever the masked text has one. @throws EditError where another value is there */
function alike(data: DataMap, masked: Data, values: Spared['values']): Data {
  const turn = (one: Data, mark: Data | undefined): Data => {
    const source = typeof mark === 'string' ? values.get(mark) : undefined;
    if (source !== undefined && typeof mark === 'string') {
      if (one === source) return mark;
      throw new EditError('a value that is no YAML would change: put it into quotes first');
    }
    if (isList(one)) return one.map((value, at) => turn(value, isList(mark) ? mark[at] : undefined));
    if (!isMap(one)) return one;
    const below = isMap(mark) ? mark : null;
    const entries = Object.entries(one);
    return mapOf(entries.map(([key, value]) => [key, turn(value, below?.[key])]));
  };
  return turn(data, masked);
}
