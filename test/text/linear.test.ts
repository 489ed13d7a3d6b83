// X06: every function that reads text takes at most a second for 100 kB of anything.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../src/model/errors.ts';
import { kindsOf, withoutCodeSpans } from '../../src/text/blocks.ts';
import { firstLines, unifiedDiff } from '../../src/text/diff.ts';
import { parseDuration } from '../../src/text/duration.ts';
import { fence, forMarkdown, forTerminal, linesForTerminal } from '../../src/text/escape.ts';
import { frontMatter, hasFrontMatter } from '../../src/text/frontmatter.ts';
import { readHash, sha256 } from '../../src/text/hash.ts';
import { json } from '../../src/text/json.ts';
import { linesOf } from '../../src/text/lines.ts';
import { markdown } from '../../src/text/markdown.ts';
import { artifactsOf, baseOf, folderOf, joinPath } from '../../src/text/paths.ts';
import { piecesOf, withoutNotes } from '../../src/text/pieces.ts';
import { isHollow, openMarkers, templateLines } from '../../src/text/placeholders.ts';
import { redact } from '../../src/text/redact.ts';
import { expandBraces, looksLikeFile, unsafePath } from '../../src/text/safepath.ts';
import { scanMarkdown } from '../../src/text/scan.ts';
import { plain, spell } from '../../src/text/spelling.ts';
import { parseTime } from '../../src/text/time.ts';
import { isNothing, isPlaceholder, normal, wordOf } from '../../src/text/words.ts';
import { yaml } from '../../src/text/yaml.ts';
import { spellYaml } from '../../src/text/yamlspell.ts';

const SIZE = 100_000;

/** What repeats, to 100 kB. Each was chosen to make some pattern or loop start over and over. */
const UNITS = [
  'a',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '-',
  '- ',
  '---\n',
  '`',
  '` ',
  '```\n',
  '``` x\n',
  '~~~\n',
  '  ```\n',
  '*',
  '**',
  '_',
  '|',
  '||',
  '| a ',
  '| a |\n',
  '|---',
  '|---|\n',
  '|-|\n',
  '\\',
  '\\|',
  '(',
  '()',
  ')(',
  '(conditional',
  '(+ a.md',
  '[',
  '[]',
  '[x](',
  '](',
  '<',
  '<a',
  '<br',
  '<!--',
  '<!--\n',
  '-->\n',
  '{',
  '{{',
  '{a,',
  '{a,b}',
  '{{a',
  '}',
  ':',
  ': ',
  'a:',
  'a: ',
  'a: b\n',
  'a:\n',
  '- a: b\n',
  '- [ ] a\n',
  '#',
  '# ',
  '# a\n',
  '0',
  '0-',
  '2026-01-01',
  '1:',
  '.',
  '..',
  '../',
  '/',
  './',
  '~/',
  'a/',
  'a.',
  'a.md ',
  'a.md,',
  'a and ',
  ' — ',
  ' - ',
  ', ',
  '"',
  "'",
  '\\"',
  '&a ',
  '*a ',
  '!a ',
  '? ',
  '%',
  '@',
  'sk-',
  'ghp_',
  'eyJ',
  'eyJ-.',
  'AKIA',
  'xoxb-',
  '-----BEGIN ',
  '://',
  '://a:',
  'www.',
  '\u202e',
  '\ud800',
  '☃',
  'sha256:',
  'abcdef',
  '[NEEDS CLARIFICATION:',
  '=======\n',
  '<<<<<<<\n',
  '>>>>>>> ',
  '[1,',
  '{"a":',
  '"a",',
  'null,',
  '\0',
  '\uFEFF',
];
/** Parts around the repeated one: openers that wait for an end, and ends that never fit. */
const FRAMES = [
  ['', ''],
  ['---\n', '\n---\n'],
  ['a: "', ''],
  ['[', ']'],
  ['| a |\n|---|\n| ', '!'],
] as const;

const INPUTS = UNITS.flatMap((unit) =>
  FRAMES.map(([head, tail]) => head + unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE) + tail),
);

const READERS: Readonly<Record<string, readonly ((text: string) => unknown)[]>> = {
  blocks: [(text) => kindsOf(linesOf(text)), withoutCodeSpans],
  diff: [(text) => unifiedDiff(text.slice(0, 1000), text, `x${text}`), (text) => firstLines(text, 40)],
  duration: [parseDuration],
  escape: [forTerminal, linesForTerminal, forMarkdown, fence],
  frontmatter: [hasFrontMatter, frontMatter.parse],
  hash: [readHash, sha256],
  json: [json.parse],
  lines: [linesOf],
  markdown: [(text) => markdown.print(text, markdown.parse(text))],
  paths: [artifactsOf, baseOf, folderOf, (text) => joinPath(text, text)],
  pieces: [piecesOf, withoutNotes],
  placeholders: [openMarkers, templateLines, isHollow],
  redact: [redact],
  safepath: [unsafePath, looksLikeFile, expandBraces],
  scan: [(text) => scanMarkdown(linesOf(text))],
  spelling: [(text) => plain(text, 'cell'), (text) => spell(text, text, 'cell')],
  time: [parseTime],
  words: [wordOf, normal, isNothing, isPlaceholder],
  yaml: [yaml.parse],
  yamlspell: [(text) => spellYaml(text, 'plain')],
};
/** Read through the others. */
const WITHIN = ['data', 'slots', 'tables', 'yamlscan', 'yamltokens'];

/** Milliseconds of the quickest of three tries: a busy machine is no fault of ours. */
function timeOf(reader: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && best > 300; i++) {
    const start = performance.now();
    try {
      reader(text);
    } catch (error) {
      if (!(error instanceof StateError || error instanceof EditError)) throw error;
    }
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe('X06', () => {
  test.each(Object.entries(READERS))('%s reads 100 kB of anything within a second', (_, readers) => {
    for (const reader of readers)
      for (const input of INPUTS) {
        const took = timeOf(reader, input);
        if (took >= 1000)
          expect.fail(`${took} ms for ${JSON.stringify(input.slice(0, 40))} in ${reader.name}`);
      }
  });

  test('no file of the room is left out', () => {
    const files = readdirSync(new URL('../../src/text/', import.meta.url)).map((name) =>
      name.replace('.ts', ''),
    );
    expect(files.sort()).toEqual([...Object.keys(READERS), ...WITHIN].sort());
  });
});
