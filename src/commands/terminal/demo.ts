// The command that tells Rekindle's story on a sample repository made on the spot.
import type { Command } from '../../model/command.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'Make a sample repository with interrupted workflows and walk through what Rekindle sees in it',
  doors: ['cli'],
  args: [],
  options: [
    { flags: '--all', about: 'tell all of it (default: some forty lines)' },
    {
      flags: '--keep DIR',
      about:
        'make it in DIR, which must be new or empty, and leave it there (default: a folder that is removed)',
    },
  ],
  examples: ['rekindle demo', 'rekindle demo --all', 'rekindle demo --keep /tmp/sample'],
};
