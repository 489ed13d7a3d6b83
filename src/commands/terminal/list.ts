// The command that lists workflows, one row each.
import { AGES, type Command, DIR, DIR_OPTION } from '../../model/command.ts';

export const list: Command = {
  name: 'list',
  summary: 'List every workflow of all branches, one row each: what it waits for, its age and branch',
  doors: ['cli'],
  args: [DIR],
  options: [
    DIR_OPTION,
    { flags: '--worktree', about: 'only what is on disk' },
    {
      flags: '--branch NAME',
      completes: 'branches',
      about: 'only the newest commit of this branch',
      repeatable: true,
    },
    { flags: '--all-branches', about: 'only what branches hold, and nothing that is on disk alone' },
    {
      flags: '--json FIELDS',
      about: 'these fields as JSON on one line, separated by commas; without any it says which there are',
      optional: true,
    },
    {
      flags: '--only FORMAT',
      completes: 'formats',
      about: 'only workflows of this format; see "rekindle formats"',
      repeatable: true,
    },
    ...AGES,
    {
      flags: '--fail-on WHAT',
      about:
        'end with status 1 when something is invalid, or (stale) stale or abandoned as well, or (decision) ' +
        'waits for a person as well',
      default: 'none',
      choices: ['none', 'stale', 'decision', 'invalid'],
    },
  ],
  examples: [
    'rekindle list',
    'rekindle list --worktree --only specify',
    'rekindle list --json id,waits_for,branch',
    'rekindle list --fail-on decision',
  ],
};
