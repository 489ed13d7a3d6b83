// GitHub Spec Kit's features: numbered folders of `specs/`, whose progress is in the boxes of tasks.md.
import type { CheckList } from '../../formkit/check-list.ts';
import { tasksIn } from '../../formkit/check-list.ts';
import { checkListFormat } from '../../formkit/check-list-format.ts';
import { type Edit, oneLine, unfit } from '../../formkit/choices.ts';
import { openQuestion, settledMarker } from '../../formkit/questions.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { linesOf, refuseConflicts } from '../../text/lines.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isFeature, isTaskList, LIST, PLAN, SPEC, TASKS, textOf } from './documents.ts';
import { noteNeeds } from './notes.ts';
import { refine } from './position.ts';
import { homeOf, isFeaturePath, isShared, sharedNeeds } from './state-locations.ts';

/** Steps and their commands as the tool's `templates/commands/` have them. */
const base = checkListFormat({
  id: 'spec-kit',
  title: 'GitHub Spec Kit',
  where: '`specs/<NNN-name>/`: `tasks.md`, made from `spec.md` and `plan.md`',
  state: `specs/{feature}/${TASKS}`,
  beside: [SPEC, PLAN],
  list: LIST,
  documents: [
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
  ],
  planning: {
    id: 'tasks',
    name: 'the task list',
    is: 'breaks the plan into boxes T001, T002, … in the order in which they are done (tasks.md)',
    outputs: [TASKS],
    how: 'Run /speckit.tasks: it writes tasks.md from the spec and the plan.',
  },
  working: {
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
  },
  begin: 'Run /speckit.specify with the description of the feature.',
  recognises: isTaskList,
  refine,
  needs: noteNeeds,
  choices: { answer },
});

export const specKit = defineFormat<CheckList>({
  ...base,
  matches: (path) => base.matches(path) && isFeaturePath(path),
  sites: (paths) => base.sites(paths.filter(isFeaturePath)),
  // Conflict markers are refused once it is known that the list is this tool's, and not only written like it.
  codec: { ...base.codec, parse: (text) => ({ tasks: tasksIn(text, LIST) }) },
  needs: (doc, site, snapshot) =>
    isShared(site, snapshot) ? sharedNeeds(site, snapshot) : base.needs(doc, site, snapshot),
  read(doc, site, snapshot) {
    if (!isFeature(site, snapshot)) return [];
    refuseConflicts(linesOf(textOf(site, TASKS, snapshot) ?? ''));
    return base.read(doc, site, snapshot);
  },
});

/** The answer stands in place of the marker, as `/speckit.specify` and `/speckit.clarify` apply it. */
function answer(at: ChoiceContext<CheckList>, question: string, text: string): Edit<CheckList> {
  const asked = openQuestion(at.recovery.id, at.state?.questions ?? [], question);
  const spec = textOf(at.site, SPEC, at.snapshot);
  const words = oneLine(text);
  if (spec === null || words === '') throw unfit(at, 'no words', 'an answer', 'Say what the spec is to say.');
  return {
    summary: `answer ${asked.id} in ${SPEC}`,
    files: [
      {
        kind: 'write',
        path: joinPath(homeOf(at.site), SPEC),
        before: spec,
        after: settledMarker(spec, asked.id, words),
      },
    ],
    notes: ['The sentence around the answer may want smoothing: /speckit.clarify does so.'],
  };
}
