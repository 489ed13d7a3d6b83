// What a sweep asks of GitHub where nothing changed, over GitHub's own hub: the same six for any number.
import { afterAll, describe, expect, test } from 'vitest';
import { sweep } from '../../src/modes/sweep.ts';
import { atNight, exhaustive } from '../exhaustive.ts';
import { hubOn } from '../github/hub-scene.ts';
import { clientOptions } from '../github/scenes.ts';
import { build, type Step } from '../local/repository.ts';
import type { Call } from '../standin/calls.ts';
import { type GitHub, startGitHub } from '../standin/github.ts';
import { ago, INPUTS, index, NOW, old } from './stages.ts';

const TOKEN = 'ghs_all';
const OCTOBER = 300;
const YEARS_AGO = -900;
const KINDS = [
  (name: string) => index(name, 'spec_writing', ago(12)),
  (name: string) => index(name, 'nonsense', ago(2)),
  (name: string) => old(name, ago(3)),
];

let github: GitHub;
const standing = new Map<number, GitHub>();
afterAll(() => Promise.all([...standing.values()].map((one) => one.close())));

/** What stands with so many branches, as the last test left it. */
async function standingWith(branches: number): Promise<GitHub> {
  const found = standing.get(branches) ?? (await startWith(branches));
  standing.set(branches, found);
  return found;
}

/** So many branches, twelve of them with a workflow, four of those with a pull request. */
async function startWith(branches: number): Promise<GitHub> {
  const steps: Step[] = [{ id: 'main', day: YEARS_AGO, files: { 'README.md': 'Tides.\n' } }];
  const refs: Record<string, string> = { main: 'main' };
  for (let at = 0; at < branches; at += 1) {
    const files = at < 12 ? KINDS[at % KINDS.length]?.(`${at}-x`) : { 'work.txt': `${at}\n` };
    steps.push({ id: `b${at}`, parents: ['main'], day: at < 12 ? OCTOBER : YEARS_AGO, files: files ?? {} });
    refs[`work-${at}`] = `b${at}`;
  }
  const { dir } = await build({ steps, refs });
  const permissions = {
    actions: 'read',
    checks: 'write',
    contents: 'write',
    issues: 'write',
    pull_requests: 'write',
  } as const;
  const started = await startGitHub({
    tokens: { [TOKEN]: { kind: 'actions', permissions } },
    now: () => new Date(NOW),
  });
  await started.seed({
    owner: 'harbour',
    name: 'tides',
    from: dir,
    allowActionsPullRequests: true,
    pulls: [0, 1, 2, 3].map((at) => ({ title: `Work ${at}`, head: `work-${at}`, by: 'mona' })),
    runs: [
      { branch: 'work-4', status: 'completed', conclusion: 'success' },
      { branch: 'work-12', status: 'in_progress' },
    ],
  });
  return started;
}

async function swept(said: string[], now = Date.parse(NOW)) {
  const hub = await hubOn(github, said, {
    client: clientOptions(github, TOKEN, 2000),
    now,
  });
  const limits = { operations: 2000, maxNewPullRequests: 50, maxOpenIssues: 50 };
  return sweep(hub, { ...INPUTS, ...limits, now });
}

/** `GET /activity`, `GraphQL Opening`. */
function named({ kind, method, path, body }: Call): string {
  if (kind === 'graphql') return `GraphQL ${/query (\w+)/.exec(JSON.stringify(body))?.[1] ?? 'mutation'}`;
  return `${method} ${path.replace('/repos/harbour/tides', '')}`;
}

describe('a sweep in which nothing changed makes six requests', () => {
  test.each(exhaustive ? [20, 1000] : [20])('at %i branches', async (branches) => {
    github = await standingWith(branches);
    const said: string[] = [];
    expect(await swept(said)).toMatchObject({ truncated: false, failed: false });
    expect(github.counts.write).toBeGreaterThan(exhaustive ? 20 : 3);
    await swept(said);
    const from = github.calls.length;
    const result = await swept(said);
    const calls = github.calls.slice(from);
    expect(calls.filter(({ kind }) => kind !== 'git').map(named)).toEqual([
      'GraphQL Opening',
      'GET /activity?per_page=100&time_period=quarter',
      'GET /actions/runs?per_page=100',
      'GraphQL Pulls',
      'GET /issues?creator=github-actions%5Bbot%5D&state=all&sort=created&direction=asc&per_page=100',
      'GraphQL Comments',
    ]);
    // Heads without their files, then the files that count: by git, which no limit of the API is for.
    expect(calls.filter(({ kind }) => kind === 'git')).toHaveLength(7);
    expect(result.operations).toBe(0);
    expect(said).toEqual([]);
    expect(github.problems).toEqual([]);
  });
});

atNight('a card that is younger than two days has the comments of its pull request read again', async () => {
  github = await standingWith(20);
  await swept([]);
  const bodies = github.world.rows.comments.all().map(({ body }) => body);
  const cards = bodies.filter((body) => body.includes('"key":"card-'));
  expect(cards).toHaveLength(3);
  const readAt = async (later: number) => {
    await swept([], Date.parse(NOW) + later);
    const from = github.calls.length;
    await swept([], Date.parse(NOW) + later);
    const reads = github.calls
      .slice(from)
      .filter(({ kind, path }) => kind === 'read' && /comments/.test(path));
    return reads.length;
  };
  expect(await readAt(0)).toBe(0);
  expect(await readAt(3_600_000)).toBe(cards.length);
  expect(await readAt(2 * 86_400_000 + 60_000)).toBe(0);
});
