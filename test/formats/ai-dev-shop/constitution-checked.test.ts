// Pass and fail lists of constitution-checked.
import { describe, expect, test } from 'vitest';
import { constitutionAt, isChecked } from '../../../src/formats/ai-dev-shop/constitution.ts';
import { snapshotOf } from '../../snapshot.ts';
import { broken, line, recovery } from './harness.ts';
import { ADR, ARTICLES, adrWith, FOLDER, pipeline, ROWS } from './pipeline.ts';

const REASONS = '## Complexity Justification\n\n| Article | Why | Simpler alternative |\n|---|---|---|\n';
const exception = (more: string) =>
  adrWith((article) => (article.startsWith('IV ') ? 'EXCEPTION' : 'COMPLIES'), more);
const check = (adr: string | null, stage = 'tdd', status = 'IN_PROGRESS') =>
  recovery(
    pipeline({
      head: { current_stage: stage, status },
      rows: null,
      files: { 'adr.md': adr, 'test-certification.md': null },
    }),
  );
const says = (adr: string | null) =>
  check(adr)
    .findings.filter(({ rule }) => rule === 'constitution-checked')
    .map(({ message }) => message);

describe('holds', () => {
  const mixed = adrWith((article) => (article.startsWith('VII ') ? 'N/A' : 'COMPLIES'));
  test.each([
    ['all eight comply', ADR],
    ['one does not apply', mixed],
    [
      'an exception with its reason',
      exception(`${REASONS}| IV Anti-Abstraction | two drivers | one cannot stream |`),
    ],
    ['a reason by number', exception(`${REASONS}| Article IV | two drivers | - |`)],
    ['CRLF', ADR.replaceAll('\n', '\r\n')],
    ['bold, signs and notes', adrWith(() => '✅ **COMPLIES** — as before')],
    ['lower case', adrWith(() => 'complies')],
    ['bold numerals', ADR.replaceAll(/\| ([IV]+) /g, '| **$1** ')],
    ['hyphens that do not break', ADR.replaceAll('-First |', '‑First |')],
    ['a sign before the heading', ADR.replace('## Constitution Check', '## ✅ **Constitution Check**')],
    ['columns in another order', ADR.replaceAll(/^\|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$/gm, '|$3|$1|$2|')],
    ['articles by name', adrWith(() => 'COMPLIES').replaceAll(/\| [IV]+ /g, '| ')],
    [
      'articles by number',
      ARTICLES.reduce(
        (adr, article, at) => adr.replace(`| ${article} `, `| ${at + 1}. ${article.replace(/^\S+ /, '')} `),
        ADR,
      ),
    ],
    ['articles in full', adrWith(() => 'COMPLIES').replaceAll(/\| ([IV]+) /g, '| Article $1: ')],
    ['a heading with a line below it', ADR.replace(/## (Constitution Check)/, '$1\n------------------')],
    ['the same in CRLF', ADR.replace(/## (Constitution Check)/, '$1\n===').replaceAll('\n', '\r\n')],
    ['a numbered heading', ADR.replace('## Constitution Check', '## 3. Constitution Check')],
    [
      'a table below a sub-heading',
      ADR.replace('## Constitution Check\n', '## Constitution Check\n\n### Articles\n'),
    ],
  ])('%s', (_, adr) => expect(says(adr)).toEqual([]));

  test.each(['spec', 'clarify'])('before the architect: %s', (stage) => {
    expect(broken(check(null, stage))).not.toContain('constitution-checked');
  });

  test.each(['COMPLETE', 'FAILED', 'CANCELLED'])('a run that is %s', (status) => {
    expect(broken(check(null, 'tdd', status))).toEqual([]);
  });
});

describe('broken', () => {
  test.each([
    ['no file', null, ['no ADR at specs/001-login/adr.md']],
    ['an empty file', '', ['no table']],
    [
      'a judgement that is yet to be made',
      adrWith(() => 'COMPLIES (TODO: verify)'),
      ['no judgement of I, II'],
    ],
    ['a share of a judgement', adrWith(() => '80% COMPLIES'), ['no judgement of I, II']],
    ['no table', '# ADR\n\n## Constitution Check\n\nAll fine.\n', ['no table']],
    [
      "the spec's table of another name",
      ADR.replace('Constitution Check', 'Constitution Compliance'),
      ['no table'],
    ],
    ['the table in code', ADR.replace('| Article', '```\n| Article'), ['no table']],
    ['no row at all', adrWith(() => null), ['a table without a row']],
    [
      "the template's own row",
      adrWith((article) => (article.startsWith('V ') ? 'COMPLIES / EXCEPTION / N/A' : 'COMPLIES')),
      ['no judgement of V,'],
    ],
    [
      'an empty status',
      adrWith((article) => (article.startsWith('I ') ? '' : 'COMPLIES')),
      ['no judgement of I,'],
    ],
    [
      'a word that is none of the three',
      adrWith((article) => (article.startsWith('II ') ? 'PENDING' : 'COMPLIES')),
      ['no judgement of II,'],
    ],
    ['an exception without a reason', exception(''), ['no Complexity Justification of the exception to IV']],
    [
      'an exception with an empty reason',
      exception(`${REASONS}| IV Anti-Abstraction | | N/A |`),
      ['exception to IV'],
    ],
    [
      "an exception with another's reason",
      exception(`${REASONS}| III Simplicity Gate | two drivers | - |`),
      ['exception to IV'],
    ],
    [
      'S03 conflict markers within the table',
      ADR.replace('| V Integration', '<<<<<<< a\n| V Integration'),
      ['conflict markers'],
    ],
    [
      'S03 both sides of a merge, each with its table',
      `<<<<<<< HEAD\n${ADR}=======\n${ADR}>>>>>>> other\n`,
      ['conflict markers'],
    ],
    ['S03 the marker of one side behind the table', `${ADR}>>>>>>> other\n`, ['conflict markers']],
  ])('%s', (_, adr, parts) => {
    const [message = '', ...more] = says(adr);
    expect(more).toEqual([]);
    for (const part of parts) expect(message).toContain(part.replace(/,$/, ''));
    expect(message).toContain('Run architect again.');
    expect(line(check(adr))).toBe('rerun · architect · constitution-check-missing');
  });

  test.each([
    'tasks',
    'tdd',
    'programmer',
    'qa-e2e',
    'testrunner',
    'code-review',
    'security',
    'devops',
    'docs',
    'refactor',
    'done',
  ])('at %s', (stage) => {
    expect(line(check('# ADR\n\nOne table.\n', stage))).toBe(
      'rerun · architect · constitution-check-missing',
    );
  });

  test('before the architect has finished, its own row decides', () => {
    expect(line(check('# ADR\n', 'architect'))).toBe('rerun · architect · step-interrupted');
    expect(line(check('# ADR\n', 'architect', 'WAITING_FOR_HUMAN'))).toBe(
      'wait · architect · awaiting-approval',
    );
  });

  test.each([
    ['another column', 'Two drivers | one | slow | Article IV exception'],
    ['a bare numeral', 'Two drivers | one | slow | IV'],
    ['the name', 'Two drivers | one | slow | Anti-Abstraction'],
  ])('an exception whose article stands in %s is justified', (_, row) => {
    const head = '## Complexity Justification\n\n';
    const table = `${head}| Decision | Alternative | Why rejected | Article |\n|---|---|---|---|\n| ${row} |`;
    const adr = adrWith((article) => (article.startsWith('IV ') ? 'EXCEPTION' : 'COMPLIES'), table);
    expect(check(adr).findings).toEqual([]);
  });

  test('a constitution of three articles is judged by its three rows', () => {
    const adr = adrWith((article) => (/^I{1,3} /.test(article) ? 'COMPLIES' : null));
    expect(check(adr).findings).toEqual([]);
  });

  test.each([
    ['Article 2 exception', []],
    ['II', []],
    ['One database', []],
    ['Article 1 exception', ['exception to One database']],
    ['Article 12', ['exception to One database']],
  ])('articles of its own, numbered in a column of their own: %s', (article, parts) => {
    const rows = [
      '1 | Boring technology | COMPLIES',
      '2 | One database | EXCEPTION',
      '3 | No vendor SDK | N/A',
    ];
    const numbered =
      article === 'II' ? rows.map((row, at) => row.replace(/^\d/, ['I', 'II', 'III'][at] ?? '')) : rows;
    const own = ['| # | Article | Status |', '|--|--|--|', ...numbered.map((row) => `| ${row} |`)].join('\n');
    const why = `| Decision | Why | Article |\n|--|--|--|\n| Redis cache | two instances | ${article} |`;
    const heads = ['# ADR\n\n## Constitution Check', own, '## Complexity Justification', why];
    const adr = [...heads, '## Decision\n\nDo.\n'].join('\n\n');
    const [message = ''] = says(adr);
    expect(message === '' ? [] : parts.filter((part) => message.includes(part))).toEqual(parts);
    expect(message === '').toBe(parts.length === 0);
  });

  /** A check of the project's own articles, and one row below Complexity Justification. */
  const own = (rows: readonly string[], why: string) => {
    const checked = ['| Article | Status | Notes |', '|--|--|--|', ...rows.map((row) => `| ${row} | |`)];
    const reasons = ['| Article | Why | Alternative |', '|--|--|--|', `| ${why} |`].join('\n');
    const heads = ['# ADR\n\n## Constitution Check', checked.join('\n'), '## Complexity Justification'];
    return [...heads, reasons, '## Decision\n\nDo.\n'].join('\n\n');
  };

  test.each([
    ['Article IX: Privacy', 'Article IX'],
    ['IX Privacy', 'IX'],
    ['9. Privacy', '9'],
    ['9. Privacy', 'IX'],
    ['P2 Small binaries', 'P2'],
    ['P2 Small binaries', 'P2 exception'],
    ['C-2: Small binaries', 'C-2'],
    ['C-2: Small binaries', 'C2: two tools'],
    ['Principle II: Small binaries', 'Principle II'],
    ['Principle II: Small binaries', 'II'],
    ['II Small binaries', 'Small binaries'],
    ['II Small binaries (20 MB)', '**Small binaries**'],
    ['2. Security', 'Security'],
    ['2. Security', '2'],
    ['2. Security', '2. Security exception'],
    ['Rule 12 – No SDK', 'No SDK'],
    ['Privacy', 'an exception to Privacy'],
    ['VI', 'Security'],
    ['III Simplicity', 'III/IV'],
    ['IV Anti-Abstraction', 'III/IV'],
    ['VIII Observability', 'VII / VIII'],
    ['VIII Observability', 'VI/VII/VIII exception'],
    ['IV Anti-Abstraction', 'iii/iv'],
    ['IV Anti-Abstraction', 'III & IV'],
    ['IV Anti-Abstraction', 'III, IV and VI'],
    ['IV Anti-Abstraction', 'as to Articles 3/4'],
    ['IV Anti-Abstraction', 'Article III/Article IV'],
    ['III/IV', 'III/IV'],
    ['P3 Small binaries', 'P2/P3'],
    ['3.1 Local first', '3.1'],
    ['3.1 Local first', 'III.1'],
    ['3.1 Local first', 'Article 3.1'],
    ['3.1 Local first', 'Local first'],
    ['3.1 Local first', '3.1 Local first'],
    ['6.2 Shared keys', '6.2: exception'],
    ['P2.1 Small binaries', 'P2.1'],
    ['III Simplicity', 'Article III.2'],
  ])('an article of its own, %s, is justified by %s', (article, cell) => {
    const rows = [`${article} | EXCEPTION`, '1. Offline first | COMPLIES'];
    expect(says(own(rows, `${cell} | telemetry for a month | none`))).toEqual([]);
  });

  test.each([
    ['6. Offline first', 'Security'],
    ['6. Offline first', '2. Security'],
    ['VI Offline first', 'VI Security'],
    ['VI Offline first', 'Article 2'],
    ['X Offline first', 'x-ray images'],
    ['I Offline first', 'I think that it is better'],
    ['I Offline first', 'I/O is slow'],
    ['9. Offline first', '9 weeks of work'],
    ['P2 Offline first', 'P22'],
    ['Article IX: Offline first', 'Article X'],
    ['2. Security reviews', '2. Security'],
    ['I Offline first', 'I/O/II'],
    ['V Offline first', 'III/IV'],
    ['I Offline first', 'III and I think so'],
    ['11. Offline first', '11/05'],
    ['3. Offline first', '3.1'],
    ['3.1 Offline first', '3'],
    ['3.1 Offline first', 'Article 3'],
    ['3.1 Offline first', '3.10'],
    ['3.1 Offline first', '3.1 weeks of work'],
    ['3.1 Offline first', '3.1.2'],
  ])('an article of its own, %s, is not justified by %s', (article, cell) => {
    const rows = [`${article} | EXCEPTION`, '2. Security | COMPLIES'];
    const [message] = says(own(rows, `${cell} | a shared key for a month | none`));
    expect(message).toContain(`no Complexity Justification of the exception to ${article}`);
  });

  test('the place is the first row that is not filled in', () => {
    const adr = adrWith((article) => (article.startsWith('II ') ? '' : 'COMPLIES'));
    expect(check(adr).findings).toMatchObject([
      { path: 'specs/001-login/adr.md', line: 8, evidence: { unfilled: ['II'] } },
    ]);
  });

  test('artifact-complete does not report the same ADR again', () => {
    const adr = adrWith(() => 'COMPLIES / EXCEPTION / N/A', '- [NEEDS CLARIFICATION: which?]');
    expect(broken(recovery(pipeline({ rows: ROWS, files: { 'adr.md': adr } })))).toEqual([
      'constitution-checked',
    ]);
  });
});

test('H10 an ADR that is a link is told once: the architect runs again', () => {
  const link = { mode: '120000', content: 'tasks.md' } as const;
  for (const current_stage of ['architect', 'programmer']) {
    const files = { ...pipeline({ head: { current_stage } }), [`${FOLDER}/adr.md`]: link };
    const found = recovery(files);
    expect(broken(found)).toEqual(['constitution-checked']);
    expect(line(found)).toBe('rerun · architect · constitution-check-missing');
    expect(found.findings[0]?.message).toContain(`a link at ${FOLDER}/adr.md, which is never followed`);
  }
});

test('one ADR is gone through once for a snapshot, and for each by itself', () => {
  const at = (status: string) => snapshotOf({ 'adr.md': adrWith(() => status) });
  const [one, other] = [at('COMPLIES'), at('maybe')];
  expect(constitutionAt('adr.md', one)).toBe(constitutionAt('adr.md', one));
  expect([isChecked('adr.md', one), isChecked('adr.md', other)]).toEqual([true, false]);
  expect(constitutionAt('none.md', one)).toBeNull();
});
