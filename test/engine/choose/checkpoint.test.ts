// What a change on disk is committed as where the format has no messages of its own.
import { expect, test } from 'vitest';
import { snapshotOf } from '../../snapshot.ts';
import { engine, standing } from '../toy.ts';

const differing = (...paths: readonly string[]) => ({
  paths,
  untracked: new Set<string>(),
  filtered: new Map(),
});
const at = (text: string) => standing(snapshotOf({ 'a/toy.txt': `TOY\n${text}` }));

test('feature, step and status, with the state and what lies in the workflow’s folders', () => {
  const paths = ['a/toy.txt', 'specs/001-login/plan.md', 'specs/001-login-2/plan.md', 'src/x.ts'];
  expect(engine.checkpoint(at('step: plan\n'), null, differing(...paths))).toEqual({
    message: 'checkpoint: login plan IN_PROGRESS',
    files: ['a/toy.txt', 'specs/001-login/plan.md'],
    left: [],
  });
});

test('a name from a file cannot break out of the message’s line', () => {
  const { message } = engine.checkpoint(at('feature: x\u2028y\u202e z\n'), null, differing('a/toy.txt'));
  expect(message).toBe('checkpoint: x y z spec IN_PROGRESS');
});

test('nothing of it differs: there is nothing to commit', () => {
  expect(engine.checkpoint(at('step: plan\n'), null, differing('src/x.ts')).files).toEqual([]);
});

test.each([
  ['cannot be read', 'odd words\n', 'state-unreadable'],
  ['is two halves of a merge', '<<<<<<< HEAD\nstep: plan\n', 'state-conflicted'],
])('S01 S02 a state that %s is not committed', (_, text, reason) => {
  const save = () => engine.checkpoint(at(text), null, differing('a/toy.txt'));
  expect(save).toThrow(`found a state that cannot be used ("a/toy.txt", ${reason}), expected one that can.`);
  expect(save).toThrow('Nothing was committed.');
  expect(engine.checkpoint(at(text), null, differing('src/x.ts')).files).toEqual([]);
  expect(() => engine.checkpoint(at(text), at(text), differing('a/toy.txt'))).toThrow(reason);
});

test('S01 one that can be read in part is not either, though what is committed is as damaged', () => {
  const whole = at('step: plan\n');
  const { recovery } = whole;
  const decision = { ...recovery.decision, reason: 'state-unreadable' } as const;
  const damaged = { ...whole, recovery: { ...recovery, decision } };
  expect(damaged.recovery.state).not.toBeNull();
  expect(() => engine.checkpoint(damaged, damaged, differing('a/toy.txt'))).toThrow('state-unreadable');
});
