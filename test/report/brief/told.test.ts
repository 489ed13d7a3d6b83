// What a brief explains and what it only repeats: steps, claims, answers, files, commits.
import { describe, expect, test } from 'vitest';
import type { Recovery } from '../../../src/model/recovery.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import type { Question } from '../../../src/model/workflow.ts';
import { type Brief, briefOf } from '../../../src/report/brief/brief.ts';
import { briefMarkdown } from '../../../src/report/brief/markdown.ts';
import { type Content, snapshotOf } from '../../snapshot.ts';
import { artifactOf, currentOf, stateOf, stepOf } from '../../state.ts';
import { NOW, workflowOf } from '../sample.ts';
import { decisionOf, FACTS, recoveryOf } from '../seen.ts';

interface Around {
  readonly files?: Readonly<Record<string, Content>>;
  readonly more?: Partial<Snapshot>;
  readonly differing?: number | null;
}

function briefWith(over: Partial<Recovery>, { files = {}, more = {}, differing = null }: Around = {}): Brief {
  const one = recoveryOf('001-login', over);
  const { id, format, path, decision } = one;
  const scanned = workflowOf({ id, format, path, decision, findings: [], commit: null, owner: null });
  return briefOf(one, scanned, { ...snapshotOf(files), ...more }, NOW, { differing });
}

const section = (brief: Brief, title: string): string =>
  briefMarkdown(brief).split(`## ${title}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';

describe('steps', () => {
  const stepGuides = new Map([
    ['B2', { is: 'applies the answers', next: 'B3' }],
    ['B3', { is: 'validates the spec', next: null }],
    ['A1', { is: 'makes the folders', next: 'A2' }],
    ['A9', { is: 'is never named', next: null }],
  ]);
  const state = stateOf({
    stepGuides,
    current: currentOf({ id: 'B2', next: null }),
    steps: [stepOf('A1', []), stepOf('draft', [])],
  });
  const decision = { ...decisionOf('resume', 'answers-to-apply', 'B2'), instruction: 'Validate again (B3).' };

  test('each that is named is explained, the one at hand first, then the one after it', () => {
    expect(section(briefWith({ state, decision }), 'Steps')).toBe(
      [
        '- `B2`: applies the answers; then `B3`.',
        '- `B3`: validates the spec.',
        '- `A1`: makes the folders; then `A2`.',
      ].join('\n'),
    );
  });

  test('one that is in no table is said to be the state’s own', () => {
    const own = { ...decisionOf('rerun', 'step-interrupted', 'draft'), instruction: 'Run it.' };
    expect(section(briefWith({ state: stateOf(), decision: own }), 'Steps')).toBe(
      '- `draft`: a step that the state file itself names.',
    );
  });
});

describe('claims', () => {
  const decision = decisionOf('resume', 'partial-work', 'programmer');
  const current = currentOf({ id: 'programmer', output: 'unprovable' });

  test('work that is said to be under way, and tests that are said to fail', () => {
    const made = briefWith({ decision, state: stateOf({ current, facts: { ...FACTS, testsPass: false } }) });
    expect(section(made, 'Only claimed by the state file')).toBe(
      [
        '- Work on the step at hand was begun; how far it came, the state does not say. Check it first: ' +
          '"git status" ' +
          "and the last commits show what is there; run the project's own tests.",
        '- The tests fail. Check it first: run them.',
      ].join('\n'),
    );
  });

  test('finished steps and items of which no file shows that they are', () => {
    const item = (id: string) => ({ ...stepOf('apply', []), item: id });
    const steps = [
      stepOf('spec', [artifactOf('specs/001-login/spec.md')]),
      stepOf('tdd', [artifactOf('gone.md')]),
      stepOf('A3', [artifactOf('specs/001-login/state.md', { conditional: true })]),
      stepOf('tasks', [artifactOf('specs/001-login/state.md')]),
      item('1.1'),
      item('1.2'),
    ];
    const files = { 'specs/001-login/spec.md': 'x', 'specs/001-login/state.md': 'x' };
    const { claims } = briefWith({ decision, state: stateOf({ steps }) }, { files });
    expect(claims.map(({ says, step, about }) => [says, step, about])).toEqual([
      ['Finished, without a file that shows it: 2 steps', null, ['tdd', 'A3']],
      ['Done, without a file that shows it: 2 items', 'apply', ['1.1', '1.2']],
    ]);
  });

  test('none of a workflow that is over', () => {
    expect(briefWith({ state: stateOf({ ended: 'completed', steps: [stepOf('x', [])] }) }).claims).toEqual(
      [],
    );
  });
});

describe('answers', () => {
  const asked: Question = { id: 'C1', question: 'How long?', options: ['1h'], state: 'answered', line: 3 };
  const decision = decisionOf('resume', 'answers-to-apply', 'B2');
  const told = (question: Question, of = decision) =>
    briefWith({ decision: of, state: stateOf({ questions: [question] }) });

  test('are there word for word, with the place that has them, those given before as well', () => {
    const answer = { text: 'one hour', path: 'specs/index.md', line: 46 };
    const given = [{ question: 'Who?', text: 'Ada', path: 'q.yaml', line: null }];
    const page = briefMarkdown(
      briefWith({ decision, state: stateOf({ questions: [{ ...asked, answer }], given }) }),
    );
    expect(page).toContain(
      'C1: How long?\n    one of: 1h\n    answer: one hour   [specs/index.md:46]\n```\n',
    );
    expect(page).toContain('### Answers given before\n\n```text\nWho? → Ada   [q.yaml]\n```\n');
    expect(page).not.toContain('ANSWER NOT FOUND');
  });

  test('one that stands nowhere is asked for, with the line that records it, before any other order', () => {
    const made = told({ ...asked, answer: null });
    expect(briefMarkdown(made)).toContain('C1: How long?\n    one of: 1h\n    ANSWER NOT FOUND\n');
    expect(made.orders[0]).toMatch(
      /^An answer that is said to be there is not found .* Never make up an answer\.$/,
    );
    expect(made.saving.commands[0]?.line).toBe('rekindle answer toy:001-login QUESTION TEXT');
  });

  test('where the state says that answers are there, an open question is one as well', () => {
    expect(told({ ...asked, state: 'open' }).orders[0]).toMatch(/^An answer that is said to be there/);
    expect(told({ ...asked, state: 'open' }, decisionOf('resume', 'partial-work', 'B2')).orders[0]).toMatch(
      /^Continue/,
    );
  });

  test('a format that keeps no answers has none that is not found', () => {
    expect(briefMarkdown(told(asked))).not.toContain('ANSWER NOT FOUND');
    expect(told(asked).orders[0]).toMatch(/^Continue/);
  });
});

describe('files and commits', () => {
  const state = stateOf({
    steps: [stepOf('spec', [artifactOf('specs/001-login/spec.md'), artifactOf('gone.md')])],
  });
  const files = { 'specs/001-login/state.md': 'a\nb\n', 'specs/001-login/spec.md': 'x'.repeat(2_400) };
  const head = { commit: 'c'.repeat(40), at: '2026-11-20T00:00:00Z', subject: 'other work' };
  const own = { commit: 'd'.repeat(40), at: '2026-11-19T00:00:00Z', subject: 'tdd: checkpoint' };

  test('what to read first is named with its size', () => {
    expect(section(briefWith({ state }, { files }), 'Read first')).toBe(
      '- `specs/001-login/state.md` (2 lines)\n- `specs/001-login/spec.md` (1 line)',
    );
    const text = () => ({ ok: false, why: 'not-fetched' }) as const;
    const bytes = (path: string) => (path.endsWith('spec.md') ? 2_400 : 12);
    expect(section(briefWith({ state }, { files, more: { text, bytes } }), 'Read first')).toBe(
      '- `specs/001-login/state.md` (12 bytes)\n- `specs/001-login/spec.md` (3 KB)',
    );
  });

  test('the last commits stand in a block, the one that is checked out among them', () => {
    const block = (more: Partial<Snapshot>) =>
      briefMarkdown(briefWith({ state }, { files, more }))
        .split('### The last commits to its files\n')[1]
        ?.split('```')[1];
    expect(block({ head, lastChanges: () => [own] })).toBe(
      'text\ncccccccccccc (checked out) other work\ndddddddddddd 2026-11-19T00:00:00Z tdd: checkpoint\n',
    );
    expect(block({ head: own, lastChanges: () => [own] })).toBe(
      'text\ndddddddddddd 2026-11-19T00:00:00Z (checked out) tdd: checkpoint\n',
    );
    expect(block({ lastChange: () => own })).toBe(
      'text\ndddddddddddd 2026-11-19T00:00:00Z tdd: checkpoint\n',
    );
  });

  test.each([
    [0, ', and nothing on disk differs from it'],
    [1, ', and 1 path on disk that differs from it'],
    [3, ', and 3 paths on disk that differ from it'],
    [null, ', and what differs from it on disk: see "git status"'],
  ])('of a working tree with %s paths that differ the commit is named', (differing, words) => {
    const page = briefMarkdown(briefWith({ state }, { files, more: { head }, differing }));
    expect(page).toContain(`| Commit | \`${head.commit}\` (its message is in the blocks below)${words} |\n`);
    expect(briefMarkdown(briefWith({ state }, { files }))).toContain('| Commit | none: what is on disk |\n');
  });
});

test('items that show nothing are one row, however many they are', () => {
  const steps = Array.from({ length: 300 }, (_, at) => ({ ...stepOf('apply', []), item: `1.${at}` }));
  const page = briefMarkdown(briefWith({ state: stateOf({ steps }) }));
  expect(page).toContain('| `apply` · `1.0`, `1.1`, ');
  expect(page).toContain(', and 280 more | – |');
  expect(page.split('\n').length).toBeLessThan(100);
});
