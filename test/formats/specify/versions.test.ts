// Which version a file is of, how numbers may be spelled, and what a migration left halfway looks like.
import { describe, expect, test } from 'vitest';
import { atNight, share } from '../../exhaustive.ts';
import { broken, chosen, filesAfter, line, proposed, recovery } from './harness.ts';
import { type Made, STATE, stateText, withText, workflow } from './make-state.ts';

describe('S21 numbers', () => {
  test.each(
    share(
      [
        ['5', 5],
        ['"5"', '5'],
        ["'5'", '5'],
        ['5.0', 5],
        ['"5.0"', '5.0'],
        ['"v5"', 'v5'],
        ['"V5"', 'V5'],
        ['v5', 'v5'],
      ],
      5,
    ),
  )('%s is version 5', (spelled, written) => {
    const found = recovery(
      withText(workflow({ version: 5 }), 'schema_version: 5', `schema_version: ${spelled}`),
    );
    expect(found.version).toMatchObject({ written, rank: 3, assumed: false });
    expect(proposed(found)).toEqual(['migrate: v5 → v6']);
  });

  atNight.each([
    '5.1',
    '"5.1"',
    '1',
    '0',
    '-5',
    '"five"',
    'true',
    '[5]',
    '{a: 5}',
    '.inf',
    '1e309',
    '"5 or 6"',
  ])('%s is no version that ever was: block · – · version-unknown', (spelled) => {
    const found = recovery(
      withText(workflow({ version: 5 }), 'schema_version: 5', `schema_version: ${spelled}`),
    );
    expect(line(found)).toBe('block · – · version-unknown');
    expect(broken(found)).toEqual(['version-known']);
    expect(found.findings[0]).toMatchObject({ line: 3, path: STATE });
  });

  atNight.each(['7', '"7"', '"v12"', '99'])(
    'S20 %s is newer than ours: read only, and said which',
    (spelled) => {
      const found = recovery(
        withText(workflow({ version: 5 }), 'schema_version: 5', `schema_version: ${spelled}`),
      );
      expect(line(found)).toBe('block · – · version-unknown');
      expect(found.findings[0]?.message).toContain('more than version 6 is needed');
      expect(String(found.version?.written)).toBe(spelled.replaceAll('"', ''));
      expect(found.statusText).toBe('in_progress');
      expect(proposed(found)).toEqual([]);
      expect(() => chosen({ name: 'migrate' }, { [STATE]: stateText({ version: 7 }) })).toThrow(
        /left alone|old version/,
      );
    },
  );
});

describe('S19 no number', () => {
  const without = (made: Made) => workflow({ ...made, version: made.version ?? 6 });
  const drop = (made: Made) => withText(without(made), `schema_version: ${made.version ?? 6}\n`, '');

  test('phases mean version 2, and the note says that it is assumed', () => {
    const found = recovery(workflow({ version: null, at: 'CLARIFICATION', status: 'waiting_for_user' }));
    expect(found.version).toMatchObject({ written: 2, assumed: true, line: null });
    expect(found.notes.join(' ')).toContain('2 is assumed');
    expect(line(found)).toBe('wait · 4 · awaiting-answer');
    expect(broken(found)).toEqual(['version-current']);
  });

  atNight.each([3, 4, 5, 6])('stages have the version of their shape: %i', (version) => {
    const found = recovery(drop({ version, at: 4, status: 'completed' }));
    expect(found.version).toMatchObject({ written: version, assumed: true });
    expect(line(found)).toBe('advance · 5 · step-completed');
  });

  atNight('the Workflow Log says how it was born', () => {
    const log = '- **Feature**: Export';
    const born = withText(drop({ version: 3 }), log, `${log}\n- **Schema Version**: v4`);
    expect(recovery(born).version).toMatchObject({ written: 4, assumed: true });
    const later = withText(drop({ version: 5 }), log, `${log}\n- **Schema Version**: v3`);
    expect(recovery(later).version).toMatchObject({ written: 5, assumed: true });
    const newer = withText(drop({ version: 5 }), log, `${log}\n- **Schema Version**: v9`);
    expect(line(recovery(newer))).toBe('block · – · version-unknown');
  });

  atNight('null is no number either', () => {
    const found = recovery(withText(workflow({ version: 5 }), 'schema_version: 5', 'schema_version: null'));
    expect(found.version).toMatchObject({ written: 5, assumed: true });
  });

  atNight('migrating gives it its number, at the top', () => {
    const files = workflow({ version: null, at: 'SPEC_DRAFT' });
    const text = filesAfter({ name: 'migrate' }, files)[STATE] ?? '';
    expect(text.split('\n').slice(0, 4)).toEqual([
      '---',
      '# Specify Workflow State v2',
      'schema_version: 6',
      'feature_id: "7-export"',
    ]);
  });
});

describe('M08 half-migrated', () => {
  const torn = (made: Made, number: number) =>
    withText(workflow(made), `schema_version: ${made.version}`, `schema_version: ${number}`);

  test.each(
    share(
      [
        ['v3 fields, v2 number', torn({ version: 3 }, 2), 'repair: schema version 2 → 3'],
        ['v5 fields, v2 number', torn({ version: 5 }, 2), 'repair: schema version 2 → 5'],
        ['v4 fields, v3 number', torn({ version: 4, at: 4 }, 3), 'repair: schema version 3 → 4'],
        ['v5 fields, v4 number', torn({ version: 5 }, 4), 'repair: schema version 4 → 5'],
        ['v6 fields, v4 number', torn({ version: 6 }, 4), 'repair: schema version 4 → 6'],
        ['v2 fields, v3 number', torn({ version: 2, at: 'SPEC_DRAFT' }, 3), 'repair: schema version 3 → 2'],
        ['v2 fields, v6 number', torn({ version: 2, at: 'SPEC_DRAFT' }, 6), 'repair: schema version 6 → 2'],
      ],
      5,
    ),
  )('%s: the number that every key fits is proposed, and nothing else', (_, files, repair) => {
    const found = recovery(files);
    expect(line(found)).toBe('ask · – · state-inconsistent');
    expect(broken(found)).toEqual(['state-consistent']);
    expect(proposed(found)).toEqual([repair]);
    const [before, mended] = [
      files[STATE] ?? '',
      filesAfter({ name: 'repair', which: 1 }, files)[STATE] ?? '',
    ];
    expect(mended.replace(/schema_version: \d/, '')).toBe(before.replace(/schema_version: \d/, ''));
    expect(broken(recovery({ ...files, [STATE]: mended }))).not.toContain('state-consistent');
  });

  test('without a number none is named', () => {
    const both = withText(workflow({ at: 3 }), 'schema_version: 6\n', '');
    const old = 'current_phase: SPEC_DRAFT\nphases:\n  spec_draft: {}\n';
    const files = withText(both, 'stage_status:', `${old}stage_status:`);
    const [found] = recovery(files).findings;
    expect(found?.message).toMatch(
      /^found no schema_version, and beside keys of version 2 also .*, expected the keys of one version/,
    );
    expect(found?.message).toContain('Write the number,');
  });

  atNight.each([
    [3, 5],
    [3, 6],
    [4, 5],
    [4, 6],
    [5, 6],
  ])(
    'v%i fields, v%i number: what lacks is empty, as the migration writes it: one decision',
    (body, number) => {
      const all = [2, 3, 4, 5, 6, 7].flatMap((at) =>
        ['in_progress', 'completed', 'pending', 'failed'].map((status) => ({ at, status })),
      );
      for (const { at, status } of share(all, 5)) {
        const made: Made = { version: body, at, status };
        const found = recovery(torn(made, number));
        expect(line(found), `${at} ${status}`).toBe(line(recovery(workflow(made))));
        const migrated = number === 6 ? workflow(made) : torn(made, number);
        expect(line(found)).toBe(line(recovery(filesAfter({ name: 'migrate' }, migrated))));
        const note = `schema_version says ${number} (line 3), and no key is newer than version `;
        expect(found.notes.join(' ')).toContain(note);
        expect(broken(found)).not.toContain('state-consistent');
      }
    },
  );

  atNight('a file of its own version has no such note', () => {
    for (const version of [3, 4, 5, 6])
      expect(recovery(workflow({ version })).notes.join(' ')).not.toContain('no key is newer');
  });

  atNight('S03 where a line is no YAML as well, no number is proposed: nothing can be written to it', () => {
    const files = torn({ version: 5 }, 2);
    const found = recovery(withText(files, 'schema_version: 2', 'schema_version: 2\nour_note: x: y'));
    expect(broken(found)).toContain('state-consistent');
    expect(proposed(found)).toEqual([]);
  });

  atNight.each([
    [
      'phase_status beside stage_status',
      'stage_status: "in_progress"',
      'stage_status: "in_progress"\nphase_status: "failed"',
    ],
    ['phases beside stages', 'stages:\n', 'phases: {}\nstages:\n'],
    ['a phase alone', 'current_stage: 3\n', 'current_phase: "SPEC_DRAFT"\n'],
  ])('%s: nothing proves a number, so none is proposed', (_, old, now) => {
    for (const version of [2, 3, 6]) {
      const files = withText(workflow({ version: 6 }), old, now);
      const found = recovery(withText(files, 'schema_version: 6', `schema_version: ${version}`));
      expect(line(found)).toBe('ask · – · state-inconsistent');
      expect(proposed(found)).toEqual([]);
    }
  });

  atNight('without a number too', () => {
    const files = withText(workflow({ version: 6 }), 'schema_version: 6\n', 'phases: {}\n');
    expect(line(recovery(files))).toBe('ask · – · state-inconsistent');
  });

  atNight('the tool’s template says 5 where the run is of version 6: that is no fault', () => {
    const found = recovery(torn({ version: 6, at: 8, status: 'completed' }, 5));
    expect(line(found)).toBe('none · – · completed');
    expect(broken(found)).toEqual(['version-current']);
  });

  atNight('a phase beside a stage is what a migration leaves', () => {
    const files = withText(
      workflow({ version: 6 }),
      'current_stage: 3',
      'current_phase: INIT\ncurrent_stage: 3',
    );
    expect(broken(recovery(files))).toEqual([]);
  });

  atNight('it never counts as finished, and nothing is written to it', () => {
    const files = torn({ version: 3, at: 7, status: 'completed' }, 2);
    expect(line(recovery(files))).toBe('ask · – · state-inconsistent');
    expect(() => chosen({ name: 'migrate' }, files)).toThrow(/it cannot be migrated as it is, and was left/);
    expect(() => chosen({ name: 'resume' }, files)).toThrow(/does not fit/);
  });
});

test('S11 a file is never older than it was at its birth', () => {
  const log = '- **Feature**: Export';
  const born = (version: number, number: number) =>
    recovery(withText(workflow({ version, at: 3 }), log, `${log}\n- **Schema Version**: v${number}`));
  expect(line(born(3, 5))).toBe('ask · – · state-inconsistent');
  expect(born(3, 5).findings[0]?.evidence).toEqual({ front_matter: 3, log: 5 });
  expect(broken(born(5, 3))).toEqual(['version-current']);
  expect(broken(born(5, 6))).toEqual(['version-current']);
});
