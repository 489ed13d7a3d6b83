// Files of items that are gone: approved ones are made again, a checkpoint's are offered back from it.
import { isOutOfReach } from '../../model/file-content.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { CommitFact, Snapshot } from '../../model/snapshot.ts';
import { onceEach } from '../../text/lookup.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isBare } from '../../text/markdown/placeholders.ts';
import { movedTo } from '../../text/rename-detection.ts';
import { foldersOf, lastCheckpoint } from './checkpoint/safe-points.ts';
import { artifactsOf, homesOf, isEmpty, isThere, type PlacedItems, pathsOf } from './item-locations.ts';
import { dependenciesOf, isDone, type Leaf, nameOfLeaf, type PhaseOfItem } from './items.ts';
import { SOLICITATION } from './state-locations.ts';
import { FILES, type ItemPhase, PHASES } from './vocabulary.ts';
import { madeOf, type WorkflowContext } from './workflow-context.ts';

/**
 * What was approved and is gone, the first in the order of the steps; `null` where all are there or moved;
 * `artifact-exists` tells.
 */
export function firstLost(ground: WorkflowContext): PhaseOfItem | null {
  const { leaves, snapshot } = ground;
  const folders = foldersOf(ground);
  for (const phase of ['spec', 'plan'] as const) {
    const leaf = leaves.find(
      (one) =>
        isDone(one, phase) &&
        artifactsOf(phase, one, ground).some(
          ({ path }) => path !== null && isLost(path, snapshot) && !hasMoved(path, folders, snapshot),
        ),
    );
    if (leaf) return { phase, leaf };
  }
  return null;
}

/** Whether work comes before what is gone, in the order of the steps; what waits for that item does not. */
export function comesBefore(
  work: { readonly phase: ItemPhase; readonly leaf: Leaf | null },
  lost: PhaseOfItem,
  { leaves }: WorkflowContext,
): boolean {
  const { phase, leaf } = work;
  if (leaf === null || !leaves.includes(leaf)) return false;
  if (phase !== lost.phase) return PHASES.indexOf(phase) < PHASES.indexOf(lost.phase);
  return (
    leaves.indexOf(leaf) < leaves.indexOf(lost.leaf) && !dependenciesOf(leaf, leaves).includes(lost.leaf)
  );
}

/** It went with its folder, words and all. */
function hasMoved(path: string, folders: readonly string[], snapshot: Snapshot): boolean {
  const moved = movedTo(path, folders, snapshot);
  return moved !== null && !isEmpty(moved.to, snapshot);
}

/** Paths of approved files that are nowhere: their past tells whether they moved. */
export function goneApproved({ leaves, ...where }: PlacedItems): readonly string[] {
  return (['spec', 'plan'] as const).flatMap((phase) =>
    leaves
      .filter((leaf) => isDone(leaf, phase))
      .flatMap((leaf) => artifactsOf(phase, leaf, where))
      .flatMap(({ path }) => (path !== null && where.snapshot.entry(path) === null ? [path] : [])),
  );
}

/** Nothing, a folder or an empty file; what may not be looked into, or is spelled otherwise, is not lost. */
function isLost(path: string, snapshot: Snapshot): boolean {
  const entry = snapshot.entry(path);
  if (entry?.mode === '040000') return true;
  if (entry) return entry.mode !== '120000' && isEmpty(path, snapshot);
  const reading = snapshot.text(path);
  if (isOutOfReach(reading)) return false;
  const name = baseOf(path).normalize('NFC');
  return !snapshot.list(folderOf(path)).some((one) => baseOf(one.path).normalize('NFC') === name);
}

/** A file that a checkpoint has and the tree has no more. */
export interface CheckpointFile {
  readonly leaf: Leaf;
  readonly name: string;
  readonly path: string;
  readonly checkpoint: CommitFact;
  /** Something is at the path all the same: nothing, or headings alone. */
  readonly emptied: boolean;
}

/** Paths whose history is asked for, of all items together. */
const MOST = 20;
/** Phases whose file can be lost. */
const WRITTEN: readonly ItemPhase[] = ['spec', 'plan'];

/** What the commits that the branch holds have changed: every workflow of a branch is told the same ones. */
const touchedBy = onceEach(
  (commits: readonly CommitFact[]) => new Set(commits.flatMap(({ files, lost }) => (lost ? [] : files))),
);

/** Where files of items were that commits of the branch have touched and that say nothing now. */
export function goneFrom({ leaves, place, snapshot }: PlacedItems): readonly string[] {
  const commits = snapshot.commits();
  if (commits === 'unavailable') return [];
  const touched = touchedBy(commits);
  const names = [...WRITTEN.flatMap((phase) => FILES[phase] ?? []), SOLICITATION];
  const paths = leaves.flatMap((leaf) =>
    homesOf(leaf, place).flatMap((home) => names.map((name) => joinPath(home, name))),
  );
  const isGone = (path: string) => snapshot.entry(path)?.mode !== '040000' && isLost(path, snapshot);
  return [...new Set(paths)].filter((path) => touched.has(path) && isGone(path)).slice(0, MOST);
}

/**
 * SPEC.md, PLAN.md or, before there is a SPEC.md, the solicitation, as the last checkpoint of the item has
 * them (recovery.md). What that checkpoint itself took away is meant to be gone.
 */
export function keptIn(ground: WorkflowContext): readonly CheckpointFile[] {
  const gone = new Set(goneFrom(ground));
  if (gone.size === 0) return [];
  const folders = foldersOf(ground);
  return ground.leaves.flatMap((leaf): readonly CheckpointFile[] => {
    const checkpoint = lastCheckpoint(leaf, ground);
    if (checkpoint === null) return [];
    const at = (name: string) => pathsOf(name, leaf, ground.place);
    const back = (name: string): readonly CheckpointFile[] => {
      const path = at(name).find((one) => gone.has(one) && stoodIn(checkpoint, one, ground.snapshot));
      const emptied = path !== undefined && isThere(path, ground.snapshot);
      return path === undefined || hasMoved(path, folders, ground.snapshot)
        ? []
        : [{ leaf, name, path, checkpoint, emptied }];
    };
    const files = WRITTEN.filter((phase) => madeOf(phase, leaf, ground) !== 'words');
    const found = files.flatMap((phase) => back(FILES[phase] ?? ''));
    const asks = leaf.marks.spec.meaning !== 'done' && madeOf('spec', leaf, ground) !== 'words';
    const isAsked = at(SOLICITATION).some((path) => isThere(path, ground.snapshot));
    return found.length > 0 || !asks || isAsked ? found : back(SOLICITATION);
  });
}

/** Whether a commit has words at a path: the newest version that is not younger than it. */
function stoodIn({ commit }: CommitFact, path: string, snapshot: Snapshot): boolean {
  const [past, commits] = [snapshot.history(path), snapshot.commits()];
  if (past === 'unavailable' || commits === 'unavailable') return false;
  const order = commits.flatMap((one) => (one.lost ? [] : [one.commit]));
  const from = order.indexOf(commit);
  const version = past.find((one) => {
    const place = order.indexOf(one.commit);
    return place < 0 || place >= from;
  });
  return version?.text != null && !isBare(path, version.text);
}

/** `SPEC.md of 01-login`. */
export const calledBy = ({ name, leaf }: Pick<CheckpointFile, 'name' | 'leaf'>): string =>
  `${name} of ${leaf.path}`;

/** What proves that a file may come back; the commit is named. */
export function proofOf({ leaf, checkpoint, emptied, ...file }: CheckpointFile): string {
  const now = emptied ? 'says nothing now' : 'is not there now';
  return (
    `${calledBy({ leaf, ...file })} was in commit ${checkpoint.commit.slice(0, 12)} (${checkpoint.at}), ` +
    `the last checkpoint of ${nameOfLeaf(leaf)}, and ${now}.`
  );
}
