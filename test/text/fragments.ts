// Random texts made of what state files are made of, traps included, with line endings mixed in.
import * as fc from 'fast-check';

/** Lines as state files have them, and lines that look alike. */
const LINES = [
  '# Pipeline State: FEAT-001-x',
  '## Notes ##',
  '### Header # Metadata',
  '##',
  '## C#',
  '#no heading',
  '- status: IN_PROGRESS',
  '* spec_hash: sha256:a3f8...',
  '+ note: a: b: c',
  '  - nested: **bold** value',
  '\t- tabbed: `code`',
  '**Loop Status**: validating',
  '**Last Activity:** 2026-01-01',
  '- **`feature_id`**: 003-x',
  'current_stage: programmer — continue',
  'empty:',
  '- empty:   ',
  '- url: https://example.org/a:b',
  '10:30 is no key',
  '- [x] Spec approval',
  '* [ ] **Architecture sign-off** (includes Constitution Check)',
  '  1. [~] half done',
  '- [P] tasks = different files',
  '- [x](link.md)',
  '| Field | Value |',
  '|---|---|',
  '|:--|--:|',
  '| **Status** | `pending` |',
  '| a \\| b | c \\|',
  '|a||',
  '||',
  '| a | b | c | d |',
  '| cut | off',
  '  | indented | row |',
  '| back\\\\ | slash\\\\|',
  '**Status**: pending, answered',
  '```',
  '```yaml',
  '   ~~~',
  '- ```',
  '``` not a fence ``` here',
  '<!-- one line -->',
  '<!--',
  '-->',
  '---',
  '--- ',
  '----',
  '=======',
  '> quoted: value',
  'plain prose, with a comma.',
  '',
  '   ',
  '|',
  '**',
  '`',
  '\\',
  'key: \u2028separator',
  '- naïve: ☃ 𝒳',
] as const;

const EOLS = ['\n', '\n', '\n', '\r\n', '\r\n', '\r'] as const;

/**
 * Joins lines, each with its own ending or all with one; perhaps a byte order mark, perhaps no last ending.
 */
export function joined(lines: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> {
  const eol = fc.constantFrom(...EOLS);
  return fc
    .record({
      lines,
      eols: fc.array(eol, { minLength: 7, maxLength: 7 }),
      one: fc.option(eol),
      bom: fc.boolean(),
      open: fc.boolean(),
    })
    .map(({ lines: contents, eols, one, bom, open }) => {
      const text = contents.map((content, i) => {
        const last = open && i === contents.length - 1;
        return content + (last ? '' : (one ?? eols[i % eols.length] ?? ''));
      });
      return (bom ? '\uFEFF' : '') + text.join('');
    });
}

function textOf(line: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return joined(fc.array(line, { maxLength: 24 }));
}

/** Any Markdown that a state file may hold; most lines from the list, some of any characters. */
export const markdownText = textOf(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...LINES) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((s) => s.replace(/[\r\n]/g, '')),
    },
  ),
);

/** Markdown in which nothing opens that a value could close: every writable value must be written. */
export const calmText = textOf(
  fc.constantFrom(
    ...LINES.filter((line) => !/`{3}|~{3}|<!--|-->|---|===|^\|[^|]*\\|cut \|/.test(line)),
    '|---|---|',
  ),
);

/** Values that can stand on one line. */
export const value = fc
  .oneof(
    fc.constantFrom(
      '',
      'DONE',
      'a | b',
      '|',
      '`code`',
      '**bold**',
      '**`both`**',
      '*',
      'a: b',
      '\\',
      'x\\',
      'ü ☃ 𝒳',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from('ab |`*_\\:-[]x#"\'{},&!%@')), maxLength: 10 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  .map((written) => written.replace(/[\r\n]/g, '').trim());

/** Values with anything in them: line breaks, outer blanks, control characters. */
export const wildValue = fc.oneof(
  value,
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('a\nb', ' x', '\r'),
);

/** Line contents and endings, to tell which lines a change has touched. */
export function rowsOf(text: string): readonly string[] {
  return text.split(/(?<=\r\n|\n|\r(?!\n))/);
}
