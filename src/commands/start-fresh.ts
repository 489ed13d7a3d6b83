// The command that starts a workflow over: archives what is there, then removes it.
import { type Command, ID, ON_BRANCH, WRITES } from '../model/command.ts';

export const startFresh: Command = {
  name: 'start-fresh',
  summary: 'Archive a workflow, then remove it, so that it can start over',
  aliases: ['fresh'],
  doors: ['cli', 'comment'],
  args: [ID],
  options: [
    { flags: '--all', about: 'the artifacts as well, where the format keeps them otherwise' },
    ON_BRANCH,
    ...WRITES,
  ],
  examples: [
    'rekindle start-fresh specify:5-export --dry-run',
    'rekindle start-fresh humaninloop:005-user-auth',
  ],
  slash: {
    names: ['start-fresh', 'fresh'],
    permission: 'write',
    startsOver: true,
    needsPin: true,
    id: true,
    args: [],
    keys: [
      {
        name: 'sha',
        value: 'SHA',
        about: 'the commit that you saw; without it nothing is removed, and the answer gives the whole line',
        expects: true,
        shape: 'commit',
      },
    ],
    flags: [{ name: 'all', about: 'the artifacts as well, where the format keeps them otherwise' }],
    examples: ['/start-fresh', '/start-fresh sha=5f0c2b91d3a7', '/fresh humaninloop:005-user-auth'],
  },
  choice: ({ has }) => ({ name: 'start-fresh', all: has('all') }),
};
