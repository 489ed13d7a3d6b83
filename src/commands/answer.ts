// The command that records a person's answer to a question of a workflow.
import { type Command, ID, OWN_WORDS, RECORDS } from '../model/command.ts';
import { UserError } from '../model/errors.ts';
import { isPlaceholder } from '../text/argument-placeholder.ts';

export const answer: Command = {
  name: 'answer',
  summary: 'Record the answer to a question that a workflow waits for',
  doors: ['cli', 'comment'],
  args: [
    ID,
    {
      name: 'QUESTION',
      completes: 'questions',
      about: 'the id of the question, as "rekindle scan" shows it',
      required: true,
    },
    { name: 'TEXT', about: 'the answer, in quotes', required: true },
  ],
  options: RECORDS,
  examples: ['rekindle answer humaninloop:005-user-auth C2.1 "15 minutes"'],
  slash: {
    names: ['answer'],
    permission: 'write',
    pinsItself: true,
    picks: true,
    id: true,
    several: true,
    args: [
      {
        name: 'QUESTION',
        about: 'the id of the question, as the card shows it',
        required: true,
        shape: 'text',
      },
      {
        name: 'TEXT',
        about: 'the answer: the rest of the line; where that is empty, the paragraph below',
        required: true,
        shape: 'text',
        rest: 'paragraph',
      },
    ],
    keys: [],
    flags: [{ name: OWN_WORDS, about: 'none of the choices that the question gives is meant, but TEXT' }],
    examples: [
      '/answer C2.1 15 minutes',
      '/answer humaninloop:005-user-auth C2.1 15 minutes',
      '/answer C2.1 --own-words 20 minutes, and 5 on shared devices',
    ],
  },
  choice({ args: [question = '', text = ''], has }) {
    if (isPlaceholder(question))
      throw new UserError(
        `found ${JSON.stringify(question)} as the question, expected the id of one. ` +
          'Write the id that "rekindle scan" or the card shows in its place.',
      );
    if (isPlaceholder(text))
      throw new UserError(
        `found ${JSON.stringify(text)} as the answer to ${question}, expected words of your own. ` +
          'Write the answer in its place; nothing was recorded.',
      );
    return { name: 'answer', question, text, ...(has(OWN_WORDS) && { ownWords: true }) };
  },
};
