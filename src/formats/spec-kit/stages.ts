// The steps of Spec Kit and their commands, as the tool's `templates/commands/` have them.
import type { DocumentStage } from '../../formkit/check-list-format.ts';
import type { Stage } from '../../formkit/stages.ts';
import { PLAN, SPEC, TASKS } from './documents.ts';

/** What comes before the list of tasks. */
export const DOCUMENTS: readonly DocumentStage[] = [
  {
    id: 'spec',
    name: 'the spec',
    is: 'says what the feature does for whom, and nothing of how (spec.md)',
    outputs: [SPEC],
    builtOn: true,
    // Source: the tool's `commands/specify.md`: without the variable it takes the next free number.
    how:
      'Bring spec.md back from history, or run /speckit.specify with SPECIFY_FEATURE_DIRECTORY set to ' +
      'the folder of this feature: without that it begins another feature.',
  },
  {
    id: 'plan',
    name: 'the plan',
    is: 'says how it is built: stack, structure, contracts (plan.md and files beside it)',
    outputs: [PLAN],
    how: 'Run /speckit.plan: it writes plan.md from the spec.',
  },
];

export const PLANNING: Stage = {
  id: 'tasks',
  name: 'the task list',
  is: 'breaks the plan into boxes T001, T002, … in the order in which they are done (tasks.md)',
  outputs: [TASKS],
  how: 'Run /speckit.tasks: it writes tasks.md from the spec and the plan.',
};

export const WORKING: Stage = {
  id: 'implement',
  name: 'the implementation',
  is: 'does the tasks of tasks.md, tests among them where it lists any, and ticks each',
  outputs: [],
  begin:
    'Run /speckit.implement: it takes the tasks in the order of tasks.md, and ticks each as [X] when it ' +
    'is done.',
  how:
    'Go on with /speckit.implement at this task: the open ones are taken in the order of tasks.md and ' +
    'ticked as [X]; nothing that is ticked is done again.',
};
