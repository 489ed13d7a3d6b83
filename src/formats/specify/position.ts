// The stage that counts: the one that the file names, or an earlier one that was never finished.
import { baseOf } from '../../model/path.ts';
import { normal } from '../../text/vocabulary.ts';
import { madeBy, outputOf } from './artifacts.ts';
import { LAST, type SpecifyStage, STAGES, stageBy } from './stages.ts';
import { entryOf, type StateContext, summaryOf } from './state-context.ts';
import type { StageStatus } from './vocabulary.ts';

/** The stage that counts, with its status. */
export interface Position {
  readonly stage: SpecifyStage;
  readonly status: StageStatus;
  readonly line: number | null;
  /** An earlier stage than the file names: that one was never finished (faults S15). */
  readonly earlier: boolean;
}

/** `null` where the file's words mean nothing. */
export function positionOf(ground: StateContext): Position | null {
  const { standing } = ground;
  const stage = standing.stage === null ? null : stageBy(standing.stage);
  if (!stage) return null;
  const status = standing.status ?? (standing.complete ? 'completed' : null);
  if (status === null) return null;
  const over = stage.number >= LAST && (status === 'completed' || standing.complete);
  if (over) return { stage, status: 'completed', line: standing.line, earlier: false };
  const behind = STAGES.find((one) => one.number < stage.number && isUnfinished(one, ground));
  if (!behind) return { stage, status, line: standing.line, earlier: false };
  const entry = entryOf(behind, ground);
  const begun = normal(entry?.text ?? '') === 'pending' && behind.number !== 4 ? 'pending' : 'in_progress';
  return { stage: behind, status: begun, line: entry?.line ?? null, earlier: true };
}

/**
 * Whether an earlier stage is not finished after all: its entry is open, no summary says otherwise, and
 * nothing that it must make is there. The clarification is left out on purpose where the coverage is high
 * enough, so that it must have begun.
 */
function isUnfinished(stage: SpecifyStage, ground: StateContext): boolean {
  if (stage.optional || entryOf(stage, ground)?.status !== 'open') return false;
  if (summaryOf(stage.number, ground)?.status === 'completed') return false;
  const made = madeBy(stage, ground);
  if (!made.some(({ when }) => when === 'must')) return false;
  if (stage.number !== 4) return outputOf(stage, ground) === 'none';
  const { clarification } = ground.standing;
  return clarification !== null && clarification !== 'processed' && !reported(ground);
}

/** Whether the report of the applied answers is there. */
export function reported(ground: StateContext): boolean {
  const stage = stageBy(4);
  const report =
    stage && madeBy(stage, ground).find(({ path }) => baseOf(path) === 'clarification-report.md');
  return report?.shown === 'whole';
}

/** The tool was writing questions: what an earlier round left of answers says nothing of them. */
export function asksAgain({ standing }: StateContext): boolean {
  return standing.clarification === 'pending_write';
}

/** Done by the state's word, or by the summary that the stage wrote before it died. */
export function isFinished({ stage, status }: Position, ground: StateContext): boolean {
  if (status === 'completed') return true;
  return status === 'in_progress' && summaryOf(stage.number, ground)?.status === 'completed';
}
