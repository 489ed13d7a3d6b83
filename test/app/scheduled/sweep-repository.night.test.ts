// What one sweep of the bot keeps of a repository for the page.
import { expect, test } from 'vitest';
import { sweepOnce } from '../../../src/app/scheduled/sweep-repository.ts';
import type { GitHubRepository } from '../../../src/model/github/repository.ts';
import { hubOn } from '../../modes/hub.ts';
import { projectsThere } from '../../modes/project/scene.ts';
import { INPUTS, NOW, stageOf } from '../../modes/stages.ts';
import { stale } from '../../modes/sweeping.ts';

test('whether the pull request of a workflow is locked, by the question that the sweep asks', async () => {
  const branches = {
    a: { days: 10, files: stale('1-a'), pull: true },
    b: { days: 10, files: stale('2-b') },
  };
  const stage = await stageOf({ branches, config: 'stale-after: 7d\n' });
  const projects = await projectsThere();
  const target = { id: 2 ** 41, owner: 'harbour', name: 'tides', installation: 5 };
  const swept = async (locked: boolean, more: Partial<GitHubRepository> = {}) => {
    for (const talk of stage.world.talks) if (talk.pull?.branch === 'a') talk.locked = locked;
    const hub = { ...hubOn(stage, { now: NOW }), ...more };
    await sweepOnce(hub, target, INPUTS, projects);
    if (more.pulls === undefined) expect(hub.calls.filter(({ name }) => name === 'pulls')).toHaveLength(1);
    const { owner, repo } = hub.facts;
    const rows = await projects.list({ repository: `${owner}/${repo}`, kind: 'found', limit: 100 });
    // Other tests of the process have rows of a repository of this name.
    const own = rows.filter(({ project }) => project.repositoryId === target.id);
    return new Map(own.map(({ project, state }) => [project.ref, state?.metadata['locked'] ?? false]));
  };
  expect(Object.fromEntries(await swept(true))).toEqual({ a: true, b: false });
  // What is not known of them is what it was.
  const unknown = { pulls: () => Promise.resolve({ known: false, note: 'GitHub did not say.' } as const) };
  expect(Object.fromEntries(await swept(true, unknown))).toEqual({ a: true, b: false });
  expect(Object.fromEntries(await swept(false))).toEqual({ a: false, b: false });
});
