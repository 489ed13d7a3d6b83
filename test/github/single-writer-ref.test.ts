// Who looks after a repository: one App's marker, taken once, renewed once a day, and left when it is old.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import type { GitHub } from '../standin/github.ts';
import { costsOn, hubOn, REPO, startHub } from './hub-scene.ts';

const DAY = 86_400_000;
const REF = 'refs/rekindle/keeper';
const APP = 'rekindle[bot]';

let github: GitHub;
beforeAll(async () => {
  github = await startHub();
  const permissions = { contents: 'write', issues: 'write', pull_requests: 'write' } as const;
  github.token('ghs_app', { kind: 'app', login: APP, permissions });
  github.token('ghs_rival', { kind: 'app', login: 'rival[bot]', permissions });
  github.keep();
});
beforeEach(() => github.reset());
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

const hubAt = (token: string, later = 0) => {
  const now = Date.now() + later;
  github.world.date = () => new Date(now);
  return hubOn(github, [], { now, runId: null, alone: true }, token);
};

test('W09 an App says that it looks after the repository; everybody else sees who does', async () => {
  const app = await hubAt('ghs_app');
  expect(app.facts.keeper).toBeNull();
  const [kept, costs] = await costsOn(github, () => app.keep());
  expect([kept, costs]).toEqual([true, '1 read, 1 graphql, 1 write']);
  const action = await hubOn(github, []);
  expect(action.facts.keeper).toMatchObject({ account: APP });
});

atNight('it is renewed once a day, and whoever is not the keeper changes nothing', async () => {
  await (await hubAt('ghs_app')).keep();
  const first = github.tip(REPO, REF);
  const [again, nothing] = await costsOn(github, async () => (await hubAt('ghs_app')).keep());
  expect([again, nothing, github.tip(REPO, REF)]).toEqual([true, '1 graphql', first]);
  expect(await (await hubAt('ghs_rival')).keep()).toBe(false);
  expect(github.tip(REPO, REF)).toBe(first);
  expect(await (await hubAt('ghs_app', 2 * DAY)).keep()).toBe(true);
  expect(github.tip(REPO, REF)).not.toBe(first);
});

atNight('a marker that nobody renews counts for a week', async () => {
  await (await hubAt('ghs_app')).keep();
  expect((await hubAt('ghs_rival', 6 * DAY)).facts.keeper).toMatchObject({ account: APP });
  const late = await hubAt('ghs_rival', 8 * DAY);
  expect(late.facts.keeper).toBeNull();
  expect(await late.keep()).toBe(true);
});

atNight('two goes of one App that saw no marker yet: both have it', async () => {
  const [one, two] = [await hubAt('ghs_app'), await hubAt('ghs_app')];
  expect([await one.keep(), await two.keep()]).toEqual([true, true]);
});

atNight('of two that take it at once one has it', async () => {
  const [one, two] = [await hubAt('ghs_app'), await hubAt('ghs_rival')];
  expect([await one.keep(), await two.keep()]).toEqual([true, false]);
  expect((await hubAt('ghs_rival')).facts.keeper).toMatchObject({ account: APP });
});
