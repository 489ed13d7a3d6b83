// `rekindle` alone and a command's question on a real terminal: keys, ends of the input, widths, pasted text.
import { expect, test } from 'vitest';
import { type Desk, deskOn, deskWith } from '../commands/desk.ts';
import { stateText } from '../commands/sample.ts';
import { atNight } from '../exhaustive.ts';
import {
  CTRL_C,
  CTRL_D,
  CTRL_Z,
  DOWN,
  ENTER,
  type Left,
  onTerminal,
  type Session,
} from './pseudo-terminal.ts';
import { PUBLISHED } from './world.ts';

const INDEX = 'specs/005-user-auth/.workflow/index.md';
const ESCAPE = '\u001b';
/** The last lines of a list of choices. */
const LIST = /to navigate[^\n]*\n└\n?/;
const DAYS = { 'specs/1-one/.pipeline-state.md': stateText('one', 'IN_PROGRESS') };

/** Nothing is left of it: neither on the terminal nor in the working tree. */
async function leftNothing(status: number, { left, desk }: { readonly left: Left; readonly desk: Desk }) {
  expect(left).toEqual({ status, settings: true, cursor: true });
  expect(await desk.git('status', '--porcelain')).toBe('');
}

test('arrow keys choose, what is trusted is shown, Ctrl+C leaves everything as it was', async () => {
  const desk = await deskWith({ ...DAYS, 'specs/2-two/.pipeline-state.md': stateText('two', 'IN_PROGRESS') });
  const session = await onTerminal([], desk);
  await session.shows(LIST);
  session.type(DOWN);
  await session.shows(/● ai-dev-shop:2-two[\s\S]*└\n?/);
  session.type(ENTER);
  expect(await session.shows(LIST)).toMatch(
    /^ {2}ai-dev-shop:2-two {2}two\n[\s\S]* trusted [\s\S]*What is to be done\?/m,
  );
  session.type(CTRL_C);
  await session.shows(/rekindle: nothing was changed\.\n/);
  await leftNothing(130, { left: await session.ended(), desk });
});

/** Goes on to the question for words of one's own. */
async function toWords(session: Session): Promise<void> {
  const steps: readonly (readonly [keys: string, shown: RegExp])[] = [
    ['', LIST],
    [DOWN.repeat(3), /● humaninloop:005-user-auth/],
    [ENTER, /● answer the questions[\s\S]*└/],
    [ENTER, /● C2\.1: [\s\S]*└/],
    [ENTER, /● 15 minutes[\s\S]*└/],
    [DOWN.repeat(3), /● something else[\s\S]*└/],
    [ENTER, /◆ {2}How long does a session last\?\n[\s\S]*└/],
  ];
  for (const [keys, shown] of steps) {
    session.type(keys);
    await session.shows(shown);
  }
}

const CONFIRM = /Record the answer to C2\.1[\s\S]*\[y\/N\] /;

atNight('choose, see what is trusted, choose, see the difference, say yes', async () => {
  const desk = await deskOn('feature/user-auth');
  const session = await onTerminal([], desk);
  await toWords(session);
  session.type(`20 minutes${ENTER}`);
  expect(await session.shows(CONFIRM)).toContain(`\n+++ b/${INDEX}\n`);
  session.type(`y${ENTER}`);
  expect(await session.shows(/✓ [\s\S]*\n/)).toContain('✓ Recorded the answer to C2.1');
  expect(await session.ended()).toEqual({ status: 0, settings: true, cursor: true });
  expect(await desk.read(INDEX)).toContain('20 minutes');
});

atNight('what is pasted beyond one line is an answer and no consent', async () => {
  const desk = await deskOn('feature/user-auth');
  const session = await onTerminal([], desk);
  await toWords(session);
  session.type(`20 minutes${ENTER}y${ENTER}yes${ENTER}`);
  await session.shows(CONFIRM);
  session.type(ENTER);
  await session.shows(/nothing was changed\.\n/);
  await leftNothing(0, { left: await session.ended(), desk });
});

atNight.each([
  ['Escape', ESCAPE, 0],
  ['Ctrl+D', CTRL_D, 0],
  ['Ctrl+C', CTRL_C, 130],
])('%s at a list and at a question for words leaves nothing', async (_, key, status) => {
  const desk = await deskOn('feature/user-auth');
  const list = await onTerminal([], desk);
  await list.shows(LIST);
  list.type(key);
  await leftNothing(status, { left: await list.ended(), desk });
  const words = await onTerminal([], desk);
  await toWords(words);
  words.type(key);
  await leftNothing(status, { left: await words.ended(), desk });
});

atNight.each([
  ['no', `n${ENTER}`, 0],
  ['nothing', ENTER, 0],
  ['Ctrl+D', CTRL_D, 0],
  ['Ctrl+C', CTRL_C, 130],
])(
  '%s to the question of init writes nothing, and that is said on a line of its own',
  async (_, keys, status) => {
    const desk = await deskWith(DAYS);
    const session = await onTerminal(['init', '--uses', PUBLISHED.split(' ')[0] ?? ''], desk);
    await session.shows(/Write 4 files into [\s\S]*\[y\/N\] /);
    session.type(keys);
    await session.shows(/\nrekindle: nothing was changed\.\n/);
    await leftNothing(status, { left: await session.ended(), desk });
  },
);

atNight('yes to it writes the files, whatever was typed before it was asked', async () => {
  const desk = await deskWith(DAYS);
  const session = await onTerminal(['init', '--uses', PUBLISHED.split(' ')[0] ?? ''], desk);
  session.type(`n${ENTER}no`);
  await session.shows(/Write 4 files into [\s\S]*\[y\/N\] /);
  session.type(`y${ENTER}`);
  await session.shows(/✓ Wrote 4 files\.\n/);
  expect(await session.ended()).toEqual({ status: 0, settings: true, cursor: true });
  expect(await desk.git('status', '--porcelain')).toBe('?? .github/');
});

/** A shell that can stop a job and go on with it. */
const STOPPABLE = 'set -m; "$@"; echo "stopped with $?"; fg >/dev/null';

atNight('after Ctrl+Z and fg both kinds of questions are asked again', async () => {
  const desk = await deskWith(DAYS);
  const list = await onTerminal([], { ...desk, script: STOPPABLE });
  await list.shows(LIST);
  list.type(CTRL_Z);
  await list.shows(/stopped with 1\d\d\n/);
  await list.shows(LIST);
  list.type(ENTER);
  await list.shows(LIST);
  list.type(CTRL_C);
  await leftNothing(130, { left: await list.ended(), desk });
  const asked = /Write 4 files into [\s\S]*\[y\/N\] /;
  const args = ['init', '--uses', PUBLISHED.split(' ')[0] ?? ''];
  const question = await onTerminal(args, { ...desk, script: STOPPABLE });
  await question.shows(asked);
  question.type(CTRL_Z);
  await question.shows(/stopped with 1\d\d\n/);
  await question.shows(asked);
  question.type(`n${ENTER}`);
  await leftNothing(0, { left: await question.ended(), desk });
});

const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

atNight('a list fits 40 columns, and another width when the terminal gets one', async () => {
  const desk = await deskOn('feature/user-auth');
  const session = await onTerminal([], { ...desk, columns: 40 });
  const narrow = await session.shows(LIST);
  expect(narrow).toContain('humaninloop:005-user-auth');
  expect(widest(narrow)).toBeLessThanOrEqual(40);
  session.resize(100);
  const wide = await session.shows(LIST);
  expect(widest(wide)).toBeGreaterThan(40);
  expect(widest(wide)).toBeLessThanOrEqual(100);
  session.type(CTRL_C);
  await leftNothing(130, { left: await session.ended(), desk });
});

atNight('NO_COLOR takes every colour; a terminal that cannot move its cursor gets the list', async () => {
  const desk = await deskWith(DAYS);
  const plain = await onTerminal([], { ...desk, env: { NO_COLOR: '1' } });
  await plain.shows(LIST);
  plain.type(ENTER);
  await plain.shows(LIST);
  plain.type(CTRL_C);
  await leftNothing(130, { left: await plain.ended(), desk });
  expect(plain.all()).not.toMatch(new RegExp(`${ESCAPE}\\[[\\d;]*m`));
  const dumb = await onTerminal([], { ...desk, env: { TERM: 'dumb' } });
  await dumb.shows(/ai-dev-shop:1-one/);
  expect((await dumb.ended()).status).toBe(0);
  expect(dumb.all()).not.toContain(ESCAPE);
});
