// What is wrong with formats that a config describes is told with its line, and then nothing of it counts.
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read.ts';
import { KNOWN } from './examples.ts';

/** A config whose line 2 is the id, with these lines below it. */
const config = (...lines: readonly string[]) =>
  ['custom-formats:', '  own:', '    title: Own', ...lines.map((line) => `    ${line}`), ''].join('\n');
const LIST = 'codec: check-list';
const YAML = 'codec: yaml';
const STATUS = 'status: {field: state, words: {done: completed}}';

describe('what does not fit together', () => {
  test.each([
    [
      'a path of a built-in format',
      [LIST, 'paths:', '  - "a/{feature}/b.md"', '  - "openspec/changes/{feature}/tasks.md"'],
      7,
      'the built-in format openspec',
    ],
    [
      'a star that a built-in format is below',
      [LIST, 'paths: ["docs/*/plans/{feature}.md"]'],
      5,
      'the built-in format superpowers',
    ],
    [
      'one path twice',
      [LIST, 'paths:', '  - "a/*/b/{feature}.md"', '  - "a/x/b/y-{feature}.md"'],
      7,
      'own on line 6',
    ],
    [
      'another end than the codec has',
      [YAML, 'paths: ["a/{feature}.md"]', STATUS, 'stages: [{id: x}]'],
      5,
      '.yml or .yaml',
    ],
    ['code as a check list', [LIST, 'paths: ["src/{feature}.ts"]'], 5, '.md, .markdown or .mdx'],
    ['two kinds of path', [LIST, 'paths: ["a/{feature}.md", "b/{feature}/c.md"]'], 5, 'one of both'],
    [
      'items in a check list',
      [LIST, 'paths: ["a/{feature}.md"]', 'items: {field: a, words: {}}'],
      6,
      'no items',
    ],
    [
      'boxes in YAML',
      [YAML, 'paths: ["a/{feature}.yml"]', 'tasks: {}', STATUS, 'stages: [{id: x}]'],
      6,
      'check lists alone',
    ],
    [
      'fields that say nothing',
      [YAML, 'paths: ["a/{feature}.yml"]', 'stages: [{id: x}]'],
      2,
      'status, step or items',
    ],
    ['no stages', [YAML, 'paths: ["a/{feature}.yml"]', STATUS], 2, 'one at least'],
    [
      'items that no stage works through',
      [YAML, 'paths: ["a/{feature}.yml"]', 'items: {field: a, words: {}}', 'stages: [{id: x}]'],
      6,
      'does: tasks',
    ],
    [
      'a stage twice',
      [LIST, 'paths: ["a/{feature}.md"]', 'stages:', '  - {id: x}', '  - {id: x}'],
      8,
      'each stage once',
    ],
    [
      'stages out of order',
      [LIST, 'paths: ["a/{feature}.md"]', 'stages:', '  - {id: x, does: tasks}', '  - {id: y}'],
      8,
      'documents, then one list',
    ],
    [
      'a word that leads to no stage',
      [
        YAML,
        'paths: ["a/{feature}.yml"]',
        'step:',
        '  field: a',
        '  words:',
        '    b: bulid',
        'stages: [{id: build}]',
      ],
      9,
      'one of its stages: build',
    ],
  ] as const)('%s', (_, lines, line, expected) => {
    const { config: read, problems } = readConfig(config(...lines), KNOWN);
    expect(problems.map((one) => [one.level, one.line])).toEqual([['error', line]]);
    expect(problems[0]?.message).toContain(expected);
    expect([read.usable, read.customFormats]).toEqual([false, []]);
  });

  test('two formats of one path, the first of which is named with its line', () => {
    const other = config(LIST, 'paths: ["a/{feature}.md"]')
      .split('\n')
      .slice(1)
      .join('\n')
      .replace('own', 'two');
    const { problems } = readConfig(config(LIST, 'paths: ["a/{feature}.md"]') + other, KNOWN);
    expect(problems.map(({ key, line }) => [key, line])).toEqual([['custom-formats.two.paths[1]', 9]]);
    expect(problems[0]?.message).toContain('own on line 5');
  });

  test('the path of a built-in format that is switched off is free', () => {
    const text = config(LIST, 'paths: ["openspec/changes/{feature}/tasks.md"]');
    expect(readConfig(`formats: {openspec: off}\n${text}`, KNOWN).problems).toEqual([]);
  });
});

test('what is left out has its default', () => {
  const { customFormats } = readConfig(config(LIST, 'paths: ["a/*/{feature}/b.md"]'), KNOWN).config;
  expect(customFormats).toMatchObject([
    {
      id: 'own',
      tasks: { ids: null, untickedIsUnclear: false },
      stages: [
        { id: 'plan', work: 'list' },
        { id: 'work', work: 'tasks' },
      ],
      begin: 'Create a/NAME/NAME/b.md.',
    },
  ]);
});

describe('formats sets a described one like any other', () => {
  const own = config(YAML, 'paths: ["a/{feature}.yaml"]', STATUS, 'stages: [{id: work, how: Go on.}]');

  test('ages of its own, or off', () => {
    const aged = readConfig(`${own}formats: {own: {stale-after: 3d}}\n`, KNOWN);
    expect(aged.problems).toEqual([]);
    expect(aged.config.formats.get('own')).toMatchObject({ off: false, staleAfter: 3 * 86_400_000 });
    expect(readConfig(`${own}formats: {own: off}\n`, KNOWN).config.formats.get('own')?.off).toBe(true);
  });

  test('one that nothing describes stays unknown, with the described ones among those that are meant', () => {
    const { problems } = readConfig(`${own}formats: {owm: off}\n`, KNOWN);
    expect(problems).toMatchObject([{ level: 'error', key: 'formats.owm' }]);
    expect(problems[0]?.message).toContain('own');
  });
});
