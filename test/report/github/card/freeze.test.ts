// Freezes as markers keep them: what is not as we write it is no freeze.
import { describe, expect, test } from 'vitest';
import {
  FROZEN,
  type Freeze,
  freezeIn,
  freezesIn,
  hasRoom,
  holds,
  lasting,
  withFreeze,
  withFreezes,
  workflowDigits,
} from '../../../../src/report/github/card/freeze.ts';
import { markerLine } from '../../../../src/text/comment-marker.ts';

const CARD = `${markerLine({ key: 'card-0123456789abcdef' })}\n### Words\n`;
const BOARD = `${markerLine({ key: 'dashboard', stuck: 0 })}\n**No workflow was found.**\n`;
const ADA: Freeze = { by: 'ada', until: '2026-12-31' };
const BOT: Freeze = { by: 'helper[bot]', until: null };

describe('in a card', () => {
  test.each([ADA, BOT])('reads back what it was given: %o', (freeze) => {
    const body = withFreeze(CARD, freeze);
    expect(freezeIn(body)).toEqual(freeze);
    expect(body.split('\n').slice(1)).toEqual(CARD.split('\n').slice(1));
    expect(withFreeze(CARD, null)).toBe(CARD);
  });

  test.each([
    ['no marker', 'Frozen by ada.\n'],
    ['another name', markerLine({ key: 'card-0123456789abcdef', frozen_by: '@org/team' })],
    ['no name', markerLine({ key: 'card-0123456789abcdef', frozen_until: '2026-12-31' })],
    ['another day', markerLine({ key: 'card-0123456789abcdef', frozen_by: 'ada', frozen_until: 'soon' })],
    ['a number', markerLine({ key: 'card-0123456789abcdef', frozen_by: 7 })],
  ])('%s is none', (_, body) => {
    expect(freezeIn(body)).toBe(null);
  });
});

describe('in the dashboard', () => {
  test('keeps several, takes one out, and leaves every other word', () => {
    const all = new Map([
      ['card-0123456789abcdef', ADA],
      ['card-fedcba9876543210', BOT],
    ]);
    const body = withFreezes(BOARD, all) ?? '';
    expect(freezesIn(body)).toEqual(all);
    all.delete('card-0123456789abcdef');
    expect(freezesIn(withFreezes(body, all) ?? '')).toEqual(all);
    expect(withFreezes(body, new Map())).toBe(BOARD);
  });

  test('keeps which workflow it is about, and a label that a person set by hand', () => {
    const all = new Map<string, Freeze>([
      ['card-0123456789abcdef', { ...ADA, workflow: workflowDigits('specify:1-a') }],
      ['card-fedcba9876543210', { by: FROZEN, until: null }],
    ]);
    const body = withFreezes(BOARD, all) ?? '';
    expect(freezesIn(body)).toEqual(all);
    expect(body).toContain('card-fedcba9876543210 - *"');
    expect(freezesIn(body.replace(/[0-9a-f]{8};/, 'x;')).get('card-0123456789abcdef')).toEqual(ADA);
  });

  test('reads the longer digits of a workflow that were written earlier', () => {
    const digits = workflowDigits('specify:1-a');
    const body = markerLine({ key: 'dashboard', frozen: `card-0123456789abcdef - ada ${digits}0123` });
    expect(freezesIn(body).get('card-0123456789abcdef')).toEqual({
      by: 'ada',
      until: null,
      workflow: digits,
    });
  });

  test('what is damaged is passed over, the rest counts', () => {
    const kept = 'card-0123456789abcdef 2026-12-31 ada;card-x - eve;card-fedcba9876543210 - @x;;';
    const body = markerLine({ key: 'dashboard', frozen: kept });
    expect([...freezesIn(body)]).toEqual([['card-0123456789abcdef', ADA]]);
    expect(freezesIn('no marker').size).toBe(0);
    expect(withFreezes('no marker', new Map())).toBe(null);
  });

  test('has room for 36 with the longest login and a day, and for the marker beside them', () => {
    const longest = { by: 'a'.repeat(39), until: '2026-12-31', workflow: workflowDigits('specify:1-a') };
    const key = (at: number) => `card-${at.toString(16).padStart(16, '0')}`;
    const many = (count: number) =>
      new Map(Array.from({ length: count }, (_, at) => [key(at), longest] as const));
    const body = withFreezes(BOARD, many(36)) ?? '';
    expect(freezesIn(body)).toEqual(many(36));
    expect(withFreezes(BOARD, many(37))).toBe(null);
    expect([hasRoom(many(36)), hasRoom(many(37))]).toEqual([true, false]);
  });

  test('says so where there is no room for them all', () => {
    const key = (at: number) => `card-${at.toString(16).padStart(16, '0')}`;
    const many = new Map(Array.from({ length: 200 }, (_, at) => [key(at), ADA] as const));
    expect(withFreezes(BOARD, many)).toBe(null);
  });
});

test('a freeze ends at the beginning of its day in UTC', () => {
  const at = (time: string) => holds(ADA, Date.parse(time));
  expect(at('2026-12-30T23:59:59Z')).toBe(true);
  expect(at('2026-12-31T00:00:00Z')).toBe(false);
  expect(holds(BOT, Date.parse('2126-01-01T00:00:00Z'))).toBe(true);
  expect(holds(null, 0)).toBe(false);
});

test('of two freezes of one workflow the one that ends later lasts', () => {
  const later: Freeze = { by: 'bob', until: '2027-01-01' };
  expect([lasting(ADA, later), lasting(later, ADA)]).toEqual([later, later]);
  expect([lasting(ADA, BOT), lasting(BOT, ADA)]).toEqual([BOT, BOT]);
  expect(lasting(ADA, { ...ADA, by: 'bob' })).toEqual(ADA);
});
