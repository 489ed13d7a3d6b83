// What is wrong with a config, as sentences with keys and lines: what its schema says, and its token.
import type { z } from 'zod';
import { type Data, type DataPlace, isList, isMap, pointerOf } from '../text/data/data.ts';
import { didYouMean, orList } from '../text/suggestions.ts';
import type { Config, ConfigProblem } from './config.ts';

export type ConfigPath = readonly (string | number)[];
type Places = ReadonlyMap<string, DataPlace>;

/** One thing that the schema does not take, at its place in the config. */
export interface SchemaProblem {
  readonly path: ConfigPath;
  /** What goes after "expected". */
  readonly expected: string;
  /** The words that are known there; empty where it is free. */
  readonly words: readonly string[];
  /** The key is wrong, not its value. */
  readonly ofKey?: true;
}

/** Keys that the schema does not know, each with the way to it. */
export interface Unknown {
  readonly path: ConfigPath;
  /** Keys that are known in its stead. */
  readonly known: readonly string[];
}

/** Takes the issues of a schema apart. */
export function sorted(issues: readonly z.core.$ZodIssue[], data: Data) {
  const complaints: SchemaProblem[] = [];
  const unknown: ConfigPath[] = [];
  const sort = (issue: z.core.$ZodIssue, above: ConfigPath): void => {
    const path = [...above, ...pathOf(issue.path)];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) unknown.push([...path, key]);
    } else if (issue.code === 'invalid_union' && isMap(valueAt(data, path))) {
      // Of a word or a map the map was meant: what is wrong is inside.
      for (const one of issue.errors.flat()) if (one.path.length > 0 || !isOfAll(one)) sort(one, path);
    } else if (issue.code === 'invalid_key') {
      const expected = issue.issues[0]?.message ?? issue.message;
      complaints.push({ path, expected, words: [], ofKey: true });
    } else {
      complaints.push({ path, expected: issue.message, words: wordsOf(issue) });
    }
  };
  for (const issue of issues) sort(issue, []);
  return { complaints, unknown };
}

/** The complaint of the other branch: the value as a whole is of another kind. */
function isOfAll(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
}

function pathOf(path: readonly PropertyKey[]): ConfigPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}

function wordsOf(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(wordsOf);
  return issue.code === 'invalid_value' ? issue.values.filter((word) => typeof word === 'string') : [];
}

function valueAt(data: Data, path: ConfigPath): Data | undefined {
  let at: Data | undefined = data;
  for (const step of path) {
    if (isMap(at) && typeof step === 'string') at = Object.hasOwn(at, step) ? at[step] : undefined;
    else if (isList(at) && typeof step === 'number') at = at[step];
    else return undefined;
  }
  return at;
}

/** The line of a value; of what is missing, the line of what it is missing in. */
export function lineOf(places: Places, path: ConfigPath): number | null {
  for (let length = path.length; length > 0; length--) {
    const place = places.get(pointerOf(...path.slice(0, length)));
    if (place !== undefined) return place.line;
  }
  return places.get('')?.line ?? null;
}

/** As the docs name it: `ignore.paths[1]` counts from 1. */
export function keyOf(path: ConfigPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** Whatever is there, short enough for a sentence. */
function shown(value: Data | undefined): string {
  if (value === undefined || value === null) return 'nothing';
  if (isMap(value)) return cut(`a map of ${Object.keys(value).join(', ') || 'nothing'}`);
  if (isList(value)) return 'a list';
  return cut(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

const MOST_SHOWN = 60;

function cut(whole: string): string {
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}

/** A value that cannot be meant. */
export function wrong(complaint: SchemaProblem, data: Data, places: Places): ConfigProblem {
  const { path, expected, words } = complaint;
  const [value, line] = [complaint.ofKey ? path.at(-1) : valueAt(data, path), lineOf(places, path)];
  const near = typeof value === 'string' ? didYouMean(value, words) : '';
  const found = complaint.ofKey ? `the name ${shown(value)}` : shown(value);
  const of = named(complaint.ofKey ? path.slice(0, -1) : path);
  return {
    level: 'error',
    key: keyOf(path),
    line,
    message: `${of}: found ${found}, expected ${expected}.${near} Correct ${mended(line)}.`,
  };
}

/** The sections whose keys are names of a closed list, and what they name. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['formats', 'format'],
  ['rules', 'rule'],
  ['commands', 'slash command'],
]);
const MOST_LISTED = 8;

/** A key that means nothing: a warning; a name that means nothing: an error, since a setting hangs on it. */
export function unknownKey({ path, known }: Unknown, places: Places): ConfigProblem {
  const key = String(path.at(-1) ?? '');
  const line = lineOf(places, path);
  const section = path.length === 2 ? NAMED.get(String(path[0])) : undefined;
  const what = section ?? 'key';
  const inWhat = section || path.length === 1 ? '' : `${named(path.slice(0, -1))}: `;
  const near = didYouMean(key, known);
  const listed = known.slice(0, MOST_LISTED);
  const others = `${known.length > MOST_LISTED ? `one of ${known.length}, such as ` : ''}${orList(listed)}`;
  const expected = known.length === 0 ? 'nothing there' : others;
  const effect = section ? '' : ' It has no effect.';
  return {
    level: section ? 'error' : 'warning',
    key: keyOf(path),
    line,
    message:
      `${inWhat}found the unknown ${what} ${shown(key)}, expected ${expected}.${near}${effect}` +
      ` Correct or remove ${mended(line)}.`,
  };
}

function named(path: ConfigPath): string {
  return path.length === 0 ? 'The config' : keyOf(path);
}

function mended(line: number | null): string {
  return line === null ? 'it' : `line ${line}`;
}

/**
 * What the token says against the configured dispatch: GitHub lets a mention by GITHUB_TOKEN start nothing.
 * `null`: nothing.
 */
export function dispatchProblem(config: Config, token: 'github-token' | 'own'): ConfigProblem | null {
  const { dispatch } = config;
  if (dispatch.kind !== 'mention' || token === 'own') return null;
  const message =
    'dispatch.mention: found the token of the workflow itself (GITHUB_TOKEN), whose mentions start no ' +
    "agent, expected an App's or a person's. Give one as the input github-token, or choose another dispatch.";
  return { level: 'error', key: 'dispatch.mention', line: dispatch.line, message };
}
