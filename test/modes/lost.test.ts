// Files without a state where a state belongs, as check, guard and sweep tell of them: a clone and the API.
import { expect, test } from 'vitest';
import { surveyByApi } from '../../src/github/snapshot/api-snapshot.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { FactRequirements, Target } from '../../src/model/repository-source.ts';
import { check } from '../../src/modes/check.ts';
import { guard } from '../../src/modes/guard.ts';
import { sweep } from '../../src/modes/sweep.ts';
import { atNight } from '../exhaustive.ts';
import { stateText } from '../formats/ai-dev-shop/pipeline.ts';
import { standOn } from '../github/scenes.ts';
import { env, folder, git } from '../local/repository.ts';
import { COMMON, LOST } from '../lost.ts';
import { hubOn, type Stage } from './hub.ts';
import { INPUTS, issuesOf, stageOf } from './stages.ts';
import { told } from './sweeping.ts';
import { headOf } from './world.ts';

/** A common name at which `main` has a state, and `work` other words. */
const [DIARY = '', WORDS = ''] = COMMON.find(([path]) => path.includes('81-diary')) ?? [];
const FILES = Object.fromEntries([...LOST.map(([path, text]) => [path, text] as const), ...COMMON]);
/** All of them, by what each is. */
const EXPECTED = [...LOST.map(([path, , is]) => `${path}: ${is}`), `${DIARY}: state-unreadable`].sort();

/** Without history the state of `main` is all that is known of it. */
const LOST_TO = /(?<=81-diary\/pipeline-state\.)md: state-unreadable/;

const stage = stageOf({
  main: { [DIARY]: stateText({}) },
  branches: { work: { days: 3, files: { ...FILES, [DIARY]: WORDS } } },
});

interface Found {
  readonly workflows: readonly { readonly path: string; readonly decision: { readonly reason: string } }[];
  readonly unreadable: readonly { readonly path: string }[];
}

function listed(result: string | undefined) {
  const { workflows, unreadable }: Found = JSON.parse(result ?? '{}');
  const files = unreadable.map(({ path }) => `${path}: unreadable`);
  return [...workflows.map(({ path, decision }) => `${path}: ${decision.reason}`), ...files].sort();
}

type Survey = (target: Target, asker: FactRequirements) => ReturnType<typeof surveyByApi>;

/** The same by a clone and by the API alone, which looks at one commit of the branch `work`. */
async function bothWays(
  use: (survey: Survey, at: Stage, way: 'clone' | 'API') => Promise<unknown>,
): Promise<void> {
  const at = await stage;
  const hub = hubOn(at, { now: new Date(INPUTS.now).toISOString() });
  await use((target, asker) => hub.survey(target, asker), at, 'clone');
  const stand = await standOn({ from: at.dir });
  const commit = headOf(at.dir, 'work') ?? '';
  await use(
    ({ kind }, asker) => {
      const branch = kind === 'branches' ? 'work' : null;
      return surveyByApi(stand.ground, { commit, branch, defaultBranch: 'main' }, asker);
    },
    at,
    'API',
  );
  await stand.github.close();
}

atNight('S18 check: every one is told of at the commit, which fails', () =>
  bothWays(async (survey, at) => {
    at.world.checkRuns.length = 0;
    const hub = hubOn(at, { now: new Date(INPUTS.now).toISOString() });
    const head = headOf(at.dir, 'work') ?? '';
    const base = { kind: 'nothing' } as const;
    const call = { head, base, failOn: 'invalid', remarks: [], resultFile: '' } as const;
    const result = await check(hub, { survey }, call, INPUTS);
    expect(listed(told(result, hub).output('result'))).toEqual(EXPECTED);
    expect(at.world.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure']);
    expect(result.failed).toBe(true);
  }),
);

atNight('S18 sweep: every one is in its result and stands on its dashboard or in an issue', () =>
  bothWays(async (survey, at, way) => {
    at.world.talks.length = 0;
    const hub = { ...hubOn(at, { now: new Date(INPUTS.now).toISOString() }), survey };
    const swept = told(await sweep(hub, { ...INPUTS, operations: 500 }), hub);
    // A sweep's clone of all branches has no history, which alone knows what stood at a common name.
    const expected =
      way === 'API' ? EXPECTED : EXPECTED.map((one) => one.replace(LOST_TO, 'md: spec-missing'));
    expect(listed(swept.output('result'))).toEqual(expected);
    const bodies = issuesOf(at).map(({ body }) => body);
    const shown = (path: string) => bodies.some((body) => body.includes(path.split('/').at(-2) ?? path));
    expect(LOST.filter(([path, , is]) => is !== 'unreadable' && !shown(path))).toEqual([]);
  }),
);

test('S18 guard: what a job leaves like that keeps its check from being green', async () => {
  const at = await stage;
  at.world.checkRuns.length = 0;
  const dir = await folder();
  await git(dir, 'clone', '-q', '--branch=work', `file://${at.dir}`, '.');
  const head = headOf(at.dir, 'work') ?? '';
  const hub = hubOn(at, { now: new Date(INPUTS.now).toISOString() });
  const call = { branch: 'work', head, began: head, job: 'success', checkpoint: false } as const;
  const run = told(await guard(hub, INPUTS, call, await localEdge(dir, { env })), hub);
  expect(listed(run.output('result'))).toEqual(EXPECTED);
  expect(at.world.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['action_required']);
  expect(run.said.filter((line) => line.includes('cannot be read'))).toEqual([
    'warning .specify-state.local.md: this state file cannot be read.',
  ]);
});
