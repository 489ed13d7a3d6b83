// The command that ends a freeze.
import type { Command } from '../model/command.ts';

export const unfreeze: Command = {
  name: 'unfreeze',
  summary: 'End the freeze of a workflow',
  doors: ['comment'],
  args: [],
  options: [],
  examples: [],
  slash: {
    names: ['unfreeze'],
    permission: 'write',
    deed: 'let-back',
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/unfreeze'],
  },
};
