// The command that says which tools' files are here, and which of them are read, and why the others are not.
import type { Command } from '../../model/command.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: "Say which tools' files are here, which of them are read, and why the others are not",
  doors: ['cli'],
  args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
  options: [
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print what was found',
      default: 'text',
      choices: ['text', 'json'],
    },
  ],
  examples: ['rekindle doctor', 'rekindle doctor ../shop --output json'],
};
