// Cards that ask for nobody any more, and what is read of such a card.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recoveryCard } from '../../../../src/report/github/card/card.ts';
import {
  goneCard,
  movingCard,
  movingTitle,
  recoveredIn,
  saysSettled,
} from '../../../../src/report/github/card/resolved-card.ts';
import { cardKey, readMark } from '../../../../src/report/github/markers.ts';
import { runs } from '../../../exhaustive.ts';
import { decisionOf } from '../../sample.ts';
import { hostileText, viewSaying } from '../hostile.ts';
import { acting, expectInert, SECRET } from '../rendered.ts';
import { viewOf } from '../scene.ts';

const RUNS = { numRuns: runs(200) };
const view = viewOf();
const open = recoveryCard(view, null);
const key = cardKey(view.scanned.id, view.scanned.owner);

describe('a card that asks for nobody', () => {
  test('of a workflow that moves again keeps what was said before', () => {
    const next = decisionOf({ action: 'advance', reason: 'artifacts-complete' });
    const body = movingCard({ ...view.scanned, decision: next }, open);
    expect(body).toContain("### Resumed workflow '003-invoice-export'");
    expect(body).toContain('nothing is asked of anybody here');
    expect(body).toContain('What this card said before (1 time)');
    expect(readMark(body)).toMatchObject({ key, said: { action: 'advance' } });
    expect(movingCard({ ...view.scanned, decision: next }, body)).toBe(body);
  });

  test('of a workflow that is gone says where it was', () => {
    const body = goneCard(open) ?? '';
    expect(body).toContain("### Gone workflow '003-invoice-export'");
    expect(body).toContain('It is not on `feature/invoice` any more');
    expect(readMark(body)?.key).toBe(key);
    expect(goneCard(body)).toBe(body);
    expect(goneCard('by hand')).toBeNull();
  });

  test('is told from one that asks for somebody', () => {
    const completed = viewOf({ decision: decisionOf({ action: 'none', reason: 'completed', options: [] }) });
    const recovered = viewOf(
      {},
      { turn: { kind: 'recovered', by: 'ada', command: 'resume', at: '2026-11-27T10:00:00Z' } },
    );
    const settled = [
      movingCard(view.scanned, open),
      goneCard(open) ?? '',
      ...[completed, recovered].map((one) => recoveryCard(one, null)),
    ];
    for (const body of settled) {
      expect(saysSettled(body)).toBe(true);
      expect(saysSettled(body.replaceAll('\n', '\r\n'))).toBe(true);
    }
    expect(saysSettled(open)).toBe(false);
    expect(saysSettled(`${open}\n### Resumed workflow 'x'\n`)).toBe(false);
  });

  test('says who took it up again', () => {
    for (const [command, said] of [
      ['resume', 'resume'],
      ['start-fresh', 'start-fresh'],
    ]) {
      const turn = {
        kind: 'recovered',
        by: 'ada-b[bot]',
        command: command ?? '',
        at: '2026-11-27T10:20:30Z',
      } as const;
      expect(recoveredIn(recoveryCard(viewOf({}, { turn }), null))).toEqual({
        id: 'ai-dev-shop:003-invoice-export',
        owner: 'feature/invoice',
        by: 'ada-b[bot]',
        command: said,
        at: '2026-11-27T10:20:00Z',
      });
    }
    expect(recoveredIn(open)).toBeNull();
    expect(recoveredIn('**Taken up again by `x`** with `/resume` on 2026-11-27 10:00 UTC.')).toBeNull();
  });

  test('O01–O09 is inert, whatever files and names say', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const { scanned } = viewSaying(said);
        const before = recoveryCard(viewSaying(said), null);
        const own = cardKey(scanned.id, scanned.owner);
        expectInert(movingCard(scanned, before), own);
        expectInert(goneCard(before) ?? '', own);
        expect(acting(movingTitle(scanned)), movingTitle(scanned)).toBeNull();
        expect(movingTitle(scanned)).not.toContain(SECRET);
      }),
      RUNS,
    );
  });
});
