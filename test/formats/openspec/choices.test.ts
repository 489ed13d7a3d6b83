// What a person's choices write into a change of OpenSpec: a tick at most, and what starting over removes.
import { describe, expect, test } from 'vitest';
import { openspec } from '../../../src/formats/openspec/index.ts';
import { UserError } from '../../../src/model/errors.ts';
import { at, HOME, listed, looker, PROPOSAL, TASKS } from './changing.ts';

const { change, engine, look, selected } = looker;
const LIST = `${HOME}/tasks.md`;

describe('going on', () => {
  test('writes nothing: the tool ticks a task when it is done', () => {
    for (const files of [listed(TASKS), at({ 'proposal.md': PROPOSAL })])
      for (const name of ['resume', 'retry'] as const) expect(change(files, { name })).toEqual({});
    expect(change(listed(TASKS.replaceAll('[ ]', '[x]')), { name: 'resume' })).toEqual({});
  });

  test('is said as the step that it is about', () => {
    const said = (files: Readonly<Record<string, string>>, name: 'resume' | 'retry') =>
      engine.choose({ name }, selected(files)).summary;
    expect(said(listed(TASKS), 'resume')).toBe('go on with task 1.2');
    expect(said(listed(TASKS), 'retry')).toBe('run task 1.2 again');
    expect(said(at({ 'proposal.md': PROPOSAL }), 'resume')).toBe('go on with the spec delta');
    expect(said(listed('# Tasks\n\nNone.\n'), 'retry')).toBe('run the task list again');
  });

  test('is refused where two branches disagree about the list', () => {
    const conflict = listed(`<<<<<<< a\n${TASKS}=======\n${TASKS}>>>>>>> b\n`);
    expect(() => change(conflict, { name: 'resume' })).toThrow(UserError);
  });
});

describe('starting over', () => {
  test('removes the folder of the change, and no spec that others share', () => {
    const files = {
      ...listed(TASKS),
      'openspec/specs/search/spec.md': '# search\n',
      'openspec/config.yaml': 'schema: spec-driven\n',
    };
    for (const all of [false, true])
      expect(change(files, { name: 'start-fresh', all })).toEqual({ [HOME]: null });
    expect(openspec.begins?.how).toContain('/opsx:propose');
  });
});

test('nothing is approved or answered on disk', () => {
  expect(look(listed(TASKS))?.decision.options).toEqual(['resume', 'start-fresh']);
  expect(() => change(listed(TASKS), { name: 'approve', checkpoint: null })).toThrow(UserError);
  expect(() => change(listed(TASKS), { name: 'answer', question: 'Q1', text: 'yes' })).toThrow(UserError);
});

test('passing a task over ticks one character, whatever the line ends are', () => {
  for (const text of [TASKS, TASKS.replaceAll('\n', '\r\n'), `\uFEFF${TASKS.trimEnd()}`]) {
    const { recovery, ...rest } = selected(listed(text));
    const offered = { ...recovery, decision: { ...recovery.decision, options: ['skip'] as const } };
    const files = engine.choose({ name: 'skip' }, { ...rest, recovery: offered }).files;
    expect(files).toEqual([
      { kind: 'write', path: LIST, before: text, after: text.replace('[ ] 1.2', '[x] 1.2') },
    ]);
  }
});
