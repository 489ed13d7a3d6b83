// Questions on a terminal: a choice from a list, or words. What draws them is loaded when one is asked.
import type { Readable, Writable } from 'node:stream';

/** One entry of a list. */
export interface PromptEntry {
  /** What is given back. */
  readonly value: string;
  readonly label: string;
  /** Shown beside it where the cursor is. */
  readonly hint?: string;
}

/** `null`: the person went away (Ctrl+C, Escape). */
export interface Prompter {
  choose(question: string, entries: readonly PromptEntry[]): Promise<string | null>;
  write(question: string): Promise<string | null>;
}

/** Entries that are shown at once; the others come when one moves down. */
const AT_ONCE = 12;

/** Asks on these streams; what is drawn goes to `output` alone. */
export async function prompterOn(input: Readable, output: Writable): Promise<Prompter> {
  const { isCancel, select, text } = await import('@clack/prompts');
  return {
    async choose(message, entries) {
      const options = entries.map((entry) => ({ ...entry }));
      const chosen = await select({ message, options, maxItems: AT_ONCE, input, output });
      return isCancel(chosen) ? null : chosen;
    },
    async write(message) {
      const validate = (written: string | undefined) =>
        written === undefined || written.trim() === '' ? 'Write something, or press Ctrl+C.' : undefined;
      const written = await text({ message, validate, input, output });
      return isCancel(written) ? null : written;
    },
  };
}
