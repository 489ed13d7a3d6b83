// A healthy workflow in words, for tests of what is posted about it.
import type { Change } from '../../../src/model/change.ts';
import type { Recovery } from '../../../src/model/recovery.ts';
import type { CardView } from '../../../src/report/github/workflow-view.ts';
import type { ScanWorkflow } from '../../../src/report/scan/scan.ts';
import { COMMIT, decisionOf, workflowOf } from '../sample.ts';
import { recoveryOf } from '../seen.ts';
import { CLI, SEAT } from './hostile.ts';

export { COMMIT };

/** What resuming writes, at some moment. */
export function resumingAt(at: string): Change {
  const text = (time: string) => `status: IN_PROGRESS\nupdated: ${time}\n`;
  const path = 'specs/003-invoice-export/.pipeline-state.md';
  return {
    summary: 'resume',
    files: [{ kind: 'write', path, before: text('2026-11-15T00:00:00Z'), after: text(at) }],
    notes: [],
    commit: null,
  };
}

export const FRESH: Change = {
  summary: 'start fresh: 003-invoice-export',
  files: [{ kind: 'remove', path: 'specs/003-invoice-export' }],
  notes: [],
  commit: null,
};

export function viewOf(
  scanned: Partial<ScanWorkflow> = {},
  over: Partial<CardView> = {},
  recovery: Partial<Recovery> = {},
): CardView {
  const workflow = workflowOf(scanned);
  const { id, feature, path, decision } = workflow;
  return {
    scanned: workflow,
    recovery: recoveryOf(feature, { id, path, decision, ...recovery }),
    resuming: resumingAt('2026-11-27T00:00:00Z'),
    fresh: {
      change: FRESH,
      listed: ['adr.md', 'tasks.md'].map((name) => ({
        path: `specs/003-invoice-export/${name}`,
        kind: 'file',
        size: null,
      })),
    },
    wakes: 'repository-dispatch',
    turn: { kind: 'open' },
    fork: false,
    seat: { ...SEAT, alone: true },
    cli: CLI,
    ...over,
  };
}

/** A workflow that waits for the answers to these questions. */
export const ASKING: Partial<ScanWorkflow> = {
  status: 'waiting',
  decision: decisionOf({
    action: 'wait',
    reason: 'awaiting-answer',
    step: 'B1',
    options: ['answer', 'start-fresh'],
  }),
  pending: [
    { id: 'C2.1', question: 'How long is a session?', options: ['15m', '1h'] },
    { id: 'C2.2', question: 'Lock after failures?', options: [] },
  ],
};
