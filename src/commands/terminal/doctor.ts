// The command that says which tools' files are here, and which of them are read, and why the others are not.
import { type Command, DIR, DIR_OPTION } from '../../model/command.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: "Say which tools' files are here, which of them are read, and why the others are not",
  doors: ['cli'],
  args: [DIR],
  options: [
    DIR_OPTION,
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
