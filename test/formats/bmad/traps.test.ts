// Every trap of BMAD's real files by name: words, keys, places, dates, invalid YAML, foreign files.
import { describe, expect, test } from 'vitest';
import { bmad } from '../../../src/formats/bmad/index.ts';
import { decided, type Files } from '../looking.ts';
import { all, change, HOME, look, PLAN, plan, spec, sprint, story, TRACKER, tracker } from './building.ts';

const ONE = ['epic-1: in-progress', '1-1-a: in-progress'];
const STORY = { '1-1-a.md': story('in-progress', 'x ') };
const notesOf = (files: Files) => look(files)?.notes.join(' ') ?? '';

describe('places', () => {
  test.each([
    '_bmad-output/implementation-artifacts/sprint-status.yaml',
    '_bmad-output/sprint-status.yaml',
    'docs/sprint-status.yaml',
    'docs/sprint-artifacts/sprint-status.yaml',
    '.bmad-ephemeral/sprint-status.yaml',
    'planning/sprint-status.yaml',
    'sprint-status.yaml',
  ])('%s is a sprint', (path) => {
    expect(look({ [path]: tracker('epic-1: backlog', '1-1-a: backlog') })?.id).toBe('bmad:sprint');
  });

  test('a hidden folder of another tool holds none', () => {
    expect(bmad.matches('.workflow/sprint-status.yaml')).toBe(false);
  });

  test('several packages have a sprint each, told apart by the folder of the package', () => {
    const text = tracker('epic-1: backlog', '1-1-a: backlog');
    const files = { [`apps/web/${TRACKER}`]: text, [`apps/api/${TRACKER}`]: text, [TRACKER]: text };
    expect(
      all(files)
        .workflows.map(({ id }) => id)
        .sort(),
    ).toEqual(['bmad:api-sprint', 'bmad:sprint', 'bmad:web-sprint']);
  });

  test('a story of a package lies in the package', () => {
    const files = {
      [`apps/web/${TRACKER}`]: tracker(...ONE),
      [`apps/web/${HOME}/1-1-a.md`]: story('review', 'x'),
    };
    expect(decided(look(files))).toBe('advance code-review step-completed');
  });

  test('one workflow a tracker: an older one that no version moved has its folder in its id', () => {
    const files = {
      [TRACKER]: tracker(...ONE),
      'docs/sprint-status.yaml': tracker('epic-1: done', '1-1-a: done'),
    };
    expect(
      all(files)
        .workflows.map(({ id }) => id)
        .sort(),
    ).toEqual([`bmad:sprint@${HOME}`, 'bmad:sprint@docs']);
  });

  test.each([
    'docs/archive/sprint-status.yaml',
    '_bmad-output/archived/sprint-status.yaml',
    'backup/sprint-status.yaml',
  ])('%s is over', (path) => {
    expect(bmad.matches(path)).toBe(false);
  });
});

describe('files that are not its own', () => {
  test.each<readonly [string, string]>([
    ['sprint-status.yaml', 'sprint: 12\nstatus: active\nitems:\n  - login\n'],
    ['docs/sprint-status.yaml', 'development_status: green\n'],
    ['docs/sprint-status.yaml', '# Sprint\n\nAll is well.\n'],
    ['docs/bmm-workflow-status.yaml', 'name: build\non: push\n'],
    ['src/sprint-status-template.yaml', tracker(...ONE)],
    ['docs/stories/1-1-a.md', story('in-progress', ' ')],
    ['_bmad-output/planning-artifacts/prd.md', '---\nstepsCompleted: [1]\n---\n\nWords.\n'],
  ])('%s gives nothing', (path, text) => {
    expect(all({ [path]: text })).toEqual({ workflows: [], unreadable: [] });
  });

  test('stepsCompleted of a document is evidence for its workflow, never a workflow', () => {
    const files = plan(['prd: required'], { 'docs/prd.md': '---\nstepsCompleted: [1, 2]\n---\n\nWords.\n' });
    expect(all(files).workflows).toHaveLength(1);
    expect(look(files)?.state?.context).toEqual(['document: docs/prd.md, steps completed: 1, 2']);
  });

  test('a template that was not filled in is no workflow', () => {
    const text =
      'project: "{{project_name}}"\nworkflow_path: "{{path}}"\nworkflow_status: "{{workflow_items}}"\n';
    expect(all({ [PLAN]: text })).toMatchObject({
      workflows: [],
      unreadable: [{ rule: 'state-filled', line: 3 }],
    });
  });
});

describe('damage', () => {
  const LOOSE = tracker(...ONE).replace(
    `story_location: ${HOME}`,
    'story_location: {project-root}/docs/stories',
  );

  test('story_location without quotes: a warning at its line, read exactly, also where all is done', () => {
    const recovery = look({ [TRACKER]: LOOSE, 'docs/stories/1-1-a.md': story('in-progress', 'x ') });
    expect(decided(recovery)).toBe('resume dev-story 1-1-a partial-work');
    expect(recovery?.findings.map(({ rule, line }) => [rule, line])).toEqual([['state-damaged', 6]]);
    const done = LOOSE.replaceAll('in-progress', 'done');
    expect(decided(look({ [TRACKER]: done }))).toBe('none - completed');
  });

  test('a file that is damaged otherwise never says that all is done, and is not written to', () => {
    const stray = tracker('epic-1: done', '1-1-a: done').replace('  1-1-a', ' stray words\n  1-1-a');
    expect(decided(look({ [TRACKER]: stray }))).toBe('ask sprint-planning unclear');
    const ready = tracker('epic-1: backlog', '1-1-a: ready-for-dev').replace(
      '  1-1-a',
      ' stray words\n  1-1-a',
    );
    const files = { [TRACKER]: ready, [`${HOME}/1-1-a.md`]: story('ready-for-dev', ' ') };
    expect(() => change(files, { name: 'resume' })).toThrow('is no YAML');
  });

  test.each<readonly [string, string, string]>([
    ['a key that comes twice', `${tracker(...ONE)}  1-1-a: done\n`, 'block - state-unreadable'],
    [
      'a merge that was not settled',
      tracker(...ONE).replace('  1-1-a', '<<<<<<< a\n  1-1-a'),
      'block - state-conflicted',
    ],
    [
      'a head without stories',
      tracker(...ONE).replace(/development_status:[\s\S]*/, ''),
      'block - state-unreadable',
    ],
    [
      'stories that are a list',
      tracker(...ONE).replace(/ {2}epic[\s\S]*/, '  - 1-1-a\n'),
      'block - state-unreadable',
    ],
  ])('%s blocks', (_, text, decision) => {
    expect(decided(look({ [TRACKER]: text }))).toBe(decision);
  });

  test('a last line that was cut off asks', () => {
    expect(decided(look({ [TRACKER]: tracker(...ONE, '1-2-b: back').trimEnd() }))).toBe(
      'ask - status-unknown',
    );
  });

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no final newline', (text: string) => text.trimEnd()],
  ])('%s changes no decision, in tracker and story', (_, turn) => {
    const files = { [TRACKER]: turn(tracker(...ONE)), [`${HOME}/1-1-a.md`]: turn(story('review', 'xx')) };
    expect(decided(look(files))).toBe('advance code-review step-completed');
  });
});

describe('keys and their order', () => {
  const next = (...lines: readonly string[]) => look(sprint(lines))?.state?.current?.item;

  test('stories go by epic and story number, not by the order of the file nor by letters', () => {
    expect(
      next('epic-1: backlog', 'epic-10: backlog', '10-1-c: backlog', '1-10-b: backlog', '1-2-a: backlog'),
    ).toBe('1-2-a');
  });

  test('a letter after the number comes after the number alone', () => {
    expect(next('epic-1: backlog', '1-1b-c: backlog', '1-1a-b: backlog')).toBe('1-1a-b');
  });

  test('a decimal epic comes after the whole one, and 1-5-slug beside it is of epic 1', () => {
    const epics = ['epic-1: done', 'epic-1-5: backlog', 'epic-2: backlog'];
    expect(next(...epics, '2-1-c: backlog', '1-5-1-b: backlog', '1-5-a: done')).toBe('1-5-1-b');
    expect(notesOf(sprint([...epics, '1-5-a: done', '1-5-1-b: done', '2-1-c: backlog']))).toContain(
      'epic-1-5: every story',
    );
  });

  test('keys without a number follow in the order of the file; 1-1 is not 1-10', () => {
    expect(next('epic-1: backlog', 'tidy-up: backlog', '1-1-a: done', 'later: backlog')).toBe('tidy-up');
    const files = sprint(['epic-1: in-progress', '1-1-a: in-progress'], { '1-10-z.md': story('done') });
    expect(decided(look(files))).toBe('rerun create-story artifact-missing');
  });

  test('a status below its key is read as well', () => {
    expect(next('epic-1: backlog', '1-1-a: { status: backlog, owner: Ada }')).toBe('1-1-a');
  });
});

describe('story files', () => {
  test.each([
    ['bold', '# S\n\n**Status:** review\n'],
    ['a heading with the word below', '# S\n\n## Status\n\nReady for Review\n'],
    ['prose after it', '# S\n\nStatus: review (waits for Ada)\n'],
    ['a sign before it', '# S\n\nStatus: ✅ Review\n'],
    ['front matter', spec('in-review')],
  ])('a status in %s', (_, text) => {
    expect(decided(look(sprint(ONE, { '1-1-a.md': text })))).toBe('advance code-review step-completed');
  });

  test('a status in a code block or a comment is none', () => {
    const text = '# S\n\n```\nStatus: done\n```\n\n<!-- Status: done -->\n\nStatus: in-progress\n';
    expect(decided(look(sprint(ONE, { '1-1-a.md': text })))).toBe('resume dev-story 1-1-a partial-work');
  });

  test('open boxes of finished stories are a note and decide nothing', () => {
    const files = sprint(['epic-1: done', '1-1-a: done', '1-2-b: done'], {
      '1-1-a.md': story('done', 'x  '),
      '1-2-b.md': story('done', 'xx'),
    });
    expect(decided(look(files))).toBe('none - completed');
    expect(notesOf(files)).toContain('1 finished story kept 2 open boxes (1-1-a).');
  });

  test('all boxes ticked and still in progress: only the status is left to be set', () => {
    expect(notesOf(sprint(ONE, { '1-1-a.md': story('in-progress', 'xx') }))).toContain(
      'Every box of the story',
    );
  });

  test.each([
    ['from the root of the project', '"{project-root}/made/stories"'],
    ['relative', 'made/stories'],
    ['absolute on another machine', '/home/ada/shop/made/stories'],
    ['absolute on Windows', 'C:\\Users\\ada\\shop\\made\\stories'],
  ])('are found where story_location says, %s', (_, location) => {
    const text = tracker(...ONE).replace(`story_location: ${HOME}`, `story_location: ${location}`);
    const files = { [TRACKER]: text, 'made/stories/1-1-a.md': story('review', 'x') };
    expect(decided(look(files))).toBe('advance code-review step-completed');
  });

  test('a story_location that climbs out is not looked at', () => {
    const text = tracker(...ONE).replace(`story_location: ${HOME}`, 'story_location: ../../etc/made');
    const files = { [TRACKER]: text, 'etc/made/1-1-a.md': story('review', 'x') };
    expect(decided(look(files))).toBe('rerun create-story artifact-missing');
  });
});

describe('what is told beside', () => {
  test('MM-DD-YYYY HH:MM has the month first; other dates are as they are', () => {
    const text = tracker(...ONE).replace('last_updated: 2026-05-18', 'last_updated: 05-06-2026 21:30');
    const recovery = look(sprint([], {}) && { [TRACKER]: text, [`${HOME}/1-1-a.md`]: STORY['1-1-a.md'] });
    const stamp = recovery?.state?.timestamps.find(({ field }) => field === 'last_updated');
    expect(new Date(stamp?.at ?? 0).toISOString()).toBe('2026-05-06T21:30:00.000Z');
    expect(recovery?.findings).toEqual([]);
  });

  test('action items that are open, epics that lag behind, stories without an epic, retrospectives', () => {
    const lines = ['epic-1: in-progress', '1-1-a: done', '7-1-z: done', 'epic-1-retrospective: optional'];
    const open = 'action_items:\n  - epic: 1\n    action: Name the units\n    status: open\n';
    const text = `${tracker(...lines)}${open}  - action: Old one\n    status: done\n`;
    const recovery = look({ [TRACKER]: text });
    const notes = recovery?.notes.join('\n') ?? '';
    expect(decided(recovery)).toBe('none - completed');
    expect(notes).toContain('1 action item of retrospectives still open.');
    expect(notes).toContain('epic-1: every story is done');
    expect(notes).toContain('No epic in the tracker for 7-1-z.');
    expect(notes).toContain('epic-1-retrospective: optional, and not held; bmad-retrospective holds it.');
    expect(recovery?.state?.context).toContain('open action item: Name the units');
  });

  test('epics that changed after the first story was begun are a note', () => {
    const epics = '_bmad-output/planning-artifacts/epics.md';
    const files = { ...sprint(ONE, STORY), [epics]: '# E\n\nWords.\n' };
    const version = (text: string, day: string) => ({
      commit: day.padEnd(40, '0'),
      at: `2026-05-${day}T00:00:00Z`,
      text,
    });
    const history = {
      [TRACKER]: [
        version(tracker(...ONE), '10'),
        version(tracker('epic-1: backlog', '1-1-a: backlog'), '05'),
      ],
      [epics]: [version('# E\n\nWords.\n', '12')],
    };
    expect(look(files, { history })?.notes.join(' ')).toContain(
      'epics.md changed after the first story was begun',
    );
    const before = { ...history, [epics]: [version('# E\n\nWords.\n', '08')] };
    expect(look(files, { history: before })?.notes.join(' ')).not.toContain('changed after');
  });

  test('no word of a file stands in the instruction unless it is a plain key', () => {
    const files = sprint(['epic-1: backlog', '"1-1-do $(this) now": backlog']);
    expect(look(files)?.decision.instruction).not.toContain('$(this)');
  });
});
