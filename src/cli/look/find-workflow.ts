// Finds the one workflow that an id means, and says so where there is no such workflow or more than one.
import type { ScanResult } from '../../handle.ts';
import type { Engine } from '../../index.ts';
import { assert, UserError } from '../../model/errors.ts';
import { folderOf } from '../../model/path.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { SnapshotWorkflows } from '../../model/repository-source.ts';
import type { ScanUnreadable, ScanWorkflow } from '../../report/scan/scan.ts';
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

/** @throws UserError with the nearest ids, or the file that cannot be read, where nothing has that id */
export function findById(id: string, looked: ScanResult, by: WithEngine): FoundWorkflow {
  const one = foundIn(looked).find(({ recovery }) => recovery.id === id);
  if (one) return one;
  throw unknownId(id, looked.report, '', by);
}

export function severalOf(found: readonly ScanWorkflow[]): UserError {
  const branches = found.flatMap(({ owner }) =>
    owner === null ? [] : [`--branch ${JSON.stringify(owner)}`],
  );
  return new UserError(
    `ID: ${found.length} branches have their own ${JSON.stringify(found[0]?.id)}. Add ${orList(branches)}.`,
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
  id: string,
  { workflows: known, unreadable }: Known,
  where: string,
  { engine }: WithEngine,
): UserError {
  const mute = unreadable.find(({ path }) => isStateOf(id, path, engine));
  if (mute) return new UserError(`ID: ${leftAlone(id, mute)}`);
  const ids = [...new Set(known.map((workflow) => workflow.id))];
  const named = known.filter(({ feature }) => feature === id).map((workflow) => workflow.id);
  const near = named.length > 0 ? ` Did you mean ${orList([...new Set(named)])}?` : didYouMean(id, ids);
  const listed = `${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ' …' : ''}`;
  const there = ids.length === 0 ? 'There are none at all here.' : `There are: ${listed}.`;
  return new UserError(
    `ID: found no workflow ${JSON.stringify(id)}${where}.${near} ${near === '' ? there : ''}`,
  );
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
function leftAlone(id: string, { path, line, branch, commit, message }: ScanUnreadable): string {
  const place = line === null ? path : `${path}:${line}`;
  const where = commit === null || branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
  return `the state file of ${JSON.stringify(id)} is left alone, ${place}${where}: ${message}`;
}
