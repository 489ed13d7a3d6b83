// The words of a decision: one or two sentences from known words only, never from a file's text.
import type { Action, Option, Reason } from '../model/decision.ts';
import { type Current, stepName, type WorkflowState } from '../model/workflow.ts';

/**
 * What is the case, and what to do about it in general. `{step}` is the decision's step, by its name or with
 * its item; `{Step}` begins a sentence with it.
 * Where the format knows how its step goes on, its sentence stands in place of the general one.
 */
const BY_REASON: Readonly<Record<Reason, readonly [is: string, todo: string]>> = {
  'state-unreadable': ['The saved state cannot be read.', 'Restore it from history, or start fresh.'],
  'state-conflicted': [
    'Conflict markers stand in a file that it rests on.',
    'Settle the merge before anything goes on.',
  ],
  'version-unknown': [
    'The state file is of a version that this Rekindle does not know.',
    'It is left alone; update Rekindle.',
  ],
  'state-unsafe': [
    'The state file is a link, or holds something that could run.',
    'Replace it by a plain file.',
  ],
  'state-unavailable': ['The state file stands for content that is not here.', 'Fetch the content first.'],
  'status-unknown': ['The status is unknown.', 'Correct it by hand, or start fresh.'],
  completed: ['The workflow is finished.', 'Nothing is to be done.'],
  terminated: ['The workflow was ended on purpose.', 'Start fresh to take it up again.'],
  cancelled: ['The workflow was cancelled.', 'Start fresh to take it up again.'],
  failed: [
    'The run failed and is not to be resumed.',
    'Start fresh, with the notes of the failed run for context.',
  ],
  'spec-changed': [
    'The spec changed after this work was built on it.',
    'Review the difference before anything goes on.',
  ],
  'spec-missing': ['The spec that this work was built on is gone.', 'Bring it back, or start fresh.'],
  'state-inconsistent': ['The saved state contradicts itself.', 'Correct it, or start fresh.'],
  'state-ambiguous': ['There are two state files for this workflow.', 'Keep the one that is right.'],
  'artifact-missing': ['Output of a finished step is missing.', 'Run {step} again, then go on from there.'],
  'constitution-check-missing': [
    'The ADR has no completed Constitution Check.',
    'Run {step} again before going on.',
  ],
  'awaiting-answer': ['Questions wait for an answer.', 'Present them as they are, then go on with {step}.'],
  'awaiting-approval': ['A person must approve {step} before it goes on.', 'Present what is there and wait.'],
  paused: ['The work is paused at {step}.', 'It goes on when somebody resumes it.'],
  locked: ['Somebody is working on {step} right now.', 'Wait until the lock is gone.'],
  'answers-to-apply': ['The answers are there and not yet applied; do not ask again.', 'Go on with {step}.'],
  'step-completed': ['The step before is complete.', 'Go on with {step}.'],
  'artifacts-complete': ['All that the step makes is there, so take it as done and go on with {step}.', ''],
  'no-output': ['{Step} ended without a trace.', 'Retry it, skip it, or start fresh.'],
  'step-failed': ['{Step} failed.', 'Retry it, skip it, or start fresh.'],
  unclear: ['What is left does not tell how far the work came.', 'A person must look.'],
  'partial-work': [
    '{Step} was interrupted and left partial work.',
    'Continue what is there; do not restart it.',
  ],
  'step-interrupted': ['{Step} was interrupted.', 'Run it again; that is safe.'],
  'not-started': ['{Step} was never begun.', 'Begin it.'],
};

/** Of a step with many items: the one that comes next may not have been begun, but others are done. */
const PARTLY_DONE = 'Part of the work is done; it goes on with {step}.';

/** Not all that a step names is there, and its own word is believed all the same. */
const SAID_DONE = 'The step is said to be done, so take it as done.';

/** What is said where starting over is not offered, since its format would refuse it there. */
const WITHOUT_FRESH: readonly (readonly [offered: RegExp, instead: string])[] = [
  [/Retry it, skip it, or start fresh\./, 'Retry it or skip it.'],
  [/Retry it or start fresh\./, 'Retry it.'],
  [/,? or start fresh\./, '.'],
  [/ Start fresh(?: to take it up again|, with the notes of the failed run for context)\.$/, ''],
];

/** What is said where the step is not to be run again, or a pause is not ended, by a choice. */
const BY_HAND: readonly (readonly [option: Option, offered: RegExp, instead: string])[] = [
  ['retry', /Retry it, skip it, or start fresh\.$/, 'Correct the files by hand, or start fresh.'],
  [
    'resume',
    /It goes on when somebody resumes it\.$/,
    'It goes on once the file says so: correct it by hand.',
  ],
];

/** Our words, of a decision or of a finding, without advice at their end that cannot be followed. */
export function adviceFor(words: string, options: readonly Option[]): string {
  const stepwise = options.includes('retry') && !options.includes('skip');
  const plain = stepwise ? words.replace(/Retry it, skip it, or/, 'Retry it or') : words;
  const said = BY_HAND.reduce(
    (now, [option, offered, instead]) => (options.includes(option) ? now : now.replace(offered, instead)),
    plain,
  );
  if (options.includes('start-fresh')) return said;
  return WITHOUT_FRESH.reduce((told, [offered, instead]) => told.replace(offered, instead), said);
}

export function instructionFor(
  action: Action,
  step: string | null,
  reason: Reason,
  state: WorkflowState | null,
): string {
  const unshown = reason === 'artifacts-complete' && state?.current?.saidDone === true;
  if (action === 'advance' && step === null)
    return [unshown ? SAID_DONE : 'All that the step makes is there, so take it as done.', nextHowOf(state)]
      .join(' ')
      .trim();
  const [always, todo] = BY_REASON[reason];
  const within = reason === 'partial-work' && itemOf(step, state) !== null;
  const is = within ? PARTLY_DONE : unshown ? `${SAID_DONE} Go on with {step}.` : always;
  const said = [is, ofTheFormat(action, step, state) ?? todo].filter((sentence) => sentence !== '');
  if (step === null) return withoutStep(said.join(' '));
  const name = nameOf(step, state);
  const named = state?.stepNames?.has(step) === true;
  const first = named ? name.charAt(0).toUpperCase() + name.slice(1) : `Step ${name}`;
  return said.join(' ').replaceAll('{step}', name).replaceAll('{Step}', first);
}

const nextHowOf = (state: WorkflowState | null): string => state?.current?.nextHow ?? '';

/** Words about a step of a workflow that is at none: `The work is paused.` */
function withoutStep(words: string): string {
  return words
    .replace(/ (?:at|on|with) \{step\}/g, '')
    .replaceAll('{step}', 'the step')
    .replaceAll('{Step}', 'The step');
}

/** The step, and after it the item within it where it has one; a format gives plain names only. */
function nameOf(step: string, state: WorkflowState | null): string {
  const name = stepName(state, step);
  const item = itemOf(step, state);
  return item === null ? name : `${name} (${item})`;
}

const itemOf = (step: string | null, state: WorkflowState | null): string | null =>
  state?.current?.id === step ? (state?.current?.item ?? null) : null;

/** The format's own sentence, where it has one for what is to be done. */
function ofTheFormat(action: Action, step: string | null, state: WorkflowState | null): string | null {
  if (!state) return null;
  if (action === 'none') return state.endedWhy === null ? null : `Termination reason: ${state.endedWhy}.`;
  const { current } = state;
  if (!current || step === null) return null;
  if (action === 'wait') return forWhat(current);
  if (action === 'advance') return current.nextHow;
  if (step === current.id && current.how !== '') return current.how;
  return (action === 'rerun' && state.stepRules?.get(step)) || null;
}

/** The checkpoints that a step waits at, by their names. */
function forWhat({ waits, waitsFor = [], waitHow }: Current): string | null {
  if (waits !== 'awaiting-approval' || waitsFor.length === 0) return waitHow ?? null;
  const open = waitsFor.length === 1 ? 'The open checkpoint is' : 'The open checkpoints are';
  return `${open} ${waitsFor.join(' and ')}. ${waitHow ?? 'Present what is there and wait.'}`;
}
