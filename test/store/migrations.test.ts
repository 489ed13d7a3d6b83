// The tables as they are made: seed 003's to the letter, and each published step as it was published.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NEWEST, stepsFrom } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { atNight, share } from '../exhaustive.ts';
import { freshDatabase } from '../postgres/database.ts';
import { BASES, freshFolder, opened, POSTGRES, runIn, SQLITE } from './bases.ts';

/** SHA-256 of a step's statements on SQLite and PostgreSQL. A line that stands here never changes again. */
const PUBLISHED: readonly (readonly [version: number, sqlite: string, postgres: string])[] = [
  [1, 'c3f6c995a090a3fb', 'd10e20d5179e8829'],
  [2, 'acf9d2dea7dc5c84', 'f17ec2ca46807a6f'],
  [3, '783752be1c7a6840', 'bddc7a09d785f2ec'],
  [4, 'e1eaf0eb8e15c70b', 'e1eaf0eb8e15c70b'],
  [5, '395f5e643fcab3b2', 'f11c825d4d206810'],
  [6, 'd9058c82c4963745', '286a94fba7ee5c46'],
];

const hash = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join(';\n')).digest('hex').slice(0, 16);

test.each(PUBLISHED)('migration %i is what was published', (version, sqlite, postgres) => {
  const own = (dialect: 'sqlite' | 'postgres') => {
    const all = stepsFrom(version - 1, dialect);
    return all.slice(0, all.length - stepsFrom(version, dialect).length);
  };
  expect([hash(own('sqlite')), hash(own('postgres'))]).toEqual([sqlite, postgres]);
});

test('every migration is published here', () => {
  expect(PUBLISHED.map(([version]) => version)).toEqual(Array.from({ length: NEWEST }, (_, i) => i + 1));
});

test.each(share(BASES, 2))(
  'a database of each version before goes on with all that it has: $name',
  async (base) => {
    const dialect = base.name === 'SQLite' ? 'sqlite' : 'postgres';
    for (let version = 2; version < NEWEST; version += 1) {
      const options =
        dialect === 'sqlite' ? { file: join(freshFolder(), 'db') } : { url: await freshDatabase() };
      await runIn(
        options,
        `CREATE TABLE rekindle_migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL,
        applied_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP)`,
      );
      const steps = stepsFrom(0, dialect);
      for (const step of steps.slice(0, steps.length - stepsFrom(version, dialect).length))
        await runIn(options, step);
      await runIn(options, "INSERT INTO notes (name, value) VALUES ('read up to', '7')");
      await runIn(
        options,
        `INSERT INTO deliveries (id, event, lane, at, received_at, body, due_at)
       VALUES ('a', 'push', 'repository 1', 1, 1, '{}', 1)`,
      );
      const { notes, inbox } = await opened(options);
      expect(await notes.get('read up to')).toBe('7');
      expect(await inbox.find('a')).toMatchObject({ lane: 'repository 1', state: 'waiting', body: '{}' });
      await inbox.arrive({ id: 'b', event: 'push', bytes: Buffer.from('{}'), receivedAt: 2 });
      expect((await inbox.figures()).waiting).toBe(2);
    }
  },
);

/** Rows of any question, beside the store. */
type Ask = (statement: string) => Promise<readonly Record<string, unknown>[]>;

async function asking(base: (typeof BASES)[number]): Promise<Ask> {
  const { url, file = '' } = await base.fresh();
  await (await openStore(url === undefined ? { file } : { url })).close();
  if (url === undefined) {
    const db = new DatabaseSync(file);
    onTestFinished(() => db.close());
    return async (statement) => db.prepare(statement).all();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return async (statement) => (await client.query<Record<string, unknown>>(statement)).rows;
}

const SEED_COLUMNS = [
  'id',
  'project_id',
  'current_task_id',
  'current_agent_id',
  'last_action',
  'status',
  'updated_at',
  'metadata',
];

describe('project_state', () => {
  test('has seed 003 §2 types on PostgreSQL', async () => {
    const ask = await asking(POSTGRES);
    const columns = await ask(
      `SELECT column_name AS name, data_type AS type, character_maximum_length AS most,
         is_nullable AS nullable
       FROM information_schema.columns WHERE table_name = 'project_state' ORDER BY ordinal_position`,
    );
    expect(columns.map(({ name, type, most, nullable }) => [name, type, most, nullable])).toEqual([
      ['id', 'integer', null, 'NO'],
      ['project_id', 'uuid', null, 'NO'],
      ['current_task_id', 'character varying', 100, 'YES'],
      ['current_agent_id', 'character varying', 100, 'YES'],
      ['last_action', 'text', null, 'YES'],
      ['status', 'character varying', 50, 'NO'],
      ['updated_at', 'timestamp with time zone', null, 'NO'],
      ['metadata', 'jsonb', null, 'YES'],
    ]);
    const indexes = await ask(
      "SELECT indexdef FROM pg_indexes WHERE tablename = 'project_state' ORDER BY indexname",
    );
    expect(indexes.map(({ indexdef }) => indexdef)).toEqual([
      expect.stringMatching(/INDEX idx_project_state_page .*\(status, project_id\)/),
      expect.stringMatching(/UNIQUE INDEX idx_project_state_project .*\(project_id\)/),
      expect.stringMatching(/INDEX idx_project_state_status .*\(status\)/),
      expect.stringMatching(/UNIQUE INDEX project_state_pkey .*\(id\)/),
    ]);
  });

  test('has the same columns on SQLite', async () => {
    const ask = await asking(SQLITE);
    const columns = await ask("SELECT name FROM pragma_table_info('project_state')");
    expect(columns.map(({ name }) => name)).toEqual(SEED_COLUMNS);
  });

  atNight.each(BASES)(
    'takes what an orchestrator writes by SQL of its own, and no other status: $name',
    async (base) => {
      const options = await base.fresh();
      const store = await openStore(options);
      const id = '550e8400-e29b-41d4-a716-446655440000';
      const [createdAt, updatedAt] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.123Z'];
      const project = {
        id,
        goal: null,
        repository: null,
        repositoryId: null,
        ref: null,
        workflow: null,
        createdAt,
      };
      await store.projects.create(project);
      await store.close();
      const time = base.name === 'SQLite' ? updatedAt : '2026-01-01T00:00:00.123456Z';
      const write = (status: string) =>
        runIn(
          options,
          `INSERT INTO project_state (project_id, status, updated_at)
          VALUES ('${id}', '${status}', '${time}')`,
        );
      await expect(write('resting')).rejects.toThrow(/check/i);
      await write('active');
      const { projects } = await opened(options);
      const state = (await projects.find(id))?.state;
      expect(state).toMatchObject({ status: 'active', updatedAt, metadata: {} });
      if (state) expect(await projects.setState({ ...state, status: 'paused' }, null, updatedAt)).toBe(true);
    },
  );
});
