// The command that performs a proposed repair.
import { type Command, ID, RECORDS } from '../model/command.ts';
import { UserError } from '../model/errors.ts';

export const repair: Command = {
  name: 'repair',
  summary: 'Perform the repair that is proposed for a workflow',
  doors: ['cli', 'comment'],
  args: [ID],
  options: [{ flags: '--use N', about: 'which of several proposed repairs', default: '1' }, ...RECORDS],
  examples: ['rekindle repair specify:5-export', 'rekindle repair sdd:k4t8vw-notification-center --use 2'],
  slash: {
    names: ['repair'],
    permission: 'write',
    picks: true,
    id: true,
    args: [],
    keys: [
      { name: 'use', value: 'N', about: 'which of several proposed repairs (default: 1)', shape: 'number' },
    ],
    flags: [],
    examples: ['/repair', '/repair sdd:k4t8vw-notification-center use=2'],
  },
  choice: ({ one }) => ({ name: 'repair', which: numberOf(one('use')) }),
};

/** @throws UserError where it is no number from 1 on */
function numberOf(written: string): number {
  if (/^[1-9]\d{0,3}$/.test(written)) return Number(written);
  throw new UserError(`--use: found ${JSON.stringify(written)}, expected a number from 1 on.`);
}
