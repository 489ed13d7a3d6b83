// Where a feature stands that has no tasks yet, and what only its documents can say.
import { tasksIn } from '../../formkit/check-list.ts';
import type { ListContext } from '../../formkit/check-list-format.ts';
import { hasOtherWords } from '../../formkit/lists/other-words.ts';
import { strayBoxes } from '../../formkit/lists/stray-boxes.ts';
import { markerQuestions } from '../../formkit/markers.ts';
import { outputAt } from '../../formkit/outputs.ts';
import { openIn } from '../../formkit/saving/boxes.ts';
import { statusWord, wordSet } from '../../formkit/vocabulary.ts';
import { currentStep, withStep } from '../../formkit/workflow-state.ts';
import type { Current, Outvoted, WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { counted } from '../../text/plural.ts';
import { isUnfilled, LOST, PLAN, SPEC, TASKS, textOf, titleIn } from './documents.ts';
import { notesOf } from './notes.ts';
import { PLANNING } from './stages.ts';

/** The state as the list has it, with what the documents beside it say. */
export function refine(state: WorkflowState, at: ListContext): WorkflowState {
  const { doc, site, snapshot, tree } = at;
  const spec = textOf(site, SPEC, snapshot);
  const tasks = textOf(site, TASKS, snapshot);
  const listed = tree.items.length > 0 && !isUnfilled(tasks);
  const seen = listed
    ? { ...state, current: inConvergence(state.current, at) }
    : before(withoutItems(state), at, spec, doc === null ? null : tasks);
  return {
    ...seen,
    title: titleIn(spec),
    outvoted: seen.ended === null && listed ? saysDone(at, spec ?? '') : [],
    steps: seen.steps.map((step) =>
      step.id === 'spec'
        ? { ...step, artifacts: step.artifacts.map((one) => ({ ...one, mustBeComplete: true })) }
        : step,
    ),
    notes: [...seen.notes, ...notesOf(seen, at, listed)],
  };
}

const STATUS = /^\*\*Status\*\*:[ \t]*(\S.*)$/im;
const DONE = wordSet('complete completed done implemented shipped merged');

/** The tool writes `Draft` into the head of a spec and never changes it; what a person wrote there loses. */
function saysDone({ home, tree, stray }: ListContext, spec: string): readonly Outvoted[] {
  const found = STATUS.exec(spec);
  const word = found?.[1];
  if (!found || word === undefined || !DONE.has(statusWord(word))) return [];
  const line = spec.slice(0, found.index).split('\n').length;
  const open = counted(openIn(tree, stray).count, 'open task');
  const message = `found ${JSON.stringify(word.trim())} beside ${open}, expected none: the tasks count.`;
  return [{ message, path: joinPath(home, SPEC), line }];
}

/** `## Phase N: Convergence` is appended by `/speckit.converge`, which writes nothing but tasks. */
const CONVERGENCE = /\bConvergence\b/i;

function inConvergence(current: Current | null, { doc }: ListContext): Current | null {
  const task = doc?.tasks.find(({ id }) => id === current?.item);
  if (!current || !task?.section || !CONVERGENCE.test(task.section)) return current;
  const how =
    'Go on with /speckit.implement: /speckit.converge found this work missing and appended its tasks; ' +
    'they are taken in their order and ticked as [X].';
  return { ...current, how };
}

/** A list that is a template, or has no task of the tool's, says nothing of work. */
function withoutItems(state: WorkflowState): WorkflowState {
  const found = unfinished(state, 'tasks');
  return {
    ...found,
    steps: found.steps.filter(({ id }) => id !== 'implement'),
    status: 'active',
    statusText: null,
    ended: null,
    words: [],
    itemTitles: [],
    context: [],
  };
}

/** Source: the tool's `commands/specify.md`: by itself it makes a folder with the next free number. */
const SPECIFY_AGAIN =
  'Run /speckit.specify again with SPECIFY_FEATURE_DIRECTORY set to the folder of this feature: without ' +
  'that it begins another feature.';

/** Why a list is asked about. */
const ASKED = {
  boxes:
    'The boxes of tasks.md have no ids such as T001, so they do not tell how far the work came. A person ' +
    'must look, or /speckit.tasks writes the list again.',
  lost:
    'The tasks of commit {commit} were taken out together with a change of the spec or the plan. A person ' +
    'must say whether /speckit.tasks is to make the list again, or those tasks hold.',
  words:
    'tasks.md has words and no box with an id such as T001, so it does not tell how far the work came. A ' +
    'person must look: /speckit.tasks would write over it.',
} as const;

const unclear = (state: WorkflowState, how: string): WorkflowState => ({
  ...planned(state),
  current: currentStep('tasks', { unclear: true, how }),
});

/** Before there are tasks: the first document that is missing, not filled in, or waits for a person. */
function before(
  state: WorkflowState,
  { home, site, snapshot }: ListContext,
  spec: string | null,
  tasks: string | null,
): WorkflowState {
  const isThere = (name: string) => outputAt(joinPath(home, name), snapshot) !== 'none';
  if (isUnfilled(spec)) return interrupted(state, 'spec', SPECIFY_AGAIN);
  if (!isThere(SPEC)) return state;
  if (isUnfilled(textOf(site, PLAN, snapshot)))
    return interrupted(state, 'plan', 'Run /speckit.plan again: plan.md is still its template.');
  if (!isThere(PLAN)) return clarified(state, spec ?? '');
  if (tasks === null) return planned(state);
  const isFilled = !isUnfilled(tasks);
  if (isFilled && tasksIn(tasks).length + strayBoxes(tasks).length > 0) return unclear(state, ASKED.boxes);
  const list = LOST.last(site, snapshot);
  if (list) return unclear(state, ASKED.lost.replace('{commit}', list.commit.slice(0, 12)));
  if (isFilled && hasOtherWords(tasks)) return unclear(state, ASKED.words);
  return interrupted(state, 'tasks', 'Run /speckit.tasks again: tasks.md has no task yet.');
}

/** The list is a template or empty although what it is made from is there. */
const planned = (state: WorkflowState): WorkflowState => ({
  ...state,
  current: currentStep('tasks', { begun: false, how: PLANNING.how }),
});

/** The tool's script copied the template, and it is not filled in yet. */
function interrupted(state: WorkflowState, step: string, how: string): WorkflowState {
  return { ...unfinished(state, step), current: currentStep(step, { how }) };
}

/** `/speckit.plan` refuses a spec with open markers: a person answers them first. */
function clarified(state: WorkflowState, spec: string): WorkflowState {
  const questions = markerQuestions(spec, SPEC);
  if (questions.length === 0) return state;
  return {
    ...unfinished(state, 'spec'),
    status: 'waiting',
    questions,
    current: currentStep('spec', {
      waits: 'awaiting-answer',
      waitHow: 'Ask with /speckit.clarify, and write each answer in place of its marker.',
      mayAlso: ['resume'],
    }),
  };
}

const unfinished = (state: WorkflowState, id: string): WorkflowState =>
  withStep(state, id, { finished: false, artifacts: [] });
