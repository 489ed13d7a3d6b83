// A spec of spec-workflow-mcp, from the requirements to the archive, with the approvals of its dashboard.
import { type Files, type Run, stop } from './run.ts';

const SPEC = '.spec-workflow/specs/low-stock';
const at = (name: string, text: string): Files => ({ [`${SPEC}/${name}`]: text });
const REQUEST = '.spec-workflow/approvals/low-stock/approval_1.json';

const request = (document: string, status: string): Files => ({
  [REQUEST]: `${JSON.stringify(
    {
      id: 'approval_1',
      title: `${document} of low-stock`,
      filePath: `${SPEC}/${document}.md`,
      type: 'document',
      status,
      createdAt: '2026-11-24T08:00:00.000Z',
      category: 'spec',
      categoryName: 'low-stock',
    },
    null,
    2,
  )}\n`,
});

const tasks = (marks: string): Files => {
  const [a, b] = marks.padEnd(2).split('');
  const list = [
    '# Tasks Document',
    `- [${a}] 1. Keep levels\n  - File: src/levels.ts`,
    `- [${b}] 2. Ask for what runs low\n`,
  ];
  return at('tasks.md', list.join('\n\n'));
};

const log = (task: number): Files =>
  at(`Implementation Logs/task-${task}_2026112${task}T080000_ab.md`, '# Log\n\nDone, with tests.\n');

const begun = (text: string): readonly string[] => [`-- [ ] ${text}`, `+- [-] ${text}`];

export const SPEC_WORKFLOW: Run = {
  id: 'spec-workflow:low-stock',
  before: {
    '.spec-workflow/steering/product.md': '# Product\n\nSpare parts.\n',
    '.spec-workflow/templates/tasks-template.md': '# Tasks Document\n\n- [ ] 1. {{task}}\n',
    '.spec-workflow/archive/specs/old/tasks.md': '# Tasks Document\n\n- [ ] 1. Left\n',
  },
  own: /^\.spec-workflow\/specs\/low-stock\//,
  stops: [
    stop(
      [
        'the requirements wait in the dashboard',
        {
          ...at('requirements.md', '# Requirements Document\n\nA level for each part.\n'),
          ...request('requirements', 'pending'),
        },
      ],
      ['wait requirements awaiting-approval', 'dashboard'],
    ),
    stop(
      ['they were sent back', request('requirements', 'needs-revision')],
      ['resume requirements partial-work', 'Revise it by the comments in its request'],
    ),
    stop(['they were approved', { [REQUEST]: null }], ['rerun design not-started', 'ask for its approval']),
    stop(
      [
        'the design waits in the dashboard',
        { ...at('design.md', '# Design Document\n\nOne table.\n'), ...request('design', 'pending') },
      ],
      ['wait design awaiting-approval', 'dashboard'],
    ),
    stop(['it was approved', { [REQUEST]: null }], ['rerun tasks not-started', 'ask for its approval']),
    stop(
      ['the tasks wait in the dashboard', { ...tasks(''), ...request('tasks', 'pending') }],
      ['wait tasks awaiting-approval', 'dashboard'],
    ),
    stop(['they were approved', { [REQUEST]: null }], ['rerun implement 1 not-started', 'spec-status'], {
      resume: begun('1. Keep levels'),
    }),
    stop(['the first was begun', tasks('-')], ['resume implement 1 partial-work', 'log-implementation']),
    stop(
      ['it was done', { ...tasks('x'), ...log(1) }],
      ['resume implement 2 partial-work', 'log-implementation'],
      { resume: begun('2. Ask for what runs low') },
    ),
    stop(['all were done', { ...tasks('xx'), ...log(2) }], ['advance archive step-completed', 'dashboard']),
  ],
};
