// The command that starts a workflow over: archives what is there, then removes it.
import { type Command, ID, WRITES } from '../model/command.ts';

export const fresh: Command = {
  name: 'fresh',
  summary: 'Archive a workflow, then remove it, so that it can start over',
  doors: ['cli'],
  args: [ID],
  options: [
    { flags: '--all', about: 'the artifacts as well, where the format keeps them otherwise' },
    ...WRITES,
  ],
  examples: ['rekindle fresh specify:5-export --dry-run', 'rekindle fresh humaninloop:005-user-auth'],
  choice: ({ has }) => ({ name: 'fresh', all: has('all') }),
};
