// The command that passes a step over.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const skip: Command = {
  name: 'skip',
  summary: 'Pass over the step that failed or left nothing',
  doors: ['cli', 'comment'],
  args: [ID],
  options: RECORDS,
  examples: ['rekindle skip specify:5-export'],
  slash: {
    names: ['skip'],
    permission: 'write',
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/skip', '/skip specify:5-export'],
  },
  choice: () => ({ name: 'skip' }),
};
