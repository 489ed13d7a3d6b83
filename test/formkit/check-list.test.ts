// Check lists: what is a task and what is none, and that a tick changes one character and no other byte.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkList, markTask, tasksIn } from '../../src/formkit/check-list.ts';
import { EditError, StateError } from '../../src/model/errors.ts';
import { runs } from '../exhaustive.ts';

const SPEC_KIT = {
  id: /^(T\d+)\b[ \t]*/,
  idNeeded: true,
  marks: { ' ': 'open', x: 'done', X: 'done' },
} as const;
const KIRO = {
  id: /^(\d+(?:\.\d+)*)\.?[ \t]+/,
  optional: /^\*[ \t]*/,
  marks: { ' ': 'open', x: 'done', '-': 'active', '~': 'blocked' },
  dependsOn: /_Depends: (.+?)_/,
  blocked: /_Blocked: .+_/,
} as const;

const shown = (text: string, syntax = {}) =>
  tasksIn(text, syntax).map(({ id, status, parent, title }) => `${id} ${status} ${parent ?? '-'} ${title}`);

describe('what is a task', () => {
  test('marks, nesting by columns, sections that end a nesting', () => {
    const text = '# A\n- [ ] one\n  - [x] two\n\t* [X] three\n1. [ ] four\n## B\n  - [ ] five\n';
    expect(shown(text)).toEqual([
      '1 open - one',
      '2 done 1 two',
      '3 done 2 three',
      '4 open - four',
      '5 open - five',
    ]);
    expect(tasksIn(text).map(({ section, depth, line }) => [section, depth, line])).toEqual([
      ['A', 0, 2],
      ['A', 1, 3],
      ['A', 2, 4],
      ['A', 0, 5],
      ['B', 0, 7],
    ]);
  });

  test('one blank more or less makes no level', () => {
    const text = '- [ ] a\n - [ ] b\n  - [ ] c\n   - [ ] d\n- [ ] e\n   - [ ] f\n     - [ ] g\n    - [ ] h\n';
    expect(tasksIn(text).map(({ id, parent }) => `${id} ${parent ?? '-'}`)).toEqual([
      '1 -',
      '2 -',
      '3 2',
      '4 2',
      '5 -',
      '6 5',
      '7 6',
      '8 5',
    ]);
  });

  test('boxes in code, comments and front matter count only for tools that look at lines alone', () => {
    const text = '---\n- [ ] a\n---\n```\n- [ ] b\n```\n<!--\n- [ ] c\n-->\n- [ ] d\n';
    expect(shown(text)).toEqual(['1 open - d']);
    expect(shown(text, { everywhere: true })).toHaveLength(4);
  });

  test('a legend is none: letters are no marks, and ids may be asked for', () => {
    const text = '- [P] tasks = different files\n- [ ] note\n- [X] T001 [P] Set up\n';
    expect(shown(text, SPEC_KIT)).toEqual(['T001 done - [P] Set up']);
    expect(shown('- [?] T2 odd\n', SPEC_KIT)).toEqual(['T2 unknown - odd']);
  });

  test('numbered sections name the boxes that have no id by where they stand', () => {
    const outline = /^(?:Phase|Task)\b\s*(\d+)?/;
    const text =
      '- [ ] a\n## Phase 2: B\n- [x] b\n  - [x] c\n  - [ ] d\n### Notes\n- [ ] e\n## Phase: F\n- [ ] f\n';
    expect(tasksIn(text, { outline }).map(({ id }) => id)).toEqual([
      '1',
      '2.1',
      '2.1.1',
      '2.1.2',
      '2.2',
      '3.1',
    ]);
    expect(tasksIn('## Phase 1\n- [ ] a\n## Phase 1\n- [ ] b\n', { outline }).map(({ id }) => id)).toEqual([
      '1.1',
      '1.2',
    ]);
  });

  test('a list that is written tightly is one where the tool says so', () => {
    expect(shown('-[ ]a\n*  [x]\n- [\u00a0] b\n', { tight: true }).map((one) => one.slice(0, 6))).toEqual([
      '1 open',
      '2 done',
      '3 open',
    ]);
    expect(shown('-[ ]a\n')).toEqual([]);
  });

  test('optional tasks, dependencies and blocks as lines below say them', () => {
    const text = '- [ ] 1 A\n  - _Depends: 2, 3.1_\n- [ ]* 2. B\n- [-] 3 C\n  - _Blocked: keys_\n';
    const tasks = tasksIn(text, KIRO);
    expect(tasks.map(({ id, optional, status, dependsOn }) => [id, optional, status, dependsOn])).toEqual([
      ['1', false, 'open', ['2', '3.1']],
      ['2', true, 'open', []],
      ['3', false, 'blocked', []],
    ]);
  });

  test('lists below certain headings alone, to the next heading that is no lower', () => {
    const text =
      '- [ ] a\n### Task 1: x\n- [ ] b\n#### Notes\n- [ ] c\n## Rest\n- [ ] d\n### Task 2\n- [ ] e\n';
    const syntax = { under: /^Task \d/, outline: /^Task (\d+)/ };
    expect(shown(text, syntax)).toEqual(['1.1 open - b', '1.2 open - c', '2.1 open - e']);
    expect(shown(text, { ...syntax, notUnder: /^Notes$/ }).length).toBe(2);
  });

  test('what a template leaves to be filled in is no task', () => {
    const text = '- [ ] 1.1 <!-- what to do -->\n- [ ] <!-- more -->\n- [ ] 1.2 real <!-- note -->\n';
    expect(shown(text, { id: /^(\d+\.\d+)[ \t]+/, gap: /^<!--(?:(?!-->).)*-->$/ })).toEqual([
      '1.2 open - real <!-- note -->',
    ]);
  });

  test('ids where any box has one, an optional mark that looks ahead, a block on the line itself', () => {
    const free = { ...KIRO, idNeeded: 'where-any' } as const;
    expect(shown('- [ ] note\n- [ ] 1. A\n', free)).toEqual(['1 open - A']);
    expect(shown('- [ ] note\n', free)).toEqual(['1 open - note']);
    const ahead = { id: /^(\d+(?:\.\d+)*)\*?\.?[ \t]+/, optional: /^\*|^(?=\d[\d.]*\*)/ };
    expect(tasksIn('- [ ] 7.9* A\n- [ ] 8 B\n', ahead).map((one) => [one.id, one.optional])).toEqual([
      ['7.9', true],
      ['8', false],
    ]);
    expect(shown('- [ ] 1 A _Blocked: keys_\n', KIRO)).toEqual(['1 blocked - A _Blocked: keys_']);
  });

  test('names of dependencies: prose after an id, the word task, nothing', () => {
    const of = (names: string) => tasksIn(`- [ ] 1 A\n  - _Depends: ${names}_\n`, KIRO)[0]?.dependsOn;
    expect(of('2.1 (the schema), Task 3.')).toEqual(['2.1', '3']);
    expect(of('none')).toEqual([]);
  });

  test('dotted ids: parts by their id, wherever they stand, and a heading stands for its parts', () => {
    const text = '- [ ] 1 A\n- [ ] 1.1 B\n## 2\n- [x] 2.1 C\n- [ ] 3 D\n  - _Depends: 2, 1_\n';
    const tasks = tasksIn(text, { ...KIRO, dotted: true });
    expect(tasks.map(({ id, parent, dependsOn }) => [id, parent, dependsOn])).toEqual([
      ['1', null, []],
      ['1.1', '1', []],
      ['2.1', null, []],
      ['3', null, ['2.1', '1']],
    ]);
  });

  test.each([
    [/[ \t]*\(optional\)$/, 'G3: Draw a chart (optional)', 'G3', 'Draw a chart'],
    [/\(optional\)$/, 'G3: Draw a chart (optional)  ', 'G3', 'Draw a chart'],
    [/\(optional\)/, 'G3: Draw (optional) a chart', 'G3', 'Draw a chart'],
    [/^\(optional\)/, '(optional) G3: Draw a chart', 'G3', 'Draw a chart'],
    [/\(optional\)$/, '(optional)', '1', '(optional)'],
  ])('what makes a task optional is cut out where it stands: %s in "%s"', (optional, label, id, title) => {
    const syntax = { id: /^(G\d+):[ \t]*/, optional };
    expect(tasksIn(`- [ ] ${label}\n`, syntax)).toMatchObject([{ id, title, optional: true }]);
    expect(tasksIn('- [ ] G3: Draw a chart\n', syntax)).toMatchObject([{ id: 'G3', optional: false }]);
  });

  test('a task closes with its parts: done with the last that counts, optional where all are', () => {
    const syntax = { ...KIRO, dotted: true, closesWithParts: true } as const;
    const seen = (text: string) =>
      tasksIn(text, syntax).map((one) => `${one.id} ${one.status} ${one.optional}`);
    expect(seen('- [-] 1 A\n- [x] 1.1 B\n- [ ]* 1.2 C\n')).toEqual([
      '1 done false',
      '1.1 done false',
      '1.2 open true',
    ]);
    expect(seen('- [ ] 1 A\n- [ ]* 1.1 B\n')).toEqual(['1 open true', '1.1 open true']);
    expect(seen('- [x] 1.1 B\n- [ ] 1 A\n')).toEqual(['1.1 done false', '1 done false']);
    const text = '- [ ] 1 A\n  - [x] 1.1 B\n  - [ ] 1.2 C\n- [ ] 2 D\n';
    const codec = checkList(syntax);
    expect(codec.print(text, markTask(codec.parse(text), '1.2', 'x', syntax))).toBe(
      text.replace('[ ] 1 A', '[x] 1 A').replace('[ ] 1.2', '[x] 1.2'),
    );
    const circle = '- [ ] 2.1 A\n  - [ ] 2 B\n';
    expect(seen(circle)).toEqual(['2.1 open false', '2 open false']);
  });

  test('an id that comes twice gets its number; one that is a sentence is none', () => {
    expect(shown('- [ ] 1 a\n- [ ] 1 b\n', KIRO).map((one) => one.split(' ')[0])).toEqual(['1', '1#2']);
    expect(shown('- [ ] <b> c\n', { id: /^(.+)$/ })).toEqual(['1 open - <b> c']);
  });
});

describe('the lens', () => {
  const codec = checkList(KIRO);

  test('a tick is one character, with CRLF, a byte order mark and no last newline', () => {
    const text = '\uFEFF- [ ] 1 A\r\n\t- [ ] 1.1 [ ] B\r\n- [-] 2 C';
    const list = codec.parse(text);
    expect(codec.print(text, markTask(list, '1.1', 'x', KIRO))).toBe(text.replace('- [ ] 1.1', '- [x] 1.1'));
    expect(() => markTask(list, '9', 'x', KIRO)).toThrow(EditError);
    expect(() => codec.print('- [ ] 1 A', list)).toThrow(EditError);
    expect(() => codec.parse('<<<<<<< a\n- [ ] 1 A\n')).toThrow(StateError);
  });

  test('law: what is read is written back, and what is written reads back', () => {
    const line = fc.constantFrom(
      '- [ ] 1 a',
      '  - [x] 1.1 b',
      '- [-] c',
      '```',
      '# H',
      '',
      '  _Depends: 1_',
      '<!--',
      '-->',
    );
    const text = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'))
      .map(([all, eol]) => all.join(eol));
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(' ', 'x', '-', '~'), (one, at, mark) => {
        const list = codec.parse(one);
        expect(codec.print(one, list)).toBe(one);
        const task = list.tasks[at % Math.max(1, list.tasks.length)];
        if (!task) return;
        const wanted = markTask(list, task.id, mark, KIRO);
        const printed = codec.print(one, wanted);
        expect(printed).toHaveLength(one.length);
        expect(codec.parse(printed).tasks.map((found) => found.mark)).toEqual(
          wanted.tasks.map((found) => found.mark),
        );
      }),
      { numRuns: runs(1_000) },
    );
  });
});

test('a template whose gaps are not filled in is refused before its conflicts are seen', () => {
  const codec = checkList({ template: /^- \[ \] \{\{/ });
  expect(codec.parse('- [ ] {one}\n').tasks).toHaveLength(1);
  expect(() => codec.parse('<<<<<<< a\n- [x] b\n- [ ] {{NUMBER}}\n')).toThrow('the gaps of its template');
});
