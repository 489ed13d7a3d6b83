// The command that prints what an agent needs in order to go on with one workflow.
import { AGES, BRIEF, type Command, ID } from '../../model/command.ts';

export const brief: Command = {
  name: BRIEF,
  summary: 'Print what an agent needs to go on with a workflow',
  doors: ['cli'],
  args: [ID],
  options: [
    { flags: '-C DIR', about: 'a folder of the repository', default: 'the current one' },
    {
      flags: '--branch NAME',
      completes: 'branches',
      about:
        'the newest commit of this branch (default: what is on disk; where it has no such id, every branch)',
    },
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print it',
      default: 'markdown',
      choices: ['markdown', 'json'],
    },
    ...AGES,
  ],
  examples: [
    'rekindle brief ai-dev-shop:003-invoice-export',
    'rekindle brief humaninloop:005-user-auth --branch feature/login --output json',
  ],
};
