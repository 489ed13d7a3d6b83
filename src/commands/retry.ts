// The command that has a step run again.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const retry: Command = {
  name: 'retry',
  summary: 'Have the step that failed or left nothing run again',
  doors: ['cli'],
  args: [ID],
  options: RECORDS,
  examples: ['rekindle retry specify:5-export'],
  choice: () => ({ name: 'retry' }),
};
