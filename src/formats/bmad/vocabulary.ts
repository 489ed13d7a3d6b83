// The words of BMAD's trackers and story files, its steps, and the commands that run them.
import { stageTable } from '../../formkit/stages.ts';
import type { Standing } from '../../formkit/tracker/board.ts';
import type { BoardTool } from '../../formkit/tracker/board-state.ts';
import type { BoardNouns } from '../../formkit/tracker/filed-items.ts';
import type { PlanStatus } from '../../formkit/tracker/status-map.ts';
import { vocabulary, wordSet } from '../../formkit/vocabulary.ts';
import type { Beginning } from '../../model/format.ts';

/** As the tool writes them (sprint-status.yaml, STATUS DEFINITIONS). */
export const WRITTEN: Readonly<Partial<Record<Standing, string>>> = {
  ready: 'ready-for-dev',
  active: 'in-progress',
  review: 'review',
  done: 'done',
};

const ENDS = ['done', 'completed', 'complete', 'skipped', 'cancelled', 'canceled'];

/** A story in `development_status` and in its file; what is spare is older, newer or other people's. */
export const STORY = vocabulary<Standing>(
  { backlog: 'backlog', 'ready-for-dev': 'ready', 'in-progress': 'active', review: 'review', done: 'done' },
  {
    drafted: 'ready',
    draft: 'ready',
    approved: 'ready',
    ready: 'ready',
    'ready for development': 'ready',
    'in-review': 'review',
    'ready for review': 'review',
    completed: 'done',
    complete: 'done',
    skipped: 'dropped',
    cancelled: 'dropped',
    canceled: 'dropped',
    deferred: 'blocked',
    blocked: 'blocked',
  },
  ENDS,
);

/** An epic: `contexted` is what older versions call one in progress. */
export const EPIC = vocabulary<Standing>(
  { backlog: 'backlog', 'in-progress': 'active', done: 'done' },
  { contexted: 'active', completed: 'done', complete: 'done', skipped: 'dropped', deferred: 'blocked' },
  ENDS,
);

/** A retrospective; older versions end it with `completed`. */
export const RETROSPECTIVE = vocabulary<'optional' | 'done'>(
  { optional: 'optional', done: 'done' },
  { completed: 'done', complete: 'done', skipped: 'done', backlog: 'optional', 'in-progress': 'optional' },
  ENDS,
);

/** An entry of `workflow_status`; the path of a file says that it is done. */
export const PLANNED = vocabulary<PlanStatus>(
  {
    required: 'required',
    optional: 'optional',
    recommended: 'optional',
    conditional: 'optional',
    skipped: 'skipped',
  },
  {
    pending: 'required',
    'not-started': 'required',
    'in-progress': 'active',
    done: 'done',
    completed: 'done',
    complete: 'done',
  },
  ENDS,
);

/** Times of a tracker, and whether each shows that work went on. */
export const TIMES = { generated: false, last_updated: true } as const;

/** Action items of retrospectives that need nothing more. */
export const SETTLED = wordSet('done completed complete closed cancelled');

/** The steps of a sprint: a story is written, developed and reviewed, then the next one. */
const SPRINT_STEPS = stageTable([
  {
    id: 'sprint-planning',
    name: 'the sprint planning',
    is: 'lists every epic and story with its status in the tracker',
    outputs: [],
    how: 'Run bmad-sprint-planning: it writes the tracker from the epics and never lowers a status.',
  },
  {
    id: 'create-story',
    name: 'the story file',
    is: 'writes the file of the next story: acceptance criteria, tasks, notes for the developer',
    outputs: [],
    how: 'Run bmad-create-story (in newer versions bmad-build): it writes the story file from the epics.',
  },
  {
    id: 'dev-story',
    name: 'the development of the story',
    is: 'does the tasks of the story file, code and tests, ticks each and sets the story to review',
    outputs: [],
    begin:
      'Run bmad-dev-story (in newer versions bmad-build): it takes the tasks of the story file in their ' +
      'order.',
    how:
      'Run bmad-dev-story (in newer versions bmad-build): it goes on with the tasks of the story file in ' +
      'their order.',
  },
  {
    id: 'code-review',
    name: 'the code review',
    is: 'reviews what the story changed; it ends as done, or goes back to in-progress with findings',
    outputs: [],
    how: 'Run bmad-code-review for the story, best with another model than the one that wrote it.',
  },
]);

/** The steps of each story, by where it stands (the tool's sprint-status workflow). */
export const STORY_STEPS = ['create-story', 'dev-story', 'code-review'] as const;
export type StoryStep = (typeof STORY_STEPS)[number];

/** What the tool calls what it tracks. */
export const NOUNS: BoardNouns = { item: 'story', items: 'stories', group: 'epic', board: 'tracker' };

/** The tracker of a sprint as a board. */
export const BOARD: BoardTool<StoryStep> = {
  nouns: NOUNS,
  stages: STORY_STEPS,
  table: SPRINT_STEPS,
  reviewOf(item) {
    const which = item === null ? 'the story that waits for it' : `story ${item}`;
    return `Run bmad-code-review for ${which}, best with another model than the one that wrote it.`;
  },
};

/** Where a sprint begins again. */
export const SPRINT_BEGINS: Beginning = SPRINT_STEPS.beginning(
  'Run bmad-sprint-planning: it writes a new tracker from the epics and the story files that are there.',
);

/** Where the planning begins again: newer versions keep no tracker of it. */
export const PLANNING_BEGINS: Beginning = {
  step: null,
  name: 'the planning',
  how:
    'Run workflow-init (/bmad:bmm:workflows:workflow-init): it writes a new tracker. Newer versions have ' +
    'none, and bmad-help names what comes next.',
};

/** Ids of planning workflows → the command of newer versions, and documents that such a workflow writes. */
const PLANNING: ReadonlyMap<string, readonly string[]> = new Map([
  ['document-project', ['bmad-document-project']],
  ['brainstorm-project', ['bmad-brainstorming', 'brainstorming-session*.md']],
  ['research', ['bmad-domain-research', 'research*.md']],
  ['product-brief', ['bmad-product-brief', 'product-brief*.md']],
  ['prd', ['bmad-create-prd', 'prd*.md', 'PRD*.md']],
  ['create-prd', ['bmad-create-prd', 'prd*.md', 'PRD*.md']],
  ['validate-prd', ['bmad-validate-prd']],
  ['create-design', ['bmad-create-ux-design', 'ux-design*.md']],
  ['create-ux-design', ['bmad-create-ux-design', 'ux-design*.md']],
  ['create-architecture', ['bmad-create-architecture', 'architecture*.md']],
  ['architecture', ['bmad-create-architecture', 'architecture*.md']],
  ['create-epics-and-stories', ['bmad-create-epics-and-stories', 'epics*.md']],
  ['implementation-readiness', ['bmad-check-implementation-readiness', 'implementation-readiness*.md']],
  ['solutioning-gate-check', ['bmad-check-implementation-readiness', 'implementation-readiness*.md']],
  ['sprint-planning', ['bmad-sprint-planning']],
]);

/** Names of the documents that a planning workflow writes; none for one that is not known. */
export const documentsOf = (id: string): readonly string[] => PLANNING.get(id)?.slice(1) ?? [];

/** How to run a planning workflow, one sentence. */
export function runOf(id: string): string {
  const [command] = PLANNING.get(id) ?? [];
  return command === undefined
    ? 'Run this workflow of BMAD; bmad-help names its command.'
    : `Run ${command} (in older versions /bmad:bmm:workflows:${id}).`;
}
