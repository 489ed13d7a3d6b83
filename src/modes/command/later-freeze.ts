// A freeze or its end whose job was cut off or came late: what was given after it, in another place, holds.
import { freezeGivenIn } from '../../report/github/card/freeze.ts';
import { isKeepable } from '../../report/github/format.ts';
import { commentOfReply } from '../../report/github/markers.ts';
import { overruledBody } from '../../report/github/reply/in-progress.ts';
import { readMarker } from '../../text/comment-marker.ts';
import { otherPlaces } from '../locate.ts';
import type { CommandPlan, Located, MarkerFields } from './command-plan.ts';
import { type ConversationState, type Given, givenBy, type OwnAnswer } from './conversation-state.ts';
import { answered, KEPT, orderedOf } from './pending-commands.ts';

/**
 * What the answer to a freeze or its end keeps besides: of which workflow, and when it was given; of a tick
 * and a form, which stand in no comment, also by whom.
 */
export function keptOf({ order: { by, comment }, call, found, at }: Located): MarkerFields {
  const given = comment === null && isKeepable(by) ? { by, ask: call.command } : {};
  return { ...KEPT, card: found.key, at, ...given };
}

/** `null`: nothing was given after it. Jobs run in any order, so that each of them asks. */
export async function overruled(located: Located): Promise<CommandPlan | null> {
  const { place, context, found, at } = located;
  const [here] = laterIn(place, located);
  const others = here ? [] : await otherPlaces(found, place, context);
  const [later] = here ? [here] : others.flatMap((one) => laterIn(one, located));
  // One that was given in a conversation that has nothing to do with the workflow shows in its card alone.
  const cards = [place, ...others].flatMap((one) => one.cards.filter(({ mark }) => mark.key === found.key));
  const since = cards.map(({ body }) => freezeGivenIn(body) ?? at);
  // A time to come is not what we wrote.
  const isGiven = since.some((given) => given > at && given <= context.settings.now);
  if (!later && !isGiven) return null;
  const by = { line: later?.line ?? '', by: later?.by ?? '' };
  return answered(overruledBody(orderedOf(located), by), '-1', located);
}

function laterIn({ answers, remarks }: ConversationState, located: Located): readonly Given[] {
  return [...answers.values()].flatMap((answer) =>
    isAfter(answer, located) ? [givenBy(answer, remarks)] : [],
  );
}

/** Of two that were given within one second the younger comment is the later one. */
function isAfter(answer: OwnAnswer, { order, found, at }: Located): boolean {
  const marker = readMarker(answer.remark.body);
  if (answer.key === order.answer || marker?.['kept'] !== true || marker['card'] !== found.key) return false;
  const given = marker['at'];
  if (typeof given !== 'number' || given < at) return false;
  const comment = commentOfReply(answer.key);
  return given > at || (comment !== null && order.comment !== null && comment > order.comment);
}
