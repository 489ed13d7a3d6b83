// The first line of our answer to an order: what was seen when it was accepted, for whoever ends it later.
import type { Remark } from '../model/hub.ts';
import { isKeepable } from '../report/github/words.ts';
import { type Marker, markerLine, readMarker } from '../text/marker.ts';

/** An order that was accepted. What our own comment says of it is looked up again before it counts. */
export interface Taken {
  /** The card's key of the workflow that is meant. */
  readonly card: string;
  /** Stands for command, words and workflow: the same order has the same digits. */
  readonly order: string;
  readonly branch: string;
  /** Full hex id of the commit that was judged. */
  readonly head: string;
  /** `decisionDigest` of what was decided there. */
  readonly decision: string;
  readonly state: 'taken' | 'done' | 'failed';
  /** The commit that was made of it; `null`: none is known. */
  readonly sha: string | null;
  /** The number of the pull request that holds it. */
  readonly pull: number | null;
  /** Of a ticked box, which keeps no words: who ticked it, in which row, and what that asks for. */
  readonly tick: { readonly by: string; readonly row: string; readonly ask: string } | null;
}

/** `null` where a name cannot be kept and read back as it is. */
export function takenFields({ tick, ...fields }: Taken): Omit<Marker, 'key'> | null {
  const names = [fields.branch, ...(tick ? [tick.by] : [])];
  if (!names.every(isKeepable)) return null;
  return { ...fields, ...(tick ? { by: tick.by, row: tick.row, ask: tick.ask } : {}) };
}

/** A body of ours with more in the marker of its first line. */
export function withFields(body: string, fields: Omit<Marker, 'key'>): string {
  const marker = readMarker(body);
  if (!marker) return body;
  const end = body.indexOf('\n');
  return markerLine({ ...marker, ...fields }) + (end < 0 ? '\n' : body.slice(end));
}

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const DIGITS = /^[0-9a-f]{16}$/;
const CARD = /^card-[0-9a-f]{16}$/;

/** What an answer of ours keeps; `null` where it keeps nothing, or not as we write it. */
function takenIn(body: string): Taken | null {
  const marker = readMarker(body);
  if (!marker) return null;
  const text = (name: string): string | null => {
    const value = marker[name];
    return typeof value === 'string' ? value : null;
  };
  const [card, order, branch, head] = [text('card'), text('order'), text('branch'), text('head')];
  const [decision, state, sha, pull] = [text('decision'), text('state'), text('sha'), marker['pull']];
  if (card === null || order === null || branch === null || head === null || decision === null) return null;
  if (!CARD.test(card) || !SHA.test(head) || ![order, decision].every((one) => DIGITS.test(one))) return null;
  if (state !== 'taken' && state !== 'done' && state !== 'failed') return null;
  if (sha !== null && !SHA.test(sha)) return null;
  const [by, row, ask] = [text('by'), text('row'), text('ask')];
  return {
    card,
    order,
    branch,
    head,
    decision,
    state,
    sha,
    pull: typeof pull === 'number' && Number.isSafeInteger(pull) ? pull : null,
    tick: by !== null && row !== null && ask !== null ? { by, row, ask } : null,
  };
}

/** An answer of ours where it stands. */
export interface Answer {
  readonly remark: Remark;
  readonly key: string;
  /** `null`: it accepted nothing. */
  readonly taken: Taken | null;
}

/** Our answers under a conversation by their keys; of two with one key the older one counts. */
export function answersIn(remarks: readonly Remark[]): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const remark of remarks) {
    const key = remark.ours ? readMarker(remark.body)?.key : undefined;
    if (key === undefined || answers.has(key) || !/^(?:reply|tick)-/.test(key)) continue;
    answers.set(key, { remark, key, taken: takenIn(remark.body) });
  }
  return answers;
}
