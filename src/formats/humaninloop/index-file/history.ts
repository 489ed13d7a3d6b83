// What an index has behind it: decisions taken, notes left, and values written twice that differ.
import {
  cellOf,
  type RowView,
  rowsUnder,
  type TableCell,
  type TableFields,
} from '../../../formkit/tables.ts';
import { statusWord } from '../../../formkit/vocabulary.ts';
import type { Cleared, Contradiction } from '../../../model/workflow.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { isNothing, nameOf, normal, wordOf } from '../../../text/words.ts';
import { isUnderWay, type LoopStatus } from '../statuses.ts';
import { type IndexFile, idsIn, isWorkflow } from './read.ts';

/** Decisions that a person has taken, by their ids alone: what the rows say besides is file text. */
export function clearedIn(doc: MarkdownDocument): readonly Cleared[] {
  return [
    ...rowsUnder(doc, 'gap_resolution_history').flatMap(resolvedOf),
    ...rowsUnder(doc, 'unified_decisions_log').flatMap(decidedOf),
  ];
}

/** `Action` is the lifecycle page's column; the template's history holds resolved gaps only. */
function resolvedOf(row: RowView): readonly Cleared[] {
  const action = statusWord(row.cell('action'));
  const iteration = /^\d{1,3}$/.exec(wordOf(row.cell('iteration')))?.[0];
  const within = iteration === undefined ? '' : ` in iteration ${iteration}`;
  const answered = /^answered\b/i.test(row.cell('resolution'));
  const settled = action === '' ? (answered ? 'answered' : 'resolved') : SETTLED.get(action);
  if (settled === undefined) return [];
  return idsIn(row.cell('gap_id')).map((id) => ({ label: `${id} ${settled}${within}`, line: row.line }));
}

/** Actions of the history by which a person has decided; `answered` waits to be applied. */
const SETTLED: ReadonlyMap<string, string> = new Map([
  ['resolved', 'resolved'],
  ['deferred', 'deferred'],
  ['answered', 'answered'],
]);

/** `C1.1: keep it` decides that question alone, whatever else its answer names. */
function decidedOf(row: RowView): readonly Cleared[] {
  const decision = row.cell('decision');
  const lead = /^([\w.-]{2,20}): /.exec(decision)?.[1] ?? decision;
  const ids = new Set(idsIn(lead).filter((id) => /^(?:C\d+\.\d+|G-?\d+|Q-[A-Z]+\d+)$/.test(id)));
  return [...ids].map((id) => ({ label: `${id} decided`, line: row.line }));
}

/** Sections that agents write for each other, and the loop's known issues. */
export function fileNotesIn(doc: MarkdownDocument, index: IndexFile): readonly string[] {
  const issues = cellOf(index.loop, 'known_issues')?.value ?? '';
  const headings = new Set(['agent_handoff_notes', 'handoff_from_previous_agent', 'cross_workflow_notes']);
  const sections = doc.sections.filter(({ heading }) => headings.has(nameOf(heading ?? '')));
  const lines = sections.flatMap(({ prose }) => prose.map(({ text }) => text));
  return [...(isNothing(issues) ? [] : [issues]), ...lines.filter((line) => !/^(?:-{3,}|>)/.test(line))];
}

/** A contradiction; `decides` where nothing can be said of the workflow before it is settled. */
export interface Split extends Contradiction {
  readonly decides: boolean;
}

/** Values that are written more than once and differ (S08): never the first, never the last wins. */
export function contradictionsIn(index: IndexFile, status: LoopStatus | null): readonly Split[] {
  const rows = (cells: readonly TableCell[], decides: boolean) => differing(byName(cells), () => decides);
  const live = status !== 'completed' && status !== 'terminated';
  const later = index.workflows.filter(({ workflow }) => workflow === 'plan' || workflow === 'tasks');
  return [
    ...differing(index.metadata, () => false),
    ...differing(index.loop, (name) => name === 'loop_status'),
    ...(status === 'completed'
      ? rows(
          later.map((row) => row.status),
          true,
        )
      : []),
    ...(status === 'completed' ? index.workflows.flatMap(strangerOf) : []),
    ...(live ? rows(index.questions.map(questionCell), false) : []),
    ...(live ? rows(index.gaps.filter(({ id }) => id !== '').map(gapCell), false) : []),
  ];
}

/** A workflow under way that is none of the tool's: whatever it is, the feature is not done. */
function strangerOf({ workflow, status }: IndexFile['workflows'][number]): readonly Split[] {
  if (isWorkflow(workflow) || !isUnderWay(status)) return [];
  const message =
    `${JSON.stringify(status.name)}: found ${JSON.stringify(status.value)} beside a completed loop, ` +
    'expected ' +
    'specify, plan, tasks or implement as the name of what is under way. Correct the name or the status.';
  return [
    { message, line: status.line, evidence: { field: status.name, found: status.value }, decides: true },
  ];
}

function questionCell({ id, state, line }: IndexFile['questions'][number]): TableCell {
  return { name: `Status of ${id}`, value: state, line: line ?? 0 };
}

function gapCell({ id, status, line }: IndexFile['gaps'][number]): TableCell {
  return { name: `Status of ${id}`, value: status, line };
}

function byName(cells: readonly TableCell[]): TableFields {
  const named = new Map<string, readonly TableCell[]>();
  for (const cell of cells) {
    const key = cell.name.toUpperCase();
    named.set(key, [...(named.get(key) ?? []), cell]);
  }
  return named;
}

function differing(fields: TableFields, decides: (name: string) => boolean): readonly Split[] {
  return [...fields].flatMap(([name, cells]) => {
    const [one, ...others] = cells;
    const other = others.find(({ value }) => normal(value) !== normal(one?.value ?? ''));
    if (!one || !other) return [];
    const message =
      `${one.name}: found ${JSON.stringify(one.value)} on line ${one.line} and ` +
      `${JSON.stringify(other.value)} on line ${other.line}, expected one value. Keep the one that is right.`;
    const evidence = {
      field: one.name,
      lines: cells.map(({ line }) => line),
      values: cells.map(({ value }) => value),
    };
    return [{ message, line: other.line, evidence, decides: decides(name) }];
  });
}
