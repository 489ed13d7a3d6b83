// Whether the store takes what is written: told by the last real write, and asked for only where that failed.

import type { Inbox } from '../model/bot/inbox.ts';
import type { NoteStore } from '../model/bot/store.ts';
import { UserError } from '../model/errors.ts';

/** A database that has not answered by then is in trouble, milliseconds. */
const ANSWERS_WITHIN = 3_000;

/** What is written to learn whether the trouble is over; nothing reads it. */
const PROBE = 'asked to write';

/** An error that is about the values: SQLite's constraint, classes of SQLSTATE, a text that is too long. */
const isOfValues = (error: unknown): boolean =>
  error instanceof UserError ||
  (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 19) ||
  (error instanceof Error && 'code' in error && /^(?:2[23]|54)...$/.test(String(error.code)));

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export interface Watched {
  readonly inbox: Inbox;
  readonly trouble: () => Promise<Error | null>;
}

/**
 * The same inbox, whose writes are watched. `trouble`: while the last of them was taken the database is
 * merely asked for something; once one was not, as much is written as it had, since a disk that is nearly
 * full takes less: so it is told when the trouble is over, and no stranger has anything written otherwise.
 */
export function watched(inbox: Inbox, notes: NoteStore): Watched {
  let failed: { readonly error: Error; readonly bytes: number } | null = null;
  const watch = async <T>(write: Promise<T>, bytes: number): Promise<T> => {
    try {
      const done = await write;
      if (failed !== null && bytes >= failed.bytes) failed = null;
      return done;
    } catch (error) {
      if (!isOfValues(error)) failed = { error: errorOf(error), bytes: Math.max(bytes, failed?.bytes ?? 0) };
      throw error;
    }
  };
  const ask = async (): Promise<Error | null> => {
    if (failed === null) return notes.get(PROBE).then(() => null, errorOf);
    const { bytes } = failed;
    const written = watch(notes.set(PROBE, ' '.repeat(bytes)), bytes).then(() => notes.set(PROBE, ''));
    return written.then(() => null, errorOf);
  };
  return {
    inbox: {
      ...inbox,
      arrive: (arrival) => watch(inbox.arrive(arrival), arrival.bytes.length),
      keep: (all, dueAt) =>
        watch(
          inbox.keep(all, dueAt),
          all.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
        ),
    },
    trouble: () => inTime(ask()),
  };
}

async function inTime(asked: Promise<Error | null>): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error('the database does not answer')), ANSWERS_WITHIN);
  });
  const trouble = await Promise.race([asked, late]);
  clearTimeout(timer);
  return trouble;
}
