// The guard's checkpoint through GitHub's API, by the door, with the permission that docs name and without.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHANGES, PLANNING } from '../commands/sdd-files.ts';
import { atNight } from '../exhaustive.ts';
import { checkout, tidy } from '../standin/checkout.ts';
import { git } from '../standin/git/run.ts';
import type { GitHub } from '../standin/github.ts';
import { goOf } from './stage/run.ts';
import { NOW, REPO, SAVING, stand, tokenOf } from './stage/world.ts';

afterAll(tidy);

const BRANCH = 'feature/sign-in';
const SPEC = '\ufeff# Spec\r\n\r\nBy a link, no line end.';

const written = (dir: string, path: string, text: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};

/** An agent's job on a branch of its own, and what it left in its workspace. */
async function job(github: GitHub, token: string) {
  const event = await github.event(REPO, { name: 'push', branch: BRANCH, by: 'ada' });
  const workspace = await checkout(github, event, token, { depth: 0 });
  written(workspace, `${CHANGES}/PLAN.md`, SPEC);
  written(workspace, `${CHANGES}/run.sh`, '#!/bin/sh\n');
  chmodSync(join(workspace, `${CHANGES}/run.sh`), 0o755);
  const inputs = { 'job-status': 'failure', checkpoint: 'true' };
  return () => goOf(github, { mode: 'guard', event, token, workspace, inputs, now: NOW });
}

async function begun(): Promise<GitHub> {
  const github = await stand({ branches: [] });
  await github.commit(REPO, BRANCH, [{ files: PLANNING, by: 'ada' }], 'main');
  return github;
}

atNight('with contents: write the commit is there, signed as ours, and made once', async () => {
  const github = await begun();
  const before = github.tip(REPO, BRANCH);
  const go = await job(github, SAVING);
  await go();
  const tip = github.tip(REPO, BRANCH);
  expect(tip).not.toBe(before);
  expect(await github.file(REPO, BRANCH, `${CHANGES}/PLAN.md`)).toBe(SPEC);
  const check = github.world.rows.checkRuns.all().at(-1);
  expect([check?.head_sha, check?.conclusion]).toEqual([tip, 'action_required']);
  await go();
  expect(github.tip(REPO, BRANCH)).toBe(tip);
  expect(github.problems).toEqual([]);
  await github.close();
});

test('A12 with what a guard is granted otherwise, it names contents: write and does the rest', async () => {
  const github = await begun();
  const before = github.tip(REPO, BRANCH);
  const go = await job(github, tokenOf('guard'));
  const { effects } = await go();
  const said = effects.flatMap((one) => (one.kind === 'log' ? [one.message] : [])).join('\n');
  expect(said).toContain('contents: write');
  expect(github.tip(REPO, BRANCH)).toBe(before);
  expect(github.world.rows.checkRuns.all().at(-1)?.conclusion).toBe('action_required');
  await github.close();
});

/** The event says that it is a fork's, or what is checked out does. */
test.each(['pull_request_target', 'workflow_dispatch'])(
  'C10 on %s of a fork, its branch of the same name as one of ours is not that one',
  async (name) => {
    const INVOICE = 'feature/invoice-export';
    const github = await stand({ branches: [INVOICE], fork: INVOICE });
    await github.commit('eve/tides', INVOICE, [{ files: { 'eve.txt': 'x\n' }, by: 'eve' }]);
    const pull = { title: 'Fork', head: `eve:${INVOICE}`, base: 'main' };
    const number = await github.acts.pull(REPO, 'eve', pull);
    const asked = await github.event(REPO, { name: 'pull_request', number, by: 'eve' });
    const home = await github.event(REPO, { name: 'workflow_dispatch' });
    const event = name === 'workflow_dispatch' ? home : { ...asked, ...home, payload: asked.payload, name };
    const from = { ...event, repository: 'eve/tides' };
    const workspace = await checkout(github, from, SAVING, {
      ref: github.tip('eve/tides', INVOICE) ?? '',
    });
    await git(workspace, ['checkout', '-q', '-b', INVOICE]);
    const own = name === 'workflow_dispatch' ? 'eve/tides' : REPO;
    await git(workspace, ['remote', 'set-url', 'origin', `${github.url}/${own}`]);
    written(workspace, 'specs/003-invoice-export/notes.md', 'x\n');
    const before = await github.snapshot();
    const inputs = { 'job-status': 'failure', checkpoint: 'true' };
    const { effects } = await goOf(github, {
      mode: 'guard',
      event,
      token: SAVING,
      workspace,
      inputs,
      now: NOW,
    });
    const said = effects.flatMap((one) => (one.kind === 'log' ? [one.message] : [])).join('\n');
    expect(said).toContain('Nothing is written: this is work on a fork');
    expect(await github.snapshot()).toEqual(before);
    expect(github.problems).toEqual([]);
    await github.close();
  },
);

test('two legs of a matrix are two jobs: the last one does not hide what the other left', async () => {
  const github = await begun();
  const event = await github.event(REPO, { name: 'push', branch: BRANCH, by: 'ada' });
  const token = tokenOf('guard');
  const env = { GITHUB_WORKFLOW: 'Agents', GITHUB_JOB: 'agent' };
  const leg = async (at: string, files: Readonly<Record<string, string>>) => {
    const workspace = await checkout(github, event, token, { depth: 0 });
    for (const [path, text] of Object.entries(files)) written(workspace, path, text);
    const inputs = { 'job-status': 'success', 'job-leg': at };
    await goOf(github, { mode: 'guard', event, token, workspace, inputs, now: NOW, env });
    return github.world.rows.checkRuns.all().at(-1)?.output.title;
  };
  const left = await leg('0', { [`${CHANGES}/PLAN.md`]: SPEC });
  expect(left).toContain('not pushed');
  expect(await leg('1', {})).toContain(`another job: ${left}`);
  expect(await leg('0', {})).not.toContain(left);
  expect(github.problems).toEqual([]);
  await github.close();
});
