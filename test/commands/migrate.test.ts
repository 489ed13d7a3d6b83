// `rekindle migrate`: named ones or all, each by itself; nothing that the tables do not name changes.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misuse, rekindle } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { STATE as SDD_STATE, single } from '../formats/sdd/make-workflow.ts';
import { index } from '../modes/stages.ts';
import { changed, deskWith } from './desk.ts';
import { stateText as pipeline } from './sample.ts';
import { SPECIFY, STATE, stateText } from './specify-files.ts';

const OTHER = 'specs/6-import/.specify-state.local.md';
/** A phase that no table maps. */
const UNMAPPED = stateText(2, 3, 'completed')
  .replace('current_stage: 3', 'current_phase: "DREAMING"')
  .replace('stage_status', 'phase_status');
const other = (text: string) => text.replaceAll('5-export', '6-import');

/** A whole state of each format that has no migrations, where it is kept. */
const PLACES: Readonly<Record<string, { readonly path: string; readonly text: string }>> = {
  'ai-dev-shop': { path: 'specs/001-a/.pipeline-state.md', text: pipeline('001-a', 'IN_PROGRESS') },
  sdd: { path: SDD_STATE, text: single('in_progress', [])[SDD_STATE] ?? '' },
  humaninloop: {
    path: 'specs/001-a/.workflow/index.md',
    text: index('001-a', 'spec_writing', null)['specs/001-a/.workflow/index.md'] ?? '',
  },
  'project-state': {
    path: '.project-state/k4/project_state.json',
    text: JSON.stringify(
      { project_id: 'k4', status: 'active', active_task_id: 'x', last_action: 'y' },
      null,
      2,
    ),
  },
};

/** What became of a state file while nobody looked. */
const FAULTS: Readonly<Record<string, (text: string) => string | Buffer>> = {
  'S02 a tail of NUL': (text) => `${text.slice(0, -30)}${'\0'.repeat(30)}`,
  'S03 conflict markers': (text) => `<<<<<<< a\n${text}=======\n${text}x\n>>>>>>> b\n`,
  'S04 UTF-16': (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  'S06 Latin-1': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0xfc, 0x0a])]),
};

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
    expect([again.status, again.err]).toEqual([
      0,
      expect.stringContaining(`${SPECIFY} is of the newest version already;`),
    ]);
    expect(await desk.read(STATE)).toBe(after);
  });

  atNight('M20 reverting the commit of a migration restores every byte', async () => {
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
  atNight.each([
    ['M07 an unmapped phase', UNMAPPED, 'status-unknown'],
    ['M08 half migrated', stateText(2, 3, 'completed'), 'state-inconsistent'],
    [
      'S08 the version twice',
      v3.replace('schema_version: 3', 'schema_version: 3\nschema_version: 3'),
      'state-unreadable',
    ],
    ['S02 torn', v3.slice(0, 150), 'state-unreadable'],
    ['damaged', v3.replace('feature_id: "5-export"', 'feature_id: 5-export\ntitle: a: b'), 'state-damaged'],
    ['S20 newer than ours', v3.replace('schema_version: 3', 'schema_version: 7'), 'version-unknown'],
    ['a stage that no version has', v3.replace('current_stage: 3', 'current_stage: 9'), 'state-inconsistent'],
  ])('%s: --check, a name and --all say that it is not of the newest version', async (_name, text, why) => {
    const desk = await deskWith({ [STATE]: text });
    const told = await desk.type('migrate', '--check');
    expect([told.status, told.out]).toEqual([1, `specify:5-export  cannot be migrated (${why})\n`]);
    for (const which of [SPECIFY, '--all']) {
      const ended = await desk.type('migrate', which, '--yes');
      expect(
        misuse(/^specify:5-export: it cannot be migrated as it is, and was left alone\. /)(ended),
      ).toEqual([]);
    }
    expect(await desk.read(STATE)).toBe(text);
  });

  const SPOILT = Object.entries(PLACES).flatMap(([format, place]) =>
    Object.entries(FAULTS).map(([fault, spoil]) => ({ format, fault, ...place, spoil })),
  );

  // Each format and each fault; all with all at night.
  atNight.each(SPOILT)(
    'of $format nothing can be old: what cannot be read is named, and no failure of a migration: $fault',
    async ({ path, text, spoil }) => {
      const desk = await deskWith({ [path]: text });
      await writeFile(join(desk.dir, path), spoil(text));
      const said = /^rekindle: \S+: it cannot be read, and its format has no older version .*found /;
      const told = await desk.type('migrate', '--check');
      expect([told.status, told.out, told.err]).toEqual([0, '', expect.stringMatching(said)]);
      const ended = await desk.type('migrate', '--all', '--yes');
      expect([ended.status, ended.out, ended.err]).toEqual([0, '', expect.stringMatching(said)]);
      expect(ended.err).toContain('every state file that could be looked at is of its newest version');
      const { workflows } = JSON.parse((await rekindle(['scan', desk.dir, '--output', 'json'])).out);
      for (const { id } of workflows) {
        const named = await desk.type('migrate', id, '--yes');
        expect(misuse(/: it cannot be migrated as it is, and was left alone\..+ found /)(named)).toEqual([]);
      }
      expect(await readFile(join(desk.dir, path))).toEqual(Buffer.from(spoil(text)));
    },
  );

  describe('S27 what is not here', () => {
    const NOTE =
      'rekindle: sdd/workflows/*/workflow.yaml: it is left out. "sdd" is a submodule, whose content is ' +
      'not in this repository and was not looked at. Scan that one.\n';
    const sub = {
      '.gitmodules': '[submodule "sdd"]\n\tpath = sdd\n\turl = ../sdd\n',
      sdd: { submodule: 'ab'.repeat(20) },
    };

    test.each([
      ['and nothing else', {}, 'found no workflow that could be looked at; there is nothing to migrate.'],
      [
        'beside one of the newest version',
        { [STATE]: stateText(6, 3, 'completed') },
        'every state file that could be looked at is of its newest version; nothing is to be changed.',
      ],
    ])('%s: it is named, and no failure', async (_name, files, said) => {
      const desk = await deskWith({ ...files, ...sub });
      expect(await desk.type('migrate', '--all', '--yes')).toEqual({
        status: 0,
        out: '',
        err: `${NOTE}rekindle: ${said}\n`,
      });
      expect(await desk.type('migrate', '--check')).toMatchObject({ status: 0, out: '' });
    });

    atNight('beside one that is old, and one that cannot be read', async () => {
      const old = await deskWith({ [STATE]: stateText(5, 3, 'completed'), ...sub });
      expect(await old.type('migrate', '--check')).toEqual({
        status: 1,
        out: `${SPECIFY}  v5 → v6\n`,
        err: NOTE,
      });
      expect((await old.type('migrate', '--all', '--yes')).status).toBe(0);
      const mute = await deskWith({ [STATE]: '', ...sub });
      const { status, out, err } = await mute.type('migrate', '--all', '--yes');
      expect([status, out]).toEqual([2, '']);
      expect(err).toContain(NOTE);
      expect(err).toContain(`${STATE}: it cannot be migrated as it is. found an empty file`);
      expect((await mute.type('migrate', '--check')).status).toBe(1);
    });

    atNight('S26 a pointer in the place of a file that a workflow needs', async () => {
      const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'ab'.repeat(32)}\nsize 9\n`;
      const folder = 'specs/001-a/.workflow';
      const techspec = '---\ntype: techspec-request\nphase: core\nstatus: awaiting-architect\n---\n';
      const desk = await deskWith({
        [`${folder}/techspec-context.md`]: techspec,
        [`${folder}/context.md`]: pointer,
        [STATE]: pointer,
      });
      const { status, out, err } = await desk.type('migrate', '--check');
      expect([status, out]).toEqual([0, '']);
      expect(err).toMatch(
        /^rekindle: humaninloop:001-a: it is left out\. \S+\/context\.md: .+ Git LFS pointer/m,
      );
      expect(err).toContain(`${STATE}: it is left out. found a Git LFS pointer`);
      const named = await desk.type('migrate', 'humaninloop:001-a', '--yes');
      expect(misuse(/^humaninloop:001-a: it cannot be migrated as it is/)(named)).toEqual([]);
    });
  });

  atNight('where there is no workflow, it says so', async () => {
    const desk = await deskWith({ 'a.ts': '1\n' });
    for (const option of ['--all', '--check'])
      expect(await desk.type('migrate', option)).toEqual({
        status: 0,
        out: '',
        err: 'rekindle: found no workflow here; there is nothing to migrate.\n',
      });
  });

  atNight('S01 an empty file where such a state is kept is no success either', async () => {
    const desk = await deskWith({ [STATE]: '' });
    const told = await desk.type('migrate', '--check');
    expect([told.status, told.out]).toEqual([1, `${STATE}  cannot be read (state-readable)\n`]);
    expect(
      misuse(/it cannot be migrated as it is\. found an empty file/)(await desk.type('migrate', '--all')),
    ).toEqual([]);
  });

  atNight('--check writes nothing, lists what is old, and says so by its status', async () => {
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

  atNight('nothing named, or ids and --all: refused', async () => {
    const desk = await deskWith({ [STATE]: stateText(5, 3, 'completed') });
    expect(
      misuse(/^found no ID, expected one or more, or --all\. "rekindle migrate --help"/)(
        await desk.type('migrate', '--yes'),
      ),
    ).toEqual([]);
    expect(misuse(/expected one of them/)(await desk.type('migrate', SPECIFY, '--all'))).toEqual([]);
  });
});
