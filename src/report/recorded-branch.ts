// A state that records another branch than the one that it stands on: it may be a copy.

import type { BranchTree, Holding, Survey } from '../model/edge.ts';
import type { Recovery } from '../model/recovery.ts';
import type { RecordedBranch } from '../model/site.ts';

import type { Judged } from './judged.ts';
import { isPlainName } from './names.ts';

/**
 * The same, with a note at each workflow that is under way on another branch than its file records, where
 * that one is there and does not hold this very file. On the default branch every merged state records
 * another one, and a branch that is gone was merged or renamed: neither is told of.
 */
export function withBranchNotes(judged: readonly Judged[], survey: Survey): readonly Judged[] {
  const trees = survey.trees ?? [];
  if (trees.length === 0) return judged;
  return judged.map(({ holding, recovered }) => {
    if (holding.owner === null || isBranch(holding.owner, survey.defaultBranch ?? ''))
      return { holding, recovered };
    const workflows = recovered.workflows.map((one) => noted(one, holding, trees));
    return { holding, recovered: { ...recovered, workflows } };
  });
}

function noted(one: Recovery, holding: Holding, trees: readonly BranchTree[]): Recovery {
  const recorded = one.state?.recordedBranch;
  if (!one.state || !recorded || one.state.ended !== null) return one;
  const note = noteOf(recorded, one.state.path, holding, trees);
  return note === null ? one : { ...one, notes: [...one.notes, note] };
}

function noteOf(
  { field, name, line }: RecordedBranch,
  path: string,
  { owner, snapshot }: Holding,
  trees: readonly BranchTree[],
): string | null {
  const here = snapshot.entry(path)?.blob ?? null;
  const own = trees.filter(({ branches }) => branches.some((one) => isBranch(one, name)));
  if (owner === null || own.length === 0 || isBranch(owner, name)) return null;
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

/** Prefixes under which a clone knows a branch of its remote. */
const PREFIXES = ['', 'origin/', 'remotes/origin/'] as const;

/** Whether this is how a clone may call the branch that a file names. */
function isBranch(here: string, name: string): boolean {
  const bare = name.replace(/^(?:refs\/(?:heads|remotes)\/)?(?:origin\/)?/, '');
  return here === name || PREFIXES.some((prefix) => here === prefix + bare);
}
