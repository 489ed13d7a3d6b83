// The plans of the commands that comments alone have and that make no choice: show, freeze, unfreeze.
import type { Deed } from '../../model/command.ts';
import { FROZEN, workflowDigits } from '../../report/github/card/freeze.ts';
import { statusReply } from '../../report/github/reply/status.ts';
import { DOORS, type Host } from '../../report/host-wording.ts';
import { allAt, type Home, homeOf, type LocatedWorkflow, targetOf } from '../locate.ts';
import { cardView, shown, thawed, turnOf } from '../workflow-card.ts';
import type { Allowed, CommandPlan, Located, ShowEffect } from './command-plan.ts';
import { freezeKnown, placesBeside } from './freeze-places.ts';
import { without } from './moved-freezes.ts';
import { answered, KEPT, showing, unfit } from './pending-commands.ts';
import { suffices } from './permissions.ts';
import { absentAnswer, absentAt, whichOne } from './which-one.ts';

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

/** Freezes are looked up for at most this many workflows of one answer; each may cost a few requests. */
const MOST_LOOKED = 20;
const NOT_LOOKED = 'Whether one of them is frozen is said by `/status` with its id.';

/** Without an id: everything that the place is about. */
async function standing(asked: Allowed): Promise<CommandPlan> {
  const { call, place, context, order, seat } = asked;
  const all = call.id === null ? await allAt(place, context) : [];
  const target = all.length > 1 ? null : await targetOf(call, place, context);
  if (target?.kind === 'which' && (call.id !== null || !place.conversation.isPullRequest))
    return whichOne(target.among, asked);
  const shows = target?.kind === 'one' ? [target.found] : all;
  const absent = shows.length === 0 ? await absentAt(call, place, context) : [];
  if (absent.length > 0) return absentAnswer(absent, asked);
  const fork = place.conversation.head?.fork === true;
  const views = [];
  const areLooked = !fork && shows.length <= MOST_LOOKED;
  const notes = new Set<string>(areLooked || fork ? [] : [NOT_LOOKED]);
  for (const found of shows) {
    const home = areLooked ? await homeOf(found, place, context) : null;
    const known = areLooked ? await freezeKnown(found, home, place, context) : null;
    if (known?.freeze === null && known.unknown !== null) notes.add(known.unknown);
    const turn = turnOf(known?.freeze ?? null, { kind: 'open' });
    views.push(cardView(found, turn, seat, context, fork));
  }
  const more = [...notes].map((words) => `\n${words}\n`).join('');
  return answered(statusReply(order.answer, views) + more, '+1', asked, showing(shows));
}

const NO_HOME =
  'There is no place to keep it: its branch has no open pull request, and there is no dashboard. Open a ' +
  'pull request, or let the sweep make the dashboard.';
const notKept = (door: Host): string =>
  'It could not be kept, so that nothing is frozen: there is no room for it in the dashboard, or GitHub ' +
  `refused, which ${DOORS[door].page} tells. A pull request for its branch has room.`;
const HERE_ALONE =
  'There is no dashboard that keeps it as well, so it ends where the pull request of its card is closed.';
const notEnded = (door: Host): string =>
  `The freeze could not be taken away everywhere, so that it still holds: GitHub refused, which ` +
  `${DOORS[door].page} tells. Correct that, then give the command again.`;
const SHARED =
  `The label "${FROZEN}" was set by hand, and freezes other workflows of the branch as well. There is no ` +
  'dashboard that could keep those frozen. Let the sweep make the dashboard, then give the command again; ' +
  'or take the label off by hand, then give /freeze for each that is to stay frozen.';
const STAYS = 'The label stays: set by hand, it freezes other workflows of the branch as well.';
const PAST = 'until= names a day that has begun. Name a later one, or leave it away.';

/** A second time it only repeats the answer. An older freeze elsewhere is brought to the same words. */
async function keptAway(located: Located): Promise<CommandPlan> {
  const { call, order, context, found, home, place, at } = located;
  const until = call.keys['until'] ?? null;
  const given = order.at ?? context.settings.now;
  if (until !== null && Date.parse(`${until}T00:00:00Z`) <= given) return unfit(PAST, located);
  if (home === null) return unfit(NO_HOME, located);
  const freeze = { by: order.by, until };
  const now = { before: found, now: found, turn: { kind: 'open' }, freeze, given: at, pull: null } as const;
  const otherwise = unfit(notKept(context.inputs.door), located).reply;
  const { frozen, board, moved, byHand } = await placesBeside(found, home, place, context);
  if (byHand.length > 0 && board === null) return unfit(SHARED, located);
  const kept = frozen.filter(({ body }) => body !== null);
  // A pull request may be closed, and its card with it: the dashboard keeps it as well.
  const also = board === null || board === home ? kept : [...new Set([...kept, board])];
  const effects = [
    ...heldByHand(byHand, board, located, { otherwise }),
    ...shown(now, without(home, moved), located, { otherwise }),
    ...also.flatMap((one) => shown(now, without(one, moved), located, { otherwise: null })),
    ...moved.map((one) => thawed(one, { otherwise: null })),
  ];
  const plan = answered({ kind: 'frozen', of: found, until }, '+1', located, KEPT);
  const more = home.kind !== 'comment' || board !== null ? '' : `\n${HERE_ALONE}\n`;
  return { ...plan, reply: `${plan.reply}${more}`, effects };
}

/** Removes the freeze wherever it is kept, labels included. */
async function letBack(located: Located): Promise<CommandPlan> {
  const { context, found, home, place, at } = located;
  const now = {
    before: found,
    now: found,
    turn: { kind: 'open' },
    freeze: null,
    given: at,
    pull: null,
  } as const;
  const otherwise = unfit(notEnded(context.inputs.door), located).reply;
  const { frozen, moved, board, byHand, unknown } = await placesBeside(found, home, place, context);
  if (unknown !== null) return unfit(unknown, located);
  const isShared = byHand.length > 0;
  if (isShared && board === null) return unfit(SHARED, located);
  const all = [...frozen, ...(home === null ? [] : [home])].map((one) => without(one, moved));
  // Of a label that others keep, nothing is to be taken away: what is kept of them explains it from now on.
  const places = isShared ? all.filter(({ kind }) => kind !== 'comment') : all;
  const effects = [
    ...heldByHand(byHand, board, located, { otherwise }),
    ...moved.map((one) => thawed(one, { otherwise })),
    ...places.flatMap((one) => shown(now, one, located, { otherwise })),
  ];
  const plan = answered({ kind: 'unfrozen', of: found }, '+1', located, KEPT);
  return { ...plan, reply: `${plan.reply}${isShared ? `\n${STAYS}\n` : ''}`, effects };
}

/** Before anything else is said of the one that is meant: a label set by hand goes on freezing the others. */
function heldByHand(
  others: readonly LocatedWorkflow[],
  board: Home | null,
  located: Located,
  keeps: ShowEffect['keeps'],
): readonly ShowEffect[] {
  if (others.length === 0 || board === null) return [];
  const besides = new Map(
    others.map(({ key, recovery: { id } }) => [
      key,
      { by: FROZEN, until: null, workflow: workflowDigits(id) },
    ]),
  );
  const { found } = located;
  const now = { before: found, now: found, turn: { kind: 'open' }, freeze: null, pull: null } as const;
  return shown(now, board, located, keeps).map((one) => ({ ...one, besides }));
}
