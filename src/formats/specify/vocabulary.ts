// The closed vocabularies of the state file, and what each word means.
import { statusWord, vocabulary } from '../../formkit/vocabulary.ts';
import { isTakenBack } from '../../text/qualified-status.ts';

export type StageStatus = 'pending' | 'in_progress' | 'completed' | 'failed' | 'waiting';

/** `stage_status`, `phase_status` in version 2, which in practice also held `waiting_for_user`. */
export const STAGE_STATUS = vocabulary<StageStatus>(
  {
    pending: 'pending',
    in_progress: 'in_progress',
    completed: 'completed',
    failed: 'failed',
    waiting_for_user: 'waiting',
  },
  { awaiting_user: 'waiting' },
  ['completed'],
  'step',
);

export type ClarificationStatus = 'pending_write' | 'awaiting_user' | 'answers_received' | 'processed';

/** `clarification_status`, from version 4 on; the protocol page has `answered` for `processed`. */
export const CLARIFICATION = vocabulary<ClarificationStatus>(
  {
    pending_write: 'pending_write',
    awaiting_user: 'awaiting_user',
    answers_received: 'answers_received',
    processed: 'processed',
    answered: 'processed',
  },
  {},
  ['processed', 'answered'],
  'step',
);

/** What an entry of `stages` says of itself; its words are open, so that others say nothing. */
export type EntryStatus = 'open' | 'done' | 'failed' | 'passed';
export const ENTRY = vocabulary<EntryStatus>(
  {
    pending: 'open',
    in_progress: 'open',
    completed: 'done',
    failed: 'failed',
    skipped: 'passed',
  },
  {},
  ['completed'],
  'step',
);

/** What an entry means; one that is completed but for something is open. */
export function entryStatus(found: string): EntryStatus | null {
  return isUndone(found) ? 'open' : ENTRY.means(found);
}

/** `completed` with words after it that take it back. */
export function isUndone(found: string): boolean {
  return statusWord(found) === 'completed' && isTakenBack(found, 'step');
}

export type SummaryStatus = 'completed' | 'needs-user-input' | 'failed';

export function summaryStatus(found: string): SummaryStatus | null {
  const word = statusWord(found);
  if (word === 'needs_user_input') return 'needs-user-input';
  if (isUndone(found)) return null;
  return word === 'completed' || word === 'failed' ? word : null;
}
