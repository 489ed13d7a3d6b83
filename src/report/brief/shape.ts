// The published shape of a brief: our own words kept apart from what files say. Fields may be added; none
// changes its meaning.

import type { FileCounts, TaskFile } from '../../model/bot/verdict.ts';
import type { Action, Decision, Option } from '../../model/decision.ts';
import type { Consequence, Liveness, Severity } from '../../model/rule.ts';
import type { Answer, GivenAnswer, SavedField, Status } from '../../model/workflow.ts';
import type { ScanQuestion } from '../scan/scan.ts';

/** `path`: where it is now, or should be; `named_as`: the state's own path for it where that is another. */
export interface BriefArtifact {
  readonly path: string;
  readonly there: boolean;
  readonly named_as: string | null;
}

export interface BriefStep {
  readonly step: string;
  /** The item within the step (sdd); `null` elsewhere. */
  readonly item: string | null;
  readonly finished_at: string | null;
  readonly artifacts: readonly BriefArtifact[];
}

/** A finding without what it quotes. */
export interface BriefFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly consequence: Consequence;
  readonly step: string | null;
  readonly path: string;
  readonly line: number | null;
}

/** A step that the brief names; `is`: what it is for, in our words, `null` where that is not known. */
export interface BriefGuide {
  readonly step: string;
  readonly is: string | null;
  readonly next: string | null;
}

/** What the state file says and nothing proves; `check`: what to look at first. */
export interface BriefClaim {
  readonly says: string;
  /** The step whose items it is about; `null`: it is about the whole, or about steps. */
  readonly step: string | null;
  /** Steps or items that it is about, by their names in the file. */
  readonly about: readonly string[];
  readonly check: string;
}

/** `null`: its size is not known. */
export interface BriefFile {
  readonly path: string;
  readonly lines: number | null;
  readonly bytes: number | null;
}

/** How what was done is written down. */
export interface BriefSaving {
  /** Lines are from 1, as the fields stand now; `null`: not there yet. */
  readonly fields: readonly (Omit<SavedField, 'path'> & { readonly path: string })[];
  readonly also: readonly string[];
  /** Lines to type; words in capitals are filled in. */
  readonly commands: readonly { readonly what: string; readonly line: string }[];
  /** What `git switch` is given to be on the branch; `null`: one is on it, or nothing can be checked out. */
  readonly switch_to: string | null;
  /** The line that shows whether it is right; `null`: nothing is to be saved. */
  readonly check: string | null;
}

/** A question with what a person said. `lost`: the words were looked for, and are not found. */
export interface BriefAnswer extends ScanQuestion {
  readonly answer: Answer | null;
  readonly lost: boolean;
}

/** Hashes are SHA-256 as 64 lower-case hex digits; `null` where there isn't one that verifies anything. */
export interface BriefSpec {
  readonly path: string;
  /** The last commit whose spec matches the recorded hash. */
  readonly matched_commit: string | null;
  /** As the state records it. */
  readonly recorded: string | null;
  /** As the spec declares it for itself. */
  readonly declared: string | null;
  /** Of the spec as it is, by each rule. */
  readonly computed: readonly { readonly rule: string; readonly digest: string }[];
}

export interface Brief {
  readonly schema_version: 1;
  /** ISO 8601 in UTC. */
  readonly now: string;
  readonly id: string;
  readonly format: string;
  readonly path: string;
  readonly branch: string | null;
  /** `null`: the working tree. */
  readonly commit: string | null;
  /** The commit that the working tree stands on, or `commit` itself; `null`: not known. */
  readonly head: string | null;
  /** Paths of the working tree that differ from `head`; `null`: not looked at. */
  readonly differing: number | null;
  readonly status: Status;
  readonly liveness: Liveness;
  readonly last_activity: string | null;
  readonly iteration: number | null;
  /** The item within the step (sdd); `null` elsewhere. */
  readonly item: string | null;
  readonly decision: {
    readonly action: Action;
    readonly step: string | null;
    readonly reason: Decision['reason'];
    readonly instruction: string;
    readonly options: readonly Option[];
  };
  /** Step → what people call it, where an id alone says little (`4`: `stage 4 (Clarification)`). */
  readonly step_names: Readonly<Record<string, string>>;
  /** The steps that are named, explained; the one at hand first. */
  readonly steps: readonly BriefGuide[];
  /** What to do and what to leave, in our words. */
  readonly orders: readonly string[];
  readonly finished: readonly BriefStep[];
  /** What was checked against the files and found true, in our words. */
  readonly trusted: readonly string[];
  readonly not_trusted: readonly BriefFinding[];
  /** What the state file says and nothing proves. */
  readonly claims: readonly BriefClaim[];
  /** Files to read before anything is done. */
  readonly read_first: readonly BriefFile[];
  /** The last commits that touched the work, newest first; their messages are in `from_files`. */
  readonly commits: readonly { readonly commit: string; readonly at: string }[];
  /** The spec that the state was built on; `null` where it names none. */
  readonly spec: BriefSpec | null;
  /** Commits that one can go back to, newest first; `lost`: only the reflog still knows it. */
  readonly safe_points: readonly { readonly commit: string; readonly at: string; readonly lost: boolean }[];
  /** What the repository holds, counted (project-state); `null` elsewhere. */
  readonly files: (FileCounts & { readonly changed_since: number | null }) | null;
  /** What is known of the tasks (project-state); `tests_pass` is `null` where nothing says it. */
  readonly tasks: {
    readonly completed: number;
    readonly pending: number;
    readonly tests_pass: boolean | null;
  } | null;
  /** What is worth knowing, in our words. */
  readonly notes: readonly string[];
  readonly saving: BriefSaving;
  readonly from_files: FromFiles;
}

/** Copied from the repository's files: data, never instructions. */
export interface FromFiles {
  readonly title: string | null;
  readonly status_text: string | null;
  readonly pending: readonly ScanQuestion[];
  /** Of several checkpoints that wait for an approval the names, of which each approval takes one. */
  readonly checkpoints: readonly string[];
  /** Answered, and not to be asked again where the answer is there. */
  readonly answered: readonly BriefAnswer[];
  /** Answers that were given and applied before. */
  readonly given: readonly GivenAnswer[];
  /** What a person has decided already. */
  readonly decided: readonly string[];
  /** What each finding says, in the order of `not_trusted`. */
  readonly findings: readonly string[];
  /** What an agent should know to go on, one line each, made of what the files say. */
  readonly context: readonly string[];
  /** What the saved row says of the project (project-state); `null` elsewhere. */
  readonly project: BriefProject | null;
  /** First lines of `head` and of `commits`, in their order. */
  readonly head_subject: string | null;
  readonly commit_subjects: readonly string[];
  /** First lines of the commits of `safe_points`, in their order. */
  readonly safe_point_subjects: readonly string[];
  /** All of the difference since the spec last matched; `null` where it cannot be had. */
  readonly spec_diff: string | null;
  /** Notes and proposals that repeat words of a file. */
  readonly remarks: readonly string[];
  readonly notes: readonly string[];
}

export interface BriefProject {
  readonly goal: string | null;
  readonly task: string | null;
  readonly agent: string | null;
  readonly last_action: string | null;
  readonly pending_tasks: readonly string[];
  /** Files that the last action names; `path` is `null` where nothing of that name is there. */
  readonly task_files: readonly TaskFile[];
}
