// One commit, whoever it belongs to, and what the Action's door asks of revisions.
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { Target } from '../../../src/model/repository-source.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { build, env, folder, found, git, iso, run, type Step, state } from '../repository.ts';

const P = 'specs/1-a/.pipeline-state.md';
const SPEC = 'specs/1-a/feature.spec.md';

async function survey(dir: string, target: Target) {
  const edge = await localEdge(dir, { env });
  return edge.survey(target, toy);
}

describe('one commit', () => {
  const steps: Step[] = [
    { id: 'm', day: 1, files: { [P]: state('m'), [SPEC]: 'v1\n' } },
    { id: 'n', day: 2, parents: ['m'], files: { [SPEC]: 'v2\n' } },
    { id: 'f', day: 3, parents: ['m'], files: { [P]: state('f') } },
  ];

  atNight('all its workflows, owned by nobody, with the history behind it', async () => {
    const { dir, id } = await build({ steps, refs: { main: 'n', f: 'f' } });
    for (const revision of [id('f'), 'f', id('f').slice(0, 12), 'refs/heads/f']) {
      const result = await survey(dir, { kind: 'commit', revision });
      expect(found(result)).toEqual([`null: ${P} []`]);
      const snapshot = result.holdings[0]?.snapshot;
      expect(snapshot?.commit).toBe(id('f'));
      expect(snapshot?.lastChange(['specs/1-a'])).toEqual({ commit: id('f'), at: iso(3), subject: 'f' });
      expect(snapshot?.history(SPEC)).toMatchObject([{ commit: id('m'), text: 'v1\n' }]);
      expect(result.defaultBranch).toBe('main');
    }
  });

  atNight('what is no commit is the user’s mistake', async () => {
    const { dir } = await build({ steps, refs: { main: 'n' } });
    const blob = await git(dir, 'rev-parse', `main:${P}`);
    for (const revision of ['nope', 'ab'.repeat(20), '', '-x', 'main\nmain', 'a b', blob, `main:${P}`])
      await expect(survey(dir, { kind: 'commit', revision })).rejects.toThrow(/There is no commit/);
  });

  it('resolve and mergeBase answer, or say that they cannot; each is one process', async () => {
    const built = await build({ steps, refs: { main: 'n', f: 'f' } });
    const edge = await localEdge(built.dir, { env });
    expect(await edge.resolve('main')).toBe(built.id('n'));
    expect(await edge.resolve('main~1')).toBe(built.id('m'));
    for (const nothing of ['nope', '--all', '', 'ab'.repeat(20), `main:${P}`, 'a\0b'])
      expect(await edge.resolve(nothing)).toBeNull();
    expect(await edge.mergeBase('main', built.id('f'))).toBe(built.id('m'));
    expect(await edge.mergeBase('main', '--all')).toBeNull();
    expect(edge.gitProcesses).toBe(1 + 2 + 5 + 2);
    const dir = await folder();
    const url = `file://${built.dir}`;
    await run('git', ['clone', '-q', '--depth=1', '--no-single-branch', url, dir]);
    const shallow = await localEdge(dir, { env });
    expect(await shallow.mergeBase('main', 'origin/f')).toBeNull();
    expect(await shallow.resolve(built.id('m'))).toBeNull();
  });
});
