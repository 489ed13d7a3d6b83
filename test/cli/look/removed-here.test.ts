// What is gone from the disk and still committed on the branch that is checked out: no advice leads to it.
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
  const saved = await rekindle(['checkpoint', '-C', dir, '--yes']);
  expect([saved.status, said(saved.err)]).toEqual([0, expect.stringContaining(GONE)]);
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

const CSV = 'exports/project_state.csv';
const HEAD = 'project_id,project_name,current_phase,active_task_id,status,last_action,last_updated';
const row = (id: string) => `${id},${id},implementation,task_a,active,Writing x.py,2026-01-02T00:00:00Z`;
const P1 = {
  project_id: 'p1',
  project_name: 'p1',
  current_phase: 'implementation',
  active_task_id: 'task_a',
  status: 'active',
  last_action: 'Writing x.py',
  last_updated: '2026-01-02T00:00:00Z',
};
const JSON_ROWS = `${JSON.stringify([P1])}\n`;
const SDD = '.sdd/workflows/d4e5f6/workflow.yaml';
const YAML =
  'id: d4e5f6\nsource: interactive\ncurrent: 01-a\nitems: [{id: 01-a, title: Moor, status: soliciting}]\n';

describe('a committed state that is broken or short of a workflow on disk', () => {
  const committed = async (files: Readonly<Record<string, string>>) => {
    const { dir } = await build({
      steps: [{ id: 'first', day: 1, files: { 'README.md': '# x\n', ...files } }],
      refs: { main: 'first' },
      checkout: 'main',
    });
    return dir;
  };

  test('lost one project of several: it is said to be removed, and not offered', async () => {
    const dir = await committed({ [CSV]: `${HEAD}\n${row('p1')}\n${row('p2')}\n` });
    await writeFile(join(dir, CSV), `${HEAD}\n${row('p2')}\n`);
    const scanned = await rekindle(['scan', dir, ...AT]);
    expect([scanned.status, said(scanned.out)]).toEqual([
      0,
      expect.stringContaining(
        'project-state:p1 was removed on disk here, and that is not committed yet. Commit it, or bring ' +
          `back what is committed: "git checkout HEAD -- ${CSV}".`,
      ),
    ]);
    const report = JSON.parse((await rekindle(['scan', dir, '--output', 'json', ...AT])).out);
    expect([report.removed, report.workflows.map(({ id }: { id: string }) => id)]).toEqual([
      [{ id: 'project-state:p1', path: CSV }],
      ['project-state:p2'],
    ]);
    const gone = /^project-state:p1 +the commit of its removal +\S.*\(removed on disk\)$/m;
    expect((await rekindle(['list', dir, ...AT])).out).toMatch(gone);
    const ids = await rekindle(['list', dir, '--json', 'id', ...AT]);
    expect(JSON.parse(ids.out)).toEqual([{ id: 'project-state:p2' }]);
    const words = /^ID: project-state:p1.* removed on disk here/;
    for (const line of [
      ['brief', 'p1'],
      ['brief', 'p1', '--branch', 'main'],
      ['resume', 'p1', '--yes'],
    ])
      expect([line, misuse(words)(await typed(dir, ...line))]).toEqual([line, []]);
    const detected = JSON.parse((await rekindle(['detect', 'p1', dir, '--output', 'json'])).out);
    expect(detected.removed).toContainEqual({ id: 'project-state:p1', path: CSV });
  });

  test.each([
    ['cut, under another id', SDD, YAML, YAML.slice(0, 60), 'sdd:d4e5f6-moor'],
    ['emptied of its rows', 'exports/project_state.json', JSON_ROWS, '[]\n', 'project-state:p1'],
    ['cut to its header', CSV, `${HEAD}\n${row('p1')}\n`, `${HEAD}\n`, 'project-state:p1'],
    [
      'cut to its header with two',
      CSV,
      `${HEAD}\n${row('p1')}\n${row('p2')}\n`,
      `${HEAD}\n`,
      'project-state:p1',
    ],
  ])(
    '%s: what is on disk is listed for it, and the old one is not offered',
    async (_, path, text, left, id) => {
      const dir = await committed({ [path]: text });
      expect((await rekindle(['list', dir, ...AT])).out).toContain(id);
      await writeFile(join(dir, path), left);
      const { out } = await rekindle(['list', dir, ...AT]);
      expect([out.includes(`${id} `), out.split('\n').filter((one) => one !== '').length]).toEqual([
        false,
        2,
      ]);
      for (const line of [
        ['brief', id],
        ['resume', id, '--yes'],
      ])
        expect([line, misuse(/^ID: /)(await typed(dir, ...line))]).toEqual([line, []]);
    },
  );

  test('a whole file beside another one that stays is told by a scan as well', async () => {
    const other = 'specs/6-rock/.pipeline-state.md';
    const dir = await committed({
      [STATE]: stateText('5-kelp', 'IN_PROGRESS'),
      'specs/5-kelp/spec.md': '# Kelp\n\nA kelp.\n',
      [other]: stateText('6-rock', 'IN_PROGRESS'),
      'specs/6-rock/spec.md': '# Rock\n\nA rock.\n',
    });
    expect((await rekindle(['scan', dir, ...AT])).out).not.toContain('removed on disk');
    await rm(join(dir, STATE));
    expect(said((await rekindle(['scan', dir, ...AT])).out)).toContain(GONE);
    expect((await rekindle(['scan', dir, '--only', 'sdd', ...AT])).out).not.toContain(GONE);
    await git(dir, 'commit', '-q', '-a', '-m', 'over');
    expect((await rekindle(['scan', dir, ...AT])).out).not.toContain('removed on disk');
  });

  test('what was only changed stays', async () => {
    const dir = await committed({ [CSV]: `${HEAD}\n${row('p1')}\n${row('p2')}\n` });
    await writeFile(join(dir, CSV), `${HEAD}\n${row('p1')}\n${row('p2').replace('task_a', 'task_b')}\n`);
    expect((await rekindle(['scan', dir, ...AT])).out).not.toContain('removed on disk');
    const ids = await rekindle(['list', dir, '--json', 'id', ...AT]);
    expect(JSON.parse(ids.out).toSorted()).toHaveLength(2);
    expect((await typed(dir, 'brief', 'p1')).status).toBe(0);
  });
});

test('before the first commit nothing is said to be unknown', async () => {
  const dir = await repository();
  await git(dir, 'checkout', '-q', '--orphan', 'new');
  const { status, err } = await rekindle(['scan', dir, ...AT]);
  expect([status, err]).toEqual([0, '']);
});
