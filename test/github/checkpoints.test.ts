// The last checkpoint of an item is the same commit in every view of a branch: disk, git and API.
import { expect, it } from 'vitest';
import { surveyByApi } from '../../src/github/snapshot/api-snapshot.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { Target } from '../../src/model/repository-source.ts';
import { look, type ScanResult } from '../../src/scan-repository.ts';
import { STATE, workflow } from '../formats/sdd/make-workflow.ts';
import { build, env, type Step } from '../local/repository.ts';
import { standOn } from './scenes.ts';

const DAY = 86_400_000;
const SETTINGS = { now: Date.UTC(2026, 2, 1), staleAfter: 700 * DAY, abandonedAfter: 800 * DAY };

const item = { statuses: 'approved approved in_progress', files: ['SPEC.md', 'PLAN.md'] };
const FILES = workflow({ items: [item, item], phase: 'implement', step: 'implementing' });
const LATER = { [STATE]: `${FILES[STATE]}# later\n` };

/** What touches the code alone is newer than what touched the workflow's folders. */
const STEPS: readonly Step[] = [
  { id: 'root', day: 34, files: { 'a.md': 'a' } },
  { id: 'planned', message: 'checkpoint: all plans approved, ready for implementation', files: FILES },
  { id: 'first', message: 'checkpoint: user-auth-1 implementation progress', files: { 'src/a.ts': '1' } },
  { id: 'second', message: 'checkpoint: user-auth-2 implementation progress', files: { 'src/b.ts': '1' } },
  { id: 'third', message: 'checkpoint: user-auth-1 implementation progress', files: { 'src/a.ts': '2' } },
  { id: 'tidied', message: 'tidied', files: { 'src/a.ts': '3' } },
  { id: 'later', message: 'checkpoint: user-auth-1 implementation complete', files: LATER },
].map((step, at, all) => ({ day: 34 + at, parents: at === 0 ? [] : [all[at - 1]?.id ?? ''], ...step }));

function told({ report: { workflows } }: ScanResult) {
  const [one] = workflows.filter(({ branches }) => branches.length === 0 || branches.includes('feature'));
  const said = /The last checkpoint commit is (\w+)\./.exec(one?.decision.instruction ?? '')?.[1];
  return [said, one?.notes.filter((note) => note.startsWith('In progress as well'))];
}

it('the last checkpoint is the newest that the branch’s head descends from, in every view', async () => {
  const refs = { main: 'root', feature: 'tidied', later: 'later' };
  const { dir, id } = await build({ steps: STEPS, refs, checkout: 'feature' });
  const edge = await localEdge(dir, { env });
  const expected = [
    id('third').slice(0, 12),
    [`In progress as well: 02-session (last checkpoint ${id('second').slice(0, 12)}).`],
  ];
  const targets: readonly Target[] = [
    { kind: 'worktree' },
    { kind: 'commit', revision: 'feature' },
    { kind: 'branches', names: ['feature'] },
    { kind: 'branches', names: 'all' },
  ];
  for (const target of targets)
    for (const depth of ['scan', 'deep'] as const)
      expect(told(await look(edge, target, SETTINGS, depth)), `${target.kind}, ${depth}`).toEqual(expected);
  const stand = await standOn({ from: dir });
  try {
    const commit = id('tidied');
    const target = { commit, branch: 'feature', defaultBranch: 'main', warn: () => {} };
    const byApi = {
      survey: (_: Target, asker: Parameters<typeof surveyByApi>[2]) =>
        surveyByApi(stand.ground, target, asker),
    };
    expect(told(await look(byApi, { kind: 'commit', revision: commit }, SETTINGS))).toEqual(expected);
  } finally {
    await stand.github.close();
  }
});
