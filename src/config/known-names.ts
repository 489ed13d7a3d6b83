// The names that a config may use, from the lists themselves.
import type { Command } from '../model/command.ts';
import type { Format } from '../model/format.ts';
import type { Rule } from '../model/rule.ts';
import type { KnownNames } from './config.ts';

/** `rules`: those of single formats included. Of the commands those count that can be given in a comment. */
export function knownOf(
  formats: readonly Pick<Format, 'id'>[],
  rules: readonly Pick<Rule, 'id'>[],
  commands: readonly Pick<Command, 'name' | 'slash'>[],
): KnownNames {
  return {
    formats: formats.map(({ id }) => id),
    rules: rules.map(({ id }) => id),
    commands: new Map(
      commands.flatMap(({ name, slash }) => (slash?.names ?? []).map((written) => [written, name] as const)),
    ),
  };
}
