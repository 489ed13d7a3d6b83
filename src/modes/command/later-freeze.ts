// A freeze or its end whose job was cut off or came late: what was given after it, in any place, holds.
import { HOUR } from '../../model/time-units.ts';
import { overruledBody } from '../../report/github/reply/in-progress.ts';
import { readMarker } from '../../text/comment-marker.ts';
import type { CommandPlan, Located, MarkerFields } from './command-plan.ts';
import type { ConversationState, OwnAnswer } from './conversation-state.ts';
import { otherPlaces } from './locate.ts';
import { answered, KEPT, orderedOf } from './pending-commands.ts';

/** What the answer to a freeze or its end keeps besides: of which workflow, and when it was given. */
export const keptOf = ({ found, at }: Located): MarkerFields => ({ ...KEPT, card: found.key, at });

/** A job that begins by then for the first time is no late one, in milliseconds. */
const IN_TIME = 2 * HOUR;

/** `null`: nothing was given after it. No request where its own job handles it for the first time. */
export async function overruled(located: Located): Promise<CommandPlan | null> {
  const { order, place, context, found, at } = located;
  if (order.late !== true && context.settings.now - at < IN_TIME) return null;
  const all = [place, ...(await otherPlaces(found, place, context))];
  const [later] = all.flatMap((one) => laterIn(one, located));
  return later ? answered(overruledBody(orderedOf(located), later), '-1', located) : null;
}

interface Later {
  readonly by: string;
  readonly line: string;
}

function laterIn({ answers, remarks }: ConversationState, located: Located): readonly Later[] {
  return [...answers.values()].flatMap((answer): readonly Later[] => {
    if (!isAfter(answer, located)) return [];
    const said = remarks.find(({ id }) => id === commentOf(answer));
    const line = said?.body.trimStart().split(/\r?\n/)[0] ?? '';
    return [{ by: said?.author?.login ?? '', line }];
  });
}

/** Of two that were given within one second the younger comment is the later one. */
function isAfter(answer: OwnAnswer, { order, found, at }: Located): boolean {
  const marker = readMarker(answer.remark.body);
  if (answer.key === order.answer || marker?.['kept'] !== true || marker['card'] !== found.key) return false;
  const given = marker['at'];
  if (typeof given !== 'number' || given < at) return false;
  return given > at || commentOf(answer) > (order.comment ?? Number.POSITIVE_INFINITY);
}

/** The comment that it answers; not a number: it was no comment. */
const commentOf = ({ key }: OwnAnswer): number => Number(/^reply-(\d+)$/.exec(key)?.[1] ?? Number.NaN);
