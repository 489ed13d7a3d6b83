// The command that brings an archive back.
import { type Command, FOLDER } from '../../model/command.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Bring back what "rekindle start-fresh" or another change archived, byte for byte',
  doors: ['cli'],
  args: [
    {
      name: 'ARCHIVE',
      completes: 'archives',
      about: 'its name, as the change printed it, or the beginning of it; not with --list',
      required: false,
    },
  ],
  options: [
    { flags: '--list', about: 'change nothing; print the archives that are here, one line each' },
    FOLDER,
    { flags: '--yes', short: '-y', about: 'go ahead without asking' },
    { flags: '--dry-run', about: 'print what would come back and change nothing' },
  ],
  examples: ['rekindle restore --list', 'rekindle restore specify-5-export/20261127-120000-1a2b3c4d'],
};
