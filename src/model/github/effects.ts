// What GitHub can be asked to become: plain data, each with the key by which it is found again.

/** A message at lines of a file, on a check run. */
export interface Note {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** A check run on a commit, GitHub's. Found again by its key, which is its `external_id`. */
export interface CheckRunEffect {
  readonly kind: 'check-run';
  readonly key: string;
  /** Full hex id of the commit that it is shown at. */
  readonly sha: string;
  readonly conclusion: 'success' | 'neutral' | 'action_required' | 'failure';
  readonly title: string;
  /** GitHub's Markdown, under 65,536 characters. */
  readonly summary: string;
  readonly annotations: readonly Note[];
  /** The job that says it, where several speak of one commit: what others said stays. Absent: none does. */
  readonly job?: string;
}

/** One of our comments, a card or an answer, under an issue or a pull request: made, or changed to this. */
export interface CommentEffect {
  readonly kind: 'comment';
  /** In the marker of its first line; the comment is found again by it. */
  readonly key: string;
  readonly issue: number;
  /** The marker included, under 65,536 characters. */
  readonly body: string;
  /** One that is there is left as it is. Absent: it is brought to these words. */
  readonly once?: true;
}

/** One of our issues, the dashboard or one workflow's own: created, or updated to this text. */
export interface IssueEffect {
  readonly kind: 'issue';
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  /** None of our other issues has this title: one that was emptied is found by it too. */
  readonly sole?: true;
  /** The issue that is meant, whatever others have its key; absent: the one that is kept. */
  readonly number?: number;
}

/** What files of a branch become: whole texts, `null` for one that goes. */
export interface BranchEdit {
  readonly path: string;
  readonly text: string | null;
  /** The mode of a text; absent: the one that the file has, or of a new one `100644`. */
  readonly mode?: '100755';
  /** A file that the repository has already, bytes and mode, in the place of `text`, which is then `null`. */
  readonly kept?: { readonly blob: string; readonly mode: '100644' | '100755' | '120000' };
}

/** A commit through the API on a branch, only while the branch stands where it was seen. */
export interface CommitEffect {
  readonly kind: 'commit';
  /** In the trailer `Rekindle-Source` of its message; the commit is found again by it. */
  readonly key: string;
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** Full hex id of the commit that was judged. */
  readonly head: string;
  readonly edits: readonly BranchEdit[];
  /** Subject and body; the trailers are added. */
  readonly message: string;
  readonly trailers: Readonly<Record<string, string>>;
}

/** A proposal on a branch of our own, `rekindle/…`. One that a person closed is not opened again. */
export interface PullRequestEffect extends Omit<CommitEffect, 'kind'> {
  readonly kind: 'pull-request';
  /** The branch that it is to be merged into; `branch` is ours and ends with digits of the key. */
  readonly base: string;
  /** An open one that leads to another branch is another one (`foreign`), which is left alone. */
  readonly baseCounts?: true;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  /** Logins. */
  readonly reviewers: readonly string[];
  /** Slugs of teams of the organization that owns the repository. */
  readonly teams: readonly string[];
  readonly draft: boolean;
}

/** How an agent is woken. */
export type Way =
  | { readonly kind: 'repository-dispatch'; readonly type: string }
  | {
      readonly kind: 'workflow-dispatch';
      /** Base name of a file in `.github/workflows`. */
      readonly workflow: string;
      readonly ref: string;
      readonly inputs: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'mention'; readonly issue: number; readonly body: string };

/** In which way an agent was woken, as far as that is kept; a `Way` is one. */
export type SentWay =
  | { readonly kind: 'repository-dispatch'; readonly type: string }
  | { readonly kind: 'workflow-dispatch'; readonly workflow: string; readonly ref: string | null }
  | { readonly kind: 'mention' };

/** The event that starts an agent. On GitHub only our lease shows that it was sent. */
export interface DispatchEffect {
  readonly kind: 'dispatch';
  readonly key: string;
  readonly way: Way;
  /** At most ten keys and 64 KB. */
  readonly payload: Readonly<Record<string, string>>;
  /** Full hex id of a commit of the default branch, on which the lease's own commits stand. */
  readonly base: string;
  /** Nothing is sent; it is told whether it was (`already`), is being sent (`held`), or not (`moved`). */
  readonly look?: true;
}

/** Our one word under a comment or an issue: it takes the place of the one that was there. */
export interface ReactEffect {
  readonly kind: 'react';
  readonly key: string;
  readonly at: { readonly kind: 'comment' | 'issue'; readonly id: number };
  readonly content: Reaction;
}

/** GitHub's names. Seen, accepted, done; refused, not understood. */
export type Reaction = 'eyes' | 'rocket' | '+1' | '-1' | 'confused';

/** Our labels on an issue or a pull request; others stay. */
export interface LabelEffect {
  readonly kind: 'label';
  readonly key: string;
  readonly issue: number;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * A ref that keeps what is about to go. It is made once, and never moved. Where the host takes no such ref, a
 * branch of the same name keeps it: `refs/heads/rekindle/archive/…`.
 */
export interface ArchiveRefEffect {
  readonly kind: 'archive-ref';
  readonly key: string;
  /** Whole: `refs/rekindle/archive/…`. */
  readonly ref: string;
  readonly sha: string;
}

/** One of our issues or pull requests, closed. */
export interface CloseEffect {
  readonly kind: 'close';
  readonly key: string;
  readonly issue: number;
  readonly reason: 'completed' | 'not_planned';
}

/** What only GitHub can be asked for. */
export type RemoteEffect =
  | CheckRunEffect
  | CommentEffect
  | IssueEffect
  | CommitEffect
  | PullRequestEffect
  | DispatchEffect
  | ReactEffect
  | LabelEffect
  | ArchiveRefEffect
  | CloseEffect;

/** What became of an effect on GitHub. */
export interface EffectResult {
  readonly key: string;
  /**
   * `already`: it was so before, and nothing was written. `moved`: what it was made for is not what is there
   * now. `declined`: a person said no to it before. `foreign`: what stands in its place is not ours.
   * `held`: another run is at it, and it is left to that run.
   */
  readonly outcome: 'done' | 'already' | 'moved' | 'declined' | 'foreign' | 'held';
  /** The number of the issue or pull request, the id of a comment or check run; `null` where it has none. */
  readonly number: number | null;
  /** Where a person sees it. */
  readonly url: string | null;
  /** The commit that it made or found. */
  readonly sha: string | null;
  /** Of an archive: where it is, if not under the ref that was asked for. */
  readonly ref?: string;
  /** Of a dispatch that was sent, now or before: in which way. Absent: that is not kept. */
  readonly way?: SentWay;
  /** Of `held` and `foreign`, in a sentence or more: by whom, and what to do. */
  readonly why?: string;
  /** What GitHub refused of it while the rest was done: sentences. Absent: nothing. */
  readonly left?: readonly string[];
}
