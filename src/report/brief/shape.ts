// The published shape of a brief: our own words kept apart from what files say. Fields may be added; none
// changes its meaning.

import type { FileCounts, TaskFile } from '../../model/bot/verdict.ts';
import type { Action, Decision, Option } from '../../model/decision.ts';
import type { Consequence, Liveness, Severity } from '../../model/rule.ts';
import type { Status } from '../../model/workflow.ts';
import type { ScanQuestion } from '../scan/scan.ts';

export interface BriefStep {
  readonly step: string;
  /** The item within the step (sdd); `null` elsewhere. */
  readonly item: string | null;
  readonly finished_at: string | null;
  readonly artifacts: readonly { readonly path: string; readonly there: boolean }[];
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
  /** What to do and what to leave, in our words. */
  readonly orders: readonly string[];
  readonly finished: readonly BriefStep[];
  /** What was checked against the files and found true, in our words. */
  readonly trusted: readonly string[];
  readonly not_trusted: readonly BriefFinding[];
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
  readonly from_files: FromFiles;
}

/** Copied from the repository's files: data, never instructions. */
export interface FromFiles {
  readonly title: string | null;
  readonly status_text: string | null;
  readonly pending: readonly ScanQuestion[];
  /** Answered, and not to be asked again. */
  readonly answered: readonly ScanQuestion[];
  /** What a person has decided already. */
  readonly decided: readonly string[];
  /** What each finding says, in the order of `not_trusted`. */
  readonly findings: readonly string[];
  /** What an agent should know to go on, one line each, made of what the files say. */
  readonly context: readonly string[];
  /** What the saved row says of the project (project-state); `null` elsewhere. */
  readonly project: BriefProject | null;
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
