// What a sweep saves for the next one, hidden at the end of the dashboard: which comments are our cards, and
// which proposals were declined.

import { readMarker } from '../../text/comment-marker.ts';
import { keyOf } from '../../text/hash.ts';

export interface SavedState {
  /** By the card's key: under which pull request it stands, and GraphQL's id of the comment. */
  readonly cards: ReadonlyMap<string, { readonly pull: number; readonly nodeId: string }>;
  /**
   * By the key of a proposal: the first digits of the base's commit at which nothing more was to be done;
   * `-`: whatever the commit, since a person said no.
   */
  readonly proposals: ReadonlyMap<string, string>;
}

export const NOTHING: SavedState = { cards: new Map(), proposals: new Map() };

const START = '\n<!-- rekindle-memo\n';
const END = '-->\n';
/** Lines; each has some 60 characters, and the rows of the dashboard want room as well. */
const MOST = 300;

const CARD = /^(card-[0-9a-f]{16}) ([1-9]\d{0,14}) ([A-Za-z0-9_=+/.]{1,120})$/;
const PROPOSAL = /^([0-9a-f]{16}) (-|[0-9a-f]{12})$/;

/**
 * Lines of ids between the ends of an HTML comment; `''` where there is nothing to keep. What has no room is
 * looked up by the next sweep.
 */
export function memoBlock({ cards, proposals }: SavedState): string {
  const lines = [
    ...[...proposals].map(([key, at]) => `${key} ${at}`),
    ...[...cards].map(([key, { pull, nodeId }]) => `${key} ${pull} ${unbroken(nodeId)}`),
  ].filter((line) => CARD.test(line) || PROPOSAL.test(line));
  if (lines.length === 0) return '';
  return `${START}${lines.toSorted().slice(0, MOST).join('\n')}\n${END}`;
}

/** Two dashes could end the comment; ids have no full stops. */
const unbroken = (nodeId: string): string => nodeId.replaceAll('-', '.');
const asItWas = (kept: string): string => kept.replaceAll('.', '-');

/** What is not as we write it is not there: then it is looked up once more. */
export function readMemo(body: string): SavedState {
  const text = body.replaceAll('\r\n', '\n');
  const from = text.lastIndexOf(START);
  const to = from < 0 ? -1 : text.indexOf(END, from + START.length);
  if (to < 0 || readMarker(text) === null) return NOTHING;
  const cards = new Map<string, { pull: number; nodeId: string }>();
  const proposals = new Map<string, string>();
  for (const line of text
    .slice(from + START.length, to)
    .split('\n')
    .slice(0, MOST)) {
    const [, card, pull, nodeId] = CARD.exec(line) ?? [];
    const [, proposal, at] = PROPOSAL.exec(line) ?? [];
    if (card !== undefined && nodeId !== undefined)
      cards.set(card, { pull: Number(pull), nodeId: asItWas(nodeId) });
    if (proposal !== undefined && at !== undefined) proposals.set(proposal, at);
  }
  return { cards, proposals };
}

/** The same for a commit upon which this account may not build: another account may. */
export const refusedDigits = (sha: string, account: string): string =>
  keyOf('refused', sha, account).slice(0, 12);

/** First digits of a commit, as a memo keeps them. */
export const digitsOf = (sha: string): string => sha.slice(0, 12);
