// What is said and shown where a branch went on, and something else is the case than what a person saw.
import { replyOf } from '../../report/github/reply.ts';
import type { Marker } from '../../text/marker.ts';
import { cardView } from '../cards.ts';
import { type Found, lookAt } from '../looking.ts';
import { type Asked, orderedOf, post, react, settleWith } from './answering.ts';
import type { Home } from './locate.ts';
import { refresh } from './refresh.ts';

/** `seen`: the commit that was seen; `null`: the card has changed since, and nobody knows any more. */
export async function refuseMoved(
  seen: string | null,
  found: Found,
  home: Home | null,
  asked: Asked,
  fields: Omit<Marker, 'key'> = {},
): Promise<void> {
  const { place, desk, seat, order } = asked;
  const turn = { kind: 'moved' } as const;
  // An answer that stands there already was written before the card was changed: it knew.
  const said = seen === null && place.answers.has(order.answer);
  const reply = { kind: 'state-changed', seen, now: cardView(found, turn, seat, desk) } as const;
  if (!said) await post(replyOf(reply, orderedOf(asked)), asked, fields);
  await refresh({ before: found, now: found, turn, freeze: 'kept', pull: null }, home, place, desk);
  await react('-1', asked);
}

const GONE = 'It is not on its branch any more. Look at the branch before you order anew.';

/** The same, looked at where the branch stands now. */
export async function changedSince(
  seen: string,
  { found, home }: { readonly found: Found; readonly home: Home | null },
  asked: Asked,
  fields: Omit<Marker, 'key'>,
): Promise<void> {
  const { desk } = asked;
  const head = await desk.hub.head(found.branch);
  const all = head === null ? [] : await lookAt(found.branch, head, desk);
  const now = all.find(({ key }) => key === found.key);
  if (now) return refuseMoved(seen, now, home, asked, fields);
  const why = { kind: 'unfit', message: GONE, theirs: [] } as const;
  await settleWith({ kind: 'refused', why }, '-1', asked, fields);
}
