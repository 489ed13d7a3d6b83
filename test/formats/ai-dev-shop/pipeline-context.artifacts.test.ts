// What finished stages are said to have written: found where it is, missed where it is not.
import { describe, expect, test } from 'vitest';
import type { Content } from '../../snapshot.ts';
import { broken, line, recovery } from './harness.ts';
import { adrWith, FOLDER, pipeline, ROWS, SPEC, STATE, sha256 } from './pipeline.ts';

const GOES_ON = 'resume · programmer · partial-work';
const withRow = (cell: string, files: Record<string, Content> = {}, stage = 'tasks', head = {}) => {
  const rows = ROWS.map(([id, artifact]) => [id, id === stage ? cell : artifact] as const);
  return recovery({ ...pipeline({ rows, head }), ...files });
};

describe('cells', () => {
  test.each([
    'tasks.md',
    `${FOLDER}/tasks.md`,
    `\`${FOLDER}/tasks.md\``,
    `./${FOLDER}/tasks.md`,
    'tasks.md (+ notes inside)',
    `[tasks](${FOLDER}/tasks.md)`,
    'N/A',
    '',
    '<provider-defined output>',
    'kept in the tracker',
    'tasks.md, adr.md',
    '{tasks,adr}.md',
  ])('%j breaks nothing', (cell) => {
    const found = withRow(cell);
    expect(broken(found)).toEqual([]);
    expect(line(found)).toBe(GOES_ON);
  });

  test.each([
    ['one of a list', 'tasks.md, plan.md', `${FOLDER}/plan.md`],
    ['one of braces', `${FOLDER}/{tasks,plan}.md`, `${FOLDER}/plan.md`],
    ['one behind a plus', 'tasks.md (+ plan.md)', `${FOLDER}/plan.md`],
    ['H14 a wildcard is a name', `${FOLDER}/*.md`, `${FOLDER}/*.md`],
    ['H12 another case', 'Tasks.md', `${FOLDER}/Tasks.md`],
  ])('%s is missing: rerun · tasks · artifact-missing', (_, cell, path) => {
    const found = withRow(cell);
    expect(line(found)).toBe('rerun · tasks · artifact-missing');
    expect(found.findings[0]).toMatchObject({ step: 'tasks', evidence: { path } });
  });

  test('(conditional) may be absent', () => {
    expect(broken(withRow('tasks.md, plan.md (conditional)'))).toEqual([]);
  });

  test.each(['/etc/passwd', `../../${FOLDER}/tasks.md`, 'C:/tasks.md', 'file:///tasks.md', '~/tasks.md'])(
    'H09 %s is told and not looked at',
    (cell) => {
      const found = withRow(cell);
      expect(broken(found)).toEqual(['artifact-path-safe']);
      expect(line(found)).toBe(GOES_ON);
    },
  );

  test('H10 a link is told and not followed', () => {
    const found = withRow('plan.md', { [`${FOLDER}/plan.md`]: { mode: '120000', content: 'tasks.md' } });
    expect(broken(found)).toEqual(['artifact-path-safe']);
  });

  test('H10 nor is what lies behind one missing: its folder is a link, one to itself too', () => {
    const link = { mode: '120000' as const, content: '.' };
    const found = withRow('self/plan.md', { [`${FOLDER}/self`]: link });
    expect(broken(found)).toEqual(['artifact-path-safe']);
    expect(line(found)).toBe(GOES_ON);
  });

  test('H11 a folder is no file', () => {
    const found = withRow('plan', { [`${FOLDER}/plan/a.md`]: 'x' });
    expect(line(found)).toBe(GOES_ON); // prose: a bare word without an extension is no path
    expect(line(withRow(`${FOLDER}/plan`, { [`${FOLDER}/plan/a.md`]: 'x' }))).toBe(
      'rerun · tasks · artifact-missing',
    );
  });
});

describe('roots', () => {
  test('a path of the pipeline itself is never taken from the root of the repository', () => {
    const found = recovery({ ...pipeline({ files: { 'tasks.md': null } }), 'tasks.md': 'x\n' });
    expect(line(found)).toBe('rerun · tasks · artifact-missing');
  });

  test('another bare name is', () => {
    expect(line(withRow('Makefile', { Makefile: 'all:\n' }))).toBe(GOES_ON);
  });

  test('an output root, from the root or from a folder above', () => {
    const head = { provider_output_root: 'out/001/' };
    expect(line(withRow('plan.md', { 'out/001/plan.md': 'x\n' }, 'tasks', head))).toBe(GOES_ON);
    expect(line(withRow('plan.md', { 'specs/out/001/plan.md': 'x\n' }, 'tasks', head))).toBe(GOES_ON);
  });

  const NAMES = ['018-adr.md', '0003.md', 'ADR-003.md', 'ADR.md', 'architecture.md'] as const;
  test.each(NAMES)('the state names where its ADR is, under any name: %s', (name) => {
    const path = `docs/adr/${name}`;
    const files = {
      ...pipeline({ files: { 'adr.md': null }, head: { adr_artifact: path }, rows: null }),
      [path]: adrWith(() => 'COMPLIES'),
    };
    expect(line(recovery(files))).toBe(GOES_ON);
    expect(line(recovery({ ...files, [path]: adrWith(() => '') }))).toBe(
      'rerun · architect · constitution-check-missing',
    );
  });
});

describe('a row of Completed Stages names what a stage made, under any name', () => {
  const rowsWith = (stage: string, cell: string) =>
    ROWS.map(([name, was]) => [name, name === stage ? cell : was] as const);
  const withCell = (cell: string, files: Readonly<Record<string, string>>) =>
    recovery({ ...pipeline({ files: { 'adr.md': null }, rows: rowsWith('architect', cell) }), ...files });

  test.each(['docs/adr/0003.md', 'docs/ADR-003.md', `${FOLDER}/ADR.md`, `${FOLDER}/architecture.md`])(
    '%s',
    (path) => {
      expect(line(withCell(path, { [path]: adrWith(() => 'COMPLIES') }))).toBe(GOES_ON);
      expect(line(withCell(path, { [path]: adrWith(() => '') }))).toBe(
        'rerun · architect · constitution-check-missing',
      );
      expect(line(withCell(path, {}))).toMatch(/^rerun · architect · /);
    },
  );

  test.each([
    ['what the planning reads', 'research.md', `${FOLDER}/research.md`],
    ['the spec', 'feature.spec.md', null],
    ["another stage's file", 'tasks.md', null],
    ['one of two', 'docs/a.md, docs/b.md', 'docs/a.md'],
  ])('but not %s', (_what, cell, path) => {
    const found = withCell(cell, path === null ? {} : { [path]: adrWith(() => 'COMPLIES') });
    expect(line(found)).toMatch(/^rerun · architect · /);
  });
});

describe('H07 files that are there and not finished', () => {
  test.each([
    ['an open marker', '# Tasks\n\n- [ ] T001 [NEEDS CLARIFICATION: which?]\n'],
    ['a gap of the template', '# Tasks\n\n- [ ] {TASK}\n'],
    ['nothing but headings and an item still to come', '# Tasks\n\n## Setup\n\n- TBD\n'],
  ])('%s in a finished stage is told', (_, text) => {
    const found = recovery(pipeline({ files: { 'tasks.md': text } }));
    expect(broken(found)).toEqual(['artifact-complete']);
    expect(line(found)).toBe(GOES_ON);
  });

  test.each([
    '<!-- none -->\n\n---\n',
    '[//]: # (fill this in)\n',
    '## Setup\n\n-\n',
    '- [ ]\n',
    '| Task | By |\n|---|---|\n',
  ])('nothing but headings, comments and rules is no output: %j', (text) => {
    const found = recovery(pipeline({ files: { 'tasks.md': `# Tasks\n\n${text}` } }));
    expect(broken(found)).toEqual(['artifact-exists']);
    expect(line(found)).toBe('rerun · tasks · artifact-missing');
  });

  test('one path is told once, by the stage that must settle it', () => {
    const open =
      '# Spec\n\n- `[NEEDS CLARIFICATION: x]` [NEEDS CLARIFICATION: which?] [needs clarification: `who`?\n' +
      '- [NEEDS CLARIFICATION: when?]\n';
    const found = recovery(
      pipeline({
        head: { current_stage: 'clarify', spec_hash: 'N/A' },
        rows: ROWS.slice(0, 1),
        files: { 'feature.spec.md': open },
      }),
    );
    expect(found.findings.map(({ rule, step }) => [rule, step])).toEqual([['artifact-complete', 'clarify']]);
    expect(found.state?.questions.map(({ id, question }) => [id, question])).toEqual([
      ['NC-162d', 'which? (feature.spec.md:3)'],
      ['NC-147e', '`who`? (feature.spec.md:3)'],
      ['NC-ddc4', 'when? (feature.spec.md:4)'],
    ]);
  });

  test('code that a programmer wrote may speak of markers', () => {
    const rows = [...ROWS, ['programmer', 'src/login.ts'] as const];
    const found = recovery({
      ...pipeline({ rows, head: { current_stage: 'refactor' } }),
      'src/login.ts': 'export const x = 1; // {{x}} [NEEDS CLARIFICATION: y]\n',
    });
    expect(broken(found)).toEqual([]);
  });
});

test('H06 where the ADR is gone, both rules speak and the stage is run again as artifact-missing', () => {
  const found = recovery(pipeline({ files: { 'adr.md': null } }));
  expect(broken(found)).toEqual(['artifact-exists', 'constitution-checked']);
  expect(line(found)).toBe('rerun · architect · artifact-missing');
  const { 'specs/001-login/.pipeline-state.md': state = '', ...rest } = pipeline({
    files: { 'adr.md': null },
  });
  expect(line(recovery({ ...rest, [`${FOLDER}/pipeline-state.md`]: state }))).toBe(
    'rerun · architect · artifact-missing',
  );
});

test('H15 a file that changed since its hash was recorded is to be verified, which a note says', () => {
  const { [STATE]: state = '', ...rest } = pipeline();
  const hashed = (digest: string) =>
    recovery({ ...rest, [STATE]: state.replace('| tasks.md | N/A |', `| tasks.md | sha256:${digest} |`) });
  expect(hashed(sha256('else')).notes.join(' ')).toContain('What tasks wrote has changed');
  expect(hashed(sha256('# Tasks\n\n- [ ] T001 Form\n')).notes.join(' ')).not.toContain('has changed');
  expect(line(hashed(sha256('else')))).toBe(GOES_ON);
});

test.each(['red_team_spec_hash', 'planning_preflight_spec_hash'])(
  'H15 %s of another spec than the one that is there: the step is to be taken again',
  (key) => {
    const seen = (value: string) => recovery(pipeline({ head: { [key]: value } }));
    const stale = seen(`sha256:${sha256('else')}`);
    expect(stale.notes.filter((note) => note.startsWith(key))).toEqual([
      expect.stringMatching(/ \(line \d+\) is not the hash of the spec as it is: that step verified another/),
    ]);
    expect(line(stale)).toBe(GOES_ON);
    for (const value of [`sha256:${sha256(SPEC)}`, 'N/A', 'TBD'])
      expect(seen(value).notes.filter((note) => note.startsWith(key))).toEqual([]);
  },
);
