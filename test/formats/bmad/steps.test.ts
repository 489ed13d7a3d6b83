// BMAD's whole run, stopped after each step: from the planning to the last retrospective.
import { expect, test } from 'vitest';
import { decided, type Files } from '../looking.ts';
import { all, HOME, PLAN, plan, spec, story, TRACKER, tracker } from './building.ts';

const PRD = { 'docs/prd.md': '---\nstepsCompleted: [1, 2]\n---\n\n# Ferry\n\nWords.\n' };
const DOCS = { ...PRD, 'docs/architecture.md': '# A\n\nWords.\n', 'docs/epics.md': '# E\n\nWords.\n' };
const planned = (prd: string, design: string, epics: string, last: string, files: Files): Files =>
  plan(
    [
      `prd: ${prd}`,
      `create-architecture: ${design}`,
      `create-epics-and-stories: ${epics}`,
      `sprint-planning: ${last}`,
    ],
    files,
  );
const PLANNED = planned('docs/prd.md', 'docs/architecture.md', 'docs/epics.md', TRACKER, DOCS);

const at = (one: string, other: string, epic: string, retro: string, files: Files = {}): Files => ({
  ...PLANNED,
  [TRACKER]: tracker(`epic-1: ${epic}`, `1-1-a: ${one}`, `1-2-b: ${other}`, `epic-1-retrospective: ${retro}`),
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${HOME}/${name}`, text])),
});

test.each<readonly [step: string, files: Files, planning: string, sprint: string | null]>([
  [
    'workflow-init',
    planned('required', 'required', 'required', 'required', {}),
    'rerun prd not-started',
    null,
  ],
  [
    'within the PRD',
    planned('required', 'required', 'required', 'required', PRD),
    'resume prd partial-work',
    null,
  ],
  [
    'the PRD',
    planned('docs/prd.md', 'required', 'required', 'required', PRD),
    'rerun create-architecture not-started',
    null,
  ],
  [
    'the epics',
    planned('docs/prd.md', 'docs/architecture.md', 'docs/epics.md', 'required', DOCS),
    'rerun sprint-planning not-started',
    null,
  ],
  [
    'sprint-planning',
    at('backlog', 'backlog', 'backlog', 'optional'),
    'none - completed',
    'rerun create-story 1-1-a not-started',
  ],
  [
    'create-story wrote the file and died before the tracker',
    at('backlog', 'backlog', 'backlog', 'optional', { '1-1-a.md': story('ready-for-dev', '  ') }),
    'none - completed',
    'rerun dev-story 1-1-a not-started',
  ],
  [
    'create-story',
    at('ready-for-dev', 'backlog', 'in-progress', 'optional', { '1-1-a.md': story('ready-for-dev', '  ') }),
    'none - completed',
    'rerun dev-story 1-1-a not-started',
  ],
  [
    'dev-story began: the tracker alone says so',
    at('in-progress', 'backlog', 'in-progress', 'optional', { '1-1-a.md': story('ready-for-dev', 'x ') }),
    'none - completed',
    'resume dev-story 1-1-a partial-work',
  ],
  [
    'dev-story set the story and died before the tracker',
    at('in-progress', 'backlog', 'in-progress', 'optional', { '1-1-a.md': story('review', 'xx') }),
    'none - completed',
    'advance code-review step-completed',
  ],
  [
    'dev-story',
    at('review', 'backlog', 'in-progress', 'optional', { '1-1-a.md': story('review', 'xx') }),
    'none - completed',
    'advance code-review step-completed',
  ],
  [
    'code-review sent it back and died before the tracker',
    at('review', 'backlog', 'in-progress', 'optional', { '1-1-a.md': story('in-progress', 'xx ') }),
    'none - completed',
    'resume dev-story 1-1-a partial-work',
  ],
  [
    'code-review',
    at('done', 'backlog', 'in-progress', 'optional', { '1-1-a.md': story('done', 'xx ') }),
    'none - completed',
    'rerun create-story 1-2-b not-started',
  ],
  [
    'bmad-build plans the second story',
    at('done', 'backlog', 'in-progress', 'optional', {
      '1-1-a.md': story('done', 'xx'),
      'spec-1-2-b.md': spec('draft'),
    }),
    'none - completed',
    'resume create-story 1-2-b partial-work',
  ],
  [
    'the last story',
    at('done', 'done', 'in-progress', 'optional', {
      '1-1-a.md': story('done', 'xx'),
      'spec-1-2-b.md': spec('done'),
    }),
    'none - completed',
    'none - completed',
  ],
  [
    'the retrospective',
    at('done', 'done', 'done', 'done', { '1-1-a.md': story('done', 'xx'), 'spec-1-2-b.md': spec('done') }),
    'none - completed',
    'none - completed',
  ],
])('stopped after %s', (_, files, planning, sprint) => {
  const found = new Map(all(files).workflows.map((one) => [one.path, decided(one)]));
  expect(found.get(PLAN)).toBe(planning);
  expect(found.get(TRACKER) ?? null).toBe(sprint);
});
