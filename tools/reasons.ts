// When each reason code is given, in words; what follows from it is asked of the engine, so that
// it is said once.
import { decide } from '../src/engine/decide.ts';
import type { Action, Decision, Reason } from '../src/model/decision.ts';
import { REASONS } from '../src/model/decision.ts';
import { assert } from '../src/model/errors.ts';
import type { Finding, Rule } from '../src/model/rule.ts';
import type { Current, WorkflowState } from '../src/model/workflow.ts';

/** A state of which the engine says the reason; `'rule'` where a broken rule carries it. */
type Given = 'rule' | { readonly ended: WorkflowState['ended'] } | Partial<Current>;

interface Entry {
  /** Completes the sentence "it is given when …". */
  readonly when: string;
  readonly given: Given;
}

const ENTRIES: Readonly<Record<Reason, Entry>> = {
  'state-unreadable': { when: 'the state file cannot be read as what it is', given: 'rule' },
  'state-conflicted': { when: 'conflict markers stand in the state file or one read with it', given: 'rule' },
  'version-unknown': { when: 'its schema version is newer than ours, or none that we know', given: 'rule' },
  'state-unsafe': { when: 'the state file is a link, or holds something that could run', given: 'rule' },
  'state-unavailable': { when: 'the state file only points to content that is not here', given: 'rule' },
  'status-unknown': { when: 'a status or step is an unknown word', given: 'rule' },
  completed: { when: 'the workflow is finished', given: { ended: 'completed' } },
  terminated: { when: 'the workflow was ended on purpose', given: { ended: 'terminated' } },
  cancelled: { when: 'the workflow was cancelled', given: { ended: 'cancelled' } },
  failed: { when: 'the run failed for good', given: { ended: 'failed' } },
  'spec-changed': { when: 'the spec is not the one that the work was built on', given: 'rule' },
  'spec-missing': { when: 'the spec that the work was built on is gone', given: 'rule' },
  'state-inconsistent': { when: 'two places of the state cannot both be right', given: 'rule' },
  'state-ambiguous': { when: 'there are two state files for one workflow', given: 'rule' },
  'artifact-missing': { when: 'what a finished step made is missing or empty', given: 'rule' },
  'constitution-check-missing': { when: 'the ADR lacks a completed Constitution Check', given: 'rule' },
  'awaiting-answer': { when: 'a question waits for an answer', given: { waits: 'awaiting-answer' } },
  'awaiting-approval': { when: 'a person must approve the step', given: { waits: 'awaiting-approval' } },
  paused: { when: 'somebody paused the work', given: { waits: 'paused' } },
  locked: { when: 'somebody works on it right now', given: { waits: 'locked' } },
  'answers-to-apply': { when: 'answers are there and not yet applied', given: { answersReady: true } },
  'step-completed': { when: 'the state says that the step is done', given: { finished: true } },
  'artifacts-complete': { when: 'all that the step makes is there', given: { output: 'complete' } },
  'no-output': {
    when: 'the step ended without a trace',
    given: { begun: true, output: 'none', silence: 'ask' },
  },
  'step-failed': { when: 'the state says that the step failed', given: { failed: true } },
  unclear: { when: 'what is left does not tell how far the work came', given: { unclear: true } },
  'partial-work': {
    when: 'the step was interrupted and its work goes on where it was',
    given: { begun: true, manner: 'continue', output: 'partial' },
  },
  'step-interrupted': { when: 'the step was interrupted and is safe to run again', given: {} },
  'not-started': { when: 'the step was never begun', given: { begun: false } },
};

const CURRENT: Current = {
  id: 'STEP',
  item: null,
  iteration: null,
  of: null,
  line: null,
  begun: true,
  finished: false,
  failed: false,
  waits: null,
  answersReady: false,
  output: 'none',
  manner: 'restart',
  silence: 'rerun',
  unclear: false,
  next: 'NEXT STEP',
  how: '',
  nextHow: null,
};

const STATE: WorkflowState = {
  format: 'none',
  feature: 'none',
  title: null,
  path: '',
  folders: [],
  status: 'active',
  statusText: null,
  ended: null,
  endedWhy: null,
  words: [],
  timestamps: [],
  steps: [],
  current: null,
  spec: null,
  questions: [],
  cleared: [],
  contradictions: [],
  notes: [],
  fileNotes: [],
};

export interface Explained {
  readonly reason: Reason;
  readonly when: string;
  readonly decision: Decision;
  /** Ids of the rules that carry the reason. */
  readonly rules: readonly string[];
}

/** What the engine is asked: a state and its findings. */
export interface Case {
  readonly ended: WorkflowState['ended'];
  readonly current: Partial<Current>;
  readonly findings: readonly Finding[];
}

/** The smallest case that leads to a reason, given by the rule that carries it where one does. */
export function caseOf(reason: Reason, rules: readonly Rule[]): Case {
  const { given } = ENTRIES[reason];
  if (given === 'rule') return { ended: null, current: {}, findings: [findingOf(reason, rules)] };
  if ('ended' in given) return { ended: given.ended, current: {}, findings: [] };
  return { ended: null, current: given, findings: [] };
}

/** What the engine decides on a case. */
export function decideOn({ ended, current, findings }: Case): Decision {
  return decide({ ...STATE, ended, current: { ...CURRENT, ...current } }, findings);
}

/** Every reason code in its published order, with what the engine decides on it. */
export function explainReasons(rules: readonly Rule[]): readonly Explained[] {
  return REASONS.map((reason) => {
    const { when } = ENTRIES[reason];
    const decision = decideOn(caseOf(reason, rules));
    assert(decision.reason === reason, `the engine says ${reason} when ${when}`);
    return { reason, when, decision, rules: carriers(reason, rules).map(({ id }) => id) };
  });
}

const carriers = (reason: Reason, rules: readonly Rule[]): readonly Rule[] =>
  rules.filter((rule) => rule.reason === reason && rule.consequence !== 'note');

function findingOf(reason: Reason, rules: readonly Rule[]): Finding {
  const [rule] = carriers(reason, rules);
  assert(rule, `a rule carries the reason ${reason}`);
  const { id, severity, consequence } = rule;
  const place = { step: 'STEP', message: '', path: '', line: null, evidence: {} };
  return { rule: id, severity, consequence, reason, ...place };
}

/** The rows of the decision in words, in their order: the first that holds wins. */
export const ROWS: readonly { readonly when: string; readonly reasons: readonly Reason[] }[] = [
  {
    when: 'the state cannot be read, or must not be touched',
    reasons: ['state-unreadable', 'state-conflicted', 'version-unknown', 'state-unsafe', 'state-unavailable'],
  },
  { when: 'its status is unknown', reasons: ['status-unknown'] },
  { when: 'the workflow ended', reasons: ['completed', 'terminated', 'cancelled', 'failed'] },
  { when: 'the ground that it stands on moved', reasons: ['spec-changed', 'spec-missing'] },
  {
    when: 'the state contradicts itself, or there are two of it',
    reasons: ['state-inconsistent', 'state-ambiguous'],
  },
  {
    when: 'a finished step is not finished (the earliest counts)',
    reasons: ['artifact-missing', 'constitution-check-missing'],
  },
  {
    when: 'the current step waits for a person, or somebody works on it',
    reasons: ['awaiting-answer', 'awaiting-approval', 'paused', 'locked'],
  },
  { when: 'answers are there and not yet applied', reasons: ['answers-to-apply'] },
  {
    when: 'the current step is done, or all that it makes is there',
    reasons: ['step-completed', 'artifacts-complete'],
  },
  {
    when: 'the step died and left nothing that tells',
    reasons: ['step-failed', 'unclear', 'no-output'],
  },
  { when: 'partial work must be continued, not restarted', reasons: ['partial-work'] },
  { when: 'otherwise', reasons: ['step-interrupted', 'not-started'] },
];

/** Every action in the order of the decision's rows, with what it asks of people. */
export const ACTIONS: Readonly<Record<Action, string>> = {
  block: 'nothing may go on until a person has put it right',
  none: 'the workflow ended; nothing is to be done',
  'start-fresh': 'do not resume: start again, with the old run for context',
  ask: 'a person chooses among the options',
  rerun: 'run the step again from its beginning',
  wait: 'it is a person’s turn, or somebody works on it',
  resume: 'continue the work where it was',
  advance: 'the step is done; go on with the next one',
};
