// Branches that are left out of a survey own nothing and lend nothing; how many were looked at is told.
import { expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { toy } from './asker.ts';
import { build, env, found, state } from './repository.ts';

test('branches that are left out are as if they were not there', async () => {
  const files = (note: string) => ({ 'specs/1-a/.pipeline-state.md': state(note) });
  const { dir } = await build({
    steps: [
      { id: 'm', day: 1, files: { 'README.md': 'x' } },
      { id: 'a', parents: ['m'], day: 2, files: files('one') },
      { id: 'b', parents: ['m'], day: 3, files: files('two') },
    ],
    refs: { main: 'm', 'a/kept': 'a', 'a/wip': 'a', wip: 'b' },
  });
  const edge = await localEdge(dir, { env });
  const all = await edge.survey({ kind: 'branches', names: 'all' }, toy);
  expect(all.branches).toBe(4);
  expect(found(all)).toHaveLength(2);
  const except = (branch: string) => branch.endsWith('wip');
  const some = await edge.survey({ kind: 'branches', names: 'all', except }, toy);
  expect(some.branches).toBe(2);
  expect(found(some)).toEqual(['a/kept: specs/1-a/.pipeline-state.md [a/kept]']);
  const named = await edge.survey({ kind: 'branches', names: ['wip'], except }, toy);
  expect(found(named)).toEqual(['wip: specs/1-a/.pipeline-state.md [wip]']);
  expect((await edge.survey({ kind: 'commit', revision: 'main' }, toy)).branches).toBeUndefined();
});
