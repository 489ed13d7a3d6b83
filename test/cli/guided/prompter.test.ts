// The prompts of the library as they are, on streams in place of a terminal: keys in, a choice or words out.
import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { prompterOn } from '../../../src/cli/guided/prompter.ts';

const DOWN = '\u001b[B';
const ENTER = '\r';
const CTRL_C = '\u0003';

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
      input.write(key);
    }
  };
  return prompterOn(input, Object.assign(output, { columns: 80, rows: 24 }));
}

const ENTRIES = ['one', 'two', 'three'].map((value) => ({ value, label: `the ${value}`, hint: 'a hint' }));

test.each([
  [[ENTER], 'one'],
  [[DOWN, DOWN, ENTER], 'three'],
  [[DOWN, CTRL_C], null],
])('of a list, %j is %j', async (keys, value) => {
  expect(await (await terminal(keys)).choose('Which?', ENTRIES)).toBe(value);
});

test.each([
  [[...Array.from('15 min'), ENTER], '15 min'],
  [[...Array.from('15'), CTRL_C], null],
  [[ENTER, 'x', ENTER], 'x'],
])('of words, %j is %j', async (keys, value) => {
  expect(await (await terminal(keys)).write('How long?')).toBe(value);
});
