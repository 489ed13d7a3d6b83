// What is read of YAML without the library: for whatever is claimed, the library says the same.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap, sameData } from '../../../src/text/data/data.ts';
import { readFlow } from '../../../src/text/yaml/flow.ts';
import { type Alone, PieceReader, readWhole } from '../../../src/text/yaml/parse-fragment.ts';
import { recoverYaml } from '../../../src/text/yaml/recover.ts';
import { blockText, quotedText } from '../../../src/text/yaml/scalar.ts';
import { atLeast, runs } from '../../exhaustive.ts';

const RUNS = { numRuns: runs(4000) };

/** Strings of what means something in YAML, so that most of them are nearly right. */
const of = (units: string, minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...units.split(' ')), { minLength, maxLength })
    .map((all) =>
      all
        .join('')
        .replaceAll('␠', ' ')
        .replaceAll('␉', '\t')
        .replaceAll('␍', '\r')
        .replaceAll('␤', '\n')
        .replaceAll('␀', '\u0000'),
    );

const inner = of(
  `a b ␠ ␠ ' '' " \\ \\\\ \\" \\n \\/ \\e \\_ \\N \\x41 \\x4 \\u00e9 \\ud83d \\u12 \\U0001F600 \\0
  \\q ␉ ␤ ␍ ␀ ü 😀
  # : , [ ] { } & * ! % --- \u0085 \u00a0 \u2028 \ufeff \ud800`.replaceAll(/[ \n]+/g, ' '),
  0,
  8,
);
const quoted = fc.tuple(fc.constantFrom('"', "'"), inner).map(([mark, text]) => mark + text + mark);

const words = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('a', 'a b', 'ü/x.md', 'a:b', 'http://x/y', '~', 'null', 'True', '~/a'),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom('1', '-0', '+1', '-x', '.inf', '.5', '0x1F', '1e3', '007', '(a)', '...'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('- a', '?', 'a #b', 'a#b', '&a b', '*a', '!!str a', '|', '', 'a: b', '-'),
  },
  { weight: 3, arbitrary: fc.constantFrom('""', "''", '"a b"', "'it''s'", '"\\x41"', '"é: ,]"', "'[{'") },
  { weight: 1, arbitrary: quoted },
);
const gap = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('', '', '', ' ', ' ', '  ', '\n ', '\n\n  ') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\t', '\r\n ', ' # c\n ') },
);
const key = fc.oneof(words, fc.constantFrom('a', 'b', 'k c', '"a"', "'k'", '__proto__', '1', '2'));
const colon = fc.constantFrom(': ', ': ', ': ', ': ', ': ', ':', ':  ', ' : ', ':\n ');

const { flow } = fc.letrec<{ flow: string; value: string }>((tie) => {
  const members = (one: fc.Arbitrary<string>) =>
    fc
      .tuple(fc.array(fc.tuple(gap, one, gap), { maxLength: 4 }), fc.constantFrom('', '', '', ',', ', '), gap)
      .map(([all, end, last]) => all.map((parts) => parts.join('')).join(',') + end + last);
  const value = tie('value');
  return {
    value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, words, tie('flow')),
    flow: fc.oneof(
      members(value).map((inside) => `[${inside}]`),
      members(fc.tuple(key, colon, value).map((parts) => parts.join(''))).map((inside) => `{${inside}}`),
    ),
  };
});
const tokens = of('[ ] { } , : :␠ ,␠ a b 1 "a" \'b\' - . --- ... ␠ ␤ ␤␠ # ? & ~ ( é', 0, 12);
const piece = fc.oneof(
  { weight: 8, arbitrary: flow },
  { weight: 1, arbitrary: tokens.map((text) => `[${text}]`) },
  { weight: 1, arbitrary: tokens.map((text) => `{${text}}`) },
);

const row = fc
  .tuple(fc.constantFrom(0, 1, 1, 1, 1, 1, 2, 3), of('a ␠ ␉ # - : --- <<<<<<< ␀ ü ␍', 0, 3))
  .map(([indent, text]) => ' '.repeat(indent) + text);
const body = fc
  .tuple(
    fc.array(fc.oneof(row, fc.constantFrom('', ' ', '  ', ' a', ' b c')), { maxLength: 7 }),
    fc.boolean(),
  )
  .map(([rows, ended]) => rows.map((one) => `\n${one}`).join('') + (ended ? '\n' : ''));
const header = fc.constantFrom('|', '>', '|-', '>-', '|+', '>+', '|1', '>2-', '|+1', '|++', '|0');

/** Counts what is claimed, and holds it against the library. */
function expectSame(claimed: Alone | undefined, whole: string, line: number): boolean {
  if (claimed === undefined) return false;
  const read = readWhole(whole, line);
  if (typeof claimed === 'string' || typeof read === 'string') expect(claimed).toBe(read);
  else {
    expect(read.data).toEqual(claimed.data);
    expect(sameData(claimed.data, read.data)).toBe(true);
    expect([...claimed.places]).toEqual([...read.places]);
  }
  return true;
}

describe('law: what is claimed is what the library says', () => {
  test('of quotes', () => {
    let claims = 0;
    const law = fc.property(quoted, (text) => {
      const data = quotedText(text);
      const claimed = data === undefined ? data : { data, places: new Map([['', { line: 3, text: data }]]) };
      if (expectSame(claimed, text, 3)) claims++;
    });
    fc.assert(law, RUNS);
    expect(claims).toBeGreaterThan(atLeast(0.2, RUNS.numRuns));
  });

  test('of brackets', () => {
    let claims = 0;
    const law = fc.property(piece, fc.integer({ min: 1, max: 9 }), (text, line) => {
      if (expectSame(readFlow(text, line), text, line)) claims++;
    });
    fc.assert(law, RUNS);
    expect(claims).toBeGreaterThan(atLeast(0.2, RUNS.numRuns));
  });

  test('of texts in lines', () => {
    let claims = 0;
    const law = fc.property(header, body, (mark, lines) => {
      const text = blockText(mark, lines);
      if (text === undefined) return;
      claims++;
      const read = readWhole(`x: ${mark}${lines}`, 1);
      expect(typeof read === 'object' && isMap(read.data) && read.data['x']).toBe(text);
    });
    fc.assert(law, RUNS);
    expect(claims).toBeGreaterThan(atLeast(0.2, RUNS.numRuns));
  });
});

test.each([
  ['a key twice', '{a: 1, b: {}, "a": 2'],
  ['a key twice below', '[[{k: 1,k: 1}]]'],
])('%s is refused at once', (_, text) => {
  expect(readFlow(text, 1)).toBe('refused');
});

test.each([64, 65, 66])('%i brackets within each other are read as the library reads them', (depth) => {
  const text = '['.repeat(depth) + ']'.repeat(depth);
  expect(readFlow(text, 1) === undefined).toBe(depth > 64);
  expect(new PieceReader().read(text, 1)).toEqual(readWhole(text, 1));
});

test('a path of keys is as long as the library lets it be', () => {
  for (const length of [999, 1000, 1001, 1023, 1024, 1025]) {
    const text = `{${'k'.repeat(length - 1)}: [a]}`;
    expect(new PieceReader().read(text, 1)).toEqual(readWhole(text, 1));
  }
});

describe('X06 what is odd and too long', () => {
  const odd = `[${'? a, '.repeat(8000)}b]`;

  test('is text, and said to be; the rest is read', () => {
    const recovered = recoverYaml(`a: ${odd} # c\nb: x: y\nc: [1, 'd']\n`);
    expect(recovered?.data).toEqual({ a: odd, b: 'x: y', c: [1, 'd'] });
    expect(recovered?.damage[0]?.message).toContain(
      'on line 1, too odd and too long to be read in a broken file',
    );
    expect(recovered?.damage.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('in lines too', () => {
    const lines = '  \tx\n   y\n'.repeat(5000);
    const recovered = recoverYaml(`a: |1\n${lines}b: x: y\n`);
    expect(recovered?.data).toEqual({ a: lines.trim(), b: 'x: y' });
    expect(recovered?.damage[0]?.message).toContain('found lines after "|1" on line 1, too odd');
  });

  test('as a key too: nothing is left out', () => {
    const rows = Array.from({ length: 2000 }, (_, i) => `"\tk${i}": ${i}\n`);
    const recovered = recoverYaml(rows.join(''));
    expect(Object.values(recovered?.data ?? {})).toEqual(rows.map((_, i) => i));
    expect(Object.keys(recovered?.data ?? {})).toContain('\tk0');
    expect(Object.keys(recovered?.data ?? {})).toContain('"\tk1999"');
    expect(recovered?.damage.at(-1)?.message).toContain('found the key "\\"\\tk1999\\"" on line 2000');
  });

  test('is not what somebody writes: a hundred odd values are all read', () => {
    const rows = Array.from({ length: 100 }, (_, i) => `k${i}: ["a\tb", !!str ${i}, # why\n  {c}]\n`);
    const recovered = recoverYaml(`${rows.join('')}x: y: z\n`);
    expect(recovered?.damage.map(({ line }) => line)).toEqual([201]);
    expect(recovered?.data['k99']).toEqual(['a\tb', '99', { c: null }]);
  });
});
