// `rekindle migrate`: named ones or all, each by itself; nothing that the tables do not name changes.
import { describe, expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { changed, deskWith } from './desk.ts';
import { SPECIFY, STATE, stateText } from './specify-files.ts';

const OTHER = 'specs/6-import/.specify-state.local.md';
/** A phase that no table maps. */
const UNMAPPED = stateText(2, 3, 'completed')
  .replace('current_stage: 3', 'current_phase: "DREAMING"')
  .replace('stage_status', 'phase_status');
const other = (text: string) => text.replaceAll('5-export', '6-import');

describe('one file', () => {
  test('M01 M04 only lines come in that the migration names, and a second time changes nothing', async () => {
    const desk = await deskWith({ [STATE]: stateText(4, 3, 'completed') });
    const shown = await desk.type('migrate', SPECIFY, '--dry-run');
    const removed = changed(shown.out).filter((line) => line.startsWith('-'));
    expect(removed).toEqual(['-schema_version: 4']);
    expect(await desk.type('migrate', SPECIFY, '--yes')).toMatchObject({ status: 0, out: '' });
    const after = await desk.read(STATE);
    expect(after).toMatch(/^schema_version: 6$/m);
    expect(after).toContain("\n  platform_choice: 'mobile'  # asked once\n");
    expect(after).toContain('\n  clarifications: []\n');
    const again = await desk.type('migrate', SPECIFY, '--yes');
    expect([again.status, again.err]).toEqual([0, expect.stringContaining('of its newest version')]);
    expect(await desk.read(STATE)).toBe(after);
  });

  test('M20 reverting the commit of a migration restores every byte', async () => {
    const desk = await deskWith({ [STATE]: stateText(3, 3, 'completed').replaceAll('\n', '\r\n') });
    const before = await desk.read(STATE);
    await desk.type('migrate', '--all', '--yes');
    await desk.git('commit', '--quiet', '-am', 'migrate');
    expect(await desk.read(STATE)).not.toBe(before);
    await desk.git('revert', '--no-edit', 'HEAD');
    expect(await desk.read(STATE)).toBe(before);
  });
});

describe('several', () => {
  test('M14 one that cannot be migrated stops no other, is named, and is no success', async () => {
    const desk = await deskWith({ [STATE]: UNMAPPED, [OTHER]: other(stateText(5, 3, 'completed')) });
    const { status, err } = await desk.type('migrate', '--all', '--yes');
    expect([status, err]).toEqual([2, expect.stringContaining(`${SPECIFY}: it cannot be migrated as it is`)]);
    expect(await desk.read(STATE)).toBe(UNMAPPED);
    expect(await desk.read(OTHER)).toMatch(/^schema_version: 6$/m);
    expect(err).toContain('migrate v5 → v6');
  });

  const v3 = stateText(3, 3, 'completed');
  test.each([
    ['M07 an unmapped phase', UNMAPPED],
    ['M08 half migrated', stateText(2, 3, 'completed')],
    ['S08 the version twice', v3.replace('schema_version: 3', 'schema_version: 3\nschema_version: 3')],
    ['S02 torn', v3.slice(0, 150)],
    ['damaged', v3.replace('feature_id: "5-export"', 'feature_id: 5-export\ntitle: a: b')],
    ['S20 newer than ours', v3.replace('schema_version: 3', 'schema_version: 7')],
    ['a stage that no version has', v3.replace('current_stage: 3', 'current_stage: 9')],
  ])('%s: --check, a name and --all say that it is not of the newest version', async (_name, text) => {
    const desk = await deskWith({ [STATE]: text });
    const told = await desk.type('migrate', '--check');
    expect([told.status, told.out]).toEqual([
      1,
      expect.stringMatching(/^specify:5-export {2}cannot be migrated \(/),
    ]);
    for (const which of [SPECIFY, '--all']) {
      const ended = await desk.type('migrate', which, '--yes');
      expect(
        misuse(/^specify:5-export: it cannot be migrated as it is, and was left alone\. /)(ended),
      ).toEqual([]);
    }
    expect(await desk.read(STATE)).toBe(text);
  });

  test('S01 an empty file where such a state is kept is no success either', async () => {
    const desk = await deskWith({ [STATE]: '' });
    const told = await desk.type('migrate', '--check');
    expect([told.status, told.out]).toEqual([1, `${STATE}  cannot be read (state-readable)\n`]);
    expect(
      misuse(/it cannot be migrated as it is\. found an empty file/)(await desk.type('migrate', '--all')),
    ).toEqual([]);
  });

  test('--check writes nothing, lists what is old, and says so by its status', async () => {
    const desk = await deskWith({
      [STATE]: stateText(5, 3, 'completed'),
      [OTHER]: other(stateText(6, 3, 'completed')),
    });
    expect(await desk.type('migrate', '--check')).toEqual({
      status: 1,
      out: `${SPECIFY}  v5 → v6\n`,
      err: '',
    });
    expect(await desk.git('status', '--porcelain')).toBe('');
    await desk.type('migrate', '--all', '--yes');
    expect(await desk.type('migrate', '--check')).toEqual({ status: 0, out: '', err: '' });
  });

  test('nothing named, or ids and --all: refused', async () => {
    const desk = await deskWith({ [STATE]: stateText(5, 3, 'completed') });
    expect(
      misuse('found no ID, expected one or more, or --all.')(await desk.type('migrate', '--yes')),
    ).toEqual([]);
    expect(misuse(/expected one of them/)(await desk.type('migrate', SPECIFY, '--all'))).toEqual([]);
  });
});
