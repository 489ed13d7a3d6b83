// Settles one order: who gives it, what it means, whether it fits; in the end it has our answer and reaction.
import { permissionFor } from '../../config/applies.ts';
import type { Role } from '../../config/config.ts';
import type { Command } from '../../model/command.ts';
import { HUB_ROLES, type HubRole, type Remark } from '../../model/hub.ts';
import type { Why } from '../../report/github/refused.ts';
import { leftBody } from '../../report/github/underway.ts';
import { counted } from '../../text/counted.ts';
import type { Desk } from '../desk.ts';
import { type Found, lookAt } from '../looking.ts';
import { type Asked, answered, type Matter, matterOf, orderedOf, react, settleWith } from './answering.ts';
import { carryOut } from './carry.ts';
import { decide } from './decide.ts';
import { freezing, unfreezing } from './freezing.ts';
import { freezeAt, homeOf, targetOf } from './locate.ts';
import type { Order, Said } from './orders.ts';
import type { Place } from './place.ts';
import { answersIn, type Taken, takenFields } from './place.ts';
import { helped, shownStatus, whichOne } from './showing.ts';
import { goneBecause } from './stale.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const EDITED = 'The comment was edited after it was begun with. Look at the card, then write a new one.';
const oldWords = (after: number) =>
  `This was written more than ${after < DAY ? counted(Math.round(after / HOUR), 'hour') : 'a day'} ago. ` +
  'If it still is what you want, write it once more.';

const unfit = (message: string): Why => ({ kind: 'unfit', message, theirs: [] });

/** @throws WorldError that ends everything: then the next go settles it */
export async function settle(order: Order, said: Said, place: Place, desk: Desk): Promise<void> {
  const matter = matterOf(order, place, desk);
  if (said === 'edited') return refused(unfit(EDITED), matter);
  if (said.kind === 'refusal')
    return settleWith({ kind: 'not-understood', refusal: said }, 'confused', matter);
  const asked: Asked = { ...matter, call: said };
  const role = await roleFor(asked);
  if (role === null) return;
  if (!desk.config.usable) return refused({ kind: 'config' }, asked);
  if (said.command === 'help') return helped(suffices(role, desk.inputs.commandPermission), asked);
  await answered(asked, () => (said.command === 'status' ? shownStatus(asked) : ordered(asked)));
}

/** The giver's role where it is enough for the order; else that was answered, and it is `null`. */
export async function roleFor(asked: Asked): Promise<HubRole | null> {
  const { call, desk, order } = asked;
  const command = desk.commands.find(({ name }) => name === call.command);
  if (!command) {
    await refused({ kind: 'off', command: call.command }, asked);
    return null;
  }
  const role = await desk.hub.role(order.by);
  if (suffices(role, needed(command, desk))) return role;
  await notAllowed(command, asked);
  return null;
}

function refused(why: Why, matter: Matter): Promise<void> {
  return settleWith({ kind: 'refused', why }, '-1', matter);
}

function needed({ name, slash }: Command, { config, inputs }: Desk): Role {
  return permissionFor(config, name, slash?.permission === 'read' ? 'read' : inputs.commandPermission);
}

/** Whether a role is as much as another or more. */
function suffices(role: HubRole, least: Role): boolean {
  return HUB_ROLES.indexOf(role) >= HUB_ROLES.indexOf(least);
}

/** Nothing but a reaction: whoever may not give orders learns nothing, and cannot make us write (C01). */
async function notAllowed(command: Command, asked: Asked): Promise<void> {
  const { order, desk } = asked;
  const least = needed(command, desk);
  desk.say('notice', `/${command.name} in ${order.where} was refused: ${order.by} needs the role ${least}.`);
  await react('-1', asked);
}

/** An order that may change something. */
async function ordered(asked: Asked): Promise<void> {
  const { order, place, desk, call } = asked;
  const begun = place.answers.get(order.answer);
  if (begun?.taken) return goOn(begun, asked);
  const { conversation } = place;
  if (conversation.head?.fork) return refused({ kind: 'fork' }, asked);
  if (!conversation.open) return refused({ kind: 'closed' }, asked);
  const { oldAfter } = desk.inputs;
  if (order.at !== null && desk.settings.now - order.at > oldAfter)
    return refused(unfit(oldWords(oldAfter)), asked);
  const target = await targetOf(call, place, desk);
  if (target.kind === 'one') return judge(asked, target.found);
  const meanwhile = await begunMeanwhile(asked);
  if (meanwhile) return goOn(meanwhile, asked);
  const prior = goneBecause(order, call, place);
  if (prior?.kind === 'already') return settleWith(prior, '+1', asked);
  if (prior?.kind === 'outrun') return settleWith(prior, '-1', asked);
  await whichOne(target.among, asked);
}

/** The same for a workflow that is known. */
export async function judge(asked: Asked, found: Found): Promise<void> {
  const { place, desk, call } = asked;
  const home = await homeOf(found, place, desk);
  if (call.command === 'unfreeze') return unfreezing(found, home, asked);
  if (call.command === 'freeze') return freezing(found, home, asked);
  const freeze = await freezeAt(home, found.key, desk);
  const meanwhile = await begunMeanwhile(asked);
  if (meanwhile) return goOn(meanwhile, asked);
  if (freeze) return refused({ kind: 'frozen', ...freeze }, asked);
  await decide(asked, found, home);
}

interface Begun {
  readonly remark: Remark;
  readonly taken: Taken | null;
}

/**
 * Whether another job accepted the same order while this one looked. It is asked once the workflow was looked
 * at: whoever commits has answered before, so what was seen of their commit comes with their answer.
 */
export async function begunMeanwhile({ order, place, desk }: Asked): Promise<Begun | null> {
  const answers = answersIn(await desk.hub.remarks(place.conversation.number));
  const answer = answers.get(order.answer);
  return answer?.taken ? answer : null;
}

const LOST = 'The commit that it was accepted at is gone. Look at the branch, then write it once more.';

/** What another go accepted is ended, unless it was frozen before it was done. */
export async function goOn({ taken, remark }: Begun, asked: Asked): Promise<void> {
  if (taken === null) return;
  const { order, place, desk } = asked;
  const { branch, card: key, head, state } = taken;
  const since = Date.parse(remark.createdAt);
  if (state !== 'done' && desk.settings.now - since > DAY)
    return settleWith(
      leftBody(orderedOf(asked)),
      '-1',
      asked,
      takenFields({ ...taken, state: 'failed' }) ?? {},
    );
  // What came later stands where its own job left it.
  if (state === 'done' && taken.sha !== null && (await desk.hub.head(branch)) !== taken.sha)
    return react('+1', asked);
  const home = await homeOf({ key, branch }, place, desk);
  const freeze = state === 'done' ? null : await freezeAt(home, key, desk);
  if (freeze) return refused({ kind: 'frozen', ...freeze }, asked);
  const found = (await lookAt(branch, head, desk)).find((one) => one.key === key);
  if (!found) return refused(unfit(LOST), asked);
  await carryOut({ asked, found, taken, at: order.at ?? since, home });
}
