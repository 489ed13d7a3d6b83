// What a mode asks of GitHub: facts as plain data, looked up when they count, and effects that land there.

import type { Reading } from '../file-content.ts';
import type { FactRequirements, Survey, Target } from '../repository-source.ts';
import type { EffectResult, Reaction, RemoteEffect } from './effects.ts';
import type { Account } from './event.ts';

/** GitHub's roles in a repository, from the least. */
export const HUB_ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type HubRole = (typeof HUB_ROLES)[number];

/** The repository as it is now, told in one question at the start. */
export interface HubFacts {
  readonly owner: string;
  readonly repo: string;
  /** Our own login as REST gives it: `github-actions[bot]`. */
  readonly account: string;
  /** `null`: the repository has no commit yet. */
  readonly defaultBranch: { readonly name: string; readonly sha: string } | null;
  readonly archived: boolean;
  readonly hasIssues: boolean;
  /**
   * Who looks after it, by a ref that only those who may write there can set: one of our Apps. Beside another
   * account that holds it we stay silent. `null`: no one, or a marker that is no longer renewed.
   */
  readonly keeper: { readonly account: string; readonly at: string } | null;
  /**
   * The config on the default branch; `null` where there is none. One that is absent all the same was named
   * by somebody who runs us.
   */
  readonly config: Reading | null;
}

/** An issue or pull request. */
export interface Conversation {
  readonly number: number;
  readonly isPullRequest: boolean;
  readonly open: boolean;
  readonly merged: boolean;
  readonly locked: boolean;
  readonly title: string;
  readonly body: string;
  readonly author: Account | null;
  readonly labels: readonly string[];
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Of a pull request: its head, and whether that lies in another repository. */
  readonly head: { readonly branch: string; readonly sha: string; readonly fork: boolean } | null;
}

export interface IssueComment {
  readonly id: number;
  /** GraphQL's id. */
  readonly nodeId: string;
  readonly body: string;
  readonly author: Account | null;
  /** Whether it is our own account's, or one that is trusted like it. */
  readonly ours: boolean;
  /** ISO 8601; later than `createdAt` where it was edited. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Whether an App wrote it. */
  readonly viaApp: boolean;
}

/** The last push to a branch that a person or an agent made; our own do not count. */
export interface Push {
  /** ISO 8601: when GitHub received it. */
  readonly at: string;
  readonly actor: Account | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** One move of a branch, by anybody and in any way: a push, a merge, ours as well. */
export type BranchMoved = Pick<Push, 'at' | 'before' | 'after'>;

/** A workflow run that GitHub lists as going on for longer than any job, or those that it has, can. */
export interface Overdue {
  readonly run: number;
  /** `hosted-job`: in progress, and each job that is not over is lost on GitHub's own runners. */
  readonly status: 'queued' | 'in_progress' | 'hosted-job';
  /** When its last attempt began, of a `hosted-job` the job that did so first; ISO 8601. */
  readonly since: string;
}

/** Commits on which workflow runs are, by their full hex ids. */
export interface RunningHeads {
  /** A run is queued or in progress there, as it may be. */
  readonly live: ReadonlySet<string>;
  /** A run is listed there for longer than it can be at work: no sign of life. The newest of each. */
  readonly overdue: ReadonlyMap<string, Overdue>;
}

/** A question whose answer may be refused: what a mode does without it is said in a note. */
export type OptionalFact<T> =
  | { readonly known: true; readonly value: T }
  | { readonly known: false; readonly note: string };

export interface GitHubRepository {
  readonly facts: HubFacts;
  /** When it was opened, in epoch ms: by the machine's clock, where that agrees with GitHub's. */
  readonly now: number;
  /** Branches by a partial fetch, a commit by the API. */
  survey(target: Target, asker: FactRequirements): Promise<Survey>;
  /** Looked up when it counts; somebody who is not there has `none`. */
  role(login: string): Promise<HubRole>;
  /** `null`: it is not there (any more). */
  conversation(number: number): Promise<Conversation | null>;
  /** All of them, the oldest first. */
  remarks(number: number): Promise<readonly IssueComment[]>;
  /** `null`: it was deleted. */
  remark(id: number): Promise<IssueComment | null>;
  /** Our own reactions under a comment. */
  reactions(id: number): Promise<ReadonlySet<Reaction>>;
  /** The best common ancestor of two commits; `null`: there is none, or one of them is gone. */
  mergeBase(a: string, b: string): Promise<string | null>;
  /**
   * Says that we look after the repository from now on, or still do, for a while. `false`: another account
   * said so first. Done once a day at most. @throws WorldError
   */
  keep(): Promise<boolean>;
  /** Where a branch points; `null`: it is gone. */
  head(branch: string): Promise<string | null>;
  /** Whether a branch refuses our direct commits, as far as rules say; not known counts as no. */
  isProtected(branch: string): Promise<boolean>;
  /** Open pull requests by their head branch, those of forks left out. */
  pulls(): Promise<OptionalFact<ReadonlyMap<string, readonly Conversation[]>>>;
  /** Our issues, open and closed, with markers or emptied; the oldest first. */
  issues(): Promise<OptionalFact<readonly Conversation[]>>;
  /** Comments by GraphQL's id, each with when it was made (ISO 8601); one that is gone is missing. */
  bodies(nodeIds: readonly string[]): Promise<ReadonlyMap<string, Pick<IssueComment, 'body' | 'createdAt'>>>;
  /**
   * The newest counting push of each branch since a time (epoch ms). `counts`: whether what this login pushed
   * is progress; absent: everybody's is. Ours never is, nor is a merge.
   */
  pushes(
    since: number,
    counts?: (login: string | null) => boolean,
  ): Promise<OptionalFact<ReadonlyMap<string, Push>>>;
  /** All moves of one branch since a time (epoch ms), the newest first. */
  moves(branch: string, since: number): Promise<OptionalFact<readonly BranchMoved[]>>;
  /** Heads on which a workflow run other than this one is queued or in progress. */
  running(): Promise<OptionalFact<RunningHeads>>;
  /** Performs one effect. @throws WorldError where it is refused */
  land(effect: RemoteEffect): Promise<EffectResult>;
  /** Requests sent so far. */
  spent(): { readonly reads: number; readonly writes: number; readonly queries: number };
}
