// Labels: `key: value` in front matter that need not be YAML, and `**Label:** value` in the body.
import type { Codec } from '../model/codec.ts';
import { EditError, StateError } from '../model/errors.ts';
import { duplicateKey } from '../text/data/data.ts';
import { type Line, linesOf, refuseConflicts, splice } from '../text/lines.ts';
import { frontMatterEnd, kindsOf } from '../text/markdown/blocks.ts';
import { isNothing, nameOf } from '../text/vocabulary.ts';

/** A value with the place that it has. */
export interface LabelField {
  /** In its normal spelling: `last_activity`, below a map `progress.total_phases`. */
  readonly key: string;
  readonly value: string;
  /** Whether it stands in the front matter. */
  readonly front: boolean;
  /** The heading above it in the body, in its normal spelling; `''` in the front matter. */
  readonly section: string;
  readonly line: number;
}

/** `print` looks at the values alone. */
export interface LabelDocument {
  readonly fields: readonly LabelField[];
}

/**
 * The first of these fields that says something, the front matter before the body; in the body below a
 * heading of these alone, by its normal spelling, as logs and archives have the same labels.
 */
export function labelOf(
  { fields }: LabelDocument,
  sections: RegExp,
  ...keys: readonly string[]
): LabelField | null {
  const named = keys.flatMap((key) => fields.filter((field) => field.key === key));
  return named.find(({ front }) => front) ?? named.find(({ section }) => sections.test(section)) ?? null;
}

/** A line for an agent, `task: …`; nothing where nothing is said. */
export const labelled = (label: string, value: string | null | undefined): readonly string[] =>
  value == null || isNothing(value) ? [] : [`${label}: ${value}`];

interface Found {
  readonly field: LabelField;
  readonly start: number;
  readonly end: number;
}

/** `stopped_at: Completed 02: done` is no YAML and common: the value follows the first colon. */
const FRONT = /^([ \t]*)([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/;
/** `Phase: 4 of 6`, `**Status:** text`, `- Last session: …`. */
const BODY = /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?([A-Z][A-Za-z ]{1,30}):(?:\*\*)?[ \t]+(\S.*)$/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/;
const MOST = 2000;

const CUT =
  'found front matter that begins with "---" and never ends, expected a second "---". ' +
  'Restore the file from history.';

/** The lens between a text and its labels: a new value changes what stands after its colon. */
export const labels: Codec<LabelDocument> = {
  parse(text) {
    const lines = linesOf(text);
    refuseConflicts(lines);
    const cut = lines[0]?.text.trimEnd() === '---' && FRONT.test(lines[1]?.text ?? '');
    if (cut && frontMatterEnd(lines) === 0) throw new StateError('state-readable', CUT, 1);
    refuseTwice(lines.slice(0, frontMatterEnd(lines)));
    return { fields: scan(text).map(({ field }) => field) };
  },
  print(text, { fields }) {
    const found = scan(text);
    if (found.length !== fields.length) throw new EditError('the text has other fields than the document');
    const edits = found.flatMap(({ field, start, end }, i) => {
      const value = fields[i]?.value ?? field.value;
      return value === field.value ? [] : [{ start, end, text: value }];
    });
    const printed = splice(text, edits);
    const again = scan(printed);
    if (again.length !== fields.length || again.some(({ field }, i) => field.value !== fields[i]?.value))
      throw new EditError('a value cannot be written in place: the file would say something else');
    return printed;
  },
};

/** Which of two values of one key is meant is never guessed (faults S08). */
function refuseTwice(front: readonly Line[]): void {
  const known = new Map<string, number>();
  for (const { text, number } of front) {
    const [, indent, key = ''] = FRONT.exec(text) ?? [];
    if (indent !== '') continue;
    const first = known.get(key);
    known.set(key, first ?? number);
    if (first !== undefined) throw duplicateKey(key, first, number);
  }
}

/** The labels of a text, in its order. */
export function labelsIn(text: string): readonly LabelField[] {
  return scan(text).map(({ field }) => field);
}

function scan(text: string): readonly Found[] {
  const lines = linesOf(text);
  const end = frontMatterEnd(lines);
  const kinds = kindsOf(lines);
  const found: Found[] = [];
  let section = '';
  let above = '';
  for (const [i, line] of lines.entries()) {
    if (found.length >= MOST) break;
    const front = i < end;
    if (!front && kinds[i] !== 'text') continue;
    const heading = front ? undefined : HEADING.exec(line.text)?.[1];
    if (heading !== undefined) section = nameOf(heading);
    const [whole, indent = '', key = '', value = ''] = front
      ? (FRONT.exec(line.text) ?? [])
      : labelIn(line.text);
    if (whole === undefined) continue;
    if (front && indent === '') above = value === '' ? `${key}.` : '';
    const bare = bareOf(value);
    if (bare.text === '') continue;
    const start = line.start + line.text.length - value.length + bare.at;
    found.push({
      start,
      end: start + bare.text.length,
      field: {
        key: front && indent !== '' ? `${above}${key}` : key,
        value: bare.text,
        front,
        section: front ? '' : section,
        line: line.number,
      },
    });
  }
  return found;
}

/** A label of the body in the form of a match of the front matter: whole, no indent, key, value. */
function labelIn(text: string): readonly string[] {
  const [whole, label = '', value = ''] = BODY.exec(text) ?? [];
  return whole === undefined ? [] : [whole, '', nameOf(label), value];
}

/** What stands between quotes, or the value without blanks at its end. */
function bareOf(value: string): { readonly text: string; readonly at: number } {
  const quoted = /^(["'])(.*)\1[ \t]*$/.exec(value);
  return quoted ? { text: quoted[2] ?? '', at: 1 } : { text: value.trimEnd(), at: 0 };
}

/** The document with other values in some of its fields. */
export function withValues(doc: LabelDocument, values: ReadonlyMap<LabelField, string>): LabelDocument {
  return { fields: doc.fields.map((field) => ({ ...field, value: values.get(field) ?? field.value })) };
}
