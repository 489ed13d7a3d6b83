// The command that has a step run again.
import { type Command, ID, WRITES } from '../model/command.ts';

export const retry: Command = {
  name: 'retry',
  summary: 'Have the step that failed or left nothing run again',
  doors: ['cli', 'comment'],
  args: [ID],
  options: WRITES,
  examples: ['rekindle retry specify:5-export'],
  slash: {
    names: ['retry'],
    permission: 'write',
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/retry', '/retry specify:5-export'],
  },
  choice: () => ({ name: 'retry' }),
};
