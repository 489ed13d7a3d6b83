// `rekindle regress`: seed 004's way back, in one commit, with an archive of what is given up.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { deskWith } from './desk.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from './sdd-files.ts';

const STATE = `${SDD_FOLDER}/workflow.yaml`;
const REVIEWING = {
  ...PLANNING,
  [STATE]: (PLANNING[STATE] ?? '')
    .replace('phase: plan', 'phase: review')
    .replace(/step: .*/, 'step: reviewing')
    .replace('plan_status: in_progress', 'plan_status: approved')
    .replace('impl_status: pending', 'impl_status: complete')
    .replace('review_status: pending', 'review_status: ready_for_review'),
};

atNight('plan to spec: the plan is archived and removed, the workflow says so, one commit', async () => {
  const desk = await deskWith(PLANNING);
  const { status } = await desk.type('regress', SDD, '--to', 'spec', '--reason', 'a second factor', '--yes');
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
  expect(await desk.read(`${SDD_FOLDER}/workflow.yaml`)).toContain('title: "Sign in by link"\n');
});

test('a transition that the seed does not have, and a missing reason, are refused', async () => {
  const desk = await deskWith(PLANNING);
  const to = await desk.type('regress', SDD, '--to', 'implement', '--reason', 'x', '--yes');
  expect(to.status).toBe(2);
  const alone = await desk.type('regress', SDD, '--to', 'spec', '--yes');
  expect(misuse(/found no --reason TEXT, expected/)(alone)).toEqual([]);
  const bare = await desk.type('regress', SDD, '--yes');
  expect(misuse(/found no --to PHASE and no --reason TEXT, expected/)(bare)).toEqual([]);
  expect(await desk.git('status', '--porcelain')).toBe('');
});

atNight('review to implement, which may be called impl as the seed does: nothing is archived', async () => {
  for (const to of ['impl', 'implement']) {
    const desk = await deskWith(REVIEWING);
    const { status } = await desk.type('regress', SDD, '--to', to, '--reason', 'a gap', '--yes');
    expect(status).toBe(0);
    expect(await desk.git('log', '-1', '--format=%s')).toBe('checkpoint: user-auth-1 regressed to implement');
    const text = await desk.read(`${SDD_FOLDER}/workflow.yaml`);
    expect(text).toMatch(/^ {4}review_status: changes_requested$/m);
  }
});

atNight('other formats have no way back', async () => {
  const desk = await deskWith({ 'specs/5-export/spec.md': '# x\n', ...PLANNING });
  expect((await desk.type('regress', 'sdd:none', '--to', 'spec', '--reason', 'x')).status).toBe(2);
});
