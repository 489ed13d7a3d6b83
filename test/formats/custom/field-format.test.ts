// A tool that is described by its fields: front matter, YAML and JSON, read and set where they stand.
import { describe, expect, test } from 'vitest';
import { decided } from '../looking.ts';
import { describedIn, lookerOf, TICKETS } from './described.ts';

const looker = lookerOf(TICKETS);
const TASKS = 'tasks:\n  - {id: A, title: One, status: done}\n  - {id: B, title: Two, status: todo}\n';
const DESIGN = { 'tickets/pay/design.md': '# Pay\n\nBy card.\n' };
const at = (front: string, more: Readonly<Record<string, string>> = DESIGN) => ({
  'tickets/pay.md': `---\n${front}---\n# Pay\n`,
  ...more,
});

describe('what is decided', () => {
  test.each([
    ['state: doing\nphase: write\n', {}, 'rerun design step-interrupted'],
    ['state: todo\nphase: write\n', {}, 'rerun design not-started'],
    ['state: doing\nphase: write\n', DESIGN, 'advance build artifacts-complete'],
    [`state: doing\nphase: make\n${TASKS}`, DESIGN, 'resume build B partial-work'],
    [`state: doing\nphase: make\n${TASKS}`, {}, 'rerun design artifact-missing'],
    [`state: hold\nphase: make\n${TASKS}`, DESIGN, 'wait build B paused'],
    [
      `state: doing\nphase: make\n${TASKS}review: {approved: false}\n`,
      DESIGN,
      'wait build B awaiting-approval',
    ],
    [`state: doing\nphase: make\n${TASKS.replace('todo', 'done')}`, DESIGN, 'advance release step-completed'],
    ['state: doing\nphase: ship\n', DESIGN, 'resume release partial-work'],
    ['state: doing\nphase: ship\nreview: no\n', DESIGN, 'ask - status-unknown'],
    ['state: doing\nphase: ship\nreview: []\n', DESIGN, 'ask - status-unknown'],
    ['state: doing\nphase: ship\nreview: {approved: {by: Dana}}\n', DESIGN, 'ask - status-unknown'],
    ['state: doing\nphase: ship\nreview:\n', DESIGN, 'resume release partial-work'],
    ['state: done\nphase: ship\n', DESIGN, 'none - completed'],
    ['state: dropped\nphase: make\n', DESIGN, 'none - cancelled'],
    ['state: finished\nphase: make\n', DESIGN, 'ask - status-unknown'],
    ['state: doing\nphase: test\n', DESIGN, 'ask - status-unknown'],
    ['state: doing\n', DESIGN, 'ask - status-unknown'],
    ['phase: make\n', DESIGN, 'ask - status-unknown'],
    ['state: doing\nphase: make\ntasks: [{id: A, status: odd}]\n', DESIGN, 'ask - status-unknown'],
  ])('%j', (front, more, decision) => {
    expect(decided(looker.look(at(front, more)))).toBe(decision);
    expect(looker.unsettled(at(front, more))).toEqual([]);
  });

  test.each([
    ['state: "done, but docs pending"\nphase: ship\n', 'ask - status-unknown'],
    ['state: "done — open questions: none"\nphase: ship\n', 'none - completed'],
    [
      `state: doing\nphase: make\n${TASKS}review: {approved: "true, not yet signed"}\n`,
      'ask - status-unknown',
    ],
    [
      `state: doing\nphase: make\n${TASKS}review: {approved: "true, ready to be built"}\n`,
      'resume build B partial-work',
    ],
    [
      `state: doing\nphase: make\n${TASKS.replace('status: done', 'status: "done, but untested"')}`,
      'ask - status-unknown',
    ],
  ])('a word that its own sentence takes back says nothing: %j', (front, decision) => {
    expect(decided(looker.look(at(front)))).toBe(decision);
  });

  test('a damaged file is refused, and one without its fields is another tool’s', () => {
    expect(decided(looker.look(at('state: [\n')))).toBe('block - state-unreadable');
    expect(looker.all({ 'tickets/pay.md': '---\ntitle: x\n---\n' }).workflows).toEqual([]);
    expect(looker.all({ 'tickets/README.md': '---\nstate: doing\n---\n' }).workflows).toEqual([]);
  });

  test('a status that says done over open items loses, with a finding', () => {
    const found = looker.look(at(`state: done\nphase: make\n${TASKS}`));
    expect(decided(found)).toBe('resume build B partial-work');
    expect(found?.findings.map(({ rule }) => rule)).toEqual(['tracker-agrees']);
  });
});

describe('what is written', () => {
  const times = 'updated: 2026-07-01T10:00:00Z\ncreated: 2026-06-01\n';
  const front = `state: hold # for now\nphase: make\n${times}${TASKS}`;

  test('going on sets the status, the item and the time, and no other byte', () => {
    expect(looker.change(at(front), { name: 'resume' })['tickets/pay.md']).toBe(
      at(
        front
          .replace('hold', 'doing')
          .replace('status: todo', 'status: doing')
          .replace('2026-07-01T10:00:00Z', '2026-08-01T12:30:00Z'),
      )['tickets/pay.md'],
    );
  });

  test('an approval sets its field, a switch as a switch', () => {
    const waits = `state: doing\nphase: make\n${TASKS}review:\n  approved: false\n`;
    expect(looker.change(at(waits), { name: 'approve', checkpoint: null })['tickets/pay.md']).toBe(
      at(waits.replace('false', 'true'))['tickets/pay.md'],
    );
  });

  test('where a person is asked, a later time alone would answer nothing', () => {
    const held = (id: string, by: string) =>
      `  - id: ${id}\n    status: todo\n    depends_on:\n      - ${by}\n`;
    const circle = `tasks:\n${held('A', 'B')}${held('B', 'A')}`;
    const files = { ...at(`state: doing\nphase: make\n${times}${circle}`), ...DESIGN };
    const found = looker.look(files);
    expect([decided(found), found?.decision.options]).toEqual([
      'ask build unclear',
      ['manual', 'skip', 'start-fresh'],
    ]);
    expect(() => looker.change(files, { name: 'retry' })).toThrow(/found a question about the file/);
  });

  test.each([
    ['doing: active, done: done', 'done'],
    ['gone: dropped, done: done', 'gone'],
  ])('passing over writes the word for what is left out, else the one for done: %s', (words, word) => {
    const files = { ...at(`state: doing\nphase: make\ntasks:\n  - id: A\n    status: todo\n`), ...DESIGN };
    const described = TICKETS.replace('doing: active, done: done', words);
    const after = lookerOf(described).change(files, { name: 'skip' });
    expect(after['tickets/pay.md']).toContain(`status: ${word}`);
  });

  test('starting over removes the file alone', () => {
    expect(looker.change(at(front), { name: 'start-fresh', all: false })).toEqual({ 'tickets/pay.md': null });
  });
});

describe('without a step: what the stages left tells', () => {
  const yaml = (codec: string, end: string) => `\
custom-formats:
  runs:
    title: Runs
    codec: ${codec}
    paths: ["runs/*/{feature}/run.${end}"]
    items: {field: jobs, words: {"0": open, "1": done}}
    stages:
      - {id: spec, outputs: [spec.md], how: Write the spec.}
      - {id: jobs, does: tasks}
`;
  const runs = lookerOf(yaml('yaml', 'yml'));
  const json = lookerOf(yaml('json', 'json'));
  const SPEC = { 'runs/a/x/spec.md': '# X\n\nWords.\n' };

  test.each([
    ['jobs: {}\n', {}, 'rerun spec not-started'],
    ['jobs: {}\n', SPEC, 'rerun jobs not-started'],
    ['jobs: {one: 1, two: 0}\n', SPEC, 'resume jobs two partial-work'],
    ['jobs: {one: 1}\n', SPEC, 'none - completed'],
    ['jobs:\n', SPEC, 'rerun jobs not-started'],
    ['jobs: [1, 2]\n', SPEC, 'rerun jobs not-started'],
  ])('%j', (text, more, decision) => {
    expect(decided(runs.look({ 'runs/a/x/run.yml': text, ...more }))).toBe(decision);
  });

  test('JSON is read alike', () => {
    const files = { 'runs/a/x/run.json': '{"jobs": {"one": 1, "two": 0}}\n', ...SPEC };
    expect(decided(json.look(files))).toBe('resume jobs two partial-work');
    expect(json.change(files, { name: 'resume' })).toEqual({});
    expect(decided(json.look({ 'runs/a/x/run.json': '["jobs"]', ...SPEC }))).toBe('block - state-unreadable');
  });
});

test('what a built-in format or an earlier one claims is never of a later one', () => {
  const [one, two] = describedIn(
    `${TICKETS}${TICKETS.split('\n').slice(1).join('\n')}`
      .replace('  tickets:', '  first:')
      .replace(/ {2}tickets:\n/, '  second:\n')
      .replace(/(second:[\s\S]*)tickets\/\{/, '$1other/{'),
  );
  expect([one?.matches('tickets/x.md'), two?.matches('tickets/x.md')]).toEqual([true, false]);
  expect([one?.matches('other/x.md'), two?.matches('other/x.md')]).toEqual([false, true]);
});
