// The same commit by the API and by git: what is recovered, and every fact that a format asks for, is equal.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyByApi } from '../../../src/github/snapshot/api-snapshot.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { FactRequirements, Survey } from '../../../src/model/repository-source.ts';
import type { Need } from '../../../src/model/snapshot.ts';
import { look } from '../../../src/scan-repository.ts';
import { exhaustive, share } from '../../exhaustive.ts';
import { type Built, build, env } from '../../local/repository.ts';
import { onlyAsked } from '../../snapshot.ts';
import { fixtures, lifeOf, type Stand, standOn } from '../scenes.ts';

const DAY = 86_400_000;
const SETTINGS = { now: Date.UTC(2026, 5, 1), staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };
const BOTS = ['dependabot[bot]'];

const ALL = fixtures();
let built: Built;
let stand: Stand;

beforeAll(async () => {
  const steps = [...ALL].flatMap(([name, files], index) => lifeOf(name, files, 40 + index));
  const refs = Object.fromEntries([...ALL.keys()].map((name, index) => [`life-${index}`, `${name}/merge`]));
  const [first = ''] = ALL.keys();
  built = await build({ steps, refs: { main: `${first}/merge`, ...refs } });
  stand = await standOn({ from: built.dir });
});
afterAll(() => stand.github.close());

/** An asker, and all that it was asked for. */
function noted(asker: FactRequirements) {
  const needs: Need[] = [];
  const noting: FactRequirements = {
    ...asker,
    needs(site, snapshot) {
      const asked = asker.needs(site, snapshot);
      needs.push(...asked, ...site.files.map((path): Need => ({ path, what: 'text' })));
      return asked;
    },
  };
  return { needs, noting };
}

const local = () => localEdge(built.dir, { env, bots: BOTS });

/** By git. A clone may know more than it was asked for: what it was asked for is what it must know. */
async function byGit(commit: string, asker: FactRequirements): Promise<Survey> {
  const { needs, noting } = noted(asker);
  const survey = await (await local()).survey({ kind: 'commit', revision: commit }, noting);
  const holdings = survey.holdings.map((one) => ({ ...one, snapshot: onlyAsked(one.snapshot, needs) }));
  return { ...survey, holdings };
}

/** What is asked for over all tests. */
const asked = new Set<string>();
const workflows = new Set<string>();

async function both(commit: string, depth: 'scan' | 'deep') {
  const warnings: string[] = [];
  let needs: readonly Need[] = [];
  const byApi = async (asker: FactRequirements): Promise<Survey> => {
    const all = noted(asker);
    needs = all.needs;
    const target = { commit, branch: null, defaultBranch: 'main', bots: BOTS };
    return surveyByApi(stand.ground, { ...target, warn: (said) => warnings.push(said) }, all.noting);
  };
  const target = { kind: 'commit', revision: commit } as const;
  const theirs = await look({ survey: (_, asker) => byGit(commit, asker) }, target, SETTINGS, depth);
  const ours = await look({ survey: (_, asker) => byApi(asker) }, target, SETTINGS, depth);
  for (const { what } of needs) asked.add(what);
  for (const { id } of ours.report.workflows) workflows.add(`${commit} ${id}`);
  return { theirs, ours, needs, warnings };
}

/** What a look says, without what each edge calls the repository and what it cost. */
function told({ report, judged }: Awaited<ReturnType<typeof look>>) {
  // Tools that are known by name alone are looked for on a disk or in a clone.
  const { scanned, repository: _, tools: ___, ...rest } = report;
  const { git_processes: __, ...costs } = scanned;
  return { ...rest, costs, recovered: judged.map(({ recovered }) => recovered) };
}

async function alike(name: string, depth: 'scan' | 'deep'): Promise<void> {
  const { theirs, ours, needs, warnings } = await both(built.id(`${name}/merge`), depth);
  expect(told(ours)).toEqual(told(theirs));
  for (const [index, { holding }] of ours.judged.entries()) {
    const [mine, other] = [holding.snapshot, theirs.judged[index]?.holding.snapshot];
    for (const { path, what } of needs) {
      if (what === 'text') expect(mine.text(path), path).toEqual(other?.text(path));
      if (what === 'history') expect(mine.history(path), path).toEqual(other?.history(path));
      if (what === 'changes') expect(mine.lastChange([path]), path).toEqual(other?.lastChange([path]));
      if (what === 'commits') expect(mine.commits()).toEqual(other?.commits());
    }
  }
  expect(warnings).toEqual([]);
  expect(stand.github.problems).toEqual([]);
}

test.each(share([...ALL.keys()], 7))('%s is recovered alike', (name) => alike(name, 'deep'));

test.each(share(['specify/v2', 'humaninloop/index/t1-clarifying.md', 'ai-dev-shop/bare', 'sdd/finished'], 2))(
  '%s is recovered alike where less is asked for',
  (name) => alike(name, 'scan'),
);

test('the fixtures ask for every kind of fact', () => {
  expect([...asked].sort()).toEqual(['changes', 'commits', 'history', 'text']);
  // Of the third that everybody tries, a third.
  expect(workflows.size).toBeGreaterThan(exhaustive ? 40 : 6);
});
