// The command that lists what a saved state is held against.
import type { Command } from '../../model/command.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'List the rules that a saved state is held against, and what follows when one is broken',
  doors: ['cli'],
  args: [],
  options: [
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print the list',
      default: 'text',
      choices: ['text', 'json'],
    },
  ],
  examples: ['rekindle rules', 'rekindle rules --output json'],
};
