// The command that writes the files with which a repository on GitHub starts to use the Action.
import type { Command } from '../../model/command.ts';

export const init: Command = {
  name: 'init',
  summary: 'Write starter workflow files and a config for GitHub Actions, never over a file that is there',
  doors: ['cli'],
  args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
  options: [
    {
      flags: '--uses OWNER/REPO@REF',
      about:
        'where the files take the Action from: a full commit, or a tag or branch, whose commit is looked ' +
        'up (default: the release that this copy of rekindle is from; there is no default in a clone)',
    },
    { flags: '--yes', about: 'go ahead without asking' },
    { flags: '--dry-run', about: 'print the files and change nothing' },
  ],
  examples: [
    'rekindle init --dry-run',
    'rekindle init ../shop --yes',
    'rekindle init --uses octo-org/rekindle@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
  ],
};
