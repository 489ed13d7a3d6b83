// `rekindle migrate`: named ones or all, each by itself; nothing that the tables do not name changes.
import { describe, expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { changed, deskWith } from './desk.ts';
import { SPECIFY, STATE, stateText } from './specify-files.ts';

const OTHER = 'specs/6-import/.specify-state.local.md';
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
  test('M14 one that cannot be migrated stops no other, and is named', async () => {
    const unmapped = stateText(2, 3, 'completed')
      .replace('current_stage: 3', 'current_phase: "DREAMING"')
      .replace('stage_status', 'phase_status');
    const desk = await deskWith({ [STATE]: unmapped, [OTHER]: other(stateText(5, 3, 'completed')) });
    const { status, err } = await desk.type('migrate', SPECIFY, 'specify:6-import', '--yes');
    expect(status).toBe(0);
    expect(await desk.read(STATE)).toBe(unmapped);
    expect(await desk.read(OTHER)).toMatch(/^schema_version: 6$/m);
    expect(err).toContain('migrate v5 → v6');
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
