// The loop counts within its limits: RECOVERY.md's integrity checks on iteration and stale count.
import { countOf } from '../../formkit/fields.ts';
import { cellOf } from '../../formkit/tables.ts';
import type { Breach, Rule } from '../../model/rule.ts';
import type { HumaninloopDocument } from './document.ts';
import { type IndexFile, loopStatusOf, readIndex, says } from './index-file/read.ts';

/** The limits of the templates; a file's own total counts where it is lower. */
const LIMITS = [
  { field: 'current_iteration', label: 'Current Iteration', most: 10 },
  { field: 'stale_count', label: 'Stale Count', most: 3 },
] as const;

export const iterationInRange: Rule<HumaninloopDocument> = {
  id: 'iteration-in-range',
  summary: 'Iteration and stale count are whole numbers within their limits',
  severity: 'error',
  consequence: 'ask',
  reason: 'state-inconsistent',
  check: ({ doc }) => (doc?.kind === 'index' ? outOfRange(readIndex(doc)) : []),
};

export function outOfRange(index: IndexFile): readonly Breach[] {
  return LIMITS.flatMap((limit) => breachOf(index, limit));
}

function breachOf(index: IndexFile, { field, label, most }: (typeof LIMITS)[number]): readonly Breach[] {
  const cell = cellOf(index.loop, field);
  if (!says(cell)) return field === 'current_iteration' ? missing(index) : [];
  const { value, total } = countOf(cell.value);
  const limit = total !== null && total >= 1 ? Math.min(total, most) : most;
  if (value !== null && value >= 0 && value <= limit) return [];
  const expected = `a whole number from 0 to ${limit}`;
  const message =
    `${label}: found ${JSON.stringify(cell.value)}, expected ${expected}. ` +
    'Correct the number, or start fresh.';
  return [{ message, line: cell.line, evidence: { field: label, found: cell.value, expected } }];
}

/** Within the loop the iteration decides; before and after it nothing hangs on it. */
function missing(index: IndexFile): readonly Breach[] {
  const status = loopStatusOf(index);
  if (status !== 'validating' && status !== 'clarifying') return [];
  const line = cellOf(index.loop, 'current_iteration', 'loop_status')?.line ?? null;
  const message =
    'Current Iteration: found nothing, expected a whole number from 0 to 10. ' +
    'Write the number, or start fresh.';
  return [{ message, line, evidence: { field: 'Current Iteration', found: null } }];
}
