// Where a workflow's card is at home: its branch's pull request, its own issue, or a row of the dashboard.
import type { Conversation } from '../model/hub.ts';
import { readDashboard } from '../report/github/dashboard.ts';
import { readMark } from '../report/github/keys.ts';
import type { Desk } from './desk.ts';
import { FROZEN, type Freeze, freezeIn, freezesIn, holds, isLabelled } from './freeze.ts';
import type { Place } from './place.ts';

export interface Home {
  /** `comment`: a card below it, `issue`: the issue is the card, `row`: the dashboard. */
  readonly kind: 'comment' | 'issue' | 'row';
  readonly conversation: Conversation;
  /** The card, or the dashboard; `null`: no card stands there yet. */
  readonly body: string | null;
  /** The bodies of cards of other workflows that stand there. */
  readonly others: readonly string[];
}

interface Of {
  /** The card's key. */
  readonly key: string;
  readonly branch: string;
}

/** `null`: nowhere yet. No request where the card is here; up to three where it is not. */
export async function homeOf({ key, branch }: Of, place: Place, desk: Desk): Promise<Home | null> {
  const { conversation, cards } = place;
  const here = cards.find(({ mark }) => mark.key === key);
  const others = cards.filter((card) => card !== here).map(({ body }) => body);
  if (here) return { kind: here.remark ? 'comment' : 'issue', conversation, body: here.body, others };
  const { head } = conversation;
  if (head && !head.fork && head.branch === branch)
    return { kind: 'comment', conversation, body: null, others };
  return (await onPull({ key, branch }, desk)) ?? (await onIssue(key, desk));
}

async function onPull({ key, branch }: Of, { hub, say }: Desk): Promise<Home | null> {
  const pulls = await hub.pulls();
  if (!pulls.known) say('warning', pulls.note);
  const [conversation] = pulls.known ? (pulls.value.get(branch) ?? []) : [];
  if (!conversation) return null;
  const remarks = await hub.remarks(conversation.number);
  const cards = remarks.flatMap(({ ours, body }) => (ours && readMark(body) ? [body] : []));
  const body = cards.find((one) => readMark(one)?.key === key) ?? null;
  return { kind: 'comment', conversation, body, others: cards.filter((one) => one !== body) };
}

async function onIssue(key: string, desk: Desk): Promise<Home | null> {
  const issues = await ownIssues(desk);
  const own = issues.find(({ open, body }) => open && readMark(body)?.key === key);
  if (own) return { kind: 'issue', conversation: own, body: own.body, others: [] };
  const board = issues.find(({ open, body }) => open && readDashboard(body) !== null);
  if (!board) return null;
  return { kind: 'row', conversation: board, body: board.body, others: [] };
}

/** Our dashboard where it is open; `null`: there is none. One request. */
export async function boardOf(desk: Desk): Promise<Conversation | null> {
  const issues = await ownIssues(desk);
  return issues.find(({ open, body }) => open && readDashboard(body) !== null) ?? null;
}

async function ownIssues({ hub, say }: Desk): Promise<readonly Conversation[]> {
  if (!hub.facts.hasIssues) return [];
  const issues = await hub.issues();
  if (!issues.known) say('warning', issues.note);
  return issues.known ? issues.value : [];
}

/**
 * The freeze that holds now, by what stands at home: its marker, or the label that a person may have set. One
 * request more where no card stands there yet: then the dashboard may keep it.
 */
export async function freezeAt(home: Home | null, key: string, desk: Desk): Promise<Freeze | null> {
  if (home === null) return null;
  const { kind, body, conversation, others } = home;
  const board = kind === 'row' ? home : body === null ? await onIssue(key, desk) : null;
  const ofBoard = board?.kind === 'row' ? (freezesIn(board.body ?? '').get(key) ?? null) : null;
  const kept = kind === 'row' || body === null ? ofBoard : freezeIn(body);
  if (holds(kept, desk.settings.now)) return kept;
  // A label that another card explains, or that outlived its freeze, says nothing.
  const explained = kept !== null || others.some((one) => freezeIn(one) !== null);
  const byHand = kind !== 'row' && !explained && isLabelled(conversation.labels);
  return byHand ? { by: FROZEN, until: null } : null;
}
