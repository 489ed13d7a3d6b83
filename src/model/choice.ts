// What a person may choose for a workflow, and what each format makes of it in its own state files.
import type { Change, FileChange } from './change.ts';
import type { Option } from './decision.ts';
import type { Recovery } from './recovery.ts';
import type { CommitFact, Snapshot } from './snapshot.ts';
import type { StateLocation } from './state-location.ts';
import type { WorkflowState } from './workflow.ts';

/** A person's choice, as a command says it. */
export type Choice =
  | { readonly name: 'resume' | 'retry' | 'skip' | 'migrate' }
  | {
      readonly name: 'answer';
      readonly question: string;
      readonly text: string;
      /** The words are meant as they are, whatever choices the question gives. */
      readonly ownWords?: true;
    }
  | { readonly name: 'approve'; readonly checkpoint: string | null }
  | { readonly name: 'accept-spec'; readonly hash: string; readonly why: string | null }
  /** `which`: of several proposed repairs, from 1. */
  | { readonly name: 'repair'; readonly which: number }
  | { readonly name: 'start-fresh'; readonly all: boolean }
  | { readonly name: 'regress'; readonly to: string; readonly reason: string };

/** All that a choice may look at. */
export interface ChoiceContext<Doc = unknown> {
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  /** The document at the newest version; `null` where the state file is absent or cannot be read. */
  readonly doc: Doc | null;
  /** The state file's text as it stands; `null` where it has none. */
  readonly text: string | null;
  /** `null` where the state cannot be read. */
  readonly state: WorkflowState | null;
  /** What was found and decided; proposals are still empty while repairs are being looked for. */
  readonly recovery: Recovery;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** Who chooses, for the record: a name without an address. */
  readonly by: string;
  /** The branch that is checked out; `null` for a detached working tree, or where no one is choosing yet. */
  readonly branch: string | null;
}

/** A change that repairs a state, with what proves it right. Nothing is repaired before somebody asks. */
export interface Repair {
  /** One line for people. */
  readonly summary: string;
  readonly files: readonly FileChange[];
  /** Facts that a person can look up, in our words; never empty. */
  readonly proof: readonly string[];
}

/** What a checkpoint commit holds (sdd's trigger table; other formats have one message of their own). */
export interface Checkpoint {
  readonly message: string;
  /** Paths that are committed, of those that differ from the last commit; empty: there is nothing to save. */
  readonly files: readonly string[];
  /** Paths that may belong to it but are untracked: a person adds them to git first. */
  readonly left: readonly string[];
}

/** What of a working tree differs from its last commit, ignored files left out. In byte order. */
export interface Differing {
  readonly paths: readonly string[];
  /** Those among them that are untracked. */
  readonly untracked: ReadonlySet<string>;
  /** Those that git would put through a filter's program, which we never run → the filter. */
  readonly filtered: ReadonlyMap<string, string>;
}

/** What a checkpoint is told from: the workflow as the last commit has it, and what differs from it. */
export interface Changed<Doc = unknown> extends Omit<Differing, 'filtered'> {
  /** As the last commit has it; `null` where it has none. */
  readonly before: { readonly state: WorkflowState | null; readonly doc: Doc | null } | null;
  readonly history: readonly CommitFact[];
}

/**
 * What a format makes of each choice. A choice that is absent means nothing to the format, and is refused.
 * Each throws `UserError` where it does not fit the state: found, expected, what to do instead.
 * The engine gives them a state file of an older version as its migration leaves it, and makes one
 * change of both.
 */
export interface Choices<Doc = unknown> {
  /** What going on writes (AI Dev Shop: `last_updated_at` and a line of Notes). */
  resume(at: ChoiceContext<Doc>): Change;
  /** Records a person's answer; it is not applied, the next step does that. */
  answer?(at: ChoiceContext<Doc>, question: string, text: string): Change;
  /** Records a person's approval; `checkpoint` names one of several, `null` the one that is waited for. */
  approve?(at: ChoiceContext<Doc>, checkpoint: string | null): Change;
  /** The step is to be run again from its beginning. */
  retry(at: ChoiceContext<Doc>): Change;
  /** The step is passed over on a person's word. */
  skip?(at: ChoiceContext<Doc>): Change;
  /** Records that the spec as it is now is the ground from here on; `digest` is 64 lower-case hex digits. */
  acceptSpec?(at: ChoiceContext<Doc>, digest: string, why: string | null): Change;
  /** Files and folders that starting over removes; `all`: artifacts as well. */
  fresh(at: ChoiceContext<Doc>, all: boolean): readonly string[];
  /** Goes back to an earlier phase (sdd's transitions). */
  regress?(at: ChoiceContext<Doc>, to: string, reason: string): Change;
  /** What is committed of a change on disk; absent: `checkpoint: FEATURE STEP STATUS` and the state. */
  checkpoint?(at: ChoiceContext<Doc>, changed: Changed<Doc>): Checkpoint;
}

/** Options that not every format has, and what makes each. */
const MAY_LACK = [
  ['skip', 'skip'],
  ['answer', 'answer'],
  ['approve', 'approve'],
  ['accept-spec', 'acceptSpec'],
] as const satisfies readonly (readonly [Choice['name'] & Option, keyof Choices])[];

/** What makes each choice that not every format has; `regress` is a command that is never an option. */
export const MADE_BY: ReadonlyMap<Choice['name'], keyof Choices> = new Map<Choice['name'], keyof Choices>([
  ...MAY_LACK,
  ['regress', 'regress'],
]);

/** The options that mean nothing to a format, whatever state it is in: none of them can be taken. */
export function meaningless(choices: Partial<Choices<never>>): readonly Option[] {
  return MAY_LACK.flatMap(([option, maker]) => (choices[maker] === undefined ? [option] : []));
}
