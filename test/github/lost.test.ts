// Files without a state where a state belongs, by the API alone: told as a clone tells them.
import { expect, test } from 'vitest';
import { surveyByApi } from '../../src/github/snapshot/api-snapshot.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { FactRequirements } from '../../src/model/repository-source.ts';
import { look } from '../../src/scan-repository.ts';
import { CUTS } from '../cuts.ts';
import { atNight } from '../exhaustive.ts';
import { stateText } from '../formats/ai-dev-shop/pipeline.ts';
import { FOLDER as SDD, SOLICITATION, STATE, single } from '../formats/sdd/make-workflow.ts';
import { build, env, type Step } from '../local/repository.ts';
import { COMMON, LOST } from '../lost.ts';
import { standOn } from './scenes.ts';

const DRAFTS = `${SDD}/drafts/01-login`;
const SETTINGS = { now: Date.UTC(2026, 5, 1), staleAfter: 1e9, abandonedAfter: 2e9 };
const PIPELINE = 'specs/81-diary/pipeline-state.md';

/** One commit after another, as a clone and as GitHub's API show the last. */
async function bothWays(versions: readonly Readonly<Record<string, string>>[]) {
  const steps = versions.map((files, at): Step => {
    return { id: `c${at}`, day: at + 1, files, ...(at === 0 ? {} : { parents: [`c${at - 1}`] }) };
  });
  const last = `c${versions.length - 1}`;
  const built = await build({ steps, refs: { main: last } });
  const commit = built.id(last);
  const stand = await standOn({ from: built.dir });
  const target = { kind: 'commit', revision: commit } as const;
  const says = { commit, branch: null, defaultBranch: 'main' };
  const byApi = (asker: FactRequirements) => surveyByApi(stand.ground, says, asker);
  const ours = (await look({ survey: (_, asker) => byApi(asker) }, target, SETTINGS, 'scan')).report;
  const theirs = (await look(await localEdge(built.dir, { env }), target, SETTINGS, 'scan')).report;
  await stand.github.close();
  return { ours, theirs };
}

atNight('S18 S02 by the API as by git: by the place, by history; other tools’ files not at all', async () => {
  const files = Object.fromEntries([...LOST.map(([path, text]) => [path, text] as const), ...COMMON]);
  const { ours, theirs } = await bothWays([{ ...files, [PIPELINE]: stateText({}) }, files]);
  expect(ours.workflows).toEqual(theirs.workflows);
  expect(ours.unreadable).toEqual(theirs.unreadable);
  const { workflows, unreadable } = ours;
  expect(
    [
      ...workflows.map(({ path, decision }) => `${path}: ${decision.reason}`),
      ...unreadable.map(({ path }) => `${path}: unreadable`),
    ].sort(),
  ).toEqual([...LOST.map(([path, , is]) => `${path}: ${is}`), `${PIPELINE}: state-unreadable`].sort());
});

test('S02 YAML of sdd that was cut off at the end of a line, by the API as by git', async () => {
  const some = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).filter((_, at) => at % 5 === 1));
  const asked = (end: number) => ({
    ...single('in_progress', [], { item: { location: DRAFTS } }),
    [`${DRAFTS}/solicitation-workflow.yaml`]: SOLICITATION.split('\n').slice(0, end).join('\n').concat('\n'),
  });
  const { ours, theirs } = await bothWays([
    { ...some(CUTS.before), ...asked(-1) },
    { ...some(CUTS.after), ...asked(10) },
    { ...some(CUTS.edited), ...asked(10) },
  ]);
  const cutIn = ({ workflows }: typeof ours) =>
    workflows.filter(({ decision }) => decision.reason === 'state-unreadable');
  const cut = cutIn(ours);
  expect(cut).toEqual(cutIn(theirs));
  // Those that are whole have a folder that never was: their age is known all the same.
  expect(ours.workflows).toEqual(theirs.workflows);
  expect(ours.workflows.filter(({ last_activity: { from } }) => from === 'commit').length).toBeGreaterThan(0);
  expect(cut.map(({ path }) => path)).toEqual(
    [STATE, ...CUTS.cut.filter((path) => Object.hasOwn(some(CUTS.before), path))].sort(),
  );
  for (const { decision } of cut) expect(decision.options).toContain('repair');
});
