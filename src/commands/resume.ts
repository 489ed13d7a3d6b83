// The command that takes an interrupted workflow up again, as its format asks for it.
import { type Command, ID, RECORDS } from '../model/command.ts';

export const resume: Command = {
  name: 'resume',
  summary: 'Check a workflow once more, record that it goes on, and print the brief',
  doors: ['cli', 'comment'],
  args: [ID],
  options: [
    ...RECORDS,
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print the brief',
      default: 'markdown',
      choices: ['markdown', 'json'],
    },
  ],
  examples: [
    'rekindle resume ai-dev-shop:003-invoice-export',
    'rekindle resume specify:5-export --yes --output json',
  ],
  slash: {
    names: ['resume'],
    permission: 'write',
    wakesAgent: true,
    givesBrief: true,
    about: 'Judge a workflow once more, record that it goes on, and send the agent to it',
    id: true,
    args: [],
    keys: [
      {
        name: 'from',
        value: 'STEP',
        about: 'the step to go on with, as the card names it',
        expects: true,
        shape: 'text',
      },
    ],
    flags: [],
    examples: ['/resume', '/resume ai-dev-shop:003-invoice-export', '/resume from=programmer'],
  },
  choice: () => ({ name: 'resume' }),
};
