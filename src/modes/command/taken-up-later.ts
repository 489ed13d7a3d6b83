// A command that an earlier run accepted and did not bring to its end: it is judged again where its branch
// stands by now, before anything more comes of it.
import { decisionDigest } from '../../report/github/markers.ts';
import { lookAt } from '../scan.ts';
import type { CommandPlan, FilesEffect, Landing, Located } from './command-plan.ts';
import { takenAt } from './conversation-state.ts';
import { dispatchOf, isWoken, sentOf } from './dispatch-agent.ts';
import { refused, takenOf } from './pending-commands.ts';
import { GONE, moved } from './plan-command.ts';

const isLater = (located: Located): boolean => {
  const before = takenOf(located);
  return before !== null && before.state !== 'done';
};

/** Nothing is committed any more where the conversation was closed or merged since. `null`: it was not. */
export function closedSince({ commit, landed }: FilesEffect, located: Located): CommandPlan | null {
  const { open } = located.place.conversation;
  if (open || commit === null || landed !== null || !isLater(located)) return null;
  return refused({ kind: 'closed' }, located, located.taken);
}

/**
 * Before the agent is woken: the workflow as its branch has it now. Where the same would be decided there,
 * the agent is sent there; else it is not woken, which is what comes back. An agent that was woken by then
 * is the end of the command, whatever became of the branch since.
 */
export async function broughtUp(located: Located, landing: Landing): Promise<Landing | CommandPlan> {
  const { taken, found, home, context, place } = located;
  const { where, now: then } = landing;
  const sent = taken && isLater(located) ? sentOf(located, where, then) : null;
  if (taken === null || sent === null) return landing;
  const stood = where.sha ?? found.sha;
  const head = await context.hub.head(found.branch);
  const { open } = place.conversation;
  if (head === stood && open) return landing;
  if (await isWoken(dispatchOf(located, sent, ''), context)) return landing;
  const left = takenAt(taken, where);
  if (!open) return refused({ kind: 'closed' }, located, left);
  const all = head === null ? [] : await lookAt(found.branch, head, context);
  const now = all.find(({ key }) => key === found.key) ?? null;
  // What was started fresh is not there, as long as no one has begun it again.
  if (now === null && then === null && head !== null) return landing;
  if (now === null) return refused({ kind: 'unfit', message: GONE, theirs: [] }, located, left);
  const same = then !== null && decisionDigest(now.scanned) === decisionDigest(then.scanned);
  return same ? { ...landing, now } : moved(stood, now, home, located, left);
}
