// The files of an item's implementation: those that its checkpoint commits touched (the contract).
import type { CommitFact, Snapshot } from '../../model/snapshot.ts';
import { type Hint, hintOf } from './checkpoint/messages.ts';
import { type Leaf, nameOfLeaf } from './items.ts';
import { changeFolderOf, isState, type WorkflowPlace } from './places.ts';

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
export function implementationOf(
  leaf: Leaf,
  place: WorkflowPlace,
  snapshot: Snapshot,
): Implementation | null {
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
export function workOf(place: WorkflowPlace, snapshot: Snapshot): ImplementationFiles {
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
