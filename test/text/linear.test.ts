// X06: every function that reads text reads 100 kB of anything within a second of its own work.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../src/model/codec.ts';
import { EditError, StateError } from '../../src/model/errors.ts';
import { baseOf, folderOf } from '../../src/model/path.ts';
import { isPlaceholder as isLeftOver } from '../../src/text/argument-placeholder.ts';
import { isLeftToDo } from '../../src/text/code-comments.ts';
import { markerLine, readMarker } from '../../src/text/comment-marker.ts';
import { readConflict } from '../../src/text/conflicts.ts';
import { csv } from '../../src/text/csv.ts';
import { type Data, type DataDocument, isList, isMap } from '../../src/text/data/data.ts';
import { mapOf } from '../../src/text/data/edits.ts';
import { firstLines, unifiedDiff } from '../../src/text/diff.ts';
import { parseDuration } from '../../src/text/duration.ts';
import { fence, forHtml, forMarkdown, forTerminal, linesForTerminal } from '../../src/text/escape.ts';
import { trailerValue } from '../../src/text/escape-references.ts';
import { submodulePaths } from '../../src/text/gitmodules.ts';
import { readHash, sha256 } from '../../src/text/hash.ts';
import { json } from '../../src/text/json/document.ts';
import { ndjson } from '../../src/text/json/lines.ts';
import { jsonLists } from '../../src/text/json/lists.ts';
import { underKey } from '../../src/text/json/wrap.ts';
import { linesInConflict, linesOf } from '../../src/text/lines.ts';
import { namesAwaited } from '../../src/text/markdown/awaiting.ts';
import { kindsOf, refuseOpenFence, withoutCodeSpans } from '../../src/text/markdown/blocks.ts';
import { markdown } from '../../src/text/markdown/document.ts';
import { addLine, addSection } from '../../src/text/markdown/edits.ts';
import { fromOneLine, inOneLine } from '../../src/text/markdown/one-line.ts';
import { isOnlyAwaited } from '../../src/text/markdown/only-awaited.ts';
import { asksForWords, isOther, roomIn } from '../../src/text/markdown/own-words.ts';
import { artifactsOf, joinPath } from '../../src/text/markdown/path-lists.ts';
import { isBare, isHollow, openMarkers, templateLines } from '../../src/text/markdown/placeholders.ts';
import { putsOff } from '../../src/text/markdown/put-off.ts';
import { scanMarkdown } from '../../src/text/markdown/scan.ts';
import { piecesOf, withoutNotes } from '../../src/text/markdown/split-list.ts';
import { isUnanswered, withoutComments } from '../../src/text/markdown/unanswered.ts';
import { plain, spell } from '../../src/text/markdown/value-syntax.ts';
import { isTakenBack } from '../../src/text/qualified-status.ts';
import { redact } from '../../src/text/redact.ts';
import { movedNeeds, movedTo } from '../../src/text/rename-detection.ts';
import { expandBraces, looksLikeFile, unsafePath } from '../../src/text/safe-path.ts';
import { slashLineOf, trimBlanks } from '../../src/text/slash-lines.ts';
import { chunkAt, headOf, spellRest, spellWord, wordAt } from '../../src/text/slash-words.ts';
import { sqlDump } from '../../src/text/sql/dump.ts';
import { behindWord, withoutCheck } from '../../src/text/status/check-marks.ts';
import { beginsWithCondition, namesCondition } from '../../src/text/status/condition.ts';
import { hasDissent } from '../../src/text/status/dissent.ts';
import { isSentBack } from '../../src/text/status/sent-back.ts';
import { isWithheld, ofTheMatter } from '../../src/text/status/withheld.ts';
import { didYouMean } from '../../src/text/suggestions.ts';
import { parseTime } from '../../src/text/time.ts';
import { formatTimeLike } from '../../src/text/timestamp-style.ts';
import { isNothing, isPlaceholder, nameOf, normal, wordLike, wordOf } from '../../src/text/vocabulary.ts';
import { told } from '../../src/text/yaml/damage-report.ts';
import { yaml } from '../../src/text/yaml/document.ts';
import { readFlow } from '../../src/text/yaml/flow.ts';
import { frontMatter, hasFrontMatter } from '../../src/text/yaml/front-matter.ts';
import { blockGuess, plainGuess, withoutComment } from '../../src/text/yaml/guess.ts';
import { PieceReader } from '../../src/text/yaml/parse-fragment.ts';
import { spellYaml } from '../../src/text/yaml/quoting.ts';
import { recoverYaml } from '../../src/text/yaml/recover.ts';
import { blockText, coreScalar, quotedText } from '../../src/text/yaml/scalar.ts';
import { keyOf, valueAt } from '../../src/text/yaml/split-entries.ts';
import { readSubset } from '../../src/text/yaml/subset.ts';
import { isStamp } from '../../src/text/yaml/timestamps.ts';
import { atMargin } from '../../src/text/yaml/top-level-text.ts';
import { leastTime } from '../clock.ts';
import { exhaustive } from '../exhaustive.ts';
import { snapshotOf } from '../snapshot.ts';
import { HOSTILE } from './hostile.ts';

const START = { at: 0, column: 0, line: 1 };

/** A repository that holds nothing. */
const NOWHERE = snapshotOf({}, { history: {} });

const READERS: Readonly<Record<string, readonly ((text: string) => unknown)[]>> = {
  'markdown/insertions': [printMore],
  'markdown/blocks': [
    (text) => kindsOf(linesOf(text)),
    (text) => refuseOpenFence(linesOf(text)),
    withoutCodeSpans,
  ],
  conflicts: [readConflict, (text) => readConflict(`<<<<<<< a\n${text}\n=======\n${text}\n>>>>>>> b\n`)],
  csv: [(text) => csv.parse(text), (text) => csv.parse(`a\n"${text}"`)],
  diff: [(text) => unifiedDiff(text.slice(0, 1000), text, `x${text}`), (text) => firstLines(text, 40)],
  duration: [parseDuration],
  'qualified-status': [
    isTakenBack,
    (text) => isTakenBack(`done (${text}`),
    (text) => isTakenBack(`approved (${text}`, 'approval'),
    behindWord,
  ],
  'status/check-marks': [withoutCheck, behindWord],
  'status/dissent': [
    hasDissent,
    (text) => hasDissent(`Ann yes, ${text}`),
    (text) => hasDissent(`approved by Ann, Bob wants ${text}`),
    (text) => hasDissent(`approved except ${text}`),
  ],
  'status/withheld': [
    isWithheld,
    (text) => isWithheld(`Ann will sign ${text}`),
    (text) => isWithheld(`under review by ${text}`),
    ofTheMatter,
    (text) => ofTheMatter(`approved; ${text}`),
    (text) => ofTheMatter(`rejected in round 1, ${text}; approved`),
  ],
  'status/sent-back': [
    isSentBack,
    (text) => isSentBack(`sent back by ${text}`),
    (text) => isSentBack(`on hold ${text}`),
  ],
  escape: [forTerminal, linesForTerminal, forMarkdown, forHtml, fence],
  'yaml/front-matter': [hasFrontMatter, (text) => frontMatter.parse(text)],
  gitmodules: [submodulePaths, (text) => submodulePaths(`path = a${text}b"`)],
  hash: [readHash, sha256],
  'escape-references': [trailerValue],
  'json/document': [(text) => json.parse(text), (text) => printGrown(json, text)],
  'json/wrap': [(text) => underKey(text, 'a'), (text) => underKey(`{"a":[${JSON.stringify(text)}]}`, 'b')],
  'json/lists': [(text) => jsonLists.print(text, { data: [text], places: new Map() })],
  lines: [linesOf, (text) => linesInConflict(linesOf(text)).size],
  'yaml/top-level-text': [atMargin, (text) => atMargin(`{${text}`), (text) => atMargin(` a: ${text}`)],
  'code-comments': ['', '// TODO ', '// it ', '/* nothing ', '// Licensed under ', '/* TODO\n */ // '].map(
    (head) => (text) => isLeftToDo('a.ts', head + text),
  ),
  'comment-marker': [
    readMarker,
    (text) => readMarker(`<!-- rekindle:v1 ${text}`),
    (text) => markerLine({ key: text }),
  ],
  'markdown/document': [(text) => markdown.print(text, markdown.parse(text))],
  suggestions: [(text) => didYouMean(text, ['resume', 'retry'])],
  'json/lines': [(text) => ndjson.parse(text), (text) => ndjson.parse(`{}\n${text}\n{}`)],
  'rename-detection': [
    (text) => movedNeeds([text], [text, 'a'], NOWHERE),
    (text) => movedTo(text, ['a'], NOWHERE),
  ],
  'markdown/path-lists': [artifactsOf, baseOf, folderOf, (text) => joinPath(text, text)],
  'markdown/split-list': [piecesOf, withoutNotes],
  'argument-placeholder': [isLeftOver, (text) => isLeftOver(`x${text}x`)],
  'markdown/placeholders': [openMarkers, templateLines, isHollow, (text) => isBare('a.md', text)],
  'markdown/own-words': [isOther, asksForWords, (text) => roomIn(`Other: ${text}`, 0)],
  'markdown/one-line': [inOneLine, fromOneLine],
  'markdown/awaiting': [(text) => namesAwaited(`Pending ${text}`)],
  'markdown/only-awaited': [(text) => isOnlyAwaited(`Pending ${text}`)],
  'markdown/put-off': [putsOff, (text) => putsOff(`TBD: ${text}`), (text) => putsOff(`ask ${text}`)],
  'markdown/unanswered': [isUnanswered, (text) => isUnanswered(`TBD ${text}x`), withoutComments],
  redact: [redact],
  'safe-path': [unsafePath, looksLikeFile, expandBraces],
  'markdown/scan': [(text) => scanMarkdown(linesOf(text))],
  'slash-lines': [slashLineOf, (text) => slashLineOf(`/a\n${text}`)?.below(), trimBlanks],
  'slash-words': [
    headOf,
    (text) => chunkAt(text, 0),
    (text) => wordAt(text, 0),
    (text) => wordAt(`a="${text}`, 0),
    (text) => wordAt(`--${text}`, 0),
    spellWord,
    (text) => spellRest(text, true),
  ],
  'markdown/value-syntax': [(text) => plain(text, 'cell'), (text) => spell(text, text, 'cell')],
  'sql/dump': [
    (text) => sqlDump('t').parse(text),
    (text) => sqlDump('t').parse(`COPY t (a) FROM stdin;\n${text}\n\\.\n`),
    (text) => sqlDump('t').parse(`INSERT INTO t (a) VALUES (${text}`),
    (text) => sqlDump('t').parse(`INSERT INTO t (a) VALUES (E'${text}');`),
  ],
  'status/condition': [beginsWithCondition, namesCondition],
  time: [parseTime],
  'timestamp-style': [
    (text) => formatTimeLike(0, text),
    (text) => formatTimeLike(0, `2026-01-01T00:00:00${text}`),
  ],
  vocabulary: [wordOf, normal, nameOf, isNothing, isPlaceholder, (text) => wordLike('IN_PROGRESS', text)],
  'yaml/document': [(text) => yaml.parse(text), (text) => printGrown(yaml, text)],
  'yaml/parse-fragment': [
    (text) => new PieceReader().read(text, 1),
    (text) => new PieceReader().readBlock('|1', text, 1),
  ],
  'yaml/damage-report': [(text) => told(recoverYaml(text)?.damage ?? [])],
  'yaml/flow': ['', '[', '{', '[a: '].map((open) => (text) => readFlow(open + text, 1)),
  'yaml/guess': [
    (text) => plainGuess(text, 1),
    (text) => blockGuess('|', `\n${text}`.replaceAll('\n', '\n '), 1),
    (text) => blockGuess('>1', `\n${text}`.replaceAll('\n', '\n '), 1),
    withoutComment,
  ],
  'yaml/subset': ['', 'a: ', '- a: "', '- [', 'a: |\n  ', '- a\n  ', 'a:\n  b: 1\n  '].flatMap((head) => [
    (text) => readSubset(head + text, 1),
    (text) => readSubset(head + text.replaceAll('\n', '\n  '), 1),
  ]),
  'yaml/split-entries': [
    (text) => keyOf(text),
    (text) => keyOf(`"${text}`),
    (text) => valueAt(`[${text}`, { ...START, lines: linesOf(text), reader: new PieceReader() }),
  ],
  'yaml/recover': [
    (text) => recoverYaml(text),
    (text) => recoverYaml(`a:\n  - b: x: y\n    c: ${text}`),
    // Every line a value: what the library took for each would add up.
    (text) =>
      recoverYaml(`a:\n${text.slice(0, 50_000).replace(/[^\n]{1,4}\n?/g, (row) => `- [${row.trim()}]\n`)}`),
  ],
  'yaml/scalar': [
    coreScalar,
    (text) => quotedText(`"${text}"`),
    (text) => quotedText(`'${text}'`),
    (text) => blockText('>', `\n${text}`.replaceAll('\n', '\n ')),
  ],
  'yaml/quoting': [(text) => spellYaml(text, 'plain')],
  'yaml/timestamps': [
    isStamp,
    (text) => isStamp(`2026-1-1${text}`),
    (text) => isStamp(`2026-1-1 0:00:00${text}`),
  ],
};
/** Read through the others. */
const WITHIN = [
  'html',
  'data/brackets',
  'lookup',
  'plural',
  'data/data',
  'data/differences',
  'data/edits',
  'json/scan',
  'json/edits',
  'markdown/edits',
  'markdown/sections',
  'markdown/resolved-markers',
  'markdown/settled-badly',
  'markdown/unseen',
  'status/alternatives',
  'status/clause',
  'status/refusals',
  'status/says-nothing',
  'status/takes-back',
  'sql/copy',
  'sql/insert',
  'sql/statements',
  'sql/tokens',
  'markdown/value-range',
  'markdown/tables',
  'yaml/print-collections',
  'yaml/indent-stack',
  'yaml/layout',
  'yaml/cursor',
  'yaml/parse-cache',
  'yaml/scan',
  'yaml/spans',
  'yaml/subset-scalars',
  'yaml/token-guard',
  'yaml/edits',
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
const STEP = exhaustive ? 1 : 60;
/** Milliseconds that a reader takes. */
const timeOf = (reader: (text: string) => unknown, text: string): number =>
  leastTime(LIMIT, () => {
    try {
      reader(text);
    } catch (error) {
      if (!(error instanceof StateError || error instanceof EditError)) throw error;
    }
  });

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
    const root = new URL('../../src/text/', import.meta.url);
    const files = readdirSync(root, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.replace('.ts', ''));
    expect(files.sort()).toEqual([...Object.keys(READERS), ...WITHIN].sort());
  });
});
