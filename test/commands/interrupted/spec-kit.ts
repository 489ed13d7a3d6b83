// A feature of Spec Kit, from /speckit.specify to the last task, and a run of its workflow engine.
import { type Files, type Run, stop } from './run.ts';

const FEATURE = 'specs/004-waiting-list';
const at = (name: string, text: string): Files => ({ [`${FEATURE}/${name}`]: text });

const spec = (who: string): string =>
  [
    '# Feature Specification: Waiting list',
    '',
    '**Feature Branch**: `004-waiting-list`',
    '**Created**: 2026-11-20',
    '**Status**: Draft',
    '',
    '## User Scenarios & Testing',
    '',
    'Whoever finds a course full can wait for a place.',
    '',
    '## Requirements',
    '',
    `- **FR-001**: A place that is free again MUST be offered to ${who}`,
    '',
  ].join('\n');

const PLAN = [
  '# Implementation Plan: Waiting list',
  '',
  '**Branch**: `004-waiting-list`',
  '',
  '## Summary',
  '',
  'One table and one mail.',
  '',
].join('\n');

const tasks = (...marks: readonly string[]): Files => {
  const [a = ' ', b = ' ', c = ' '] = marks;
  return at(
    'tasks.md',
    [
      '# Tasks: Waiting list',
      '',
      '## Format: `[ID] [P?] [Story] Description`',
      '',
      '- [P] tasks = different files',
      '',
      '## Phase 1: Setup',
      '',
      `- [${a}] T001 Add the table in src/waiting.ts`,
      '',
      '## Phase 2: User Story 1',
      '',
      `- [${b}] T002 [P] [US1] Send the mail in src/mail.ts`,
      `- [${c}] T003 [US1] Offer the place in src/offer.ts`,
      '',
    ].join('\n'),
  );
};

const CONVERGED = [
  ...Object.values(tasks('X', 'X', 'X')),
  '## Phase 3: Convergence\n',
  '- [ ] T004 Say who waits in src/list.ts\n',
].join('\n');

const MARKER = '[NEEDS CLARIFICATION: the first in line, or all who wait?]';

export const SPEC_KIT: Run = {
  id: 'spec-kit:004-waiting-list',
  before: {
    '.specify/memory/constitution.md': '# Constitution\n\nTests come first.\n',
    'specs/003-courses/spec.md': spec('a teacher'),
    'specs/003-courses/plan.md': PLAN,
    'specs/003-courses/tasks.md': '# Tasks: Courses\n\n- [X] T001 List them in src/courses.ts\n',
  },
  own: /^specs\/004-waiting-list\//,
  stops: [
    stop(
      ['/speckit.specify left a question', at('spec.md', spec(MARKER))],
      ['wait spec awaiting-answer', 'the first in line, or all who wait?'],
      { resume: [] },
    ),
    stop(
      ['/speckit.clarify settled it', at('spec.md', spec('the first in line'))],
      ['rerun plan not-started', '/speckit.plan'],
    ),
    stop(['/speckit.plan was through', at('plan.md', PLAN)], ['rerun tasks not-started', '/speckit.tasks']),
    stop(['/speckit.tasks was through', tasks()], ['rerun implement T001 not-started', '/speckit.implement']),
    stop(
      ['/speckit.implement did one task', tasks('X')],
      ['resume implement T002 partial-work', '/speckit.implement'],
    ),
    stop(
      ['/speckit.implement did all but one', tasks('X', 'X')],
      ['resume implement T003 partial-work', '/speckit.implement'],
    ),
    stop(
      ['/speckit.implement did all', tasks('X', 'X', 'X')],
      ['none - completed', 'Nothing is to be done.'],
    ),
    stop(
      [
        '/speckit.converge found more to do',
        {
          ...at('tasks.md', CONVERGED),
        },
      ],
      ['resume implement T004 partial-work', '/speckit.implement'],
    ),
  ],
};

const RUN = '.specify/workflows/runs/a1b2c3d4';
const state = (status: string, step: string | null, results: object, error: string | null = null): Files => ({
  [`${RUN}/state.json`]: `${JSON.stringify(
    {
      run_id: 'a1b2c3d4',
      workflow_id: 'speckit',
      status,
      current_step_index: Object.keys(results).length,
      current_step_id: step,
      step_results: results,
      created_at: '2026-11-24T08:00:00.123456+00:00',
      updated_at: '2026-11-24T09:00:00.123456+00:00',
      error,
    },
    null,
    2,
  )}\n`,
});
const done = { type: 'command', status: 'completed', input: {}, output: { exit_code: 0 } };
const gate = {
  type: 'gate',
  status: 'paused',
  input: {},
  output: { message: 'Is the spec right?', options: ['approve', 'reject'] },
};
const AGAIN = '`specify workflow resume a1b2c3d4`';

export const SPEC_KIT_RUN: Run = {
  id: 'spec-kit-run:a1b2c3d4',
  before: { '.specify/memory/constitution.md': '# Constitution\n\nTests come first.\n' },
  own: /^\.specify\/workflows\/runs\/a1b2c3d4\//,
  stops: [
    stop(
      ['the run was made', { ...state('created', null, {}), [`${RUN}/inputs.json`]: '{"inputs": {}}' }],
      ['rerun run not-started', 'Start it with specify workflow run'],
    ),
    stop(
      ['it came to its gate', state('paused', 'review', { specify: done, review: gate })],
      ['wait review awaiting-approval', AGAIN],
    ),
    stop(
      [
        'a person stopped it with Ctrl-C',
        state('paused', 'plan', { specify: done, review: { ...gate, status: 'completed' } }),
      ],
      ['resume plan partial-work', AGAIN],
    ),
    stop(
      [
        'its process died',
        state('running', 'plan', { specify: done, review: { ...gate, status: 'completed' } }),
      ],
      ['ask plan unclear', AGAIN],
    ),
    stop(
      [
        'a step failed',
        state('failed', 'plan', { specify: done, plan: { ...done, status: 'failed' } }, 'exit code 1'),
      ],
      ['ask plan step-failed', AGAIN],
    ),
    stop(
      ['the gate was rejected', state('aborted', 'review', { specify: done, review: gate })],
      ['none - cancelled', 'Start fresh to take it up again.'],
    ),
    stop(
      ['it was through', state('completed', null, { specify: done, plan: done })],
      ['none - completed', 'Nothing is to be done.'],
    ),
  ],
};
