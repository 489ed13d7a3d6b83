// What is decided of a sprint and of a planning tracker, row by row as the page of the format says.
import { describe, expect, test } from 'vitest';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files } from '../looking.ts';
import { all, HOME, look, PLAN, plan, spec, sprint, story, TRACKER, tracker } from './building.ts';

const READY = { '1-1-a.md': story('ready-for-dev', '  ') };

describe('a sprint', () => {
  test.each<readonly [string, Files, string]>([
    [
      'nothing is written',
      sprint(['epic-1: backlog', '1-1-a: backlog']),
      'rerun create-story 1-1-a not-started',
    ],
    [
      'a story file is being written',
      sprint(['epic-1: backlog', '1-1-a: backlog'], { 'spec-1-1-a.md': spec('draft') }),
      'resume create-story 1-1-a partial-work',
    ],
    [
      'a story is ready',
      sprint(['epic-1: in-progress', '1-1-a: ready-for-dev'], READY),
      'rerun dev-story 1-1-a not-started',
    ],
    [
      'the same in an older word',
      sprint(['epic-1: contexted', '1-1-a: drafted'], READY),
      'rerun dev-story 1-1-a not-started',
    ],
    [
      'a story is in progress',
      sprint(['epic-1: in-progress', '1-1-a: in-progress'], READY),
      'resume dev-story 1-1-a partial-work',
    ],
    [
      'a story is in review',
      sprint(['epic-1: in-progress', '1-1-a: review', '1-2-b: backlog'], {
        '1-1-a.md': story('review', 'xx'),
      }),
      'advance code-review step-completed',
    ],
    [
      'in progress comes before review, review before ready, ready before backlog',
      sprint(
        [
          'epic-1: in-progress',
          '1-1-a: backlog',
          '1-2-b: ready-for-dev',
          '1-3-c: review',
          '1-4-d: in-progress',
        ],
        {
          '1-4-d.md': story('in-progress'),
        },
      ),
      'resume dev-story 1-4-d partial-work',
    ],
    [
      'the story at hand has no file',
      sprint(['epic-1: in-progress', '1-1-a: in-progress']),
      'rerun create-story artifact-missing',
    ],
    ['a word that means nothing', sprint(['epic-1: in-progress', '1-1-a: nearly']), 'ask - status-unknown'],
    [
      'a status that is taken back',
      sprint(['epic-1: done', '1-1-a: done but reopened']),
      'ask - status-unknown',
    ],
    ['no word at all', sprint(['epic-1: in-progress', '1-1-a:']), 'ask - status-unknown'],
    [
      'all that is left waits for something',
      sprint(['epic-1: in-progress', '1-1-a: done', '1-2-b: blocked', '1-3-c: deferred']),
      'ask dev-story unclear',
    ],
    [
      'a dropped story is over',
      sprint(['epic-1: done', '1-1-a: done', '1-2-b: skipped', 'epic-1-retrospective: done']),
      'none - completed',
    ],
    [
      'only an optional retrospective is left',
      sprint(['epic-1: done', '1-1-a: done', 'epic-1-retrospective: optional']),
      'none - completed',
    ],
    [
      'an epic without stories is left',
      sprint(['epic-1: done', '1-1-a: done', 'epic-2: backlog', 'epic-2-retrospective: optional']),
      'rerun sprint-planning not-started',
    ],
    [
      'epics that are done need no stories',
      sprint(['epic-1: done', 'epic-1-retrospective: completed']),
      'none - completed',
    ],
  ])('%s', (_, files, decision) => {
    expect(decided(look(files))).toBe(decision);
  });
});

describe('a file of nothing proves nothing', () => {
  const bare = (status: string) => `---\nstatus: '${status}'\n---\n\n# Story\n`;
  test.each<readonly [string, Files, string]>([
    [
      'a story that is to be written',
      sprint(['epic-1: backlog', '1-1-a: backlog'], { '1-1-a.md': '# Story\n\n<!-- todo -->\n' }),
      'rerun create-story 1-1-a not-started',
    ],
    [
      'a story that is to be developed',
      sprint(['epic-1: in-progress', '1-1-a: in-progress'], { '1-1-a.md': '' }),
      'rerun create-story artifact-missing',
    ],
    [
      'a status that nothing stands below takes a story no further',
      sprint(['epic-1: in-progress', '1-1-a: ready-for-dev'], { 'spec-1-1-a.md': bare('done') }),
      'rerun create-story artifact-missing',
    ],
    [
      'it holds a story back',
      sprint(['epic-1: in-progress', '1-1-a: done'], { 'spec-1-1-a.md': bare('in-review') }),
      'advance code-review step-completed',
    ],
    [
      'a document that is to be planned',
      plan(['prd: required'], { 'docs/prd.md': '---\nstepsCompleted: []\n---\n\n# PRD\n' }),
      'rerun prd not-started',
    ],
    [
      'a document that was planned',
      plan(['prd: docs/prd.md', 'architecture: required'], { 'docs/prd.md': '# PRD\n\n---\n' }),
      'rerun prd artifact-missing',
    ],
  ])('%s', (_, files, decision) => {
    expect(decided(look(files))).toBe(decision);
  });
});

describe('a sprint that is over, and its stories', () => {
  const LINES = ['epic-1: done', '1-1-a: done', '1-2-b: skipped', '1-3-c: done'];
  const ended = (files: Files) => {
    const found = look(files);
    expect(decided(found)).toBe('none - completed');
    return found?.findings.flatMap(({ rule, message }) => (rule === 'ended-whole' ? [message] : []));
  };

  test('where none of their files is there, that is told', () => {
    const message = `found none of what it made (${HOME}/1-1-a.md, ${HOME}/1-3-c.md)`;
    expect(ended(sprint(LINES))).toEqual([expect.stringContaining(message)]);
    expect(ended(sprint(LINES, { '1-3-c.md': story('done', 'x') }))).toEqual([]);
  });

  test.each([
    ['another system has them', 'tracking_system: file-system', 'tracking_system: jira'],
    ['they lie on another machine', `story_location: ${HOME}`, 'story_location: /home/ada/shop/stories'],
  ])('trap: nothing is told where %s', (_, from, to) => {
    expect(ended({ [TRACKER]: tracker(...LINES).replace(from, to) })).toEqual([]);
  });
});

describe('H10 links', () => {
  const link = { mode: '120000', content: '../x.md' } as const;
  test.each<readonly [string, Files, string, string]>([
    [
      'a story file of another name',
      { ...sprint(['epic-1: in-progress', '1-1-a: in-progress']), [`${HOME}/spec-1-1-old.md`]: link },
      'resume dev-story 1-1-a partial-work',
      `${HOME}/spec-1-1-old.md`,
    ],
    [
      'a document that is to be planned',
      { ...plan(['prd: required']), 'docs/prd.md': link },
      'resume prd partial-work',
      'docs/prd.md',
    ],
    [
      'a document that was planned',
      { ...plan(['prd: docs/prd.md', 'architecture: required']), 'docs/prd.md': link },
      'rerun architecture not-started',
      'docs/prd.md',
    ],
  ])('%s is named, and not looked at', (_, files, decision, path) => {
    const found = look(files);
    expect(decided(found)).toBe(decision);
    const unsafe = found?.findings.flatMap(({ rule, evidence }) =>
      rule === 'artifact-path-safe' ? [evidence['written']] : [],
    );
    expect(unsafe).toEqual([path]);
  });
});

describe('planning', () => {
  test.each<readonly [string, Files, string]>([
    [
      'what is required comes next, in the order of the file',
      plan(['research: optional', 'prd: required']),
      'rerun prd not-started',
    ],
    [
      'its document is there: it was begun',
      plan(['prd: required'], { 'docs/prd.md': '---\nstepsCompleted: [1]\n---\n\n# R\n\nWords.\n' }),
      'resume prd partial-work',
    ],
    [
      'a path says that it is done',
      plan(['prd: docs/prd.md', 'create-architecture: required'], { 'docs/prd.md': 'Words.\n' }),
      'rerun create-architecture not-started',
    ],
    [
      'and its document is owed',
      plan(['prd: docs/prd.md', 'create-architecture: required']),
      'rerun prd artifact-missing',
    ],
    [
      'a document in several files is there',
      plan(['prd: docs/prd.md', 'architecture: required'], { 'docs/prd/index.md': 'W.\n' }),
      'rerun architecture not-started',
    ],
    [
      'optional ones keep nothing open',
      plan(['research: optional', 'prd: skipped', 'test-design: recommended']),
      'none - completed',
    ],
    ['a word that means nothing', plan(['prd: somehow']), 'ask - status-unknown'],
    ...[
      '2/3 complete',
      '2 / 3 complete',
      'n/a',
      '"in progress: docs/prd.md"',
      'waiting for docs/prd.md',
      'docs/prd.md (draft)',
      'docs/prd.md - 80% done',
      'docs/prd.md?',
      'docs/prd.md (if QA agrees)',
      'docs/prd.md, sobald QA zustimmt',
      '"[in progress](docs/prd.md)"',
    ].map(
      (word) =>
        [
          `no path: ${word}`,
          plan([`prd: ${word}`], { 'docs/prd.md': 'Words.\n' }),
          'ask - status-unknown',
        ] as const,
    ),
    ...[
      'docs/prd.md (v2, approved)',
      '"`docs/prd.md`"',
      '"✅ docs/prd.md"',
      '✔️ docs/prd.md',
      '"[x] docs/prd.md"',
      '"✅ done: docs/prd.md"',
      '"done: ✅ docs/prd.md"',
      '"<docs/prd.md>"',
      '"(docs/prd.md)"',
      '"@docs/prd.md"',
      '"docs/prd.md#goals"',
      '"docs/prd.md:12"',
      '"docs/prd.md | docs/more.md"',
      '"[PRD](docs/prd.md)"',
      '"[When Plants Talk PRD](docs/prd.md)"',
      '"[Conditions of use](docs/prd.md)"',
      '"[If Orders Change](docs/prd.md)"',
      'docs/prd.md (when 2026-11-01)',
      'docs/prd.md (once)',
      '"done: docs/prd.md"',
      '"{project-root}/docs/prd.md"',
      '/home/ada/ferry/docs/prd.md',
      'C:\\ferry\\docs\\prd.md',
    ].map(
      (word) =>
        [
          `a path: ${word}`,
          plan([`prd: ${word}`], { 'docs/prd.md': 'Words.\n' }),
          'none - completed',
        ] as const,
    ),
    ['a tick before a path where nothing is', plan(['prd: "✅ docs/prd.md"']), 'rerun prd artifact-missing'],
    [
      'nothing is left, and a document is gone',
      plan(['prd: docs/prd.md', 'architecture: docs/arch.md'], { 'docs/prd.md': 'Words.\n' }),
      'rerun architecture artifact-missing',
    ],
    [
      'the same, in a map on one line',
      {
        [PLAN]:
          'project: F\nproject_type: s\nworkflow_status: {prd: docs/prd.md, architecture: docs/arch.md}\n',
        'docs/prd.md': 'Words.\n',
      },
      'rerun architecture artifact-missing',
    ],
    [
      'the same, and it holds nothing',
      plan(['prd: docs/prd.md'], { 'docs/prd.md': '# PRD\n\n---\n' }),
      'rerun prd artifact-missing',
    ],
    [
      'nothing is left, on a line that is no YAML',
      plan(['prd: {project-root}/docs/prd.md'], { 'docs/prd.md': 'Words.\n' }),
      'ask prd unclear',
    ],
    [
      'prose with a path, on a line that is no YAML',
      plan(['prd: in progress: docs/prd.md'], { 'docs/prd.md': 'Words.\n' }),
      'ask - status-unknown',
    ],
    [
      'one in progress',
      plan(['prd: required', 'architecture: in-progress']),
      'resume architecture partial-work',
    ],
  ])('%s', (_, files, decision) => {
    expect(decided(look(files))).toBe(decision);
  });

  test.each(['/', '\\\\', '1/', 'a/', ' .md'])('X06 100,000 times %j is no path', (part) => {
    const long = part.repeat(100_000 / part.length);
    expect(decided(look(plan([`prd: "docs/${long}"`])))).toBe('ask - status-unknown');
    const log = `project_name: F\ncompleted_workflows:\n  prd:\n    output_file: "/${long}"\n`;
    expect(decided(look({ [PLAN]: log }))).toBe('advance - step-completed');
  });

  test('a list of maps is read like a map', () => {
    const text = 'project_name: F\nworkflow_status:\n  - name: prd\n    status: "required"\n';
    expect(decided(look({ 'docs/bmm-workflow-status.yaml': text }))).toBe('rerun prd not-started');
  });

  test('a log of finished workflows does not say what follows, unless the sprint is planned', () => {
    const log =
      'project_name: F\ncompleted_workflows:\n  prd:\n    output_file: docs/prd.md\n' +
      '    status: complete\n    steps_completed: [1, 2]\n';
    const files = { 'docs/bmm-workflow-status.yaml': log, 'docs/prd.md': 'Words.\n' };
    expect(decided(look(files))).toBe('advance - step-completed');
    expect(look(files)?.decision.instruction).toContain('bmad-help');
    const sprinted = { ...files, 'docs/sprint-status.yaml': tracker('epic-1: backlog', '1-1-a: backlog') };
    const decisions = (given: Files) => all(given).workflows.map(decided);
    expect(decisions(sprinted)).toContain('none - completed');
    const { 'docs/prd.md': _, ...gone } = sprinted;
    expect(decisions(gone)).toContain('rerun prd artifact-missing');
    const draft = { ...sprinted, 'docs/bmm-workflow-status.yaml': log.replace('prd.md', 'prd.md (draft)') };
    expect(decisions(draft)).toContain('ask - status-unknown');
  });
});

test.each([
  ['finished', 'none - completed'],
  ['newer', 'rerun dev-story 2-1-weigh-the-honey not-started'],
  ['planning', 'resume prd partial-work'],
  ['sprint', 'resume dev-story 1-2-fill-the-cart partial-work'],
  ['unquoted', 'advance code-review step-completed'],
])('the fixture %s is decided as its page says', (name, decision) => {
  const files = fixturesOf('bmad').find(([one]) => one === name)?.[1] ?? {};
  expect(decided(look(files))).toBe(decision);
});

test('a story that is blocked is not offered to be run again: a person sets its status', () => {
  const found = look(sprint(['epic-1: in-progress', '1-1-a: done', '1-2-b: blocked']));
  expect(found?.decision.options).toEqual(['manual', 'start-fresh']);
  expect(found?.decision.instruction).toContain('blocked or deferred: 1-2-b.');
});
