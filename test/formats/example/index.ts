// The walk-through of CONTRIBUTING.md: a format for a tool that keeps its tasks in `changes/<id>/tasks.md`.
import { checkListFormat } from '../../../src/formkit/check-list-format.ts';
import { unfit } from '../../../src/formkit/choices.ts';
import { currentStep } from '../../../src/formkit/workflow-state.ts';
import { folderOf } from '../../../src/model/path.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import { joinPath } from '../../../src/text/markdown/path-lists.ts';

/** The proposal says so while it waits for a person. */
const WAITING = /^Approval: needed$/m;

/** The proposal beside a list, and its text where it waits. */
function waitingProposal(
  home: string,
  snapshot: Snapshot,
): { readonly path: string; readonly text: string } | null {
  const path = joinPath(home, 'proposal.md');
  const reading = snapshot.text(path);
  return reading.ok && WAITING.test(reading.text) ? { path, text: reading.text } : null;
}

export const example = checkListFormat({
  id: 'example',
  title: 'Change folders',
  where: '`changes/<id>/tasks.md`',

  // Where it lies. A proposal alone shows that a change was begun; what is archived is over.
  state: 'changes/{feature}/tasks.md',
  beside: ['proposal.md', 'design.md'],
  passed: ['archive'],

  // How a task is written: "- [ ] 1.2 Title", "[-]" while it is done, "[!]" where it waits for somebody.
  list: {
    id: /^(\d+(?:\.\d+)*)\.?[ \t]+/,
    marks: { ' ': 'open', x: 'done', X: 'done', '-': 'active', '!': 'blocked' },
    dependsOn: /^[ \t]*[-*][ \t]+After: (.+)$/,
    notUnder: /^Notes$/i,
  },
  activeMark: '-',

  // The steps in their order, what each leaves, and how it is gone on with: one sentence each.
  documents: [
    {
      id: 'proposal',
      name: 'the proposal',
      outputs: ['proposal.md'],
      builtOn: true,
      how: 'Write proposal.md: why, what changes, what it touches.',
    },
    {
      id: 'design',
      name: 'the design',
      outputs: ['design.md'],
      optional: true,
      how: 'Write design.md from the proposal.',
    },
  ],
  planning: {
    id: 'tasks',
    name: 'the task list',
    outputs: ['tasks.md'],
    how: 'Write tasks.md from the proposal, one box a task.',
  },
  working: {
    id: 'implement',
    name: 'the implementation',
    is: 'does the tasks of the list in their order',
    outputs: [],
    begin: 'Begin with this task, then take the others in their order; tick each when it is done.',
    how: 'Go on with this task; tick it when it is done, and do nothing again that is ticked.',
  },
  closing: {
    id: 'archive',
    name: 'the archive',
    is: 'moves the change into the archive',
    outputs: [],
    how: 'Move the folder to changes/archive/ once the change is merged.',
  },
  begin: 'Create changes/<id>/proposal.md and describe the change in it.',

  // What the list does not know: the proposal waits for a person, before there is a list and after. The text
  // of a document is fetched anyway; for any other file `needs` asks.
  refine(state, { home, snapshot }) {
    if (state.ended !== null || waitingProposal(home, snapshot) === null) return state;
    const how = 'Have the proposal approved.';
    return {
      ...state,
      status: 'waiting',
      current: currentStep('proposal', { waits: 'awaiting-approval', how }),
    };
  },
  choices: {
    approve(at) {
      const found = waitingProposal(folderOf(at.site.path), at.snapshot);
      if (found === null)
        throw unfit(at, 'no proposal that waits', '"Approval: needed" in it', 'Go on with the change.');
      const after = found.text.replace(WAITING, 'Approval: given');
      return {
        summary: 'approve the proposal',
        files: [{ kind: 'write', path: found.path, before: found.text, after }],
      };
    },
  },
});
