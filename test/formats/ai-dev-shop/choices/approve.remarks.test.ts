// An approval at a box that says in brackets that it is yet to come: the time and the name settle that.
import { expect, test } from 'vitest';
import { choices, chosen } from '../choosing.ts';
import { line, recovery } from '../harness.ts';
import { pipeline } from '../pipeline.ts';

const AT = '2026-07-01T12:30:05Z';
const waiting = (box: string) =>
  pipeline({ head: { status: 'WAITING_FOR_HUMAN', current_stage: 'architect' }, boxes: [box] });
const approve = (box: string) =>
  chosen(waiting(box), (at) => {
    if (!choices.approve) throw new Error('this format approves');
    return choices.approve(at, null);
  });

test.each(['in review', 'pending Ann', 'awaiting approval', 'no approval yet', 'needs approval'])(
  'a box with "(%s)" is approved, ticked or not, and is not asked about again',
  (words) => {
    for (const mark of [' ', 'x']) {
      const box = `- [${mark}] Architecture sign-off (${words})`;
      expect(line(recovery(waiting(box)))).toBe('wait · architect · awaiting-approval');
      const { diff, decision } = approve(box);
      expect(diff).toContain(`+ - [x] Architecture sign-off (${words}) — ${AT} by Dana`);
      expect(decision).toBe('advance · tasks · artifacts-complete');
    }
  },
);

test.each(['rejected by Ann', 'expired', 'ticked by mistake'])(
  'one with "(%s)" is a person\'s to correct',
  (words) => {
    expect(() => approve(`- [x] Architecture sign-off (${words})`)).toThrow(/which says no/);
  },
);
