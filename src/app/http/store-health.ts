// Whether the store works, checked at most once a second, however many ask.
import type { Store } from '../../model/bot/store.ts';

/** Milliseconds; a failing write is tried again only this often. */
const APART = 1_000;

/** Why the store does not work; `null`: it does. */
export type Health = () => Promise<Error | null>;

/** `now`: milliseconds since 1970. */
export function healthOf(store: Pick<Store, 'trouble'>, now: () => number): Health {
  let last: { readonly at: number; readonly trouble: Promise<Error | null> } | null = null;
  return () => {
    if (last === null || Math.abs(now() - last.at) >= APART) last = { at: now(), trouble: store.trouble() };
    return last.trouble;
  };
}
