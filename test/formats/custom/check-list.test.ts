// A check-list tool that is described in twelve lines of config is read, decided and written like any other.
import { describe, expect, test } from 'vitest';
import { decided } from '../looking.ts';
import { lookerOf, TWELVE } from './described.ts';

const { look, change, unsettled, all } = lookerOf(TWELVE);
const BRIEF = '# Login\n\nPeople sign in.\n';
const files = (todo: string | null, brief: string | null = BRIEF) => ({
  ...(todo === null ? {} : { 'work/login/todo.md': todo }),
  ...(brief === null ? {} : { 'work/login/brief.md': brief }),
});
const TODO = '# Login\n\n- [x] T1 Schema\n- [ ] T2 Form\n  - After: T1\n- [ ] T3 Mail\n';

test('it is twelve lines', () => {
  expect(TWELVE.trimEnd().split('\n')).toHaveLength(12);
});

describe('what is decided', () => {
  test.each([
    ['a brief alone', files(null), 'rerun plan not-started'],
    ['no brief', files(TODO, null), 'rerun brief artifact-missing'],
    ['nothing ticked', files('- [ ] T1 a\n- [ ] T2 b\n'), 'rerun build T1 not-started'],
    ['some ticked', files(TODO), 'resume build T2 partial-work'],
    ['one under way', files(`${TODO}- [~] T4 Now\n`), 'resume build T4 partial-work'],
    ['all ticked', files('- [x] T1 a\n'), 'advance review step-completed'],
    ['all that is left is blocked', files('- [x] T1 a\n- [!] T2 b\n'), 'ask build unclear'],
    ['a mark that nobody described', files('- [x] T1 a\n- [?] T2 b\n'), 'ask - status-unknown'],
  ])('%s', (_, repository, decision) => {
    expect(decided(look(repository))).toBe(decision);
    expect(unsettled(repository)).toEqual([]);
  });

  test('sentences are those of the config, with the names of its stages', () => {
    expect(look(files(null))?.decision.instruction).toContain('Write todo.md from the brief.');
    expect(look(files(null))?.id).toBe('team-work:login');
  });

  test('a text without a box is no state of it, nor is a file elsewhere', () => {
    expect(all({ 'work/login/todo.md': '# Nothing\n' }).workflows).toEqual([]);
    expect(all({ 'other/work/login/todo.md': TODO, 'work/a/login/todo.md': TODO }).workflows).toEqual([]);
  });
});

describe('what is written', () => {
  test('going on sets the mark of the task, one character', () => {
    expect(change(files(TODO), { name: 'resume' })).toEqual({
      'work/login/todo.md': TODO.replace('- [ ] T2', '- [~] T2'),
    });
  });

  test('passing over ticks the box', () => {
    const unclear = lookerOf(TWELVE.replace('tasks: {', 'tasks: {often-unticked: on, '));
    const open = '- [ ] T1 a\r\n- [ ] T2 b';
    expect(decided(unclear.look(files(open)))).toBe('ask build T1 unclear');
    expect(unclear.change(files(open), { name: 'skip' })).toEqual({
      'work/login/todo.md': '- [x] T1 a\r\n- [ ] T2 b',
    });
  });

  test('passing over sets the mark of what is left out, where one is described', () => {
    const marked = TWELVE.replace('marks: {x: done,', 'marks: {x: done, "-": dropped,');
    const dropping = lookerOf(marked.replace('tasks: {', 'tasks: {often-unticked: on, '));
    const after = dropping.change(files('- [ ] T1 a\n- [ ] T2 b'), { name: 'skip' });
    expect(after).toEqual({ 'work/login/todo.md': '- [-] T1 a\n- [ ] T2 b' });
    expect(decided(dropping.look({ ...files(''), ...after }))).toBe('resume build T2 partial-work');
  });

  test('a list in other words hides no workflow, and is never written over', () => {
    expect(decided(look(files('# To do\n\n| a | state |\n|---|---|\n| b | done |\n')))).toBe(
      'ask plan unclear',
    );
    expect(decided(look(files('# To do\n\n| a | state |\n|---|---|\n')))).toBe('rerun plan not-started');
    expect(decided(look(files('# To do\n')))).toBe('rerun plan not-started');
    expect(decided(look({ 'work/login/todo.md': 'Words.\n' }))).toBe('nothing');
  });

  test('starting over removes the list alone, and never the folder with the code in it', () => {
    const there = { ...files(TODO), 'work/login/main.c': 'int main;\n' };
    expect(change(there, { name: 'start-fresh', all: false })).toEqual({ 'work/login/todo.md': null });
    expect(change(there, { name: 'start-fresh', all: true })).toEqual({
      'work/login/todo.md': null,
      'work/login/brief.md': null,
    });
  });
});

describe('front matter above the list', () => {
  const fields = `${TWELVE}\
    status:
      field: status
      words: {open: not-started, busy: active, hold: paused, review: waiting, done: completed}
    approval: {field: ok, words: {"no": needed, "yes": given}}
    timestamps: {updated: activity}
`;
  const looker = lookerOf(fields);
  const at = (front: string) => files(`---\n${front}---\n${TODO}`);

  test.each([
    ['status: busy\n', 'resume build T2 partial-work'],
    ['status: hold\n', 'wait build T2 paused'],
    ['status: review\n', 'wait build T2 awaiting-approval'],
    ['status: busy\nok: "no"\n', 'wait build T2 awaiting-approval'],
    ['status: busy\nok: yes\n', 'resume build T2 partial-work'],
    ['status: odd\n', 'ask - status-unknown'],
    ['ok: yes\n', 'ask - status-unknown'],
    ['status: [\n', 'ask - status-unknown'],
    ['status: busy\nok: yes, if tests pass\n', 'ask - status-unknown'],
    ['status: busy\nok: yes — once CI is green\n', 'ask - status-unknown'],
    ['status: busy\nok: yes, changes requested by Ann\n', 'ask - status-unknown'],
    ['status: busy\nok: yes — sent back once, good now\n', 'resume build T2 partial-work'],
    ['status: busy (on hold)\nok: yes\n', 'resume build T2 partial-work'],
    ['status: busy\nok: yes, seen by Dana\n', 'resume build T2 partial-work'],
    ['status: busy\nok: yes, without conditions, after two reviews\n', 'resume build T2 partial-work'],
    ['status: busy\nok:\n', 'ask - status-unknown'],
    ['status: busy\nok: [a]\n', 'ask - status-unknown'],
  ])('%j', (front, decision) => {
    expect(decided(looker.look(at(front)))).toBe(decision);
  });

  test('a status that says done over open boxes loses, with a finding', () => {
    const found = looker.look(at('status: done\n'));
    expect(decided(found)).toBe('resume build T2 partial-work');
    expect(found?.findings.map(({ rule, line }) => [rule, line])).toEqual([['tracker-agrees', 2]]);
  });

  test('it loses over a line that looks like an open task as well, which no tool counts', () => {
    const over = `---\nstatus: done\n---\n${TODO.replaceAll('[ ]', '[x]')}`;
    expect(decided(looker.look(files(over)))).toBe('none - completed');
    const found = looker.look(files(`${over}- [] T9 Tell\n`));
    expect(found?.findings.map(({ rule }) => rule)).toContain('state-damaged');
    expect(decided(found)).toMatch(/^ask \S+ unclear$/);
  });

  test('an approval that the status waits for as well is given once', () => {
    const after = looker.change(at('status: review\nok: no\n'), { name: 'approve', checkpoint: null });
    expect(after['work/login/todo.md']).toBe(`---\nstatus: busy\nok: "yes"\n---\n${TODO}`);
    expect(decided(looker.look({ ...at(''), ...after }))).toBe('resume build T2 partial-work');
  });

  test('an approval, a pause and a time are set where they stand', () => {
    const path = 'work/login/todo.md';
    const old = 'status: hold # why\nupdated: 2026-07-01\n';
    expect(looker.change(at(old), { name: 'resume' })[path]).toBe(
      `---\nstatus: busy # why\nupdated: 2026-08-01\n---\n${TODO.replace('[ ] T2', '[~] T2')}`,
    );
    expect(looker.change(at('status: busy\nok: no\n'), { name: 'approve', checkpoint: null })[path]).toBe(
      `---\nstatus: busy\nok: "yes"\n---\n${TODO}`,
    );
  });
});
