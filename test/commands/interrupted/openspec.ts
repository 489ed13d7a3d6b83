// A change of OpenSpec, from its proposal to the archive, as /opsx:propose and /opsx:apply go through it.
import { type Files, type Run, stop } from './run.ts';

const CHANGE = 'openspec/changes/add-dark-mode';

const tasks = (done: number): Files => {
  const all = ['1.1 Name the colours', '1.2 Add the second palette', '2.1 Put a switch into the settings'];
  const [first, second, third] = all.map((task, at) => `- [${at < done ? 'x' : ' '}] ${task}`);
  return { [`${CHANGE}/tasks.md`]: `## 1. Palette\n\n${first}\n${second}\n\n## 2. Switch\n\n${third}\n` };
};

const METADATA = 'schema: spec-driven\ncreated: 2026-11-12\n';
const PROPOSAL =
  '## Why\n\nEyes tire at night.\n\n## What Changes\n\n- A second palette.\n\n## Impact\n\nThe styles.\n';
const DELTA = [
  '## ADDED Requirements',
  '',
  '### Requirement: A dark palette',
  'The app SHALL have a dark palette.',
  '',
  '#### Scenario: Switched on',
  '- **WHEN** it is switched on',
  '- **THEN** the background is dark',
  '',
].join('\n');
const DESIGN = '## Context\n\nColours stand in one file.\n\n## Decisions\n\nOne variable each.\n';

const PROPOSE = '/opsx:propose add-dark-mode writes every document that is missing';
const APPLY = '/opsx:apply add-dark-mode';

export const OPENSPEC: Run = {
  id: 'openspec:add-dark-mode',
  before: {
    'openspec/config.yaml': 'schema: spec-driven\n',
    'openspec/specs/settings/spec.md': '# settings Specification\n\n## Purpose\n\nWhat people can set.\n',
    'openspec/changes/archive/2026-10-02-add-fonts/tasks.md': '- [x] 1.1 Fonts\n- [ ] 1.2 Later\n',
  },
  own: /^openspec\/changes\/add-dark-mode\//,
  stops: [
    stop(
      ['the change was made', { [`${CHANGE}/.openspec.yaml`]: METADATA }],
      ['rerun proposal not-started', PROPOSE],
    ),
    stop(
      ['the proposal was written', { [`${CHANGE}/proposal.md`]: PROPOSAL }],
      ['rerun specs not-started', PROPOSE],
    ),
    stop(
      ['the spec delta was written', { [`${CHANGE}/specs/settings/spec.md`]: DELTA }],
      ['rerun tasks not-started', PROPOSE],
    ),
    stop(
      ['the design was written', { [`${CHANGE}/design.md`]: DESIGN }],
      ['rerun tasks not-started', PROPOSE],
    ),
    stop(['the tasks were written', tasks(0)], ['rerun apply 1.1 not-started', APPLY]),
    stop(['the first task was done', tasks(1)], ['resume apply 1.2 partial-work', APPLY]),
    stop(['all but one were done', tasks(2)], ['resume apply 2.1 partial-work', APPLY]),
    stop(
      ['every task was done', tasks(3)],
      ['advance archive step-completed', 'openspec archive add-dark-mode'],
    ),
  ],
};
