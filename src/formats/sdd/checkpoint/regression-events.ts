// The two checkpoint events that turn a workflow over: a step back, and a revised decomposition.
import { baseOf, joinPath } from '../../../text/markdown/paths.ts';
import { archivesOf, REVISED, rootFolder } from '../places.ts';
import { isPlainId } from '../items.ts';
import { PHASES } from '../vocabulary.ts';
import { type Delta, foldersOfPair, isBelow, isTakenOut, meant, type Pair, regressionOf } from './delta.ts';
import { type Trigger, trigger } from './triggers.ts';

/** Regression: workflow.yaml, archived files. */
export function regressed(it: Delta): Trigger | null {
  const [was, is] = [regressionOf(it.before), regressionOf(it.doc)];
  if (is.to === null || is.key === was.key) return null;
  const phase = isPlainId(is.to) ? is.to : 'spec';
  const back = it.pairs.find(cameUndone);
  const asked = it.pairs.find(({ is: now }) => now?.marks.review.meaning === 'changes');
  const pair = back ?? asked ?? it.pairs.find((one) => one.is);
  const folders = archivesOf(it.place);
  const copies = it.paths.filter((path) => isBelow(path, folders));
  const gone = (path: string) =>
    copies.some((copy) => copy.endsWith(`/${path}`) || isOwnFile(copy, path, pair, it));
  const names = (path: string) => path === it.state || copies.includes(path);
  const takes = (path: string) => names(path) || gone(path);
  return pair ? trigger('regressed', { 'change-id': pair.name, phase }, takes, names) : null;
}

/** A phase that was done is so no more. */
function cameUndone({ was, is }: Pair): boolean {
  return is !== null && PHASES.some((phase) => meant(was, phase) === 'done' && meant(is, phase) !== 'done');
}

/** An archived PLAN.md is called by its name alone; the one that it was copied from lies with the item. */
function isOwnFile(copy: string, path: string, pair: Pair | undefined, it: Delta): boolean {
  return (
    pair !== undefined &&
    baseOf(copy) === baseOf(path) &&
    foldersOfPair(pair, it.place).some((folder) => joinPath(folder, baseOf(path)) === path)
  );
}

/** Decomposition revised: workflow.yaml, archived files. Items came or went, other than by being complete. */
export function revised(it: Delta): Trigger | null {
  const gone = it.pairs.filter((pair) => pair.is === null && !isTakenOut(pair));
  const came = it.pairs.filter(({ was }) => was === null);
  const had = it.pairs.some(({ was }) => was !== null);
  if (!had || gone.length + came.length === 0) return null;
  const retold = it.pairs.some(({ was, is }) => was && is && was.title !== is.title);
  const folders = [joinPath(rootFolder(it.place), `archive/${REVISED}`)];
  const drafts = [...gone, ...came].flatMap((pair) => foldersOfPair(pair, it.place));
  const names = (path: string) => path === it.state || isBelow(path, folders);
  const takes = (path: string) => names(path) || isBelow(path, drafts);
  const type = revisionType(gone.length, came.length, retold);
  return trigger('decomposition revised', { type }, takes, names);
}

/** The tool's four types; a title that changed beside it says that items were joined or one was divided. */
function revisionType(gone: number, came: number, retold: boolean): string {
  if (came === 0) return retold ? 'merge' : 'remove';
  if (gone === 0) return retold ? 'split' : 'add';
  return gone > came ? 'merge' : 'split';
}
