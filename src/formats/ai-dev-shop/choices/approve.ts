// A person's approval: the awaited check box ticked with who and when, and whatever else waits, settled.
import { type Edit, unfit, type Writable, whoOf } from '../../../formkit/choices.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { Box, MarkdownDocument, Table } from '../../../text/markdown/document.ts';
import { addRow, setBox, setLine } from '../../../text/markdown/edits.ts';
import { MARKS } from '../../../text/markdown/value-range.ts';
import { behindWord } from '../../../text/status/check-marks.ts';
import { formatTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { isPlaceholder, wordLike, wordOf } from '../../../text/vocabulary.ts';
import {
  behindName,
  boxesCalled,
  boxesOf,
  isTickable,
  isTicked,
  isWithheld,
  nameOf,
  openBoxesFor,
} from '../checkpoints.ts';
import {
  columnAt,
  detailOf,
  dispatchPlaces,
  type KeyPlace,
  type LedgerRow,
  ledgerRows,
  stagePlace,
  tableAt,
  valueFor,
} from '../parse/sections.ts';
import { roundless, standingAt, withRound } from '../rounds.ts';
import { namedStage } from '../stages.ts';
import { checkpointRow, isMade, isTurnedDown, noteAwaits, STATUSES, saysAwaited } from '../vocabulary.ts';
import { dateLike, editOf, noted, setCells, setPlace, touched } from './record-choice.ts';

/** @throws UserError where nothing waits for approval, or it cannot be told what is approved */
export function approve(at: Writable<MarkdownDocument>, checkpoint: string | null): Edit<MarkdownDocument> {
  const { doc, state } = at;
  const stage = state.current?.id;
  const { action, reason } = at.recovery.decision;
  if (stage === undefined || action !== 'wait' || reason !== 'awaiting-approval')
    throw unfit(at, `${action} (${reason})`, 'a run that waits for approval', 'Nothing is to be approved.');
  const box = checkpoint === null ? awaited(at, doc, stage) : named(at, doc, checkpoint);
  const approval = { who: whoOf(at), now: at.now };
  const given = box ? ticked(at, doc, box) : doc;
  const left = openBoxesFor(stage, given);
  const { doc: done, before } = left.length > 0 ? { doc: given, before: [] } : settle(given, stage, approval);
  const what = box ? nameOf(box) : `stage ${stage}`;
  const old = [
    ...(box && isOddMark(box) ? [box.mark] : []),
    ...(box && isWithheld(behindName(box)) ? [behindName(box)] : []),
    ...before,
  ];
  const quoted =
    old.length === 0 ? '' : ` It said ${old.map((words) => JSON.stringify(words)).join(' and ')}.`;
  const words = `Approved at ${formatTime(at.now)} by ${approval.who}: ${what}.${quoted}`;
  const told = box && old.length === 0 ? done : noted(done, words, at.now);
  const names = left.map(nameOf).join(', ');
  const stays = left.length > 0 ? [`The run still waits for ${names}, so that its status stays.`] : [];
  return editOf(at, touched(told, at.now), `approve ${what}`, stays);
}

/** Whether no box of what is awaited can be ticked: each says no in its own name. */
export function refusesApproval(at: ChoiceContext<MarkdownDocument>): boolean {
  const { doc, state } = at;
  const stage = state?.current?.id;
  if (doc === null || stage === undefined || state?.current?.waits !== 'awaiting-approval') return false;
  const open = openBoxesFor(stage, doc);
  return open.length > 0 && !open.some(isTickable);
}

/** The one open box of the stage; `null` where the file has none for it. */
function awaited(at: ChoiceContext, doc: MarkdownDocument, stage: string): Box | null {
  const open = openBoxesFor(stage, doc);
  if (open.length > 1)
    throw unfit(
      at,
      `${open.length} open checkpoints of ${stage}`,
      'the name of one',
      `Name one of: ${list(open)}.`,
    );
  return open[0] ?? null;
}

/** The open box that a person means: by its whole name, else by how it begins or what it holds. */
function named(at: ChoiceContext, doc: MarkdownDocument, checkpoint: string): Box {
  const found = boxesCalled(checkpoint, doc);
  const open = boxesOf(doc).filter((box) => !isTicked(box));
  const [one, second] = found;
  const asked = `the checkpoint ${JSON.stringify(checkpoint)}`;
  const todo = open.length === 0 ? 'The file has no open checkpoint.' : `Name one of: ${list(open)}.`;
  if (!one) throw unfit(at, `no check box for ${asked}`, 'a name of the file’s own', todo);
  if (second) throw unfit(at, `${found.length} check boxes for ${asked}`, 'the name of one', todo);
  if (isTicked(one)) throw unfit(at, `${asked} ticked already`, 'an open one', todo);
  return one;
}

function list(boxes: readonly Box[]): string {
  return boxes.map((box) => JSON.stringify(nameOf(box))).join(', ');
}

/** Ticked, with who and when after a dash, as upstream and its users write it. */
function ticked(at: ChoiceContext, doc: MarkdownDocument, box: Box): MarkdownDocument {
  const given = boxesOf(doc).filter(isTicked);
  const like = given.map(behindName).find((behind) => /\d{4}/.test(behind)) ?? '';
  const old = behindName(box);
  const kept = old === '' || isWithheld(old) || isPlaceholder(old) ? [] : [old];
  const label = [nameOf(box), ...kept, `${formatTimeLike(at.now, like)} by ${whoOf(at)}`].join(' — ');
  const mark = given.some((one) => one.mark === 'X') && !given.some((one) => one.mark === 'x') ? 'X' : 'x';
  if (!isTicked({ ...box, mark, label })) throw unticked(at, `${JSON.stringify(box.label)}, which says no`);
  if (doc.sections.some(({ boxes }) => boxes.some(({ line }) => line === box.line)))
    return setBox(doc, box.line, { mark, label });
  // Markdown sees no box there: for its mark, or for a blank that is no plain one (`- [ ]\u00A0label`).
  const written = doc.sections.flatMap(({ prose }) => prose).find(({ line }) => line === box.line)?.text;
  const [, bullet = '-', blanks = ' '] = /^([-*+]|\d{1,9}[.)])([ \t]+)?/.exec(written ?? '') ?? [];
  return setLine(doc, box.line, `${bullet}${blanks}[${mark}] ${label}`);
}

/** Whether what stands in the box, or in its place, says more than that it is empty: `[yes]`, `❌`. */
function isOddMark({ mark }: Box): boolean {
  return mark.length !== 1 || !MARKS.includes(mark);
}

function unticked(at: ChoiceContext, found: string): Error {
  return unfit(at, found, 'a check box that can say yes', 'Correct its line by hand.');
}

/** Who approved, and when: milliseconds since 1970 in UTC. */
interface Approval {
  readonly who: string;
  readonly now: number;
}

interface Settled {
  readonly doc: MarkdownDocument;
  /** What was written over and says more than that it waits: for the Notes, so that nothing is lost. */
  readonly before: readonly string[];
}

type Step = (settled: Settled, stage: string, approval: Approval) => Settled;

/** The document as it is once a stage is approved. */
function settle(doc: MarkdownDocument, stage: string, approval: Approval): Settled {
  const steps: readonly Step[] = [status, stageWord, ledgerRow, job];
  return steps.reduce<Settled>((now, step) => step(now, stage, approval), { doc, before: [] });
}

/** `value` in a place; what stood after the word there is kept for the Notes. */
function put({ doc, before }: Settled, place: KeyPlace, value: string): Settled {
  if (value === place.value) return { doc, before };
  const more = saysMore(place.value);
  return { doc: setPlace(doc, place, value), before: more ? [...before, place.value] : before };
}

/** Whether a value says more than that it waits: prose, or a word of no. */
function saysMore(value: string): boolean {
  return behindWord(value).trim() !== '' || isTurnedDown(value);
}

/** WAITING_FOR_HUMAN → IN_PROGRESS, spelled as the file spells its status. */
function status(settled: Settled): Settled {
  const place = valueFor(settled.doc, 'status');
  if (!place) return settled;
  const waits = STATUSES.means(place.value) === 'waiting';
  if (!waits && !saysAwaited(place.value)) return settled;
  return put(settled, place, waits ? wordLike('IN_PROGRESS', place.value) : wordOf(place.value));
}

/** `architect (awaiting approval)` → `architect`; a `stage` row has no check box, and says who and when. */
function stageWord(settled: Settled, _: string, { who, now }: Approval): Settled {
  const { doc } = settled;
  const key = valueFor(doc, 'current_stage');
  const place = stagePlace(doc);
  if (!place || !saysAwaited(place.value)) return settled;
  const word = wordOf(place.value);
  const time = formatTimeLike(now, valueFor(doc, 'last_updated_at', 'started_at')?.value ?? '');
  return put(settled, place, key ? word : `${word} — APPROVED (${time} by ${who})`);
}

/** The first row that is not finished: PROPOSED, DRAFTED and a person's own row → APPROVED. */
function ledgerRow(settled: Settled, _: string, { who, now }: Approval): Settled {
  const { doc } = settled;
  if (valueFor(doc, 'current_stage')) return settled;
  const rows = ledgerRows(doc);
  const row = rows[standingAt(rows)];
  if (!row) return settled;
  const table = tableAt(doc, 'stage ledger', row.line);
  if (!table) return dispatched(settled, row);
  const person = checkpointRow(row.name) !== undefined;
  if (person && isTurnedDown(row.status)) return nextRound(settled, { row, rows, table }, { who, now });
  if (!person && !saysAwaited(row.status) && !noteAwaits(row.notes)) return settled;
  const approved = person || isMade(row.status);
  const open = saysAwaited(row.status) ? wordOf(row.status) : row.status;
  const kept = approved ? wordLike('APPROVED', row.status) : open;
  const date = formatTimeLike(now, dateLike(row, rows));
  const waits = noteAwaits(row.notes);
  const notes = row.notes === '' || waits ? `approved by ${who}` : `${row.notes}; approved by ${who}`;
  const cells = { status: kept, date: approved ? date : row.date, notes };
  const lost = [
    ...(kept !== row.status && saysMore(row.status) ? [row.status] : []),
    ...(waits ? [row.notes] : []),
  ];
  return { doc: setCells(doc, table, row.line, cells), before: [...settled.before, ...lost] };
}

/** A row of the ledger with those around it. */
interface InLedger {
  readonly row: LedgerRow;
  readonly rows: readonly LedgerRow[];
  readonly table: Table;
}

/** An answer of no stays as it was given: the approval is a row of its own, for the next round. */
function nextRound(settled: Settled, { row, rows, table }: InLedger, { who, now }: Approval): Settled {
  const round = rows.filter((one) => roundless(one.name) === roundless(row.name)).length + 1;
  const cells = new Map([
    [columnAt(table, 'stage', 'phase'), withRound(row.name, round)],
    [columnAt(table, 'status'), wordLike('APPROVED', row.status)],
    [columnAt(table, 'date'), formatTimeLike(now, dateLike(row, rows))],
    [columnAt(table, 'notes'), `approved by ${who}`],
  ]);
  const added = table.columns.map((_, at) => cells.get(at) ?? '');
  return { ...settled, doc: addRow(settled.doc, table.line, added) };
}

/** A dispatch has one word and no cells: who approved, and when, stands in the Notes. */
function dispatched(settled: Settled, { name, status: word, line }: LedgerRow): Settled {
  const place = dispatchPlaces(settled.doc).find((one) => one.line === line);
  const approved = checkpointRow(name) !== undefined || isMade(word);
  return place && approved ? put(settled, place, wordLike('APPROVED', word)) : settled;
}

/** What a job becomes once a person has answered (upstream's job lifecycle). */
const JOBS: ReadonlyMap<string, string> = new Map([
  ['waiting_for_human', 'RUNNING'],
  ['escalated', 'RETRYING'],
]);

function job(settled: Settled, stage: string): Settled {
  const { doc } = settled;
  const of = detailOf(doc, 'stage');
  const place = detailOf(doc, 'job_status');
  const next = JOBS.get(statusWord(place?.value ?? ''));
  const own = of === null || namedStage(wordOf(of.value))?.id === stage;
  return place && next !== undefined && own ? put(settled, place, wordLike(next, place.value)) : settled;
}
