// Lines to type: exact for a shell whatever the names are, and left out where they could not be copied.
import { describe, expect, test } from 'vitest';
import { GROUPS, linesToType, lineToType, optionWords, switchLine } from '../../src/report/next-steps.ts';
import { decisionOf, findingOf, workflowOf } from './sample.ts';

const TYPED = { commands: new Set(['scan', 'brief']), dir: null };

test.each([
  ['a branch', workflowOf(), null, 'rekindle brief ai-dev-shop:003-invoice-export --branch feature/invoice'],
  ['the working tree', workflowOf({ commit: null }), null, 'rekindle brief ai-dev-shop:003-invoice-export'],
  ['a bare commit', workflowOf({ owner: null }), null, 'rekindle brief ai-dev-shop:003-invoice-export'],
  [
    'another folder',
    workflowOf({ commit: null }),
    "a'b",
    "rekindle brief ai-dev-shop:003-invoice-export -C 'a'\\''b'",
  ],
  [
    'a dangerous branch',
    workflowOf({ id: 'x:y', owner: '$(rm -rf .);`id`' }),
    null,
    "rekindle brief x:y --branch '$(rm -rf .);`id`'",
  ],
])('for %s', (_, workflow, dir, line) => {
  expect(linesToType(workflow, { ...TYPED, dir })).toEqual([line]);
});

test('the hash of a spec that changed stands in the line that accepts it, where a finding proves it', () => {
  const lineFor = (evidence: Readonly<Record<string, unknown>>) =>
    linesToType(
      workflowOf({
        id: 'x:y',
        commit: null,
        decision: decisionOf({ options: ['accept-spec'] }),
        findings: [findingOf({ evidence })],
      }),
      { dir: null, commands: new Set(['accept-spec']) },
    );
  expect(lineFor({ computed: { canonical: 'ab'.repeat(32) } })).toEqual([
    'rekindle accept-spec x:y abababababab',
  ]);
  for (const evidence of [{}, { computed: { canonical: 'HASH; rm' } }, { computed: null }])
    expect(lineFor(evidence)).toEqual(['rekindle accept-spec x:y HASH']);
});

test('of several checkpoints each has a line, and words in capitals where no name can be typed', () => {
  const linesFor = (approvals: readonly string[]) =>
    linesToType(
      workflowOf({ id: 'x:y', commit: null, decision: decisionOf({ options: ['approve'] }), approvals }),
      { dir: null, commands: new Set(['approve']) },
    );
  expect(linesFor(['Spec approval', "it's"])).toEqual([
    "rekindle approve x:y 'Spec approval'",
    "rekindle approve x:y 'it'\\''s'",
  ]);
  expect(linesFor(['-x', '\u202e'])).toEqual(['rekindle approve x:y CHECKPOINT']);
});

test('a choice on a branch that is not checked out names it', () => {
  const one = workflowOf({ id: 'x:y', commit: null, decision: decisionOf({ options: ['resume'] }) });
  const typed = { dir: null, commands: new Set(['resume']), branch: 'a b' };
  expect(linesToType(one, typed)).toEqual(["rekindle resume x:y --branch 'a b'"]);
});

test('an ended workflow needs none', () => {
  expect(linesToType(workflowOf({ decision: decisionOf({ action: 'none' }) }), TYPED)).toEqual([]);
});

test('only commands that are there are suggested, each once', () => {
  const workflow = workflowOf({
    commit: null,
    id: 'x:y',
    decision: decisionOf({ options: ['start-fresh', 'manual'] }),
  });
  expect(linesToType(workflow, { dir: null, commands: new Set(['brief', 'start-fresh']) })).toEqual([
    'rekindle brief x:y',
    'rekindle start-fresh x:y',
  ]);
  expect(linesToType(workflow, { dir: null, commands: new Set() })).toEqual([]);
});

test.each([
  ['C2.1', 'C2.1'],
  ['is it 15m?', "'is it 15m?'"],
  ['--yes', 'QUESTION'],
  ['a\nb', 'QUESTION'],
])('C15 the question %j stands in the line as %s', (question, word) => {
  const pending = [{ id: question, question: 'How long?', options: [] }];
  const decision = decisionOf({ action: 'wait', options: ['answer', 'accept-spec'] });
  const commands = new Set(['answer', 'accept-spec']);
  expect(
    linesToType(workflowOf({ commit: null, id: 'x:y', pending, decision }), { dir: null, commands }),
  ).toEqual([`rekindle answer x:y ${word} TEXT`, 'rekindle accept-spec x:y HASH']);
});

test.each([
  [
    ['Alle', 'Other: ____'],
    ['Alle', 'TEXT'],
  ],
  [['Andere: ____'], ['TEXT']],
  [
    ['Autre : ______', 'Other: ...', 'b'],
    ['TEXT', 'b'],
  ],
  [['Limit: ____', '**Other**: TBD'], ['TEXT']],
  [
    ['Other', 'Other: ten'],
    ['Other', "'Other: ten'"],
  ],
  [['TEXT', ' ', '-x'], ['TEXT']],
])('a choice that asks for words is one to fill in: %j', (options, words) => {
  const pending = [{ id: 'Q1', question: 'Who?', options }];
  const decision = decisionOf({ action: 'wait', options: ['answer'] });
  const one = workflowOf({ commit: null, id: 'x:y', pending, decision });
  expect(linesToType(one, { dir: null, commands: new Set(['answer']) })).toEqual(
    words.map((word) => `rekindle answer x:y Q1 ${word}`),
  );
});

test.each([
  ['a line break', 'x:a\nb'],
  ['a bidi mark', 'x:\u202egnp'],
  ['a secret', `x:ghp_${'a'.repeat(36)}`],
  ['a name without end', `x:${'a'.repeat(300)}`],
])('O08 G01 none is better than one that cannot be copied: %s', (_, name) => {
  expect(linesToType(workflowOf({ id: name }), TYPED)).toEqual([]);
  expect(linesToType(workflowOf({ owner: name }), TYPED)).toEqual([]);
});

describe('quoting', () => {
  test('G01 a branch whose name begins with a dash is no option', () => {
    expect(switchLine('feature/x')).toBe('git switch feature/x');
    expect(switchLine('-lead')).toBe('git switch -- -lead');
    expect(lineToType('brief', 'sdd:a', '-lead', TYPED)).toBe("rekindle brief sdd:a '--branch=-lead'");
  });

  test('leaves plain words as they are', () => {
    expect(lineToType('brief', 'sdd:a-b_c.d', 'feature/x@1', { ...TYPED, dir: '../shop' })).toBe(
      'rekindle brief sdd:a-b_c.d --branch feature/x@1 -C ../shop',
    );
  });
});

test('every action is in one group, and every option has words', () => {
  const actions = GROUPS.flatMap((group) => group.actions);
  expect(actions.toSorted()).toEqual(
    ['advance', 'ask', 'block', 'start-fresh', 'none', 'rerun', 'resume', 'wait'].toSorted(),
  );
  expect(optionWords(['resume', 'answer', 'accept-spec', 'manual'])).toEqual([
    'go on with it',
    'answer the questions',
    'accept the spec as it is now',
    'correct the files by hand',
  ]);
});
