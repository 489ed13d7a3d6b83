// Where the file says that the run stands, and the stage that counts, which may be an earlier one.
import { type DataField, wholeNumber } from '../../formkit/fields.ts';
import { baseOf } from '../../model/path.ts';
import type { Word } from '../../model/workflow.ts';
import type { Data, DataMap } from '../../text/data/data.ts';
import { normal } from '../../text/vocabulary.ts';
import { madeBy, outputOf } from './artifacts.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt, lineAt } from './fields.ts';
import { HIGHEST, LAST, type SpecifyStage, STAGES, stageBy } from './stages.ts';
import { entryOf, type StateContext, summaryOf } from './state-context.ts';
import { isPhase, isResearch, PHASES, stageOfPhase } from './version/phases.ts';
import { CLARIFICATION, type ClarificationStatus, STAGE_STATUS, type StageStatus } from './vocabulary.ts';

export interface StagePosition {
  /** 1 to 8; `null` where the file names none that means something. */
  readonly stage: number | null;
  readonly line: number | null;
  /** `null` where it is missing or unknown. */
  readonly status: StageStatus | null;
  /** The file's own word. */
  readonly statusText: string | null;
  /** Of stage 4; `null` where the file has none. */
  readonly clarification: ClarificationStatus | null;
  readonly words: readonly Word[];
  /** Version 2 says so by its phase alone; a migrated file still has that phase beside its stage. */
  readonly complete: boolean;
  /** It stopped at a phase that stages have not. */
  readonly research: boolean;
}

export function standingOf(doc: SpecifyDocument): StagePosition {
  const phase = fieldAt(doc, 'current_phase');
  const named = fieldAt(doc, 'current_stage');
  const stage = named ? stageNumber(named.value) : stageOfPhase(phase?.text ?? '');
  const status = fieldAt(doc, 'stage_status') ?? fieldAt(doc, 'phase_status');
  const clarification = fieldAt(doc, 'stages', 'clarification', 'clarification_status');
  const means = status && STAGE_STATUS.means(String(status.value));
  const over = stage === LAST && isPhase(phase?.text ?? '', 'COMPLETE');
  const words = [
    stageWord(doc, named, phase, stage),
    ...(over && !status ? [] : [statusWord(doc, status)]),
    ...(stage === 4 && clarification
      ? [CLARIFICATION.word('clarification_status', clarification.text, clarification.line)]
      : []),
  ];
  return {
    stage,
    line: named?.line ?? phase?.line ?? null,
    status: means,
    statusText: status?.text ?? null,
    clarification: clarification && CLARIFICATION.means(clarification.text),
    words: doc.stated.contradictions.length > 0 ? [] : words,
    complete:
      over && (status === null || means === 'completed' || means === 'in_progress' || means === 'pending'),
    research: isResearch(phase?.text ?? '') && stage === 2,
  };
}

function stageNumber(value: Data | undefined): number | null {
  const number = wholeNumber(value);
  return number !== null && number >= 1 && number <= HIGHEST ? number : null;
}

function stageWord(
  doc: SpecifyDocument,
  named: DataField | null,
  phase: DataField | null,
  stage: number | null,
): Word {
  const phased = !named && isPhased(doc.data);
  return {
    field: phased ? 'current_phase' : 'current_stage',
    found: (named ?? phase)?.text ?? null,
    known: stage !== null,
    expected: phased ? PHASES : Array.from({ length: HIGHEST }, (_, i) => String(i + 1)),
    line: (named ?? phase)?.line ?? lineAt(doc, 'current_stage'),
  };
}

function isPhased(data: DataMap): boolean {
  return Object.hasOwn(data, 'current_phase') || Object.hasOwn(data, 'phases');
}

/** What it is now: a migration in memory may have changed the word that the file spells. */
function statusWord(doc: SpecifyDocument, status: DataField | null): Word {
  const field = doc.stated.version === 2 ? 'phase_status' : 'stage_status';
  const line = status?.line ?? lineAt(doc, 'stage_status');
  const known = status !== null && STAGE_STATUS.means(String(status.value)) !== null;
  return { ...STAGE_STATUS.word(field, status?.text ?? null, line), known };
}

/** The stage that counts, with its status. */
export interface Position {
  readonly stage: SpecifyStage;
  readonly status: StageStatus;
  readonly line: number | null;
  /** An earlier stage than the file names: that one was never finished (faults S15). */
  readonly earlier: boolean;
}

/** `null` where the file's words mean nothing. */
export function positionOf(standing: StagePosition, ground: StateContext): Position | null {
  const stage = standing.stage === null ? null : stageBy(standing.stage);
  if (!stage) return null;
  const status = standing.status ?? (standing.complete ? 'completed' : null);
  if (status === null) return null;
  const over = stage.number >= LAST && (status === 'completed' || standing.complete);
  if (over) return { stage, status: 'completed', line: standing.line, earlier: false };
  const behind = STAGES.find((one) => one.number < stage.number && isUnfinished(one, standing, ground));
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
function isUnfinished(stage: SpecifyStage, standing: StagePosition, ground: StateContext): boolean {
  if (stage.optional || entryOf(stage, ground)?.status !== 'open') return false;
  if (summaryOf(stage.number, ground)?.status === 'completed') return false;
  const made = madeBy(stage, ground);
  if (!made.some(({ when }) => when === 'must')) return false;
  if (stage.number !== 4) return outputOf(stage, ground) === 'none';
  const { clarification } = standing;
  return clarification !== null && clarification !== 'processed' && !reported(ground);
}

/** Whether the report of the applied answers is there. */
export function reported(ground: StateContext): boolean {
  const stage = stageBy(4);
  const report =
    stage && madeBy(stage, ground).find(({ path }) => baseOf(path) === 'clarification-report.md');
  return report?.shown === 'whole';
}

/** Done by the state's word, or by the summary that the stage wrote before it died. */
export function isFinished({ stage, status }: Position, ground: StateContext): boolean {
  if (status === 'completed') return true;
  return status === 'in_progress' && summaryOf(stage.number, ground)?.status === 'completed';
}
