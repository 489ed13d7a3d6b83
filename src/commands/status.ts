// The command that shows where workflows stand, as they are now.
import type { Command } from '../model/command.ts';

export const status: Command = {
  name: 'status',
  summary: 'Show where a workflow stands, judged as it is now',
  doors: ['comment'],
  args: [],
  options: [],
  examples: [],
  slash: {
    names: ['status'],
    permission: 'read',
    deed: 'show-workflows',
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/status', '/rekindle status sdd:k4t8vw-notification-center'],
  },
};
