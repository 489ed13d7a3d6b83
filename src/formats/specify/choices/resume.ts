// Going on: the state names the stage that comes now, and whatever would lead past it is set right.
import type { Change, FileChange } from '../../../model/change.ts';
import type { Reason } from '../../../model/decision.ts';
import { missingSummary } from '../repairs.ts';
import { nameOf } from '../stages.ts';
import { homeOf, lockPath, summaryPath } from '../state-locations.ts';
import { type At, type StateEdit, stageAt, written } from './write.ts';

/** Reasons for which the stage is to be run from its beginning; for all others it goes on where it was. */
const BEGINS: ReadonlySet<Reason> = new Set([
  'step-completed',
  'artifacts-complete',
  'artifact-missing',
  'not-started',
]);

/**
 * The tool itself goes on with `current_stage` unless that is completed, and passes over stages whose
 * summary says completed. So a stage that is to begin is pending, which is also what a session that dies
 * before it began must find; one whose artifact is lost loses its old summary, and one that died after its
 * artifacts gets the summary that recovery-migration.md reconstructs.
 */
export function resume(at: At): Change {
  const { decision } = at.recovery;
  const stage = stageAt(at, decision.step);
  const lost = decision.reason === 'artifact-missing';
  const reconstructed = missingSummary(at);
  const status: StateEdit['values'][number] = [
    ['stage_status'],
    BEGINS.has(decision.reason) ? 'pending' : 'in_progress',
  ];
  const answered: StateEdit['values'] =
    decision.reason === 'answers-to-apply' && stage.number === 4
      ? [[['stages', 'clarification', 'clarification_status'], 'answers_received']]
      : [];
  return written(at, {
    summary: `go on with ${nameOf(stage)}`,
    values: [[['current_stage'], stage.number], status, ...answered],
    stage: stage.number,
    action: 'Resumed',
    files: lost ? withoutSummary(stage.number, at) : (reconstructed?.files ?? []),
    notes: [
      ...(lost ? [OLD_SUMMARY] : []),
      ...(reconstructed ? ['The missing summary of the stage before is written as well.'] : []),
      ...(at.snapshot.entry(lockPath(homeOf(at.site))) ? [OLD_LOCK] : []),
    ],
  });
}

const OLD_SUMMARY =
  'The old summary of the stage is archived and removed: because of it the tool would pass the stage over.';
const OLD_LOCK = 'The lock that was left behind stays; the tool removes it when it begins.';

/** Archived, then gone: it says completed of a stage that is to be run again. */
function withoutSummary(stage: number, { site, snapshot }: At): readonly FileChange[] {
  const path = summaryPath(homeOf(site), stage);
  return snapshot.entry(path) === null ? [] : [{ kind: 'remove', path }];
}
