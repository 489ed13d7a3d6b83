// The command that has a step run again.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const retry: Command = {
  name: 'retry',
  summary: 'Have the step that failed or left nothing run again',
  doors: ['cli', 'comment'],
  args: [ID],
  options: RECORDS,
  examples: ['rekindle retry specify:5-export'],
  slash: {
    names: ['retry'],
    permission: 'write',
    wakesAgent: true,
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/retry', '/retry specify:5-export'],
  },
  choice: () => ({ name: 'retry' }),
};
