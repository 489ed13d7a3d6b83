// Everything of the process that the command line uses, so that tests can pass in their own.
import type { LocalEdge } from '../local/repository-source.ts';
import type { Prompter } from './guided/prompter.ts';
import type { EngineClone } from './look/own-formats.ts';

export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export type Clone = EngineClone;

export interface World {
  /** What stands after the program's name. */
  readonly args: readonly string[];
  /** How it was started, as it would be typed; `null` where it was by the name `rekindle`. */
  program(): string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /**
   * Asks a yes-or-no question; `null` where there is no terminal to ask on.
   * @throws Interrupted
   */
  readonly ask: ((question: string) => Promise<boolean>) | null;
  /** Asks for more than a yes; `null` where there is no terminal to ask on. */
  readonly prompter: (() => Promise<Prompter>) | null;
  /** What was handed over on stdin; empty where that is a terminal. */
  input(): Promise<string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** The line that a release leaves in `dist/`, `OWNER/REPO@COMMIT # TAG`; `null` in every other copy. */
  published(): string | null;
  /** Branches and tags of a repository on GitHub by their full names; `null` where it cannot be asked. */
  remoteRefs(repository: string): Promise<ReadonlyMap<string, string> | null>;
  /** Opens a folder. `warn` is told what was passed over. @throws UserError where it is not one */
  open(dir: string, warn: (message: string) => void): Promise<LocalEdge>;
}

/** Runs one command line to its end and gives its exit status; never throws. */
export type CommandRunner = (world: World) => Promise<number>;

/** Exit statuses, as the help prints them. */
export const FINE = 0;
export const FOUND = 1;
export const MISUSE = 2;
export const BUG = 3;
/** As shells count a process that SIGINT ended. */
export const INTERRUPTED = 130;
