// The command that writes the files with which a repository begins: for the Action, and for agents.
import { CODING_AGENTS, type Command, DIR, DIR_OPTION } from '../../model/command.ts';

export const init: Command = {
  name: 'init',
  summary: 'Write starter files for GitHub Actions, or for agents, and change nothing that is there',
  doors: ['cli'],
  args: [DIR],
  options: [
    DIR_OPTION,
    {
      flags: '--uses OWNER/REPO@REF',
      about:
        'where the files take the Action from: a full commit, or a tag or branch, whose commit is looked ' +
        'up (default: the release that this copy of rekindle is from; there is no default in a clone)',
    },
    {
      flags: '--agent AGENT',
      about:
        'write the hooks of this agent and a note for it instead; with --uses the files for GitHub as well',
      choices: CODING_AGENTS,
      repeatable: true,
    },
    { flags: '--yes', short: '-y', about: 'go ahead without asking' },
    { flags: '--dry-run', about: 'print the files and change nothing' },
  ],
  examples: [
    'rekindle init --dry-run',
    'rekindle init ../shop --yes',
    'rekindle init --agent claude --agent codex',
    'rekindle init --uses octo-org/rekindle@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
  ],
};
