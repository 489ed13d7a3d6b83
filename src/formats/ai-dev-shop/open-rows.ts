// What a ledger, or a dispatch, leaves open in a run whose status says that it is complete.
import { statusWord, wordSet } from '../../formkit/vocabulary.ts';
import type { Contradiction, WorkflowState } from '../../model/workflow.ts';
import { isOptional } from './checkpoints.ts';
import type { LedgerRow } from './parse/sections.ts';
import type { PipelineContext } from './pipeline-context.ts';
import type { PipelinePosition } from './position.ts';
import { isPassed, stageOfRow } from './rounds.ts';
import type { PipelineStage } from './stages.ts';
import { checkpointRow, ledgerStatus } from './vocabulary.ts';

/** Words of a stage at which something is being done: with them a run is not over. */
const UNDER_WAY: ReadonlySet<string> = wordSet('in_progress dispatched blocked');
/** Words of a stage that a finished run may keep: another took its place, or a cell has no word. */
const LEFT_AS_IT_WAS: ReadonlySet<string> = new Set(['superseded', 'stale', '', '-', '—']);

/** Rows that are open and that no later row decides about. */
function openRows({ ledger }: PipelineContext): readonly LedgerRow[] {
  return ledger.filter(
    ({ name, status }, at) => ledgerStatus(status, name) === 'open' && !isPassed(ledger, at),
  );
}

/**
 * What a run may lack without a word: clarify makes no file of its own, there is nothing to refactor where
 * the reviews found nothing, and `done` is no work.
 */
const OPTIONAL: ReadonlySet<string> = new Set(['clarify', 'refactor', 'done']);

/** Whether every finished run has done the stage. */
export const isOwedAtEnd = ({ id, always }: PipelineStage): boolean => always && !OPTIONAL.has(id);

const isCheckpoint = ({ name }: LedgerRow): boolean => checkpointRow(name) !== undefined;

const isUnderWay = (row: LedgerRow): boolean =>
  stageOfRow(row.name) !== null && UNDER_WAY.has(statusWord(row.status));

/** A run that is complete has no stage at which work goes on (faults S14). */
export function unfinishedRow(
  { status, statusText }: PipelinePosition,
  ground: PipelineContext,
): Contradiction | null {
  const row = status === 'completed' && statusText !== null ? openRows(ground).find(isUnderWay) : undefined;
  if (!row) return null;
  const message =
    `found ${row.name} ${JSON.stringify(row.status)} with status ${JSON.stringify(statusText)}, ` +
    'expected every stage to be finished. Correct the one that is wrong.';
  return { message, line: row.line, evidence: { status: statusText, stage: row.name, row: row.status } };
}

/** Sign-offs that were not given and stages that were not done: the run stays complete all the same. */
export function unsettledRows(ground: PipelineContext): NonNullable<WorkflowState['unsettled']> {
  return openRows(ground).flatMap((row) => {
    const said = `found ${row.name} ${JSON.stringify(row.status)} in a run that is COMPLETE, expected it `;
    if (isCheckpoint(row) && !isOptional({ label: row.name }))
      return [{ message: `${said}to be given. It stays complete; have it given.`, line: row.line }];
    const stage = stageOfRow(row.name);
    if (stage === null || !isOwedAtEnd(stage) || LEFT_AS_IT_WAS.has(statusWord(row.status))) return [];
    const todo = 'It stays complete; enter what was done or skipped, or correct the status.';
    return [{ message: `${said}to be finished. ${todo}`, line: row.line }];
  });
}
