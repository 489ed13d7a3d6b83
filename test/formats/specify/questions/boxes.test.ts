// Which box an answer ticks.
import { expect, test } from 'vitest';
import { questionsIn, withAnswer } from '../../../../src/formats/specify/questions/question-file.ts';

test.each([
  ['2 m', '- [x] B: 2 m'],
  ['2  M', '- [x] B: 2 m'],
  ['1 m', '- [x] A: 1 m'],
  ['b', '- [x] B: 2 m'],
  ['no lock', '- [x] (c) No lock'],
  ['by hand', '- [x] 4. By hand'],
  ['2 mm', '- [x] Other: 2 mm'],
  ['m', '- [x] Other: m'],
])('C the words of a choice without its letter tick it: %s', (said, expected) => {
  const text =
    '## Q-001: How deep?\n\n- [ ] A: 1 m\n- [ ] B: 2 m\n- [ ] (c) No lock\n- [ ] 4. By hand\n' +
    '- [ ] Other: ____\n';
  const [one] = questionsIn(text);
  if (!one) throw new Error('a question');
  const after = withAnswer(text, one, said) ?? '';
  expect(after.split('\n').filter((row) => row.startsWith('- [x]'))).toEqual([expected]);
});

test('C words that two choices have tick neither', () => {
  const text = '## Q-001: How deep?\n\n- [ ] A: 2 m\n- [ ] B: 2 m\n- [ ] Other: ____\n';
  const [one] = questionsIn(text);
  expect(one && withAnswer(text, one, '2 m')).toBeNull();
});
