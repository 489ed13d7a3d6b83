// Finds a state that records another branch than the one it is on: it may be a copy.

import type { Recovery } from '../../model/recovery.ts';
import type { BranchTree, SnapshotWorkflows, Survey } from '../../model/repository-source.ts';
import { bareName, type RecordedBranch } from '../../model/state-location.ts';
import { isPlainName } from '../quote-names.ts';
import type { ScanGroup } from '../scan/scan-group.ts';

type Trees = ReadonlyMap<string, readonly BranchTree[]>;

/**
 * The same, with a note at each workflow that is under way on another branch than its file records, where
 * that one is there and does not hold this very file. On the default branch every merged state records
 * another one, who records that one names what the work began from, and a branch that is gone was merged or
 * renamed: none of these is noted.
 */
export function withBranchNotes(judged: readonly ScanGroup[], survey: Survey): readonly ScanGroup[] {
  const trees = byBranch(survey.trees ?? []);
  const main = bareName(survey.defaultBranch ?? '');
  return judged.map(({ holding, recovered }) => {
    const owner = holding.owner ?? survey.headOf ?? null;
    if (owner === null || bareName(owner) === main) return { holding, recovered };
    const workflows = recovered.workflows.map((one) => noted(one, { ...holding, owner }, main, trees));
    return { holding, recovered: { ...recovered, workflows } };
  });
}

/** A branch of a remote counts under its own name as well. */
function byBranch(trees: readonly BranchTree[]): Trees {
  const found = new Map<string, BranchTree[]>();
  for (const tree of trees)
    for (const name of new Set(tree.branches.map(bareName))) {
      const same = found.get(name);
      if (same) same.push(tree);
      else found.set(name, [tree]);
    }
  return found;
}

function noted(one: Recovery, holding: Owned, main: string, trees: Trees): Recovery {
  const recorded = one.state?.recordedBranch;
  if (!one.state || !recorded || one.state.ended !== null || bareName(recorded.name) === main) return one;
  const note = noteOf(recorded, one.state.path, holding, trees);
  return note === null ? one : { ...one, notes: [...one.notes, note] };
}

type Owned = SnapshotWorkflows & { readonly owner: string };

function noteOf(
  { field, name, line }: RecordedBranch,
  path: string,
  { owner, snapshot }: Owned,
  trees: Trees,
): string | null {
  const here = snapshot.entry(path)?.blob ?? null;
  const own = trees.get(bareName(name)) ?? [];
  if (own.length === 0 || bareName(owner) === bareName(name)) return null;
  const held = own.map((tree) => tree.snapshot.entry(path)?.blob ?? null);
  if (here === null || held.includes(here)) return null;
  const there = held.some((blob) => blob !== null) ? 'holds another version of it' : 'does not hold it';
  const [from, to] = [isPlainName(name) ? name : 'another branch', isPlainName(owner) ? owner : 'this one'];
  return (
    `${field}${line === null ? '' : ` (line ${line})`} records ${from}, and the file stands on ${to}: ` +
    `${from} is there and ${there}. Where the state was copied, remove the copy; where the work moved, ` +
    'correct the field.'
  );
}
