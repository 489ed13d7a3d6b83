// A stage passed over on a person's word: recorded as skipped among the finished ones, and the next begun.
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { MarkdownDocument, Table } from '../../../text/markdown/document.ts';
import { addRow, setCell } from '../../../text/markdown/edits.ts';
import { formatTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { wordLike } from '../../../text/words.ts';
import { columnAt, type LedgerRow, ledgerRows, sectionsNamed, valueFor } from '../parse/sections.ts';
import { stateOf } from '../read.ts';
import { namedStage, rankOf } from '../stages.ts';
import { ledgerStatus } from '../words.ts';
import { changeOf, noted, readable, setPlace, touched, unfit, whoOf } from './record.ts';

/** Stages that nobody passes over, and why; upstream's pipeline puts all others in brackets as optional. */
const NEEDED: Readonly<Record<string, string>> = {
  spec: 'everything else is built on it',
  clarify: 'no architect begins while the spec has open markers',
  'planning-preflight': 'it is the gate before the architect',
  architect: 'the Constitution Check of adr.md is never passed by',
  tasks: 'the tests are written from it',
  tdd: 'the programmer works against its tests',
  programmer: 'it makes what all later stages judge',
  testrunner: 'nothing else shows that the code passes',
  'code-review': 'the later stages take its findings',
  security: 'its sign-off is a person’s checkpoint',
  done: 'it is the end of the pipeline',
};

/** @throws UserError where the stage is needed, done, waited for, or not the one that comes next */
export function skip(at: ChoiceContext<MarkdownDocument>): Change {
  const { doc, state } = readable(at);
  const { current } = state;
  const { action, step, reason } = at.recovery.decision;
  if (!current || step !== current.id || (action !== 'rerun' && action !== 'resume'))
    throw unfit(at, `${action} (${reason})`, 'an interrupted stage', 'There is nothing to pass over.');
  const why = NEEDED[current.id];
  if (why !== undefined || current.next === null)
    throw unfit(
      at,
      `the stage ${current.id}`,
      'one that may be skipped',
      `It may not: ${why ?? 'it is the last'}.`,
    );
  const words = `Stage ${current.id} skipped at ${formatTime(at.now)} by ${whoOf(at)}.`;
  const moved = onward(recorded(doc, current.id, at), current.next);
  const written = noted(touched(moved, at.now), words, at.now);
  const { current: now, ended } = stateOf(written, at.site, at.snapshot);
  const over = ended === 'completed' && current.next === 'done'; // a `stage` row that says `done` ends a run
  const behind = now && (now.id !== current.id || now.finished) && rankOf(now.id) >= rankOf(current.id);
  if (!over && !behind)
    throw unfit(
      at,
      `a file that would then stand at ${now?.id ?? 'no stage'}`,
      `one that goes on after ${current.id}`,
      'Record it by hand.',
    );
  return changeOf(at, written, `skip ${current.id}`);
}

/** In the ledger the stage's open rows, else a row of Completed Stages where the file keeps that list. */
function recorded(doc: MarkdownDocument, stage: string, at: ChoiceContext): MarkdownDocument {
  const rows = ledgerRows(doc).filter(({ name }) => namedStage(name)?.id === stage);
  const open = rows.filter(({ status }) => ledgerStatus(status) !== 'finished');
  if (open.length > 0) return open.reduce((one, row) => skippedRow(one, row, at), doc);
  const list = tableAt(doc, 'completed stages', null);
  if (!list || list.rows.length === 0) return doc;
  const cells = list.columns.map((_, column) => cellOf(list, column, stage, at));
  return addRow(doc, list.line, cells);
}

function skippedRow(doc: MarkdownDocument, row: LedgerRow, at: ChoiceContext): MarkdownDocument {
  const table = tableAt(doc, 'stage ledger', row.line);
  const by = `skipped by ${whoOf(at)}`;
  const like = row.date || (ledgerRows(doc).find(({ date }) => date !== '')?.date ?? '');
  const cells: readonly (readonly [string, string])[] = [
    ['status', wordLike('SKIPPED', row.status)],
    ['date', formatTimeLike(at.now, like)],
    ['notes', row.notes === '' ? by : `${row.notes}; ${by}`],
  ];
  return cells.reduce((one, [name, value]) => {
    const column = table ? columnAt(table, name) : -1;
    return column < 0 ? one : setCell(one, row.line, column, value);
  }, doc);
}

/** The table with a row on this line; `null`: the first. */
function tableAt(doc: MarkdownDocument, section: string, line: number | null): Table | undefined {
  const tables = sectionsNamed(doc, section).flatMap((one) => one.tables);
  return line === null ? tables[0] : tables.find(({ rows }) => rows.some((row) => row.line === line));
}

function cellOf(list: Table, column: number, stage: string, at: ChoiceContext): string {
  const times = columnAt(list, 'completed_at', 'completed', 'date');
  if (column === columnAt(list, 'stage', 'phase')) return stage;
  if (column === times) return formatTimeLike(at.now, list.rows.at(-1)?.cells[times] ?? '');
  if (column === columnAt(list, 'output_artifact', 'artifact', 'output', 'output_artifacts'))
    return `SKIPPED (by ${whoOf(at)})`;
  return 'N/A';
}

function onward(doc: MarkdownDocument, next: string): MarkdownDocument {
  const place =
    valueFor(doc, 'current_stage') ?? (ledgerRows(doc).length > 0 ? null : valueFor(doc, 'stage'));
  return place ? setPlace(doc, place, next) : doc;
}
