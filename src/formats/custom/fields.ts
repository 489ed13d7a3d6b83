// Fields of a described format: read out of front matter, YAML or JSON, and set where they stand.
import {
  type FieldEdit,
  type FieldSource,
  fieldAt,
  lineAt,
  setFields,
  textOf,
  valueAt,
} from '../../formkit/fields.ts';
import { type Vocabulary, vocabulary } from '../../formkit/vocabulary.ts';
import { timestampOf } from '../../formkit/workflow-state.ts';
import type { Codec } from '../../model/codec.ts';
import type { CustomCodec, CustomField, CustomFormat } from '../../model/custom-format.ts';
import { StateError } from '../../model/errors.ts';
import type { Timestamp, Word } from '../../model/workflow.ts';
import { type Data, type DataDocument, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { json } from '../../text/json/document.ts';
import type { Extent } from '../../text/status/takes-back.ts';
import { formatTimeLike } from '../../text/timestamp-style.ts';
import { yaml } from '../../text/yaml/document.ts';
import { frontMatter, hasFrontMatter } from '../../text/yaml/front-matter.ts';

const ofData = (codec: Codec<DataDocument>): Codec<FieldSource> => ({
  parse(text) {
    const { data, places } = codec.parse(text);
    if (isMap(data)) return { data, places };
    const message = 'found no map of fields, expected "key: value" lines. Restore it from history.';
    throw new StateError('state-readable', message, 1);
  },
  print: (text, { data, places }) => codec.print(text, { data, places }),
});

/** How the fields of each kind of file are read and written; of a check list those of its front matter. */
export const FIELD_CODECS: Readonly<Record<CustomCodec, Codec<FieldSource>>> = {
  'check-list': { parse: (text) => frontMatter.parse(text), print: printFront },
  'front-matter': { parse: (text) => frontMatter.parse(text), print: printFront },
  yaml: ofData(yaml),
  json: ofData(json),
};

function printFront(text: string, { data }: FieldSource): string {
  return frontMatter.print(text, { ...frontMatter.parse(text), data });
}

/** A field that was looked up in its vocabulary; `null`: the description has none. */
export interface FoundField<Meaning> {
  readonly word: Word;
  /** `null` where the file has no such field, or a word that means nothing. */
  readonly meaning: Meaning | null;
}

/** Meanings that end or approve something: a word of theirs that its own sentence takes back says nothing. */
interface Ends<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly extent: Extent;
}

/** What a described field says; one that is not described says nothing. */
export function foundAt<Meaning>(
  field: CustomField<Meaning> | null,
  fields: FieldSource,
  ends: Ends<Meaning> | null = null,
): FoundField<Meaning> | null {
  if (field === null) return null;
  const { at, words } = field;
  const known = wordsOf(words, ends);
  const found = fieldAt(fields, ...at);
  const odd = found === null ? oddOn(at, fields) : null;
  const line = found?.line ?? lineAt(fields, ...(odd?.at ?? at));
  const word = known.word(at.join('.'), found?.text ?? null, line);
  return {
    word: odd === null ? word : { ...word, found: odd.text, known: false },
    meaning: found === null ? null : known.means(found.text),
  };
}

/**
 * What stands where a field's word is expected, or on the way to it: a list, nothing after the colon, or
 * `review: no` in place of a map. `null`: the file has no such field.
 */
function oddOn(at: DataPath, { data }: FieldSource): { readonly at: DataPath; readonly text: string } | null {
  const ways = at.map((_, i) => at.slice(0, i + 1));
  const stop = ways.find((way) => !isMap(valueAt(data, ...way))) ?? at;
  const found = valueAt(data, ...stop);
  const isAbsent = found === undefined || (found === null && stop.length < at.length);
  return isAbsent ? null : { at: stop, text: textOf(found) };
}

/** The vocabulary of a description's words. */
export function wordsOf<Meaning>(
  words: ReadonlyMap<string, Meaning>,
  ends: Ends<Meaning> | null,
): Vocabulary<Meaning> {
  const ending = [...words].flatMap(([word, meaning]) => (ends?.meanings.includes(meaning) ? [word] : []));
  return vocabulary(Object.fromEntries(words), {}, ending, ends?.extent);
}

/** The times that a description names, as far as the file has them. */
export function timestampsIn({ timestamps }: CustomFormat, fields: FieldSource): readonly Timestamp[] {
  return [...timestamps].flatMap(([name, meaning]) => {
    const found = fieldAt(fields, ...name.split('.'));
    return found === null ? [] : timestampOf(name, found.text, found.line, meaning === 'activity');
  });
}

/** The first word that a description has for a meaning; `null`: it has none, so nothing can be written. */
export function wordFor<Meaning>(field: CustomField<Meaning> | null, meant: Meaning): string | null {
  return [...(field?.words ?? [])].find(([, meaning]) => meaning === meant)?.[0] ?? null;
}

/** `true` and `false` are what they are in the file; every other word is text. */
export function valueFor(word: string, now: Data | undefined): Data {
  const isSwitch = word === 'true' || word === 'false';
  return isSwitch && typeof now !== 'string' ? word === 'true' : word;
}

/** Sets fields, and with them each time of activity that the file has, in its own spelling. */
export function withEdits(
  { timestamps }: CustomFormat,
  fields: FieldSource,
  edits: FieldEdit,
  now: number,
): FieldSource {
  const times = [...timestamps].flatMap(([name, meaning]): FieldEdit => {
    const at = name.split('.');
    const found = meaning === 'activity' ? fieldAt(fields, ...at) : null;
    return found === null ? [] : [[at, formatTimeLike(now, found.text)]];
  });
  return { ...fields, data: setFields(fields.data, [...edits, ...times]) };
}

/** Whether a text has one of the described fields, damaged or not: a signature that other files lack. */
export function hasField({ codec, status, step, items, approval }: CustomFormat, text: string): boolean {
  if (codec !== 'yaml' && codec !== 'json' && !hasFrontMatter(text)) return false;
  const keys = [status, step, items, approval].flatMap((one) => one?.at[0] ?? []);
  const lines = text.split(/\r\n?|\n/);
  return keys.some((key) =>
    codec === 'json' ? text.includes(`"${key}"`) : lines.some((line) => begins(line, key)),
  );
}

const begins = (line: string, key: string): boolean =>
  [`${key}:`, `"${key}":`, `'${key}':`].some((start) => line.replace('\uFEFF', '').startsWith(start));
