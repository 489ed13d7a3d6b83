// Each reason code explained for the person who must act on it, in two sentences.
import type { Decision, Option, Reason } from '../../../model/decision.ts';
import { cell } from '../format.ts';

/** `{step}` is the decision's step. The first sentence stands alone in a row of the dashboard. */
const LEADS: Readonly<Record<Reason, readonly [is: string, todo: string]>> = {
  'state-unreadable': ['Its saved state cannot be read.', 'It was left as it is, and nothing goes on.'],
  'state-conflicted': [
    'A merge left conflict markers in its state file.',
    'No one can tell where it stands until they are settled.',
  ],
  'version-unknown': [
    'Its state file is of a version that this Rekindle does not know.',
    'It was left alone; a newer Rekindle may know it.',
  ],
  'state-unsafe': [
    'Its state file is a link, or holds something that could run.',
    'It was not looked into. Please put a plain file in its place.',
  ],
  'state-unavailable': [
    'Its state file only stands for content that is not here.',
    'Once the content is in the repository, it can be judged.',
  ],
  'status-unknown': [
    'Unknown status.',
    'Guessing would be wrong. Please correct it by hand, or start fresh.',
  ],
  completed: ['It is finished.', 'Nothing is left to do.'],
  terminated: ['It was ended on purpose.', 'To take it up again, start fresh.'],
  cancelled: ['It was cancelled.', 'To take it up again, start fresh.'],
  failed: [
    'It failed for good.',
    'It is not to be resumed; starting fresh keeps what is there in an archive.',
  ],
  'spec-changed': [
    'The spec changed after this work was built on it.',
    'Please look at the difference, then accept the spec as it is now, or start fresh.',
  ],
  'spec-missing': ['The spec that this work was built on is gone.', 'Please bring it back, or start fresh.'],
  'state-inconsistent': [
    'Its saved state contradicts itself.',
    'Only you can say which of the two is right.',
  ],
  'state-ambiguous': [
    'There are two state files for it.',
    'Please keep the one that is right and remove the other.',
  ],
  'artifact-missing': [
    'Output of a finished step is missing.',
    'Resuming runs {step} again and goes on from there.',
  ],
  'constitution-check-missing': [
    'Its ADR has no completed Constitution Check.',
    'Resuming runs {step} again before anything else.',
  ],
  'awaiting-answer': ['It waits for your answers.', 'With them, it goes on with {step}.'],
  'awaiting-approval': ['It waits for your approval of {step}.', 'Nothing goes on before that.'],
  paused: ['It was paused at {step}.', 'It goes on when you resume it.'],
  locked: ['Somebody is working on {step} right now.', 'Nothing is done until their lock is gone.'],
  'answers-to-apply': [
    'The answers are there, and not yet applied.',
    'Resuming goes on with {step}. No one is asked again.',
  ],
  'step-completed': ['The last step is complete.', 'Resuming goes on with {step}.'],
  'artifacts-complete': [
    "The step's output is complete.",
    'Resuming takes that step as done and goes on with {step}.',
  ],
  'no-output': ['{step} ended without a trace.', '{ways}'],
  'step-failed': ['{step} failed.', '{ways}'],
  unclear: ['What is left does not tell how far it came.', 'Please look at it and decide how it goes on.'],
  'partial-work': [
    'It was interrupted in the middle of {step}.',
    'Resuming continues the work that is there. Nothing is restarted.',
  ],
  'step-interrupted': ['It was interrupted at {step}.', 'Resuming runs that step again, which is safe.'],
  'not-started': ['{step} was never begun.', 'Resuming begins it.'],
};

export interface Lead {
  readonly is: string;
  readonly todo: string;
}

/** What is said where starting over is not offered. */
const WITHOUT_FRESH: readonly (readonly [offered: string, instead: string])[] = [
  [', or start fresh.', '.'],
  ['To take it up again, start fresh.', 'Nothing goes on from here.'],
  ['; starting fresh keeps what is there in an archive.', '.'],
];

/** What can be done with a step that left nothing, by the option. */
const WAYS: readonly (readonly [Option, string])[] = [
  ['retry', 'run again'],
  ['skip', 'skipped'],
  ['start-fresh', 'started fresh'],
];

function waysOf(options: readonly Option[]): string {
  const ways = WAYS.flatMap(([option, way]) => (options.includes(option) ? way : []));
  if (ways.length === 0) return 'Please look at it and decide how it goes on.';
  const last = ways.length > 2 ? `, or ${ways.at(-1)}` : ` or ${ways.at(-1)}`;
  return `It can be ${ways.length === 1 ? ways[0] : `${ways.slice(0, -1).join(', ')}${last}`}.`;
}

/** Markdown; the step's name is from a file and stands as code. */
export function leadOf({ reason, step, options }: Pick<Decision, 'reason' | 'step' | 'options'>): Lead {
  const [is, all] = LEADS[reason];
  const todo = options.includes('start-fresh')
    ? all
    : WITHOUT_FRESH.reduce((said, [offered, instead]) => said.replace(offered, instead), all);
  return { is: filled(is, step), todo: filled(todo.replace('{ways}', waysOf(options)), step) };
}

function filled(sentence: string, step: string | null): string {
  const name = step === null || step === '' ? 'its step' : `step ${cell(step)}`;
  const text = sentence.replaceAll('{step}', () => name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
