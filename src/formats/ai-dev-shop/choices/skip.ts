// A stage passed over on a person's word: recorded as skipped among the finished ones, and the next begun.
import { type Edit, unfit, type Writable, whoOf } from '../../../formkit/choices.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { MarkdownDocument, Table } from '../../../text/markdown/document.ts';
import { addRow } from '../../../text/markdown/edits.ts';
import { formatTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { wordLike } from '../../../text/vocabulary.ts';
import {
  COLUMNS,
  columnAt,
  type LedgerRow,
  ledgerRows,
  stagePlace,
  tableAt,
  tablesIn,
} from '../parse/sections.ts';
import { stateOf } from '../read.ts';
import { isPassed } from '../rounds.ts';
import { namedStage, rankOf } from '../stages.ts';
import { checkpointRow, isTurnedDown } from '../vocabulary.ts';
import { dateLike, editOf, noted, setCells, setPlace, touched } from './record-choice.ts';

/** Stages that may not be skipped, and why; upstream's pipeline puts all others in brackets as optional. */
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
export function skip(at: Writable<MarkdownDocument>): Edit<MarkdownDocument> {
  const { doc } = at;
  const { current } = at.state;
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
  return editOf(at, written, `skip ${current.id}`);
}

/** Characters of a status that a message shows. */
const MOST_SHOWN = 60;

/** In the ledger the stage's open rows, else a row of Completed Stages where the file keeps that list. */
function recorded(doc: MarkdownDocument, stage: string, at: ChoiceContext): MarkdownDocument {
  const rows = ledgerRows(doc);
  const open = rows.filter((row, i) => namedStage(row.name)?.id === stage && !isPassed(rows, i));
  const no = open.find(({ name, status }) => checkpointRow(name) !== undefined && isTurnedDown(status));
  if (no)
    throw unfit(
      at,
      `the answer ${JSON.stringify(no.status.slice(0, MOST_SHOWN))} of a person on line ${no.line}`,
      'none that says no',
      'Ask that person again, or correct the row by hand.',
    );
  if (open.length > 0) return open.reduce((one, row) => skippedRow(one, row, at), doc);
  const [list] = tablesIn(doc, 'completed stages');
  if (!list || list.rows.length === 0) return doc;
  const cells = list.columns.map((_, column) => cellOf(list, column, stage, at));
  return addRow(doc, list.line, cells);
}

function skippedRow(doc: MarkdownDocument, row: LedgerRow, at: ChoiceContext): MarkdownDocument {
  const table = tableAt(doc, 'stage ledger', row.line);
  const by = `skipped by ${whoOf(at)}`;
  if (!table) return doc;
  return setCells(doc, table, row.line, {
    status: wordLike('SKIPPED', row.status),
    date: formatTimeLike(at.now, dateLike(row, ledgerRows(doc))),
    notes: [row.notes, ...(isTurnedDown(row.status) ? [`was ${row.status}`] : []), by]
      .filter(Boolean)
      .join('; '),
  });
}

function cellOf(list: Table, column: number, stage: string, at: ChoiceContext): string {
  const times = columnAt(list, ...COLUMNS.at);
  if (column === columnAt(list, ...COLUMNS.stage)) return stage;
  if (column === times) return formatTimeLike(at.now, list.rows.at(-1)?.cells[times] ?? '');
  if (column === columnAt(list, ...COLUMNS.artifact)) return `SKIPPED (by ${whoOf(at)})`;
  return 'N/A';
}

function onward(doc: MarkdownDocument, next: string): MarkdownDocument {
  const place = stagePlace(doc);
  return place ? setPlace(doc, place, next) : doc;
}
