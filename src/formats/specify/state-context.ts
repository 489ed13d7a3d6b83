// All that a state is read from: where its document says that the run stands, its summaries, its files.
import { type DataField, mapAt, valueAt, wholeNumber } from '../../formkit/fields.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Word } from '../../model/workflow.ts';
import type { Data, DataMap } from '../../text/data/data.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt, lineAt } from './fields.ts';
import { HIGHEST, LAST, type SpecifyStage } from './stages.ts';
import { homeOf } from './state-locations.ts';
import { type Summary, summariesIn } from './summaries/summaries.ts';
import { isPhase, isResearch, PHASES, stageOfPhase } from './version/phases.ts';
import {
  CLARIFICATION,
  type ClarificationStatus,
  type EntryStatus,
  entryStatus,
  STAGE_STATUS,
  type StageStatus,
} from './vocabulary.ts';

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

/** A state in its place. */
export interface StateContext {
  readonly doc: SpecifyDocument;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  /** The feature's folder. */
  readonly home: string;
  /** Where the file says that the run stands. */
  readonly standing: StagePosition;
  readonly summaries: ReadonlyMap<number, Summary>;
}

export function groundOf(doc: SpecifyDocument, site: StateLocation, snapshot: Snapshot): StateContext {
  const home = homeOf(site);
  return {
    doc,
    site,
    snapshot,
    home,
    standing: standingOf(doc),
    summaries: summariesIn(doc, home, snapshot),
  };
}

/** The summary of a stage that counts for something; `null` where there is none, or it says nothing. */
export function summaryOf(stage: number, { summaries }: StateContext): Summary | null {
  const summary = summaries.get(stage);
  return summary && summary.status !== null && summary.problem === null ? summary : null;
}

/** Where `stages` lists a stage: the entry's key and line. */
interface Entry {
  readonly key: string;
  readonly status: EntryStatus | null;
  /** As the file spells it. */
  readonly text: string;
  readonly line: number | null;
  /** When it was finished, as the file says. */
  readonly at: string | null;
}

/**
 * The entry of `stages` (a bare word counts as its status); `null` where the state has none for the stage.
 */
export function entryOf(stage: SpecifyStage, { doc }: StateContext): Entry | null {
  const top = valueAt(doc.data, 'stages') === undefined ? 'phases' : 'stages';
  const key = stage.entries.find((one) => valueAt(doc.data, top, one) != null);
  if (key === undefined) return null;
  const bare = mapAt(doc.data, top, key) === null;
  const field = bare ? fieldAt(doc, top, key) : fieldAt(doc, top, key, 'status');
  // What it is now: a migration in memory may have changed the word that the file spells.
  const word = field === null ? '' : String(field.value);
  return {
    key,
    status: field && entryStatus(word),
    text: word,
    line: field?.line ?? lineAt(doc, top, key),
    at: fieldAt(doc, top, key, 'timestamp')?.text ?? null,
  };
}
