// The command that writes the files with which a repository on GitHub starts to use the Action.
import type { Command } from '../../model/command.ts';

export const init: Command = {
  name: 'init',
  summary: 'Write starter workflow files and a config for GitHub Actions, never over a file that is there',
  doors: ['cli'],
  args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
  options: [
    { flags: '--yes', about: 'go ahead without asking' },
    { flags: '--dry-run', about: 'print the files and change nothing' },
  ],
  examples: ['rekindle init --dry-run', 'rekindle init ../shop --yes'],
};
