// The command that asks whether an interrupted workflow is there for a described feature.
import { type Command, DIR, DIR_OPTION } from '../../model/command.ts';

export const detect: Command = {
  name: 'detect',
  summary: 'Find the interrupted workflow that a feature description means',
  doors: ['cli'],
  args: [{ name: 'WORDS', about: 'what the feature is about, or its name', required: true }, DIR],
  options: [
    DIR_OPTION,
    {
      flags: '--worktree',
      about: 'what is on disk only (default: what is on disk, and every branch of a repository)',
    },
    {
      flags: '--branch NAME',
      completes: 'branches',
      about: 'the newest commit of this branch only',
      repeatable: true,
    },
    { flags: '--all-branches', about: 'every branch only' },
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print what was found',
      default: 'text',
      choices: ['text', 'json'],
    },
    {
      flags: '--only FORMAT',
      completes: 'formats',
      about: 'only workflows of this format; see "rekindle formats"',
      repeatable: true,
    },
  ],
  examples: [
    'rekindle detect "sign in with a password"',
    'rekindle detect 005-user-auth ../shop --output json',
  ],
};
