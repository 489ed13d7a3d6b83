// `rekindle doctor`: every file that could be taken for state, with what it is read as, or why it is not.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import type { DoctorReport } from '../../../src/report/doctor/doctor.ts';
import { KNOWN_TOOLS } from '../../../src/report/doctor/traces.ts';
import { TOOLS } from '../../../src/report/scan/unsupported-tools.ts';
import { misuse, rekindle } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { TWELVE } from '../../formats/custom/described.ts';
import { fixturesOf } from '../../formats/fixtures.ts';
import { build, folder } from '../../local/repository.ts';
import { deskWith } from '../desk.ts';
import { stateText } from '../sample.ts';

const CHANGE = 'openspec/changes/add-cart';
const STATE = 'specs/7-mail/pipeline-state.md';
const CONFIG = '.github/rekindle.yml';
const TASKS = '## 1. Cart\n\n- [x] 1.1 Model\n- [ ] 1.2 Page\n';
const SHOP = {
  [`${CHANGE}/proposal.md`]: '## Why\n\nPeople buy.\n',
  [`${CHANGE}/specs/cart/spec.md`]: '## ADDED Requirements\n',
  [`${CHANGE}/tasks.md`]: TASKS,
  [STATE]: stateText('7-mail', 'IN_PROGRESS'),
};

async function doctorIn(dir: string) {
  const json = await rekindle(['doctor', dir, '--output', 'json']);
  const text = await rekindle(['doctor', dir]);
  expect([json.status, json.err]).toEqual([text.status, text.err]);
  const report: DoctorReport = JSON.parse(json.out);
  return { status: json.status, report, text: text.out };
}

const doctorOn = async (files: Readonly<Record<string, string>>) => doctorIn((await deskWith(files)).dir);

/** Each file with its reason and what it is about. */
const told = ({ files }: DoctorReport): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ path, reason, formats, workflow }) => [path, `${reason} ${workflow ?? formats.join(' ')}`]),
  );

test('each workflow with its files and its tool; nothing is wrong', async () => {
  const { status, report, text } = await doctorOn(SHOP);
  expect(status).toBe(0);
  expect(report.summary).toEqual({ workflows: 2, unreadable: 0, not_read: 0 });
  expect(told(report)).toEqual({
    [`${CHANGE}/tasks.md`]: 'read openspec:add-cart',
    [STATE]: 'read ai-dev-shop:7-mail',
  });
  expect(report.files[0]?.also).toEqual([`${CHANGE}/proposal.md`]);
  expect(report.tools.map(({ id, marks, workflows, needs }) => [id, marks, workflows, needs])).toEqual([
    ['ai-dev-shop', [], 1, null],
    ['openspec', ['openspec/'], 1, null],
  ]);
  expect(text).toMatch(/: 2 workflows are read\.\n/);
  expect(text).toContain(`  ${CHANGE}/tasks.md\n    as       openspec:add-cart\n`);
  expect(text).not.toContain('Not read');
});

atNight('archive, example folder, another place or content, no work, template: each with why', async () => {
  const [, template = {}] = fixturesOf('specify').find(([name]) => name === 'template') ?? [];
  const { status, report, text } = await doctorOn({
    ...SHOP,
    'specs/9-y/.specify-state.local.md': Object.values(template).join(''),
    'openspec/changes/archive/2026-01-05-old/tasks.md': TASKS,
    'openspec/changes/notes/tasks.md': 'Nothing yet.\n',
    'conductor/tracks/cart/plan.md': '# Who sits where\n\nViolins left.\n',
    'conductor/archive/old/plan.md': '## Phase 1\n\n- [ ] Task: Page\n',
    'examples/openspec/changes/add-x/tasks.md': TASKS,
    'specs/8-x/pipeline-state.md': '---\ngsd_state_version: 1.0\nstatus: executing\n---\n',
    'docs/tasks.md': TASKS,
  });
  expect(status).toBe(0);
  expect(told(report)).toEqual({
    [`${CHANGE}/tasks.md`]: 'read openspec:add-cart',
    [STATE]: 'read ai-dev-shop:7-mail',
    'openspec/changes/archive/2026-01-05-old/tasks.md': 'archived openspec',
    'openspec/changes/notes/tasks.md': 'no-work openspec',
    'conductor/tracks/cart/plan.md': 'not-recognised conductor',
    'conductor/archive/old/plan.md': 'archived conductor',
    'examples/openspec/changes/add-x/tasks.md': 'example-folder openspec',
    'specs/8-x/pipeline-state.md': 'foreign gsd',
    'docs/tasks.md': expect.stringMatching(/^elsewhere .*\bopenspec\b/),
    'specs/9-y/.specify-state.local.md': 'unfilled-template specify',
  });
  expect(report.summary).toEqual({ workflows: 2, unreadable: 0, not_read: 8 });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('openspec looks for openspec/changes/<change>/tasks.md');
});

atNight('a file of a tool that cannot be read is named with its line, and ends with 1', async () => {
  const conflict = `${SHOP[STATE]}<<<<<<< a\n- status: DONE\n=======\n- status: FAILED\n>>>>>>> b\n`;
  const { status, report, text } = await doctorOn({ ...SHOP, [STATE]: conflict });
  expect(status).toBe(1);
  expect(report.summary).toEqual({ workflows: 1, unreadable: 1, not_read: 0 });
  const file = report.files.find(({ path }) => path === STATE);
  expect(file).toMatchObject({ reason: 'unreadable', formats: ['ai-dev-shop'], workflow: null, line: 9 });
  expect(file?.message).toMatch(/^state-not-conflicted: /);
  expect(text).toContain(`Cannot be read\n  ${STATE}:9\n`);
});

atNight('tools that are set up without work, or that are not read, with what they would need', async () => {
  const { status, report } = await doctorOn({
    '.planning/PROJECT.md': '# Shop\n',
    'backlog/config.yml': 'project: shop\n',
    'conductor/archive/old/plan.md': '## Phase 1\n\n- [ ] Task: Page\n',
  });
  expect(status).toBe(0);
  expect(told(report)).toEqual({ 'conductor/archive/old/plan.md': 'archived conductor' });
  expect(report.tools).toEqual([
    expect.objectContaining({ id: 'conductor', read: true, marks: [], workflows: 0 }),
    expect.objectContaining({ id: 'gsd', read: true, marks: ['.planning/'], workflows: 0 }),
    expect.objectContaining({ id: 'backlog', read: false, marks: ['backlog/config.yml'] }),
  ]);
  expect(report.tools.map(({ needs }) => needs)).toEqual([
    expect.stringContaining('conductor/tracks/<id>/plan.md'),
    expect.stringContaining('.planning/STATE.md'),
    expect.stringContaining('a format'),
  ]);
});

atNight('a tool of which there are examples alone is not in use here', async () => {
  const { report } = await doctorOn({ 'examples/openspec/changes/add-x/tasks.md': TASKS });
  expect(Object.values(told(report))).toEqual(['example-folder openspec']);
  expect(report.tools).toEqual([]);
});

atNight('what the config has GitHub leave alone is read, and said to be so', async () => {
  const config = 'ignore:\n  paths: [openspec]\nformats:\n  ai-dev-shop: off\n';
  const { status, report, text } = await doctorOn({ ...SHOP, [CONFIG]: config });
  expect(status).toBe(0);
  expect(report.files.map(({ ignored }) => ignored)).toEqual(['ignore.paths', 'formats.ai-dev-shop']);
  expect(text).toContain('ignored  ignore.paths');
});

atNight(
  'a format that the default branch describes is read, and nothing of its config is wrong',
  async () => {
    const files = {
      [CONFIG]: TWELVE,
      'work/login/todo.md': '- [x] T1 Form\n- [ ] T2 Mail\n',
      'work/notes/todo.md': 'Buy tea.\n',
    };
    const steps = [{ id: 'first', day: 1, files }];
    const { dir } = await build({ steps, refs: { main: 'first' }, checkout: 'main' });
    const { status, report } = await doctorIn(dir);
    expect(status).toBe(0);
    expect(told(report)).toEqual({
      'work/login/todo.md': 'read team-work:login',
      'work/notes/todo.md': 'not-recognised team-work',
    });
    expect(report.files[1]?.message).toContain('; its description in the config says by what it is told');
    expect([report.config, report.tools.map(({ id, name }) => [id, name])]).toEqual([
      [],
      [['team-work', 'Team work']],
    ]);
  },
);

atNight('a config that counts for nothing is wrong, with its line', async () => {
  const { status, report, text } = await doctorOn({ ...SHOP, [CONFIG]: '\nstale-after: soon\n' });
  expect(status).toBe(1);
  expect(report.config).toEqual([expect.objectContaining({ level: 'error', line: 2 })]);
  expect(text).toContain('line 2: stale-after');
});

atNight('a folder without git is looked at as well; where nothing is, nothing is listed', async () => {
  const dir = await folder();
  expect((await doctorIn(dir)).report).toMatchObject({ tools: [], files: [], config: [] });
  for (const [path, text] of Object.entries(SHOP)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  expect((await doctorIn(dir)).report.summary.workflows).toBe(2);
});

atNight('a secret in a name is printed in no form', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const { report, text } = await doctorOn({ [`docs/${token}/project_state.json`]: '{}\n' });
  expect(report.files).toHaveLength(1);
  expect(JSON.stringify(report) + text).not.toContain(token);
});

test('every tool is known once, those that a scan names among them; a format is known by its own id', () => {
  const ids = KNOWN_TOOLS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(TOOLS.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  expect(engine.formats.filter(({ id }) => ids.includes(id)).length).toBeGreaterThan(5);
});

test('wrong use', async () => {
  expect(misuse(/^too many arguments for 'doctor'/)(await rekindle(['doctor', 'x', 'y']))).toEqual([]);
  const line = '--output: found "sarif", expected text or json.';
  expect(misuse(line)(await rekindle(['doctor', '--output', 'sarif']))).toEqual([]);
});
