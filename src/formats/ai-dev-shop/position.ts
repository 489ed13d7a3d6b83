// Where the file says that the run stands: by its keys, by a ledger of stages, or by a `stage` row.
import type { Status, Word, WorkflowState } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { isTakenBack } from '../../text/qualified-status.ts';
import { isDisputed } from './contradictions.ts';
import { keyOf, type LedgerRow, ledgerRows, placesOf, valueFor } from './parse/sections.ts';
import { stageOfRow, standingAt } from './rounds.ts';
import { LEGAL_STAGES, legalStage, namedStage, type PipelineStage, rankOf, stageById } from './stages.ts';
import {
  checkpointRow,
  isLedgerTakenBack,
  isProposed,
  isTurnedDown,
  LEDGER_WORDS,
  ledgerStatus,
  noteAwaits,
  STATUSES,
  saysAwaited,
} from './vocabulary.ts';

/** How the file says where it stands: by its official keys, by a ledger of stages, or by a `stage` row. */
type Dialect = 'keys' | 'ledger' | 'stage-row';

export function dialectOf(doc: MarkdownDocument): Dialect {
  if (valueFor(doc, 'current_stage')) return 'keys';
  if (ledgerRows(doc).length > 0) return 'ledger';
  return valueFor(doc, 'stage') ? 'stage-row' : 'keys';
}

export interface PipelinePosition {
  readonly status: Status;
  /** The file's own word; `null` where its dialect has none. */
  readonly statusText: string | null;
  readonly words: readonly Word[];
  readonly stage: PipelineStage | null;
  readonly line: number | null;
  /** The file says that the stage is done: a ledger all of whose rows are finished. */
  readonly finished: boolean;
  /** A person's approval is awaited, unless a check box says that it was given. */
  readonly awaited: boolean;
  /**
   * Why the file that is there does not prove the stage done, in a ledger alone: its row repeats an
   * earlier one, says no to what was made, or takes back that it is done.
   */
  readonly unproven: 'repeated' | 'turned-down' | 'taken-back' | null;
}

/** What each dialect says of the stage; the status is read the same way in all of them. */
type Told = Pick<PipelinePosition, 'words' | 'stage' | 'line' | 'finished' | 'awaited' | 'unproven'>;

export function standingOf(doc: MarkdownDocument): PipelinePosition {
  const dialect = dialectOf(doc);
  const place = valueFor(doc, 'status') ?? placesOf(doc, 'status')[0] ?? null;
  const told = dialect === 'ledger' ? byLedger(ledgerRows(doc)) : byKey(doc);
  if (!place && dialect !== 'keys') return inferred(told, dialect === 'stage-row');
  const status = STATUSES.means(place?.value ?? '') ?? 'unknown';
  const over = ENDED[status] !== undefined;
  return {
    ...told,
    status,
    statusText: place?.value ?? null,
    words: [
      STATUSES.word(place?.key ?? 'status', place?.value ?? null, place?.line ?? null),
      ...(over ? [] : told.words),
    ],
    finished: told.finished && !over,
    awaited: status === 'waiting' || (!over && (told.awaited || saysAwaited(place?.value ?? ''))),
  };
}

const ENDED: Partial<Record<Status, NonNullable<WorkflowState['ended']>>> = {
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** What must be said in one way before a run counts as over. */
const DECISIVE_OF_END = ['status', 'run_id', 'current_stage', 'spec_hash'] as const;

/** The reason for which the run is over; `null` where it is not, or the file disputes what it says of it. */
export function endedBy({ status }: PipelinePosition, doc: MarkdownDocument): WorkflowState['ended'] {
  return DECISIVE_OF_END.some((key) => isDisputed(doc, key)) ? null : (ENDED[status] ?? null);
}

/** Dialects without a status: a run is over when its row says `done`, or its ledger has finished that. */
function inferred(told: Told, byRow: boolean): PipelinePosition {
  const over = told.stage?.id === 'done' && (byRow || told.finished) && !told.awaited;
  const status = over ? 'completed' : told.awaited ? 'waiting' : 'active';
  return { ...told, status, statusText: null };
}

/** `current_stage`, or the `stage` row of users' tables, with prose after the word. */
function byKey(doc: MarkdownDocument): Told {
  const place =
    valueFor(doc, 'current_stage') ??
    valueFor(doc, 'stage') ??
    placesOf(doc, 'current_stage', 'stage')[0] ??
    null;
  const official = place ? keyOf(place.key) !== 'stage' : true;
  const named = official ? legalStage(place?.value ?? '') : namedStage(place?.value ?? '');
  const stage = named?.id === 'done' && isTakenBack(place?.value ?? '') ? null : named;
  const line = place?.line ?? null;
  const word = stageWord(place?.key ?? 'current_stage', place?.value ?? null, stage !== null, line);
  const awaited = saysAwaited(place?.value ?? '');
  return { words: [word], stage, line, finished: false, awaited, unproven: null };
}

/** The first row that neither is finished nor has a later one that decides; else the furthest stage. */
function byLedger(rows: readonly LedgerRow[]): Told {
  const at = standingAt(rows);
  const row = rows[at];
  if (!row) return allFinished(rows);
  const checkpoint = checkpointRow(row.name);
  const isCheckpoint = checkpoint !== undefined;
  const stage = isCheckpoint ? stageOfCheckpoint(checkpoint, rows.slice(0, at)) : namedStage(row.name);
  const known = ledgerStatus(row.status, row.name) !== null;
  const words = [
    stageWord('Stage', row.name, stage !== null, row.line),
    { field: 'Status', found: row.status, known, expected: LEDGER_WORDS, line: row.line },
  ];
  const awaited = isCheckpoint || saysAwaited(row.status) || noteAwaits(row.notes);
  const unproven = isCheckpoint ? null : unprovenBy(row, rows, at);
  return { words, stage, line: row.line, finished: false, awaited, unproven };
}

/**
 * Of an open row: a round after another one of its stage has yet to make what it is there for. What was
 * called done and taken back is not done by its file.
 */
function unprovenBy(
  { name, status }: LedgerRow,
  rows: readonly LedgerRow[],
  at: number,
): PipelinePosition['unproven'] {
  if (isTurnedDown(status)) return 'turned-down';
  const stage = stageOfRow(name);
  const before = rows.slice(0, at).some((row) => stageOfRow(row.name) === stage);
  if (stage !== null && before && !isProposed(status)) return 'repeated';
  return isLedgerTakenBack(status, name) ? 'taken-back' : null;
}

function stageOfCheckpoint(id: string | null, before: readonly LedgerRow[]): PipelineStage | null {
  if (id !== null) return stageById(id);
  return before.map(({ name }) => namedStage(name)).findLast((stage) => stage !== null) ?? null;
}

function allFinished(rows: readonly LedgerRow[]): Told {
  const stages = rows.flatMap(({ name, line }) => {
    const stage = stageOfRow(name);
    return stage ? [{ stage, line }] : [];
  });
  const [last] = stages.sort((a, b) => rankOf(b.stage.id) - rankOf(a.stage.id));
  const line = last?.line ?? rows.at(-1)?.line ?? null;
  const word = stageWord('Stage', rows.at(-1)?.name ?? null, last !== undefined, line);
  return { words: [word], stage: last?.stage ?? null, line, finished: true, awaited: false, unproven: null };
}

function stageWord(field: string, found: string | null, known: boolean, line: number | null): Word {
  return { field, found, known, expected: LEGAL_STAGES, line };
}
