// The migrations of our tables, numbered; a published one never changes, and all pending ones run at once.
import type { Dialect } from './tables.ts';

/** How a database spells a type. */
interface Words {
  readonly serial: string;
  /** A number for each row, greater than all before, far beyond those of `serial`. */
  readonly counted: string;
  readonly bigint: string;
  readonly uuid: string;
  readonly time: string;
  readonly json: string;
  /** Bytes as they are. */
  readonly bytes: string;
  readonly now: string;
  /** Text that is sorted by its bytes. */
  readonly exact: string;
}

const WORDS: Readonly<Record<Dialect, Words>> = {
  postgres: {
    serial: 'SERIAL PRIMARY KEY',
    counted: 'BIGSERIAL PRIMARY KEY',
    bigint: 'BIGINT',
    uuid: 'UUID',
    time: 'TIMESTAMPTZ',
    json: 'JSONB',
    bytes: 'BYTEA',
    now: 'NOW()',
    exact: 'TEXT COLLATE "C"',
  },
  sqlite: {
    serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    counted: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    bigint: 'INTEGER',
    uuid: 'TEXT',
    time: 'TEXT',
    json: 'TEXT',
    bytes: 'BLOB',
    now: "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
    exact: 'TEXT',
  },
};

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly up: (words: Words) => readonly string[];
}

/**
 * `project_state` has the columns that project-state describes; its first index is unique: one row a project.
 */
const projects = ({ serial, bigint, uuid, time, json, now }: Words): readonly string[] => [
  `CREATE TABLE projects (
    id ${uuid} PRIMARY KEY, goal TEXT, repository TEXT, repository_id ${bigint}, ref TEXT, workflow TEXT,
    created_at ${time} NOT NULL)`,
  'CREATE INDEX idx_projects_repository ON projects(lower(repository))',
  'CREATE INDEX idx_projects_repository_id ON projects(repository_id)',
  `CREATE TABLE project_state (
    id ${serial},
    project_id ${uuid} NOT NULL REFERENCES projects(id),
    current_task_id VARCHAR(100),
    current_agent_id VARCHAR(100),
    last_action TEXT,
    status VARCHAR(50) NOT NULL CHECK (status IN ('active', 'paused', 'completed', 'failed')),
    updated_at ${time} NOT NULL DEFAULT ${now},
    metadata ${json})`,
  'CREATE UNIQUE INDEX idx_project_state_project ON project_state(project_id)',
  'CREATE INDEX idx_project_state_status ON project_state(status)',
  `CREATE TABLE task_history (
    id ${serial}, project_id ${uuid} NOT NULL REFERENCES projects(id), key TEXT, at ${time} NOT NULL,
    author TEXT NOT NULL, kind TEXT NOT NULL, task_id TEXT, agent_id TEXT, action TEXT,
    details ${json} NOT NULL)`,
  'CREATE UNIQUE INDEX idx_task_history_key ON task_history(project_id, key)',
  'CREATE INDEX idx_task_history_newest ON task_history(project_id, at, id)',
  `CREATE TABLE gates (
    id ${serial}, project_id ${uuid} NOT NULL REFERENCES projects(id), key TEXT NOT NULL,
    reason TEXT NOT NULL, details TEXT NOT NULL, issue ${bigint}, opened_at ${time} NOT NULL,
    closed_at ${time}, closed_by TEXT)`,
  'CREATE UNIQUE INDEX idx_gates_key ON gates(project_id, key)',
  'CREATE INDEX idx_gates_issue ON gates(issue)',
  `CREATE TABLE archives (
    id ${serial}, project_id ${uuid} NOT NULL REFERENCES projects(id), place TEXT NOT NULL, commit_id TEXT,
    content ${json}, at ${time} NOT NULL, author TEXT NOT NULL)`,
  `CREATE UNIQUE INDEX idx_archives_commit ON archives(project_id, place, commit_id)
    WHERE commit_id IS NOT NULL`,
  'CREATE UNIQUE INDEX idx_archives_row ON archives(project_id, place, at) WHERE commit_id IS NULL',
];

const inbox = ({ bigint, exact }: Words): readonly string[] => [
  `CREATE TABLE deliveries (
    id ${exact} PRIMARY KEY, event TEXT NOT NULL, action TEXT, meaning TEXT, lane ${exact} NOT NULL,
    at ${bigint} NOT NULL, received_at ${bigint} NOT NULL, installation ${bigint}, repository TEXT,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'parked')),
    tries INTEGER NOT NULL DEFAULT 0, due_at ${bigint} NOT NULL, reason TEXT, settled_at ${bigint})`,
  'CREATE UNIQUE INDEX idx_deliveries_meaning ON deliveries(meaning) WHERE meaning IS NOT NULL',
  "CREATE INDEX idx_deliveries_lane ON deliveries(lane, at, received_at, id) WHERE state = 'waiting'",
  // What is counted for the figures, without a look at the rows themselves.
  'CREATE INDEX idx_deliveries_figures ON deliveries(state, received_at)',
  "CREATE INDEX idx_deliveries_settled ON deliveries(state, settled_at) WHERE state <> 'waiting'",
  `CREATE TABLE notes (
    name TEXT PRIMARY KEY, value TEXT, claimed_by TEXT, claimed_until ${bigint})`,
];

/** Webhooks as they came; a claim on a note is nothing that was ever made. */
const arrivals = ({ bigint, bytes, counted }: Words): readonly string[] => [
  `CREATE TABLE arrivals (
    n ${counted}, id TEXT NOT NULL, event TEXT NOT NULL, received_at ${bigint} NOT NULL,
    body ${bytes} NOT NULL)`,
  'ALTER TABLE notes DROP COLUMN claimed_by',
  'ALTER TABLE notes DROP COLUMN claimed_until',
];

/** Projects of a status in the order of their ids: pages of them are read without sorting all of them. */
const pages = (): readonly string[] => [
  'CREATE INDEX idx_project_state_page ON project_state(status, project_id)',
];

/** What is at work or was cut off, what steps aside while it rests, and gates that are open. */
const begun = ({ bigint }: Words): readonly string[] => [
  `ALTER TABLE deliveries ADD COLUMN begun_at ${bigint}`,
  'ALTER TABLE deliveries ADD COLUMN aside INTEGER NOT NULL DEFAULT 0',
  `CREATE INDEX idx_deliveries_tried ON deliveries(lane, due_at)
    WHERE state = 'waiting' AND tries > 0`,
  'CREATE INDEX idx_gates_open ON gates(id) WHERE closed_at IS NULL',
];

/** People who are signed in to the page. */
const sessions = ({ bigint }: Words): readonly string[] => [
  `CREATE TABLE web_sessions (
    hash TEXT PRIMARY KEY, user_id ${bigint} NOT NULL, login TEXT NOT NULL, sealed TEXT NOT NULL,
    created_at ${bigint} NOT NULL, seen_at ${bigint} NOT NULL, expires_at ${bigint} NOT NULL)`,
  'CREATE INDEX idx_web_sessions_expires ON web_sessions(expires_at)',
];

/** In the order of their numbers, from 1 without a gap. A published one never changes: add another. */
const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'projects', up: projects },
  { version: 2, name: 'inbox and notes', up: inbox },
  { version: 3, name: 'arrivals', up: arrivals },
  { version: 4, name: 'pages of projects', up: pages },
  { version: 5, name: 'what is begun', up: begun },
  { version: 6, name: 'sessions', up: sessions },
];

/** The version that a database has when every migration ran. */
export const NEWEST = MIGRATIONS.length;

/** What the first migrations make: where such a table stands before them, it is another program's. */
export const OUR_TABLES = [
  'projects',
  'project_state',
  'task_history',
  'gates',
  'archives',
  'arrivals',
  'deliveries',
  'notes',
  'web_sessions',
] as const;

/** The statements that bring a database of a version (0: empty) to the newest one, with their bookkeeping. */
export const stepsFrom = (version: number, dialect: Dialect): readonly string[] =>
  MIGRATIONS.filter((one) => one.version > version).flatMap((one) => [
    ...one.up(WORDS[dialect]),
    `INSERT INTO rekindle_migrations (version, name) VALUES (${one.version}, '${one.name}')`,
  ]);
