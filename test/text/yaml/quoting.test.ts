// How a scalar is spelled in YAML.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { spellYaml } from '../../../src/text/yaml/quoting.ts';
import { runs } from '../../exhaustive.ts';
import { scalar } from '../data-edits.ts';

describe('spellYaml', () => {
  test.each([
    ['word', 'plain', 'word'],
    ['word', 'single', "'word'"],
    ['word', 'double', '"word"'],
    ["it's", 'single', "'it''s'"],
    ['a\tb', 'single', '"a\\tb"'],
    ['\u2028\u0085\ufeff\u007f', 'plain', '"\\u2028\\u0085\\ufeff\\u007f"'],
    ['', 'plain', '""'],
    ['C1.1 (x), next', 'plain', '"C1.1 (x), next"'],
    ['2026-11-27T00:00:00Z', 'plain', '2026-11-27T00:00:00Z'],
    ['programmer — continue', 'plain', 'programmer — continue'],
    ['~', 'plain', '"~"'],
    ['Null', 'plain', '"Null"'],
    ['.inf', 'plain', '".inf"'],
    ['12:30', 'plain', '"12:30"'],
    ['off', 'plain', '"off"'],
    [true, 'double', 'true'],
    [-0, 'plain', '-0'],
    [1e21, 'plain', '1e+21'],
    [Number.NaN, 'plain', '.nan'],
    [Number.POSITIVE_INFINITY, 'plain', '.inf'],
  ] as const)('%j in %s', (value, style, spelled) => {
    expect(spellYaml(value, style)).toBe(spelled);
  });

  test('S13 whatever the value and the style, a reader gets the value, in a map and in brackets', () => {
    const style = fc.constantFrom('plain' as const, 'single' as const, 'double' as const, 'block' as const);
    const law = fc.property(scalar, style, (value, like) => {
      const spelled = spellYaml(value, like);
      expect(spelled).not.toMatch(/[\r\n]/);
      expect(readYaml(`a: ${spelled}\nb: [${spelled}, {c: ${spelled}}] # d`).data).toEqual({
        a: value,
        b: [value, { c: value }],
      });
    });
    fc.assert(law, { numRuns: runs(1000) });
  });
});
