// X06: every function that reads text takes at most a second for 100 kB of anything.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../src/model/errors.ts';
import { kindsOf, refuseOpenFence, withoutCodeSpans } from '../../src/text/blocks.ts';
import { firstLines, unifiedDiff } from '../../src/text/diff.ts';
import { parseDuration } from '../../src/text/duration.ts';
import { behindWord, isTakenBack } from '../../src/text/endings.ts';
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
import { isNothing, isPlaceholder, nameOf, normal, wordOf } from '../../src/text/words.ts';
import { yaml } from '../../src/text/yaml.ts';
import { spellYaml } from '../../src/text/yamlspell.ts';
import { HOSTILE } from './hostile.ts';

const READERS: Readonly<Record<string, readonly ((text: string) => unknown)[]>> = {
  blocks: [(text) => kindsOf(linesOf(text)), (text) => refuseOpenFence(linesOf(text)), withoutCodeSpans],
  diff: [(text) => unifiedDiff(text.slice(0, 1000), text, `x${text}`), (text) => firstLines(text, 40)],
  duration: [parseDuration],
  endings: [isTakenBack, (text) => isTakenBack(`done (${text}`), behindWord],
  escape: [forTerminal, linesForTerminal, forMarkdown, fence],
  frontmatter: [hasFrontMatter, (text) => frontMatter.parse(text)],
  hash: [readHash, sha256],
  json: [(text) => json.parse(text)],
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
  words: [wordOf, normal, nameOf, isNothing, isPlaceholder],
  yaml: [(text) => yaml.parse(text)],
  yamlspell: [(text) => spellYaml(text, 'plain')],
};
/** Read through the others. */
const WITHIN = ['data', 'slots', 'tables', 'yamlscan', 'yamltokens'];

const LIMIT = 1000;

/**
 * Milliseconds of our own work: what a busy machine gives to others does not count, the best of three does.
 */
function timeOf(reader: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && best >= LIMIT; i++) {
    const [start, before] = [performance.now(), process.cpuUsage()];
    try {
      reader(text);
    } catch (error) {
      if (!(error instanceof StateError || error instanceof EditError)) throw error;
    }
    best = Math.min(best, performance.now() - start, process.cpuUsage(before).user / 1000);
  }
  return best;
}

describe('X06', () => {
  test.each(Object.entries(READERS))(
    '%s reads 100 kB of anything within a second',
    (_, readers) => {
      for (const reader of readers)
        for (const input of HOSTILE) {
          const took = timeOf(reader, input);
          if (took >= LIMIT) expect.fail(`${took} ms for ${JSON.stringify(input.slice(0, 40))}`);
        }
    },
    300_000,
  );

  test('no file of the room is left out', () => {
    const files = readdirSync(new URL('../../src/text/', import.meta.url)).map((name) =>
      name.replace('.ts', ''),
    );
    expect(files.sort()).toEqual([...Object.keys(READERS), ...WITHIN].sort());
  });
});
