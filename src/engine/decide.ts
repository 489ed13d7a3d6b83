// The only place where a decision is made: a fold over a table, the first row that holds wins.
import type { Action, Decision, Option, Reason } from '../model/decision.ts';
import type { Consequence, Finding } from '../model/rule.ts';
import type { Current, WorkflowState } from '../model/workflow.ts';
import { instructionFor } from './instruction.ts';

/** What a row says: everything of a decision but its words. */
interface Verdict {
  readonly action: Action;
  readonly step: string | null;
  readonly reason: Reason;
}

interface Case {
  readonly state: WorkflowState | null;
  readonly current: Current | null;
  readonly findings: readonly Finding[];
}

type Row = (it: Case) => Verdict | null;

/** The ground that a state stands on, as opposed to the state itself. */
const GROUND: ReadonlySet<Reason> = new Set(['spec-changed', 'spec-missing']);

const worst = (it: Case, consequence: Consequence, when: (reason: Reason) => boolean): Finding | undefined =>
  it.findings.find(
    (finding) => finding.consequence === consequence && finding.reason !== null && when(finding.reason),
  );

const rowOf = (action: Action, finding: Finding | undefined): Verdict | null =>
  finding?.reason ? { action, step: null, reason: finding.reason } : null;

const stepRow = (it: Case, holds: boolean, action: Action, reason: Reason): Verdict | null =>
  holds && it.current ? { action, step: it.current.id || null, reason } : null;

/** Read from top to bottom beside docs/reasons.md. */
const ROWS: readonly Row[] = [
  // it cannot be read or must not be touched
  (it) =>
    rowOf(
      'block',
      worst(it, 'block', (reason) => !GROUND.has(reason)),
    ),
  // its status is unknown
  (it) =>
    rowOf(
      'ask',
      worst(it, 'ask', (reason) => reason === 'status-unknown'),
    ),
  // the workflow ended
  (it) => ended(it.state),
  // the ground it stands on moved
  (it) =>
    rowOf(
      'block',
      worst(it, 'block', (reason) => GROUND.has(reason)),
    ),
  // the saved state contradicts itself, or there are two of it
  (it) =>
    rowOf(
      'ask',
      worst(it, 'ask', () => true),
    ),
  // finished steps are not finished, and the run does not go on before them
  (it) => earliestRerun(it),
  // the current step waits for a person, or somebody works on it
  (it) => stepRow(it, it.current?.waits != null, 'wait', it.current?.waits ?? 'paused'),
  // answers are there but not applied
  (it) => stepRow(it, it.current?.answersReady === true, 'resume', 'answers-to-apply'),
  // the current step is done, or all that it makes is there
  (it) => advance(it, it.current?.finished === true, 'step-completed'),
  (it) => advance(it, it.current?.output === 'complete', 'artifacts-complete'),
  // a step died and left nothing that tells
  (it) => stepRow(it, it.current?.failed === true, 'ask', 'step-failed'),
  (it) => stepRow(it, it.current?.unclear === true, 'ask', 'unclear'),
  (it) => stepRow(it, it.current?.begun === false, 'rerun', 'not-started'),
  (it) => stepRow(it, it.current?.silence === 'ask' && it.current.output !== 'partial', 'ask', 'no-output'),
  // partial work that must be continued, not restarted
  (it) => stepRow(it, it.current?.manner === 'continue', 'resume', 'partial-work'),
  // otherwise
  (it) => stepRow(it, true, 'rerun', 'step-interrupted'),
];

/** Nothing is known of the step: only reachable where a format gives a live state without a current step. */
const UNCLEAR: Verdict = { action: 'ask', step: null, reason: 'unclear' };

/** The decision for one workflow. `state` is `null` where it could not be read: then a finding says why. */
export function decide(state: WorkflowState | null, findings: readonly Finding[]): Decision {
  const it: Case = { state, current: state?.current ?? null, findings };
  let verdict: Verdict | null = null;
  for (const row of ROWS) {
    verdict = row(it);
    if (verdict) break;
  }
  const { action, step, reason } = verdict ?? UNCLEAR;
  return {
    action,
    step,
    reason,
    instruction: instructionFor(action, step, reason, state),
    options: optionsOf(reason, step, state?.current ?? null),
  };
}

/** What the table offers for a reason, whether or not it can be taken as things stand. */
export const offeredFor = (reason: Reason): readonly Option[] => OPTIONS[reason];

/** The recommended one first, then what the step allows besides. */
function optionsOf(reason: Reason, step: string | null, current: Current | null): readonly Option[] {
  const options = OPTIONS[reason];
  const more = current !== null && current.id === step ? (current.mayAlso ?? []) : [];
  const [first, ...others] = options;
  const added = more.filter((one) => !options.includes(one));
  return first === undefined || added.length === 0 ? options : [first, ...added, ...others];
}

function ended(state: WorkflowState | null): Verdict | null {
  if (!state?.ended) return null;
  return { action: state.ended === 'failed' ? 'start-fresh' : 'none', step: null, reason: state.ended };
}

/** What is lost of a later step is made again in its turn: the earlier step would be built on first. */
function earliestRerun({ state, current, findings }: Case): Verdict | null {
  const reruns = findings.filter((finding) => finding.consequence === 'rerun' && finding.reason !== null);
  const first = reruns.reduce<Finding | null>(
    (best, next) => (best && rankOf(best, state) <= rankOf(next, state) ? best : next),
    null,
  );
  if (!first?.reason) return null;
  const next = current && goesOnAt(current);
  if (next && rankOf(next, state) < rankOf(first, state)) return null;
  return { action: 'rerun', step: first.step, reason: first.reason };
}

/** A step, or the item within one. */
type Place = Pick<Finding, 'step' | 'item'>;

/** Where a step stands among those of the workflow; after all of them where it is not one of them. */
function rankOf({ step, item }: Place, state: WorkflowState | null): number {
  const steps = state?.steps ?? [];
  const rank = steps.findIndex((one) => one.id === step && one.item === item);
  return rank < 0 ? steps.length : rank;
}

/** The step that the rows below take up: the current one, or the next where all of this one is there. */
function goesOnAt({ id, item, waits, answersReady, finished, output, next }: Current): Place {
  const over = waits === null && !answersReady && (finished || output === 'complete');
  return over ? { step: next } : { step: id, ...(item === null ? {} : { item }) };
}

function advance({ current }: Case, holds: boolean, reason: Reason): Verdict | null {
  if (!holds || !current) return null;
  if (current.next === null && current.nextUnnamed !== true) return null;
  return { action: 'advance', step: current.next, reason };
}

const GO_ON = ['resume', 'start-fresh'] as const;
const MEND = ['repair', 'start-fresh', 'manual'] as const;
const RETRY = ['retry', 'skip', 'start-fresh'] as const;
const BY_HAND = ['manual'] as const;

/** What a person may choose, by reason; the first is recommended. */
const OPTIONS: Readonly<Record<Reason, readonly Option[]>> = {
  'state-unreadable': MEND,
  'state-conflicted': ['repair', 'manual'],
  'version-unknown': BY_HAND,
  'state-unsafe': BY_HAND,
  'state-unavailable': BY_HAND,
  'status-unknown': ['manual', 'start-fresh'],
  completed: [],
  terminated: ['start-fresh'],
  cancelled: ['start-fresh'],
  failed: ['start-fresh'],
  'spec-changed': ['accept-spec', 'start-fresh', 'manual'],
  'spec-missing': ['manual', 'start-fresh'],
  'state-inconsistent': MEND,
  'state-ambiguous': MEND,
  'artifact-missing': GO_ON,
  'constitution-check-missing': GO_ON,
  'awaiting-answer': ['answer', 'start-fresh'],
  'awaiting-approval': ['approve', 'start-fresh'],
  paused: GO_ON,
  locked: BY_HAND,
  'answers-to-apply': GO_ON,
  'step-completed': GO_ON,
  'artifacts-complete': GO_ON,
  'no-output': RETRY,
  'step-failed': RETRY,
  unclear: RETRY,
  'partial-work': GO_ON,
  'step-interrupted': GO_ON,
  'not-started': GO_ON,
};
