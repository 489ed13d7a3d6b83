// Small BMAD projects for tests: a tracker from its lines, stories with a status and boxes.
import { bmad } from '../../../src/formats/bmad/index.ts';
import { type Files, lookerFor } from '../looking.ts';

export const { all, change, engine, look, selected } = lookerFor(bmad);

export const HOME = '_bmad-output/implementation-artifacts';
export const TRACKER = `${HOME}/sprint-status.yaml`;

const HEAD = [
  'generated: 2026-05-04',
  'last_updated: 2026-05-18',
  'project: Corner Shop',
  'project_key: NOKEY',
  'tracking_system: file-system',
  `story_location: ${HOME}`,
  '',
  'development_status:',
];

/** A tracker with these lines in `development_status`; `'epic-1: done'`. */
export const tracker = (...lines: readonly string[]): string =>
  [...HEAD, ...lines.map((line) => `  ${line}`), ''].join('\n');

/** A story file with a status and boxes, `x` for a ticked one. */
export const story = (status: string, boxes = ''): string =>
  [
    '# Story',
    '',
    `Status: ${status}`,
    '',
    '## Tasks / Subtasks',
    '',
    ...Array.from(boxes, (mark, at) => `- [${mark}] Task ${at + 1}`),
    '',
  ].join('\n');

/** A newer story file: its status stands in the front matter. */
export const spec = (status: string): string =>
  `---\ntitle: 'A story'\nstatus: '${status}' # draft | done\n---\n\n## Tasks\n\n- [ ] Do it\n`;

/** The tracker of these lines, with story files by name. */
export const sprint = (lines: readonly string[], stories: Readonly<Record<string, string>> = {}): Files => ({
  [TRACKER]: tracker(...lines),
  ...Object.fromEntries(Object.entries(stories).map(([name, text]) => [`${HOME}/${name}`, text])),
});

export const PLAN = 'docs/bmm-workflow-status.yaml';

/** A planning tracker with these lines in `workflow_status`. */
export const plan = (lines: readonly string[], files: Files = {}): Files => ({
  [PLAN]: [
    'project: Ferry',
    'selected_track: method',
    '',
    'workflow_status:',
    ...lines.map((one) => `  ${one}`),
    '',
  ].join('\n'),
  ...files,
});
