// Freezes a workflow, and ends a freeze: kept where the workflow is at home.
import { DOORS, type Door } from '../../report/door.ts';
import type { Freeze } from '../../report/github/freeze.ts';
import type { Why } from '../../report/github/refused.ts';
import type { Found } from '../looking.ts';
import { type Asked, settleWith } from './answering.ts';
import { boardOf, type Home } from './locate.ts';
import { bringRow, refresh } from './refresh.ts';

const NO_HOME =
  'There is no place to keep it: its branch has no open pull request, and there is no dashboard. Open a ' +
  'pull request, or let the sweep make the dashboard.';
const notKept = (door: Door): string =>
  'It could not be kept, so that nothing is frozen: there is no room for it in the dashboard, or GitHub ' +
  `refused, which ${DOORS[door].page} tells. A pull request for its branch has room.`;
const PAST = 'until= names a day that has begun. Name a later one, or leave it away.';

function refused(message: string, asked: Asked): Promise<void> {
  const why: Why = { kind: 'unfit', message, theirs: [] };
  return settleWith({ kind: 'refused', why }, '-1', asked);
}

/** A second time it only says so again. */
export async function freezing(found: Found, home: Home | null, asked: Asked): Promise<void> {
  const { call, order, place, desk } = asked;
  const until = call.keys['until'] ?? null;
  const given = order.at ?? desk.settings.now;
  if (until !== null && Date.parse(`${until}T00:00:00Z`) <= given) return refused(PAST, asked);
  if (home === null) return refused(NO_HOME, asked);
  const freeze: Freeze = { by: order.by, until };
  const what = { before: found, now: found, turn: { kind: 'open' }, freeze, pull: null } as const;
  if (!(await refresh(what, home, place, desk))) return refused(notKept(desk.inputs.door), asked);
  await settleWith({ kind: 'frozen', of: found, until }, '+1', asked);
}

/** Wherever it is kept, the label included. */
export async function unfreezing(found: Found, home: Home | null, asked: Asked): Promise<void> {
  const { place, desk } = asked;
  const what = { before: found, now: found, turn: { kind: 'open' }, freeze: null, pull: null } as const;
  await refresh(what, home, place, desk);
  const board = home?.kind === 'comment' && home.body === null ? await boardOf(desk) : null;
  if (board) await bringRow(board, { key: found.key, found, freeze: null, pull: null }, desk);
  await settleWith({ kind: 'unfrozen', of: found }, '+1', asked);
}
