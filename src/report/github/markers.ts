// The keys by which our comments and issues are found again, and what a card's marker keeps: ids,
// never authority.

import { type Action, fitting, REASONS, type Reason } from '../../model/decision.ts';
import { OBJECT_ID } from '../../model/object-id.ts';
import { type Marker, markerLine, readMarker } from '../../text/comment-marker.ts';
import { keyOf } from '../../text/hash.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import { isKeepable } from './format.ts';

/** One card a workflow and owner branch, wherever it stands: as a comment, an issue's body or a row. */
export function cardKey(workflow: string, owner: string | null): string {
  return `card-${keyOf('card', workflow, owner)}`;
}

/** The answer to one comment. */
export function replyKey(comment: number): string {
  return `reply-${comment}`;
}

/** The comment that an answer with this key is to; `null`: it is to a tick or a form. */
export function commentOfReply(key: string): number | null {
  const [, comment] = /^reply-(\d+)$/.exec(key) ?? [];
  return comment === undefined ? null : Number(comment);
}

/**
 * The answer to a ticked row of the dashboard; a row's key says which state it is about. `times`: how often
 * it was ticked, and answered, before.
 */
export function tickKey(row: string, times = 0): string {
  return `tick-${keyOf('tick', row, ...(times === 0 ? [] : [times]))}`;
}

/** Whether an answer with this key is to a tick. */
export function isTick(key: string): boolean {
  return key.startsWith('tick-');
}

/**
 * A pull request for one workflow. `what` is what is declined when a person closes it: the version that a
 * migration leads to, the digest of a repair's changes.
 */
export function proposalKey(kind: string, workflow: string, owner: string | null, what: string): string {
  return keyOf('proposal', kind, workflow, owner, what);
}

/** The one issue of the sweep. */
export const DASHBOARD_KEY = 'dashboard';

/** What a person saw: it differs exactly where other words or choices would be put before them. */
export function decisionDigest(one: ScanWorkflow): string {
  const { action, step, reason } = one.decision;
  const asked = [...one.pending.map(({ id }) => id), ...(one.approvals ?? [])];
  return keyOf('decision', action, step, one.step?.item ?? null, reason, fitting(one), asked);
}

/** What was decided before, oldest first. */
export interface PastDecision {
  /** When the workflow had last moved, ISO 8601 in UTC; `null` where that was not known. */
  readonly at: string | null;
  readonly action: Action;
  readonly reason: Reason;
  /** First digits of the commit that it was said of; `null` for a working tree. */
  readonly sha: string | null;
}

/** What the marker of a card says. */
export interface CardMark {
  readonly key: string;
  /** `null` where the name cannot be kept: the key tells. The same goes for `branch`. */
  readonly workflow: string | null;
  readonly branch: string | null;
  /** Full hex id of the commit that was judged; `null` for a working tree. */
  readonly sha: string | null;
  /** `decisionDigest` of what the card shows. */
  readonly decision: string;
  /** What the card says, and what it said before. */
  readonly said: PastDecision;
  readonly past: readonly PastDecision[];
}

/** Past decisions that a card keeps; the oldest go first. */
const MOST_PAST = 12;

/** The mark of a card for this workflow, going on from the card that stands there (`null`: none does). */
export function markOf(one: ScanWorkflow, before: CardMark | null): CardMark {
  const { id, owner, commit } = one;
  const key = cardKey(id, owner);
  const digest = decisionDigest(one);
  const old = before?.key === key ? before : null;
  const same = old?.decision === digest;
  const past = old === null ? [] : same ? old.past : [...old.past, old.said];
  return {
    key,
    workflow: isKeepable(id) ? id : null,
    branch: owner !== null && isKeepable(owner) ? owner : null,
    sha: commit,
    decision: digest,
    said: same ? old.said : pastOf(one),
    past: past.slice(-MOST_PAST),
  };
}

function pastOf({ decision: { action, reason }, last_activity: { at }, commit }: ScanWorkflow): PastDecision {
  return { at, action, reason, sha: commit === null ? null : commit.slice(0, 12) };
}

/** The first line of a card. */
export function markLine({ said, past, ...ids }: CardMark): string {
  return markerLine({ ...ids, said: spelled(said), past: past.map(spelled).join(';') });
}

function spelled({ at, action, reason, sha }: PastDecision): string {
  return `${at ?? '-'} ${action} ${reason} ${sha ?? '-'}`;
}

/** The mark of a body that begins with one made by Rekindle, exactly as we write it; `null` for any other. */
export function readMark(body: string): CardMark | null {
  const marker = readMarker(body);
  const key = marker?.key ?? '';
  if (!marker || !/^card-[0-9a-f]{16}$/.test(key)) return null;
  const { workflow, branch, sha, decision } = marker;
  const said = readPast(textOf(marker, 'said'));
  const written = textOf(marker, 'past');
  const past = written === '' ? [] : (written ?? '?').split(';').map(readPast);
  if (!said || past.includes(null) || past.length > MOST_PAST) return null;
  if (![workflow, branch, sha].every((one) => one === null || typeof one === 'string')) return null;
  if (typeof sha === 'string' && !OBJECT_ID.test(sha)) return null;
  if (typeof decision !== 'string' || !/^[0-9a-f]{16}$/.test(decision)) return null;
  return {
    key,
    workflow: textOf(marker, 'workflow'),
    branch: textOf(marker, 'branch'),
    sha: textOf(marker, 'sha'),
    decision,
    said,
    past: past.filter((one) => one !== null),
  };
}

function textOf(marker: Marker, name: string): string | null {
  const value = marker[name];
  return typeof value === 'string' ? value : null;
}

const ACTIONS: readonly Action[] = [
  'resume',
  'rerun',
  'advance',
  'wait',
  'ask',
  'block',
  'start-fresh',
  'none',
];
const PAST = /^(-|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) ([a-z-]+) ([a-z-]+) (?:-|([0-9a-f]{7,12}))$/;

/** Words of our own vocabulary, or nothing: no other word of a body gets into ours, whatever its author. */
function readPast(text: string | null): PastDecision | null {
  const [, at = '', done, why, sha] = PAST.exec(text ?? '') ?? [];
  const action = ACTIONS.find((one) => one === done);
  const reason = REASONS.find((one) => one === why);
  return action && reason ? { at: at === '-' ? null : at, action, reason, sha: sha ?? null } : null;
}
