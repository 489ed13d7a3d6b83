// The hub over the stand-in: facts as the modes ask for them, each at its cost.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HubOptions } from '../../src/github/open-repository.ts';
import { atNight } from '../exhaustive.ts';
import type { GitHub } from '../standin/github.ts';
import { costsOn, hubOn, OURS, REPO, startHub } from './hub-scene.ts';

let github: GitHub;
let said: string[];
beforeAll(async () => {
  github = await startHub();
});
beforeEach(() => {
  github.reset();
  said = [];
});
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

const hubOf = (over: Partial<HubOptions> = {}, token?: string) => hubOn(github, said, over, token);
const costs = <T>(ask: () => Promise<T>) => costsOn(github, ask);
const tip = (branch: string) => github.tip(REPO, branch);

test('the facts: one question', async () => {
  const [hub, spent] = await costs(() => hubOf());
  expect(spent).toBe('1 graphql');
  expect(hub.facts).toEqual({
    owner: 'harbour',
    repo: 'tides',
    account: OURS,
    defaultBranch: { name: 'main', sha: tip('main') },
    archived: false,
    hasIssues: true,
    keeper: null,
    config: { ok: true, text: 'stale-after: 3d\n' },
  });
  expect(hub.spent()).toEqual({ reads: 0, writes: 0, queries: 1 });
  // One that somebody named is missed where it is absent.
  const named = await hubOf({ configPath: 'no.yml' });
  expect(named.facts.config).toEqual({ ok: false, why: 'absent' });
});

describe('one thing at a time', () => {
  test('conversations: one request, of a pull request two', async () => {
    const hub = await hubOf();
    const [issue, one] = await costs(() => hub.conversation(1));
    expect(issue).toEqual({
      number: 1,
      isPullRequest: false,
      open: true,
      merged: false,
      locked: false,
      title: 'A',
      body: 'words',
      author: { login: 'mona', type: 'User', id: expect.any(Number) },
      labels: ['docs'],
      updatedAt: expect.stringMatching(/Z$/),
      head: null,
    });
    const [pull, two] = await costs(() => hub.conversation(4));
    expect(pull).toMatchObject({
      isPullRequest: true,
      head: { branch: 'work', sha: tip('work'), fork: false },
    });
    expect([one, two]).toEqual(['1 read', '2 read']);
    expect(await hub.conversation(5)).toMatchObject({ head: { branch: 'work', fork: true } });
    expect(await hub.conversation(99)).toBeNull();
  });

  atNight('X12 remarks say whose they are; one that is gone is none', async () => {
    const hub = await hubOf({ says: () => ({ trusted: ['mona'], bots: [] }) });
    const ours = await github.acts.comment(REPO, 1, OURS, 'mine');
    const [remarks, spent] = await costs(() => hub.remarks(1));
    expect(spent).toBe('1 read');
    expect(remarks.map(({ body, ours: is, viaApp }) => [body, is, viaApp])).toEqual([
      ['hi', true, expect.any(Boolean)],
      ['mine', true, expect.any(Boolean)],
    ]);
    expect(await hub.remark(ours)).toEqual(remarks[1]);
    const ids = remarks.map(({ nodeId }) => nodeId);
    const bodies = async (one: typeof hub) => [...(await one.bodies(ids)).values()].map(({ body }) => body);
    expect(await bodies(hub)).toEqual(['hi', 'mine']);
    expect(await bodies(await hubOf())).toEqual(['mine']);
    await github.acts.deleteComment(REPO, ours, OURS);
    expect(await hub.remark(ours)).toBeNull();
    await expect(hub.remarks(99)).rejects.toMatchObject({ refused: 'absent' });
  });

  atNight('reactions are our own', async () => {
    const hub = await hubOf();
    const [remark] = await hub.remarks(1);
    await github.acts.react(REPO, remark?.id ?? 0, 'mona', 'rocket');
    await github.acts.react(REPO, remark?.id ?? 0, OURS, 'eyes');
    await github.acts.react(REPO, remark?.id ?? 0, OURS, 'heart');
    expect(await costs(() => hub.reactions(remark?.id ?? 0))).toEqual([new Set(['eyes']), '1 read']);
    expect(await hub.reactions(99)).toEqual(new Set());
  });

  atNight('G02 heads and roles', async () => {
    const hub = await hubOf();
    expect(await hub.head('work')).toBe(tip('work'));
    expect(await hub.head('gone')).toBeNull();
    expect(await hub.role('mona')).toBe('maintain');
    expect(await hub.role('nobody-here')).toBe('none');
  });

  atNight.each([
    ['work', false, '2 read'],
    ['guarded', true, '2 read'],
    ['ruled', true, '1 read'],
    ['kept', false, '2 read'],
    ['signed', false, '2 read'],
  ])('G05 G06 %s: protected %s, for %s', async (branch, guarded, spent) => {
    const hub = await hubOf();
    expect(await costs(() => hub.isProtected(branch))).toEqual([guarded, spent]);
  });

  atNight('G06 what asks for signatures takes no commit of a person’s token', async () => {
    expect(await (await hubOf({}, 'ghp_mona')).isProtected('signed')).toBe(true);
  });

  atNight('G05 what is not known counts as no', async () => {
    const hub = await hubOf();
    github.fault({ on: ({ kind }) => kind === 'read', kind: '403', times: 4 });
    expect(await hub.isProtected('guarded')).toBe(false);
    expect(await hub.isProtected('nowhere')).toBe(false);
  });
});

describe('lists', () => {
  test('open pull requests by their branch, without those of forks', async () => {
    const hub = await hubOf();
    const [pulls, spent] = await costs(() => hub.pulls());
    expect(spent).toBe('1 graphql');
    const value = pulls.known ? pulls.value : new Map();
    expect([...value.keys()]).toEqual(['work']);
    // The stand-in may pass to the next second between two looks.
    const updatedAt: unknown = expect.any(String);
    expect(value.get('work')).toEqual([{ ...(await hub.conversation(4)), updatedAt }]);
  });

  atNight('issues of ours with a marker or emptied, closed ones too', async () => {
    const [issues, spent] = await costs(async () => (await hubOf()).issues());
    expect(spent).toBe('1 read, 1 graphql');
    const emptied = { number: 3, title: 'Plain', body: '' };
    const board = { number: 2, title: 'Board', open: false };
    expect(issues).toMatchObject({ known: true, value: [board, emptied] });
    const two = await (await hubOf({ says: () => ({ trusted: ['mona'], bots: [] }) })).issues();
    expect(two).toMatchObject({ known: true, value: [{ number: 2 }, { number: 3 }] });
  });

  atNight('T04 pushes: the newest that counts, none of ours, no deletion', async () => {
    await github.commit(REPO, 'work', [{ files: { y: 'y' }, by: 'mona' }]);
    const newest = tip('work');
    await github.commit(REPO, 'work', [{ files: { y: 'z' }, by: OURS }]);
    await github.commit(REPO, 'gone', [{ files: { y: 'y' }, by: 'mona' }], 'main');
    await github.dropBranch(REPO, 'gone', 'mona');
    const hub = await hubOf({ now: Date.now() + 3_600_000 });
    const [pushes, spent] = await costs(() => hub.pushes(Date.now() - 3_600_000));
    expect(spent).toBe('1 read');
    const value = pushes.known ? pushes.value : new Map();
    expect(value.get('work')).toMatchObject({ actor: { login: 'mona' }, after: newest });
    expect(value.get('gone')).toMatchObject({ before: null });
    const none = await hub.pushes(Date.now() - 3_600_000, (login) => login !== 'mona');
    expect(none.known && none.value.has('work')).toBe(false);
  });

  test('moves of one branch: the newest first, ours as well, and of no other branch', async () => {
    const first = tip('work');
    await github.commit(REPO, 'work', [{ files: { moved: 'a' }, by: 'mona' }]);
    const second = tip('work');
    await github.commit(REPO, 'work', [{ files: { moved: 'b' }, by: OURS }]);
    await github.commit(REPO, 'gone-by', [{ files: { moved: 'a' }, by: 'mona' }], 'main');
    const hub = await hubOf({ now: Date.now() + 3_600_000 });
    const [moves, spent] = await costs(() => hub.moves('work', Date.now() - 3_600_000));
    expect(spent).toBe('1 read');
    const [last, before] = moves.known ? moves.value : [];
    expect(last).toMatchObject({ before: second, after: tip('work') });
    expect(before).toMatchObject({ before: first, after: second });
    const none = await hub.moves('nowhere', Date.now() - 3_600_000);
    expect(none).toEqual({ known: true, value: [] });
  });

  atNight('T08 runs, without our own', async () => {
    const [run] = github.world.rows.runs.all();
    const known = (...heads: (string | null)[]) => ({
      known: true,
      value: { live: new Set(heads), overdue: new Map() },
    });
    expect(await (await hubOf()).running()).toEqual(known(tip('work')));
    const own = await hubOf({ runId: run?.id ?? null });
    expect(await own.running()).toEqual(known());
  });

  atNight('A12 what may not be asked is not known, with the permission that is missing', async () => {
    const hub = await hubOf({ repo: 'secret' }, 'ghs_bare');
    for (const [ask, needs] of [
      [() => hub.pulls(), 'pull-requests: read'],
      [() => hub.issues(), 'issues: read'],
      [() => hub.running(), 'actions: read'],
    ] as const)
      expect(await ask()).toEqual({ known: false, note: expect.stringContaining(needs) });
  });
});

atNight('an effect lands, and is counted', async () => {
  const hub = await hubOf();
  const effect = { kind: 'close', key: 'c', issue: 3, reason: 'completed' } as const;
  expect(await hub.land(effect)).toMatchObject({ outcome: 'done', number: 3 });
  expect(hub.spent()).toEqual({ reads: 1, writes: 1, queries: 1 });
});

atNight('A01 a query that only reads is asked again, a mutation is not', async () => {
  const hub = await hubOf();
  github.fault({ on: ({ kind }) => kind === 'graphql', kind: '502', times: 2 });
  expect(await hub.pulls()).toMatchObject({ known: true });
  expect(hub.spent().queries).toBe(4);
});
