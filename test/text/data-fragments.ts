// Random YAML and JSON as state files have it.
import * as fc from 'fast-check';
import { joined } from './fragments.ts';

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
