// One row in four forms reads alike, and what a choice writes changes its own cells alone.
import { describe, expect, test } from 'vitest';
import { chosen, decided, implementation, json, look, lookAll, NOW, PATH, PROJECT } from './looking.ts';

const OTHER = '0d0f7c54-1111-4c56-9a5e-0d7d8d8c0a22';
const COLUMNS = [
  'project_id',
  'current_phase',
  'active_task_id',
  'active_agent_id',
  'completed_tasks',
  'pending_tasks',
  'metadata',
  'status',
  'last_action',
  'created_at',
  'last_updated',
];
const TIMES = ['2026-05-01 08:00:00+00', '2026-05-02 09:30:00+00'];
const CSV_ROW = [
  PROJECT,
  'build',
  'deploy',
  '',
  '"[""plan""]"',
  '"[""docs""]"',
  '{}',
  'paused',
  '"Completed, built"',
  ...TIMES,
].join(',');
const CSV_HEAD = COLUMNS.join(',');
const COPY = [
  '-- PostgreSQL database dump',
  "SET client_encoding = 'UTF8';",
  `COPY public.project_state (${COLUMNS.join(', ')}) FROM stdin;`,
  [
    PROJECT,
    'build',
    'deploy',
    '\\N',
    '["plan"]',
    '["docs"]',
    '{}',
    'paused',
    'Completed, built',
    ...TIMES,
  ].join('\t'),
  '\\.',
  '',
].join('\n');
const INSERT =
  'INSERT INTO project_state ' +
  '(project_id, active_task_id, completed_tasks, pending_tasks, status, last_action, last_updated)\n' +
  `VALUES ('${PROJECT}', 'deploy', '["plan"]'::jsonb, '["docs"]', 'paused', 'it''s built', ` +
  `'${TIMES[1]}'); -- end\n`;
const row = implementation({
  status: 'paused',
  task: 'deploy',
  lastAction: 'Completed, built',
  completed: ['plan'],
  pending: ['docs'],
});

const FORMS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'JSON, one row': ['exports/project_state.json', json(row)],
  'JSON, a list': ['exports/project_state.json', json([row])],
  'JSON, below project_state': ['exports/project_state.json', json({ project_state: [row] })],
  NDJSON: [
    'exports/project_state.ndjson',
    `${JSON.stringify(row)}\n${JSON.stringify({ ...row, project_id: OTHER, status: 'completed' })}\n`,
  ],
  CSV: ['exports/project_state.csv', `${CSV_HEAD}\r\n${CSV_ROW}\r\n`],
  'CSV, names in capitals': ['exports/project_state.csv', `${CSV_HEAD.toUpperCase()}\n${CSV_ROW}\n`],
  'SQL, names in capitals': [
    'exports/project_state.sql',
    INSERT.replace(/\(.*\)/, (names) => names.toUpperCase()),
  ],
  'SQL, INSERT OR REPLACE': ['exports/project_state.sql', INSERT.replace('INTO', 'OR REPLACE INTO')],
  'SQL, REPLACE': ['exports/project_state.sql', INSERT.replace('INSERT', 'REPLACE')],
  'SQL, quoted names in capitals': [
    'exports/project_state.sql',
    INSERT.replace(/\(.*\)/, (names) => names.toUpperCase().replaceAll(/\w+/g, '"$&"')),
  ],
  'SQL, COPY': ['exports/project_state.sql', COPY],
  'SQL, INSERT': ['exports/project_state.sql', INSERT],
};

describe.each(Object.entries(FORMS))('%s', (_name, [path, text]) => {
  const one = lookAll({ [path]: text }).workflows.find(({ feature }) => feature === PROJECT);

  test('reads as the same project', () => {
    expect(one && decided(one)).toBe('wait deploy paused');
    expect(one?.state?.steps.map(({ id, finished }) => `${id} ${finished}`)).toEqual([
      'plan true',
      'deploy false',
      'docs false',
    ]);
    expect(one?.activity.at).toBe(Date.UTC(2026, 4, 2, 9, 30));
  });

  test('M04 resume changes the status and the time, in the spelling of the file, and nothing else', () => {
    const [file] = chosen({ name: 'resume' }, { [path]: text });
    if (file?.kind !== 'write') throw new Error('it writes');
    const time = text.includes('T09:30')
      ? ['2026-05-02T09:30:00+00:00', '2026-07-01T00:00:00+00:00']
      : ['2026-05-02 09:30:00+00', '2026-07-01 00:00:00+00'];
    expect(file.after).toBe(text.replace('paused', 'active').replace(time[0] ?? '', time[1] ?? ''));
    const after = lookAll({ [path]: file.after }).workflows.find(({ feature }) => feature === PROJECT);
    expect([after?.state?.status, after?.activity.at]).toEqual(['active', NOW]);
  });
});

describe('several rows', () => {
  const two = json({
    project_state: [row, { ...row, project_id: OTHER, status: 'active', last_action: 'Working' }],
  });

  test('are several workflows of one file, and a choice writes its own row', () => {
    const { workflows } = lookAll({ 'exports/project_state.json': two });
    expect(workflows.map(({ feature }) => feature)).toEqual([PROJECT, OTHER]);
    const [file] = chosen({ name: 'retry' }, { 'exports/project_state.json': two }, OTHER);
    if (file?.kind !== 'write') throw new Error('it writes');
    const [first, second] = JSON.parse(file.after).project_state;
    expect(first).toEqual(JSON.parse(two).project_state[0]);
    expect(second.last_action).toBe('Restarted deploy (Ada)');
    const [, other] = lookAll({ 'exports/project_state.json': file.after }).workflows;
    expect(other && decided(other)).toBe('rerun deploy step-interrupted');
  });

  test.each(['INSERT OR REPLACE INTO', 'INSERT IGNORE INTO', 'REPLACE INTO'])(
    'of SQL a row that %s adds is one of them',
    (words) => {
      const more = INSERT.replace('INSERT INTO', words).replace(PROJECT, OTHER);
      const files = { 'exports/project_state.sql': INSERT + more };
      expect(lookAll(files).workflows.map(({ feature }) => feature)).toEqual([PROJECT, OTHER]);
      expect(() => chosen({ name: 'start-fresh', all: false }, files)).toThrow(/holds 2 projects/);
    },
  );

  test.each([
    `DO $$ BEGIN ${INSERT} END $$;\n`,
    `WITH x AS (SELECT 1) ${INSERT}`,
    `MERGE INTO project_state USING x (project_id, active_task_id) ON true WHEN MATCHED THEN DELETE;\n`,
  ])('a statement that may hold rows is not passed over: %s', (text) => {
    const { workflows } = lookAll({ 'exports/project_state.sql': text });
    const findings = workflows.flatMap((one) => one.findings);
    expect(findings.map(({ rule }) => rule)).toEqual(['state-readable']);
    expect(findings[0]?.message).toMatch(/of project_state/);
  });

  test('fresh never removes the rows of others', () => {
    expect(() => chosen({ name: 'start-fresh', all: false }, { 'exports/project_state.json': two })).toThrow(
      /holds 2 projects/,
    );
    const alone = { 'exports/project_state.json': json(row) };
    expect(chosen({ name: 'start-fresh', all: false }, alone)).toEqual([
      { kind: 'remove', path: 'exports/project_state.json' },
    ]);
    expect(chosen({ name: 'start-fresh', all: false }, { [PATH]: json(row), [`${PATH}x`]: '' })).toEqual([
      { kind: 'remove', path: `.project-state/${PROJECT}` },
    ]);
  });
});

describe('skip', () => {
  const unclear = implementation({
    lastAction: 'Working',
    completed: ['plan'],
    pending: ['docs', 'release'],
  });

  test('goes on with the next pending task, and the decision says so', () => {
    const [file] = chosen({ name: 'skip' }, { [PATH]: json(unclear) });
    if (file?.kind !== 'write') throw new Error('it writes');
    expect(JSON.parse(file.after)).toMatchObject({
      active_task_id: 'docs',
      pending_tasks: ['release'],
      completed_tasks: ['plan'],
    });
    expect(decided(look({ [PATH]: file.after }))).toBe('rerun docs step-interrupted');
  });

  test('the same line twice passes over no second task, and asks for nothing twice', () => {
    const changed = (name: 'skip' | 'retry', text: string): string => {
      const [file] = chosen({ name }, { [PATH]: text });
      return file?.kind === 'write' ? file.after : text;
    };
    const skipped = changed('skip', json(unclear));
    expect(() => chosen({ name: 'skip' }, { [PATH]: skipped })).toThrow(
      'found a task skipped and nothing done since, expected "docs" to have been offered',
    );
    const retried = changed('retry', skipped);
    expect(JSON.parse(retried).last_action).toBe('Restarted docs (Ada)');
    expect(chosen({ name: 'retry' }, { [PATH]: retried })).toEqual([]);
    expect(JSON.parse(changed('skip', retried)).active_task_id).toBe('release');
  });

  test('refused where the row has no pending task', () => {
    const none = json(implementation({ lastAction: 'Working', pending: [] }));
    expect(() => chosen({ name: 'skip' }, { [PATH]: none })).toThrow(/found no pending task/);
  });
});
