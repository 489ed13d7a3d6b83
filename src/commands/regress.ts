// The command that goes back to an earlier phase, with an archive of what is given up.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const regress: Command = {
  name: 'regress',
  summary: 'Go back to an earlier phase, the work after it archived (sdd)',
  doors: ['cli'],
  args: [ID],
  options: [
    { flags: '--to PHASE', about: 'the phase', required: true, choices: ['spec', 'plan', 'implement'] },
    { flags: '--reason TEXT', about: 'why, for the record', required: true },
    ...RECORDS,
  ],
  examples: ['rekindle regress sdd:u7y4ja-user-auth --to plan --reason "sessions on shared devices"'],
  choice: ({ one }) => ({ name: 'regress', to: one('to'), reason: one('reason') }),
};
