// The command that lists the families of state files that can be read.
import { type Command, DIR, DIR_OPTION } from '../../model/command.ts';

export const formats: Command = {
  name: 'formats',
  summary: 'List the state-file formats that Rekindle reads, and where it looks for them',
  doors: ['cli'],
  args: [DIR],
  options: [
    DIR_OPTION,
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print the list',
      default: 'text',
      choices: ['text', 'json'],
    },
  ],
  examples: ['rekindle formats', 'rekindle formats ../shop --output json'],
};
