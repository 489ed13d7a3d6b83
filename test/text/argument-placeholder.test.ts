// Words of a line to copy that nobody filled in.
import { expect, test } from 'vitest';
import { isPlaceholder } from '../../src/text/argument-placeholder.ts';

test.each([
  'TEXT',
  'text',
  '<TEXT>',
  '"TEXT"',
  '"<your answer>"',
  'YOUR ANSWER',
  'Your Answer…',
  'your_answer',
  'HASH',
  '[HASH]',
  '‘hash’',
  'QUESTION',
  ' <question> ',
])('%s is one', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

test.each(['15 minutes', 'plain text', 'the hash of it', 'my answer', '8b84f372a1c0', '', '<>'])(
  '%s is none',
  (text) => {
    expect(isPlaceholder(text)).toBe(false);
  },
);
