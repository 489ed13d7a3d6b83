// What a step back gives up: the files that are archived, and how the originals are taken back.
import type { FileChange } from '../../../model/change.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { joinPath } from '../../../text/markdown/paths.ts';
import type { Implementation } from '../implementation.ts';
import type { Leaf } from '../items.ts';
import { fileOf, isThere } from '../locations.ts';
import type { WorkflowContext } from '../workflow-context.ts';
import { type ArchivedFile, keptAs, METADATA } from './archive.ts';

/** Everything of these kinds that is there: what a step back archives. */
export function keptBy(
  archives: readonly ArchivedFile['kind'][],
  leaf: Leaf,
  work: Implementation | null,
  { place, snapshot }: WorkflowContext,
): readonly ArchivedFile[] {
  const code = (work?.files ?? []).filter((path) => isThere(path, snapshot));
  const taken = new Set([...code, METADATA]);
  const own = (['plan', 'spec'] as const).flatMap((kind): readonly ArchivedFile[] => {
    const path = fileOf(kind === 'plan' ? 'PLAN.md' : 'SPEC.md', leaf, place, snapshot);
    return archives.includes(kind) && path !== null && isThere(path, snapshot)
      ? [keptAs(kind, path, taken)]
      : [];
  });
  return [...code.map((path) => keptAs('code', path, new Set())), ...own];
}

export function copiesOf(
  kept: readonly ArchivedFile[],
  folder: string,
  snapshot: Snapshot,
): readonly FileChange[] {
  return kept
    .filter(({ path }) => isThere(path, snapshot))
    .map(({ path, listed }) => ({ kind: 'copy', from: path, to: joinPath(folder, listed) }));
}

/**
 * An implementation's file goes back to the last commit before the phase, which removes what was not there;
 * one that another change built on as well stays. A plan is removed; a spec stays to be revised.
 */
export function takenBack(
  kept: readonly ArchivedFile[],
  work: Implementation | null,
  snapshot: Snapshot,
): readonly FileChange[] {
  const code = (work?.files ?? []).filter((path) => !work?.shared.has(path) && isPlain(path, snapshot));
  const before = work?.before ?? null;
  return [
    ...code.flatMap((path): readonly FileChange[] => {
      if (before !== null) return [{ kind: 'revert', path, commit: before }];
      return isThere(path, snapshot) ? [{ kind: 'remove', path }] : [];
    }),
    ...kept.filter(({ kind }) => kind === 'plan').map(({ path }): FileChange => ({ kind: 'remove', path })),
  ];
}

/** A plain file, or nothing: links, folders and other repositories are left alone. */
function isPlain(path: string, snapshot: Snapshot): boolean {
  return snapshot.entry(path) === null || isThere(path, snapshot);
}
