// How the store is, asked for at most once a second, however many ask the bot.
import type { Store } from '../../model/bot/store.ts';

/** Milliseconds; while a real write is not taken, each time as much is written to the disk. */
const APART = 1_000;

/** What stands against the store's work; `null`: nothing does. */
export type Health = () => Promise<Error | null>;

/** `now`: milliseconds since 1970. */
export function healthOf(store: Pick<Store, 'trouble'>, now: () => number): Health {
  let last: { readonly at: number; readonly trouble: Promise<Error | null> } | null = null;
  return () => {
    if (last === null || Math.abs(now() - last.at) >= APART) last = { at: now(), trouble: store.trouble() };
    return last.trouble;
  };
}
