// Orders that only show something: where a workflow stands, which commands there are, what could be meant.
import { slashCommands } from '../../commands/index.ts';
import { replyOf } from '../../report/github/reply.ts';
import { statusReply } from '../../report/github/status.ts';
import { linesWords } from '../../report/github/underway.ts';
import { slashLine } from '../../report/slash-line.ts';
import { cardView, turnOf } from '../cards.ts';
import type { Found } from '../looking.ts';
import { type Asked, orderedOf, settleWith } from './answering.ts';
import { allAt, freezeAt, homeOf, targetOf } from './locate.ts';

export async function helped(mayWrite: boolean, asked: Asked): Promise<void> {
  const about = asked.call.args[0] ?? null;
  await settleWith({ kind: 'help', about, permission: mayWrite ? 'write' : 'read' }, '+1', asked);
}

/** Without an id: everything that the place is about. */
export async function shownStatus(asked: Asked): Promise<void> {
  const { call, place, desk, order, seat } = asked;
  const all = call.id === null ? await allAt(place, desk) : [];
  const target = all.length > 1 ? null : await targetOf(call, place, desk);
  if (target?.kind === 'which' && (call.id !== null || !place.conversation.isPullRequest))
    return whichOne(target.among, asked);
  const shown = target?.kind === 'one' ? [target.found] : all;
  const fork = place.conversation.head?.fork === true;
  const views = [];
  for (const found of shown) {
    const home = shown.length === 1 && !fork ? await homeOf(found, place, desk) : null;
    const turn = turnOf(await freezeAt(home, found.key, desk), { kind: 'open' });
    views.push(cardView(found, turn, seat, desk, fork));
  }
  await settleWith(statusReply(order.answer, views), '+1', asked);
}

/** Ids that are offered. */
const MOST = 20;

/** Every line of the order once more for each workflow that could be meant (C12). */
export async function whichOne(among: readonly Found[], asked: Asked): Promise<void> {
  const { call, seat } = asked;
  const spec = slashCommands.find(({ name }) => name === call.command)?.slash;
  const ids = [...new Set(among.map(({ recovery }) => recovery.id))].slice(0, MOST);
  const lines = ids.flatMap((id) =>
    [call, ...(call.also ?? [])].flatMap(({ args, keys, flags }) =>
      spec ? (slashLine(spec, { id, args, keys, flags }, seat.bare) ?? []) : [],
    ),
  );
  const body = replyOf({ kind: 'which', id: call.id, among }, orderedOf(asked));
  await settleWith(body + linesWords(lines), 'confused', asked);
}
