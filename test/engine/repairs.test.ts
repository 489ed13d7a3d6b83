// The repairs of every format: back in history, and a merge settled by meaning. Proposed only with proof.
import { describe, expect, test } from 'vitest';
import { snapshotOf, type Version } from '../snapshot.ts';
import { recovered } from './toy.ts';

const PATH = 'a/toy.txt';
const id = (digit: string) => digit.repeat(40);
const version = (digit: string, text: string | null): Version => ({
  commit: id(digit),
  at: `2026-08-0${digit}T00:00:00Z`,
  text,
});
const at = (text: string, history: readonly Version[] | 'unavailable' = []) =>
  recovered(snapshotOf({ [PATH]: text }, { history: { [PATH]: history } }));

describe('S02 back to the last sound version', () => {
  const torn = 'TOY\nstep: pl\nhal';

  test('the newest version that is sound, named with what is given up', () => {
    const history = [
      version('4', torn),
      version('3', 'TOY\nbad\n'),
      version('2', 'TOY\nstep: plan\n'),
      version('1', 'TOY\nstep: spec\n'),
    ];
    const { decision, proposals } = at(torn, history);
    expect(decision.reason).toBe('state-unreadable');
    expect(proposals).toEqual([
      {
        kind: 'repair',
        summary: 'back to the version of 222222222222',
        files: [{ path: PATH, change: 'modify' }],
        proof: [
          'The version of commit 222222222222 (2026-08-02T00:00:00Z) can be read ' +
            'and does not contradict itself.',
          'Given up by going back: lines that stand there now: 2. All of it is archived first.',
          'Passed over, because they are no better: 444444444444, 333333333333.',
        ],
        changes: [{ kind: 'revert', path: PATH, commit: id('2') }],
      },
    ]);
  });

  test('a state that contradicts itself is offered the same', () => {
    const { decision, proposals } = at('TOY\nbad\n', [version('1', 'TOY\nstep: plan\n')]);
    expect(decision).toMatchObject({ action: 'ask', reason: 'state-inconsistent' });
    expect(proposals.map(({ summary }) => summary)).toEqual(['back to the version of 111111111111']);
  });

  test.each([
    ['nothing in history is sound', [version('1', 'TOY\nbad\n'), version('2', null)]],
    ['history is not to be had', 'unavailable' as const],
    ['the file was never committed', []],
  ])('nothing is offered where %s', (_why, history) => {
    expect(at(torn, history).proposals).toEqual([]);
  });

  test('a state that is sound is left alone', () => {
    expect(at('TOY\nstep: plan\n', [version('1', 'TOY\nstep: spec\n')]).proposals).toEqual([]);
  });
});

describe('S03 a conflicted state', () => {
  const conflict = (ours: string, theirs: string) =>
    `TOY\nstep: plan\n<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> feature\n`;
  const merged = (ours: string, theirs: string) => {
    const { decision, proposals } = at(conflict(ours, theirs));
    expect(decision.reason).toBe('state-conflicted');
    const [file] = proposals.flatMap(({ changes }) => changes ?? []);
    return file?.kind === 'write' ? file.after : null;
  };

  test('the side that holds all of the other is taken', () => {
    expect(merged('done: spec\n', 'done: spec\nnote: red\n')).toBe(
      'TOY\nstep: plan\ndone: spec\nnote: red\n',
    );
    expect(merged('done: spec\nnote: red\n', 'done: spec\n')).toBe(
      'TOY\nstep: plan\ndone: spec\nnote: red\n',
    );
  });

  test('two places are settled each by itself', () => {
    const text =
      'TOY\n<<<<<<< HEAD\ndone: spec\n=======\n>>>>>>> x\nstep: plan\n' +
      '<<<<<<< HEAD\n=======\nnote: red\n>>>>>>> x\n';
    const [proposal] = at(text).proposals;
    expect(proposal?.changes).toMatchObject([{ after: 'TOY\ndone: spec\nstep: plan\nnote: red\n' }]);
    expect(proposal?.proof[0]).toBe(
      'Both sides of the conflict can be read, and neither contradicts itself.',
    );
  });

  test.each([
    ['each side has something that the other lacks', 'note: red\n', 'note: green\n'],
    ['a side cannot be read', 'nonsense\n', 'done: spec\n'],
    ['a side contradicts itself', 'bad\n', 'done: spec\n'],
    ['the sides are of two features', 'feature: a\n', 'feature: b\n'],
  ])('left to the person where %s', (_why, ours, theirs) => {
    expect(merged(ours, theirs)).toBe(null);
  });

  test('markers that do not pair are left to the person', () => {
    expect(at('TOY\n<<<<<<< HEAD\nstep: plan\n').proposals).toEqual([]);
  });
});
