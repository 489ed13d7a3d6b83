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

test.each([
  ['25', ['10', '25', '2'], 1],
  ['10', ['10', '25', '2'], 0],
  ['2', ['10', '25', '2'], 2],
  ['1', ['10', '25', '2'], 0],
  ['3', ['10', '25', '2'], 2],
  ['25', ['zehn', '25', 'Other: ____'], 1],
  ['10', ['10', '100', '1000'], 0],
  ['100', ['1000', '100', '10'], 1],
  ['2', ['A) 2', 'B) 10', 'C) 3'], 0],
  ['10', ['**A)** x', 'B) 10', 'C) 2'], 1],
  ['ja', ['Ja, aber', 'Ja', 'Nein'], 1],
  ['2', ['**2**: two rows', '**1**: one row', '**3**: three'], 0],
  ['remove: y', ['**Remove**: x', '**Remove**: y', '**Keep**'], 1],
  ['2', ['15 minutes', '1 hour', '1 day'], 1],
  ['1', ['15 minutes', '1 hour', '1 day'], null],
  ['7', ['10', '25', '2'], null],
  ['yes', ['Yes', 'No', 'Yes'], null],
  ['3', ['10', '25', 'Other: ____'], null],
])('a label counts before a number: %j of %j', (said, labels, at) => {
  const text = `## Q1: How many?\r\n\r\n${labels.map((one) => `- [ ] ${one}\r\n`).join('')}`;
  const [one] = questionsIn(text);
  if (!one) throw new Error('a question');
  const ticked = `- [x] ${labels[at ?? -1]}\r\n`;
  expect(withAnswer(text, one, said)).toBe(
    at === null ? null : text.replace(ticked.replace('[x]', '[ ]'), ticked),
  );
});

test.each(['50', '7', '0', '3.5', '300'])('among numbers another is words of one’s own: %s', (said) => {
  const text = '## Q1: How many?\n\n- [ ] 10\n- [ ] 25\n- [ ] Other: ____\n';
  const [one] = questionsIn(text);
  if (!one) throw new Error('a question');
  const after = withAnswer(text, one, said) ?? '';
  expect(after).toBe(text.replace('[ ] Other: ____', `[x] Other: ${said}`));
  expect(questionsIn(after)[0]?.answer).toBe(`Other: ${said}`);
});

test.each([
  ['7', ['1) Keep', '2) Drop', '3) Other: ____']],
  ['0', ['1) Keep', '2) Drop', '3) Other: ____']],
  ['12', ['1. Keep', '2. Drop', '3. Other: ____']],
  ['4', ['2FA', 'SMS', 'Other: ____']],
  ['7', ['3-day trial', 'No trial', 'Other: ____']],
  ['30', ['1) 30 days', '2) 60 days', '3) Other: ____']],
  ['50', ['10', 'Many', 'Other: ____']],
])('a number outside of choices with words is refused: %s of %j', (said, labels) => {
  const text = `## Q1: What to do?\n\n${labels.map((one) => `- [ ] ${one}\n`).join('')}`;
  const [one] = questionsIn(text);
  expect(one && withAnswer(text, one, said)).toBeNull();
});

test.each([
  ['50', ['1) 10', '2) 25', '3) Other: ____'], '- [x] 3) Other: 50'],
  ['95', ['99', '99.9 %', 'Other: ____'], '- [x] Other: 95'],
])('a number beside choices that are numbers is an amount: %s of %j', (said, labels, ticked) => {
  const text = `## Q1: How many?\n\n${labels.map((one) => `- [ ] ${one}\n`).join('')}`;
  const [one] = questionsIn(text);
  expect(one && withAnswer(text, one, said)).toContain(ticked);
});

const MARKED = [
  ['**A)** metres', '**B)** feet', 'B) feet'],
  ['**A:** metres', '**B:** feet', 'B: feet'],
  ['**A.** metres', '**B.** feet', 'B. feet'],
  ['**A**: metres', '**B**: feet', 'B: feet'],
  ['**A** metres', '**B** feet', 'B) feet'],
  ['**A** — metres', '**B** — feet', 'B) feet'],
  ['**(A)** metres', '**(B)** feet', '(B) feet'],
  ['**Option A**: metres', '**Option B**: feet', 'Option B: feet'],
  ['**Option A:** metres', '**Option B:** feet', 'Option B: feet'],
  ['Option A: metres', 'Option B: feet', 'Option B: feet'],
  ['A — metres', 'B — feet', 'B — feet'],
  ['`A` metres', '`B` feet', 'B) feet'],
  ['*A)* metres', '*B)* feet', 'B) feet'],
  ['__A)__ metres', '__B)__ feet', 'B) feet'],
  ['***A)*** metres', '***B)*** feet', 'B) feet'],
  ['**1.** metres', '**2.** feet', '2. feet'],
  ['**A)** **metres**', '**B)** **feet** — as in the old plans', 'B) feet'],
  ['A) *metres*', 'B) *feet*', 'B) feet'],
  ['**A) metres**', '**B) feet**', 'B) feet'],
  ['*metres* — long', '*feet* — short', 'feet'],
  ['`metres`', '`feet`', 'feet'],
] as const;

test.each(
  MARKED.flatMap(([one, two, label]) => [
    [one, two, label, ''],
    [one, two, label, '- [ ] Other: ____\n'],
  ]),
)('a mark in bold, in italics or as code is no label without its words: %s, %s', (one, two, label, other) => {
  const text = `## Q-002: What unit?\n\n- [ ] ${one}\n- [ ] ${two}\n${other}`;
  const [asked] = questionsIn(text);
  expect(asked?.options[1]).toBe(label);
  const expected = text.replace(`[ ] ${two}`, `[x] ${two}`);
  for (const said of ['feet', label, ...(/^\W*[AB]\W/.test(two) ? ['B', 'b)', '(B)'] : []), 'Feet'])
    expect([said, asked && withAnswer(text, asked, said)]).toEqual([said, expected]);
  expect(questionsIn(expected)[0]?.answer).toBe(label);
});

test.each([
  ['metres', '- [x] A) metres — the SI unit'],
  ['metre', '- [x] Other: metre'],
  ['npm or yarn', '- [x] `npm` or `yarn`'],
  ['__init__.py', '- [x] __init__.py'],
])('Other is not ticked for the words of another box: %s', (said, expected) => {
  const text =
    '## Q-003: What?\n\n- [ ] A) metres — the SI unit\n- [ ] `npm` or `yarn`\n- [ ] __init__.py\n' +
    '- [ ] Other: ____\n';
  const [one] = questionsIn(text);
  const after = (one && withAnswer(text, one, said)) ?? '';
  expect(after.split('\n').filter((row) => row.startsWith('- [x]'))).toEqual([expected]);
});

test('an amount in bold is no mark: it is one with the words after it', () => {
  const [one] = questionsIn('## Q-004: How long?\n\n- [ ] **2** rows\n- [ ] **3** rows\n');
  expect(one?.options).toEqual(['2 rows', '3 rows']);
});
