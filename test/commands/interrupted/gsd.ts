// A milestone of GSD, from its roadmap to its end, phase by phase.
import { type Files, type Run, stop } from './run.ts';

const state = (status: string, phase: string): Files => ({
  '.planning/STATE.md': [
    '---',
    'gsd_state_version: 1.0',
    'milestone: v1.0',
    'milestone_name: Beds',
    `status: ${status}`,
    'stopped_at: none',
    'last_updated: "2026-11-24T08:00:00.000Z"',
    '---',
    '',
    '# Project State',
    '',
    '## Current Position',
    '',
    `Phase: ${phase}`,
    '',
  ].join('\n'),
});

const roadmap = (one: string, two: string): Files => ({
  '.planning/ROADMAP.md': [
    '# Roadmap: Allotment',
    '',
    '## Phases',
    '',
    `- [${one}] **Phase 1: Map** - Where each bed is`,
    `- [${two}] **Phase 2: Names** - Who has it`,
    '',
  ].join('\n'),
});

const phase = (name: string, text: string): Files => ({ [`.planning/phases/${name}`]: text });
const verified = (folder: string, number: string): Files =>
  phase(`${folder}/${number}-VERIFICATION.md`, '---\nstatus: passed\nscore: 2/2\n---\n\n# Verification\n');

const HANDOFF = `${JSON.stringify({
  version: '1.0',
  timestamp: '2026-11-24T18:00:00Z',
  phase: '02',
  plan: 1,
  task: 2,
  status: 'paused',
  next_action: 'Finish the form',
  blockers: [],
  human_actions_pending: [],
})}\n`;

/** The time of the session, which the tool writes when it takes the work up. */
const SESSION = {
  resume: ['-last_updated: "2026-11-24T08:00:00.000Z"', '+last_updated: "2026-11-27T00:00:00.000Z"'],
};

export const GSD: Run = {
  id: 'gsd:planning',
  before: {
    '.planning/PROJECT.md': '# Allotment\n\n## What This Is\n\nA map of beds.\n',
    '.planning/quick/261101-typo/PLAN.md': '# Fix a typo\n',
    '.planning/research/SUMMARY.md': '# What others do\n',
  },
  own: /^\.planning\/(?:STATE\.md|ROADMAP\.md|HANDOFF\.json|phases\/)/,
  stops: [
    stop(
      ['the roadmap was made', { ...state('planning', '1 of 2 (Map)'), ...roadmap(' ', ' ') }],
      ['rerun plan 1 not-started', '/gsd:plan-phase 1'],
      SESSION,
    ),
    stop(
      [
        'the first phase was planned',
        {
          ...phase('01-map/01-01-PLAN.md', '# Beds\n\nMeasure them.\n'),
          ...phase('01-map/01-02-PLAN.md', '# Paths\n\nDraw them.\n'),
        },
      ],
      ['rerun execute 01-01 not-started', '/gsd:execute-phase 1'],
      SESSION,
    ),
    stop(
      [
        'one of its plans was executed',
        {
          ...state('executing', '1 of 2 (Map)'),
          ...phase('01-map/01-01-SUMMARY.md', '# Done\n\nAs planned.\n'),
        },
      ],
      ['resume execute 01-02 partial-work', '/gsd:execute-phase 1'],
      SESSION,
    ),
    stop(
      ['both were executed', phase('01-map/01-02-SUMMARY.md', '# Done\n\nAs planned.\n')],
      ['advance verify step-completed', '/gsd:verify-work 1'],
      SESSION,
    ),
    stop(
      [
        'the phase was verified',
        { ...verified('01-map', '01'), ...roadmap('x', ' '), ...state('planning', '2 of 2 (Names)') },
      ],
      ['rerun plan 2 not-started', '/gsd:plan-phase 2'],
      SESSION,
    ),
    stop(
      [
        'the work was paused within a plan',
        {
          ...phase('02-names/02-01-PLAN.md', '# Names\n\nList them.\n'),
          ...state('executing', '2 of 2 (Names)'),
          '.planning/HANDOFF.json': HANDOFF,
        },
      ],
      ['resume execute 02-01 partial-work', '/gsd:resume-work'],
      SESSION,
    ),
    stop(
      [
        'every phase was verified',
        {
          '.planning/HANDOFF.json': null,
          ...phase('02-names/02-01-SUMMARY.md', '# Done\n\nAs planned.\n'),
          ...verified('02-names', '02'),
          ...roadmap('x', 'x'),
          ...state('All phases complete', '2 of 2 (Names)'),
        },
      ],
      ['advance complete-milestone step-completed', '/gsd:complete-milestone'],
      SESSION,
    ),
    stop(
      ['the milestone was closed', state('Awaiting next milestone', 'Milestone v1.0 complete')],
      ['none - completed', 'Nothing is to be done.'],
    ),
  ],
};
