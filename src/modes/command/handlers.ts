// Handlers of the commands that comments alone have and that make no choice: show, freeze, unfreeze.
import type { Deed } from '../../model/command.ts';
import { statusReply } from '../../report/github/reply/status.ts';
import { DOORS, type Host } from '../../report/host-wording.ts';
import { cardView, turnOf } from '../workflow-card.ts';
import type { Allowed, CommandPlan, Located, ShowEffect } from './command-plan.ts';
import { allAt, boardOf, freezeAt, homeOf, targetOf, whichOne } from './locate.ts';
import { answered, KEPT, showing, suffices, unfit } from './pending-commands.ts';
import { shown } from './refresh-card.ts';

/** About the place where it was written: nothing is changed. About a workflow: as that was found. */
export type Planner =
  | { readonly about: 'place'; readonly plan: (allowed: Allowed) => Promise<CommandPlan> }
  | { readonly about: 'workflow'; readonly plan: (located: Located) => Promise<CommandPlan> };

export const DEEDS: Readonly<Record<Deed, Planner>> = {
  'list-commands': { about: 'place', plan: listed },
  'show-workflows': { about: 'place', plan: standing },
  'keep-away': { about: 'workflow', plan: keptAway },
  'let-back': { about: 'workflow', plan: letBack },
};

async function listed(allowed: Allowed): Promise<CommandPlan> {
  const { call, role, context } = allowed;
  const permission = suffices(role, context.inputs.commandPermission) ? 'write' : 'read';
  return answered({ kind: 'help', about: call.args[0] ?? null, permission }, '+1', allowed);
}

/** Without an id: everything that the place is about. */
async function standing(asked: Allowed): Promise<CommandPlan> {
  const { call, place, context, order, seat } = asked;
  const all = call.id === null ? await allAt(place, context) : [];
  const target = all.length > 1 ? null : await targetOf(call, place, context);
  if (target?.kind === 'which' && (call.id !== null || !place.conversation.isPullRequest))
    return whichOne(target.among, asked);
  const shows = target?.kind === 'one' ? [target.found] : all;
  const fork = place.conversation.head?.fork === true;
  const views = [];
  for (const found of shows) {
    const home = shows.length === 1 && !fork ? await homeOf(found, place, context) : null;
    const turn = turnOf(await freezeAt(home, found.key, context), { kind: 'open' });
    views.push(cardView(found, turn, seat, context, fork));
  }
  return answered(statusReply(order.answer, views), '+1', asked, showing(shows));
}

const NO_HOME =
  'There is no place to keep it: its branch has no open pull request, and there is no dashboard. Open a ' +
  'pull request, or let the sweep make the dashboard.';
const notKept = (door: Host): string =>
  'It could not be kept, so that nothing is frozen: there is no room for it in the dashboard, or GitHub ' +
  `refused, which ${DOORS[door].page} tells. A pull request for its branch has room.`;
const PAST = 'until= names a day that has begun. Name a later one, or leave it away.';

/** What is repeated before its answer stands freezes it once more, which is the same. */
async function keptAway(located: Located): Promise<CommandPlan> {
  const { call, order, context, found, home } = located;
  const until = call.keys['until'] ?? null;
  const given = order.at ?? context.settings.now;
  if (until !== null && Date.parse(`${until}T00:00:00Z`) <= given) return unfit(PAST, located);
  if (home === null) return unfit(NO_HOME, located);
  const freeze = { by: order.by, until };
  const now = { before: found, now: found, turn: { kind: 'open' }, freeze, pull: null } as const;
  const otherwise = unfit(notKept(context.inputs.door), located).reply;
  const effects = shown(now, home, located, { otherwise });
  return { ...answered({ kind: 'frozen', of: found, until }, '+1', located, KEPT), effects };
}

/** Removes the freeze wherever it is kept, the label included. */
async function letBack(located: Located): Promise<CommandPlan> {
  const { context, found, home } = located;
  const now = { before: found, now: found, turn: { kind: 'open' }, freeze: null, pull: null } as const;
  const keeps: ShowEffect['keeps'] = { otherwise: null };
  const board = home?.kind === 'comment' && home.body === null ? await boardOf(context) : null;
  const row = board && ({ kind: 'row', conversation: board, body: board.body, others: [] } as const);
  const effects = [home, row].flatMap((one) => shown(now, one, located, keeps));
  return { ...answered({ kind: 'unfrozen', of: found }, '+1', located, KEPT), effects };
}
