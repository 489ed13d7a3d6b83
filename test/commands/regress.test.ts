// `rekindle regress`: seed 004's way back, in one commit, with an archive of what is given up.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { deskWith } from './desk.ts';

const FOLDER = 'sdd/workflows/u7y4ja-user-auth';
const CHANGES = 'changes/2026/02/02/u7y4ja-user-auth/01-user-auth';
const ID = 'sdd:u7y4ja-user-auth';
const WORKFLOW = [
  'id: u7y4ja',
  'name: user-auth',
  'created: 2026-02-02',
  'phase: plan',
  'step: plan_creation   # half way',
  'current: 01-user-auth',
  'items:',
  '  - id: 01-user-auth',
  '    title: "Sign in by link"',
  '    type: feature',
  '    change_id: user-auth-1',
  `    location: ${CHANGES}`,
  '    spec_status: approved',
  '    plan_status: in_progress',
  '    impl_status: pending',
  '    review_status: pending',
  '',
].join('\n');
const FILES = {
  [`${FOLDER}/workflow.yaml`]: WORKFLOW,
  [`${CHANGES}/SPEC.md`]: '# Spec\n',
  [`${CHANGES}/PLAN.md`]: '# Plan\n',
};

test('plan to spec: the plan is archived and removed, the workflow says so, one commit', async () => {
  const desk = await deskWith(FILES);
  const { status } = await desk.type('regress', ID, '--to', 'spec', '--reason', 'a second factor', '--yes');
  expect(status).toBe(0);
  expect(await desk.git('log', '-1', '--format=%s')).toBe('checkpoint: user-auth-1 regressed to spec');
  expect(await desk.git('status', '--porcelain')).toBe('');
  const held = (await desk.git('ls-files')).split('\n');
  expect(held).not.toContain(`${CHANGES}/PLAN.md`);
  const archive = 'sdd/archive/workflow-regressions/20261127-0000-user-auth-1-plan';
  expect(await desk.read(`${archive}/PLAN.md`)).toBe('# Plan\n');
  const metadata = await desk.read(`${archive}/metadata.yaml`);
  expect(metadata).toMatch(/^change_id: user-auth-1$/m);
  expect(metadata).toMatch(/^to_phase: spec$/m);
  expect(metadata).toMatch(/^git_branch: feature\/work$/m);
  expect(await desk.read(`${FOLDER}/workflow.yaml`)).toContain('title: "Sign in by link"\n');
});

test('a transition that the seed does not have, and a missing reason, are refused', async () => {
  const desk = await deskWith(FILES);
  const to = await desk.type('regress', ID, '--to', 'implement', '--reason', 'x', '--yes');
  expect(to.status).toBe(2);
  expect(misuse(/--reason has no value/)(await desk.type('regress', ID, '--to', 'spec', '--yes'))).toEqual(
    [],
  );
  expect(await desk.git('status', '--porcelain')).toBe('');
});

test('other formats have no way back', async () => {
  const desk = await deskWith({ 'specs/5-export/spec.md': '# x\n', ...FILES });
  expect((await desk.type('regress', 'sdd:none', '--to', 'spec', '--reason', 'x')).status).toBe(2);
});
