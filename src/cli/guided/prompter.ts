// Questions on a terminal: a choice from a list, or words. What draws them is loaded when one is asked.
import type { Readable, Writable } from 'node:stream';
import { Interrupted } from '../interrupted.ts';

/** One entry of a list. */
export interface PromptEntry {
  /** What is given back. */
  readonly value: string;
  readonly label: string;
  /** Shown beside it where the cursor is. */
  readonly hint?: string;
}

/** `null`: the person went away (Escape, Ctrl+D, a terminal that ended). @throws Interrupted at Ctrl+C */
export interface Prompter {
  choose(question: string, entries: readonly PromptEntry[]): Promise<string | null>;
  write(question: string): Promise<string | null>;
}

/** Entries that are shown at once; the others come when one moves down. */
const AT_ONCE = 12;

const SHOW_CURSOR = '\x1b[?25h';

/** Asks on these streams; what is drawn goes to `output` alone. */
export async function prompterOn(input: Readable, output: Writable): Promise<Prompter> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const streams = { input, output };
  return {
    choose: (message, entries) =>
      askedOn(streams, async (signal) => {
        const options = entries.map((entry) => ({ ...entry }));
        const chosen = await select({ message, options, maxItems: AT_ONCE, signal, ...streams });
        return isCancel(chosen) ? null : chosen;
      }),
    write: (message) =>
      askedOn(streams, async (signal) => {
        const validate = (written: string | undefined) =>
          written === undefined || written.trim() === '' ? 'Write something, or press Ctrl+C.' : undefined;
        const written = await text({ message, validate, signal, ...streams });
        return isCancel(written) ? null : written;
      }),
  };
}

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** What Node says of a key. */
interface Key {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

/**
 * Draws a question until it is answered. The library knows nothing of three ends of its input, at each of
 * which Node stops reading: Ctrl+D, a terminal that is gone, and Ctrl+Z. After the last the question is drawn
 * again, below what the shell has written meanwhile.
 */
async function askedOn(
  { input, output }: Streams,
  draw: (signal: AbortSignal) => Promise<string | null>,
): Promise<string | null> {
  for (;;) {
    if (input.readableEnded || input.destroyed) return null;
    const ending = new AbortController();
    let over = false;
    let pressed = '';
    const onKey = (_typed: unknown, { ctrl, name = '' }: Key) => {
      pressed = ctrl === true ? name : '';
      if (pressed === 'z') output.write(SHOW_CURSOR);
    };
    const onPause = () => {
      // An answer stops the reading, too, and settles first.
      setImmediate(() => over || ending.abort());
    };
    input.on('keypress', onKey).on('pause', onPause);
    try {
      const answer = await draw(ending.signal);
      if (pressed === 'c' && answer === null) throw new Interrupted();
      if (pressed !== 'z' || answer !== null) return answer;
    } finally {
      over = true;
      input.off('keypress', onKey).off('pause', onPause);
    }
  }
}
