// The closed vocabularies of the state file, and what each word means.
import { normal, wordOf } from '../../text/words.ts';

export type StageStatus = 'pending' | 'in_progress' | 'completed' | 'failed' | 'waiting';

/** `stage_status`, `phase_status` in version 2, which in practice also held `waiting_for_user`. */
const STAGE_STATUS: ReadonlyMap<string, StageStatus> = new Map<string, StageStatus>([
  ['pending', 'pending'],
  ['in_progress', 'in_progress'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['waiting_for_user', 'waiting'],
  ['awaiting_user', 'waiting'],
]);
export const STAGE_STATUSES = [...STAGE_STATUS.keys()].slice(0, 5);

export function stageStatus(found: string): StageStatus | null {
  return STAGE_STATUS.get(normal(wordOf(found))) ?? null;
}

export type ClarificationStatus = 'pending_write' | 'awaiting_user' | 'answers_received' | 'processed';

/** `clarification_status` (seed: v3 to v4); the tool's protocol page says `answered` for the last. */
const CLARIFICATION: ReadonlyMap<string, ClarificationStatus> = new Map<string, ClarificationStatus>([
  ['pending_write', 'pending_write'],
  ['awaiting_user', 'awaiting_user'],
  ['answers_received', 'answers_received'],
  ['processed', 'processed'],
  ['answered', 'processed'],
]);
export const CLARIFICATIONS = [...CLARIFICATION.keys()];

export function clarificationStatus(found: string): ClarificationStatus | null {
  return CLARIFICATION.get(normal(wordOf(found))) ?? null;
}

/** What an entry of `stages` says of itself; its words are open, so that others say nothing. */
export type EntryStatus = 'open' | 'done' | 'failed' | 'passed';
const ENTRY: ReadonlyMap<string, EntryStatus> = new Map<string, EntryStatus>([
  ['pending', 'open'],
  ['in_progress', 'open'],
  ['completed', 'done'],
  ['failed', 'failed'],
  ['skipped', 'passed'],
]);

export function entryStatus(found: string): EntryStatus | null {
  return ENTRY.get(normal(wordOf(found))) ?? null;
}

export type SummaryStatus = 'completed' | 'needs-user-input' | 'failed';

export function summaryStatus(found: string): SummaryStatus | null {
  const word = normal(wordOf(found));
  if (word === 'needs_user_input') return 'needs-user-input';
  return word === 'completed' || word === 'failed' ? word : null;
}
