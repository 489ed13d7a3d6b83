// What the world is asked to become: plain data with a key, so that doing it twice equals doing it once.
import type { Change } from './change.ts';
import type { RemoteEffect } from './github/effects.ts';

/** A place in a file of the repository. */
export interface Place {
  readonly path: string;
  /** From 1; `null`: the file as a whole. */
  readonly line: number | null;
}

/** A message at a place, shown by the runner in the log and on the diff. */
export interface AnnotationEffect extends Place {
  readonly kind: 'annotation';
  readonly key: string;
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** A line of the log; from `notice` on the runner shows it beside the job as well, without a place. */
export interface LogEffect {
  readonly kind: 'log';
  readonly key: string;
  readonly level: 'error' | 'warning' | 'notice' | 'info';
  readonly message: string;
}

/** The job's summary page, GitHub's Markdown. */
export interface SummaryEffect {
  readonly kind: 'summary';
  readonly key: string;
  readonly markdown: string;
}

/** One output of the Action. */
export interface OutputEffect {
  readonly kind: 'output';
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** A file outside the repository, in the runner's temporary folder. */
export interface FileEffect {
  readonly kind: 'file';
  readonly key: string;
  /** Base name. */
  readonly name: string;
  readonly content: string;
}

/** A change of files, done as a whole or not at all; whatever it removes is archived first. */
export interface ChangeEffect {
  readonly kind: 'change';
  /** Derived from the workflow, the action and every byte of the change. */
  readonly key: string;
  /** The workflow's id. */
  readonly workflow: string;
  /** The command that asked for it. */
  readonly action: string;
  readonly change: Change;
}

/** An archive, brought back byte for byte. */
export interface RestoreEffect {
  readonly kind: 'restore';
  readonly key: string;
  /** As `start-fresh` named it. */
  readonly archive: string;
}

/** A commit of what is on disk, at exactly these paths, on the branch that is checked out. */
export interface CheckpointEffect {
  readonly kind: 'checkpoint';
  readonly key: string;
  readonly message: string;
  readonly paths: readonly string[];
  /** What it records, where it is nothing that a person did there; absent: their work is saved. */
  readonly records?: { readonly workflow: string; readonly action: string };
}

export type Effect =
  | AnnotationEffect
  | LogEffect
  | SummaryEffect
  | OutputEffect
  | FileEffect
  | ChangeEffect
  | RestoreEffect
  | CheckpointEffect
  | RemoteEffect;
