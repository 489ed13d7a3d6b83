// Where the file says that the run stands: its stage, the status of that stage, and the state of the answers.

import { type DataField, wholeNumber } from '../../formkit/fields.ts';
import type { Word } from '../../model/workflow.ts';
import type { Data, DataMap } from '../../text/data/data.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt, lineAt } from './fields.ts';
import { HIGHEST, LAST } from './stages.ts';
import { isComplete, isResearch, PHASES, stageOfPhase } from './version/phases.ts';
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
  const over = stage === LAST && isComplete(phase?.text ?? '');
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
