// `rekindle completion`: the script of a shell, or what the last of the typed words may become.
import { cliCommands } from '../commands/index.ts';
import { UserError } from '../model/errors.ts';
import { didYouMean, orList } from '../text/suggestions.ts';
import { completionsFor } from './typed/complete.ts';
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
  // A person who presses a key wants words and no messages.
  const quiet = { ...world, stderr: { write: () => {} } };
  const typed = words.map((word) => word.trim());
  const lookups = {
    ids: async (dir: string) => (await import('./look/ids.ts')).idsIn(dir, quiet),
    formats: async (dir: string) => (await import('./look/ids.ts')).formatsIn(dir, quiet),
  };
  const found = await completionsFor(typed, cliCommands, lookups, Object.keys(SCRIPTS));
  const lines = found.map(({ word, about }) => (about === '' ? word : `${word}\t${about}`));
  world.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return FINE;
}
