// Choices on a toy: what fits which state, what is refused and how, and that nothing unsound comes out.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/model/choice.ts';
import { snapshotOf } from '../../snapshot.ts';
import { NOW } from '../../state.ts';
import { engine, standing } from '../toy.ts';

const at = (text: string) => standing(snapshotOf({ 'a/toy.txt': `TOY\n${text}`, 'a/plan.md': '# Plan\n' }));
const choose = (choice: Choice, text: string) => engine.choose(choice, at(text));

describe('what comes out', () => {
  test('a whole new text beside the one that was read', () => {
    expect(choose({ name: 'resume' }, 'step: plan\n')).toEqual({
      summary: 'go on',
      files: [
        {
          kind: 'write',
          path: 'a/toy.txt',
          before: 'TOY\nstep: plan\n',
          after: 'TOY\nstep: plan\nresumed: ada\n',
        },
      ],
      notes: [],
      commit: null,
    });
  });

  test('fresh removes what the format names and what is there of it', () => {
    const files = (all: boolean) => choose({ name: 'start-fresh', all }, 'step: plan\n').files;
    expect(files(false)).toEqual([{ kind: 'remove', path: 'a/toy.txt' }]);
    expect(files(true)).toEqual([
      { kind: 'remove', path: 'a/plan.md' },
      { kind: 'remove', path: 'a/toy.txt' },
    ]);
  });

  test('M01 migrating twice: the second has nothing to do', () => {
    const first = choose({ name: 'migrate' }, 'version: 1\nstep: plan\n');
    const [file] = first.files;
    expect(first.summary).toBe('migrate v1 → v2');
    if (file?.kind !== 'write') throw new Error('the migration writes');
    expect(file.after).toBe('TOY\nstep: plan\nversion: 2\n');
    expect(choose({ name: 'migrate' }, file.after.slice(4)).files).toEqual([]);
  });

  test('what writes an old version migrates it first, in one change from the file as it stands', () => {
    expect(choose({ name: 'resume' }, 'version: 1\nstep: plan\n')).toMatchObject({
      summary: 'migrate v1 → v2, then go on',
      files: [
        {
          before: 'TOY\nversion: 1\nstep: plan\n',
          after: 'TOY\nstep: plan\nversion: 2\nresumed: ada\n',
        },
      ],
    });
  });

  test('a repair is the one that was proposed, with its proof', () => {
    const change = choose({ name: 'repair', which: 1 }, 'mend: yes\n');
    expect(change).toMatchObject({ summary: 'mended', notes: ['it says so'] });
  });

  test('accept-spec takes the beginning of a hash that the spec has now, and no other', () => {
    const hash = 'ab'.repeat(32);
    const text = `hash: ${'cd'.repeat(32)}\n`;
    const accept = (typed: string) => () => choose({ name: 'accept-spec', hash: typed, why: null }, text);
    expect(accept('abababababab')().files).toMatchObject([{ after: `TOY\nhash: ${hash}\n` }]);
    expect(accept(`SHA256:${hash.toUpperCase()}`)().files).toHaveLength(1);
    expect(accept('ababab')).toThrow(/found the hash "ababab", but the spec is now abab/);
    expect(accept('cd'.repeat(32))).toThrow(/Look at the spec once more/);
  });
});

describe('what is refused', () => {
  const cases: readonly (readonly [string, Choice, string, RegExp])[] = [
    [
      'a choice that the decision does not offer',
      { name: 'retry' },
      'current: waits=awaiting-approval\n',
      /retry does not fit its state \(wait, awaiting-approval\)/,
    ],
    [
      'a choice that does not fit, with a repair only where one is proposed',
      { name: 'resume' },
      'nonsense\n',
      /state-unreadable\).* What fits: start-fresh, a correction by hand\.$/,
    ],
    [
      'starting over what is finished',
      { name: 'start-fresh', all: false },
      'ended: yes\n',
      /it is finished, and starting over/,
    ],
    [
      'a choice that the format has not, before anything else',
      { name: 'regress', to: 'x', reason: 'x' },
      'version: 1\n',
      /regress means nothing to workflows of the format toy/,
    ],
    ['going on with what has ended', { name: 'resume' }, 'ended: yes\n', /Nothing is to be chosen/],
    [
      'a choice that the format has not',
      { name: 'skip' },
      'current: failed=yes\n',
      /skip means nothing to workflows of the format toy/,
    ],
    [
      'a repair where none is proposed',
      { name: 'repair', which: 1 },
      'step: plan\n',
      /found no repair that the facts prove right/,
    ],
    ['a repair by a number that none has', { name: 'repair', which: 7 }, 'mend: yes\n', /found 1 repairs/],
    [
      'a question that the format does not know',
      { name: 'answer', question: 'Q9', text: 'x' },
      'step: plan\n',
      /found no question Q9/,
    ],
    [
      'a value that cannot be written in place',
      { name: 'answer', question: 'Q1', text: 'x\ny' },
      'step: plan\n',
      /^nothing was written: an answer has one line\. Make this change by hand\.$/,
    ],
    [
      'what needs another file that cannot be read, with its name and line',
      { name: 'answer', question: 'Q2', text: 'x' },
      'step: plan\n',
      /^nothing was written: a\/more\.txt, line 3: found nonsense, .+: value\. Correct the file first\.$/,
    ],
    [
      'S03 an answer to a state with conflict markers',
      { name: 'answer', question: 'Q1', text: 'x' },
      '<<<<<<< a\nstep: plan\n=======\nstep: code\n>>>>>>> b\n',
      /answer does not fit its state \(block, state-conflicted\)/,
    ],
    [
      'an answer to a state that cannot be read',
      { name: 'answer', question: 'Q1', text: 'x' },
      'nonsense\n',
      /answer does not fit its state \(block, state-unreadable\)/,
    ],
    [
      'T09 anything while somebody is at work',
      { name: 'start-fresh', all: false },
      `until: ${NOW + 1}\n`,
      /somebody is at work on it right now/,
    ],
  ];
  test.each(cases)('%s', (_name, choice, text, message) => {
    expect(() => choose(choice, text)).toThrow(message);
  });

  test('M18 a change that leaves the state worse than it was is our bug, and nothing comes out', () => {
    expect(() => choose({ name: 'approve', checkpoint: null }, 'current: waits=awaiting-approval\n')).toThrow(
      /"approved" breaks no rule that held before; it breaks state-consistent/,
    );
  });

  test('what cannot be read cannot be migrated', () => {
    expect(() => choose({ name: 'migrate' }, 'nonsense\n')).toThrow(
      /^toy:login: it cannot be migrated as it is, and was left alone\. a\/toy\.txt: found nonsense/,
    );
  });
});
