// Files without a state where a state belongs, by the API alone: told as a clone tells them.
import { expect, test } from 'vitest';
import { surveyByApi } from '../../src/github/api-snapshot.ts';
import { look } from '../../src/handle.ts';
import { localEdge } from '../../src/local/edge.ts';
import type { Asker } from '../../src/model/edge.ts';
import { stateText } from '../formats/ai-dev-shop/pipeline.ts';
import { build, env } from '../local/repository.ts';
import { COMMON, LOST } from '../lost.ts';
import { standOn } from './scenes.ts';

const SETTINGS = { now: Date.UTC(2026, 5, 1), staleAfter: 1e9, abandonedAfter: 2e9 };
const PIPELINE = 'specs/81-diary/pipeline-state.md';

test('S18 S02 by the API as by git: by the place, by history; other tools’ files not at all', async () => {
  const files = Object.fromEntries([...LOST.map(([path, text]) => [path, text] as const), ...COMMON]);
  const steps = [
    { id: 'a', day: 1, files: { ...files, [PIPELINE]: stateText({}) } },
    { id: 'b', day: 2, parents: ['a'], files },
  ];
  const built = await build({ steps, refs: { main: 'b' } });
  const commit = built.id('b');
  const stand = await standOn({ from: built.dir });
  const target = { kind: 'commit', revision: commit } as const;
  const says = { commit, branch: null, defaultBranch: 'main' };
  const byApi = (asker: Asker) => surveyByApi(stand.ground, says, asker);
  const ours = (await look({ survey: (_, asker) => byApi(asker) }, target, SETTINGS, 'scan')).report;
  const theirs = (await look(await localEdge(built.dir, { env }), target, SETTINGS, 'scan')).report;
  await stand.github.close();
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
