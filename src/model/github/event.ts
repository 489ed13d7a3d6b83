// What GitHub says has happened, narrowed to what is used: names in it are data, whatever they look like.

/** A repository as an event describes it. */
export interface EventRepository {
  readonly owner: string;
  readonly name: string;
  readonly id: number;
  readonly defaultBranch: string;
  readonly fork: boolean;
  readonly archived: boolean;
  readonly hasIssues: boolean;
  readonly private: boolean;
}

/** Somebody with a login. An App's account has the type `Bot`. */
export interface Account {
  readonly login: string;
  /** GitHub's word: `User`, `Bot`, `Organization`, `Mannequin`. */
  readonly type: string;
  readonly id: number;
}

/** What all events say. */
interface Happened {
  readonly repository: EventRepository;
  /** Who did it; `null` where no one is named. What they may do is looked up, never taken from an event. */
  readonly sender: Account | null;
}

/** A side of a pull request. */
export interface EventSide {
  /** The branch, without `refs/heads/`. */
  readonly ref: string;
  /** Full hex id. */
  readonly sha: string;
}

export interface PushEvent extends Happened {
  readonly name: 'push';
  readonly action: null;
  /** Whole: `refs/heads/…` or `refs/tags/…`. */
  readonly ref: string;
  /** Without `refs/heads/`; `null` for a tag. */
  readonly branch: string | null;
  /** `null`: there was nothing before. */
  readonly before: string | null;
  /** `null`: it was deleted. */
  readonly after: string | null;
  readonly forced: boolean;
  /** Of its last commit; `null` where it has none. */
  readonly message: string | null;
}

export interface PullRequestEvent extends Happened {
  readonly name: 'pull_request' | 'pull_request_target';
  readonly action: string;
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  readonly draft: boolean;
  readonly locked: boolean;
  readonly author: Account | null;
  readonly head: EventSide;
  readonly base: EventSide;
  /** The head lies in another repository, one that was deleted included: nothing of it is run or believed. */
  readonly fork: boolean;
}

export interface MergeGroupEvent extends Happened {
  readonly name: 'merge_group';
  readonly action: string;
  /** Refs are whole: `refs/heads/gh-readonly-queue/…`. */
  readonly head: EventSide;
  readonly base: EventSide;
}

/** An issue, or a pull request where it is treated as one. */
export interface EventIssue {
  readonly number: number;
  readonly isPullRequest: boolean;
  /** `null`: the event does not say; where it is about a comment, it always does. */
  readonly state: 'open' | 'closed' | null;
  readonly locked: boolean | null;
  readonly author: Account | null;
  /** As people wrote it; `''` where there is none. */
  readonly body: string;
}

export interface EventComment {
  readonly id: number;
  readonly body: string;
  /** `null`: the account is gone. */
  readonly author: Account | null;
  /** The id of the App by which it was written, in an account's name or its own; `null`: by none. */
  readonly viaApp: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface IssueCommentEvent extends Happened {
  readonly name: 'issue_comment';
  readonly action: string;
  readonly issue: EventIssue;
  readonly comment: EventComment;
}

export interface IssuesEvent extends Happened {
  readonly name: 'issues';
  readonly action: string;
  readonly issue: EventIssue;
  /** When that happened, ISO 8601; `null`: the event does not say. */
  readonly changedAt: string | null;
  /** Before an edit that touched it; `null` where the body was not edited. */
  readonly bodyBefore: string | null;
}

export interface ScheduleEvent {
  readonly name: 'schedule';
  readonly action: null;
  /** As the workflow writes it; `null` where the event does not say. */
  readonly cron: string | null;
  /** `null`: older servers say no more than the time; then the runner's own word counts. */
  readonly repository: EventRepository | null;
  readonly sender: Account | null;
}

export interface WorkflowDispatchEvent extends Happened {
  readonly name: 'workflow_dispatch';
  readonly action: null;
  /** The branch or tag that it was started on, whole or short as the caller gave it. */
  readonly ref: string;
  /** As text, whatever their type. */
  readonly inputs: ReadonlyMap<string, string>;
}

export interface RepositoryDispatchEvent extends Happened {
  readonly name: 'repository_dispatch';
  /** The event's type, chosen by the caller. */
  readonly action: string;
  readonly branch: string;
  /** Whatever the caller sent. */
  readonly payload: unknown;
}

export interface CheckRunEvent extends Happened {
  readonly name: 'check_run';
  readonly action: string;
  readonly id: number;
  readonly sha: string;
  /** What its maker calls it by; `''` where it has none. */
  readonly externalId: string;
  /** The App that made it; `null` where it is gone. */
  readonly app: number | null;
  /** The button that was pressed (`requested_action`); `null` for all else. */
  readonly button: string | null;
}

export interface WorkflowRunEvent extends Happened {
  readonly name: 'workflow_run';
  readonly action: string;
  readonly id: number;
  readonly sha: string;
  /** `null` where it stands on no branch. */
  readonly branch: string | null;
  readonly status: string;
  /** `null` until it has one. */
  readonly conclusion: string | null;
  /** What it runs on lies in another repository, one that was deleted included. */
  readonly fork: boolean;
}

/** An event that nothing follows from. */
export interface UnsupportedEvent {
  readonly name: 'unsupported';
  /** GitHub's name of it; `''` where there is none. */
  readonly event: string;
}

export type SupportedEvent =
  | PushEvent
  | PullRequestEvent
  | MergeGroupEvent
  | IssueCommentEvent
  | IssuesEvent
  | ScheduleEvent
  | WorkflowDispatchEvent
  | RepositoryDispatchEvent
  | CheckRunEvent
  | WorkflowRunEvent;

export type Event = SupportedEvent | UnsupportedEvent;
