// What a completed workflow left open beside its questions: gaps of its queues.
import type { WorkflowState } from '../../model/workflow.ts';
import { counted } from '../../text/counted.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { normal, wordOf } from '../../text/words.ts';
import { rowsUnder } from './tables.ts';

/** Upstream's words for a gap that is closed are resolved, deferred and known_gap; others say nothing. */
const OPEN: ReadonlySet<string> = new Set(['pending', 'clarifying', 'open', 'in_progress', 'unresolved']);
const QUEUES = ['gap_priority_queue', 'plan_gap_queue', 'tasks_gap_queue'] as const;
/** Ids that a message lists at most. */
const SHOWN = 5;

export function openGaps(doc: MarkdownDocument): NonNullable<WorkflowState['unsettled']> {
  const open = rowsUnder(doc, ...QUEUES).filter((row) => OPEN.has(normal(wordOf(row.cell('status')))));
  const [first] = open;
  if (!first) return [];
  const ids = open.slice(0, SHOWN).map((row) => JSON.stringify(row.cell('gap_id', 'id')));
  const message =
    `found ${counted(open.length, 'open gap')} (${ids.join(', ')}${open.length > SHOWN ? ', …' : ''}) ` +
    'in a workflow that is complete, expected each to be resolved, deferred or known. ' +
    'It stays complete; settle them, or correct their status.';
  return [{ message, line: first.line }];
}
