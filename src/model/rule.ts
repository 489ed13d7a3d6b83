// One invariant of a workflow, and a breach of it.
import type { Reason } from './decision.ts';
import type { Fault, LoadRule } from './errors.ts';
import type { Snapshot } from './snapshot.ts';
import type { StateLocation, Version } from './state-location.ts';
import type { WorkflowState } from './workflow.ts';

export type Severity = 'error' | 'warning' | 'note';
/** What a breach leads to: stop, ask, run a step again, or nothing but being told. */
export type Consequence = 'block' | 'ask' | 'rerun' | 'note';

/** When a workflow last moved, and how that is known. */
export interface Activity {
  /** Milliseconds since 1970 in UTC, never after now; `null` where it cannot be told. */
  readonly at: number | null;
  readonly from: 'state' | 'commit' | 'unknown';
}

export type Liveness = 'live' | 'recent' | 'stale' | 'abandoned' | 'ended' | 'unknown';

/** For how long nothing may move before a workflow is stale, and before it is abandoned. Milliseconds. */
export interface Ages {
  readonly staleAfter: number;
  readonly abandonedAfter: number;
}

/** The clock and the thresholds, given by the door. All in milliseconds. */
export interface Settings extends Ages {
  readonly now: number;
  /** Ages of single formats, by id; absent: the same for all. */
  readonly formats?: ReadonlyMap<string, Ages>;
}

/** The settings as they count for one format. */
export function settingsFor(settings: Settings, format: string): Settings {
  return { ...settings, ...settings.formats?.get(format) };
}

/** All that a rule may look at. */
export interface RuleContext<Doc = unknown> {
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  readonly settings: Settings;
  /** What kept the state from being read; then `state` is `null`. */
  readonly fault: Fault | null;
  /** `null` where the state file is absent or could not be read. */
  readonly doc: Doc | null;
  /** `null` where it could not be read. */
  readonly version: Version | null;
  /** The format's newest version; `null` where it has none. */
  readonly newest: string | number | null;
  /** Whether migrations lead from the file's version to the newest. */
  readonly outdated: boolean;
  readonly state: WorkflowState | null;
  readonly activity: Activity;
  readonly liveness: Liveness;
  /** Paths of the texts that were asked for on behalf of this workflow. */
  readonly asked: ReadonlySet<string>;
}

/** What a rule says of one breach; the rest of the finding comes from the rule. */
export interface Breach {
  /** Found, expected and what to do, in our words with the file's values quoted. */
  readonly message: string;
  /** The file; the state file where absent. */
  readonly path?: string;
  /** From 1; `null` or absent: the file as a whole. */
  readonly line?: number | null;
  /** The step that the breach is about. */
  readonly step?: string | null;
  /** The item within that step (sdd); absent elsewhere. */
  readonly item?: string;
  readonly evidence?: Readonly<Record<string, unknown>>;
  /** Where this breach weighs or leads otherwise than the rule says. */
  readonly severity?: Severity;
  readonly consequence?: Consequence;
}

/** The breach of a rule that only loading can find: the subject's fault, where it is this rule's. */
export function breachOfFault(subject: RuleContext, rule: LoadRule): readonly Breach[] {
  const { fault } = subject;
  if (fault?.rule !== rule) return [];
  const { message, line, evidence = {} } = fault;
  return [{ message, line, evidence, ...(fault.path === undefined ? {} : { path: fault.path }) }];
}

export interface Rule<Doc = unknown> {
  /** Public and stable: also its file's name and its docs page. */
  readonly id: string;
  /** One line: what holds. */
  readonly summary: string;
  readonly severity: Severity;
  readonly consequence: Consequence;
  /** The reason code that the decision carries where the consequence is not a note. */
  readonly reason: Reason | null;
  check(subject: RuleContext<Doc>): readonly Breach[];
}

/** One breach of one rule, with all that is needed to judge it. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly consequence: Consequence;
  readonly reason: Reason | null;
  readonly step: string | null;
  /** The item within that step (sdd); absent elsewhere. It is not published: the message names the file. */
  readonly item?: string;
  readonly message: string;
  readonly path: string;
  readonly line: number | null;
  readonly evidence: Readonly<Record<string, unknown>>;
}
