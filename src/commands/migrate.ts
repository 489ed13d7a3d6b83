// The command that brings state files to their newest version.
import { type Command, ID, WRITES } from '../model/command.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'Bring state files to the newest version of their format',
  doors: ['cli', 'comment'],
  args: [
    { ...ID, about: 'the id that "rekindle list" shows, or as much of it as is unique', repeatable: true },
  ],
  options: [
    { flags: '--all', about: 'every workflow whose state file is old' },
    { flags: '--check', about: 'change nothing; exit status 1 where something is old' },
    ...WRITES,
  ],
  examples: [
    'rekindle migrate specify:3-billing',
    'rekindle migrate --all --dry-run',
    'rekindle migrate --check',
  ],
  slash: {
    names: ['migrate'],
    permission: 'write',
    about: 'Bring the state file to the newest version of its format',
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/migrate', '/migrate specify:3-billing'],
  },
  choice: () => ({ name: 'migrate' }),
};
