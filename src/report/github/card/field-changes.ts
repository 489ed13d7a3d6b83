// What a change of a file changes, field by field as people read it, and what stays as it is.
import type { FileChange } from '../../../model/change.ts';
import { unifiedDiff } from '../../../text/diff.ts';
import { counted } from '../../../text/plural.ts';
import { mdRow, mdTable, placed } from '../../markdown/card.ts';
import { cell } from '../format.ts';

/** A line that went, came, or came in another's place. Numbers from 1: of the line as it was, or as it is. */
export interface FieldChange {
  /** The field that the line is about, as far as a line says it; `null` elsewhere. */
  readonly field: string | null;
  readonly line: number;
  /** `null`: the line was not there. */
  readonly before: string | null;
  /** `null`: the line is gone. */
  readonly after: string | null;
}

type Written = FileChange & { readonly kind: 'write' };

/** `key: value`, `"key": value`, `key=value`, of three words at most: a sentence has colons as well. */
const FIELD = /^[\s>*-]*["']?([A-Za-z_][\w.-]{0,40}(?: [\w.-]{1,40}){0,2})["'*]*\s*[:=]/;
/** A row of a table: its first cell is the name. */
const ROW = /^\s*\|[\s*`]{0,9}([^|*`]{1,60}?)[\s*`]{0,9}\|/;

function fieldOf(line: string): string | null {
  const [, name] = FIELD.exec(line) ?? ROW.exec(line) ?? [];
  return name === undefined || name === '' ? null : name;
}

/** The changed lines in their order; a line that came is held against the one of the same field that went. */
export function fieldsOf({ path, before, after }: Written): readonly FieldChange[] {
  const changes: FieldChange[] = [];
  let gone: (readonly [line: number, text: string])[] = [];
  let came: (readonly [line: number, text: string])[] = [];
  const flush = () => {
    changes.push(...pairsOf(gone, came));
    gone = [];
    came = [];
  };
  let [old, now] = [0, 0];
  for (const line of hunkLines(unifiedDiff(path, before ?? '', after))) {
    const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line) ?? [];
    const text = line.slice(1).replace(/\r$/, '');
    if (from !== undefined && to !== undefined) {
      flush();
      [old, now] = [Number(from), Number(to)];
    } else if (line.startsWith('-')) gone.push([old++, text]);
    else if (line.startsWith('+')) came.push([now++, text]);
    else if (line.startsWith(' ')) {
      flush();
      old++;
      now++;
    }
  }
  flush();
  return changes;
}

/** The lines of a difference from its first hunk on. */
function hunkLines(diff: string): readonly string[] {
  const lines = diff.split('\n');
  const first = lines.findIndex((line) => line.startsWith('@@'));
  return first < 0 ? [] : lines.slice(first);
}

type Line = readonly [line: number, text: string];

function pairsOf(gone: readonly Line[], came: readonly Line[]): readonly FieldChange[] {
  const left = [...gone];
  const rows = came.map(([line, after]): FieldChange => {
    const field = fieldOf(after);
    const at = field === null ? -1 : left.findIndex(([, text]) => fieldOf(text) === field);
    const [pair] = at < 0 ? [] : left.splice(at, 1);
    return { field, line, before: pair?.[1] ?? null, after };
  });
  const removed = left.map(([line, before]) => ({ field: fieldOf(before), line, before, after: null }));
  return [...removed, ...rows];
}

/** A row for each changed line, whole or as many as there is room for. */
export const FIELD_HEAD = mdTable(['Line', 'Field', 'Before', 'After'], []);

export function fieldRow({ field, line, before, after }: FieldChange): string {
  return mdRow([String(line), cell(field, 60), shown(before), shown(after)]);
}

function shown(text: string | null): string {
  if (text === null) return '–';
  return cell(contentOf(text) || text.trim() || '(an empty line)', 240);
}

/** What stands after the field's name. */
const contentOf = (text: string): string => text.slice(FIELD.exec(text)?.[0].length ?? 0).trim();

/** The values of a field that no one has filled, as YAML and JSON write them; a bare bracket opens others. */
const DEFAULT = /^(?:null|~|0|false|pending|\[\]|\{\}|""|''|[[{]|)$/;

/** Whether the line came with a field at its default, or with the name that such fields stand under. */
export function isDefault({ field, before, after }: FieldChange): boolean {
  if (field === null || before !== null || after === null) return false;
  return DEFAULT.test(
    contentOf(after)
      .replace(/(?:^|\s)#.*$/, '')
      .replace(/,$/, '')
      .trim(),
  );
}

/** A row for each field that came with its default: it has no value before. */
export const DEFAULT_HEAD = mdTable(['Line', 'Field', 'Value'], []);

export function defaultRow({ field, line, after }: FieldChange): string {
  return mdRow([String(line), cell(field, 60), cell(contentOf(after ?? ''), 240)]);
}

/** What a file's change touches, without its values: fields that change, how many lines come and go. */
export function touchedWords(file: Written): string {
  const changes = fieldsOf(file);
  const fields = changes.filter(
    ({ field, before, after }) => field !== null && before !== null && after !== null,
  );
  const names = [...new Set(fields.map(({ field }) => cell(field, 60)))].slice(0, 8);
  const came = changes.filter(({ before }) => before === null).length;
  const gone = changes.filter(({ after }) => after === null).length;
  const facts = [
    ...(names.length === 0 ? [] : [names.join(', ')]),
    ...(came === 0 ? [] : [counted(came, 'new line')]),
    ...(gone === 0 ? [] : [`${counted(gone, 'line')} less`]),
  ];
  return `${placed(file.path, null)}: ${facts.join('; ') || 'as a whole'}`;
}

/** What a change leaves alone, a sentence for each file that it writes. */
export function keptWords(file: Written): string {
  if (file.before === null) return `${placed(file.path, null)} is new.`;
  const all = linesIn(file.before);
  const touched = fieldsOf(file).filter(({ before }) => before !== null).length;
  const kept = all - touched;
  return (
    `${placed(file.path, null)}: ${kept} of its ${all} lines, with their comments, order, quotes, ` +
    'line ends and the end of the file.'
  );
}

function linesIn(text: string): number {
  const lines = text.split('\n').length;
  return text.endsWith('\n') ? lines - 1 : lines;
}
