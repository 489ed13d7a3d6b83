// Ticks of the dashboard that nothing came of: the jobs that they started ended before they began with them.
import type { Conversation } from '../../model/github/repository.ts';
import { HOUR, MINUTE } from '../../model/time-units.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import type { ReadRow } from '../../report/github/dashboard/rows.ts';
import { tickKey } from '../../report/github/markers.ts';
import { lostTickBody } from '../../report/github/reply/in-progress.ts';
import { keyFor } from '../command/checkbox-commands.ts';
import { answersIn } from '../command/conversation-state.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';

/** Boxes that are ticked still, an hour after anything happened in that issue. Pure. */
export function lostTicks(board: Conversation | null, now: number): readonly ReadRow[] {
  if (board === null || now - Date.parse(board.updatedAt) < HOUR) return [];
  return (readDashboard(board.body)?.rows ?? []).filter(({ checked }) => checked);
}

/** Says of each that it was left; what has an answer was not. One request where there are any. */
export async function tellLost(
  lost: readonly ReadRow[],
  board: Conversation,
  found: readonly LocatedWorkflow[],
  context: ModeContext,
): Promise<void> {
  if (lost.length === 0) return;
  const answers = answersIn(await context.hub.remarks(board.number));
  // Our own answer is something that happened there, by a clock that may be a little ahead of the answer's.
  const at = Date.parse(board.updatedAt) - MINUTE;
  for (const row of lost) {
    const key = keyFor(row, { answers }, at, context);
    const id = found.find((one) => one.key === row.key)?.recovery.id;
    if (id === undefined || answers.has(key)) continue;
    // One time is known of the whole issue: it may as well be that of a comment, and the tick the first one.
    const again = key !== tickKey(row.row);
    const what = again ? 'nothing came of it since its last answer' : 'nothing had come of it';
    context.say('notice', `A tick of ${id} in issue ${board.number} was left: ${what}.`);
    const body = lostTickBody(key, id, again);
    await context.attempt({ kind: 'comment', key, issue: board.number, body });
  }
}
