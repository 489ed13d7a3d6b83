// The command that keeps Rekindle from touching a workflow.
import type { Command } from '../model/command.ts';

export const freeze: Command = {
  name: 'freeze',
  summary: 'Leave a workflow alone until it is unfrozen',
  doors: ['comment'],
  args: [],
  options: [],
  examples: [],
  slash: {
    names: ['freeze'],
    permission: 'write',
    deed: 'keep-away',
    id: true,
    args: [],
    keys: [
      {
        name: 'until',
        value: 'DATE',
        about: 'the day on which it ends, in UTC (default: never)',
        shape: 'date',
      },
    ],
    flags: [],
    examples: ['/freeze', '/freeze until=2026-12-31'],
  },
};
