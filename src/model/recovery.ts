// All that is known of one workflow, and of what could not be read at all.
import type { BeforeAfter, ChangeKind, FileChange } from './change.ts';
import type { Decision } from './decision.ts';
import { isRoot, isWithin } from './path.ts';
import type { Activity, Finding, Liveness } from './rule.ts';
import type { StateLocation, Version } from './state-location.ts';
import type { WorkflowState } from './workflow.ts';

/** A change that a person may ask for. Nothing is changed before. */
export interface Proposal {
  readonly kind: 'migrate' | 'repair';
  /** One line: `v2 → v6`. */
  readonly summary: string;
  readonly files: readonly {
    readonly path: string;
    readonly change: ChangeKind;
  }[];
  /** What proves it right, in our words; empty for a migration. */
  readonly proof: readonly string[];
  /** The change itself; `null` for a migration, which is made when it is asked for. */
  readonly changes: readonly FileChange[] | null;
}

export interface Recovery {
  /** `FORMAT:FEATURE`, unique within a snapshot; `@FOLDER` follows where two folders hold one feature. */
  readonly id: string;
  readonly format: string;
  readonly feature: string;
  readonly path: string;
  /** Where the state lies, rivals included. */
  readonly site: StateLocation;
  readonly version: Version | null;
  /** The format's newest version; `null` where it has none. */
  readonly newest: string | number | null;
  /** `null` where the state cannot be read; then `findings` say why and the decision blocks. */
  readonly state: WorkflowState | null;
  /** The file's own word where `state` is `null` and the word can be told all the same; absent elsewhere. */
  readonly statusText?: string | null;
  readonly activity: Activity;
  readonly liveness: Liveness;
  readonly findings: readonly Finding[];
  readonly decision: Decision;
  readonly proposals: readonly Proposal[];
  /** What the rivals of its state file say, where they can be read; empty where there is no rival. */
  readonly beside: readonly WorkflowState[];
  readonly notes: readonly string[];
}

/** Whether a path is the workflow's own: one of its state files, or whatever lies in its folders. */
export function isOwn(path: string, { site, state }: Pick<Recovery, 'site' | 'state'>): boolean {
  const folders = state?.folders ?? [];
  return site.files.includes(path) || folders.some((folder) => !isRoot(folder) && isWithin(path, folder));
}

/** Whether a path is a tracker that lists the workflow, beside others as a rule. */
export const isListedIn = (path: string, { state }: Pick<Recovery, 'state'>): boolean =>
  (state?.trackers ?? []).includes(path);

/** Whether nothing is left in a file of its state, or a tracker, that said something in the last commit. */
export function isEmptied(
  { path, before, after }: BeforeAfter,
  one: Pick<Recovery, 'site' | 'state'>,
): boolean {
  const isState = one.site.files.includes(path) || isListedIn(path, one);
  return isState && after.ok && after.text.trim() === '' && before.ok && before.text.trim() !== '';
}

/**
 * Of paths that differ from a commit, those of each workflow. A tracker goes with the workflows whose own
 * paths differ as well; where it lists none of those, it is a change of each that it lists.
 */
export function differingOf(
  all: readonly Recovery[],
  paths: readonly string[],
): ReadonlyMap<Recovery, readonly string[]> {
  const each = all.map((one) => ({ one, own: new Set(paths.filter((path) => isOwn(path, one))) }));
  const changed = each.filter(({ own }) => own.size > 0);
  const taken = new Set(changed.flatMap(({ one }) => one.state?.trackers ?? []));
  return new Map(
    each.map(({ one, own }) => {
      const isListed = (path: string) => isListedIn(path, one) && (own.size > 0 || !taken.has(path));
      return [one, paths.filter((path) => own.has(path) || isListed(path))];
    }),
  );
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
