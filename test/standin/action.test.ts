// The committed Action run against the stand-in as on a runner: checked out with a token, variables, outputs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { runAction } from './action.ts';
import { checkout, folder, tidy } from './checkout.ts';
import type { GitHub } from './github.ts';
import { start } from './scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
afterAll(async () => {
  await github.close();
  tidy();
});

atNight('it gets its event, and its outputs and summary are read back', async () => {
  const event = await github.event('acme/app', { name: 'push', branch: 'feature' });
  const workspace = await checkout(github, event, 'all', { depth: 0 });
  const ended = await runAction(github, {
    event,
    token: 'all',
    workspace,
    mode: 'check',
    inputs: { 'stale-after': '3d' },
  });
  expect(ended.status, ended.stderr + ended.stdout).toBe(0);
  expect(ended.outputs).toMatchObject({ workflows: '0', invalid: '0' });
  expect(ended.summary).toContain('Rekindle');
});

test('what goes wrong is told by its status', async () => {
  const event = await github.event('acme/app', { name: 'push', branch: 'feature' });
  const ended = await runAction(github, { event, token: 'all', workspace: folder(), mode: 'nonsense' });
  expect(ended.status).not.toBe(0);
  expect(ended.commands.some(({ name }) => name === 'error')).toBe(true);
});
