// Whose turn it is: by need, behind the cursor, everybody once.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/decision.ts';
import type { LocatedWorkflow } from '../../../src/modes/locate.ts';
import { type BranchVisit, cursorBefore, inOrder } from '../../../src/modes/sweep/branch-order.ts';
import { exhaustive, runs } from '../../exhaustive.ts';

const ACTIONS: readonly Action[] = [
  'block',
  'ask',
  'wait',
  'start-fresh',
  'rerun',
  'resume',
  'advance',
  'none',
];
const sha = (at: number): string => at.toString(16).padStart(40, '0');

const turnOf = (branch: string, at: number, action: Action = 'rerun'): BranchVisit => {
  const decision = { action, step: null, reason: 'unclear', instruction: '', options: [] } as const;
  return { branch, sha: sha(at), found: [{ scanned: { decision } } as unknown as LocatedWorkflow], acts: [] };
};

const names = (turns: readonly BranchVisit[]) => turns.map(({ branch }) => branch);

describe('turns', () => {
  test('come by need, and of the same need by name', () => {
    const turns = [turnOf('c', 1, 'none'), turnOf('b', 2), turnOf('a', 3), turnOf('z', 4, 'block')];
    expect(names(inOrder(turns, null))).toEqual(['z', 'a', 'b', 'c']);
    expect(names(inOrder(turns, { branch: 'a', sha: sha(3) }))).toEqual(['b', 'c', 'z', 'a']);
    expect(names(inOrder(turns, { branch: 'a', sha: sha(99) }))).toEqual(['b', 'c', 'z', 'a']);
    expect(names(inOrder(turns, { branch: 'gone', sha: sha(3) }))).toEqual(['z', 'a', 'b', 'c']);
  });

  const PART = exhaustive ? 100 : 20;
  const MANY = PART * PART;

  test(`G04 of ${MANY} branches, ${PART} at a time, come once in ${PART} sweeps`, () => {
    const turns = Array.from({ length: MANY }, (_, at) =>
      turnOf(`team/${at}`, at, ACTIONS[at % 8] ?? 'none'),
    );
    const seen = new Map<string | null, number>();
    let cursor: ReturnType<typeof cursorBefore> = null;
    for (let sweep = 0; sweep < PART; sweep += 1) {
      const order: readonly BranchVisit[] = inOrder(turns, cursor);
      for (const { branch } of order.slice(0, PART)) seen.set(branch, (seen.get(branch) ?? 0) + 1);
      cursor = cursorBefore(PART, order, cursor);
    }
    expect(seen.size).toBe(MANY);
    expect([...seen.values()].every((count) => count === 1)).toBe(true);
  });

  test('R03 whatever the names, each comes once before one comes twice', () => {
    const branches = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(branches, fc.integer({ min: 1, max: 9 }), (all, step) => {
        const turns = all.map((branch, at) => turnOf(branch, at + 1, ACTIONS[at % 8] ?? 'none'));
        const order = inOrder(turns, null);
        expect(new Set(names(order)).size).toBe(all.length);
        const cursor = cursorBefore(step, order, null);
        const next = names(inOrder(turns, cursor));
        expect(new Set(next)).toEqual(new Set(all));
        const kept = order.slice(0, step).findLastIndex(({ branch }) => branch === cursor?.branch);
        expect(next.slice(0, all.length - kept - 1)).toEqual(names(order).slice(kept + 1));
      }),
      { numRuns: runs(4_000) },
    );
  });
});

test('a cursor is never a name that could not be kept', () => {
  const turns = [turnOf('a', 1), turnOf('\u202eb', 2), turnOf('ghp_0123456789abcdefghijABCDEFGHIJ012345', 3)];
  expect(cursorBefore(3, turns, null)).toEqual({ branch: 'a', sha: sha(1) });
  expect(cursorBefore(0, turns, { branch: 'x', sha: sha(7) })).toEqual({ branch: 'x', sha: sha(7) });
});
