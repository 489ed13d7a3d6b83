// The walk-through of CONTRIBUTING.md: a format for a tool that keeps its tasks in `changes/<id>/tasks.md`.
import { checkListFormat } from '../../../src/formkit/check-list-format.ts';

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
    outputs: [],
    begin: 'Begin with this task, then take the others in their order; tick each when it is done.',
    how: 'Go on with this task; tick it when it is done, and do nothing again that is ticked.',
  },
  closing: {
    id: 'archive',
    name: 'the archive',
    outputs: [],
    how: 'Move the folder to changes/archive/ once the change is merged.',
  },
  begin: 'Create changes/<id>/proposal.md and describe the change in it.',
});
