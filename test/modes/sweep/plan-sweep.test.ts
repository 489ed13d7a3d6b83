// What is known of a branch when its turn is planned: read once, however many branches ask for it.
import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../../src/model/github/repository.ts';
import type { Card, ObservedState } from '../../../src/modes/sweep/observed-state.ts';
import { groundOf } from '../../../src/modes/sweep/plan-sweep.ts';
import { NOTHING } from '../../../src/modes/sweep/saved-state.ts';
import { withFreeze } from '../../../src/report/github/card/freeze.ts';
import { markerLine } from '../../../src/text/comment-marker.ts';

const keyOf = (at: number): string => `card-${at.toString(16).padStart(16, '0')}`;
const ADA = { by: 'ada', until: null };
const pullOf = (number: number) => ({ number, labels: [] }) as unknown as Conversation;

/** Frozen cards, one below each pull request, and how often their words were read. */
function frozen(count: number): { readonly standing: ObservedState; readonly reads: () => number } {
  let reads = 0;
  const cards = Array.from({ length: count }, (_, at): [string, Card] => {
    const body = withFreeze(`${markerLine({ key: keyOf(at) })}\n`, ADA);
    const card = { pull: at + 1, nodeId: `IC_${at}`, createdAt: '', others: 0 };
    const read = () => {
      reads += 1;
      return body;
    };
    return [keyOf(at), Object.defineProperty({ ...card, body }, 'body', { get: read })];
  });
  const standing: ObservedState = {
    pulls: { known: true, value: new Map([['work-1', [pullOf(1)]]]) },
    issues: { known: true, value: [] },
    board: null,
    boards: [],
    own: new Map(),
    twins: new Map(),
    cards: new Map(cards),
    closed: new Map(),
    folded: [{ key: keyOf(0), pull: null, freeze: ADA }],
    freezes: new Map(),
    moving: [],
    sure: true,
    memo: NOTHING,
  };
  return { standing, reads: () => reads };
}

describe('freezes that are kept elsewhere', () => {
  test('T11 each card is read once, whatever the number of workflows', () => {
    const { standing, reads } = frozen(20);
    for (let at = 0; at < 50; at += 1) groundOf(`work-${at}`, '', [], [], standing);
    expect(reads()).toBe(20);
  });

  test("T11 are those of all other pull requests, and of closed issues; the branch's own are beside", () => {
    const { standing } = frozen(3);
    const [here, far] = ['work-1', 'far'].map((name) => groundOf(name, '', [], [], standing));
    expect([...(here?.cards.keys() ?? [])]).toEqual([keyOf(0)]);
    expect(here?.elsewhere.get(keyOf(0))).toEqual([{ key: keyOf(0), pull: null, freeze: ADA }]);
    expect(here?.elsewhere.get(keyOf(1))).toEqual([{ key: keyOf(1), pull: 2, freeze: ADA }]);
    expect(far?.cards.size).toBe(0);
    expect(far?.elsewhere.get(keyOf(0))?.map(({ pull }) => pull)).toEqual([null, 1]);
  });

  test('T11 are read again where the state is another one', () => {
    const { standing } = frozen(1);
    expect(groundOf('far', '', [], [], standing).elsewhere.get(keyOf(0))).toHaveLength(2);
    const now = { ...standing, cards: new Map(), folded: [] };
    expect(groundOf('far', '', [], [], now).elsewhere.size).toBe(0);
  });
});
