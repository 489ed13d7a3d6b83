// One commit by the API: pasts that are too long, and what is left where GitHub refuses.
import { afterAll, assert, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiTarget } from '../../../src/github/snapshot/api-snapshot.ts';
import { WorldError } from '../../../src/model/errors.ts';
import type { FactRequirements } from '../../../src/model/repository-source.ts';
import type { Need } from '../../../src/model/snapshot.ts';
import { atNight, share } from '../../exhaustive.ts';
import { toy } from '../../local/asker.ts';
import { type Built, build, found, type Step, state } from '../../local/repository.ts';
import type { FaultKind } from '../../standin/faults.ts';
import { needing, type Stand, standOn, surveyOn, TWO } from '../scenes.ts';

const chain = (name: string, count: number, write: (index: number) => Omit<Step, 'id' | 'parents'>) =>
  Array.from({ length: count }, (_, index): Step => {
    const parents = index === 0 ? {} : { parents: [`${name}${index - 1}`] };
    return { id: `${name}${index}`, ...parents, ...write(index) };
  });

const wide = Array.from({ length: 1001 }, (_, i) => [`src/${i}/x.ts`, `${i}`] as const);

const STEPS: readonly Step[] = [
  ...TWO,
  ...chain('long', 620, (i) => ({
    day: 10 + i / 10,
    author: i === 0 ? 'Ada <ada@example.invalid>' : 'Bot <1+tidy[bot]@users.noreply.github.com>',
    files: { 'specs/a/pipeline-state.md': state('a'), 'specs/a/feature.spec.md': `# ${i}\n` },
  })),
  {
    id: 'wide',
    day: 9,
    files: { 'specs/a/pipeline-state.md': state('a'), ...Object.fromEntries(wide) },
  },
];

let built: Built;
let stand: Stand;
beforeAll(async () => {
  built = await build({ steps: STEPS, refs: { main: 'two', long: 'long619', wide: 'wide' } });
  stand = await standOn({ from: built.dir });
});
afterAll(() => stand.github.close());
beforeEach(() => {
  stand.github.clearFaults();
  stand.spent();
});

const surveyed = (step: string, asker: FactRequirements = toy, more: Partial<ApiTarget> = {}) =>
  surveyOn(stand, built.id(step), asker, more);

describe('long pasts are followed so far and no further', () => {
  const path = 'specs/a/feature.spec.md';

  atNight('versions, changes and commits', async () => {
    const asker = needing(
      { path, what: 'history' },
      { path: 'specs/a', what: 'changes' },
      { path: '2026-01-01T00:00:00Z', what: 'commits' },
    );
    const { snapshot, warnings } = await surveyed('long619', asker, { bots: ['tidy[bot]'] });
    const versions = snapshot?.history(path);
    assert(Array.isArray(versions), 'history is there');
    expect(versions).toHaveLength(500);
    expect(versions.slice(0, 201).map(({ text }) => text)).toEqual([
      ...Array.from({ length: 200 }, (_, i) => `# ${619 - i}\n`),
      null,
    ]);
    expect(snapshot?.lastChange(['specs/a'])).toBe('unavailable');
    expect(snapshot?.commits()).toBe('unavailable');
    expect(warnings).toEqual([
      'The oldest versions of "specs/a/feature.spec.md" were left out.',
      'None of the last 410 commits at "specs/a" counts as progress.',
      'There are more than 500 commits since the work began.',
    ]);
    // The tree; the state, five pages of all three lines at once, 200 versions.
    expect(stand.spent()).toBe('1 read, 8 graphql');
  });

  atNight('a change is found behind a few that do not count', async () => {
    const asker = needing({ path: 'specs/a', what: 'changes' });
    const { snapshot } = await surveyed('long300', asker, { bots: ['tidy[bot]'] });
    expect(snapshot?.lastChange(['specs/a/'])).toMatchObject({ commit: built.id('long0') });
    expect(stand.spent()).toBe('1 read, 5 graphql');
  });

  atNight('what commits changed is not looked up in more than a thousand folders', async () => {
    const asker = needing({ path: '2026-01-01T00:00:00Z', what: 'commits' });
    const { snapshot, notes } = await surveyed('wide', asker);
    expect(snapshot?.commits()).toBe('unavailable');
    expect(notes).toEqual([
      'What commits changed: not known. Commits since the work began changed more than 1000 folders.',
    ]);
  });

  test('what nobody asked for is not known', async () => {
    const { snapshot } = await surveyed('two', needing());
    expect(snapshot?.history(path)).toBe('unavailable');
    expect(snapshot?.lastChange(['specs/a'])).toBe('unavailable');
    expect(snapshot?.commits()).toBe('unavailable');
    expect(snapshot?.text('specs/a/feature.spec.md')).toEqual({ ok: false, why: 'not-fetched' });
  });

  test('needs that are no path and no time are passed over', async () => {
    const bad = ['../x', 'a//b', '/x', 'a\0b', './a'];
    const kinds = ['text', 'history', 'changes'] as const;
    const asker = needing(...bad.flatMap((one) => kinds.map((what): Need => ({ path: one, what }))), {
      path: 'yesterday',
      what: 'commits',
    });
    await surveyed('two', asker);
    expect(stand.spent()).toBe('1 read, 1 graphql');
  });
});

describe('where GitHub refuses', () => {
  const failing = (query: string, kind: FaultKind, times = 3) =>
    stand.github.fault({ on: ({ body }) => JSON.stringify(body ?? '').includes(query), kind, times });
  const full = needing(
    { path: 'specs/a/feature.spec.md', what: 'history' },
    { path: 'specs/a', what: 'changes' },
    { path: '2026-01-01T00:00:00Z', what: 'commits' },
  );

  test.each<readonly [FaultKind, string]>(
    share(
      [
        ['403', '"Resource not accessible by integration". The token needs contents: read.'],
        ['403-bare', '"Forbidden". The token needs contents: read.'],
        ['404', '"Not Found".'],
        ['502', 'GitHub answered 502'],
        ['drop', 'no answer came'],
      ],
      5,
    ),
  )('A12 R05 history with %s is unavailable, and a note says so', async (kind, says) => {
    failing('query Past', kind);
    const { snapshot, notes, survey } = await surveyed('two', full);
    expect(found(survey)).toHaveLength(2);
    expect(snapshot?.history('specs/a/feature.spec.md')).toBe('unavailable');
    expect(snapshot?.lastChange(['specs/a'])).toBe('unavailable');
    expect(snapshot?.commits()).toBe('unavailable');
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^History: not known\. POST /);
    expect(notes[0]).toContain(says);
    // A refusal is asked for once more before it counts; what was lost on the way twice.
    const again = ['502', 'drop'].includes(kind) ? 2 : 1;
    expect(stand.spent()).toBe(`1 read, ${2 + again} graphql`);
  });

  atNight('what commits changed is unavailable by itself', async () => {
    failing('query Trees', '502');
    const { snapshot, notes } = await surveyed('two', full);
    expect(snapshot?.commits()).toBe('unavailable');
    expect(snapshot?.lastChange(['specs/a'])).toMatchObject({ commit: built.id('two') });
    expect(notes).toEqual([expect.stringMatching(/^What commits changed: not known\. /)]);
  });

  atNight('R05 without GraphQL texts come one by one', async () => {
    failing('query', '404', 100);
    const { snapshot, survey, notes } = await surveyed('two');
    expect(found(survey)).toHaveLength(2);
    expect(snapshot?.text('specs/a/feature.spec.md')).toEqual({ ok: true, text: '# AA\n' });
    expect(notes.map((note) => note.replace(/: .*/, ''))).toEqual([
      'Contents of files in one request',
      'History',
    ]);
  });

  atNight('a text that is not to be had at all is not fetched', async () => {
    failing('query Blobs', 'drop', 100);
    stand.github.fault({ on: ({ path }) => path.includes('/git/blobs/'), kind: '404', times: 100 });
    const { snapshot, notes } = await surveyed('two', needing());
    expect(snapshot?.text('specs/a/pipeline-state.md')).toEqual({ ok: false, why: 'not-fetched' });
    expect(notes.length).toBeGreaterThan(1);
  });

  test.each<readonly [string, FaultKind, string]>(
    share(
      [
        ['query Blobs', 'primary', 'rate-limited'],
        ['query Past', 'primary', 'rate-limited'],
        ['query Past', '401', 'token'],
        ['query Trees', 'primary', 'rate-limited'],
      ],
      4,
    ),
  )('A02 %s with %s ends the work', async (query, kind, refused) => {
    failing(query, kind, 9);
    await expect(surveyed('two', full)).rejects.toMatchObject({ refused });
  });

  atNight.each<readonly [FaultKind, string]>([
    ['404', 'absent'],
    ['403', 'permission'],
    ['451', 'blocked'],
  ])('A06 G02 a tree with %s is refused', async (kind, refused) => {
    stand.github.fault({ on: ({ path }) => path.includes('/git/trees/'), kind, times: 2 });
    const outcome = surveyed('two');
    await expect(outcome).rejects.toBeInstanceOf(WorldError);
    await expect(outcome).rejects.toMatchObject({ refused });
  });

  atNight('G02 a commit that is not there', async () => {
    await expect(surveyed('two', toy, { commit: '1'.repeat(40) })).rejects.toMatchObject({
      refused: 'absent',
    });
  });
});
