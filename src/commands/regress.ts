// The command that goes back to an earlier phase, with an archive of what is given up.
import { type Command, ID, RECORDS } from '../model/command.ts';

/** `impl` is sdd's own word for implement. */
const PHASES = ['spec', 'plan', 'implement', 'impl'];

export const regress: Command = {
  name: 'regress',
  summary: 'Go back to an earlier phase, the work after it archived (sdd)',
  doors: ['cli', 'comment'],
  args: [ID],
  options: [
    { flags: '--to PHASE', about: 'the phase', required: true, choices: PHASES },
    { flags: '--reason TEXT', about: 'why, for the record', required: true },
    ...RECORDS,
  ],
  examples: ['rekindle regress sdd:u7y4ja-user-auth --to plan --reason "sessions on shared devices"'],
  slash: {
    names: ['regress'],
    permission: 'write',
    id: true,
    args: [],
    keys: [
      { name: 'to', value: 'PHASE', about: 'the phase', required: true, shape: 'text', choices: PHASES },
      { name: 'reason', value: '"TEXT"', about: 'why, for the record', required: true, shape: 'text' },
    ],
    flags: [],
    examples: ['/regress to=plan reason="sessions on shared devices"'],
  },
  choice: ({ one }) => ({ name: 'regress', to: one('to'), reason: one('reason') }),
};
