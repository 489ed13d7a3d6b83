// Commits that hold a safe point of a workflow: its checkpoints, those that only the reflog knows among them.
import type { CommitFact, SafePoint } from '../../../model/snapshot.ts';
import { rootOf, textAt } from '../document.ts';
import { type Leaf, nameOfLeaf } from '../items.ts';
import { changeFoldersOf, homesOf } from '../locations.ts';
import { folderAt } from '../places.ts';
import type { WorkflowContext } from '../workflow-context.ts';
import { type Hint, hintOf } from './messages.ts';

/** Safe points that are told of, the newest. */
const MOST = 100;

/** The folders whose change is the workflow's: its own, and its change folders. */
export function foldersOf({ leaves, place }: Pick<WorkflowContext, 'leaves' | 'place'>): readonly string[] {
  return [folderAt(place), ...changeFoldersOf(leaves, place)];
}

/**
 * Newest first. With the branch's commits at hand: checkpoints that name this workflow, and whatever touched
 * its folders. Else the history of its state file, else the last change of its folders.
 */
export function safePointsOf(ground: WorkflowContext): readonly SafePoint[] {
  const { snapshot, site } = ground;
  const folders = foldersOf(ground);
  const commits = snapshot.commits();
  if (commits !== 'unavailable') {
    const names = namesOf(ground);
    const own = commits.filter((commit) => isOurs(commit, names, folders));
    return own.slice(0, MOST).map(pointOf);
  }
  const past = snapshot.history(site.path);
  if (past !== 'unavailable' && past.length > 0)
    return past.slice(0, MOST).map((version) => pointOf({ ...version, lost: false }));
  const last = snapshot.lastChange(folders);
  return last === null || last === 'unavailable' ? [] : [pointOf({ ...last, lost: false })];
}

function pointOf({ commit, at, subject, lost }: SafePoint): SafePoint {
  return { commit, at, subject, lost };
}

/** What a message may call this workflow by. */
interface Names {
  readonly id: string | null;
  readonly name: string | null;
  readonly changes: ReadonlySet<string>;
}

function namesOf({ doc, leaves }: WorkflowContext): Names {
  const root = rootOf(doc).path;
  return {
    id: textAt(doc, [...root, 'id']),
    name: textAt(doc, [...root, 'name']),
    changes: new Set(
      leaves.flatMap((leaf) => [nameOfLeaf(leaf), ...(leaf.changeId === null ? [] : [leaf.changeId])]),
    ),
  };
}

/** Whether a commit is of this workflow: by what its message names, or by what it touched. */
function isOurs({ subject, files }: CommitFact, names: Names, folders: readonly string[]): boolean {
  const hint = hintOf(subject);
  if (hint && isNamed(hint, names)) return true;
  return touches({ files }, folders);
}

function touches({ files }: Pick<CommitFact, 'files'>, folders: readonly string[]): boolean {
  return files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

function isNamed({ filled }: Hint, { id, name, changes }: Names): boolean {
  if (id !== null && filled.id === id) return true;
  const change = filled['change-id'];
  if (change === undefined) return false;
  if (changes.has(change)) return true;
  // An item that is complete is taken out of the file; its change id still begins with the workflow's name.
  const sequence = name === null || !change.startsWith(`${name}-`) ? '' : change.slice(name.length + 1);
  return /^\d{1,6}$/.test(sequence);
}

/**
 * The newest checkpoint that the branch's head descends from and that is of an item: its message names it or
 * the workflow as a whole, or it touched the item's folders. `null` for none, and where the branch's commits
 * are not to be had: an older one must not be taken for the last.
 */
export function lastCheckpoint(leaf: Leaf | null, ground: WorkflowContext): CommitFact | null {
  const commits = ground.snapshot.commits();
  if (commits === 'unavailable') return null;
  const names = namesOf(ground);
  const folders = foldersOf(ground);
  const homes = leaf === null ? [] : homesOf(leaf, ground.place);
  const found = commits.find((commit) => {
    const hint = commit.lost || !isOurs(commit, names, folders) ? null : hintOf(commit.subject);
    if (hint === null) return false;
    const change = hint.filled['change-id'];
    if (leaf === null || change === leaf.changeId || change === nameOfLeaf(leaf)) return true;
    return !isNamed(hint, { ...names, id: null }) || touches(commit, homes);
  });
  return found ?? null;
}
