// `rekindle fresh`: every path is listed, archived, and then gone.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { deskOn } from './desk.ts';

const ID = 'humaninloop:005-user-auth';

test('the name of the archive is all that goes to stdout, and the archive is a commit', async () => {
  const desk = await deskOn('feature/user-auth');
  const { status, out, err } = await desk.type('fresh', ID, '--yes');
  expect(status).toBe(0);
  expect(out).toMatch(/^humaninloop-005-user-auth\/\d{8}-\d{6}-[0-9a-f]{8}\n$/);
  expect(err).toContain('remove  specs/005-user-auth/.workflow/index.md');
  const refs = await desk.git('for-each-ref', '--format=%(refname)', 'refs/rekindle/');
  expect(refs).toBe(`refs/rekindle/archive/${out.trim()}`);
  expect(await desk.git('ls-files', '--deleted')).toContain('specs/005-user-auth/.workflow/index.md');
  expect(misuse(/found no workflow/)(await desk.type('fresh', ID, '--yes'))).toEqual([]);
});

test('a dry run lists every path and leaves all', async () => {
  const desk = await deskOn('feature/user-auth');
  const { out } = await desk.type('fresh', ID, '--dry-run');
  expect(out).toContain('remove  specs/005-user-auth/.workflow/index.md (');
  expect(await desk.git('status', '--porcelain')).toBe('');
});
