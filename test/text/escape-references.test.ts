// A trailer's value: nothing in it acts on GitHub, and whoever reads it gets back what was written.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trailerValue } from '../../src/text/escape-references.ts';
import { redact } from '../../src/text/redact.ts';
import { runs } from '../exhaustive.ts';

describe('O02 the value of a trailer', () => {
  test.each([
    ['project-state:0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22', null],
    ['ai-dev-shop:003-invoice-export', null],
    ['sdd:deadbeef12', null],
    ['specify:5 Größe, 界', null],
    ['x:@org/team fixes #12', 'x:%40org/team fixes %2312'],
    ['x:GH-12 o/r#3', 'x:GH%2D12 o/r%233'],
    ['x:https://a.example', 'x:https%3A//a.example'],
    ['x:www.a.example', 'x:www%2Ea.example'],
    ['x:[skip ci]', 'x:%5Bskip ci]'],
    ['x:100%', 'x:100%25'],
    ['x:%40org', 'x:%2540org'],
    [' a  b ', '%20a %20b%20'],
    ['a\r\nCo-authored-by: x', 'a%0D%0ACo-authored-by: x'],
    ['a\u202eb\u00a0c', 'a%E2%80%AEb%C2%A0c'],
  ])('%j', (value, written) => {
    expect(trailerValue(value)).toBe(written ?? value);
    expect(decodeURIComponent(trailerValue(value))).toBe(value);
  });

  test('secrets are taken out', () => {
    expect(trailerValue(`x:ghp_${'a1'.repeat(18)}`)).toBe('x:[redacted: GitHub token]');
  });

  test('law: it is one line, and gives back the value', () => {
    const text = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', ' ', '@', '#1', '\n')),
    );
    fc.assert(
      fc.property(text, (pieces) => {
        const value = pieces.join('');
        const written = trailerValue(value);
        expect(written).toBe(written.replace(/\s+/g, ' ').trim());
        expect(decodeURIComponent(written)).toBe(redact(value.replace(/\p{Cs}/gu, '\ufffd')));
      }),
      { numRuns: runs(1000) },
    );
  });
});
