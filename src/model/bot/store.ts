// The bot's memory: an inbox, projects, sessions of people, and notes; over SQLite or PostgreSQL alike.
import type { Inbox } from './inbox.ts';
import type { Projects } from './project.ts';
import type { WebSessions } from './session.ts';

/** Small values that outlive the process, by name: up to when deliveries of webhooks were read. */
export interface NoteStore {
  /** `null`: there is none. */
  get(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
}

export interface Store {
  /** For people: `SQLite (data/rekindle.db)`. No secret in it. */
  readonly title: string;
  readonly inbox: Inbox;
  readonly projects: Projects;
  readonly notes: NoteStore;
  readonly sessions: WebSessions;
  /** `null`: the last real write was taken, and it answers; otherwise what stands against it. */
  trouble(): Promise<Error | null>;
  close(): Promise<void>;
}
