// The command that commits the state change that is on disk.
import { type Command, ID, WRITES } from '../../model/command.ts';

export const checkpoint: Command = {
  name: 'checkpoint',
  summary: 'Commit the state change that is on disk',
  doors: ['cli'],
  args: [ID],
  options: WRITES,
  examples: ['rekindle checkpoint', 'rekindle checkpoint sdd:k4t8vw-notification-center'],
};
