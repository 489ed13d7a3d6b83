// The end of a log above the cap: the same on disk, in a clone and by the API.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { SIZE_CAP } from '../../src/model/file-content.ts';
import type { Need } from '../../src/model/snapshot.ts';
import { atNight } from '../exhaustive.ts';
import { type Built, build, env, state } from '../local/repository.ts';
import { needing, type Stand, standOn, surveyOn } from './scenes.ts';

const SHORT = 'specs/a/short.jsonl';
const LARGE = 'specs/a/large.jsonl';
const HUGE = 'specs/a/huge.jsonl';
const OTHER = 'specs/a/large.txt';
const PATHS = [SHORT, LARGE, HUGE, OTHER];
const line = (word: string) => `${JSON.stringify({ word })}\n`;
const FILES = {
  'specs/a/pipeline-state.md': state('a'),
  [SHORT]: line('only'),
  [LARGE]: line('first') + line('ü').repeat(SIZE_CAP / 8) + line('last'),
  [HUGE]: line('x').repeat((5 * 1024 * 1024) / 12) + line('last'),
  [OTHER]: 'no log\n'.repeat(SIZE_CAP / 4),
};
const ASKER = needing(...PATHS.map((path): Need => ({ path, what: 'text' })));

let built: Built;
let stand: Stand;
beforeAll(async () => {
  built = await build({ steps: [{ id: 'm', day: 1, files: FILES }], refs: { main: 'm' }, checkout: 'main' });
  stand = await standOn({ from: built.dir });
});
afterAll(() => stand.github.close());

async function locally(kind: 'worktree' | 'commit') {
  const target = kind === 'commit' ? ({ kind, revision: built.id('m') } as const) : ({ kind } as const);
  const { holdings } = await (await localEdge(built.dir, { env })).survey(target, ASKER);
  return PATHS.map((path) => holdings[0]?.snapshot.text(path));
}

test('S24 on disk and in a clone it is read, by whole lines; what is no log is not', async () => {
  const read = await locally('commit');
  expect(await locally('worktree')).toEqual(read);
  const [short, large, huge, other] = read;
  expect(short).toEqual({ ok: true, text: FILES[SHORT] });
  for (const [log, text] of [
    [large, FILES[LARGE]],
    [huge, FILES[HUGE]],
  ] as const) {
    const tail = log?.ok === false ? (log.tail ?? '') : '';
    expect(text.endsWith(`\n${tail}`)).toBe(true);
    expect(tail.endsWith(line('last'))).toBe(true);
    expect(Buffer.byteLength(tail)).toBeGreaterThan(SIZE_CAP - 40);
    expect(Buffer.byteLength(tail)).toBeLessThanOrEqual(SIZE_CAP);
  }
  expect(other).toEqual({ ok: false, why: 'too-large', size: FILES[OTHER].length });
});

atNight('S24 by the API the same, up to what is worth a whole blob: above that it is said', async () => {
  const { snapshot, warnings, notes } = await surveyOn(stand, built.id('m'), ASKER, {});
  const [short, large, huge, other] = await locally('commit');
  expect(snapshot?.text(SHORT)).toEqual(short);
  expect(snapshot?.text(LARGE)).toEqual(large);
  expect(snapshot?.text(OTHER)).toEqual(other);
  const size = huge?.ok === false ? huge.size : 0;
  expect(snapshot?.text(HUGE)).toEqual({ ok: false, why: 'too-large', size });
  expect([...warnings, ...notes].join()).toContain('above 4 MiB it is not read. Scan a clone');
});
