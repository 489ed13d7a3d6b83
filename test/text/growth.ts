// Random edits that make data grow: values, names of keys, new keys, last items, content for nothing.
import * as fc from 'fast-check';
import { type Data, type DataMap, isList, isMap, pointerOf } from '../../src/text/data/data.ts';
import { mapOf } from '../../src/text/data/edits.ts';
import { scalar } from './data-edits.ts';

const leaf = fc.oneof(scalar, fc.constantFrom<Data>([], mapOf([]), 'word', 'two words'));
const newKey = fc.constantFrom('new', 'new key', 'a: b', '"', 'no', 'true', '#x', '<<', 'prototype', '-');
const content: fc.Arbitrary<DataMap | readonly Data[]> = fc.letrec<{
  any: Data;
  full: DataMap | readonly Data[];
}>((tie) => ({
  any: fc.oneof({ maxDepth: 2, weight: 2, arbitrary: leaf }, tie('full')),
  full: fc.oneof(
    fc.array(tie('any'), { minLength: 1, maxLength: 2 }),
    fc
      .uniqueArray(fc.tuple(newKey, tie('any')), { minLength: 1, maxLength: 3, selector: ([key]) => key })
      .map(mapOf),
  ),
})).full;

export interface Growth {
  readonly seeds: readonly number[];
  readonly values: readonly Data[];
  readonly contents: readonly (DataMap | readonly Data[])[];
}

export const growth: fc.Arbitrary<Growth> = fc.record({
  seeds: fc.array(fc.nat(11), { minLength: 13, maxLength: 13 }),
  values: fc.array(scalar, { minLength: 3, maxLength: 3 }),
  contents: fc.array(content, { minLength: 3, maxLength: 3 }),
});

/** What `yaml-texts` writes on several lines, which are not rewritten. */
const ON_LINES = /# text: \[|over\s+lines/;

/** The data with about a quarter of its places changed; `touched` are the pointers of these places. */
export function grow(
  data: Data,
  { seeds, values, contents }: Growth,
): { readonly data: Data; readonly touched: readonly string[] } {
  const touched: string[] = [];
  let count = 0;
  const seed = () => seeds[count++ % seeds.length] ?? 11;
  const fresh = (): Data => (seed() < 6 ? contents : values)[count % 3] ?? null;

  const grownMap = (map: DataMap, pointer: string): Data => {
    const renames = seed() < 6;
    const entries: [string, Data][] = [];
    for (const [key, value] of Object.entries(map)) {
      const grown = next(value, pointer + pointerOf(key));
      const change = seed() < 2;
      if (change) touched.push(pointer + pointerOf(key));
      if (change && !renames) entries.push([`before ${key}`, fresh()]);
      entries.push([change && renames ? `once ${key}` : key, grown]);
    }
    if (!renames && seed() < 4) {
      touched.push(
        pointer,
        ...Object.keys(map)
          .slice(-1)
          .map((key) => pointer + pointerOf(key)),
      );
      entries.push(['last', fresh()]);
    }
    return mapOf(entries);
  };

  const next = (old: Data, pointer: string): Data => {
    if (old === null || (typeof old === 'object' && Object.keys(old).length === 0)) {
      if (seed() > 4) return old;
      touched.push(pointer);
      return contents[count % 3] ?? [];
    }
    if (isMap(old)) return grownMap(old, pointer);
    if (isList(old)) {
      const items = old.map((item, i) => next(item, pointer + pointerOf(i)));
      if (seed() > 4) return items;
      touched.push(pointer, pointer + pointerOf(old.length - 1));
      return [...items, fresh()];
    }
    if (seed() > 1 || (typeof old === 'string' && ON_LINES.test(old))) return old;
    touched.push(pointer);
    return values[count % 3] ?? null;
  };
  return { data: next(data, ''), touched };
}
