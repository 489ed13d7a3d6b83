// Of several people one said no, or something was left out: that is no approval yet. All else is one.
import { describe, expect, test } from 'vitest';
import { isTakenBack, takesBack } from '../../../src/text/qualified-status.ts';
import { hasDissent } from '../../../src/text/status/dissent.ts';
import { GIVEN, HOLDS, WITHHELD } from './remarks.ts';

/** As people set words off from what is approved; and as a status that begins with its word. */
const answers = (words: string) => [
  ...[` — ${words}`, `: ${words}`, ` (${words})`].map((one) => takesBack(one, 'approval')),
  ...(words.startsWith('approved') ? [isTakenBack(words.replace('approved', 'APPROVED'), 'approval')] : []),
];

describe('somebody said no, or something was left out', () => {
  test.each(WITHHELD)('%s', (words) => expect([...new Set(answers(words))]).toEqual([true]));
});

describe('the approval stands', () => {
  test.each(HOLDS)('%s', (words) => expect([...new Set(answers(words))]).toEqual([false]));
  test.each(GIVEN)('%s', (words) => expect(hasDissent(words)).toBe(false));
});

test('a step and a run do not read such words as a no, and nor does what says what an answer was', () => {
  expect(isTakenBack('done (Ann yes, Bob no)', 'step')).toBe(false);
  expect(isTakenBack('answered (Ann yes, Bob no)', 'approval', false)).toBe(false);
  expect(isTakenBack('done, to be revisited in March', 'step')).toBe(false);
});
