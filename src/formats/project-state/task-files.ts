// Files that no last action names: those that the task's own words name, and tests that were being written.
import type { ProjectFacts } from '../../model/bot/verdict.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { namedBy, proseOf } from './action-files.ts';
import { kindOf, locate, walk } from './file-index.ts';

/** Files of each sort that are looked at. */
const MOST = 20;

/** Words that say what is done with a task, or what a file is: by themselves they name nothing. */
const GENERAL: ReadonlySet<string> = new Set(
  (
    'task tasks implement implementation create add write build make set setup fix update refactor run do ' +
    'finish complete review deploy test tests testing spec the a an of for to and with in on code file ' +
    'files module feature new main index app init src lib'
  ).split(' '),
);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Source files all of whose words are words of the task, one of them at least no general one. */
export function pathsOfTask(task: string | null, snapshot: Snapshot): readonly string[] {
  const words = new Set(wordsOf(task ?? ''));
  if (![...words].some(isNaming)) return [];
  const { files } = walk(snapshot);
  return files.filter((path) => kindOf(path) === 'source' && isNamedBy(path, words)).slice(0, MOST);
}

function isNamedBy(path: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(baseOf(path).replace(/\.[^.]*$/, ''));
  return own.some(isNaming) && own.every((word) => words.has(word));
}

const isNaming = (word: string): boolean => !GENERAL.has(word) && !/^\d+$/.test(word);

/**
 * The files of a finished task: those that its completion lists, where they are or should be, else those that
 * its words name. What may not be looked at is left out.
 */
export function filesOfFinished(
  task: string,
  listed: readonly string[],
  snapshot: Snapshot,
): readonly string[] {
  const paths = listed.slice(0, MOST).flatMap((written) => {
    const named = namedBy(written);
    if (named.path === null) return [];
    const place = locate(named, snapshot);
    if (place.kind === 'found') return [place.path];
    return named.absolute || named.unsafe !== null ? [] : [named.path];
  });
  return listed.length > 0 ? [...new Set(paths)] : pathsOfTask(task, snapshot);
}

/** Whether tests were being written: the task is to, or the last action says so. */
export function writesTests({ task, lastAction }: Pick<ProjectFacts, 'task' | 'lastAction'>): boolean {
  const words = new Set(wordsOf(task ?? ''));
  const told = /\b(?:writing|started|starting)\b[^.;]*\btests?\b/i.test(proseOf(lastAction));
  return told || (WRITES.some((word) => words.has(word)) && TESTS.some((word) => words.has(word)));
}
const WRITES = ['write', 'add', 'create', 'writing'];
const TESTS = ['test', 'tests', 'testing'];

/** Test files; of more than are looked at one too many, which is not read and so counts as there. */
export function testPaths(snapshot: Snapshot): readonly string[] {
  const { files } = walk(snapshot);
  return files.filter((path) => kindOf(path) === 'test').slice(0, MOST + 1);
}
