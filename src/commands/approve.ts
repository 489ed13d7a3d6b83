// The command that records a person's approval.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const approve: Command = {
  name: 'approve',
  summary: 'Record the approval that a workflow waits for',
  doors: ['cli', 'comment'],
  args: [ID, { name: 'CHECKPOINT', about: 'which one, where several wait', required: false }],
  options: RECORDS,
  examples: [
    'rekindle approve ai-dev-shop:007-audit-trail',
    'rekindle approve ai-dev-shop:007-audit-trail "Spec approval"',
  ],
  slash: {
    names: ['approve'],
    permission: 'write',
    id: true,
    args: [
      {
        name: 'CHECKPOINT',
        about: 'which one, where several wait: the rest of the line',
        required: false,
        shape: 'text',
        rest: 'line',
      },
    ],
    keys: [],
    flags: [],
    examples: ['/approve', '/approve Spec approval'],
  },
  choice: ({ args: [checkpoint] }) => ({ name: 'approve', checkpoint: checkpoint ?? null }),
};
