// What each choice writes: the characters that the tool itself would change, and no other.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/model/choice.ts';
import { UserError } from '../../../src/model/errors.ts';
import { beginningAt } from '../../../src/model/format.ts';
import { decided, type Files } from '../looking.ts';
import {
  change,
  engine,
  HOME,
  look,
  PLAN,
  plan,
  selected,
  spec,
  sprint,
  story,
  TRACKER,
} from './building.ts';

const RESUME: Choice = { name: 'resume' };
const LINES = ['epic-1: backlog # the first', '1-1-a: ready-for-dev # by Ada', '1-2-b: backlog'];
const READY = sprint(LINES, { '1-1-a.md': story('ready-for-dev', '  ') });
const textOf = (files: Files, path = TRACKER): string => {
  const text = files[path];
  return typeof text === 'string' ? text : '';
};
const taken = (text: string) =>
  text
    .replace('epic-1: backlog', 'epic-1: in-progress')
    .replace('1-1-a: ready-for-dev', '1-1-a: in-progress')
    .replace('last_updated: 2026-05-18', 'last_updated: 2026-08-01');

test('a fresh start begins at what made the tracker', () => {
  const beginning = (files: Files) => beginningAt(engine.formats[0], selected(files).recovery.site);
  expect(beginning(READY)?.how).toContain('bmad-sprint-planning');
  expect(beginning(plan(['prd: required']))).toMatchObject({ step: null, name: 'the planning' });
});

describe('resume', () => {
  test('takes a ready story up: its status, that of its epic, and the day', () => {
    expect(change(READY, RESUME)).toEqual({ [TRACKER]: taken(textOf(READY)) });
    expect(decided(look({ ...READY, ...change(READY, RESUME) } as Files))).toBe(
      'resume dev-story 1-1-a partial-work',
    );
  });

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no final newline', (text: string) => text.slice(0, -1)],
    [
      'the common invalid line',
      (text: string) => text.replace(`story_location: ${HOME}`, 'story_location: {project-root}/x'),
    ],
  ])('keeps every other byte of a file with %s', (_, turn) => {
    const files = { ...READY, [TRACKER]: turn(textOf(READY)) };
    expect(change(files, RESUME)).toEqual({ [TRACKER]: taken(textOf(files)) });
  });

  test('writes the time as the file has it', () => {
    const old = textOf(READY).replace('2026-05-18', '05-18-2026 09:15');
    expect(change({ ...READY, [TRACKER]: old }, RESUME)[TRACKER]).toContain(
      'last_updated: 08-01-2026 12:30\n',
    );
    const prose = textOf(READY).replace('2026-05-18', '2026-05-18 (story 1: ready)');
    expect(change({ ...READY, [TRACKER]: prose }, RESUME)[TRACKER]).toContain(
      '2026-05-18 (story 1: ready)\n',
    );
  });

  test('sets both where the tool writes both: a newer story file has its status in front', () => {
    const files = sprint(LINES, { 'spec-1-1-a.md': spec('ready-for-dev') });
    expect(change(files, RESUME)).toEqual({
      [TRACKER]: taken(textOf(files)),
      [`${HOME}/spec-1-1-a.md`]: spec('in-progress'),
    });
  });

  test('leaves what is in progress as it is', () => {
    const files = sprint(['epic-1: in-progress', '1-1-a: in-progress'], {
      '1-1-a.md': story('ready-for-dev', 'x '),
    });
    expect(change(files, RESUME)).toEqual({});
  });

  test('never lowers a status, and says so', () => {
    const files = sprint(['epic-1: done', '1-1-a: done'], { '1-1-a.md': story('in-progress', 'x ') });
    const made = engine.choose(RESUME, selected(files));
    expect(made.files).toEqual([]);
    expect(made.notes.join(' ')).toContain('no status is ever lowered');
  });

  test('hands a story over to review where its file says so already', () => {
    const files = sprint(['epic-1: in-progress', '1-1-a: in-progress'], {
      '1-1-a.md': story('review', 'xx'),
    });
    expect(change(files, RESUME)[TRACKER]).toContain('  1-1-a: review\n');
  });

  test('writes nothing where a story file is still to be written', () => {
    expect(change(sprint(['epic-1: backlog', '1-1-a: backlog']), RESUME)).toEqual({});
  });
});

describe('the others', () => {
  test('skip writes the word of planning, and is refused for a story', () => {
    const files = plan(['prd: required # agent: pm', 'architecture: required']);
    expect(change(files, { name: 'skip' })).toEqual({
      [PLAN]: textOf(files, PLAN).replace('prd: required', 'prd: skipped'),
    });
    expect(() => change(READY, { name: 'skip' })).toThrow(UserError);
    expect(selected(READY).recovery.decision.options).not.toContain('skip');
  });

  test('start-fresh removes the tracker; the stories of it go with all alone, documents never', () => {
    const files: Files = {
      ...READY,
      '_bmad-output/planning-artifacts/epics.md': '# E\n\nWords.\n',
      [`${HOME}/notes.md`]: 'N\n',
    };
    expect(change(files, { name: 'start-fresh', all: false })).toEqual({ [TRACKER]: null });
    expect(change(files, { name: 'start-fresh', all: true })).toEqual({
      [TRACKER]: null,
      [`${HOME}/1-1-a.md`]: null,
    });
    const planned = plan(['prd: docs/prd.md', 'architecture: required'], { 'docs/prd.md': 'Words.\n' });
    expect(change(planned, { name: 'start-fresh', all: true })).toEqual({ [PLAN]: null });
  });

  test('repair puts the quotes that the template of the tool has, and nothing else', () => {
    const text = textOf(READY).replace(`story_location: ${HOME}`, `story_location: {project-root}/${HOME}`);
    const files = { ...READY, [TRACKER]: text };
    const after = text.replace(`{project-root}/${HOME}`, `"{project-root}/${HOME}"`);
    expect(change(files, { name: 'repair', which: 1 })).toEqual({ [TRACKER]: after });
    expect(look({ ...files, [TRACKER]: after })?.findings).toEqual([]);
  });
});
