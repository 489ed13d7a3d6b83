// An issue or pull request as it is now: what stands there of ours, and what orders there can mean.
import type { Account } from '../model/event.ts';
import type { Conversation, Remark } from '../model/hub.ts';
import { type ReadDashboard, readDashboard } from '../report/github/dashboard.ts';
import { type CardMark, readMark } from '../report/github/keys.ts';
import type { Seat } from '../report/github/view.ts';
import { readMarker } from '../text/marker.ts';
import type { Desk } from './desk.ts';
import { type Answer, answersIn } from './taken.ts';

/** Our card of one workflow. */
export interface Card {
  readonly mark: CardMark;
  readonly body: string;
  /** `null`: it is the text of the issue itself, of which it is not known when it was last written. */
  readonly remark: Remark | null;
}

export interface Place {
  readonly conversation: Conversation;
  /** The oldest first. */
  readonly remarks: readonly Remark[];
  readonly answers: ReadonlyMap<string, Answer>;
  readonly cards: readonly Card[];
  /** We opened it. */
  readonly ours: boolean;
  /** What it says where it is our dashboard. */
  readonly dashboard: ReadDashboard | null;
}

/** Whether an account is ours, or trusted like it, in any case of letters as GitHub has it. */
export function isOurs(account: Account | null, { hub, config }: Desk): boolean {
  const ours = [hub.facts.account, ...config.trustedMarkerLogins].map((login) => login.toLowerCase());
  return account !== null && ours.includes(account.login.toLowerCase());
}

/** `null`: it is gone. Two requests. */
export async function placeAt(number: number, desk: Desk): Promise<Place | null> {
  const conversation = await desk.hub.conversation(number);
  if (conversation === null) return null;
  const remarks = await desk.hub.remarks(number);
  const { body, author } = conversation;
  const ours = isOurs(author, desk) && readMarker(body) !== null;
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
function cardsIn(remarks: readonly Remark[], own: string | null): readonly Card[] {
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

/** Whether the bare `/name` counted when a comment was written: our card stood there, or we opened it. */
export function isBareAt({ ours, cards }: Place, comment: number): boolean {
  return ours || cards.some(({ remark }) => remark !== null && remark.id < comment);
}

/** What lines that are written there can leave out. */
export function seatAt({ ours, cards, dashboard }: Place, { commands, inputs }: Desk): Seat {
  return {
    commands,
    bare: ours || cards.length > 0,
    alone: cards.length === 1 && dashboard === null,
    role: inputs.commandPermission,
  };
}
