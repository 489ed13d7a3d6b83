// SQL with more rows than plain INSERT statements have: read, or refused, and never read as less.
import { describe, expect, test } from 'vitest';
import { chosen, decided, look, lookAll, PROJECT } from './looking.ts';

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

describe('SQL is never read as less than it holds', () => {
  const at = 'exports/project_state.sql';
  const columns = '(project_id, active_task_id, status, last_action, last_updated)';
  const values = (project: string) => `('${project}', 'deploy', 'active', 'Working', '${TIMES[1]}')`;
  const plain = `INSERT INTO project_state ${columns} VALUES ${values('pz')};\n`;
  const seen = (text: string) =>
    lookAll({ [at]: text }).workflows.map(({ feature, decision }) => `${feature} ${decision.action}`);

  test.each([
    `INSERT OR REPLACE INTO project_state ${columns} VALUES ${values('pa')};`,
    `INSERT OR IGNORE INTO project_state ${columns} VALUES ${values('pa')};`,
    `INSERT IGNORE INTO project_state ${columns} VALUES ${values('pa')};`,
    `INSERT project_state ${columns} VALUES ${values('pa')};`,
    `INSERT INTO project_state ${columns} VALUES ${values('pa')} ON CONFLICT (project_id) DO NOTHING;`,
    `INSERT INTO project_state ${columns} VALUES ${values('pa')} ON DUPLICATE KEY UPDATE status = 'active';`,
    `REPLACE INTO project_state ${columns} VALUES ${values('pa')};`,
    `replace into "PROJECT_STATE" ${columns} values ${values('pa')};`,
    `INSERT INTO [dbo].[project_state] ${columns} VALUES ${values('pa')};`,
    `INSERT INTO project_state ${columns.toUpperCase()} VALUES ${values('pa')};`,
    `INSERT INTO project_state ${columns.toUpperCase().replace(/\w+/g, '"$&"')} VALUES ${values('pa')};`,
  ])('read: %s', (text) => {
    expect(seen(text)).toEqual(['pa ask']);
    expect(seen(plain + text).sort()).toEqual(['pa ask', 'pz ask']);
    expect(() => chosen({ name: 'start-fresh', all: false }, { [at]: plain + text }, 'pz')).toThrow(
      /holds 2 projects/,
    );
    const [file] = chosen({ name: 'retry' }, { [at]: plain + text }, 'pa');
    if (file?.kind !== 'write') throw new Error('it writes');
    expect(file.after).toContain(plain);
    expect(file.after).toContain('Restarted deploy (Ada)');
  });

  test.each([
    `WITH x AS (SELECT 1) INSERT INTO project_state ${columns} VALUES ${values('pa')};`,
    `DO $$ BEGIN INSERT INTO project_state ${columns} VALUES ${values('pa')}; END $$;`,
    `MERGE INTO project_state ${columns} USING x ON 1 = 1;`,
    `IF 1 = 1 INSERT INTO dbo.project_state ${columns} VALUES ${values('pa')};`,
    `INSERT INTO project_state ${columns} SELECT * FROM old;`,
    `INSERT INTO log VALUES (1)\nINSERT INTO project_state ${columns} VALUES ${values('pa')};`,
    `${plain.replace(';', '')}INSERT INTO project_state ${columns} VALUES ${values('pa')};`,
  ])('refused: %s', (text) => {
    for (const said of [text, plain + text]) {
      const { workflows, unreadable } = lookAll({ [at]: said });
      expect(workflows.map(({ decision }) => decision.reason)).toEqual(['state-unreadable']);
      expect(JSON.stringify([workflows, unreadable])).not.toContain('RFC 4180');
    }
  });

  test('what grants, triggers and other tables say is passed over', () => {
    const text = [
      'GRANT SELECT, INSERT ON TABLE public.project_state TO app;',
      'CREATE TRIGGER t AFTER INSERT ON project_state EXECUTE FUNCTION f();',
      "INSERT INTO log (words) VALUES ('INSERT INTO project_state');",
      'INSERT INTO project_state_log SELECT * FROM project_state;\n',
    ].join('\n');
    expect(seen(plain + text)).toEqual(['pz ask']);
  });
});

test('a header of CSV in capitals is the same header', () => {
  const at = 'exports/project_state.csv';
  const text = `${CSV_HEAD.toUpperCase()}\r\n${CSV_ROW}\r\n`;
  expect(decided(look({ [at]: text }))).toBe('wait deploy paused');
  const [file] = chosen({ name: 'resume' }, { [at]: text });
  expect(file?.kind === 'write' && file.after).toContain(
    `${CSV_HEAD.toUpperCase()}\r\n${PROJECT},build,deploy`,
  );
  const twice = look({ [at]: text.replace('CURRENT_PHASE', 'Status') });
  expect(twice.decision.reason).toBe('state-unreadable');
});
