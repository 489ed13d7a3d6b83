// `rekindle start-fresh`: every path is listed, archived, and then gone.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { FAILED } from '../modes/orders-stage.ts';
import { deskOn, deskWith } from './desk.ts';
import { stateText } from './sample.ts';

const ID = 'humaninloop:005-user-auth';

atNight('the name of the archive is all that goes to stdout, and the archive is a commit', async () => {
  const desk = await deskOn('feature/user-auth');
  const { status, out, err } = await desk.type('start-fresh', ID, '--yes');
  expect(status).toBe(0);
  expect(out).toMatch(/^humaninloop-005-user-auth\/\d{8}-\d{6}-[0-9a-f]{8}\n$/);
  expect(err).toContain('remove  specs/005-user-auth/.workflow/index.md');
  const refs = await desk.git('for-each-ref', '--format=%(refname)', 'refs/rekindle/');
  expect(refs).toBe(`refs/rekindle/archive/${out.trim()}`);
  expect(await desk.git('ls-files', '--deleted')).toContain('specs/005-user-auth/.workflow/index.md');
  expect(
    misuse(/was removed on disk here, and that is not committed yet/)(
      await desk.type('start-fresh', ID, '--yes'),
    ),
  ).toEqual([]);
});

atNight('the notes of a failed run are said, and kept in the archive (seed 002)', async () => {
  const desk = await deskWith(FAILED.files);
  const { out, err } = await desk.type('start-fresh', FAILED.id, '--yes');
  const notes = ['  - The payment sandbox refuses refunds older than a day.', '  - Rounding was wrong twice'];
  for (const note of notes) expect(err).toContain(`rekindle: ${note}`);
  expect(err).toContain('rekindle: Begin again at spec: Start the pipeline');
  const name = out.trim();
  const message = await desk.git('log', '-1', '--format=%B', `refs/rekindle/archive/${name}`);
  expect(message).toContain(
    '\nNotes of the run, as its state file has them:\n\n    - The payment sandbox refuses',
  );
  const shown = await desk.type('restore', name, '--dry-run');
  for (const note of notes) expect(shown.out).toContain(`# ${note}`);
  await rm(join(desk.dir, '.git/rekindle/archive'), { recursive: true });
  expect((await desk.type('restore', name, '--dry-run')).out).toBe(shown.out);
  expect((await desk.type('restore', name, '--yes')).status).toBe(0);
  expect(await desk.read('specs/022-refunds/.pipeline-state.md')).toContain('payment sandbox');
});

atNight('what an ignored state file noted never reaches a commit, and no secret the list', async () => {
  const [path = '', text = ''] = Object.entries(FAILED.files)[0] ?? [];
  const secret = `ghp_${'a1'.repeat(18)}`;
  const desk = await deskWith({
    '.gitignore': '.pipeline-state.md\n',
    'specs/022-refunds/adr.md': '# ADR\n',
  });
  await writeFile(join(desk.dir, path), `${text}- The token was ${secret}.\n`);
  const { out, err } = await desk.type('start-fresh', FAILED.id, '--yes');
  expect(err).toContain('payment sandbox');
  const message = await desk.git('log', '-1', '--format=%B', `refs/rekindle/archive/${out.trim()}`);
  expect(message).not.toMatch(/sandbox|Notes of/);
  const list = join(desk.dir, '.git/rekindle/archive', out.trim(), 'manifest.json');
  expect(await readFile(list, 'utf8')).toMatch(/payment sandbox(?!.*ghp_a1)/s);
  expect(err).not.toContain(secret);
});

test('a dry run lists every path and leaves all', async () => {
  const desk = await deskOn('feature/user-auth');
  const { out } = await desk.type('start-fresh', ID, '--dry-run');
  expect(out).toContain('remove  specs/005-user-auth/.workflow/index.md (');
  expect(await desk.git('status', '--porcelain')).toBe('');
});

test('a workflow of another tool that goes with the folder is named first', async () => {
  const desk = await deskOn('feature/user-auth');
  const path = 'specs/005-user-auth/.pipeline-state.md';
  await writeFile(join(desk.dir, path), stateText('005-user-auth', 'IN_PROGRESS'));
  const said = `ai-dev-shop:005-user-auth has its state there, ${path}: it is archived and removed as well.`;
  const tried = await desk.type('start-fresh', ID, '--dry-run');
  expect(`${tried.out}${tried.err}`.replaceAll(/\n# |\s+/g, ' ')).toContain(said);
  const other = await desk.type('start-fresh', 'ai-dev-shop:005-user-auth', '--dry-run');
  expect(`${other.out}${other.err}`).not.toContain('as well');
});
