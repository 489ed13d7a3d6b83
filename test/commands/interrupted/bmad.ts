// A sprint of BMAD, from the sprint plan to its last story, as its own rule takes the stories.
import { type Files, type Run, stop } from './run.ts';

const FOLDER = '_bmad-output/implementation-artifacts';

const sprint = (epic: string, first: string, second: string): Files => ({
  [`${FOLDER}/sprint-status.yaml`]: [
    'generated: 2026-11-20',
    'last_updated: 2026-11-20',
    'project: Ferry',
    'project_key: NOKEY',
    'tracking_system: file-system',
    `story_location: "{project-root}/${FOLDER}"`,
    '',
    'development_status:',
    `  epic-1: ${epic}`,
    `  1-1-show-the-timetable: ${first} # the next crossing`,
    `  1-2-warn-of-fog: ${second}`,
    '  epic-1-retrospective: optional',
    '',
  ].join('\n'),
});

const story = (name: string, status: string, mark: string): Files => ({
  [`${FOLDER}/${name}.md`]: [
    '# Story',
    `Status: ${status}`,
    '## Tasks / Subtasks',
    `- [${mark}] Do it (AC: 1)`,
    '',
  ].join('\n\n'),
});
const ONE = '1-1-show-the-timetable';
const TWO = '1-2-warn-of-fog';

const TAKEN = [
  '-last_updated: 2026-11-20',
  '+last_updated: 2026-11-27',
  '-  1-1-show-the-timetable: ready-for-dev # the next crossing',
  '+  1-1-show-the-timetable: in-progress # the next crossing',
];

export const BMAD: Run = {
  id: 'bmad:sprint',
  before: {
    '_bmad-output/planning-artifacts/prd.md': '---\nstepsCompleted: [1, 2, 3]\n---\n\n# Ferry\n',
    '_bmad-output/planning-artifacts/epics.md': '# Ferry: epics\n\n## Epic 1: A timetable\n',
  },
  own: /sprint-status\.yaml$/,
  stops: [
    stop(
      ['the sprint was planned', sprint('backlog', 'backlog', 'backlog')],
      ['rerun create-story 1-1-show-the-timetable not-started', 'bmad-create-story'],
    ),
    stop(
      [
        'the story was written',
        { ...sprint('in-progress', 'ready-for-dev', 'backlog'), ...story(ONE, 'ready-for-dev', ' ') },
      ],
      ['rerun dev-story 1-1-show-the-timetable not-started', 'bmad-dev-story'],
      { resume: TAKEN },
    ),
    stop(
      ['its development was begun', sprint('in-progress', 'in-progress', 'backlog')],
      ['resume dev-story 1-1-show-the-timetable partial-work', 'bmad-dev-story'],
    ),
    stop(
      [
        'it was handed to review',
        { ...sprint('in-progress', 'review', 'backlog'), ...story(ONE, 'review', 'x') },
      ],
      ['advance code-review step-completed', 'bmad-code-review'],
    ),
    stop(
      ['it was done', { ...sprint('in-progress', 'done', 'backlog'), ...story(ONE, 'done', 'x') }],
      ['rerun create-story 1-2-warn-of-fog not-started', 'bmad-create-story'],
    ),
    stop(
      [
        'the tracker ran ahead of the story',
        { ...sprint('in-progress', 'done', 'done'), ...story(TWO, 'in-progress', ' ') },
      ],
      ['resume dev-story 1-2-warn-of-fog partial-work', 'bmad-dev-story'],
    ),
    stop(
      ['every story was done', { ...sprint('done', 'done', 'done'), ...story(TWO, 'done', 'x') }],
      ['none - completed', 'bmad-retrospective'],
    ),
  ],
};
