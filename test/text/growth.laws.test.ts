// The laws of YAML, front matter and JSON that grow in place.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../src/model/codec.ts';
import { EditError, StateError } from '../../src/model/errors.ts';
import { type Data, type DataPlace, isMap } from '../../src/text/data/data.ts';
import { json } from '../../src/text/json/document.ts';
import { yaml } from '../../src/text/yaml/document.ts';
import { frontMatter } from '../../src/text/yaml/front-matter.ts';
import { atLeast } from '../exhaustive.ts';
import { yamlLikeText, yamlText } from './data-fragments.ts';
import { rowsOf } from './fragments.ts';
import { type Growth, grow, growth } from './growth.ts';
import { printsBack, RUNS, write } from './laws.ts';
import { grownFrontMatter, grownYaml } from './yaml-texts.ts';

interface Grown {
  readonly data: Data;
  readonly places: ReadonlyMap<string, DataPlace>;
}

/** Reads, grows and writes; gives the counts of what was written and refused. */
function grows<Doc extends Grown>(
  codec: Codec<Doc>,
  texts: fc.Arbitrary<string>,
  withData: (doc: Doc, data: Data) => Doc | null,
): { readonly written: number; readonly refused: number } {
  let [written, refused] = [0, 0];
  const law = fc.property(texts, growth, (text: string, change: Growth) => {
    const before = codec.parse(text);
    const { data, touched } = grow(before.data, change);
    const doc = withData(before, data);
    if (doc === null) return;
    const printed = write(codec, text, doc);
    if (printed === null) {
      refused++;
      return;
    }
    written++;
    expect(codec.parse(printed).data).toEqual(data);
    expect(codec.print(printed, doc)).toBe(printed);
    keepsOtherLines(text, printed, new Set(touched.map((pointer) => before.places.get(pointer)?.line ?? 1)));
  });
  fc.assert(law, RUNS);
  return { written, refused };
}

/** Each line that no edit names is there still, byte for byte and in order. */
function keepsOtherLines(text: string, printed: string, touched: ReadonlySet<number>): void {
  const now = rowsOf(printed);
  let at = 0;
  for (const [i, row] of rowsOf(text).entries()) {
    if (row === '' || touched.has(i + 1)) continue;
    const found = now.findIndex((one, n) => n >= at && (one === row || (isOpen(row) && one.startsWith(row))));
    if (found < 0) expect.fail(`line ${i + 1} ${JSON.stringify(row)} of\n${text}\nis gone from\n${printed}`);
    at = found + 1;
  }
}

/** A last line without an ending gets one before what follows. */
function isOpen(row: string): boolean {
  return !/[\r\n]$/.test(row);
}

describe('YAML that grows', () => {
  test('S04 S05 S07 print∘parse is identity on bytes', () => {
    expect(printsBack(yaml, grownYaml)).toBe(RUNS.numRuns);
  });

  test('M04 parse∘print gives the data back, every other line stays, a second time nothing changes', () => {
    const { written, refused } = grows(yaml, grownYaml, (doc, data) => ({ ...doc, data }));
    expect([written, refused]).toEqual([RUNS.numRuns, 0]);
  });

  test('M04 the same for texts that are odd', () => {
    const { written } = grows(yaml, yamlText, (doc, data) => ({ ...doc, data }));
    expect(written).toBeGreaterThan(atLeast(0.3, RUNS.numRuns));
  });

  test('X06 whatever the text, it grows or is refused', () => {
    const law = fc.property(yamlLikeText, growth, (text, change) => {
      try {
        const doc = yaml.parse(text);
        yaml.print(text, { ...doc, data: grow(doc.data, change).data });
      } catch (error) {
        if (!(error instanceof StateError || error instanceof EditError)) throw error;
      }
    });
    fc.assert(law, RUNS);
  });
});

test('M04 front matter grows, its body stays', () => {
  const { refused } = grows(frontMatter, grownFrontMatter, (doc, data) =>
    isMap(data) ? { ...doc, data } : null,
  );
  expect(refused).toBe(0);
});

/** JSON.stringify loses the sign of a zero, and JSON.parse the last digits of a long number. */
const ODD = 'zero below zero';
const isLong = (one: unknown): boolean => typeof one === 'number' && Math.abs(one) > Number.MAX_SAFE_INTEGER;

test('M04 JSON grows as if it had been written so at once', () => {
  const texts = fc.tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2, '\t'));
  const law = fc.property(texts, growth, ([value, indent], change) => {
    const spell = (data: unknown) => JSON.stringify(data, null, indent);
    const text = spell({ status: value, list: [value, 1, 'x'] });
    const doc = json.parse(text);
    const { data } = grow(doc.data, change);
    const mark = (_: string, one: unknown) => (Object.is(one, -0) || isLong(one) ? ODD : one);
    fc.pre(!JSON.stringify([value, data], mark).includes(ODD));
    expect(write(json, text, { ...doc, data }) ?? spell(data)).toBe(spell(data));
  });
  fc.assert(law, RUNS);
});
