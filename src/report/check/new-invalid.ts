// The invalid states that a commit introduces: those that were valid or absent in the commit before it.

import type { ScanReport } from '../scan/scan.ts';
import type { ScanGroup } from '../scan/scan-group.ts';
import { isInvalid, isInvalidFile } from './validity.ts';

/** What was found in a commit. */
export interface CommitScan {
  readonly judged: readonly ScanGroup[];
}

/** The same, with the report that was made of it. */
export interface ReportedScan extends CommitScan {
  readonly report: ScanReport;
}

/** A workflow, or a state file that cannot be read at all, as far as two commits can be compared by it. */
interface Held {
  readonly key: string;
  /** `null` where not even the format can be told. */
  readonly workflow: string | null;
  readonly path: string;
  readonly blob: string | null;
  readonly invalid: boolean;
}

/** What a workflow, or an unreadable file (which has a path alone), is called within one report. */
export function keyOf(one: {
  readonly path: string;
  readonly format?: string;
  readonly feature?: string;
}): string {
  return JSON.stringify([one.path, one.format ?? null, one.feature ?? null]);
}

/** The keys of all that is invalid at `head` and was not at `base`. */
export function introducedBy(head: CommitScan, base: CommitScan): ReadonlySet<string> {
  const now = heldIn(head);
  const before = heldIn(base);
  const paths = new Set(now.map(({ path }) => path));
  const gone = before.filter(({ path }) => !paths.has(path));
  const fresh = now.filter((one) => one.invalid && !wasInvalid(one, before, gone));
  return new Set(fresh.map(({ key }) => key));
}

/**
 * The closest match at the base decides: the same workflow at the same path; whatever stood at the path; and
 * at a path that is gone since, the same bytes (a rename) or the same workflow (a rename with changes).
 */
function wasInvalid(one: Held, before: readonly Held[], gone: readonly Held[]): boolean {
  const candidates = [
    before.filter(({ key }) => key === one.key),
    before.filter(({ path }) => path === one.path),
    gone.filter(({ blob }) => blob !== null && blob === one.blob),
    gone.filter(({ workflow }) => workflow !== null && workflow === one.workflow),
  ];
  const closest = candidates.find((some) => some.length > 0) ?? [];
  return closest.length > 0 && closest.every(({ invalid }) => invalid);
}

function heldIn(found: CommitScan): readonly Held[] {
  return found.judged.flatMap(({ holding, recovered }) => {
    const blobOf = (path: string) => holding.snapshot.entry(path)?.blob ?? null;
    return [
      ...recovered.workflows.map((one) => ({
        key: keyOf(one),
        workflow: JSON.stringify([one.format, one.feature]),
        path: one.path,
        blob: blobOf(one.path),
        invalid: isInvalid(one),
      })),
      ...recovered.unreadable.map(({ path, rule }) => ({
        key: keyOf({ path }),
        workflow: null,
        path,
        blob: blobOf(path),
        invalid: isInvalidFile({ rule }),
      })),
    ];
  });
}
