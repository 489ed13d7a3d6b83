// After an approval: every place that says that the run waits says that it goes on.

import { behindWord } from '../../../text/endings.ts';
import type { MarkdownDocument, Table } from '../../../text/markdown/document.ts';
import { setCell } from '../../../text/markdown/edits.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { normal, wordLike, wordOf } from '../../../text/words.ts';
import { valueFor } from '../parse/document.ts';
import {
  columnAt,
  detailOf,
  dispatchPlaces,
  type KeyPlace,
  type LedgerRow,
  ledgerRows,
  sectionsNamed,
} from '../parse/sections.ts';
import { namedStage } from '../stages.ts';
import { isSettledRow } from '../standing.ts';
import { checkpointRow, isMade, saysAwaited, statusNamed } from '../words.ts';
import { setPlace } from './record.ts';

/** Who approved, and when: milliseconds since 1970 in UTC. */
export interface Approval {
  readonly who: string;
  readonly now: number;
}

export interface Settled {
  readonly doc: MarkdownDocument;
  /** What was written over and says more than that it waits: for the Notes, so that nothing is lost. */
  readonly before: readonly string[];
}

type Step = (settled: Settled, stage: string, approval: Approval) => Settled;

/** The document as it is once a stage is approved. */
export function settle(doc: MarkdownDocument, stage: string, approval: Approval): Settled {
  const steps: readonly Step[] = [status, stagePlace, ledgerRow, job];
  return steps.reduce<Settled>((now, step) => step(now, stage, approval), { doc, before: [] });
}

/** `value` in a place; what stood behind the word there is kept for the Notes. */
function put({ doc, before }: Settled, place: KeyPlace, value: string): Settled {
  if (value === place.value) return { doc, before };
  const prose = behindWord(place.value).trim() !== '';
  return { doc: setPlace(doc, place, value), before: prose ? [...before, place.value] : before };
}

/** WAITING_FOR_HUMAN → IN_PROGRESS, spelled as the file spells its status. */
function status(settled: Settled): Settled {
  const place = valueFor(settled.doc, 'status');
  if (!place) return settled;
  const waits = statusNamed(place.value) === 'waiting';
  if (!waits && !saysAwaited(place.value)) return settled;
  return put(settled, place, waits ? wordLike('IN_PROGRESS', place.value) : wordOf(place.value));
}

/** `architect (awaiting approval)` → `architect`; a `stage` row has no check box, and says who and when. */
function stagePlace(settled: Settled, _: string, { who, now }: Approval): Settled {
  const { doc } = settled;
  const key = valueFor(doc, 'current_stage');
  const place = key ?? (ledgerRows(doc).length > 0 ? null : valueFor(doc, 'stage'));
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
  const row = rows.find((one, at) => !isSettledRow(one, rows.slice(at + 1)));
  if (!row) return settled;
  const table = tableWith(doc, row.line);
  if (!table) return dispatched(settled, row);
  const person = checkpointRow(row.name) !== undefined;
  if (!person && !saysAwaited(row.status) && !saysAwaited(row.notes)) return settled;
  const approved = person || isMade(row.status);
  const open = saysAwaited(row.status) ? wordOf(row.status) : row.status;
  const kept = approved ? wordLike('APPROVED', row.status) : open;
  const dates = rows.flatMap(({ date }) => (date === '' ? [] : [date]));
  const date = formatTimeLike(now, row.date || (dates.at(-1) ?? ''));
  const waits = saysAwaited(row.notes);
  const notes = row.notes === '' || waits ? `approved by ${who}` : `${row.notes}; approved by ${who}`;
  const cells: readonly (readonly [number, string])[] = [
    [columnAt(table, 'status'), kept],
    [columnAt(table, 'date'), approved ? date : row.date],
    [columnAt(table, 'notes'), notes],
  ];
  const written = cells.reduce((one, [at, value]) => (at < 0 ? one : setCell(one, row.line, at, value)), doc);
  const lost = [
    ...(kept !== row.status && behindWord(row.status).trim() !== '' ? [row.status] : []),
    ...(waits ? [row.notes] : []),
  ];
  return { doc: written, before: [...settled.before, ...lost] };
}

/** A dispatch has one word and no cells: who approved, and when, stands in the Notes. */
function dispatched(settled: Settled, { name, status: word, line }: LedgerRow): Settled {
  const place = dispatchPlaces(settled.doc).find((one) => one.line === line);
  const approved = checkpointRow(name) !== undefined || isMade(word);
  return place && approved ? put(settled, place, wordLike('APPROVED', word)) : settled;
}

function tableWith(doc: MarkdownDocument, line: number): Table | undefined {
  const tables = sectionsNamed(doc, 'stage ledger').flatMap((section) => section.tables);
  return tables.find(({ rows }) => rows.some((row) => row.line === line));
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
  const next = JOBS.get(normal(wordOf(place?.value ?? '')));
  const own = of === null || namedStage(wordOf(of.value))?.id === stage;
  return place && next !== undefined && own ? put(settled, place, wordLike(next, place.value)) : settled;
}
