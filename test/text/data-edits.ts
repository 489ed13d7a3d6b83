// Random edits of the scalars of YAML and JSON.
import * as fc from 'fast-check';
import { type Data, isList, isMap, pointerOf, type Scalar } from '../../src/text/data/data.ts';
import { wildValue } from './fragments.ts';
import type { Edited } from './laws.ts';

/** What a scalar becomes. */
export const scalar: fc.Arbitrary<Scalar> = fc.oneof(
  wildValue,
  fc.constantFrom(
    'yes',
    'null',
    '0x1f',
    '1_000',
    '12:30',
    '- x',
    '# no',
    'a: b',
    'a #b',
    '[x]',
    '*a',
    '&a',
    '!x',
    '{{x}}',
  ),
  fc.constantFrom(
    '2026-11-27T00:00:00Z',
    'it\'s "both"',
    '\u2028',
    '\ufeff',
    '\u0085',
    '\ud800',
    ' ',
    '%',
    '@x',
    '`x`',
  ),
  fc.constantFrom(true, false, null, 0, -0, 42, 1e21, 1.5, -7),
);

/** Which scalars change, and into what. */
export interface DataChange {
  readonly seeds: readonly number[];
  readonly values: readonly Scalar[];
}

export const dataChange: fc.Arbitrary<DataChange> = fc.record({
  seeds: fc.array(fc.nat(9), { minLength: 11, maxLength: 11 }),
  values: fc.array(scalar, { minLength: 4, maxLength: 4 }),
});

/** Replaces about a third of the scalars below `data`; gives the lines of those that change. */
export function editData(
  data: Data,
  lineOf: (pointer: string) => number,
  { seeds, values }: DataChange,
): Edited<Data> {
  const lines: number[] = [];
  let count = 0;
  const next = (old: Data, pointer: string): Data => {
    if (isList(old)) return old.map((item, i) => next(item, pointer + pointerOf(i)));
    if (isMap(old)) {
      const map: Record<string, Data> = Object.create(null);
      for (const [key, item] of Object.entries(old)) map[key] = next(item, pointer + pointerOf(key));
      return map;
    }
    const seed = seeds[count++ % seeds.length] ?? 9;
    if (seed > 2) return old;
    lines.push(lineOf(pointer));
    return values[(seed + count) % values.length] ?? null;
  };
  const doc = next(data, '');
  return lines.length === 0 ? null : { doc, lines };
}
