// Migration pull requests of a sweep: one for each workflow that is old, on the branch that owns it, and
// never against a person.
import { describe, expect, test } from 'vitest';
import { readMarker } from '../../src/text/comment-marker.ts';
import { atNight } from '../exhaustive.ts';
import type { Stage } from './hub.ts';
import { ago, basesOf, dashboardOf, issuesOf, old, ourPulls, pullOf, stageOf } from './stages.ts';
import { pushed, swept } from './sweeping.ts';
import { commitOn, fileAt, git, headOf, moveBranch, OURS, person, refsOf, type Talk } from './world.ts';

const STATE = 'specs/1-a/.specify-state.local.md';
const oneOld = () => stageOf({ branches: { work: { days: 2, files: old('1-a', ago(2)) } } });

function onlyPull(stage: Stage): Talk & { readonly pull: NonNullable<Talk['pull']> } {
  const [pull, ...others] = ourPulls(stage);
  if (!pull?.pull || others.length > 0) throw new Error(`found ${others.length + 1} pull requests of ours`);
  return { ...pull, pull: pull.pull };
}

const branchesOf = ({ dir }: Stage) => [...refsOf(dir).keys()].filter((ref) => ref.includes('rekindle/'));
const close = (stage: Stage, merged: boolean) => {
  for (const talk of stage.world.talks)
    if (talk.author.login === OURS.login && talk.pull) {
      talk.open = false;
      talk.pull.merged = merged;
    }
};
/** Brings a branch to where our proposal stands. */
const merge = (stage: Stage) => {
  const { branch, base } = onlyPull(stage).pull;
  moveBranch(stage.dir, base, headOf(stage.dir, base), headOf(stage.dir, branch) ?? '');
  close(stage, true);
};

describe('a workflow of an old version', () => {
  test('gets a pull request into its own branch, with a check run of ours, and a row', async () => {
    const stage = await oneOld();
    const { result } = await swept(stage);
    const { pull, number, body } = onlyPull(stage);
    expect(pull.base).toBe('work');
    expect(pull.branch).toMatch(/^rekindle\/migrate\/specify-1-a-[0-9a-f]{8}$/);
    expect(readMarker(body)?.key.slice(0, 8)).toBe(pull.branch.slice(-8));
    expect(fileAt(stage.dir, pull.branch, STATE)).toContain('schema_version: 6');
    expect(fileAt(stage.dir, 'work', STATE)).toContain('schema_version: 5');
    expect(stage.world.checkRuns.map(({ sha }) => sha)).toEqual([headOf(stage.dir, pull.branch)]);
    expect(result.pullRequests).toEqual([number]);
    expect(dashboardOf(stage)?.body).toContain(`/pull/${number}) is open.`);
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('gets one where the config says, as the config says', async () => {
    const stage = await stageOf({
      branches: { work: { days: 2, files: old('1-a', ago(2)) }, develop: { days: 3, files: {} } },
      config: 'pull-requests:\n  labels: [rekindle]\n  reviewers: [bob, octo/keel]\n  base: develop\n',
    });
    await swept(stage);
    const asked = { users: ['bob'], teams: ['keel'] };
    expect(onlyPull(stage)).toMatchObject({ labels: ['rekindle'], pull: { base: 'develop', asked } });
  });

  atNight('G05 G06 gets a pull request and no commit, whatever rules say of the branch', async () => {
    const stage = await oneOld();
    stage.world.guarded = ['work'];
    const { hub } = await swept(stage);
    expect(hub.calls.map(({ name }) => name)).not.toContain('isProtected');
    expect(onlyPull(stage).pull.base).toBe('work');
  });

  atNight('its check run is left to the workflows that an own token starts', async () => {
    const stage = await oneOld();
    await swept(stage, { token: 'own' });
    expect(ourPulls(stage)).toHaveLength(1);
    expect(stage.world.checkRuns).toEqual([]);
  });
});

describe('M09 the base moved', () => {
  test('M09 the proposal is set on it where nobody touched it', async () => {
    const stage = await oneOld();
    await swept(stage);
    const before = headOf(stage.dir, onlyPull(stage).pull.branch);
    pushed(stage, 'work', { 'x.txt': 'x\n' }, ago(0.1));
    await swept(stage);
    const { branch } = onlyPull(stage).pull;
    expect(headOf(stage.dir, branch)).not.toBe(before);
    expect(git(stage.dir, ['rev-parse', `${branch}^`])).toBe(headOf(stage.dir, 'work'));
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('M09 M12 a branch that a person pushed to stays, and one comment says so', async () => {
    const stage = await oneOld();
    await swept(stage);
    const { branch } = onlyPull(stage).pull;
    pushed(stage, branch, { 'by-hand.txt': 'x\n' }, ago(0.1));
    const theirs = headOf(stage.dir, branch);
    expect((await swept(stage)).landed).toEqual([]);
    pushed(stage, 'work', { 'x.txt': 'x\n' }, ago(0.1));
    await swept(stage);
    pushed(stage, 'work', { 'y.txt': 'y\n' }, ago(0.1));
    await swept(stage);
    expect(headOf(stage.dir, branch)).toBe(theirs);
    expect(stage.world.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('**`work` has moved since this was proposed.**'),
    ]);
    expect((await swept(stage)).landed).toEqual([]);
  });
});

describe('M10 a person said no', () => {
  test('M10 by closing it: it is remembered, and not opened again, also after a push', async () => {
    const stage = await oneOld();
    await swept(stage);
    close(stage, false);
    await swept(stage);
    const again = await swept(stage);
    expect(again.landed).toEqual([]);
    expect(again.hub.requests()).toBe(5);
    pushed(stage, 'work', { 'x.txt': 'x\n' }, ago(0.1));
    await swept(stage);
    expect(ourPulls(stage)).toHaveLength(1);
    expect(dashboardOf(stage)?.body).toContain('### Outdated (1)');
  });

  atNight('M10 also where the memory is lost', async () => {
    const stage = await oneOld();
    await swept(stage);
    close(stage, false);
    stage.world.talks = stage.world.talks.filter(({ pull }) => pull);
    await swept(stage);
    expect(ourPulls(stage)).toHaveLength(1);
  });

  atNight('M11 what was merged and taken back comes once more, and not a third time', async () => {
    const stage = await oneOld();
    await swept(stage);
    merge(stage);
    await swept(stage);
    expect(ourPulls(stage)).toHaveLength(1);
    const text = old('1-a', ago(2))[STATE] ?? '';
    pushed(stage, 'work', { [STATE]: text }, ago(0.1));
    await swept(stage);
    expect(ourPulls(stage).map(({ pull }) => pull?.branch.endsWith('-2'))).toEqual([false, true]);
    expect((await swept(stage)).landed).toEqual([]);
    close(stage, true);
    pushed(stage, 'work', { 'x.txt': 'x\n' }, ago(0.1));
    await swept(stage);
    expect(ourPulls(stage)).toHaveLength(2);
  });
});

test('M13 a branch of somebody else with our name is left, and the next name is taken', async () => {
  const first = await oneOld();
  await swept(first);
  const { branch } = onlyPull(first).pull;
  const stage = await oneOld();
  const head = headOf(stage.dir, 'main') ?? '';
  const theirs = commitOn(stage.dir, {
    head,
    edits: [{ path: 'x', text: 'x\n' }],
    message: 'mine',
    by: person('eve'),
    at: ago(1),
  });
  moveBranch(stage.dir, branch, null, theirs ?? head);
  await swept(stage);
  expect(headOf(stage.dir, branch)).toBe(theirs);
  expect(onlyPull(stage).pull.branch).toBe(`${branch}-2`);
  expect((await swept(stage)).landed).toEqual([]);
});

atNight('M14 one bad file among many is reported, and the others migrate', async () => {
  const good = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`b${at}`, { days: 2, files: old(`${at}-x`, ago(2)) }]),
  );
  const torn = (old('99-bad', ago(2))['specs/99-bad/.specify-state.local.md'] ?? '').replace(
    'current_stage: 2',
    'current_stage: [2',
  );
  const stage = await stageOf({
    branches: { ...good, bad: { days: 2, files: { 'specs/99-bad/.specify-state.local.md': torn } } },
  });
  await swept(stage, { maxNewPullRequests: 50, operations: 500 });
  expect(ourPulls(stage)).toHaveLength(12);
  expect(
    issuesOf(stage)
      .map(({ body }) => body)
      .join(),
  ).toContain('99-bad');
});

atNight('M15 the same workflow on two branches is migrated where it is owned, with a warning', async () => {
  const stage = await stageOf({
    main: old('1-a', ago(20), 2),
    branches: { work: { days: 2, files: old('1-a', ago(2), 3) } },
  });
  await swept(stage);
  expect(basesOf(stage)).toEqual(['main', 'work']);
  for (const { body } of ourPulls(stage))
    expect(body).toContain('The same workflow is on one more branch, and is not migrated there by this.');
  const [onMain] = ourPulls(stage).filter(({ pull }) => pull?.base === 'main');
  moveBranch(
    stage.dir,
    'main',
    headOf(stage.dir, 'main'),
    headOf(stage.dir, onMain?.pull?.branch ?? '') ?? '',
  );
  const late = await stageOf({
    main: { ...old('1-a', ago(20), 2), [STATE]: fileAt(stage.dir, 'main', STATE) },
    branches: { work: { days: 2, files: old('1-a', ago(2), 2) } },
  });
  const { said } = await swept(late);
  expect(ourPulls(late)).toEqual([]);
  expect(said).toContain('warning specify:1-a on work: it is migrated on main, and gets it by a merge.');
});

atNight('M16 a branch whose pull request was never opened is adopted', async () => {
  const stage = await oneOld();
  stage.world.actionsMayOpenPulls = false;
  await swept(stage);
  const [branch = ''] = branchesOf(stage);
  const head = headOf(stage.dir, branch.replace('refs/heads/', ''));
  expect(ourPulls(stage)).toEqual([]);
  stage.world.actionsMayOpenPulls = true;
  stage.world.talks = [];
  await swept(stage);
  expect(headOf(stage.dir, onlyPull(stage).pull.branch)).toBe(head);
});

atNight('M19 somebody at work there puts it off, and it comes once they are done', async () => {
  const stage = await oneOld();
  stage.world.running = [headOf(stage.dir, 'work') ?? ''];
  const { said } = await swept(stage);
  expect(ourPulls(stage)).toEqual([]);
  expect(said).toContain('notice specify:1-a on work: somebody is at work, so its migration waits.');
  stage.world.running = [];
  await swept(stage);
  expect(ourPulls(stage)).toHaveLength(1);
});

atNight('a pull request of a person from a branch of ours stays theirs', async () => {
  const stage = await oneOld();
  stage.world.talks.push(pullOf(50, 'work'));
  await swept(stage);
  expect(ourPulls(stage)).toHaveLength(1);
  expect(stage.world.talks.find(({ number }) => number === 50)).toMatchObject({ open: true, labels: [] });
});
