// GitHub Spec Kit's features: numbered folders of `specs/`, whose progress is in the boxes of tasks.md.
import type { CheckList } from '../../formkit/check-list.ts';
import { checkListFormat } from '../../formkit/check-list-format.ts';
import type { Edit } from '../../formkit/choices.ts';
import { answeredIn } from '../../formkit/questions.ts';
import { isShared } from '../../formkit/shared-folders.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isFeature, isTaskList, isUnfilled, LIST, LOST, PLAN, SPEC, TASKS } from './documents.ts';
import { noteNeeds } from './notes.ts';
import { refine } from './position.ts';
import { DOCUMENTS, PLANNING, WORKING } from './stages.ts';
import { OUTSIDE, sharedBy, UNNUMBERED } from './state-locations.ts';

export const specKit = defineFormat({
  ...checkListFormat({
    id: 'spec-kit',
    title: 'GitHub Spec Kit',
    where: '`specs/<NNN-name>/`: `tasks.md`, made from `spec.md` and `plan.md`',
    state: `specs/{feature}/${TASKS}`,
    beside: [SPEC, PLAN],
    passed: [UNNUMBERED],
    outside: OUTSIDE,
    list: LIST,
    documents: DOCUMENTS,
    planning: PLANNING,
    working: WORKING,
    begin: 'Run /speckit.specify with the description of the feature.',
    recognises: isTaskList,
    isOursBeside: (site, snapshot) => !isShared(sharedBy(site), snapshot) && isFeature(site, snapshot),
    shared: { folder: sharedBy, isOurs: isFeature },
    refine,
    isTemplate: isUnfilled,
    needs: (at) => [...noteNeeds(at), ...LOST.needs(at)],
    choices: { answer },
  }),
  isRestarted: LOST.isRestarted,
  isAnothers: (site, snapshot) => isShared(sharedBy(site), snapshot),
});

/** The answer stands in place of the marker, as `/speckit.specify` and `/speckit.clarify` apply it. */
function answer(at: ChoiceContext<CheckList>, question: string, text: string): Edit<CheckList> {
  const document = { path: joinPath(folderOf(at.site.path), SPEC), called: 'the spec' };
  const edit = answeredIn(at, document, question, text);
  return { ...edit, notes: [...(edit.notes ?? []), SMOOTH] };
}

const SMOOTH = 'The sentence around the answer may want smoothing: /speckit.clarify does so.';
