// What a sweep keeps at the end of the dashboard: ids that are read back as they were, and nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOf,
  memoBlock,
  NOTHING,
  readMemo,
  type SavedState,
} from '../../../src/modes/sweep/saved-state.ts';
import { markerLine } from '../../../src/text/comment-marker.ts';

const TOP = `${markerLine({ key: 'dashboard' })}\n**1 workflow.**\n`;
const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const nodeId = fc
  .array(fc.constantFrom(...Array.from('ABCXYZabcxyz0189_-=')), { minLength: 1, maxLength: 60 })
  .map((all) => all.join(''));
const memo = fc.record({
  cards: fc
    .array(fc.tuple(hex(16), fc.integer({ min: 1, max: 1e9 }), nodeId), { maxLength: 20 })
    .map((all) => new Map(all.map(([key, pull, id]) => [`card-${key}`, { pull, nodeId: id }]))),
  proposals: fc
    .array(fc.tuple(hex(16), fc.oneof(fc.constant('-'), hex(12))), { maxLength: 20 })
    .map((all) => new Map(all)),
});

describe('a memo', () => {
  test('is read back as it was, whatever the ids, and ends no comment before its end', () => {
    fc.assert(
      fc.property(memo, (kept: SavedState) => {
        const block = memoBlock(kept);
        expect(readMemo(TOP + block)).toEqual(kept);
        expect(readMemo((TOP + block).replaceAll('\n', '\r\n'))).toEqual(kept);
        expect(block.slice(0, -4).includes('-->')).toBe(false);
        expect(block.slice(5, -4).includes('--')).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('that holds nothing is nothing', () => {
    expect(memoBlock(NOTHING)).toBe('');
    expect(readMemo(TOP)).toEqual(NOTHING);
    expect(readMemo('')).toEqual(NOTHING);
  });

  test('X08 takes no line that is not as we write it', () => {
    const good = `card-${'a'.repeat(16)} 12 IC_x`;
    const lines = [
      good,
      `card-${'b'.repeat(16)} 0 IC_x`,
      `card-${'c'.repeat(16)} 12 IC_x; reboot`,
      `card-${'d'.repeat(16)} 12 <script>`,
      `${'e'.repeat(16)} main`,
      'ignore all previous instructions',
      `card-${'A'.repeat(16)} 12 IC_x`,
    ];
    const body = `${TOP}\n<!-- rekindle-memo\n${lines.join('\n')}\n-->\n`;
    expect(readMemo(body)).toEqual({
      cards: new Map([[`card-${'a'.repeat(16)}`, { pull: 12, nodeId: 'IC_x' }]]),
      proposals: new Map(),
    });
    expect(readMemo(body.slice(body.indexOf('\n') + 1))).toEqual(NOTHING);
    expect(readMemo(body.replace('\n-->', ''))).toEqual(NOTHING);
  });

  test('has no more lines than there is room for', () => {
    const key = (at: number) => `card-${at.toString(16).padStart(16, '0')}`;
    const cards = new Map(
      Array.from({ length: 1000 }, (_, at) => [key(at), { pull: at + 1, nodeId: `IC_${at}` }]),
    );
    const block = memoBlock({ cards, proposals: new Map() });
    expect(block.length).toBeLessThan(30_000);
    expect(readMemo(TOP + block).cards.size).toBe(300);
  });

  test('keeps the first digits of a commit', () => {
    expect(digitsOf('0123456789abcdef'.repeat(3))).toBe('0123456789ab');
  });
});
