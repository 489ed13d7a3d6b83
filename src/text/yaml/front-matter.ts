// Front matter: the YAML between two `---` lines at the top of a file, and the body after it.
import type { Codec } from '../../model/codec.ts';
import { EditError, StateError } from '../../model/errors.ts';
import { type DataMap, type DataPlace, isList, isMap, pointerOf } from '../data/data.ts';
import { eolOf, linesOf, refuseConflicts } from '../lines.ts';
import { frontMatterEnd } from '../markdown/blocks.ts';
import { printYaml, readYaml } from './document.ts';

/**
 * `print` looks at `data` (as `printYaml` does) and `body` (as it stands); the rest belongs to the text that
 * was read.
 */
export interface FrontMatter {
  readonly data: DataMap;
  /** Line of each top-level key in the file, from 1. */
  readonly lines: ReadonlyMap<string, number>;
  /** Place of every value in the file, by JSON Pointer. */
  readonly places: ReadonlyMap<string, DataPlace>;
  /** Everything after the line of the closing `---`. */
  readonly body: string;
  /** The body's first line in the file, from 1. */
  readonly bodyLine: number;
}

/** A file with front matter; `print` edits the data in place and writes the body as it is given. */
export const frontMatter: Codec<FrontMatter> = { parse: readFrontMatter, print: printFrontMatter };

/** Does the text begin with a `---` line, whatever stands after the dashes? */
export function hasFrontMatter(text: string): boolean {
  return /^\uFEFF?---(?!-)/.test(text);
}

/**
 * @throws StateError `state-safe` where something stands after the first `---` (it would name a language
 * to run); `state-readable` where there is no front matter, it never closes, or it is no map; and as
 * `readYaml`
 */
function readFrontMatter(text: string): FrontMatter {
  const { yaml, bodyStart, bodyLine } = partsOf(text);
  const read = readYaml(yaml, 2);
  const data = read.data ?? EMPTY;
  if (!isMap(data)) {
    const found = isList(data) ? 'a list' : 'one value';
    const expected = 'expected "key: value" lines. Restore it from history.';
    throw unreadable(`found ${found} as front matter, ${expected}`, 2);
  }
  const lines = new Map(Object.keys(data).map((key) => [key, read.places.get(pointerOf(key))?.line ?? 2]));
  return { data, lines, places: read.places, body: text.slice(bodyStart), bodyLine };
}

const EMPTY: DataMap = Object.freeze(Object.create(null));

/** @throws EditError as `printYaml` does, and where the body would not read back */
function printFrontMatter(text: string, doc: FrontMatter): string {
  const { yaml, yamlStart, yamlEnd, bodyStart, closed } = partsOf(text);
  const usual = eolOf(linesOf(text));
  const empty = Object.keys(doc.data).length === 0 && readYaml(yaml, 2).data === null;
  const head = text.slice(0, yamlStart) + (empty ? yaml : printYaml(yaml, doc.data, usual, 2));
  if (doc.body === text.slice(bodyStart)) return head + text.slice(yamlEnd);
  // A lone CR before a body that begins with LF would become one line ending with it.
  const joins = usual === '\r' && doc.body.startsWith('\n');
  const eol = closed ? '' : joins ? '\n' : usual;
  const printed = head + text.slice(yamlEnd, bodyStart) + eol + doc.body;
  if (!readsBack(printed, doc.body))
    throw new EditError('the new body cannot be written: it does not read back');
  return printed;
}

function readsBack(printed: string, body: string): boolean {
  try {
    return readFrontMatter(printed).body === body;
  } catch (error) {
    if (error instanceof StateError) return false;
    throw error;
  }
}

interface Parts {
  readonly yaml: string;
  readonly yamlStart: number;
  readonly yamlEnd: number;
  readonly bodyStart: number;
  readonly bodyLine: number;
  /** Whether the closing line has a line ending. */
  readonly closed: boolean;
}

function partsOf(text: string): Parts {
  const lines = linesOf(text);
  refuseConflicts(lines);
  const [first] = lines;
  const opening = first?.text ?? '';
  if (!hasFrontMatter(text))
    throw unreadable('found no front matter, expected "---" on line 1. Restore it from history.', 1);
  if (opening.trimEnd() !== '---') {
    const found = JSON.stringify(opening.slice(0, 40));
    const message = `found ${found} on line 1, expected "---" alone. Remove the rest.`;
    throw new StateError('state-safe', message, 1);
  }
  const end = frontMatterEnd(lines);
  const close = lines[end - 1];
  const yamlStart = lines[1]?.start ?? text.length;
  if (end < 2 || !close)
    throw unreadable('found front matter that opens on line 1 and never closes, expected "---" after it.', 1);
  // Other tools split at the first line that begins with three dashes: only where this is the closing one do
  // all see the same front matter, and gray-matter does, as the tests prove.
  const odd = lines.slice(1, end - 1).find((line) => line.text.startsWith('---'));
  if (odd) {
    const message = `found front matter with "${odd.text.slice(0, 8)}" on line ${odd.number}`;
    throw unreadable(`${message}, expected no line that begins with "---". Quote or remove it.`, odd.number);
  }
  return {
    yaml: text.slice(yamlStart, close.start),
    yamlStart,
    yamlEnd: close.start,
    bodyStart: close.end + close.eol.length,
    bodyLine: end + 1,
    closed: close.eol !== '',
  };
}

function unreadable(message: string, line: number): StateError {
  return new StateError('state-readable', message, line);
}
