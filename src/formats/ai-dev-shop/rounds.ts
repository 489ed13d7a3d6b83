// Rounds in a ledger: which row decides about a stage or a checkpoint that has several of them.
import { DAY } from '../../model/time-units.ts';
import { onceEach } from '../../text/lookup.ts';
import { parseTime } from '../../text/time.ts';
import type { LedgerRow } from './parse/sections.ts';
import { namedStage, type PipelineStage, rankOf } from './stages.ts';
import { checkpointRow, isMade, isProposed, isTurnedDown, ledgerStatus } from './vocabulary.ts';

/** A row is finished by its own word, or by the sign-off of what it proposed, in a later row. */
export function isSettledRow({ name, status, date }: LedgerRow, later: readonly LedgerRow[]): boolean {
  if (ledgerStatus(status, name) === 'finished') return true;
  const stage = stageOfRow(name);
  if (!stage || !isMade(status)) return false;
  const signed = later.findLast((row) => checkpointOf(row).id === stage.id);
  return (
    signed !== undefined &&
    ledgerStatus(signed.status, signed.name) === 'finished' &&
    !isEarlier(signed.date, date)
  );
}

/** What a row's name says of a person, looked up once. */
const checkpointOf = onceEach(({ name }: LedgerRow) => ({ id: checkpointRow(name) }));

/** By the day: a proposal that is newer than its sign-off was not what was signed. */
function isEarlier(one: string, other: string): boolean {
  const [a, b] = [parseTime(one).at, parseTime(other).at];
  return a !== null && b !== null && Math.floor(a / DAY) < Math.floor(b / DAY);
}

/** The stage of a row that is no person's checkpoint; `null` where it names none. */
export function stageOfRow(name: string): PipelineStage | null {
  return checkpointRow(name) === undefined ? namedStage(name) : null;
}

/**
 * The row at which the run stands; -1 where all are finished, or later ones took their place. What is
 * proposed and has an open sign-off of its own is answered there.
 */
export function standingAt(rows: readonly LedgerRow[]): number {
  const at = rows.findIndex((_, one) => !isPassed(rows, one));
  const row = rows[at];
  const stage = row && isProposed(row.status) ? stageOfRow(row.name) : null;
  if (!stage) return at;
  const signed = rows.findLastIndex(({ name }, one) => one > at && checkpointRow(name) === stage.id);
  const sign = rows[signed];
  return sign && ledgerStatus(sign.status, sign.name) !== 'finished' ? signed : at;
}

/** A row is passed once it is finished, or once a later row decides about its stage or its checkpoint. */
export function isPassed(rows: readonly LedgerRow[], at: number): boolean {
  const row = judged(rows)[at];
  if (!row) return false;
  if (row.isSettled) return true;
  const later = judged(rows).slice(at + 1);
  return row.checkpoint === undefined ? hasNewRound(row, later) : isAskedAgain(row, later);
}

/** A row with what is asked of it again and again. */
interface JudgedRow extends LedgerRow {
  readonly stage: PipelineStage | null;
  /** The stage whose checkpoint it is; `null`: a checkpoint of none; `undefined`: no checkpoint. */
  readonly checkpoint: string | null | undefined;
  /** Its name without its round. */
  readonly plain: string;
  readonly isSettled: boolean;
}

const judged = onceEach((rows: readonly LedgerRow[]): readonly JudgedRow[] =>
  rows.map((row, at) => ({
    ...row,
    stage: stageOfRow(row.name),
    checkpoint: checkpointOf(row).id,
    plain: roundless(row.name),
    isSettled: isSettledRow(row, rows.slice(at + 1)),
  })),
);

/**
 * Of an open row of a stage. Only a later row of its own name decides about it, since rows of other names may
 * be other parts (`Programmer (backend)`): any of them about what was turned down or proposed, a finished one
 * about work under way. What a review turned down may first have to be worked over.
 */
function hasNewRound({ status, stage, plain }: JudgedRow, later: readonly JudgedRow[]): boolean {
  if (stage === null) return false;
  const last = later.findLast((one) => one.stage === stage && one.plain === plain);
  if (isTurnedDown(status))
    return last !== undefined || openIn(later).some((one) => rankOf(one.id) < rankOf(stage.id));
  if (last === undefined) return false;
  return isProposed(status) || ledgerStatus(last.status, last.name) === 'finished';
}

/** Of an open row of a person's: asked again in a later row, or turned down and the stage at work again. */
function isAskedAgain({ status, checkpoint, plain }: JudgedRow, later: readonly JudgedRow[]): boolean {
  if (later.some((one) => one.checkpoint === checkpoint && one.plain === plain)) return true;
  return isTurnedDown(status) && openIn(later).some((stage) => stage.id === checkpoint);
}

/** Stages of which a row is open. */
const openIn = (rows: readonly JudgedRow[]): readonly PipelineStage[] =>
  rows.flatMap(({ stage, isSettled }) => (stage === null || isSettled ? [] : [stage]));

/** What tells one round of the same from another: `(R2)`, `(round 2)`, `(1.2.0)`, `(rework)`. */
const ROUND = new RegExp(
  [
    String.raw`\b(?:round|rev(?:ision)?|iteration|attempt|run|draft|version)\.? ?#?\d{1,4}\b`,
    String.raw`\b[rv]\d{1,4}(?:\.\d{1,4}){0,3}\b|\b\d{1,4}(?:\.\d{1,4}){1,3}\b`,
    String.raw`\b(?:second|third|new|next|last|final) (?:round|run|draft)\b`,
    String.raw`\b(?:re-?run|retry|re-?work|fixes|again)\b`,
  ].join('|'),
  'gi',
);

/** A row's name without what tells its rounds apart. */
export function roundless(name: string): string {
  return name
    .toLowerCase()
    .replace(ROUND, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
