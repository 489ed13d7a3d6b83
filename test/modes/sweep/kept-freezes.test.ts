// Which freezes the dashboard keeps where there is little room for them.
import { describe, expect, test } from 'vitest';
import type { LocatedWorkflow } from '../../../src/modes/locate.ts';
import type { BranchScan } from '../../../src/modes/scan-branches.ts';
import { freezesToKeep } from '../../../src/modes/sweep/kept-freezes.ts';
import type { Card } from '../../../src/modes/sweep/observed-state.ts';
import {
  type Freeze,
  withFreeze,
  withFreezes,
  workflowDigits,
} from '../../../src/report/github/card/freeze.ts';
import { cardKey, markLine } from '../../../src/report/github/markers.ts';
import { markerLine } from '../../../src/text/comment-marker.ts';

const BOARD = `${markerLine({ key: 'dashboard' })}\n`;
const NOW = Date.parse('2026-10-01T00:00:00Z');
const SAID = { at: null, action: 'resume', reason: 'unclear', sha: null } as const;
const LONGEST = 'a'.repeat(39);

const idOf = (at: number): string => `specify:${at}-a`;

interface Where {
  /** Workflows with their branches, as they are on GitHub. */
  readonly found: readonly (readonly [id: string, branch: string])[];
  readonly unread?: boolean;
}

function seenWith({ found, unread = false }: Where): BranchScan {
  const all = found.map(([id, branch]) => ({ key: cardKey(id, branch), branch, recovery: { id } }));
  return {
    found: all as unknown as readonly LocatedWorkflow[],
    there: new Set(all.map(({ key }) => key)),
    report: { unreadable: unread ? [{ branch: 'far' }] : [] },
  } as unknown as BranchScan;
}

/** Each of them on its branch, as the dashboard or a card below a closed pull request keeps it. */
const entry = (id: string, branch: string, until: string | null = '2026-12-31') =>
  [cardKey(id, branch), { by: LONGEST, until, workflow: workflowDigits(id) }] as const;
const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => [idOf(from + at), `work-${from + at}`] as const);

function kept(where: Where, own: ReadonlyMap<string, Freeze>, below: Where['found'] = []) {
  const closed = new Map(
    below.map(([id, branch]): [string, Card] => {
      const mark = { key: cardKey(id, branch), workflow: id, branch, sha: null };
      const marker = markLine({ ...mark, decision: '0123456789abcdef', said: SAID, past: [] });
      const body = withFreeze(`${marker}\n`, { by: LONGEST, until: null });
      return [cardKey(id, branch), { pull: 1, nodeId: 'IC', createdAt: '', others: 0, body }];
    }),
  );
  const context = { config: { ignore: { branches: [] } }, settings: { now: NOW } };
  const sources = { bodies: [withFreezes(BOARD, own) ?? ''], labelled: () => [] };
  return freezesToKeep(seenWith(where), { closed }, sources, context as never);
}

describe('more than there is room for', () => {
  test('T11 what stands below closed pull requests is left there, and the dashboard is written', () => {
    const [own, below] = [some(30), some(30, 30)];
    const freezes = kept({ found: [...own, ...below] }, new Map(own.map((one) => entry(...one))), below);
    expect(withFreezes(BOARD, freezes)).not.toBe(null);
    for (const one of own) expect(freezes.has(cardKey(...one))).toBe(true);
    expect(freezes.size).toBeGreaterThan(30);
  });

  test('T11 one below a closed pull request of a branch that is gone is never left out', () => {
    const own = some(36);
    const moved = [idOf(0), 'gone'] as const;
    const all = new Map(own.map((one) => entry(...one)));
    // No card is found for it by its key, so it is better that the dashboard is left as it is.
    const unread = kept({ found: own, unread: true }, all, [moved]);
    expect(unread.has(cardKey(...moved))).toBe(true);
    expect(withFreezes(BOARD, unread)).toBe(null);
    const freezes = kept({ found: own }, all, [moved]);
    expect([freezes.size, freezes.get(cardKey(idOf(0), 'work-0'))?.until]).toEqual([36, null]);
    expect(withFreezes(BOARD, freezes)).not.toBe(null);
  });

  test('T11 the freeze of a renamed branch goes on under its name of now, alone', () => {
    const own = some(30);
    const old = [entry(idOf(0), 'before', null), entry(idOf(40), 'before')];
    const found = [...own, [idOf(40), 'now'] as const];
    const all = new Map([...own.map((one) => entry(...one)), ...old]);
    const freezes = kept({ found }, all);
    expect(freezes.size).toBe(31);
    expect(freezes.get(cardKey(idOf(0), 'work-0'))?.until).toBe(null);
    expect(freezes.get(cardKey(idOf(40), 'now'))?.until).toBe('2026-12-31');
    // As long as it is not known whether the branch is gone, or which one has its workflow, it stays.
    expect(kept({ found, unread: true }, all).size).toBe(32);
    const twice = [...found, [idOf(40), 'too'] as const];
    expect(kept({ found: twice }, all).has(cardKey(idOf(40), 'before'))).toBe(true);
  });
});

test('T11 while there is enough room, what is gone stays', () => {
  const all = new Map([entry(idOf(1), 'before'), entry(idOf(9), 'gone')]);
  expect(kept({ found: [[idOf(1), 'now']] }, all)).toEqual(all);
});
