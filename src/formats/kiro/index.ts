// Kiro's specs: requirements, design and a task list in `.kiro/specs/<name>/`, with cc-sdd's approvals.
import type { CheckList } from '../../formkit/check-list.ts';
import { checkListFormat } from '../../formkit/check-list-format.ts';
import { type Edit, unfit } from '../../formkit/choices.ts';
import { withApproved } from '../../formkit/lists/approvals.ts';
import { isFile, textNeeds } from '../../formkit/outputs.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { normal } from '../../text/vocabulary.ts';
import { refined, waitingAt } from './read.ts';
import { BESIDE, DOCUMENTS, PLANNING, STAGES, WORKING } from './sentences.ts';
import { specAt } from './spec-json.ts';
import { LIST } from './syntax.ts';

export const kiro = defineFormat(
  checkListFormat({
    id: 'kiro',
    title: 'Kiro and cc-sdd',
    where: '`.kiro/specs/<name>/tasks.md`',
    state: '.kiro/specs/{feature}/tasks.md',
    beside: BESIDE,
    passed: ['archive', 'archived', 'templates'],
    list: LIST,
    ownPlace: true,
    documents: STAGES,
    planning: PLANNING,
    working: WORKING,
    begin: 'Describe it to Kiro as a new spec (cc-sdd: /kiro:spec-init with the description).',
    saves: [
      'Kiro marks a task [-] as it begins ("Start task"); where a spec.json stands beside the list, cc-sdd ' +
        'writes its phase and approvals by its own commands, and an approval is a person’s word.',
    ],
    needs: ({ home, snapshot }) =>
      textNeeds([joinPath(home, 'spec.json'), joinPath(home, '.config.kiro')], snapshot),
    refine: refined,
    // Kiro marks the task that it starts; cc-sdd knows no such mark.
    activeMark: ({ site, snapshot }) =>
      isFile(joinPath(folderOf(site.path), 'spec.json'), snapshot) ? null : '-',
    choices: { approve },
  }),
);

/**
 * Writes `approved` as the next command of cc-sdd would: what is approved approves what comes before.
 * @throws UserError where nothing waits, or what is named does not
 */
function approve(at: ChoiceContext<CheckList>, checkpoint: string | null): Edit<CheckList> {
  const home = folderOf(at.site.path);
  const spec = specAt(home, at.snapshot);
  if (spec === null)
    throw unfit(
      at,
      'no spec.json',
      "cc-sdd's approvals in it",
      'Kiro itself records none: go on with the spec.',
    );
  const waiting = waitingAt(spec, { ...at, home });
  const begun = at.recovery.state?.current?.waits === null;
  const wanted = checkpoint === null ? null : normal(checkpoint).replace(/\.md$/, '');
  const named =
    wanted === null ? waiting.at(begun ? -1 : 0) : waiting.find((document) => document === wanted);
  if (named === undefined) {
    const open = waiting.length === 0 ? 'Nothing is to be approved.' : `Waiting: ${waiting.join(', ')}.`;
    throw unfit(at, `no ${wanted ?? 'document'} that waits`, 'a document that was generated', open);
  }
  const last = DOCUMENTS.indexOf(named);
  const approved = waiting.filter((document) => DOCUMENTS.indexOf(document) <= last);
  return {
    summary: `approve ${approved.join(' and ')}`,
    files: [
      { kind: 'write', path: spec.path, before: spec.text, after: withApproved(spec, approved, at.now) },
    ],
  };
}
