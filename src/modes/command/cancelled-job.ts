// Cleans up after a cancelled job, so that no command is left with nothing but the sign that it
// was seen (R01).
import { WorldError } from '../../model/errors.ts';
import type { IssueCommentEvent } from '../../model/github/event.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { cutBody } from '../../report/github/reply/in-progress.ts';
import { endedBy } from '../error-result.ts';
import { type ModeContext, type ModeInputs, type ModeResult, openContext } from '../mode-context.ts';
import { end } from './apply.ts';
import type { CommandPlan, RequestContext } from './command-plan.ts';
import { type ConversationState, placeAt, takenFields } from './conversation-state.ts';
import {
  answered,
  matterOf,
  nameIn,
  orderedOf,
  overBefore,
  saidNow,
  unfit,
  type Waiting,
  waitingUpTo,
} from './pending-commands.ts';
import { roleFor } from './permissions.ts';

const TITLE = 'Rekindle: a command that was cut short';
const UNDECIDED =
  'This was cut off before anything was decided, and nothing was changed. ' +
  'If it still is what you want, write it once more.';

/**
 * What was accepted stays accepted, and the next run finishes it; for what was only seen, its writer is asked
 * to repeat it.
 * @throws UserError where inputs and config contradict each other
 */
export async function settleCut(
  hub: GitHubRepository,
  event: IssueCommentEvent,
  inputs: ModeInputs,
): Promise<ModeResult> {
  const context = openContext(hub, inputs);
  try {
    const last = context.config.usable ? await hub.remark(event.comment.id) : null;
    const place = last && (await placeAt(event.issue.number, context));
    const waiting = last && place ? await waitingUpTo(last, place, context) : [];
    const own = waiting.find(({ order }) => order.comment === event.comment.id);
    if (place && own) await settleOne(own, place, context);
    return context.result(TITLE, { truncated: false, failed: false });
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return context.result(TITLE, { ...endedBy(error, context), failed: false });
  }
}

async function settleOne(waiting: Waiting, place: ConversationState, context: ModeContext): Promise<void> {
  const matter = matterOf(waiting.order, place, context);
  const plan = await planOf(waiting, matter);
  if (plan) await end(plan, matter);
}

/** `null`: nothing was begun. */
async function planOf({ order, reactions }: Waiting, matter: RequestContext): Promise<CommandPlan | null> {
  const { taken = null, remark } = matter.place.answers.get(order.answer) ?? {};
  if (taken?.state === 'done') return answered(null, '+1', matter);
  const over = taken && remark ? overBefore(taken, remark, matter) : null;
  if (over) return over;
  if (taken !== null) return answered(cutBody(orderedOf(matter)), 'rocket', matter, takenFields(taken) ?? {});
  if (!reactions.has('eyes')) return null;
  const { place, context } = matter;
  const may = await roleFor(nameIn(await saidNow(order, place, context)), matter);
  return may === null ? answered(null, '-1', matter) : unfit(UNDECIDED, matter);
}
