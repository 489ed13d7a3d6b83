// A spec of Kiro, and one of cc-sdd with its approvals, from the requirements to the last task.
import { type Files, type Run, stop } from './run.ts';

const SPEC = '.kiro/specs/seat-plan';
const at = (name: string, text: string): Files => ({ [`${SPEC}/${name}`]: text });

const REQUIREMENTS =
  '# Requirements Document\n\n## Requirements\n\n### Requirement 1\n\n' +
  '1. WHEN a seat is taken THEN the system SHALL show it grey\n';
const DESIGN = '# Design Document\n\n## Overview\n\nOne drawing, one list of seats.\n';

const tasks = (marks: string): Files => {
  const [a, b, c, d] = marks.padEnd(4).split('');
  return at(
    'tasks.md',
    [
      '# Implementation Plan',
      '',
      `- [${a}] 1. Draw the plan`,
      `  - [${b}] 1.1 Read the seats`,
      `  - [${c}] 1.2 Draw one seat`,
      '  - [ ]* 1.3 More tests of the drawing',
      `- [${d}] 2. Grey what is taken`,
      '',
    ].join('\n'),
  );
};

const BEFORE: Files = {
  '.kiro/steering/product.md': '# Product\n\nA theatre.\n',
  '.kiro/specs/old-tickets/tasks.md': '# Implementation Plan\n\n- [x] 1. Print them\n',
  '.kiro/specs/old-tickets/requirements.md': REQUIREMENTS,
  '.kiro/specs/old-tickets/design.md': DESIGN,
};
const OWN = /^\.kiro\/specs\/seat-plan\//;

/** What "Start task" does. */
const started = (gap: string, text: string): readonly string[] => [
  `-${gap}- [ ] ${text}`,
  `+${gap}- [-] ${text}`,
];

export const KIRO: Run = {
  id: 'kiro:seat-plan',
  before: BEFORE,
  own: OWN,
  stops: [
    stop(
      [
        'the requirements were written',
        {
          ...at('requirements.md', REQUIREMENTS),
          ...at('.config.kiro', '{"workflowType": "requirements-first"}'),
        },
      ],
      ['rerun design not-started', 'Write design.md of the spec seat-plan'],
    ),
    stop(
      ['the design was written', at('design.md', DESIGN)],
      ['rerun tasks not-started', 'Write tasks.md of the spec seat-plan'],
    ),
    stop(['the tasks were written', tasks('')], ['rerun implement 1.1 not-started', 'Begin with task 1.1'], {
      resume: started('  ', '1.1 Read the seats'),
    }),
    stop(
      ['"Start task" was clicked', tasks('--')],
      ['resume implement 1.1 partial-work', 'Go on with task 1.1'],
    ),
    stop(['the task was done', tasks('-x')], ['resume implement 1.2 partial-work', 'Go on with task 1.2'], {
      resume: started('  ', '1.2 Draw one seat'),
    }),
    stop(['the first was done', tasks('xxx')], ['resume implement 2 partial-work', 'Go on with task 2'], {
      resume: started('', '2. Grey what is taken'),
    }),
    stop(
      ['all but the optional one was done', tasks('xxxx')],
      ['none - completed', 'Nothing is to be done.'],
    ),
  ],
};

const approvals = (phase: string, requirements: number, design: number, list: number): Files => {
  const given = (n: number) => ({ generated: n > 0, approved: n > 1 });
  return at(
    'spec.json',
    `${JSON.stringify(
      {
        feature_name: 'seat-plan',
        created_at: '2026-11-20T08:00:00Z',
        updated_at: '2026-11-20T08:00:00Z',
        language: 'en',
        phase,
        approvals: { requirements: given(requirements), design: given(design), tasks: given(list) },
        ready_for_implementation: list > 1,
      },
      null,
      2,
    )}\n`,
  );
};

export const CC_SDD: Run = {
  id: 'kiro:seat-plan',
  before: BEFORE,
  own: OWN,
  stops: [
    stop(
      [
        '/kiro:spec-init made the spec',
        {
          ...approvals('initialized', 0, 0, 0),
          ...at(
            'requirements.md',
            '# Requirements Document\n\n## Project Description (Input)\n\nSeats.\n\n## Requirements\n',
          ),
        },
      ],
      ['rerun requirements not-started', '/kiro:spec-requirements seat-plan'],
    ),
    stop(
      [
        'the requirements were generated',
        { ...approvals('requirements-generated', 1, 0, 0), ...at('requirements.md', REQUIREMENTS) },
      ],
      ['wait requirements awaiting-approval', '/kiro:spec-design seat-plan'],
    ),
    stop(
      ['the design was generated', { ...approvals('design-generated', 2, 1, 0), ...at('design.md', DESIGN) }],
      ['wait design awaiting-approval', '/kiro:spec-tasks seat-plan'],
    ),
    stop(
      ['the tasks were generated', { ...approvals('tasks-generated', 2, 2, 1), ...tasks('') }],
      ['wait tasks awaiting-approval', 'A person must approve the task list'],
    ),
    stop(
      ['a person approved them', approvals('tasks-generated', 2, 2, 2)],
      ['rerun implement 1.1 not-started', '/kiro:spec-impl seat-plan'],
    ),
    stop(
      ['a task was done', tasks(' x')],
      ['resume implement 1.2 partial-work', '/kiro:spec-impl seat-plan 1.2'],
    ),
    stop(
      ['all but the optional one was done', tasks('xxxx')],
      ['none - completed', 'Nothing is to be done.'],
    ),
  ],
};
