// X06: every function that reads text reads 100 kB of anything within a second of its own work.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../src/model/codec.ts';
import { EditError, StateError } from '../../src/model/errors.ts';
import { kindsOf, refuseOpenFence, withoutCodeSpans } from '../../src/text/blocks.ts';
import { readConflict } from '../../src/text/conflicts.ts';
import { csv } from '../../src/text/csv.ts';
import { type Data, type DataDocument, isList, isMap } from '../../src/text/data.ts';
import { firstLines, unifiedDiff } from '../../src/text/diff.ts';
import { parseDuration } from '../../src/text/duration.ts';
import { mapOf } from '../../src/text/edits.ts';
import { behindWord, isTakenBack } from '../../src/text/endings.ts';
import { fence, forMarkdown, forTerminal, linesForTerminal } from '../../src/text/escape.ts';
import { frontMatter, hasFrontMatter } from '../../src/text/frontmatter.ts';
import { submodulePaths } from '../../src/text/gitmodules.ts';
import { readHash, sha256 } from '../../src/text/hash.ts';
import { trailerValue } from '../../src/text/inert.ts';
import { json } from '../../src/text/json.ts';
import { jsonLists } from '../../src/text/jsonlists.ts';
import { linesOf } from '../../src/text/lines.ts';
import { atMargin } from '../../src/text/margin.ts';
import { markdown } from '../../src/text/markdown.ts';
import { addLine, addSection } from '../../src/text/markdownedits.ts';
import { markerLine, readMarker } from '../../src/text/marker.ts';
import { movedNeeds, movedTo } from '../../src/text/moved.ts';
import { ndjson } from '../../src/text/ndjson.ts';
import { didYouMean } from '../../src/text/nearest.ts';
import { artifactsOf, baseOf, folderOf, joinPath } from '../../src/text/paths.ts';
import { piecesOf, withoutNotes } from '../../src/text/pieces.ts';
import { isPlaceholder as isLeftOver } from '../../src/text/placeholder.ts';
import { isHollow, openMarkers, templateLines } from '../../src/text/placeholders.ts';
import { redact } from '../../src/text/redact.ts';
import { expandBraces, looksLikeFile, unsafePath } from '../../src/text/safepath.ts';
import { scanMarkdown } from '../../src/text/scan.ts';
import { slashLineOf, trimBlanks } from '../../src/text/slashline.ts';
import { chunkAt, headOf, spellRest, spellWord, wordAt } from '../../src/text/slashwords.ts';
import { plain, spell } from '../../src/text/spelling.ts';
import { sqlDump } from '../../src/text/sqldump.ts';
import { parseTime } from '../../src/text/time.ts';
import { formatTimeLike } from '../../src/text/timelike.ts';
import { isNothing, isPlaceholder, nameOf, normal, wordLike, wordOf } from '../../src/text/words.ts';
import { yaml } from '../../src/text/yaml.ts';
import { PieceReader } from '../../src/text/yamlalone.ts';
import { told } from '../../src/text/yamldamage.ts';
import { readFlow } from '../../src/text/yamlflow.ts';
import { blockGuess, plainGuess, withoutComment } from '../../src/text/yamlguess.ts';
import { keyOf, valueAt } from '../../src/text/yamlpieces.ts';
import { recoverYaml } from '../../src/text/yamlrecover.ts';
import { blockText, coreScalar, quotedText } from '../../src/text/yamlscalar.ts';
import { spellYaml } from '../../src/text/yamlspell.ts';
import { isStamp } from '../../src/text/yamlstamps.ts';
import { clock } from '../clock.ts';
import { exhaustive } from '../exhaustive.ts';
import { snapshotOf } from '../snapshot.ts';
import { HOSTILE } from './hostile.ts';

const START = { at: 0, column: 0, line: 1 };

/** A repository that holds nothing. */
const NOWHERE = snapshotOf({}, { history: {} });

const READERS: Readonly<Record<string, readonly ((text: string) => unknown)[]>> = {
  additions: [printMore],
  blocks: [(text) => kindsOf(linesOf(text)), (text) => refuseOpenFence(linesOf(text)), withoutCodeSpans],
  conflicts: [readConflict, (text) => readConflict(`<<<<<<< a\n${text}\n=======\n${text}\n>>>>>>> b\n`)],
  csv: [(text) => csv.parse(text), (text) => csv.parse(`a\n"${text}"`)],
  diff: [(text) => unifiedDiff(text.slice(0, 1000), text, `x${text}`), (text) => firstLines(text, 40)],
  duration: [parseDuration],
  endings: [isTakenBack, (text) => isTakenBack(`done (${text}`), behindWord],
  escape: [forTerminal, linesForTerminal, forMarkdown, fence],
  frontmatter: [hasFrontMatter, (text) => frontMatter.parse(text)],
  gitmodules: [submodulePaths, (text) => submodulePaths(`path = a${text}b"`)],
  hash: [readHash, sha256],
  inert: [trailerValue],
  json: [(text) => json.parse(text), (text) => printGrown(json, text)],
  jsonlists: [(text) => jsonLists.print(text, { data: [text], places: new Map() })],
  lines: [linesOf],
  margin: [atMargin, (text) => atMargin(`{${text}`), (text) => atMargin(` a: ${text}`)],
  marker: [readMarker, (text) => readMarker(`<!-- rekindle:v1 ${text}`), (text) => markerLine({ key: text })],
  markdown: [(text) => markdown.print(text, markdown.parse(text))],
  nearest: [(text) => didYouMean(text, ['resume', 'retry'])],
  ndjson: [(text) => ndjson.parse(text), (text) => ndjson.parse(`{}\n${text}\n{}`)],
  moved: [(text) => movedNeeds([text], [text, 'a'], NOWHERE), (text) => movedTo(text, ['a'], NOWHERE)],
  paths: [artifactsOf, baseOf, folderOf, (text) => joinPath(text, text)],
  pieces: [piecesOf, withoutNotes],
  placeholder: [isLeftOver, (text) => isLeftOver(`x${text}x`)],
  placeholders: [openMarkers, templateLines, isHollow],
  redact: [redact],
  safepath: [unsafePath, looksLikeFile, expandBraces],
  scan: [(text) => scanMarkdown(linesOf(text))],
  slashline: [slashLineOf, (text) => slashLineOf(`/a\n${text}`)?.below(), trimBlanks],
  slashwords: [
    headOf,
    (text) => chunkAt(text, 0),
    (text) => wordAt(text, 0),
    (text) => wordAt(`a="${text}`, 0),
    (text) => wordAt(`--${text}`, 0),
    spellWord,
    (text) => spellRest(text, true),
  ],
  spelling: [(text) => plain(text, 'cell'), (text) => spell(text, text, 'cell')],
  sqldump: [
    (text) => sqlDump('t').parse(text),
    (text) => sqlDump('t').parse(`COPY t (a) FROM stdin;\n${text}\n\\.\n`),
    (text) => sqlDump('t').parse(`INSERT INTO t (a) VALUES (${text}`),
    (text) => sqlDump('t').parse(`INSERT INTO t (a) VALUES (E'${text}');`),
  ],
  time: [parseTime],
  timelike: [(text) => formatTimeLike(0, text), (text) => formatTimeLike(0, `2026-01-01T00:00:00${text}`)],
  words: [wordOf, normal, nameOf, isNothing, isPlaceholder, (text) => wordLike('IN_PROGRESS', text)],
  yaml: [(text) => yaml.parse(text), (text) => printGrown(yaml, text)],
  yamlalone: [
    (text) => new PieceReader().read(text, 1),
    (text) => new PieceReader().readBlock('|1', text, 1),
  ],
  yamldamage: [(text) => told(recoverYaml(text)?.damage ?? [])],
  yamlflow: ['', '[', '{', '[a: '].map((open) => (text) => readFlow(open + text, 1)),
  yamlguess: [
    (text) => plainGuess(text, 1),
    (text) => blockGuess('|', `\n${text}`.replaceAll('\n', '\n '), 1),
    (text) => blockGuess('>1', `\n${text}`.replaceAll('\n', '\n '), 1),
    withoutComment,
  ],
  yamlpieces: [
    (text) => keyOf(text),
    (text) => keyOf(`"${text}`),
    (text) => valueAt(`[${text}`, { ...START, lines: linesOf(text), reader: new PieceReader() }),
  ],
  yamlrecover: [
    (text) => recoverYaml(text),
    (text) => recoverYaml(`a:\n  - b: x: y\n    c: ${text}`),
    // Every line a value: what the library took for each would add up.
    (text) =>
      recoverYaml(`a:\n${text.slice(0, 50_000).replace(/[^\n]{1,4}\n?/g, (row) => `- [${row.trim()}]\n`)}`),
  ],
  yamlscalar: [
    coreScalar,
    (text) => quotedText(`"${text}"`),
    (text) => quotedText(`'${text}'`),
    (text) => blockText('>', `\n${text}`.replaceAll('\n', '\n ')),
  ],
  yamlspell: [(text) => spellYaml(text, 'plain')],
  yamlstamps: [isStamp, (text) => isStamp(`2026-1-1${text}`), (text) => isStamp(`2026-1-1 0:00:00${text}`)],
};
/** Read through the others. */
const WITHIN = [
  'brackets',
  'counted',
  'data',
  'differences',
  'edits',
  'jsonscan',
  'jsonwrite',
  'markdownedits',
  'sections',
  'settled',
  'sqlcopy',
  'sqlinsert',
  'sqlparts',
  'sqltokens',
  'slots',
  'tables',
  'yamlblock',
  'yamlframes',
  'yamllayout',
  'yamlscan',
  'yamlspots',
  'yamltokens',
  'yamlwrite',
];

/** A line more in every section, and a section more at the end. */
function printMore(text: string): string {
  const doc = markdown.parse(text);
  const grown = doc.sections.reduce((now, { line }) => (line > 50 ? now : addLine(now, line, 'new')), doc);
  return markdown.print(text, addSection(grown, 'New', 2, ['- new']));
}

/** A quarter of a text, grown everywhere: it is read here, by `print`, and once more to prove it. */
function printGrown(codec: Codec<DataDocument>, whole: string): string {
  const grown = (data: Data): Data => {
    if (data === null) return ['new'];
    if (isList(data)) return [...data.map(grown), 'new'];
    if (!isMap(data)) return data;
    return mapOf([...Object.entries(data).map(([key, value]) => [key, grown(value)] as const), ['new', 1]]);
  };
  const text = whole.slice(0, whole.length / 4) + whole.slice(-1);
  const doc = codec.parse(text);
  return codec.print(text, { ...doc, data: grown(doc.data) });
}

/** Milliseconds for 100 kB. */
const LIMIT = 1000;
/** Every so many of the texts are read, others by each reader; EXHAUSTIVE=1 has every reader read all. */
const STEP = exhaustive ? 1 : 24;
/** Milliseconds that a reader takes, the best of three. */
function timeOf(reader: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && best >= LIMIT; i++) {
    const took = clock();
    try {
      reader(text);
    } catch (error) {
      if (!(error instanceof StateError || error instanceof EditError)) throw error;
    }
    best = Math.min(best, took());
  }
  return best;
}

let readersSoFar = 0;
/** The texts for the next reader. */
function shareOf(): readonly string[] {
  const first = readersSoFar++ % STEP;
  return HOSTILE.filter((_, at) => at % STEP === first);
}

describe('X06', () => {
  test.each(Object.entries(READERS))("%s reads 100 kB of anything within a second's work", (_, readers) => {
    for (const reader of readers)
      for (const input of shareOf()) {
        const took = timeOf(reader, input);
        if (took >= LIMIT) expect.fail(`${took} ms for ${JSON.stringify(input.slice(0, 40))}`);
      }
  });

  test('no file of the room is left out', () => {
    const files = readdirSync(new URL('../../src/text/', import.meta.url)).map((name) =>
      name.replace('.ts', ''),
    );
    expect(files.sort()).toEqual([...Object.keys(READERS), ...WITHIN].sort());
  });
});
