// The order of bytes, and the name that was probably meant.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrder, nearest } from '../../src/local/survey/names.ts';
import { runs } from '../exhaustive.ts';

describe('byteOrder', () => {
  it('is the order of the bytes in UTF-8', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '/', '-', 'é', '\ue000', '\uffee', '🦊', '𐀀') });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(byteOrder(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('nearest', () => {
  it('gives at most three, the nearest first, the same leaf before all', () => {
    const names = ['main', 'maintenance', 'origin/mian', 'man', 'feature/x', 'origin/main'];
    expect(nearest('mian', names)).toEqual(['origin/mian', 'man', 'main']);
    expect(nearest('x', ['feature/x', 'y'])).toEqual(['feature/x', 'y']);
    expect(nearest('x', [])).toEqual([]);
  });
});
