// The bot's memory: an inbox, projects, and a few notes; over SQLite or PostgreSQL, with the same behaviour.
import type { Inbox } from './inbox.ts';
import type { Projects } from './project.ts';

/** Small values that outlive the process, by name: up to when deliveries of webhooks were read. */
export interface Notes {
  /** `null`: there is none. */
  get(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
  /**
   * Claims a name until a time: `true` for one claimant only, as long as the claim holds. Times in
   * milliseconds since 1970.
   */
  claim(name: string, by: string, now: number, until: number): Promise<boolean>;
}

export interface Store {
  /** For people: `SQLite (data/rekindle.db)`. No secret in it. */
  readonly title: string;
  readonly inbox: Inbox;
  readonly projects: Projects;
  readonly notes: Notes;
  /** Whether it answers now. */
  alive(): Promise<boolean>;
  close(): Promise<void>;
}
