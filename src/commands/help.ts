// The command that says which commands there are.
import type { Command } from '../model/command.ts';

export const help: Command = {
  name: 'help',
  summary: 'Say which commands there are, or how one is written',
  doors: ['comment'],
  args: [],
  options: [],
  examples: [],
  slash: {
    names: ['help'],
    permission: 'read',
    deed: 'list-commands',
    id: false,
    args: [{ name: 'COMMAND', about: 'the one to be explained', required: false, shape: 'text' }],
    keys: [],
    flags: [],
    examples: ['/rekindle help', '/help start-fresh'],
  },
};
