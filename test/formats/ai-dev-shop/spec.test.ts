// Where the spec is, whether it is the one that was hashed, and where it went.
import { describe, expect, test } from 'vitest';
import type { Version } from '../../snapshot.ts';
import { broken, type Files, line, recovery } from './harness.ts';
import { FOLDER, pipeline, ROWS, SPEC, STATE, stateText } from './pipeline.ts';

const PATH = `${FOLDER}/feature.spec.md`;
const [NEW, MID, OLD] = ['3'.repeat(40), '2'.repeat(40), '1'.repeat(40)];
const version = (commit: string, text: string | null): Version => ({
  commit,
  at: '2026-06-01T00:00:00Z',
  text,
});
const gone = (head = {}) => pipeline({ files: { 'feature.spec.md': null }, head });

describe('H05 a spec that is gone', () => {
  test('block · – · spec-missing, with the last commit that still matched', () => {
    const history = { [PATH]: [version(NEW, null), version(MID, `${SPEC}more\n`), version(OLD, SPEC)] };
    const found = recovery(gone(), { history });
    expect(line(found)).toBe('block · – · spec-missing');
    expect(broken(found)).toEqual(['spec-present']);
    expect(found.state?.spec?.lastMatch?.commit).toBe(OLD);
  });

  test('where no version matches: the newest that had it', () => {
    const history = { [PATH]: [version(NEW, null), version(MID, 'a\n'), version(OLD, 'b\n')] };
    expect(recovery(gone(), { history }).state?.spec?.lastMatch?.commit).toBe(MID);
  });

  test('without history it is still missing', () => {
    expect(line(recovery(gone(), { history: { [PATH]: 'unavailable' } }))).toBe('block · – · spec-missing');
  });

  test('moved as it was: a note, and the work goes on', () => {
    const history = { [PATH]: [version(NEW, null), version(OLD, SPEC)] };
    const found = recovery({ ...gone(), 'specs/001-login/new.spec.md': SPEC }, { history });
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(broken(found)).toEqual(['spec-present']);
    expect(found.findings[0]).toMatchObject({ severity: 'note', consequence: 'note' });
    expect(found.state?.spec).toMatchObject({
      present: false,
      renamedTo: ['specs/001-login/new.spec.md'],
      matched: 'canonical',
    });
  });

  test('H13 there under another Unicode spelling: a warning, and the work goes on', () => {
    const files = pipeline({ head: { spec_entrypoint_path: 'docs/caf\u00e9/s.md' } });
    const found = recovery({ ...files, 'docs/cafe\u0301/s.md': SPEC });
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(found.findings[0]).toMatchObject({
      rule: 'spec-present',
      severity: 'warning',
      consequence: 'note',
    });
    expect(found.state?.spec).toMatchObject({ present: false, matched: 'canonical' });
  });

  test('H13 edited there since: the commit that had it is of its own past, and no other is named', () => {
    const [composed, apart] = ['docs/caf\u00e9/s.md', 'docs/cafe\u0301/s.md'];
    const files = { ...pipeline({ head: { spec_entrypoint_path: composed } }), [apart]: `${SPEC}more\n` };
    const matchIn = (past: readonly Version[]) => {
      const history = { [composed]: [version(NEW, null), version(MID, 'a\n')], [apart]: past };
      return recovery(files, { history }).state?.spec?.lastMatch?.commit ?? null;
    };
    expect(matchIn([version(NEW, `${SPEC}more\n`), version(OLD, SPEC)])).toBe(OLD);
    expect(matchIn([version(NEW, `${SPEC}more\n`)])).toBeNull();
  });

  test('a copy that was there beside it is no move', () => {
    const copy = 'specs/000-older/feature.spec.md';
    const before = { commit: OLD, at: '2026-05-01T00:00:00Z', text: SPEC };
    const history = { [PATH]: [version(NEW, null), version(OLD, SPEC)], [copy]: [before] };
    expect(line(recovery({ ...gone(), [copy]: SPEC }, { history }))).toBe('block · – · spec-missing');
  });

  test('nor are two copies, nor an empty file', () => {
    const history = { [PATH]: [version(NEW, null), version(OLD, SPEC)] };
    const two = { ...gone(), 'a/x.md': SPEC, 'b/x.md': SPEC };
    expect(line(recovery(two, { history }))).toBe('block · – · spec-missing');
    const empty = { [PATH]: [version(NEW, null), version(OLD, '')] };
    expect(line(recovery({ ...gone(), '.gitkeep': '' }, { history: empty }))).toBe(
      'block · – · spec-missing',
    );
  });

  test('changed first and moved then: block · – · spec-changed', () => {
    const changed = `${SPEC}more\n`;
    const history = { [PATH]: [version(NEW, null), version(MID, changed), version(OLD, SPEC)] };
    const found = recovery({ ...gone(), 'docs/moved.md': changed }, { history });
    expect(line(found)).toBe('block · – · spec-changed');
    expect(found.state?.spec?.lastMatch?.commit).toBe(OLD);
  });

  test.each([
    [
      'an entry point',
      { head: { current_stage: 'spec', spec_hash: 'N/A', spec_entrypoint_path: PATH }, rows: [] },
    ],
    ['a hash', { head: { current_stage: 'spec' }, rows: [] }],
    [
      'a finished spec stage',
      { head: { current_stage: 'clarify', spec_hash: 'N/A' }, rows: ROWS.slice(0, 1) },
    ],
  ])('%s says that there was one', (_, plan) => {
    const found = recovery(pipeline({ ...plan, files: { 'feature.spec.md': null } }));
    expect(line(found)).toBe('block · – · spec-missing');
  });

  test('none of these: it is not written yet', () => {
    const plan = {
      head: { current_stage: 'spec', spec_hash: 'N/A' },
      rows: [],
      files: { 'feature.spec.md': null },
    };
    const found = recovery(pipeline(plan));
    expect(found.state?.spec).toBeNull();
    expect(line(found)).toBe('rerun · spec · step-interrupted');
  });

  test('a folder in its place is no spec', () => {
    const found = recovery({ ...gone(), [`${PATH}/readme.md`]: 'x' });
    expect(line(found)).toBe('block · – · spec-missing');
  });
});

describe('H03 a spec that changed', () => {
  const changed = SPEC.replace('no hint', 'a hint');
  const files = pipeline({ files: { 'feature.spec.md': changed } });

  test('the newest version that matches is named, by any of the rules', () => {
    const history = {
      [PATH]: [version(NEW, changed), version(MID, SPEC.replaceAll('\n', '\r\n')), version(OLD, SPEC)],
    };
    const found = recovery(files, { history });
    expect(line(found)).toBe('block · – · spec-changed');
    expect(found.state?.spec?.lastMatch?.commit).toBe(MID);
  });

  test.each<[string, Version[] | 'unavailable']>([
    ['history that has none', [version(NEW, changed)]],
    ['history that is not to be had', 'unavailable'],
  ])('%s: it blocks all the same', (_, past) => {
    const found = recovery(files, { history: { [PATH]: past } });
    expect(line(found)).toBe('block · – · spec-changed');
    expect(found.state?.spec?.lastMatch).toBeNull();
  });

  test('an approval that is awaited does not hide it', () => {
    const waiting = pipeline({
      head: { status: 'WAITING_FOR_HUMAN' },
      files: { 'feature.spec.md': changed },
    });
    expect(line(recovery(waiting))).toBe('block · – · spec-changed');
  });
});

const placed = (path: string, head: Record<string, string>, rows = ROWS.slice(1)): Files => {
  const { [STATE]: _, [PATH]: __, ...rest } = pipeline();
  return { ...rest, [path]: SPEC, [STATE]: stateText({ head, rows }) };
};

const specOf = (files: Files) => recovery(files).state?.spec;

describe('where it is', () => {
  test.each([
    ['from the root', 'docs/spec.md', 'docs/spec.md'],
    ["from the feature's folder", `${FOLDER}/sub/a.spec.md`, 'sub/a.spec.md'],
    ['bare', `${FOLDER}/login.feature.spec.md`, 'login.feature.spec.md'],
    ['in backticks with a note', 'docs/spec.md', '`docs/spec.md` (v2)'],
  ])('the entry point %s', (_, path, spec_entrypoint_path) => {
    expect(specOf(placed(path, { spec_entrypoint_path }))).toMatchObject({
      path,
      present: true,
      matched: 'canonical',
      line: 11,
    });
  });

  test('the entry point from a package root', () => {
    const files = Object.fromEntries(
      Object.entries(pipeline({ head: { spec_entrypoint_path: PATH } })).map(([path, text]) => [
        `packages/web/${path}`,
        text,
      ]),
    );
    expect(specOf(files)).toMatchObject({ path: `packages/web/${PATH}`, present: true });
  });

  test('the file that the finished spec stage lists', () => {
    expect(
      specOf(placed('docs/spec.md', {}, [['spec', 'docs/spec.md (+ notes)'], ...ROWS.slice(1)])),
    ).toMatchObject({ path: 'docs/spec.md', present: true });
  });

  test('the single *feature.spec.md of the folder, whatever stands before the name', () => {
    expect(specOf(placed(`${FOLDER}/FEAT-001.feature.spec.md`, {}))).toMatchObject({
      path: `${FOLDER}/FEAT-001.feature.spec.md`,
      line: null,
    });
  });

  test('the one of the output root', () => {
    const head = { provider_output_root: 'ADS-memory/specs/001-login/' };
    expect(specOf(placed('ADS-memory/specs/001-login/feature.spec.md', head))).toMatchObject({
      path: 'ADS-memory/specs/001-login/feature.spec.md',
      present: true,
    });
  });

  test('of two, the one with the plain name', () => {
    const files = { ...pipeline(), [`${FOLDER}/old.feature.spec.md`]: 'x' };
    expect(specOf(files)?.path).toBe(PATH);
  });

  test.each(['/etc/passwd', '../../secret.spec.md', 'C:\\spec.md', 'file:///spec.md', '~/spec.md'])(
    'H09 the entry point %s is not looked at, and is told',
    (spec_entrypoint_path) => {
      const found = recovery(pipeline({ head: { spec_entrypoint_path } }));
      expect(found.state?.spec?.path).toBe(PATH);
      expect(broken(found)).toEqual(['artifact-path-safe']);
    },
  );

  test('its own path counts as progress where it lies outside the folder', () => {
    expect(recovery(placed('docs/spec.md', { spec_entrypoint_path: 'docs/spec.md' })).state?.folders).toEqual(
      [FOLDER, 'docs/spec.md'],
    );
  });
});
