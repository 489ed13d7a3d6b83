// The small pieces: vocabularies, stage tables, fields, places, outputs and choices.
import { describe, expect, test } from 'vitest';
import { oneLine, refusedAmong, whoOf } from '../../src/formkit/choices.ts';
import {
  countOf,
  fieldAt,
  flagAt,
  lineAt,
  readAt,
  setFields,
  stampField,
  textBeside,
  wholeNumber,
} from '../../src/formkit/fields.ts';
import {
  changedAfter,
  filesAt,
  firstTime,
  headingAt,
  isFile,
  outputAt,
  staleNotes,
  textAt,
} from '../../src/formkit/outputs.ts';
import { stageFor, stageTable } from '../../src/formkit/stages.ts';
import { folderSites, placePattern, placesOf } from '../../src/formkit/state-locations.ts';
import { statusWord, vocabulary, wordSet } from '../../src/formkit/vocabulary.ts';
import {
  contradiction,
  stepAt,
  timestampOf,
  withStep,
  workflowState,
} from '../../src/formkit/workflow-state.ts';
import { EditError, StateError, UserError } from '../../src/model/errors.ts';
import { isMap } from '../../src/text/data/data.ts';
import { readYaml } from '../../src/text/yaml/document.ts';
import { onlyAsked, snapshotOf } from '../snapshot.ts';

test('vocabulary: words in any spelling, spare ones that are not shown, others unknown', () => {
  const words = vocabulary({ in_progress: 'open', done: 'ended' }, { complete: 'ended' });
  expect([
    words.means('**In-Progress** (since Monday)'),
    words.means('complete'),
    words.means('gone'),
  ]).toEqual(['open', 'ended', null]);
  expect(words.word('status', 'gone', 3)).toEqual({
    field: 'status',
    found: 'gone',
    known: false,
    expected: ['in_progress', 'done'],
    line: 3,
  });
  expect(words.word('status', null, null).known).toBe(false);
});

test('vocabulary: a word that ends something means nothing where prose takes it back', () => {
  const words = vocabulary({ active: 'open', done: 'ended' }, {}, ['Done']);
  const found = ['DONE', 'done, see the log', 'done, but the plan is pending', 'active, but blocked'];
  expect(found.map((one) => words.means(one))).toEqual(['ended', 'ended', null, 'open']);
  const given = vocabulary({ cancelled: 'ended' }, {}, ['cancelled']);
  for (const why of ['no longer needed', 'superseded by b', 'not worth it, and b is open', 'replaced by b'])
    expect(given.means(`cancelled, ${why}`)).toBe('ended');
  for (const back of ['reopened', 'but still open', 'pending approval, superseded'])
    expect(given.means(`cancelled, ${back}`)).toBeNull();
  expect(statusWord('**In-Progress** (since Monday)')).toBe('in_progress');
  expect([...wordSet('done passed n/a')]).toEqual(['done', 'passed', 'n/a']);
});

test.each([
  ['2 / 10', 2, 10],
  ['2 of 10 (capped)', 2, 10],
  ['-1', -1, null],
  ['`3`, as before', 3, null],
  ['two', null, null],
  ['', null, null],
])('count: %j', (found, value, total) => {
  expect(countOf(found)).toEqual({ value, total });
});

test('stages: the next of the table, or the one that a row names', () => {
  const row = { outputs: [], how: 'Do it.' };
  const table = stageTable([
    { ...row, id: 'a', name: 'A' },
    { ...row, id: 'b', name: 'B', next: 'd' },
    { ...row, id: 'c', name: 'C', next: null },
    { ...row, id: 'd', name: 'D' },
  ]);
  expect(['a', 'b', 'c', 'd', 'x'].map((id) => table.after(id)?.id ?? null)).toEqual([
    'b',
    'd',
    null,
    null,
    null,
  ]);
  expect([table.rank('c'), table.rank('x'), table.names.get('b'), table.rules.get('b')]).toEqual([
    2,
    -1,
    'B',
    'Do it.',
  ]);
  expect(table.beginning('Begin.')).toEqual({ step: 'a', name: 'A', how: 'Begin.' });
});

test('stages name the workflow in a command, and no name that could say something', () => {
  const row = { id: 'a', name: 'A', outputs: [], how: 'Run /do {feature}.' };
  const how = (feature: string) => stageFor(row, feature).how;
  expect(how('2026-01-02-add_x.1-b')).toBe('Run /do 2026-01-02-add_x.1-b.');
  const hostile = ['a b', 'x; rm', '@all', 'www.evil.com', 'a--', '-a', '', 'n'.repeat(101), '$&'];
  expect(new Set(hostile.map(how))).toEqual(new Set(['Run /do NAME.']));
  expect(stageFor({ ...row, begin: '{feature}' }, 'b').begin).toBe('b');
});

describe('fields', () => {
  const read = (text: string) => {
    const { data, places } = readYaml(text);
    if (!isMap(data)) throw new Error('no map');
    return { data, places };
  };

  test('values with their spelling and line; nothing for what is empty or no scalar', () => {
    const at = read('id: 0123\nlist: [1]\nnone:\nmap:\n  n: "7"\n');
    expect(fieldAt(at, 'id')).toMatchObject({ text: '0123', line: 1 });
    expect([fieldAt(at, 'list'), fieldAt(at, 'none'), fieldAt(at, 'map', 'x')]).toEqual([null, null, null]);
    expect([flagAt(at, 'id'), flagAt({ ...at, data: { yes: true, no: false } }, 'no')]).toEqual([
      null,
      false,
    ]);
    expect([lineAt(at, 'map', 'n'), wholeNumber(fieldAt(at, 'map', 'n')?.value)]).toEqual([5, 7]);
  });

  test('set and stamped: maps on the way are begun, a time keeps its spelling', () => {
    const at = read('a: 1\nnone:\nupdated: 2026-01-02\n');
    expect(
      setFields(at.data, [
        [['a'], 2],
        [['none', 'x', 'y'], true],
      ]),
    ).toMatchObject({ a: 2, none: { x: { y: true } } });
    expect(stampField(at, 'updated', Date.UTC(2026, 4, 6))['updated']).toBe('2026-05-06');
    expect(Object.keys(stampField(at, 'seen', 0, 'a'))).toEqual(['a', 'seen', 'none', 'updated']);
  });

  test.each([
    [['a', 'x'], 'found 1 at "/a", expected a map or a list there.'],
    [['text', 'x', 'y'], 'found "kept" at "/text", expected a map or a list there.'],
    [['empty', 'x'], 'found "" at "/empty", expected a map or a list there.'],
    [['list', 0, 'x'], 'found 7 at "/list/0", expected a map or a list there.'],
    [['map', 'one', 'x'], 'found true at "/map/one", expected a map or a list there.'],
    [['list', 1, 'x'], 'found nothing at "/list/1", expected a map or a list there.'],
  ])('set through %j: a value that somebody wrote is never replaced by a map', (path, said) => {
    const { data } = read('a: 1\ntext: kept\nempty: ""\nlist: [7]\nmap: { one: true }\n');
    const before = JSON.stringify(data);
    const set = () => setFields(data, [[path, 'x']]);
    expect(set).toThrow(EditError);
    expect(set).toThrow(said);
    expect(JSON.stringify(data)).toBe(before);
  });
});

describe('places', () => {
  const places = placesOf('tool', {
    state: 'open/changes/{feature}/tasks.md',
    beside: ['why.md'],
    passed: ['archive'],
  });

  test('one workflow a folder, at the root and in packages; what is passed is none', () => {
    const paths = ['open/changes/a/tasks.md', 'open/changes/a/why.md', 'pkg/open/changes/b/why.md'];
    expect(places.sites(paths)).toEqual([
      { format: 'tool', path: paths[0], files: [paths[0], paths[1]], rivals: [], feature: 'a', root: '' },
      {
        format: 'tool',
        path: 'pkg/open/changes/b/tasks.md',
        files: [paths[2]],
        rivals: [],
        feature: 'b',
        root: 'pkg',
      },
    ]);
    for (const path of [
      'open/changes/archive/tasks.md',
      'open/changes/a/b/tasks.md',
      'changes/a/tasks.md',
      'open/changes/a/other.md',
    ])
      expect(places.matches(path)).toBe(false);
  });

  test('one workflow a file, in one folder or the other; a name that is passed is none', () => {
    const files = placesOf('tool', {
      state: 'docs/tool/plans/{feature}.md',
      also: ['docs/plans/{feature}.md'],
      passed: [/-design$/],
    });
    const paths = [
      'docs/plans/a.md',
      'pkg/docs/tool/plans/b.md',
      'docs/plans/a-design.md',
      'docs/plans/c/d.md',
    ];
    expect(files.sites(paths)).toEqual([
      { format: 'tool', path: paths[0], files: [paths[0]], rivals: [], feature: 'a', root: '' },
      { format: 'tool', path: paths[1], files: [paths[1]], rivals: [], feature: 'b', root: 'pkg' },
    ]);
    expect(paths.map(files.matches)).toEqual([true, true, false, false]);
    expect([files.names, files.folders]).toEqual([[], ['plans']]);
  });

  test('a star is one name, and signs mean themselves', () => {
    const pattern = placePattern('.x/*/{feature}/a+b.md');
    expect([pattern.featureIn('p/q/.x/1/f/a+b.md'), pattern.rootOf('p/q/.x/1/f/a+b.md')]).toEqual([
      'f',
      'p/q',
    ]);
    expect([
      pattern.rootOf('.x/1/f/a+b.md'),
      pattern.featureIn('zx/1/f/a+b.md'),
      pattern.rootOf('.x/f/a+b.md'),
    ]).toEqual(['', null, null]);
  });
});

test('one workflow a folder: the first of its names is the state, the others are its rivals', () => {
  const paths = ['a/new.md', 'b/old.md', 'a/old.md', 'new.md', 'c/other.md'];
  const found = folderSites('tool', ['new.md', 'old.md'], paths);
  expect(
    found.map(({ path, files, rivals, feature, unnamed }) => [path, files, rivals, feature, unnamed]),
  ).toEqual([
    ['a/new.md', ['a/new.md', 'a/old.md'], ['a/old.md'], 'a', undefined],
    ['b/old.md', ['b/old.md'], [], 'b', undefined],
    ['new.md', ['new.md'], [], 'tool', true],
  ]);
});

test('what is not there, or not fetched yet, says nothing; any other reason stops and names the file', () => {
  const full = snapshotOf({ 'a/x.json': '{}', 'a/y.json': { mode: '120000', content: 'x.json' } });
  expect(textBeside('a/x.json', full)).toBe('{}');
  expect(textBeside('a/z.json', full)).toBeNull();
  expect(textBeside('a/x.json', onlyAsked(full, []))).toBeNull();
  expect(catching(() => textBeside('a/y.json', full))).toMatchObject({
    fault: { rule: 'state-safe', path: 'a/y.json' },
  });
  expect(catching(() => textBeside('a', full))).toMatchObject({
    fault: { rule: 'state-readable', path: 'a' },
  });
  expect(textBeside('a', full, ['directory'])).toBeNull();
});

test('a fault of another file than the state names that file; other errors stay', () => {
  const torn = () => {
    throw new StateError('state-readable', 'found nothing.', 3, { last: 3 });
  };
  expect(catching(() => readAt('beside.md', torn))).toMatchObject({
    fault: {
      rule: 'state-readable',
      message: 'found nothing.',
      line: 3,
      evidence: { last: 3 },
      path: 'beside.md',
    },
  });
  const other = new UserError('no');
  const failing = () => {
    throw other;
  };
  expect(catching(() => readAt('beside.md', failing))).toBe(other);
  expect(readAt('beside.md', () => 1)).toBe(1);
});

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('outputs', () => {
  const snapshot = snapshotOf(
    {
      'f/a.md': '# A\n\nWords.\n',
      'f/b.md': '# B\n',
      'f/c.md': '# C\n\n[NEEDS CLARIFICATION: x]\n',
      'f/s/1/spec.md': 'x',
      'f/s/2/spec.md': 'y',
      'f/link.md': { mode: '120000', content: 'a.md' },
    },
    {
      history: {
        'f/a.md': [
          { commit: 'b', at: '2026-02-01T00:00:00Z', text: 'two' },
          { commit: 'a', at: '2026-01-01T00:00:00Z', text: 'one' },
        ],
      },
    },
  );

  test('whole, partial or none; a star for folders', () => {
    expect(['f/a.md', 'f/b.md', 'f/c.md', 'f/s', 'f/x'].map((path) => outputAt(path, snapshot))).toEqual([
      'whole',
      'none',
      'partial',
      'none',
      'none',
    ]);
    expect(['f/a.md', 'f/link.md', 'f/s', 'f/x'].map((path) => isFile(path, snapshot))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(outputAt('f/c.md', snapshot, false)).toBe('whole');
    expect(filesAt('f', 's/*/spec.md', snapshot)).toEqual(['f/s/1/spec.md', 'f/s/2/spec.md']);
    expect([filesAt('f', 's', snapshot), filesAt('f', '*.md', snapshot).length]).toEqual([[], 4]);
    expect(filesAt('f', 's/**/*.md', snapshot)).toEqual(['f/s/1/spec.md', 'f/s/2/spec.md']);
    expect(filesAt('f', '**/a.md', snapshot)).toEqual(['f/a.md']);
  });

  test('history: when something was first so, and what changed later', () => {
    const first = firstTime('f/a.md', snapshot, (text) => text === 'one');
    expect(first).toBe(Date.UTC(2026, 0, 1));
    expect(firstTime('f/a.md', snapshot, () => false)).toBeNull();
    expect(changedAfter(['f/a.md', 'f/b.md'], first ?? 0, snapshot)).toEqual(['f/a.md']);
    const notes = (was: string) => staleNotes(['f/a.md'], 'f/a.md', snapshot, (text) => text === was);
    expect(notes('one')).toEqual([
      'a.md changed after the first task was done: its tasks may be out of date.',
    ]);
    expect([...notes('two'), ...notes('none')]).toEqual([]);
  });
});

test('choices: a name on one line, and what a state would refuse', () => {
  expect([oneLine(' a\n\u0000b '), whoOf({ by: '\u2028' })]).toEqual(['a b', 'somebody']);
  const refuse = () => {
    throw new UserError('no');
  };
  expect(refusedAmong({ skip: refuse, 'start-fresh': () => 1 })).toEqual(['skip']);
  expect(() =>
    refusedAmong({
      skip: () => {
        throw new TypeError('ours');
      },
    }),
  ).toThrow(TypeError);
  expect([timestampOf('at', '-', 1, true), contradiction('x', 2)]).toEqual([
    [],
    { message: 'x', line: 2, evidence: {} },
  ]);
});

test('a document by its text: its first heading, and nothing where it is not there', () => {
  const snapshot = snapshotOf({ 'a.md': '\uFEFFWords\r\n## No\r\n# Yes  \r\n# Later\r\n', 'b.md': 'Words' });
  expect(['a.md', 'b.md', 'c.md'].map((path) => headingAt(path, snapshot))).toEqual(['Yes', null, null]);
  expect(['b.md', 'c.md'].map((path) => textAt(path, snapshot))).toEqual(['Words', null]);
});

test('what else is known of a step, and the three tables of the stages', () => {
  const state = workflowState(
    { format: 'f', path: 'a/x', files: [], rivals: [], feature: 'a' },
    { steps: [stepAt('a', true), stepAt('b', true)] },
  );
  const { steps } = withStep(state, 'b', { finished: false });
  expect(steps.map(({ finished }) => finished)).toEqual([true, false]);
  const { names, rules, guides, tables } = stageTable([
    { id: 'a', name: 'A', outputs: ['x'], how: 'Do it.' },
  ]);
  expect(tables).toEqual({ stepNames: names, stepRules: rules, stepGuides: guides });
});
