// `rekindle approve`: the person's word where the pipeline keeps it, once.
import { describe, expect, test } from 'vitest';
import { misuse, rekindle } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { changed, deskOn, deskWith } from './desk.ts';
import { AT, stateText } from './sample.ts';

const ID = 'ai-dev-shop:007-audit-trail';
const PATH = 'specs/007-audit-trail/.pipeline-state.md';

atNight('H16 ticks the box with who and when, goes on, and is not to be done twice', async () => {
  const desk = await deskOn('feature/audit-trail');
  const before = await desk.read(PATH);
  const shown = await desk.type('approve', ID, '--dry-run');
  expect([shown.status, shown.err]).toEqual([0, '']);
  expect(changed(shown.out)).toContainEqual(
    expect.stringMatching(/^\+- \[x\] Spec approval.*2026-11-27T00:00:00Z.*Ada/),
  );
  expect(await desk.read(PATH)).toBe(before);

  expect(await desk.type('approve', ID, '--yes')).toMatchObject({ status: 0, out: '' });
  expect(await desk.read(PATH)).toMatch(/^- \[x\] Spec approval/m);
  const again = await desk.type('approve', ID, '--yes');
  expect(misuse(/approve does not fit its state \(/)(again)).toEqual([]);
});

test('without a terminal and without --yes nothing is written', async () => {
  const desk = await deskOn('feature/audit-trail');
  const before = await desk.read(PATH);
  const { status, err } = await desk.type('approve', ID);
  expect(status).toBe(2);
  expect(err).toContain('rekindle: nothing was changed: there is no terminal to ask on.');
  expect(await desk.read(PATH)).toBe(before);
});

test('ID left out: a word that names no workflow is the checkpoint, where it is one', async () => {
  const desk = await deskOn('feature/audit-trail');
  const before = await desk.read(PATH);
  const named = await desk.type('approve', 'spec approval', '--dry-run');
  expect(named.status).toBe(0);
  expect(changed(named.out)).toContainEqual(expect.stringMatching(/^\+- \[x\] Spec approval/));
  const neither = await desk.type('approve', 'spac', '--yes');
  expect(
    misuse(/^ID: found no workflow "spac"\..* And as CHECKPOINT: .*no check box.*Name one of: "Spec/)(
      neither,
    ),
  ).toEqual([]);
  const other = await desk.type('approve', 'sdd:spec', '--yes');
  expect(misuse(/^ID: found no workflow "sdd:spec"/)(other)).toEqual([]);
  expect(other.err).not.toContain('CHECKPOINT');
  expect(await desk.read(PATH)).toBe(before);
});

test('a workflow that takes any word for a checkpoint takes none in the place of ID', async () => {
  const desk = await deskWith({
    'conductor/tracks/store_20260301/spec.md': '# Store\n\nA store.\n',
    'conductor/tracks/store_20260301/plan.md':
      '# Plan\n\n## Phase 1: Reader\n\n- [x] Task: Read 5d6e7f8\n' +
      "- [ ] Task: Conductor - User Manual Verification 'Reader' (Protocol in workflow.md)\n",
  });
  expect(await desk.type('approve', '--dry-run')).toMatchObject({ status: 0 });
  expect(
    misuse(/^ID: found no workflow "stare_2026"/)(await desk.type('approve', 'stare_2026', '--yes')),
  ).toEqual([]);
});

describe('several checkpoints wait', () => {
  const REEF = 'specs/056-reef/.pipeline-state.md';
  const NAMES = ['Spec approval', 'Red-Team clearance'];
  const desk = () =>
    deskWith({
      'specs/056-reef/spec.md': '# Reef\n\nA reef.\n',
      [REEF]: `${stateText('056-reef', 'WAITING_FOR_HUMAN', 'clarify')}
## Human Checkpoints Cleared

- [ ] Spec approval
- [ ] Red-Team clearance
`,
    });
  /** The lines of a view that approve, without what stands before and after the command. */
  const linesIn = (view: string) => view.match(/rekindle approve ai-dev-shop:056-reef[^\n#]*/g) ?? [];
  const lineOf = (name: string, dir: string | null) =>
    `rekindle approve ai-dev-shop:056-reef '${name}'${dir === null ? '' : ` -C ${dir}`}`;

  test.each(['text', 'markdown', 'html'])('a scan as %s has a line for each', async (form) => {
    const { dir } = await desk();
    const { out } = await rekindle(['scan', dir, '--output', form, ...AT]);
    const shown = out.replaceAll('&#39;', "'").replaceAll('&#x27;', "'");
    expect(linesIn(shown).map((line) => line.replace(/<.*/, ''))).toEqual(
      NAMES.map((name) => lineOf(name, dir)),
    );
  });

  test('data, a list and a brief name them as well, and each line is taken', async () => {
    const place = await desk();
    const { dir } = place;
    const [scanned] = JSON.parse((await rekindle(['scan', dir, '--output', 'json', ...AT])).out).workflows;
    expect(scanned.approvals).toEqual(NAMES);
    expect((await rekindle(['list', dir, ...AT])).out).toContain('2 approvals');
    const { out } = await place.type('brief');
    expect(linesIn(out).map((line) => line.trim())).toEqual(NAMES.map((name) => lineOf(name, null)));
    expect(out).toContain('### Checkpoints that wait for an approval\n\n```text\nSpec approval\nRed-Team');
    const first = await place.type('approve', 'ai-dev-shop:056-reef', 'Red-Team clearance', '--yes');
    expect([first.status, first.err]).toEqual([0, expect.stringContaining('it waits for an approval')]);
    expect((await place.type('approve', 'ai-dev-shop:056-reef', '--yes')).status).toBe(0);
    expect(await place.read(REEF)).toMatch(/- \[x\] Spec approval.*\n- \[x\] Red-Team clearance/);
  });
});
