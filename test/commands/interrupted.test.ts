// Interrupted at every step: each tool's run, laid out by hand, and what every door makes of it.
import { expect, test } from 'vitest';
import { atNight, share } from '../exhaustive.ts';
import { BMAD } from './interrupted/bmad.ts';
import { CONDUCTOR } from './interrupted/conductor.ts';
import { GSD } from './interrupted/gsd.ts';
import { CC_SDD, KIRO } from './interrupted/kiro.ts';
import { OPENSPEC } from './interrupted/openspec.ts';
import { type Run, type Told, toldOf } from './interrupted/run.ts';
import { SPEC_KIT, SPEC_KIT_RUN } from './interrupted/spec-kit.ts';
import { SPEC_WORKFLOW } from './interrupted/spec-workflow.ts';
import { inGit, inMemory } from './interrupted/standing.ts';
import { SUPERPOWERS } from './interrupted/superpowers.ts';
import { TASK_MASTER } from './interrupted/task-master.ts';

const RUNS: readonly (readonly [string, Run])[] = [
  ['OpenSpec', OPENSPEC],
  ['Spec Kit', SPEC_KIT],
  ['Spec Kit’s workflow engine', SPEC_KIT_RUN],
  ['Task Master', TASK_MASTER],
  ['Conductor', CONDUCTOR],
  ['BMAD', BMAD],
  ['GSD', GSD],
  ['Kiro', KIRO],
  ['cc-sdd', CC_SDD],
  ['spec-workflow-mcp', SPEC_WORKFLOW],
  ['superpowers', SUPERPOWERS],
];

const expected = ({ stops }: Run): readonly Told[] => stops.map(({ files: _, ...told }) => told);

test.each(share(RUNS, 5))('%s: after each step, what its user would expect of each door', async (_, run) => {
  expect(await toldOf(run, await inMemory(run))).toEqual(expected(run));
});

atNight.each(RUNS)('%s: the same in a real repository', async (_, run) => {
  expect(await toldOf(run, await inGit(run))).toEqual(expected(run));
});
