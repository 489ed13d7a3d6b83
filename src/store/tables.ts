// The tables as types: the same names on both databases, values as plain text and numbers.
import type { Generated, Kysely, Transaction } from 'kysely';
import type { DeliveryState } from '../model/bot/inbox.ts';
import type { ProjectStatus } from '../model/bot/project.ts';

export interface ProjectsTable {
  id: string;
  goal: string | null;
  repository: string | null;
  repository_id: number | null;
  ref: string | null;
  workflow: string | null;
  created_at: string;
}

/** project-state, its columns and no more. */
export interface ProjectStateTable {
  id: Generated<number>;
  project_id: string;
  current_task_id: string | null;
  current_agent_id: string | null;
  last_action: string | null;
  status: ProjectStatus;
  updated_at: string;
  metadata: string | null;
}

export interface TaskHistoryTable {
  id: Generated<number>;
  project_id: string;
  key: string | null;
  at: string;
  author: string;
  kind: string;
  task_id: string | null;
  agent_id: string | null;
  action: string | null;
  details: string;
}

export interface GatesTable {
  id: Generated<number>;
  project_id: string;
  key: string;
  reason: string;
  details: string;
  issue: number | null;
  opened_at: string;
  closed_at: string | null;
  closed_by: string | null;
}

export interface ArchivesTable {
  id: Generated<number>;
  project_id: string;
  place: string;
  commit_id: string | null;
  content: string | null;
  at: string;
  author: string;
}

/** Times of this table are milliseconds since 1970. */
export interface DeliveriesTable {
  id: string;
  event: string;
  action: string | null;
  meaning: string | null;
  lane: string;
  at: number;
  received_at: number;
  installation: number | null;
  repository: string | null;
  body: string;
  state: DeliveryState;
  tries: number;
  due_at: number;
  reason: string | null;
  settled_at: number | null;
  /** Of a try that was not brought to its end, or is at work; `null`: none is. */
  begun_at: number | null;
  /** 1: while it rests the others go on. */
  aside: number;
}

/** Webhooks that were not read yet, numbered as they came. */
export interface ArrivalsTable {
  n: Generated<number>;
  id: string;
  event: string;
  /** Milliseconds since 1970. */
  received_at: number;
  body: Uint8Array;
}

export interface NotesTable {
  name: string;
  value: string | null;
}

/** Times of this table are milliseconds since 1970. */
export interface WebSessionsTable {
  hash: string;
  user_id: number;
  login: string;
  sealed: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

export interface MigrationsTable {
  version: number;
  name: string;
}

export interface Tables {
  projects: ProjectsTable;
  project_state: ProjectStateTable;
  task_history: TaskHistoryTable;
  gates: GatesTable;
  archives: ArchivesTable;
  arrivals: ArrivalsTable;
  deliveries: DeliveriesTable;
  notes: NotesTable;
  web_sessions: WebSessionsTable;
  rekindle_migrations: MigrationsTable;
}

/** Asks or writes; of a transaction where it is given one. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** Which database it is: where the two differ, by their words alone. */
export type Dialect = 'sqlite' | 'postgres';
