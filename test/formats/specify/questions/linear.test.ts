// X06: a file of questions of 100 kB is read, with all that is asked about it, in a second of its own work.
import { expect, test } from 'vitest';
import { leastTime } from '../../../clock.ts';
import { line, recovery } from '../harness.ts';
import { QUESTIONS, withText, workflow } from '../make-state.ts';

const SIZE = 100_000;
const LIMIT = 1000;
const ASKED = '## Q-001: Which?\n\n**Answer**: ';

test.each([
  [ASKED, '<!-- '],
  ['## Q-001: Which?\n\n', '**Answer**: <!-- <!-- <!--\n'],
  [ASKED, 'pending\n'],
  [`${ASKED}\n\n`, '> TBD\n'],
  ['', `${ASKED}\n\n`],
  ['', '## Q-001\n'],
  [`## Q-001: Which?\n\n${'words '.repeat(8000)}\n\n**Answer**:\n`, 'ask Nova\n'],
])('%j, and %j over and over', (before, unit) => {
  const text = before + unit.repeat(Math.ceil(SIZE / unit.length));
  const files = { ...workflow({ at: 4, clarification: 'awaiting_user' }), [QUESTIONS]: text };
  expect(leastTime(LIMIT, () => recovery(files))).toBeLessThan(LIMIT);
});

/** As many as are read one by one. */
const MOST = 499;

test.each([
  ['', 'resume · 4 · answers-to-apply'],
  ['**Answer**:\n', 'resume · 4 · answers-to-apply'],
])('questions with a record each, and %j below them: %s', (place, expected) => {
  const ids = Array.from({ length: MOST }, (_, i) => `Q-${i + 1}`);
  const text = ids.map((id) => `## ${id}: What of ${id}?\n\n${place}\n`).join('');
  const records = ids.map(
    (id) => `    - {question: "What of ${id}?", question_id: ${id}, answer: "keep it"}\n`,
  );
  const waiting = workflow({ at: 4, clarification: 'awaiting_user' });
  const files = withText(
    { ...waiting, [QUESTIONS]: text },
    'model_failures',
    `${records.join('')}model_failures`,
  );
  const found = recovery(files);
  expect(line(found)).toBe(expected);
  expect(found.state?.questions.map(({ state }) => state)).toEqual(ids.map(() => 'answered'));
  expect(leastTime(LIMIT, () => recovery(files))).toBeLessThan(LIMIT);
});
