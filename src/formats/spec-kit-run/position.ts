// Where a run stands, and what is to be done: only the tool itself starts, resumes and decides gates.
import { type FieldSource, fieldAt, textOf, valueAt } from '../../formkit/fields.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import {
  contradiction,
  currentStep,
  ongoingStep,
  stepAt,
  timestampOf,
  workflowState,
} from '../../formkit/workflow-state.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { HOUR } from '../../model/time-units.ts';
import type { Current, Status, StepGuide, WorkflowState } from '../../model/workflow.ts';
import { isList } from '../../text/data/data.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { currentIn, gateIn, oddResults, RUN_STATUS, resultsIn, type StepResult } from './run.ts';

/** The step where a run has none yet. */
export const WHOLE = 'run';
const STEP_NAMES: ReadonlyMap<string, string> = new Map([[WHOLE, 'the run']]);

type RunStatus = NonNullable<ReturnType<typeof RUN_STATUS.means>>;

const STATUS: Readonly<Record<RunStatus, Status>> = {
  created: 'active',
  running: 'active',
  paused: 'waiting',
  completed: 'completed',
  failed: 'failed',
  aborted: 'cancelled',
};

/** How long a working tree's run that wrote its state is believed to be at work. Milliseconds. */
const AT_WORK = HOUR;

/** The tool's own pattern for the id of a run; any other is not named in a command. */
const RUN_ID = /^[A-Za-z\d][\w-]{0,99}$/;

/** The state of a run. */
export function stateOf(run: FieldSource, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const status = fieldAt(run, 'status');
  const means = status === null ? null : RUN_STATUS.means(status.text);
  const results = resultsIn(run);
  const updated = fieldAt(run, 'updated_at');
  const timestamps = [
    ...timesOf(run, 'created_at', false),
    ...timestampOf('updated_at', updated?.text ?? '', updated?.line ?? null, true),
  ];
  const moved = timestamps.find(({ activity }) => activity)?.at ?? null;
  const workflow = fieldAt(run, 'workflow_id');
  const done = results.filter(({ meaning }) => meaning === 'done').length;
  const foreign = foreignId(run, site);
  const over = means === 'completed' ? 'completed' : means === 'aborted' ? 'cancelled' : null;
  const ended = foreign.length === 0 ? over : null;
  return workflowState(site, {
    title: workflow?.text ?? null,
    status: means === null ? 'unknown' : STATUS[means],
    statusText: status?.text ?? null,
    ended,
    words: [RUN_STATUS.word('status', status?.text ?? null, status?.line ?? null), ...oddResults(run)],
    timestamps,
    steps: results.map(({ id, meaning, line }) => stepAt(id, meaning === 'done', { line })),
    stepNames: STEP_NAMES,
    stepGuides: new Map(results.map(({ id, type }, at) => [id, guideOf(type, results[at + 1]?.id ?? null)])),
    saving: {
      fields: [],
      also: [`Only the tool writes this file: "${resumeLine(site)}" records each step as it is done.`],
    },
    current:
      means === null || means === 'completed' || means === 'aborted' ? null : currentOf(means, run, site),
    contradictions: foreign,
    unsettled: ended === 'completed' ? leftIn(results) : [],
    notes: means === 'paused' && gateIn(run) ? [gateNote()] : [],
    fileNotes: saidBy(run),
    lease:
      means === 'running' && snapshot.commit === null && moved !== null
        ? { until: moved + AT_WORK, path: site.path }
        : null,
    context: [
      `workflow: ${workflow?.text ?? 'not said'}`,
      `steps done: ${done} of ${results.length} that the run came to`,
      ...(RUN_ID.test(site.feature) ? [`status by the tool: specify workflow status ${site.feature}`] : []),
    ],
  });
}

/** What a step of a run does, by its type (`StepType` of the tool's workflows). */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['command', 'has the agent run a command of Spec Kit, of which the step has the name'],
  ['gate', 'asks a person, whose choice the run keeps'],
  ['shell', 'runs a program'],
]);

function guideOf(type: string | null, next: string | null): StepGuide {
  return { is: TYPES.get(type ?? '') ?? 'a step of the run', next };
}

function timesOf(run: FieldSource, key: string, activity: boolean): WorkflowState['timestamps'] {
  const field = fieldAt(run, key);
  return field ? timestampOf(key, field.text, field.line, activity) : [];
}

/** `specify workflow resume 1a2b3c4d`. */
export function resumeLine({ feature }: StateLocation): string {
  return `specify workflow resume ${RUN_ID.test(feature) ? feature : 'RUN'}`;
}

function gateNote(): string {
  return (
    'A gate is answered in Spec Kit alone, and nothing is written for it: resume the run in a terminal and ' +
    'choose there.'
  );
}

/** By the tool's own rule only a paused or failed run can be resumed; it goes on at the current step. */
function currentOf(
  status: Exclude<RunStatus, 'completed' | 'aborted'>,
  run: FieldSource,
  site: StateLocation,
): Current {
  const { id, line } = currentIn(run) ?? { id: WHOLE, line: null };
  const resume = `"${resumeLine(site)}"`;
  switch (status) {
    case 'created':
      return currentStep(id, {
        line,
        begun: false,
        how: 'Start it with specify workflow run: Spec Kit resumes no run that was only created.',
      });
    case 'failed':
      return currentStep(id, {
        line,
        failed: true,
        how: `See why, then run ${resume}: it runs the step again, and the steps before it stay done.`,
      });
    case 'running':
      return currentStep(id, {
        line,
        unclear: true,
        how:
          `The run says that it is running, which ${resume} refuses. Where no process of it is left, start ` +
          'over with specify workflow run.',
      });
    case 'paused':
      break;
  }
  const gate = gateIn(run);
  if (gate === null)
    return ongoingStep(id, {
      line,
      how: `A person paused it: go on with ${resume}, which runs the step again.`,
    });
  return currentStep(gate.id, {
    line: gate.line,
    waits: 'awaiting-approval',
    waitsFor: [`the gate, which ${resume} asks about in a terminal`],
  });
}

/** Steps that a completed run says of that they are not done. */
function leftIn(results: readonly StepResult[]): WorkflowState['unsettled'] & object {
  const left = results.filter(({ meaning }) => meaning === 'open' || meaning === 'waits');
  const [first] = left;
  if (first === undefined) return [];
  const names = firstOf(left.map(({ id, status }) => `${id}: ${statusWord(status ?? '')}`));
  const message =
    `found ${counted(left.length, 'step')} that ${left.length === 1 ? 'is' : 'are'} not done (${names}) in ` +
    'a run that is completed, expected none. It stays completed, and Spec Kit resumes no such run: look at ' +
    'what the step left, and start the workflow again where it is needed.';
  return [{ message, line: first.line }];
}

/** The tool refuses a state that is not of the run that its folder is called by. */
function foreignId(run: FieldSource, { feature }: StateLocation): WorkflowState['contradictions'] {
  const id = fieldAt(run, 'run_id');
  if (id === null || id.text === feature) return [];
  const message =
    'found a run_id that its folder is not called by, expected the same: Spec Kit refuses such a run. The ' +
    'state may be a copy.';
  return [contradiction(message, id.line)];
}

/** What the file itself says of where it stopped: the gate's question and choices, or the error. */
function saidBy(run: FieldSource): readonly string[] {
  const output = gateIn(run)?.output ?? null;
  const options = output === null ? null : valueAt(output, 'options');
  const current = currentIn(run)?.id;
  const failed = resultsIn(run).find(({ id }) => id === current)?.error ?? null;
  return [
    ...(output === null ? [] : [textOf(valueAt(output, 'message'))]),
    ...(isList(options) ? [`choices: ${options.map((one) => textOf(one)).join(', ')}`] : []),
    ...new Set([fieldAt(run, 'error')?.text ?? '', failed ?? '']),
  ].filter((line) => line.trim() !== '');
}
