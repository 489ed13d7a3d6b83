// Where the specification loop goes on: seed 001's table from Loop Status to a phase.
import type { Current, Step } from '../../model/workflow.ts';
import { besideState } from './places.ts';
import { currentAt, stepOf } from './state-defaults.ts';
import { howTo, type LoopStatus, PHASE_IDS, phaseAfter, WORKFLOW_HOW, writtenIn } from './statuses.ts';

/** What decides where a loop goes on. */
export interface LoopFacts {
  readonly status: LoopStatus;
  readonly iteration: number | null;
  /** The most iterations as written; `null` where the file writes none. */
  readonly of: number | null;
  /** The line of Loop Status. */
  readonly line: number | null;
  readonly specThere: boolean;
  /** Questions of the loop that wait for a person, and those whose answers wait to be applied. */
  readonly open: number;
  readonly answered: number;
  /** Of the answered ones those whose answer stands nowhere. */
  readonly lost: number;
}

/** A mark alone is no answer. */
const ASK_AGAIN =
  'But of a question that is marked as answered no answer is found, so that one must be asked again ' +
  '(the notes name it). Then apply all answers to the spec, mark their gaps resolved, and validate ' +
  'again (B3).';

function phase(id: string, facts: LoopFacts, more: Partial<Current> = {}): Current {
  const { iteration, of, line } = facts;
  const next = phaseAfter(id);
  const nextHow = next === null ? null : howTo(next);
  return currentAt(id, { iteration, of, line, next, how: howTo(id), nextHow, ...more });
}

/** One line a row of the contract's table; `null` where the loop is over. */
const RESUME: Readonly<Record<LoopStatus, (facts: LoopFacts) => Current | null>> = {
  not_started: (facts) => phase('A1', facts, { begun: false }),
  scaffolding: (facts) => phase('A1', facts, { output: facts.specThere ? 'complete' : 'none' }),
  spec_writing: (facts) => phase('A2', facts),
  validating: (facts) => phase((facts.iteration ?? 0) <= 1 ? 'A3' : 'B3', facts),
  clarifying: (facts) => {
    // Going on there is asking again.
    if (facts.open > 0) return phase('B1', facts, { waits: 'awaiting-answer', mayAlso: ['resume'] });
    if (facts.answered === 0) return phase('B1', facts);
    const lost: Partial<Current> = facts.lost > 0 ? { how: ASK_AGAIN, mayAlso: ['answer'] } : {};
    return phase('B2', facts, { answersReady: true, ...lost });
  },
  completed: () => null,
  terminated: () => null,
};

export function resumeAt(facts: LoopFacts): Current | null {
  return RESUME[facts.status](facts);
}

/** Where a workflow begins that has no state yet, or none that is begun. */
export const NOT_STARTED: LoopFacts = {
  status: 'not_started',
  iteration: null,
  of: null,
  line: null,
  specThere: false,
  open: 0,
  answered: 0,
  lost: 0,
};

/** Where a later workflow goes on that the index says is under way. */
export function workflowAt(id: 'plan' | 'tasks', more: Partial<Current>): Current {
  const next = id === 'plan' ? 'tasks' : null;
  return currentAt(id, { how: WORKFLOW_HOW[id], next, ...more });
}

/**
 * The phases of the loop with what each writes: the index (`path`), and files in the feature's folder. Those
 * before `id` are finished, all of them where `id` is none of them.
 */
export function stepsBefore(id: string, path: string): readonly Step[] {
  const at = PHASE_IDS.indexOf(id);
  return PHASE_IDS.map((phaseId, index) => {
    const written = writtenIn(phaseId);
    const files = [...(written === null ? [] : [besideState(path, written)]), path];
    return stepOf(phaseId, at < 0 || index < at, null, files);
  });
}
