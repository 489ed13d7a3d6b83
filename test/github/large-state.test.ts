// State files of a format that reads more than others: the same on disk, in a clone and by the API.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { SIZE_CAP } from '../../src/model/file-content.ts';
import type { FactRequirements } from '../../src/model/repository-source.ts';
import type { Need, Snapshot } from '../../src/model/snapshot.ts';
import { atNight, share } from '../exhaustive.ts';
import { type Built, build, env, state } from '../local/repository.ts';
import { needing, type Stand, standOn, surveyOn } from './scenes.ts';

/** Above what GitHub has inline in answers: GraphQL cuts texts at 512 KB, contents end at 1 MB. */
const MOST = 5 * SIZE_CAP;
const AT = 'specs/a/list.json';
const ABOVE = 'specs/b/list.json';
const OTHER = 'specs/a/other.json';
const PATHS = [AT, ABOVE, OTHER];
const list = (size: number, word: string): string => `["${word.repeat(size).slice(0, size - 5)}"]\n`;
const before = list(MOST, 'old ');
const FILES = {
  'specs/a/pipeline-state.md': state('a'),
  [AT]: list(MOST, 'new '),
  [ABOVE]: list(MOST + 1, 'new '),
  [OTHER]: list(SIZE_CAP + 1, 'new '),
};
const texts = PATHS.map((path): Need => ({ path, what: 'text' }));
const ASKER: FactRequirements = {
  ...needing(...texts, { path: AT, what: 'history' }),
  mostBytes: (path) => (path.endsWith('/list.json') ? MOST : SIZE_CAP),
};

let built: Built;
let stand: Stand;
beforeAll(async () => {
  const steps = [
    { id: 'old', day: 1, files: { ...FILES, [AT]: before } },
    { id: 'new', parents: ['old'], day: 2, files: { [AT]: FILES[AT] } },
  ];
  built = await build({ steps, refs: { main: 'new' }, checkout: 'main' });
  stand = await standOn({ from: built.dir });
});
afterAll(() => stand.github.close());

/** Texts by their beginnings and lengths, so that a difference can be read. */
const shortOf = (text: string | null | undefined) => [text?.slice(0, 6), text?.length];
const seenOf = (snapshot: Snapshot | undefined) =>
  PATHS.map((path) => {
    const reading = snapshot?.text(path);
    return reading?.ok ? shortOf(reading.text) : reading;
  });
function pastOf(snapshot: Snapshot | undefined) {
  const history = snapshot?.history(AT) ?? 'unavailable';
  return history === 'unavailable' ? history : history.map(({ text }) => shortOf(text));
}

const PAST = [shortOf(FILES[AT]), shortOf(before)];
const READ = [
  shortOf(FILES[AT]),
  { ok: false, why: 'too-large', size: MOST + 1, most: MOST },
  { ok: false, why: 'too-large', size: SIZE_CAP + 1 },
];

test.each(
  share(
    [
      ['on disk', () => ({ kind: 'worktree' }) as const],
      ['in a clone', () => ({ kind: 'commit', revision: built.id('new') }) as const],
      ['on a branch', () => ({ kind: 'branches', names: 'all' }) as const],
    ],
    3,
  ),
)('S24 %s it is read up to its own limit, the version before as well', async (_, target) => {
  const { holdings } = await (await localEdge(built.dir, { env })).survey(target(), ASKER);
  const snapshot = holdings[0]?.snapshot;
  expect(seenOf(snapshot)).toEqual(READ);
  expect(pastOf(snapshot)).toEqual(PAST);
});

atNight('S24 by the API the same', async () => {
  const { snapshot, warnings } = await surveyOn(stand, built.id('new'), ASKER, {});
  expect(seenOf(snapshot)).toEqual(READ);
  expect(pastOf(snapshot)).toEqual(PAST);
  expect(warnings).toEqual([]);
});
