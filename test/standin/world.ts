// All that the stand-in knows: emulate's tables, the repositories on disk, and what emulate has no place for.
import type { Emulator } from './emulator.ts';
import type { Depot } from './git/depot.ts';
import type { Hooks } from './hooks/hooks.ts';
import type { Delivery } from './hooks/post.ts';
import type { Identities } from './identity.ts';
import type { SignIns } from './oauth.ts';
import type { Rows } from './rows.ts';

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

/** A rule on branches. `pattern` as GitHub's: `*` is anything but a slash, `**` anything. */
export interface Protection {
  readonly pattern: string;
  /** Changes must come by pull request. */
  readonly reviews: number;
  readonly allowsForcePushes: boolean;
  readonly allowsDeletions: boolean;
  readonly requiresSignatures: boolean;
  /** Contexts of required checks. */
  readonly checks: readonly string[];
  /** How it was made: by the old rules of branches, or by a ruleset. */
  readonly by: 'protection' | 'ruleset';
}

/** What emulate's tables have no place for, of one repository. */
export interface Settings {
  readonly private: boolean;
  readonly archived: boolean;
  readonly issues: boolean;
  readonly allowActionsPullRequests: boolean;
  readonly protections: readonly Protection[];
  /** By login, in lower case. */
  readonly roles: Readonly<Record<string, Role>>;
  /** Names that it had before (`owner/name`, in lower case). */
  readonly formerly: readonly string[];
}

export const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;
export type ReactionName = (typeof REACTIONS)[number];

export interface Reaction {
  readonly id: number;
  readonly on: 'issue' | 'comment';
  /** Id of the issue's or comment's row. */
  readonly target: number;
  readonly content: ReactionName;
  readonly user_id: number;
  readonly created_at: string;
}

export interface Dispatch {
  readonly repository: string;
  readonly kind: 'repository_dispatch' | 'workflow_dispatch';
  /** The event type, or the workflow's file or id. */
  readonly name: string;
  readonly ref: string | null;
  readonly payload: unknown;
  readonly by: string;
  readonly at: string;
}

/** One entry of a repository's activity: a push, in the wide sense. */
export interface Activity {
  readonly id: number;
  readonly repo_id: number;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly by: string;
  readonly at: string;
  readonly type: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'pr_merge';
}

/** A thing that was made and that lists do not show yet. */
export interface Hidden {
  readonly id: number;
  /** Reads of a list that will still miss it. */
  left: number;
}

export interface Extras {
  settings: Record<number, Settings>;
  reactions: Reaction[];
  dispatches: Dispatch[];
  activity: Activity[];
  /** Why a comment is folded away, by the comment's id. */
  minimized: Record<number, string>;
  hidden: Hidden[];
  /** What Apps were sent. */
  deliveries: Delivery[];
  nextId: number;
}

export const noExtras = (): Extras => ({
  settings: {},
  reactions: [],
  dispatches: [],
  activity: [],
  minimized: {},
  hidden: [],
  deliveries: [],
  nextId: 9_000_001,
});

export interface World {
  /** `http://127.0.0.1:PORT`: where pages and repositories are. */
  readonly url: string;
  /** Where the REST interface is: the same, or with `/api/v3` on GitHub Enterprise Server. */
  readonly api: string;
  readonly enterprise: boolean;
  readonly rows: Rows;
  readonly depot: Depot;
  readonly emulator: Emulator;
  readonly identities: Identities;
  readonly hooks: Hooks;
  readonly signIns: SignIns;
  extras: Extras;
  /** GitHub's clock, as each answer tells it. */
  date: () => Date;
  /** What was wrong with requests and answers. */
  readonly problems: string[];
}

/** The next id of a thing that emulate has no table for. */
export function nextId(world: World): number {
  const id = world.extras.nextId;
  world.extras.nextId += 1;
  return id;
}
