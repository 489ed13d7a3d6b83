// The terminal: whether it has colours, how wide it is, and a spinner for work that takes longer.
import { styleText } from 'node:util';
import type { Paint, TextStyle } from '../report/terminal/layout.ts';
import { plainPaint } from '../report/terminal/layout.ts';
import type { Sink, World } from './world.ts';

const STYLES: Readonly<Record<TextStyle, Parameters<typeof styleText>[0]>> = {
  title: 'bold',
  name: 'bold',
  dim: 'gray',
  good: 'green',
  attention: 'yellow',
  bad: 'red',
  command: 'cyan',
};

/** Width for what is no terminal, and the most that is used of one: longer lines are hard to read. */
const COLUMNS = 100;
const NARROWEST = 40;

/** `--no-color`, then NO_COLOR (no-color.org), then FORCE_COLOR, then whether the terminal has colours. */
export function paintFor(sink: Sink, env: World['env'], noColor: boolean): Paint {
  return hasColours(sink, env, noColor)
    ? (style, text) => styleText(STYLES[style], text, { validateStream: false })
    : plainPaint;
}

function hasColours(sink: Sink, env: World['env'], noColor: boolean): boolean {
  if (noColor || (env['NO_COLOR'] ?? '') !== '') return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return sink.isTTY === true && env['TERM'] !== 'dumb';
}

export function columnsFor(sink: Sink): number {
  return Math.max(NARROWEST, Math.min(sink.columns ?? COLUMNS, COLUMNS));
}

/** Milliseconds: the delay before the spinner is shown, and between its frames. */
const PATIENCE = 1000;
const TURN = 120;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Shows a spinner on a terminal when `work` takes over a second, and clears the line at the end. */
export async function withSign<T>(world: World, what: string, work: Promise<T>): Promise<T> {
  const { stderr } = world;
  if (stderr.isTTY !== true || world.env['TERM'] === 'dumb') return work;
  const begun = world.now();
  let frame = 0;
  const show = () => {
    const seconds = Math.round((world.now() - begun) / 1000);
    if (seconds * 1000 < PATIENCE) return;
    stderr.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${what} (${seconds} s)`);
    frame += 1;
  };
  const timer = setInterval(show, TURN);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (frame > 0) stderr.write('\r\x1b[2K');
  }
}
