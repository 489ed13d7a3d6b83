// A workflow's checkpoint commits: its safe points, and the files that an item's implementation touched.
import type { CommitFact, SafePoint } from '../../../model/snapshot.ts';
import { headPath, textAt } from '../document.ts';
import { changeFoldersOf, homesOf, type Where } from '../item-locations.ts';
import { type Leaf, nameOfLeaf } from '../items.ts';
import { changeFolderOf, folderAt, isState, type WorkflowPlace } from '../state-locations.ts';
import type { WorkflowContext } from '../workflow-context.ts';
import { type Hint, hintOf } from './messages.ts';

/** Safe points that are listed, the newest. */
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
  return {
    id: textAt(doc, headPath(doc, 'id')),
    name: textAt(doc, headPath(doc, 'name')),
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

export interface Implementation {
  /** Paths, in byte order. */
  readonly files: readonly string[];
  /** The last commit before the first of its checkpoints; `null` where there is none. */
  readonly before: string | null;
  /** Files that checkpoints of other changes touched as well: they are not this item's alone. */
  readonly shared: ReadonlySet<string>;
  /** Files that commits which are no checkpoint of this item touched since. */
  readonly mixed: readonly string[];
}

const OF_THE_WORK: ReadonlySet<string> = new Set(['implementation progress', 'implementation complete']);

/** `null` where the branch's commits are not to be had. */
export function implementationOf(leaf: Leaf, { place, snapshot }: Where): Implementation | null {
  const all = snapshot.commits();
  if (all === 'unavailable') return null;
  const kept = all.filter(({ lost }) => !lost);
  const since = kept.slice(0, lastStepBack(leaf, kept));
  const own = since.filter(({ subject }) => isWorkOf(leaf, subject));
  const first = own.at(-1);
  const touched = new Set(own.flatMap((commit) => commit.files));
  const files = [...touched].filter((path) => isWork(path, place)).sort();
  const others = first ? since.slice(0, since.indexOf(first)).filter((commit) => !own.includes(commit)) : [];
  const foreign = others.filter(({ subject }) => OF_THE_WORK.has(hintOf(subject)?.event ?? ''));
  const shared = new Set(foreign.flatMap((commit) => commit.files));
  const plain = new Set(
    others.filter((commit) => !foreign.includes(commit)).flatMap((commit) => commit.files),
  );
  return {
    files,
    before: first?.parent ?? null,
    shared: new Set(files.filter((path) => shared.has(path))),
    mixed: files.filter((path) => plain.has(path) && !shared.has(path)),
  };
}

/** The files of an item's implementation, as far as its checkpoints tell them. */
export type ImplementationFiles = (leaf: Leaf) => readonly string[];

/** Of every item at once: the branch's commits are walked through a single time, the newest first. */
export function workOf({ place, snapshot }: Where): ImplementationFiles {
  const all = snapshot.commits();
  const files = new Map<string, Set<string>>();
  const stepsBack = new Set<string>();
  for (const { subject, lost, files: touched } of all === 'unavailable' ? [] : all) {
    const hint = lost ? null : hintOf(subject);
    const name = hint?.filled['change-id'];
    if (name === undefined || stepsBack.has(name)) continue;
    if (isStepBack(hint)) stepsBack.add(name);
    if (!OF_THE_WORK.has(hint?.event ?? '')) continue;
    const own = files.get(name) ?? new Set();
    files.set(name, own);
    for (const path of touched) if (isWork(path, place)) own.add(path);
  }
  return (leaf) => {
    const names = new Set([nameOfLeaf(leaf), ...(leaf.changeId === null ? [] : [leaf.changeId])]);
    return [...new Set([...names].flatMap((name) => [...(files.get(name) ?? [])]))].sort();
  };
}

function isStepBack(hint: Hint | null): boolean {
  const discards = hint?.filled.phase === 'spec' || hint?.filled.phase === 'plan';
  return hint?.event === 'regressed' && discards;
}

function isWork(path: string, place: WorkflowPlace): boolean {
  return !isState(path, place) && changeFolderOf(path) === null && !isIndex(path);
}

/** What an earlier step back has taken back already is no part of it; counted from the newest commit. */
function lastStepBack(leaf: Leaf, commits: readonly CommitFact[]): number {
  const at = commits.findIndex(({ subject }) => {
    const hint = hintOf(subject);
    return isStepBack(hint) && namesLeaf(leaf, hint?.filled['change-id']);
  });
  return at < 0 ? commits.length : at;
}

function isWorkOf(leaf: Leaf, subject: string): boolean {
  const hint = hintOf(subject);
  return OF_THE_WORK.has(hint?.event ?? '') && namesLeaf(leaf, hint?.filled['change-id']);
}

function namesLeaf(leaf: Leaf, name: string | undefined): boolean {
  return name !== undefined && (name === leaf.changeId || name === nameOfLeaf(leaf));
}

/** The list of all changes, which every item writes to. */
function isIndex(path: string): boolean {
  return path === 'changes/INDEX.md' || path.endsWith('/changes/INDEX.md');
}
