// `rekindle checkpoint`: exactly the workflow's change, with its message, and never on the default branch.
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { deskOn } from './desk.ts';

const PATH = 'specs/003-invoice-export/.pipeline-state.md';

test('feature, step and status; other changes stay as they are, staged ones too', async () => {
  const desk = await deskOn('feature/invoice-export');
  await appendFile(join(desk.dir, PATH), '- a note\n');
  await writeFile(join(desk.dir, 'staged.md'), 'x\n');
  await desk.git('add', 'staged.md');
  await writeFile(join(desk.dir, 'README.md'), 'changed\n');

  const { status, err } = await desk.type('checkpoint', '--yes');
  expect(status).toBe(0);
  expect(err).toContain(`commit  ${PATH}\n`);
  expect(await desk.git('log', '-1', '--format=%s')).toBe(
    'checkpoint: 003-invoice-export programmer IN_PROGRESS',
  );
  expect(await desk.git('show', '--name-only', '--format=')).toBe(PATH);
  expect(await desk.git('status', '--porcelain')).toBe('M README.md\nA  staged.md');
});

test.each([
  ['nothing differs', 'feature/invoice-export', null, /nothing differs from the last commit/],
  [
    'no workflow is among what differs',
    'feature/invoice-export',
    'README.md',
    /found no workflow among the files/,
  ],
  ['it is the default branch', 'main', 'specs/001-user-profile/.pipeline-state.md', /default branch/],
])('refused where %s', async (_why, branch, path, message) => {
  const desk = await deskOn(branch);
  if (path !== null) await appendFile(join(desk.dir, path), '\n');
  const head = await desk.git('rev-parse', 'HEAD');
  const ended = await desk.type('checkpoint', '--yes');
  expect(ended.status).toBe(2);
  expect(ended.err).toMatch(message);
  expect(misuse(/./)({ ...ended, err: `${ended.err.split('\n').at(-2)}\n` })).toEqual([]);
  expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
});
