// The view of one workflow from which its texts are made: everything is passed in, nothing is looked up.
import type { Change } from '../../model/change.ts';
import type { Command } from '../../model/command.ts';
import type { Way } from '../../model/github/effects.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import type { RemovedPath } from '../terminal/change.ts';

/** One workflow: all that is known of it, and how it is published. */
export interface WorkflowView {
  readonly scanned: ScanWorkflow;
  readonly recovery: Recovery;
}

/** What the place is like in which lines are going to be written. */
export interface ReplyContext {
  /** Those that are switched on. */
  readonly commands: readonly Command[];
  /** The short form counts there: our card is there, or the issue or pull request is ours. */
  readonly bare: boolean;
  /** It is the only workflow that a line there can mean. */
  readonly alone: boolean;
  /** GitHub's name of the least role that may give commands there. */
  readonly role: string;
}

/** What would come of the two great choices. */
export interface Prospects {
  /** What resuming writes; `null` where it does not fit. */
  readonly resuming: Change | null;
  /** What starting fresh removes, with all that is in the folders; `null` where it does not fit. */
  readonly fresh: { readonly change: Change; readonly listed: readonly RemovedPath[] } | null;
  /** How an agent is woken; `none`: it is not, and the brief is posted instead. */
  readonly wakes: 'none' | Way['kind'];
}

/** What has become of a workflow since its card was first put up. */
export type CardOutcome =
  | { readonly kind: 'open' }
  /** It has waited for a person for this many milliseconds. */
  | { readonly kind: 'reminder'; readonly waited: number }
  /** Somebody's command was about what is no longer so. */
  | { readonly kind: 'moved' }
  /** Left alone; `until` is a day (`2026-12-31`), `null` until it is unfrozen. */
  | { readonly kind: 'frozen'; readonly by: string; readonly until: string | null }
  /** A person's command took it up again; `at` is ISO 8601 in UTC. */
  | { readonly kind: 'recovered'; readonly by: string; readonly command: string; readonly at: string };

export interface CardView extends WorkflowView, Prospects {
  readonly turn: CardOutcome;
  /** It is on a pull request from another repository: `/status` shows it there, and no command is taken. */
  readonly fork: boolean;
  readonly seat: ReplyContext;
  /** Names of the commands of the command line. */
  readonly cli: ReadonlySet<string>;
}

/** Where a change landed: a commit on the branch, or a pull request where the branch takes nothing else. */
export interface ChangeLocation {
  readonly branch: string;
  /** The commit; `null` where a pull request holds it. */
  readonly sha: string | null;
  readonly pull: number | null;
  /** The branch that holds it where no pull request could be opened; absent: there is none. */
  readonly proposed?: string;
  /** The ref that keeps what was removed; `null`: nothing was. */
  readonly archive: string | null;
}

/** Whether nothing has become of the branch yet: a person must merge the change first. */
export const isProposed = ({ pull, proposed }: Pick<ChangeLocation, 'pull' | 'proposed'>): boolean =>
  pull !== null || proposed !== undefined;

/** What a command had done before it was stopped. */
export interface EarlierEnd extends ChangeLocation {
  /** The agent was woken; absent: as far as is known, it was not. */
  readonly woken?: true;
  /** It was cut off, and why it is not known what it had done by then; absent: that is known. */
  readonly unsure?: Unsure;
}

/** `gone`: its branch is; `guarded`: a pull request of its own may hold it; `unseen`: GitHub did not say. */
export type Unsure = 'gone' | 'guarded' | 'unseen';
