// GitHub Spec Kit's features: numbered folders of `specs/`, whose progress is in the boxes of tasks.md.
import { type CheckList, tasksIn } from '../../formkit/check-list.ts';
import { checkListFormat } from '../../formkit/check-list-format.ts';
import type { Edit } from '../../formkit/choices.ts';
import { answeredIn } from '../../formkit/questions.ts';
import { isShared, sharedNeeds } from '../../formkit/shared-folders.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import { linesOf, refuseConflicts } from '../../text/lines.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isFeature, isTaskList, LIST, PLAN, SPEC, TASKS, textOf } from './documents.ts';
import { noteNeeds } from './notes.ts';
import { refine } from './position.ts';
import { DOCUMENTS, PLANNING, WORKING } from './stages.ts';
import { OUTSIDE, sharedBy, UNNUMBERED } from './state-locations.ts';

const base = checkListFormat({
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
  refine,
  needs: noteNeeds,
  choices: { answer },
});

export const specKit = defineFormat<CheckList>({
  ...base,
  // Conflict markers are refused once it is known that the list is this tool's, and not only written like it.
  codec: { ...base.codec, parse: (text) => ({ tasks: tasksIn(text, LIST) }) },
  needs(doc, site, snapshot) {
    const folder = sharedBy(site);
    return isShared(folder, snapshot) ? sharedNeeds(folder, snapshot) : base.needs(doc, site, snapshot);
  },
  read(doc, site, snapshot) {
    if (!isFeature(site, snapshot)) return [];
    refuseConflicts(linesOf(textOf(site, TASKS, snapshot) ?? ''));
    return base.read(doc, site, snapshot);
  },
});

/** The answer stands in place of the marker, as `/speckit.specify` and `/speckit.clarify` apply it. */
function answer(at: ChoiceContext<CheckList>, question: string, text: string): Edit<CheckList> {
  const document = { path: joinPath(folderOf(at.site.path), SPEC), called: 'the spec' };
  const notes = ['The sentence around the answer may want smoothing: /speckit.clarify does so.'];
  return { ...answeredIn(at, document, question, text), notes };
}
