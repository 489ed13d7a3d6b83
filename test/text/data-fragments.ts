// Random YAML and JSON as state files have it, and random edits of its scalars.
import fc from 'fast-check';
import { type Data, isList, isMap, pointerOf, type Scalar } from '../../src/text/data.ts';
import { joined, wildValue } from './fragments.ts';
import type { Edited } from './laws.ts';

const SPELLED = fc.constantFrom(
  'plain words',
  'in_progress',
  'true',
  '0',
  '-1.5e3',
  '.inf',
  '12e4567',
  '0123456',
  '9007199254740993',
  '2026-01-01',
  '2026-08-16 00:25:00Z',
  '"double \\" \\u263a \\n quoted"',
  "'it''s single'",
  '""',
  '~',
  '',
  '&anchor text',
  '!!str 5',
  'ünïcode ☃',
);
const COMMENT = fc.constantFrom('', '', ' # comment', '   # "quoted" comment: yes');
const KEY = fc.constantFrom(
  'status',
  'a b',
  '"quoted"',
  "'single'",
  '__proto__',
  'constructor',
  '<<',
  'x/y~z',
  '01',
);

const scalarLine = (lead: string) =>
  fc.tuple(SPELLED, COMMENT).map(([spelled, end]) => `${lead} ${spelled}${end}`);

/** The lines of one top-level entry; `n` keeps its key unique. */
function entryOf(n: number): fc.Arbitrary<readonly string[]> {
  const key = KEY.map((name) => (n === 0 ? name : `k${n}`));
  return key.chain((name) =>
    fc.oneof(
      { weight: 4, arbitrary: scalarLine(`${name}:`).map((line) => [line]) },
      fc
        .array(scalarLine('  -'), { minLength: 1, maxLength: 3 })
        .map((items) => [`${name}: # list`, ...items]),
      fc
        .tuple(scalarLine('  one:'), scalarLine('  two:'))
        .map((pair) => [`${name}:`, ...pair, '    # deep comment']),
      fc.tuple(scalarLine('  - id:'), scalarLine('    title:')).map((pair) => [`${name}:`, ...pair]),
      fc.constantFrom([`${name}: [a, "b", 'c', 1, ]`], [`${name}: {x: 1, y: "z", e: }`], [`${name}: []`]),
      fc.constantFrom(
        [`${name}: |`, '  block', '', '  text'],
        [`${name}: "over`, '  lines"'],
        [`${name}: >-`, '  x'],
      ),
      fc.constantFrom(['# comment', `${name}:`], ['', `${name}:   # nothing`]),
    ),
  );
}

const entries = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const all = Array.from({ length: count }, (_, n) => entryOf(n));
  return fc.tuple(...all).map((lists) => lists.flat());
});

/** YAML that is valid, in all of its spellings. */
export const yamlText = joined(entries);

/** The same between `---` lines, with a body that has more of them. */
export const frontMatterText = joined(
  fc
    .tuple(
      entries,
      fc.constantFrom(['## Log', '---', 'a: 1', '---'], ['body'], []),
      fc.constantFrom('---', '--- \t'),
    )
    .map(([lines, body, rule]) => [rule, ...lines, rule, ...body]),
);

/** Lines that are YAML by accident at best. */
export const yamlLikeText = joined(
  fc.array(
    fc.oneof(
      scalarLine('k:'),
      scalarLine('  -'),
      fc.constantFrom(
        '---',
        '...',
        '? a',
        ': b',
        '[',
        ']',
        '{',
        '}',
        '|',
        '*a',
        '%YAML 1.2',
        'a: b: c',
        '\t',
        '"',
        "'",
      ),
      fc.constantFrom(
        '- - x',
        '-',
        'k: |',
        '  text',
        '# c',
        '',
        'k: {a: 1',
        'b: 2}',
        '<<<<<<< ours',
        '!!js/function x',
      ),
    ),
    { maxLength: 8 },
  ),
);

/** JSON with blanks of every kind between its tokens. */
export const jsonText = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(0, 2, '\t'),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
  )
  .map(([value, indent, eol, bom]) => {
    const text = JSON.stringify({ status: value, list: [value, 1, 'x'] }, null, indent);
    return (bom ? '\uFEFF' : '') + text.replaceAll('\n', eol) + eol;
  });

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
