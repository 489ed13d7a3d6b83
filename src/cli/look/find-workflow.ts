// Finds the one workflow that an id means, and says so where there is no such workflow or more than one.

import type { Engine } from '../../index.ts';
import { assert, UserError } from '../../model/errors.ts';
import { folderOf } from '../../model/path.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { SnapshotWorkflows } from '../../model/repository-source.ts';
import { isInterrupted, isInvalidFile } from '../../report/check/validity.ts';
import { removedWords, unreadIn, unreadWords } from '../../report/scan/notes.ts';
import type { ScanReport, ScanUnreadable, ScanWorkflow } from '../../report/scan/scan.ts';
import type { RemovedWorkflow } from '../../report/scan/scan-extras.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { didYouMean, orList } from '../../text/suggestions.ts';

/** Ids that a message names at most. */
const SHOWN = 10;

/** A workflow as it is published, and all that is known of it. */
export interface FoundWorkflow {
  readonly scanned: ScanWorkflow;
  readonly recovery: Recovery;
  readonly holding: SnapshotWorkflows;
}

/** All of a look, in the order of the report. */
export function foundIn({ report, judged }: ScanResult): readonly FoundWorkflow[] {
  return report.workflows.map((scanned) => {
    const home = judged.find(
      ({ holding: { owner, snapshot }, recovered }) =>
        owner === scanned.owner &&
        snapshot.commit === scanned.commit &&
        recovered.workflows.some(({ id }) => id === scanned.id),
    );
    const recovery = home?.recovered.workflows.find(({ id }) => id === scanned.id);
    assert(home && recovery, `what is known of ${scanned.id} is kept after the report`);
    return { scanned, recovery, holding: home.holding };
  });
}

/** What of a workflow an id names. */
type Named = Pick<ScanWorkflow, 'id' | 'feature'>;

const NONE_UNREADABLE: Pick<ScanReport, 'unreadable'> = { unreadable: [] };

/**
 * The workflows that a typed id means: the whole id, the feature, or the beginning of either; the first of
 * these that fits any. `null`, where it was left out: all that are open, and where none is, all.
 * @throws UserError where it is the whole name of one whose file cannot be read
 */
export function meantIn<T extends ScanWorkflow>(
  id: string | null,
  known: readonly T[],
  { unreadable }: Pick<ScanReport, 'unreadable'> = NONE_UNREADABLE,
  by: WithEngine | null = null,
): readonly T[] {
  if (id === null) {
    const open = known.filter(isInterrupted);
    return open.length === 0 ? known : open;
  }
  const form = oneSpelling(id);
  const whole: readonly ((one: Named) => boolean)[] = [
    (one) => one.id === id,
    (one) => one.feature === id,
    (one) => oneSpelling(one.id) === form,
    (one) => oneSpelling(one.feature) === form,
  ];
  for (const fits of whole) {
    const found = known.filter(fits);
    if (found.length > 0) return found;
  }
  const mute = by === null ? undefined : unreadable.find(({ path }) => isStateOf(id, path, by.engine));
  if (mute) throw new UserError(`ID: ${leftAlone(id, mute)}`);
  if (id === '') return [];
  const begins = (name: string) => oneSpelling(name).startsWith(form);
  return known.filter((one) => begins(one.feature) || (id.includes(':') && begins(one.id)));
}

/** A keyboard composes `é`, and the name of a folder that macOS made may have it in two parts. */
const oneSpelling = (name: string): string => name.normalize('NFC');

/**
 * The one workflow of a look that is meant; `null`: there is none.
 * @throws UserError with the candidates where it is not one, or with the file that cannot be read
 */
export function oneIn(id: string | null, looked: ScanResult, by: WithEngine): FoundWorkflow | null {
  const found = meantIn(id, looked.report.workflows, looked.report, by);
  const [one, ...others] = found;
  if (one === undefined) return null;
  if (others.length > 0) throw ambiguous(id, found);
  return foundIn(looked).find(({ scanned }) => scanned === one) ?? null;
}

/** @throws UserError with the nearest ids, or the file that cannot be read, where nothing has that id */
export function findById(id: string | null, looked: ScanResult, by: WithEngine): FoundWorkflow {
  const one = oneIn(id, looked, by);
  if (one) return one;
  throw unknownId(id, looked.report, '', by);
}

/** Several workflows, of which one was meant. */
export function ambiguous(id: string | null, found: readonly ScanWorkflow[]): UserError {
  const ids = [...new Set(found.map((workflow) => workflow.id))];
  if (ids.length === 1) return severalOf(found);
  const listed = ids.length > SHOWN ? [...ids.slice(0, SHOWN), `one of ${ids.length - SHOWN} more`] : ids;
  const said =
    id === null
      ? `found no ID, and ${ids.length} workflows are open here`
      : `${JSON.stringify(id)} may mean ${ids.length} workflows`;
  return new UserError(`ID: ${said}. Name one: ${orList(listed)}.`);
}

function severalOf(found: readonly ScanWorkflow[]): UserError {
  const branches = found.flatMap(({ owner }) =>
    owner === null ? [] : [`--branch ${JSON.stringify(owner)}`],
  );
  return new UserError(
    `ID: ${found.length} branches have their own ${JSON.stringify(found[0]?.id)}. Add ${orList(branches)}.`,
  );
}

/** What is meant was removed on disk: nothing can be done about it before that is settled. */
export function removedHere(removed: readonly RemovedWorkflow[]): UserError {
  return new UserError(`ID: ${removedWords(removed, (name) => name)}`);
}

/** A branch was named, and what is on disk of it is not where the branch has it, or cannot be read. */
export function elsewhereOnDisk({ id, path }: ScanWorkflow): UserError {
  return new UserError(
    `ID: what is on disk of ${id} is not at ${path} any more, or cannot be read there, and that is not ` +
      'committed yet. Repeat the command without --branch: it goes by what is on disk.',
  );
}

/** By whose formats it was looked. */
interface WithEngine {
  readonly engine: Engine;
}

/** What was looked through for an id. */
interface Known {
  readonly workflows: readonly ScanWorkflow[];
  readonly unreadable: readonly ScanUnreadable[];
}

/** `where`: what stands after "found no workflow X", with a blank before it. */
export function unknownId(
  id: string | null,
  { workflows: known, unreadable }: Known,
  where: string,
  { engine }: WithEngine,
): UserError {
  const unseen = unseenIn(unreadable, engine);
  if (id === null)
    return new UserError(
      `ID: found no workflow here${where}.${unseen} "rekindle list" shows those of all branches.`,
    );
  const mute = unreadable.find(({ path }) => isStateOf(id, path, engine));
  if (mute) return new UserError(`ID: ${leftAlone(id, mute)}`);
  const ids = [...new Set(known.map((workflow) => workflow.id))];
  const near = didYouMean(id, ids) || featureLike(id, known);
  const listed = `${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ' …' : ''}`;
  const unread = unreadable.some(isInvalidFile);
  const none = unread ? 'None that can be read is here.' : 'There are none at all here.';
  const there = ids.length === 0 ? none : `There are: ${listed}.`;
  return new UserError(
    `ID: found no workflow ${JSON.stringify(id)}${where}.${near}${near === '' ? ` ${there}` : ''}${unseen}`,
  );
}

/** Places that a message names at most. */
const PLACES = 3;

/** Folders and branches that cannot be read, and of which no one knows what they hold. */
function unseenIn(unreadable: readonly ScanUnreadable[], engine: Engine): string {
  const closed = unreadIn(unreadable).filter((one) => isInvalidFile(one) && !isOfOne(one.path, engine));
  const more = closed.length > PLACES ? ` And ${closed.length - PLACES} more: see "rekindle list".` : '';
  const told = closed.slice(0, PLACES).map((one) => ` It may be where this cannot look: ${unreadWords(one)}`);
  return `${told.join('')}${more}`;
}

/** Whether a format keeps the state of one workflow at that path: then the file is told by its own name. */
export function isOfOne(path: string, engine: Engine): boolean {
  const sites = engine.asker(engine.memo()).sites([path]);
  return sites.some(({ feature }) => feature !== '');
}

/** The same, of an id that was typed without its format. */
function featureLike(id: string, known: readonly ScanWorkflow[]): string {
  const [feature] = known.filter((one) => didYouMean(id, [one.feature]) !== '');
  return feature === undefined ? '' : ` Did you mean ${feature.id}?`;
}

/** Whether a format keeps the state of that workflow at that path, as far as the place alone tells. */
function isStateOf(id: string, path: string, engine: Engine): boolean {
  return engine
    .asker(engine.memo())
    .sites([path])
    .some(({ format, feature }) => {
      const name = `${format}:${feature}`;
      return feature !== '' && [feature, name, `${name}@${folderOf(path)}`].includes(id);
    });
}

/** A state file that cannot be read: it is named with what to do about it, as in a scan. */
function leftAlone(id: string, file: ScanUnreadable): string {
  return `the state file of ${JSON.stringify(id)} is left alone, ${unreadWords(file)}`;
}
