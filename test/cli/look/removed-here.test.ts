// What is gone from the disk and still committed on the branch that is checked out: no advice leads to it.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AT, stateText } from '../../commands/sample.ts';
import { atNight } from '../../exhaustive.ts';
import { build, git } from '../../local/repository.ts';
import { unprivileged } from '../../local/unprivileged.ts';
import { misuse, rekindle } from '../world.ts';

const STATE = 'specs/5-kelp/.pipeline-state.md';
const ID = 'ai-dev-shop:5-kelp';
const GONE =
  `${ID} was removed on disk here, and that is not committed yet. Commit it, or bring back what is ` +
  `committed: "git checkout HEAD -- ${STATE}".`;
const said = (text: string) => text.replaceAll(/\s+/g, ' ');

async function repository(branch = 'main'): Promise<string> {
  const files = {
    [STATE]: stateText('5-kelp', 'IN_PROGRESS'),
    'specs/5-kelp/spec.md': '# Kelp\n\nA kelp.\n',
  };
  const { dir } = await build({
    steps: [
      { id: 'first', day: 1, files: { 'README.md': '# x\n' } },
      { id: 'work', parents: ['first'], day: 2, files },
    ],
    refs: branch === 'main' ? { main: 'work' } : { main: 'first', [branch]: 'work' },
    checkout: branch,
  });
  return dir;
}

const typed = (dir: string, ...line: readonly string[]) => rekindle([...line, '-C', dir, ...AT]);

test.each(['main', 'feature/kelp'])('after start-fresh on %s each command says so', async (branch) => {
  const dir = await repository(branch);
  expect((await typed(dir, 'start-fresh', ID, '--yes')).status).toBe(0);
  for (const form of ['text', 'markdown', 'html']) {
    const { status, out } = await rekindle(['scan', dir, '--output', form, ...AT]);
    const shown = said(out).replaceAll(/&quot;|`/g, (one) => (one === '`' ? '' : '"'));
    expect([status, shown]).toEqual([
      0,
      expect.stringContaining(form === 'text' ? GONE : 'was removed on disk'),
    ]);
    expect(shown).toContain(`git checkout HEAD -- ${STATE}`);
    expect(shown).not.toContain('other branches');
  }
  const report = JSON.parse((await rekindle(['scan', dir, '--output', 'json', ...AT])).out);
  expect([report.removed, report.elsewhere]).toEqual([[{ id: ID, path: STATE }], undefined]);
  for (const line of [
    ['brief'],
    ['brief', ID],
    ['brief', ID, '--branch', branch],
    ['resume', '--yes'],
    ['resume', '5-kelp', '--yes'],
    ['start-fresh', ID, '--yes'],
    ['migrate', ID, '--yes'],
  ])
    expect([
      line,
      misuse(new RegExp(`^ID: ${GONE.replaceAll(/[.+*?]/g, '.')}`))(await typed(dir, ...line)),
    ]).toEqual([line, []]);
  const detected = await rekindle(['detect', 'kelp', dir]);
  expect([detected.status, said(detected.out)]).toEqual([1, expect.stringContaining(GONE)]);
  expect(detected.out).not.toContain('you may');
  const json = JSON.parse((await rekindle(['detect', 'kelp', dir, '--output', 'json'])).out);
  expect([json.found, json.removed]).toEqual([false, [{ id: ID, path: STATE }]]);
  expect((await rekindle(['list', dir, ...AT])).out).toMatch(
    /the commit of its removal +\S.*\(removed on disk\)/,
  );
});

test('a branch that is checked out here is not to be switched to', async () => {
  for (const branch of ['main', 'feature/kelp']) {
    const dir = await repository(branch);
    const words = new RegExp(`"${branch}" is checked out here. Repeat the command without --branch`);
    expect(misuse(words)(await typed(dir, 'resume', ID, '--branch', branch, '--yes'))).toEqual([]);
  }
});

test('once that is committed it is gone, and what another branch has is that branch’s', async () => {
  const dir = await repository();
  await git(dir, 'branch', 'feature/other');
  await git(dir, 'rm', '-q', STATE);
  expect(said((await rekindle(['scan', dir, ...AT])).out)).toContain(GONE);
  await git(dir, 'commit', '-q', '-m', 'over');
  const { out } = await rekindle(['scan', dir, ...AT]);
  expect(out).not.toContain('removed on disk');
  await git(dir, 'checkout', '-q', 'HEAD~1', '--', STATE);
  expect((await typed(dir, 'brief', ID)).status).toBe(0);
});

atNight('a folder that cannot be read removes nothing', async () => {
  const dir = await repository();
  await chmod(join(dir, 'specs'), 0);
  const { out } = await unprivileged(dir, () => rekindle(['list', dir, ...AT]));
  expect(out).not.toContain('removed on disk');
});

test.each([
  [{ 'codebase-inventory.json': '{}\n' }, '.workflow/codebase-inventory.json'],
  [{ '.keep': '' }, '.workflow/.keep'],
  [{ '.keep': '', 'codebase-inventory.json': '{}\n' }, '.workflow'],
])('where no state file was committed, the way back names what was: %j', async (left, path) => {
  const folder = 'specs/036-f';
  const files = Object.entries(left).map(([name, text]) => [`${folder}/.workflow/${name}`, text] as const);
  const { dir } = await build({
    steps: [{ id: 'first', day: 1, files: { 'README.md': '# x\n', ...Object.fromEntries(files) } }],
    refs: { main: 'first' },
    checkout: 'main',
  });
  expect((await typed(dir, 'start-fresh', '036-f', '--yes')).status).toBe(0);
  const way = `"git checkout HEAD -- ${folder}/${path}"`;
  for (const line of [
    ['brief', '036-f'],
    ['resume', '036-f', '--yes'],
  ])
    expect((await typed(dir, ...line)).err).toContain(way);
  expect(said((await rekindle(['detect', '036-f', dir])).out)).toContain(way);
  expect(said((await rekindle(['scan', dir, ...AT])).out)).toContain(way);
  await git(dir, 'checkout', '-q', 'HEAD', '--', `${folder}/${path}`);
  expect((await typed(dir, 'brief', '036-f')).status).toBe(0);
});

test('where branches are looked at as well, and others of the branch stay as they are', async () => {
  const second = 'specs/6-rock/.pipeline-state.md';
  const files = {
    [STATE]: stateText('5-kelp', 'IN_PROGRESS'),
    'specs/5-kelp/spec.md': '# Kelp\n\nA kelp.\n',
    [second]: stateText('6-rock', 'IN_PROGRESS'),
    'specs/6-rock/spec.md': '# Rock\n\nA rock.\n',
  };
  const { dir } = await build({
    steps: [
      { id: 'first', day: 1, files: { 'README.md': '# x\n' } },
      { id: 'work', parents: ['first'], day: 2, files },
    ],
    refs: { main: 'first', feat: 'work' },
    checkout: 'feat',
  });
  const where = [['--all-branches'], ['--branch', 'feat']];
  const looked = async (...line: readonly string[]) => (await rekindle(['scan', dir, ...line, ...AT])).out;
  for (const line of where) expect(await looked(...line)).not.toContain('removed on disk');
  expect((await typed(dir, 'start-fresh', ID, '--yes')).status).toBe(0);
  for (const line of where) {
    const text = said(await looked(...line));
    expect(text).toContain(GONE);
    const rows = (await rekindle(['list', dir, ...line, ...AT])).out.split('\n');
    const gone = rows.filter((row) => /the commit of its removal +\S.*\(removed on disk\)/.test(row));
    expect(gone).toEqual([expect.stringContaining('5-kelp')]);
    const chosen = await rekindle(['list', dir, ...line, '--json', 'id', ...AT]);
    expect([JSON.parse(chosen.out), said(chosen.err)]).toEqual([
      [{ id: 'ai-dev-shop:6-rock' }],
      expect.stringContaining(GONE),
    ]);
    const detected = await rekindle(['detect', 'kelp', dir, ...line]);
    expect([detected.status, said(detected.out)]).toEqual([1, expect.stringContaining(GONE)]);
    expect(text).toContain('1 workflow in');
    expect(text).not.toContain(`brief ${ID}`);
    const table = said(await looked(...line, '--output', 'markdown'));
    expect(table).toContain('was removed on disk here');
    const json = JSON.parse(await looked(...line, '--output', 'json'));
    const ids = json.workflows.map(({ id }: { id: string }) => id);
    expect([json.removed, ids, json.summary.workflows, json.elsewhere]).toEqual([
      [{ id: ID, path: STATE }],
      ['ai-dev-shop:6-rock'],
      1,
      undefined,
    ]);
  }
  await git(dir, 'checkout', '-q', '--', STATE);
  for (const line of where) expect(await looked(...line)).toContain('2 workflows in');
});
