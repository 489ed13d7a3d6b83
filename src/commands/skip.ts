// The command that passes a step over.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const skip: Command = {
  name: 'skip',
  summary: 'Pass over the step that failed or left nothing',
  doors: ['cli'],
  args: [ID],
  options: RECORDS,
  examples: ['rekindle skip specify:5-export'],
  choice: () => ({ name: 'skip' }),
};
