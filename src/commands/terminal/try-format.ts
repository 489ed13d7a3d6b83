// The command that reads one file by the formats that the config of this checkout describes.
import type { Command } from '../../model/command.ts';

export const tryFormat: Command = {
  name: 'try-format',
  summary: 'Read one file by the custom formats of the config in this working tree, merged or not',
  doors: ['cli'],
  args: [
    { name: 'FILE', about: 'the state file, as a path from the root of the repository', required: true },
  ],
  options: [
    { flags: '-C DIR', about: 'a folder of the repository', default: 'the current one' },
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print it',
      default: 'text',
      choices: ['text', 'json'],
    },
  ],
  examples: [
    'rekindle try-format work/login/todo.md',
    'rekindle try-format work/login/todo.md --output json',
  ],
};
