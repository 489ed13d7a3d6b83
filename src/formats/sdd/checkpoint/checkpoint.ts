// What a change on disk is committed as: recovery.md's trigger table, from the rarest event to the plainest.
import type { Changed, Checkpoint, ChoiceContext } from '../../../model/choice.ts';
import { UserError } from '../../../model/errors.ts';
import { baseOf, folderOf } from '../../../model/path.ts';
import { joinPath } from '../../../text/markdown/path-lists.ts';
import { headPath, type SddDocument, textAt } from '../document.ts';
import { isDone, isPlainId, leavesOf } from '../items.ts';
import { archivesOf, REVISED, rootFolder, SOLICITATION, workflowName } from '../state-locations.ts';
import { PHASES } from '../vocabulary.ts';
import type { Delta, Pair } from './delta.ts';
import * as delta from './delta.ts';
import { type CheckpointEvent, type Filled, messageOf } from './messages.ts';

type Row = (it: Delta) => Trigger | null;

/** The files of a row are those of recovery.md's third column. */
const ROWS: readonly Row[] = [
  // Workflow created: workflow.yaml
  (it) => (it.born ? trigger('workflow created', identityOf(it.doc), stateOnly(it)) : null),
  // Regression: workflow.yaml, archived files
  (it) => regressed(it),
  // Decomposition revised: workflow.yaml, archived files
  (it) => revised(it),
  // Item complete: workflow.yaml
  (it) => ofItem('complete', it.pairs.find(delta.isTakenOut) ?? wordedComplete(it), stateOnly(it)),
  // Review approved: workflow.yaml
  (it) => ofItem('review approved', delta.becameDone(it, 'review')[0], stateOnly(it)),
  // Implementation complete: changed files, workflow.yaml
  (it) => ofItem('implementation complete', delta.becameDone(it, 'implement')[0], workOf(it), stateOnly(it)),
  // Item moved to changes/: all files, workflow.yaml
  (it) => readyForReview(it),
  // All specs approved: workflow.yaml; SPEC.md approved: workflow.yaml
  (it) => (passed(it, 'spec') ? trigger('all specs approved', {}, stateOnly(it)) : null),
  (it) => ofItem('spec approved', delta.becameDone(it, 'spec')[0], stateOnly(it)),
  // All plans approved: workflow.yaml; PLAN.md approved: workflow.yaml
  (it) => (passed(it, 'plan') ? trigger('all plans approved', {}, stateOnly(it)) : null),
  (it) => ofItem('plan approved', delta.becameDone(it, 'plan')[0], stateOnly(it)),
  // PLAN.md created: PLAN.md, workflow.yaml; SPEC.md created: SPEC.md, workflow.yaml
  (it) => madeFile('plan created', 'PLAN.md', it, (pair) => delta.meant(pair.is, 'plan') !== 'done'),
  (it) => madeFile('spec created', 'SPEC.md', it, (pair) => delta.meant(pair.is, 'spec') !== 'done'),
  // Spec solicitation progress: solicitation-workflow.yaml
  (it) => solicited(it),
  // Implementation progress: changed files
  (it) => ofItem('implementation progress', builtIn(it), workOf(it), stateOnly(it)),
];

/**
 * The event of recovery.md that the change is, with its message and files; any other change is committed as
 * progress of its phase, with all that changed of the workflow.
 * @throws UserError where the state file cannot be read
 */
export function checkpoint(at: ChoiceContext<SddDocument>, changed: Changed<SddDocument>): Checkpoint {
  if (at.doc === null)
    throw new UserError(
      `${at.recovery.id}: found no readable workflow.yaml, expected one. ` +
        `${at.recovery.decision.instruction} Nothing was committed.`,
    );
  const it = delta.deltaOf(at, changed);
  // In a damaged file an item that is gone cannot be told from a line that is gone.
  if (at.doc.damage.length > 0) return progressOf(at, it, []);
  const left = new Set<string>();
  for (const row of ROWS) {
    const found = row(it);
    const sorted = found && sortedOut(found, it);
    for (const path of sorted?.left ?? []) left.add(path);
    if (found && sorted && sorted.files.length > 0)
      return { message: messageOf(found.event, found.filled), ...sorted };
  }
  return progressOf(at, it, [...left]);
}

function progressOf(
  { state, recovery }: ChoiceContext<SddDocument>,
  it: Delta,
  left: readonly string[],
): Checkpoint {
  const own = delta.ownFolders(it);
  const files = it.paths.filter((path) => path === it.state || delta.isBelow(path, own));
  const current = state?.current;
  const item = it.pairs.find(({ is }) => is !== null && is.path === current?.item);
  const name = item?.name ?? (isPlainId(recovery.feature) ? recovery.feature : 'workflow');
  return { message: `checkpoint: ${name} ${current?.id ?? 'review'} progress`, files, left };
}

function ofItem(
  event: CheckpointEvent,
  pair: Pair | null | undefined,
  takes: Trigger['takes'],
  names: Trigger['names'] = takes,
): Trigger | null {
  return pair ? trigger(event, { 'change-id': pair.name }, takes, names) : null;
}

const stateOnly =
  ({ state }: Delta): Trigger['takes'] =>
  (path) =>
    path === state;

function identityOf(doc: SddDocument): Filled {
  const id = textAt(doc, headPath(doc, 'id')) ?? '';
  const name = workflowName({ doc });
  return { id: isPlainId(id) ? id : 'unnamed', ...(name === null ? {} : { name }) };
}

/** `review_status: complete`, or the first generation's `complete`. */
function wordedComplete(it: Delta): Pair | undefined {
  return delta
    .becameDone(it, 'review')
    .find(({ is }) => is?.marks.review.found?.toLowerCase() === 'complete');
}

/** The head left a phase that every item has finished. */
function passed({ phase, doc, pairs }: Delta, left: 'spec' | 'plan'): boolean {
  const leaves = leavesOf(doc);
  const rank = (word: string) => PHASES.map(String).indexOf(word);
  const from = rank(phase.was.word);
  const here = rank(left);
  return (
    pairs.some(({ was }) => was !== null) &&
    leaves.every((leaf) => isDone(leaf, left)) &&
    from >= 0 &&
    from <= here &&
    rank(phase.is.word) === here + 1
  );
}

function readyForReview(it: Delta): Trigger | null {
  const pair = it.pairs.find(
    (one) =>
      delta.moved(one) ||
      (['spec', 'plan', 'review'] as const).some(
        (phase) =>
          one.was !== null &&
          delta.meant(one.is, phase) === 'review' &&
          delta.meant(one.was, phase) !== 'review' &&
          !makes(one, phase, it),
      ),
  );
  if (!pair) return null;
  const folders = delta.foldersOfPair(pair, it.place);
  const index = joinPath(it.place.base, 'changes/INDEX.md');
  const names = (path: string) => path === it.state || path === index || isFileIn(path, folders);
  const takes = (path: string) => names(path) || delta.isBelow(path, folders);
  return ofItem('ready for review', pair, takes, names);
}

/** A file that was written and not moved: then its making is the event. */
function makes(pair: Pair, phase: 'spec' | 'plan' | 'review', it: Delta): boolean {
  const name = phase === 'spec' ? 'SPEC.md' : phase === 'plan' ? 'PLAN.md' : null;
  return name !== null && fileIn(pair, name, it) !== undefined;
}

/** The files that the tool keeps of an item, wherever its folder is. */
const ITEM_FILES: ReadonlySet<string> = new Set(['SPEC.md', 'PLAN.md', 'context.md', SOLICITATION]);

function isFileIn(path: string, folders: readonly string[]): boolean {
  return ITEM_FILES.has(baseOf(path)) && folders.includes(folderOf(path));
}

function fileIn(pair: Pair, name: string, { place, there }: Delta): string | undefined {
  return delta
    .foldersOfPair(pair, place)
    .map((folder) => joinPath(folder, name))
    .find((path) => there.has(path));
}

function madeFile(
  event: CheckpointEvent,
  name: string,
  it: Delta,
  fits: (pair: Pair) => boolean,
): Trigger | null {
  for (const pair of it.pairs) {
    const made = pair.is && fits(pair) ? fileIn(pair, name, it) : undefined;
    if (made !== undefined) return ofItem(event, pair, (path) => path === it.state || path === made);
  }
  return null;
}

function solicited(it: Delta): Trigger | null {
  for (const path of it.there) {
    if (baseOf(path) !== SOLICITATION) continue;
    const pair = it.pairs.find((one) =>
      delta.foldersOfPair(one, it.place).some((folder) => joinPath(folder, SOLICITATION) === path),
    );
    if (pair) return ofItem('solicitation progress', pair, (one) => one === path);
  }
  return null;
}

/** All that changed: what is kept for another workflow alone is left to that. */
function workOf(it: Delta): Trigger['takes'] {
  const own = [...delta.ownFolders(it), ...it.pairs.flatMap((pair) => delta.foldersOfPair(pair, it.place))];
  return (path) => path === it.state || !delta.isOthers(path, own);
}

/** The item that is being built: of several the one that the work stands at. */
function builtIn({ pairs, current }: Delta): Pair | undefined {
  const built = pairs.filter(
    ({ is }) => delta.meant(is, 'implement') === 'working' || delta.meant(is, 'review') === 'changes',
  );
  return built.find(({ is }) => is?.path === current) ?? built[0];
}

/** Regression: workflow.yaml, archived files. */
function regressed(it: Delta): Trigger | null {
  const [was, is] = [delta.regressionOf(it.before), delta.regressionOf(it.doc)];
  if (is.to === null || is.key === was.key) return null;
  const phase = isPlainId(is.to) ? is.to : 'spec';
  const back = it.pairs.find(cameUndone);
  const asked = it.pairs.find(({ is: now }) => now?.marks.review.meaning === 'changes');
  const pair = back ?? asked ?? it.pairs.find((one) => one.is);
  const folders = archivesOf(it.place);
  const copies = it.paths.filter((path) => delta.isBelow(path, folders));
  const gone = (path: string) =>
    copies.some((copy) => copy.endsWith(`/${path}`) || isOwnFile(copy, path, pair, it));
  const names = (path: string) => path === it.state || copies.includes(path);
  const takes = (path: string) => names(path) || gone(path);
  return pair ? trigger('regressed', { 'change-id': pair.name, phase }, takes, names) : null;
}

/** A phase that was done is so no more. */
function cameUndone({ was, is }: Pair): boolean {
  return (
    is !== null &&
    PHASES.some((phase) => delta.meant(was, phase) === 'done' && delta.meant(is, phase) !== 'done')
  );
}

/** An archived PLAN.md is called by its name alone; the one that it was copied from lies with the item. */
function isOwnFile(copy: string, path: string, pair: Pair | undefined, it: Delta): boolean {
  return (
    pair !== undefined &&
    baseOf(copy) === baseOf(path) &&
    delta.foldersOfPair(pair, it.place).some((folder) => joinPath(folder, baseOf(path)) === path)
  );
}

/** Decomposition revised: workflow.yaml, archived files. Items came or went, other than by being complete. */
function revised(it: Delta): Trigger | null {
  const gone = it.pairs.filter((pair) => pair.is === null && !delta.isTakenOut(pair));
  const came = it.pairs.filter(({ was }) => was === null);
  const had = it.pairs.some(({ was }) => was !== null);
  if (!had || gone.length + came.length === 0) return null;
  const retold = it.pairs.some(({ was, is }) => was && is && was.title !== is.title);
  const folders = [joinPath(rootFolder(it.place), `archive/${REVISED}`)];
  const drafts = [...gone, ...came].flatMap((pair) => delta.foldersOfPair(pair, it.place));
  const names = (path: string) => path === it.state || delta.isBelow(path, folders);
  const takes = (path: string) => names(path) || delta.isBelow(path, drafts);
  const type = revisionType(gone.length, came.length, retold);
  return trigger('decomposition revised', { type }, takes, names);
}

/** The tool's four types; a title that changed beside it says that items were joined or one was divided. */
function revisionType(gone: number, came: number, retold: boolean): string {
  if (came === 0) return retold ? 'merge' : 'remove';
  if (gone === 0) return retold ? 'split' : 'add';
  return gone > came ? 'merge' : 'split';
}

interface Trigger {
  readonly event: CheckpointEvent;
  readonly filled: Filled;
  /** Whether a changed path belongs to it. */
  readonly takes: (path: string) => boolean;
  /**
   * Whether recovery.md's row names the file; only then is an untracked file committed that lies outside of
   * the workflow's own folders.
   */
  readonly names: (path: string) => boolean;
}

function trigger(
  event: CheckpointEvent,
  filled: Filled,
  takes: Trigger['takes'],
  names: Trigger['names'] = takes,
): Trigger {
  return { event, filled, takes, names };
}

/**
 * What of an event's files is committed. An untracked file may be a secret or a leftover: one outside of the
 * workflow's own folders is left out where recovery.md's row does not name it.
 */
function sortedOut({ takes, names }: Trigger, it: Delta): Pick<Checkpoint, 'files' | 'left'> {
  const own = delta.ownFolders(it);
  const taken = it.paths.filter(takes);
  const strange = (path: string) => it.untracked.has(path) && !names(path) && !delta.isBelow(path, own);
  return { files: taken.filter((path) => !strange(path)), left: taken.filter(strange) };
}
