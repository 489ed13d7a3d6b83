// One index on two branches is one workflow, whatever lies beside it; successors are told by their files.
import { expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { humaninloop } from '../../../src/formats/humaninloop/index.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import { rules } from '../../../src/rules/index.ts';
import { build, env, found } from '../../local/repository.ts';
import { fixture } from './looking.ts';
import { FEATURE, INDEX, makeIndex } from './make-index.ts';

const CONTEXT = `specs/${FEATURE}/.workflow/context.md`;
const waiting = fixture('context/context-awaiting-user.md');
const moved = waiting.replace('awaiting-user', 'awaiting-analyst');

async function owners(index: string): Promise<readonly string[]> {
  const steps = [
    { id: 'm', day: 1, parents: [], files: { [INDEX]: index, [CONTEXT]: waiting } },
    { id: 'f', day: 2, parents: ['m'], files: { [CONTEXT]: moved } },
  ];
  const { dir } = await build({ steps, refs: { main: 'm', feature: 'f' } });
  const engine = createEngine([humaninloop], rules);
  const edge = await localEdge(dir, { env });
  return found(await edge.survey({ kind: 'branches', names: 'all' }, engine.asker(engine.memo())));
}

it('S23 beside an index of ours a changed context.md is no other version of the state', async () => {
  expect(await owners(makeIndex({ status: 'spec_writing' }))).toEqual([`main: ${INDEX} [feature main]`]);
});

it('S23 beside another tool’s index.md it is one', async () => {
  expect(await owners('# Contents\n')).toEqual([`main: ${INDEX} [main]`, `feature: ${INDEX} [feature]`]);
});
