// What an evaluator is told about a project, and what it may answer (project-state's decision criteria).

/** The four decisions of project-state; nothing else may be answered. */
export const VERDICTS = ['continue_task', 'restart_task', 'next_task', 'human_review'] as const;
export type VerdictAction = (typeof VERDICTS)[number];

export interface Verdict {
  readonly action: VerdictAction;
  /** Why, one or two sentences; recorded with the decision. Of a model: untrusted text. */
  readonly reasoning: string;
}

/** Files of a tree by kind: a name with `test` or `spec` first, then source, then configuration. */
export interface FileCounts {
  readonly total: number;
  readonly source: number;
  readonly test: number;
  readonly config: number;
}

/** A file that the last action names. */
export interface TaskFile {
  /** As the row writes it. */
  readonly written: string;
  /** Where it is; `null` where nothing of that name is there. */
  readonly path: string | null;
  /** Lines of text; 0 for an empty file, `null` where it is absent or no text. */
  readonly lines: number | null;
  /** `path` is `null` and it may be there all the same: several end in that name, or it was not looked at. */
  readonly doubtful?: boolean;
}

/** What is known of a project, for an evaluator of any kind. */
export interface ProjectFacts {
  /** `null` where nothing says it. Untrusted. */
  readonly goal: string | null;
  readonly task: string | null;
  readonly agent: string | null;
  readonly lastAction: string | null;
  readonly files: FileCounts;
  readonly taskFiles: readonly TaskFile[];
  /** Files that words of the task's id name (`implement_auth`, `auth.py`), tests left out. */
  readonly ofTask: readonly TaskFile[];
  /** All test files, so far as they are looked at: only where tests were being written. */
  readonly tests: readonly TaskFile[];
  /** When files that the last action or the task names were last changed: ISO 8601, the newest first. */
  readonly lastModified: readonly (readonly [path: string, at: string])[];
  /** Paths that commits changed since the row was written; `'unavailable'` where history is not to be had. */
  readonly changedSince: readonly string[] | 'unavailable';
  /** Tasks that the history says are completed. */
  readonly completedTasks: number;
  readonly pendingTasks: readonly string[];
  /** What the row's metadata says of the tests; `null` where it says nothing. */
  readonly testsPass: boolean | null;
}

/** Judges a project from its facts. The built-in one is rules; a language model may stand after another. */
export interface Evaluator {
  evaluate(facts: ProjectFacts): Promise<Verdict>;
}
