// The prompts of the library as they are, on streams in place of a terminal: keys in, a choice or words out.
import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { prompterOn } from '../../../src/cli/guided/prompter.ts';
import { Interrupted } from '../../../src/cli/interrupted.ts';

const DOWN = '\u001b[B';
const ENTER = '\r';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
/** In place of a key: the terminal is gone. */
const GONE = '';

/** A terminal on which these keys are pressed once the first question is drawn. */
async function terminal(keys: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  let begun = false;
  const output = new Writable({
    write(_chunk, _encoding, done) {
      done();
      if (begun) return;
      begun = true;
      void press();
    },
  });
  const press = async () => {
    for (const key of keys) {
      await new Promise((resolve) => setImmediate(resolve));
      if (key === GONE) input.end();
      else input.write(key);
    }
  };
  return prompterOn(input, Object.assign(output, { columns: 80, rows: 24 }));
}

const ENTRIES = ['one', 'two', 'three'].map((value) => ({ value, label: `the ${value}`, hint: 'a hint' }));

test.each([
  [[ENTER], 'one'],
  [[DOWN, DOWN, ENTER], 'three'],
  [[DOWN, CTRL_D], null],
  [[DOWN, GONE], null],
])('of a list, %j is %j', async (keys, value) => {
  expect(await (await terminal(keys)).choose('Which?', ENTRIES)).toBe(value);
});

test.each([
  [[...Array.from('15 min'), ENTER], '15 min'],
  [[CTRL_D], null],
  [[...Array.from('15'), CTRL_D, ENTER], '15'],
  [[...Array.from('15'), GONE], null],
  [[ENTER, 'x', ENTER], 'x'],
])('of words, %j is %j', async (keys, value) => {
  expect(await (await terminal(keys)).write('How long?')).toBe(value);
});

test('Ctrl+C is no answer, but the end of it all', async () => {
  await expect((await terminal([DOWN, CTRL_C])).choose('Which?', ENTRIES)).rejects.toThrow(Interrupted);
  await expect((await terminal(['1', CTRL_C])).write('How long?')).rejects.toThrow(Interrupted);
});

test('on a terminal that has ended before, no question waits for an answer', async () => {
  const prompter = await terminal([GONE]);
  expect(await prompter.choose('Which?', ENTRIES)).toBe(null);
  expect(await prompter.write('How long?')).toBe(null);
});
