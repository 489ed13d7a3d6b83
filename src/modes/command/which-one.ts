// The answer where a command could mean several workflows, or one that is not to be had, and why it is not.
import { slashOf } from '../../commands/parse.ts';
import { isAnyOff } from '../../config/enabled.ts';
import { ignored } from '../../config/ignore.ts';
import type { Call } from '../../model/call.ts';
import { cardKey } from '../../report/github/markers.ts';
import { isProposal } from '../../report/github/proposal/commit-message.ts';
import { linesWords } from '../../report/github/reply/in-progress.ts';
import type { Absence } from '../../report/github/reply/refusals.ts';
import { replyOf } from '../../report/github/reply/reply.ts';
import { slashLine } from '../../report/slash-syntax.ts';
import { look } from '../../scan-repository.ts';
import { everywhere, type LocatedWorkflow, sightOf } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import type { CommandContext, CommandPlan } from './command-plan.ts';
import type { AcceptedCommand, Card, ConversationState } from './conversation-state.ts';
import { answered, orderedOf } from './pending-commands.ts';

/** Ids that are offered. */
const MOST = 20;

/** Every line of the command once more for each workflow that could be meant (C12). */
export async function whichOne(
  among: readonly LocatedWorkflow[],
  asked: CommandContext,
): Promise<CommandPlan> {
  const { call, place, context } = asked;
  const ids = [...new Set(among.map(({ recovery }) => recovery.id))].slice(0, MOST);
  const isThere = call.id === null ? among.length > 1 : ids.includes(call.id);
  const absent = isThere ? [] : await absentAt(call, place, context);
  const body = replyOf({ kind: 'which', id: call.id, among, absent }, orderedOf(asked));
  const lines = linesFor([...ids, ...elsewhereIn(absent)], asked);
  return answered(body + linesWords(lines), 'confused', asked);
}

/** Why there is nothing to be shown, and the lines for what belongs to another branch. */
export function absentAnswer(absent: readonly Absence[], asked: CommandContext): CommandPlan {
  const body = replyOf({ kind: 'which', id: asked.call.id, among: [], absent }, orderedOf(asked));
  return answered(body + linesWords(linesFor(elsewhereIn(absent), asked)), '+1', asked);
}

const elsewhereIn = (absent: readonly Absence[]): readonly string[] =>
  absent.flatMap(({ id, why }) => (why === 'elsewhere' ? [id] : []));

function linesFor(ids: readonly string[], { call, seat }: CommandContext): readonly string[] {
  return ids.flatMap((id) =>
    [call, ...(call.also ?? [])].flatMap(
      ({ args, keys, flags }) => slashLine(slashOf(call), { id, args, keys, flags }, seat.bare) ?? [],
    ),
  );
}

/** Why cards that a command means, or else the branch there, have no workflow to be had. */
export async function absentAt(
  { id }: Pick<Call, 'id'>,
  place: ConversationState,
  context: ModeContext,
): Promise<readonly Absence[]> {
  const absent: Absence[] = [];
  const cards = place.cards.filter(({ mark }) => id === null || mark.workflow === id);
  for (const { mark } of cards.slice(0, MOST)) absent.push(...(await absenceOf(mark, context)));
  const { head } = place.conversation;
  if (cards.length > 0 || head === null || head.fork || isProposal(head.branch)) return absent;
  const { branch } = head;
  const sha = await context.hub.head(branch);
  const all = sha === null ? [] : await idsAt(branch, sha, context);
  const left = all.filter((one) => one.isLeft && (id === null || one.id === id));
  if (left.length > 0 || id !== null)
    return left.slice(0, MOST).map((one) => ({ id: one.id, branch, why: 'ignored' }));
  return elsewhere(branch, all, context);
}

/** What a branch holds and another one owns, as far as anything is left to be done about it. */
async function elsewhere(
  here: string,
  all: readonly { readonly id: string }[],
  context: ModeContext,
): Promise<readonly Absence[]> {
  if (all.length === 0) return [];
  const ids = new Set(all.map(({ id }) => id));
  const isOpen = ({ recovery }: LocatedWorkflow) => recovery.decision.action !== 'none';
  const meant = (await everywhere(context)).filter((one) => ids.has(one.recovery.id));
  const owned = meant.filter(isOpen);
  if (owned.some(({ branch }) => branch === here)) return [];
  return owned
    .slice(0, MOST)
    .map(({ recovery: { id }, branch }) => ({ id, branch, why: 'elsewhere' }) as const);
}

/**
 * Why a workflow that a command was accepted for is not looked at any more where it was judged; `null`: that
 * is not known.
 */
export async function leftBecause(
  { card: key, branch, head }: AcceptedCommand,
  { call, place, context }: CommandContext,
): Promise<Absence | null> {
  const isMeant = (id: string) => cardKey(id, branch) === key;
  const left = (await idsAt(branch, head, context)).find(({ id }) => isMeant(id));
  if (left) return { id: left.id, branch, why: 'ignored' };
  const written = [call.id, ...place.cards.map(({ mark }) => mark.workflow)];
  const named = written.find((id) => id !== null && isMeant(id) && !isKnown(id, context));
  if (named) return { id: named, branch, why: 'format' };
  if (!isAnyOff(context.config)) return null;
  // A row and a tick keep no id: with every format looked at, the workflow has one.
  const { judged } = await look(context.hub, { kind: 'commit', revision: head }, context.settings, 'deep');
  const off = judged.flatMap(({ recovered }) => recovered.workflows).find(({ id }) => isMeant(id));
  return off ? { id: off.id, branch, why: 'format' } : null;
}

const isKnown = (id: string, { engine: { formats } }: ModeContext): boolean =>
  formats.some((format) => id.startsWith(`${format.id}:`));

async function absenceOf(
  { workflow: id, branch }: Card['mark'],
  context: ModeContext,
): Promise<readonly Absence[]> {
  if (id === null) return [];
  if (!isKnown(id, context)) return [{ id, branch, why: 'format' }];
  const sha = branch === null ? null : await context.hub.head(branch);
  if (branch === null || sha === null) return branch === null ? [] : [{ id, branch, why: 'branch' }];
  const there = (await idsAt(branch, sha, context)).find((one) => one.id === id);
  if (there) return there.isLeft ? [{ id, branch, why: 'ignored' }] : [];
  return [{ id, branch, why: 'workflow' }];
}

/** All that a commit holds, and whether the config leaves it alone. */
async function idsAt(branch: string, sha: string, context: ModeContext) {
  const { looked } = await sightOf(branch, sha, context);
  return looked.judged.flatMap(({ recovered }) =>
    recovered.workflows.map(({ id, path }) => ({
      id,
      isLeft: ignored(context.config, { path, workflow: id, branch }),
    })),
  );
}
