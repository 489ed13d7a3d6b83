// The hub that every format is read into: how far a workflow got, in words that no format owns.

import type { ProjectFacts } from './bot/verdict.ts';
import type { Option, Reason } from './decision.ts';
import type { SafePoint } from './snapshot.ts';
import type { RecordedBranch } from './state-location.ts';

export type Status = 'active' | 'waiting' | 'completed' | 'failed' | 'cancelled' | 'unknown';

/** A word of the file with a closed vocabulary (status, stage, loop status). */
export interface Word {
  /** The field's name as the file spells it. */
  readonly field: string;
  /** What the file says, untrimmed of its suffixes; `null` where the field is missing. */
  readonly found: string | null;
  /** Whether it means something to us. */
  readonly known: boolean;
  readonly expected: readonly string[];
  readonly line: number | null;
}

/** A point in time as the file writes it. */
export interface Timestamp {
  readonly field: string;
  readonly found: string;
  readonly line: number | null;
  /** Milliseconds since 1970 in UTC; `null` where it cannot be told. */
  readonly at: number | null;
  /** Why `at` is `null`. */
  readonly problem: 'unparsable' | 'ambiguous' | 'zone' | null;
  /** Whether it says when the workflow last moved (a creation date does not). */
  readonly activity: boolean;
}

/** A file that a step is said to have written. */
export interface Artifact {
  /** As the file writes it, annotations included. */
  readonly written: string;
  /** The path that it means in this snapshot; `null` where it is no path (placeholder, prose) or unsafe. */
  readonly path: string | null;
  /** Why the path must not be looked at (`artifact-path-safe`); `null` where it may. */
  readonly unsafe: string | null;
  readonly conditional: boolean; // its absence breaks nothing
  /** Whether it must be free of placeholders and open markers for the step to count as done. */
  readonly mustBeComplete: boolean;
  readonly line: number | null;
}

/** One step of a workflow: a stage, a phase, a node, a task. */
export interface Step {
  readonly id: string;
  /** The item within the step (sdd); absent elsewhere. */
  readonly item?: string;
  /** Whether the state says that it is finished. */
  readonly finished: boolean;
  /** When it was finished, as the file says; `null` where it does not. */
  readonly finishedAt: string | null;
  readonly artifacts: readonly Artifact[];
  /** Paths that it is said to have touched, or that its name tells; no rule judges them. Absent: unknown. */
  readonly files?: readonly string[];
  readonly line: number | null;
}

/** What the current step has to show for itself. */
export interface Current {
  /** `''` where a workflow waits before it is at any step. */
  readonly id: string;
  /** The item within the step (sdd); `null` elsewhere. */
  readonly item: string | null;
  readonly iteration: number | null;
  /** The most iterations that are allowed; `null` where no limit is written. */
  readonly of: number | null;
  readonly line: number | null;
  /** `false` where the file says that the step has not begun. */
  readonly begun: boolean;
  /** The file says that this step is done. */
  readonly finished: boolean;
  readonly failed: boolean; // the file says so
  /** What the step waits for, where it waits for a person or a lock. */
  readonly waits: 'awaiting-answer' | 'awaiting-approval' | 'paused' | 'locked' | null;
  readonly waitsFor?: readonly string[]; // checkpoints that wait for a person, by names in our words
  /** Several checkpoints wait: an approval names one of these; absent: it needs no name. */
  readonly approvals?: readonly string[];
  /** How a person gives what is waited for, one sentence of our own; absent: one of our choices does it. */
  readonly waitHow?: string;
  /** Answers are recorded and not yet applied. */
  readonly answersReady: boolean;
  /** What the step makes, as found in the snapshot. `unprovable`: nothing it makes proves it done. */
  readonly output: 'complete' | 'partial' | 'none' | 'unprovable';
  /** `output` is complete by the word of the state: not all that it names is there. */
  readonly saidDone?: boolean;
  /** Whether interrupted work goes on where it was, or the step is simply run again. */
  readonly manner: 'continue' | 'restart';
  /** What a step that died and left nothing means: run it again, or ask. */
  readonly silence: 'rerun' | 'ask';
  /** The format's own judge cannot tell. */
  readonly unclear: boolean;
  /** The step after this one; `null` where this is the last, or somebody must name it (`nextUnnamed`). */
  readonly next: string | null;
  readonly nextUnnamed?: boolean;
  /** How to go on with this step, one sentence of our own (AI Dev Shop's resume rules and their like). */
  readonly how: string;
  /** How to begin the next step, one sentence of our own; `null` where there is nothing to add. */
  readonly nextHow: string | null;
  /** What fits beside the options of the decision's reason; absent: nothing. */
  readonly mayAlso?: readonly Option[];
}

/** The specification that a state was built on. */
export interface Spec {
  /** Where it is; where it is missing, where it was expected. */
  readonly path: string;
  readonly present: boolean;
  /** Where a missing one went: paths that hold the very blob that history has at `path`. */
  readonly renamedTo: readonly string[];
  readonly line: number | null; // where the state names it, from 1
  /** The hash that the state records; `null` where its format records none. */
  readonly recorded: RecordedHash | null;
  /** The hash of the text as each rule computes it. Empty where the spec cannot be read. */
  readonly computed: readonly { readonly rule: string; readonly digest: string }[];
  /** The rule whose digest equals the recorded one; `null` where none does. */
  readonly matched: string | null;
  /** The hash that the spec declares for itself, 64 lower-case hex digits; `null` where it declares none. */
  readonly declared: string | null;
  /** The last version in history that matches the recorded hash (of a missing spec: that still had it). */
  readonly lastMatch: { readonly commit: string; readonly at: string; readonly text: string } | null;
  /** The text as it is; `null` where it cannot be read. */
  readonly text: string | null;
}

export interface RecordedHash {
  readonly found: string;
  /** 64 lower-case hex digits of SHA-256; `null` where the value can verify nothing. */
  readonly digest: string | null;
  /** Why it can verify nothing, in our words; `null` where it can. */
  readonly problem: string | null;
  readonly line: number | null;
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** `open` waits for a person; `answered` waits to be applied; `closed` needs nothing. */
  readonly state: 'open' | 'answered' | 'closed';
  readonly line: number | null;
  /** How an answer names it where another open one has its id; `null`: nothing does. Absent: by its id. */
  readonly called?: string | null;
  /** What a person said; `null`: it is marked as answered, and no file has the words. Absent: no answer. */
  readonly answer?: Answer | null;
}

/** A person's words as a file has them: untrusted. */
export interface Answer {
  readonly text: string;
  readonly path: string;
  readonly line: number | null;
}

/** An answer that was given and applied before, with its question: untrusted. */
export interface GivenAnswer extends Answer {
  readonly question: string;
}

/** What a step is for, said to somebody who never saw the tool. */
export interface StepGuide {
  /** What it makes or settles, in a few words of our own, without a stop at the end. */
  readonly is: string;
  /** The step after it; `null`: it is the last, or what follows depends on how it ends. */
  readonly next: string | null;
}

/** What a time is set to. */
export const TIME_NOW = 'the time now, spelled as the one that stands there';

/** A place of the state that is written once the step at hand is done. */
export interface SavedField {
  /** In the format's own word, or ours for what has no name: `current_stage`, `the box`. */
  readonly field: string;
  /** What it belongs to, as the file calls it (a task, a story, a question): untrusted. `null`: the whole. */
  readonly of: string | null;
  /** The file; `null`: the state file. */
  readonly path: string | null;
  /** From 1; `null`: the file does not have it yet. */
  readonly line: number | null;
  /** What to write there, a few words of our own. */
  readonly write: string;
  /** Every word that may stand there; empty: it is not from a closed vocabulary. */
  readonly allowed: readonly string[];
}

/** How the state is brought up to date once the step at hand is done. */
export interface Saving {
  readonly fields: readonly SavedField[];
  /** What else is written, or which command of the tool writes it: one sentence of our own each. */
  readonly also: readonly string[];
}

/** Two places of a state that cannot both be right. */
export interface Contradiction {
  readonly message: string;
  readonly line: number | null;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** A file beside the state that says otherwise (a list of all features, a status file) and loses. */
export interface Outvoted {
  /** Found, expected and what to do, in our words with the file's values quoted. */
  readonly message: string;
  readonly path: string;
  /** From 1; `null`: the file as a whole. */
  readonly line: number | null;
}

/** A decision that a person has already taken; it is never asked again. */
export interface Cleared {
  readonly label: string;
  readonly line: number | null;
}

export interface WorkflowState {
  readonly format: string;
  /** The workflow's name within its format; with the format it makes the id. */
  readonly feature: string;
  /** For people; `null` where the file gives none. From the file: untrusted. */
  readonly title: string | null;
  readonly path: string;
  /** Paths whose change is progress: the workflow's folder, or its own files where the folder is shared. */
  readonly folders: readonly string[];
  readonly trackers?: readonly string[]; // files elsewhere that a choice writes as well; absent: none
  readonly status: Status;
  /** The file's own word; `null` where it has none. */
  readonly statusText: string | null;
  /** Set where the workflow ended: the reason that the decision will carry. */
  readonly ended: Extract<Reason, 'completed' | 'terminated' | 'cancelled' | 'failed'> | null;
  /** Why it ended, in a word of a closed vocabulary (humaninloop's Termination Reason); `null` elsewhere. */
  readonly endedWhy: string | null;
  readonly words: readonly Word[];
  readonly timestamps: readonly Timestamp[];
  readonly steps: readonly Step[]; // in the order in which they are walked
  /** Step → what people call it, in our words, where an id alone says little; absent: ids say enough. */
  readonly stepNames?: ReadonlyMap<string, string>;
  readonly stepRules?: ReadonlyMap<string, string>; // how to run a step again, a sentence of our own each
  readonly stepGuides?: ReadonlyMap<string, StepGuide>; // what each step is for; absent: nothing is known
  readonly saving?: Saving; // how progress is written down; absent: the format does not say
  /** `null` where the workflow ended or nothing can be said. */
  readonly current: Current | null;
  readonly spec: Spec | null;
  readonly itemTitles?: readonly string[]; // what the file calls its items or tasks: untrusted
  readonly questions: readonly Question[];
  readonly given?: readonly GivenAnswer[]; // answers that were applied before; absent: none is kept
  readonly cleared: readonly Cleared[];
  readonly contradictions: readonly Contradiction[];
  readonly unsettled?: readonly Pick<Contradiction, 'message' | 'line'>[]; // left open in what ended
  /** Lines that could only be recovered, not read (`state-damaged`); absent where the file is whole. */
  readonly damage?: readonly { readonly message: string; readonly line: number | null }[];
  readonly outvoted?: readonly Outvoted[]; // trackers that the facts contradict; absent: there are none
  readonly notes: readonly string[]; // worth knowing, no broken rule, in our words
  readonly fileNotes: readonly string[]; // the file's own, line by line: untrusted
  /** A lock or heartbeat: until then somebody is at work. Milliseconds since 1970; absent: there is none. */
  readonly lease?: { readonly until: number; readonly path: string } | null;
  readonly recordedBranch?: RecordedBranch; // the branch that the file says it is for
  /** Commits that hold a safe point of this workflow, newest first; absent: the format has none. */
  readonly safePoints?: readonly SafePoint[];
  /** What an agent should know to go on, one line each, from parsed fields; names in it are untrusted. */
  readonly context?: readonly string[];
  /** What an evaluator is told; absent where the format's own words decide. */
  readonly facts?: ProjectFacts;
}

/** What people call a step: its name where the format has one, else its id. */
export const stepName = (state: Pick<WorkflowState, 'stepNames'> | null, id: string): string =>
  state?.stepNames?.get(id) ?? id;
