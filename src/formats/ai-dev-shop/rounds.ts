// Rounds in a ledger: which row decides about a stage or a checkpoint that has several of them.
import { DAY } from '../../model/time-units.ts';
import { onceEach } from '../../text/lookup.ts';
import { parseTime } from '../../text/time.ts';
import type { LedgerRow } from './parse/sections.ts';
import { namedStage, type PipelineStage, rankOf } from './stages.ts';
import { checkpointRow, isApproved, isMade, isProposed, isTurnedDown, ledgerStatus } from './vocabulary.ts';

/** A row is finished by its own word, or by the sign-off of what it proposed, in a later row. */
export const isSettled = (rows: readonly LedgerRow[], at: number): boolean =>
  judged(rows)[at]?.isSettled ?? false;

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
export const isPassed = (rows: readonly LedgerRow[], at: number): boolean =>
  judged(rows)[at]?.isPassed ?? false;

/** What is known of a row by those after it. */
interface Judged {
  readonly isSettled: boolean;
  readonly isPassed: boolean;
}

/** From the last row to the first, so that a long ledger is gone through once. */
const judged = onceEach((rows: readonly LedgerRow[]): readonly Judged[] => {
  const later = new LaterRows();
  return readRows(rows)
    .toReversed()
    .map((row) => later.judge(row))
    .toReversed();
});

/** A row with what its words mean. */
interface ReadRow extends LedgerRow {
  readonly stage: PipelineStage | null;
  /** The stage whose checkpoint it is; `null`: a checkpoint of none; `undefined`: no checkpoint. */
  readonly checkpoint: string | null | undefined;
  /** Its name without its round. */
  readonly plain: string;
  /** Whether its stage, or that of its checkpoint, has a row before it. */
  readonly isAfter: boolean;
}

function readRows(rows: readonly LedgerRow[]): readonly ReadRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const [stage, checkpoint] = [stageOfRow(row.name), checkpointRow(row.name)];
    const isAfter = seen.has(checkpoint ?? stage?.id ?? '');
    if (stage) seen.add(stage.id);
    return { ...row, stage, checkpoint, plain: roundless(row.name), isAfter };
  });
}

/** The rows after one, by what is asked of them. */
class LaterRows {
  /** By the stage that it signs: the last row. */
  readonly #signed = new Map<string, LedgerRow>();
  /** By stage and plain name: the last row. */
  readonly #last = new Map<string, LedgerRow>();
  /** Checkpoints by stage and plain name. */
  readonly #asked = new Set<string>();
  /** Stages of which a row is open. */
  readonly #open = new Set<string>();
  /** By the stage and part whose proposal a person approved in its own row: the last such row. */
  readonly #approved = new Map<string, LedgerRow>();

  /** What the rows after it say of a row, which then counts among them. */
  judge(row: ReadRow): Judged {
    const settled = this.#settles(row);
    const passed =
      settled || (row.checkpoint === undefined ? this.#hasNewRound(row) : this.#isAskedAgain(row));
    this.#add(row, settled);
    return { isSettled: settled, isPassed: passed };
  }

  #add(row: ReadRow, settled: boolean): void {
    const { stage, checkpoint, plain } = row;
    if (checkpoint && !this.#signed.has(checkpoint)) this.#signed.set(checkpoint, row);
    if (checkpoint !== undefined) this.#asked.add(keyOf(checkpoint, plain));
    if (stage === null) return;
    const key = keyOf(stage.id, plain);
    if (!this.#last.has(key)) this.#last.set(key, row);
    if (!settled) this.#open.add(stage.id);
    const part = keyOf(stage.id, partOf(row.name));
    if (isProposalApproved(stage, row) && !this.#approved.has(part)) this.#approved.set(part, row);
  }

  #settles({ name, status, date, stage }: ReadRow): boolean {
    if (ledgerStatus(status, name) === 'finished') return true;
    if (!stage || !isMade(status)) return false;
    const signed = this.#signed.get(stage.id);
    return (
      signed !== undefined &&
      ledgerStatus(signed.status, signed.name) === 'finished' &&
      !isEarlier(signed.date, date)
    );
  }

  /**
   * Of an open row of a stage. Only a later row of its own name decides about it, since rows of other names
   * may be other parts (`Programmer (backend)`): any of them about what was turned down or proposed, a
   * finished one about work under way. What a review turned down may first have to be worked over.
   */
  #hasNewRound({ status, stage, plain }: ReadRow): boolean {
    if (stage === null) return false;
    const last = this.#last.get(keyOf(stage.id, plain));
    if (isTurnedDown(status))
      return last !== undefined || [...this.#open].some((id) => rankOf(id) < rankOf(stage.id));
    if (last === undefined) return false;
    return isProposed(status) || ledgerStatus(last.status, last.name) === 'finished';
  }

  /**
   * Of an open row of a person's: asked again in a later row; or turned down, and the stage is at work again
   * or its next proposal approved.
   */
  #isAskedAgain({ name, status, date, checkpoint, plain, isAfter }: ReadRow): boolean {
    if (this.#asked.has(keyOf(checkpoint, plain))) return true;
    if (!isTurnedDown(status) || !checkpoint) return false;
    if (this.#open.has(checkpoint)) return true;
    // Where no row of the stage stands before the no, the one after it may be what was turned down.
    const approved = isAfter ? this.#approved.get(keyOf(checkpoint, partOf(name))) : undefined;
    return approved !== undefined && !isEarlier(approved.date, date);
  }
}

/** Stages that propose something to a person: elsewhere `APPROVED` may be an agent's own judgement. */
const PROPOSING: ReadonlySet<string> = new Set(['spec', 'system-blueprint', 'architect']);

const isProposalApproved = ({ id }: PipelineStage, { name, status }: LedgerRow): boolean =>
  PROPOSING.has(id) && isApproved(status) && ledgerStatus(status, name) === 'finished';

const keyOf = (stage: string | null | undefined, plain: string): string => `${stage} ${plain}`;

/** What tells one round of the same from another: `(R2)`, `(round 2)`, `(1.2.0)`, `(rework)`. */
const A_ROUND = [
  String.raw`\b(?:round|rev(?:ision)?|iteration|attempt|run|draft|version)\.? ?#?\d{1,4}\b`,
  String.raw`\b[rv]\d{1,4}(?:\.\d{1,4}){0,3}\b|\b\d{1,4}(?:\.\d{1,4}){1,3}\b`,
  String.raw`\b(?:second|third|new|next|last|final) (?:round|run|draft)\b`,
  String.raw`\b(?:re-?run|retry|re-?work|fixes|again)\b`,
].join('|');
const ROUND = new RegExp(A_ROUND, 'gi');
const LAST_BRACKET = /\s*\(([^()]*)\)\s*$/;
const ROUND_AT_END = new RegExp(String.raw`[\s,;:–—-]*(?:${A_ROUND})\s*$`, 'i');

/**
 * A row's name as that of its round `round`: it names the same part, by `roundless` too. A bracket that holds
 * more than a round stays (`(backend)` → `(backend, round 2)`).
 */
export function withRound(name: string, round: number): string {
  const bracket = LAST_BRACKET.exec(name);
  const held = bracket?.[1] ?? '';
  const plain = bracket && roundless(held) === '' ? name.slice(0, bracket.index) : name.trimEnd();
  if (roundless(held) === '') return `${plain} (round ${round})`;
  return `${plain.slice(0, -held.length - 1)}${held.replace(ROUND_AT_END, '')}, round ${round})`;
}

/** The part of a stage that a row speaks of, by its last bracket: `(backend, R2)`; `''`: the whole. */
const partOf = (name: string): string => roundless(LAST_BRACKET.exec(name)?.[1] ?? '');

/** A row's name without what tells its rounds apart. */
export function roundless(name: string): string {
  return name
    .toLowerCase()
    .replace(ROUND, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
