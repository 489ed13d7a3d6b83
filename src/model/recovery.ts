// All that is known of one workflow, and of what could not be read at all.
import type { Decision } from './decision.ts';
import type { Activity, Finding, Liveness } from './rule.ts';
import type { Version } from './site.ts';
import type { WorkflowState } from './workflow.ts';

/** A change that a person may ask for. Nothing is changed before. */
export interface Proposal {
  readonly kind: 'migrate' | 'repair';
  /** One line: `v2 → v6`. */
  readonly summary: string;
  readonly files: readonly {
    readonly path: string;
    readonly change: 'modify' | 'create' | 'delete' | 'rename';
  }[];
}

export interface Recovery {
  /** `FORMAT:FEATURE`, unique within a snapshot; `@FOLDER` follows where two folders hold one feature. */
  readonly id: string;
  readonly format: string;
  readonly feature: string;
  readonly path: string;
  readonly version: Version | null;
  /** The format's newest version; `null` where it has none. */
  readonly newest: string | number | null;
  /** `null` where the state cannot be read; then `findings` say why and the decision blocks. */
  readonly state: WorkflowState | null;
  readonly activity: Activity;
  readonly liveness: Liveness;
  readonly findings: readonly Finding[];
  readonly decision: Decision;
  readonly proposals: readonly Proposal[];
  readonly notes: readonly string[];
}

/** A state file of which not even the format can be told, or an unfilled template: no workflow. */
export interface Unreadable {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
  readonly line: number | null;
}

/** What one snapshot holds. */
export interface Recovered {
  readonly workflows: readonly Recovery[];
  readonly unreadable: readonly Unreadable[];
}
