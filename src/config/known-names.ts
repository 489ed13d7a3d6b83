// The names that a config may use, from the lists themselves.
import type { Command } from '../model/command.ts';
import type { Format } from '../model/format.ts';
import type { Rule } from '../model/rule.ts';
import type { KnownNames } from './config.ts';

/** `rules`: those of single formats included. Of the commands those count that can be given in a comment. */
export function knownOf(
  formats: readonly Pick<Format, 'id' | 'matches' | 'where'>[],
  rules: readonly Pick<Rule, 'id'>[],
  commands: readonly Pick<Command, 'name' | 'slash'>[],
): KnownNames {
  return {
    formats: formats.map(({ id }) => id),
    claims: formats.map(({ id, matches, where }) => ({ id, matches, words: wordsIn(where) })),
    rules: rules.map(({ id }) => id),
    commands: new Map(
      commands.flatMap(({ name, slash }) => (slash?.names ?? []).map((written) => [written, name] as const)),
    ),
  };
}

/** Names of files and folders that a line of the list of formats shows. */
function wordsIn(where: string): readonly string[] {
  const shown = where.match(/`[^`]+`/g) ?? [];
  const names = shown.flatMap((one) => one.replaceAll('`', '').split('/'));
  return [...new Set(names.filter((name) => /^[\w.-]+$/.test(name)))];
}
