// A workflow under attack: a text that a file may hold, in every field that a file has a say in.
import type { Recovery } from '../../src/model/recovery.ts';
import type { WorkflowState } from '../../src/model/workflow.ts';
import { artifactOf, currentOf, specOf, stateOf, stepOf } from '../state.ts';
import { COMMIT } from './sample.ts';
import { decisionOf, FACTS, findingOf, REPAIR, recoveryOf } from './seen.ts';

/** A workflow that says the same in every field that a file has a say in. */
export function saying(said: string): Recovery {
  const path = `specs/${said}/state.md`;
  const current = currentOf({ id: said, item: said, next: said });
  const state: WorkflowState = stateOf({
    feature: said,
    title: said,
    path,
    folders: [said],
    statusText: said,
    words: [{ field: 'status', found: said, known: false, expected: [], line: 1 }],
    timestamps: [{ field: 'at', found: said, line: 1, at: null, problem: 'unparsable', activity: true }],
    steps: [{ ...stepOf(said, [artifactOf(said)]), item: said, finishedAt: said }],
    current,
    spec: specOf({
      path: said,
      renamedTo: [said],
      text: `${said}\n`,
      recorded: { found: said, digest: null, problem: 'a sentence', line: 1 },
      lastMatch: { commit: COMMIT, at: '2026-08-01T00:00:00Z', text: `old ${said}\n` },
    }),
    questions: (['open', 'answered', 'closed'] as const).map((how) => ({
      id: said,
      question: said,
      options: [said],
      state: how,
      line: 1,
      ...(how === 'open' ? {} : { answer: { text: said, path: said, line: 1 } }),
    })),
    given: [{ question: said, text: said, path: said, line: 1 }],
    stepGuides: new Map([[said, { is: 'makes it', next: said }]]),
    saving: {
      fields: [{ field: 'status', of: said, path: said, line: 1, write: 'done', allowed: [] }],
      also: ['A sentence of ours.'],
    },
    cleared: [{ label: said, line: 1 }],
    contradictions: [{ message: said, line: 1, evidence: { said } }],
    damage: [{ message: said, line: 1 }],
    notes: [said, `No file is at ${said}.`],
    fileNotes: [said],
    safePoints: [{ commit: COMMIT, at: '2026-08-30T00:00:00Z', subject: said, lost: true }],
    context: [said],
    facts: {
      ...FACTS,
      goal: said,
      task: said,
      agent: said,
      lastAction: said,
      taskFiles: [{ written: said, path: said, lines: 1 }],
      pendingTasks: [said],
    },
  });
  const about = { message: said, path, step: said, evidence: { said } };
  const instruction = `Step ${said} (${said}) was interrupted. Run it again.`;
  return recoveryOf(said, {
    state,
    site: { format: 'toy', path, files: [path, said], rivals: [said], feature: said },
    findings: [findingOf(about), findingOf({ ...about, rule: 'spec-hash-matches', consequence: 'block' })],
    decision: { ...decisionOf('rerun', 'step-interrupted', said), instruction },
    proposals: [{ ...REPAIR, summary: `back to ${said}`, proof: [`${JSON.stringify(said)} is there.`] }],
    beside: [stateOf({ path: said, feature: said, steps: [stepOf(said, []), stepOf('b', [])] })],
    notes: [...state.notes, `The table says ${JSON.stringify(said)}.`],
  });
}
