// X06: a file of questions of 100 kB is read, with all that is asked about it, in a second of its own work.
import { expect, test } from 'vitest';
import { leastTime } from '../../../clock.ts';
import { recovery } from '../harness.ts';
import { QUESTIONS, workflow } from '../make-state.ts';

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
