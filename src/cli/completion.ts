// `rekindle completion`: the script of a shell, or what the last of the typed words may become.
import { cliCommands } from '../commands/index.ts';
import { UserError } from '../model/errors.ts';
import { didYouMean, orList } from '../text/suggestions.ts';
import { readLine, writtenAfter } from './typed/bash-line.ts';
import { completionsFor, type Lookups } from './typed/complete.ts';
import type { CommandLine } from './typed/program.ts';
import { SCRIPTS } from './typed/shell-scripts.ts';
import { FINE, type World } from './world.ts';

export async function completion(
  { args: [shell = '', ...words] }: CommandLine,
  world: World,
): Promise<number> {
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined)
    throw new UserError(
      `SHELL: found ${JSON.stringify(shell)}, expected ${orList(Object.keys(SCRIPTS))}.` +
        didYouMean(shell, Object.keys(SCRIPTS)),
    );
  if (words.length === 0) {
    world.stdout.write(script);
    return FINE;
  }
  const lines = shell === 'bash' ? await bashLines(words, world) : await wordLines(words, world);
  world.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return FINE;
}

/** For shells that quote by themselves: a word a line, after a tab what it is. */
async function wordLines(words: readonly string[], world: World): Promise<readonly string[]> {
  const typed = words.map((word) => (word === BLANK ? '' : word));
  const found = await completionsFor(typed, cliCommands, lookupsIn(world));
  return found.map(({ word, about }) => (about === '' ? word : `${word}\t${about}`));
}

/** PowerShell drops empty words. */
const BLANK = ' ';

/** bash hands on its line up to the cursor and what it replaces of it, and puts in all as it stands. */
async function bashLines([line = '', replaced = '']: readonly string[], world: World) {
  const found = await completionsFor(readLine(line).words.slice(1), cliCommands, lookupsIn(world));
  return found.map(({ word }) => writtenAfter(line, replaced, word));
}

function lookupsIn(world: World): Lookups {
  // A person who presses a key wants words and no messages.
  const quiet = { ...world, stderr: { write: () => {} } };
  const load = () => import('./look/ids.ts');
  const at = (dir: string) => atHome(dir, world.env['HOME']);
  return {
    ids: async (dir) => (await load()).idsIn(at(dir), quiet),
    questions: async (dir, id) => (await load()).questionsIn(at(dir), id, quiet),
    formats: async (dir) => (await load()).formatsIn(at(dir), quiet),
    branches: async (dir) => (await load()).branchesIn(at(dir), quiet),
    archives: async (dir) => (await load()).archivesIn(at(dir), quiet),
  };
}

/** A folder as it was typed: a shell hands on its words for home before it puts in what they stand for. */
function atHome(dir: string, home: string | undefined): string {
  return home ? dir.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/, () => home) : dir;
}
