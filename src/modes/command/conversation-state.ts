// The state of an issue or pull request: our comments there, what our answers keep, and what
// commands there can mean.

import { slashOf } from '../../commands/parse.ts';
import type { Call } from '../../model/call.ts';
import type { SentWay } from '../../model/github/effects.ts';
import type { Account } from '../../model/github/event.ts';
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import { OBJECT_ID } from '../../model/object-id.ts';
import { recoveredIn, saysGone } from '../../report/github/card/resolved-card.ts';
import { type ReadDashboard, readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { isKeepable } from '../../report/github/format.ts';
import { type CardMark, commentOfReply, readMark } from '../../report/github/markers.ts';
import {
  type ChangeLocation,
  type EarlierEnd,
  isProposed,
  type ReplyContext,
  type Unsure,
} from '../../report/github/workflow-view.ts';
import { type Marker, readMarker } from '../../text/comment-marker.ts';
import { keyOf } from '../../text/hash.ts';
import type { ModeContext } from '../mode-context.ts';

/** `null`: in a way that is not kept; the config may name another one by now, or none. */
export interface WokenHow {
  readonly way: SentWay | null;
}

/** A command that was accepted. What our own comment says of it is looked up again before it counts. */
export interface AcceptedCommand {
  /** The card's key of the workflow that is meant. */
  readonly card: string;
  /** A digest of command, words and workflow: the same command has the same digest. */
  readonly order: string;
  readonly branch: string;
  /** Full hex id of the commit that was judged. */
  readonly head: string;
  /** `decisionDigest` of what was decided there. */
  readonly decision: string;
  readonly state: 'taken' | 'done' | 'failed';
  /** The commit that it led to; `null`: none is known. */
  readonly sha: string | null;
  /** The number of the pull request that holds it. */
  readonly pull: number | null;
  /** The branch that holds it where no pull request could be opened; absent: none is known. */
  readonly proposed?: string;
  /** The ref that keeps what it removed; absent: it removed nothing, as far as is known. */
  readonly archive?: string;
  /** How its agent was woken, as was looked up; kept nowhere. Absent: as far as is known, it was not. */
  readonly woken?: WokenHow;
  /** Why it is not known what it had done when it was cut off; kept nowhere. Absent: that is known. */
  readonly unsure?: Unsure;
  /** It is done but for its agent, whom no one could wake yet; absent: that is not so. */
  readonly waits?: true;
  /** Of a ticked box, which keeps no words: who ticked it, in which row, and what that asks for. */
  readonly tick: { readonly by: string; readonly row: string; readonly ask: string } | null;
  /** Of a form of the bot's page, which stands in no comment either: who sent it, and what it asks for. */
  readonly page: { readonly by: string; readonly ask: string } | null;
}

/** `null` where a name cannot be kept and read back as it is. */
export function takenFields({
  tick,
  page,
  woken: _,
  unsure: __,
  ...fields
}: AcceptedCommand): Omit<Marker, 'key'> | null {
  const given = tick ?? page;
  const names = [fields.branch, ...(given ? [given.by] : [])];
  if (!names.every(isKeepable)) return null;
  const row = tick ? { row: tick.row } : {};
  return { ...fields, ...(given ? { by: given.by, ...row, ask: given.ask } : {}) };
}

/** Where its change landed; `null`: as far as is known, it did not. */
export function landedOf(taken: AcceptedCommand): EarlierEnd | null {
  const { branch, sha, pull, proposed, archive, woken, unsure } = taken;
  const isKnown = sha !== null || isProposed(taken);
  if (!isKnown && !woken && !unsure) return null;
  const where = { branch, sha, pull, ...(proposed === undefined ? {} : { proposed }) };
  const open = isKnown || !unsure ? {} : { unsure };
  return { ...where, archive: archive ?? null, ...(woken ? { woken: true as const } : {}), ...open };
}

/** The same command, once its change landed there. */
export function takenAt(
  { unsure: _, proposed: __, ...taken }: AcceptedCommand,
  { sha, pull, proposed, archive }: ChangeLocation,
): AcceptedCommand {
  const branch = proposed === undefined ? {} : { proposed };
  return { ...taken, sha, pull, ...branch, ...(archive === null ? {} : { archive }) };
}

const DIGITS = /^[0-9a-f]{16}$/;
const CARD = /^card-[0-9a-f]{16}$/;
const PROPOSED = /^rekindle\/[a-z0-9-]+\/[a-z0-9-]+$/;
const ARCHIVE = /^refs\/(?:heads\/)?rekindle\/archive\/[a-z0-9-]+\/[0-9a-f]{12}$/;

/** What one of our answers keeps; `null` where it keeps nothing, or not as we write it. */
function takenIn(body: string): AcceptedCommand | null {
  const marker = readMarker(body);
  if (!marker) return null;
  const text = (name: string): string | null => {
    const value = marker[name];
    return typeof value === 'string' ? value : null;
  };
  const [card, order, branch, head] = [text('card'), text('order'), text('branch'), text('head')];
  const [decision, state, sha, pull] = [text('decision'), text('state'), text('sha'), marker['pull']];
  if (card === null || order === null || branch === null || head === null || decision === null) return null;
  if (!CARD.test(card) || !OBJECT_ID.test(head) || ![order, decision].every((one) => DIGITS.test(one)))
    return null;
  if (state !== 'taken' && state !== 'done' && state !== 'failed') return null;
  if (sha !== null && !OBJECT_ID.test(sha)) return null;
  const [by, row, ask, archive] = [text('by'), text('row'), text('ask'), text('archive')];
  const proposed = text('proposed');
  return {
    card,
    order,
    branch,
    head,
    decision,
    state,
    sha,
    pull: typeof pull === 'number' && Number.isSafeInteger(pull) ? pull : null,
    ...(proposed !== null && PROPOSED.test(proposed) ? { proposed } : {}),
    ...(archive !== null && ARCHIVE.test(archive) ? { archive } : {}),
    ...(marker['waits'] === true ? { waits: true as const } : {}),
    tick: by !== null && row !== null && ask !== null ? { by, row, ask } : null,
    page: by !== null && row === null && ask !== null ? { by, ask } : null,
  };
}

/** One of our answers, and where it is. */
export interface OwnAnswer {
  readonly remark: IssueComment;
  readonly key: string;
  /** `null`: it accepted nothing. */
  readonly taken: AcceptedCommand | null;
}

/** Our answers under a conversation by their keys; of two with one key the older one counts. */
export function answersIn(remarks: readonly IssueComment[]): ReadonlyMap<string, OwnAnswer> {
  const answers = new Map<string, OwnAnswer>();
  for (const remark of remarks) {
    const key = remark.ours ? readMarker(remark.body)?.key : undefined;
    if (key === undefined || answers.has(key) || !/^(?:reply|tick|page)-/.test(key)) continue;
    answers.set(key, { remark, key, taken: takenIn(remark.body) });
  }
  return answers;
}

/** What one of our answers is to. */
export interface Given {
  /** The comment; `null`: a tick or a form. */
  readonly id: number | null;
  /** `null`: that is not known, as its comment was deleted. */
  readonly by: string | null;
  /** As it was written first; empty where that is not known. */
  readonly line: string;
}

/** Who gave the command that an answer is to. Of a tick and a form the answer keeps that itself. */
export function givenBy({ key, remark }: OwnAnswer, remarks: readonly IssueComment[]): Given {
  const id = commentOfReply(key);
  if (id === null) {
    const marker = readMarker(remark.body);
    const [by, ask] = [marker?.['by'], marker?.['ask']];
    const isKept = typeof by === 'string' && typeof ask === 'string';
    return isKept ? { id, by, line: `/${ask}` } : { id, by: null, line: '' };
  }
  const said = remarks.find((one) => one.id === id);
  const [line = ''] = said?.body.trimStart().split(/\r?\n/) ?? [];
  return { id, by: said?.author?.login ?? null, line };
}

/** Our card of one workflow. */
export interface Card {
  readonly mark: CardMark;
  readonly body: string;
  /** `null`: it is the text of the issue itself, of which it is not known when it was last written. */
  readonly remark: IssueComment | null;
}

export interface ConversationState {
  readonly conversation: Conversation;
  /** The oldest first. */
  readonly remarks: readonly IssueComment[];
  readonly answers: ReadonlyMap<string, OwnAnswer>;
  readonly cards: readonly Card[];
  /** We opened it. */
  readonly ours: boolean;
  /** What it says where it is our dashboard. */
  readonly dashboard: ReadDashboard | null;
}

/** Whether these places say of anything that it was carried out: where none does, no agent was woken. */
export function sayDone(places: readonly ConversationState[]): boolean {
  return places.some(
    ({ answers, cards }) => answers.size > 0 || cards.some(({ body }) => recoveredIn(body) !== null),
  );
}

/** Whether an account is ours or trusted like ours; like GitHub, letters compare without case. */
export function isOurs(account: Account | null, { hub, config }: ModeContext): boolean {
  const ours = [hub.facts.account, ...config.trustedMarkerLogins].map((login) => login.toLowerCase());
  return account !== null && ours.includes(account.login.toLowerCase());
}

/** `null`: it is gone. Two requests. */
export async function placeAt(number: number, context: ModeContext): Promise<ConversationState | null> {
  const conversation = await context.hub.conversation(number);
  if (conversation === null) return null;
  return placeOf(conversation, context);
}

/** One request. */
export async function placeOf(conversation: Conversation, context: ModeContext): Promise<ConversationState> {
  const remarks = await context.hub.remarks(conversation.number);
  const { body, author } = conversation;
  const ours = isOurs(author, context) && readMarker(body) !== null;
  return {
    conversation,
    remarks,
    answers: answersIn(remarks),
    cards: cardsIn(remarks, ours ? body : null),
    ours,
    dashboard: ours ? readDashboard(body) : null,
  };
}

/** One for each workflow: of two with one key the older one. */
function cardsIn(remarks: readonly IssueComment[], own: string | null): readonly Card[] {
  const all = [
    ...(own === null ? [] : [{ body: own, remark: null }]),
    ...remarks.filter(({ ours }) => ours).map((remark) => ({ body: remark.body, remark })),
  ];
  const cards = new Map<string, Card>();
  for (const { body, remark } of all) {
    const mark = readMark(body);
    if (mark && !cards.has(mark.key)) cards.set(mark.key, { mark, body, remark });
  }
  return [...cards.values()];
}

/** The card of a workflow that is seen there: after a branch was renamed it is the one with the old name. */
export function cardOf(key: string, workflow: string, { cards }: ConversationState): Card | null {
  const renamed = ({ mark, body }: Card) => mark.workflow === workflow && !saysGone(body);
  return cards.find(({ mark }) => mark.key === key) ?? cards.find(renamed) ?? null;
}

/** Whether the bare `/name` counted when a comment was written: our card stood there, or we opened it. */
export function isBareAt({ ours, cards }: ConversationState, comment: number): boolean {
  return ours || cards.some(({ remark }) => remark !== null && remark.id < comment);
}

/** What lines that are written there can leave out. */
export function seatAt(
  { ours, cards, dashboard }: ConversationState,
  { commands, inputs }: ModeContext,
): ReplyContext {
  return {
    commands,
    bare: ours || cards.length > 0,
    alone: cards.length === 1 && dashboard === null,
    role: inputs.commandPermission,
  };
}

/** The same words for the same workflow have the same digest; what they only expect chooses nothing. */
export function orderDigest(call: Call): string {
  const { command, args, keys, flags, also = [] } = call;
  const expected = slashOf(call).keys.flatMap(({ name, expects }) => (expects ? [name] : []));
  const others = Object.fromEntries(Object.entries(keys).filter(([name]) => !expected.includes(name)));
  const more = also.map((one) => one.args);
  return keyOf('order', command, args, others, flags.toSorted(), ...(more.length === 0 ? [] : [more]));
}
