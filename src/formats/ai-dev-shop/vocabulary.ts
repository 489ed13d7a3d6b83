// The closed vocabularies of the pipeline state beside its stages: status, job status, ledger, checkpoints.
import { statusWord, vocabulary, wordSet } from '../../formkit/vocabulary.ts';
import type { Status } from '../../model/workflow.ts';
import { isTakenBack } from '../../text/qualified-status.ts';
import { behindWord } from '../../text/status/check-marks.ts';
import { namesCondition } from '../../text/status/condition.ts';
import { REFUSALS } from '../../text/status/refusals.ts';
import { awaitsApproval } from '../../text/status/withheld.ts';

/** `status`, as upstream writes it. `ABORTED` may be taken up again (recovery-playbook.md, step 1). */
export const STATUSES = vocabulary<Exclude<Status, 'unknown'>>(
  {
    IN_PROGRESS: 'active',
    WAITING_FOR_HUMAN: 'waiting',
    ABORTED: 'active',
    COMPLETE: 'completed',
    FAILED: 'failed',
    CANCELLED: 'cancelled',
  },
  {},
  ['COMPLETE', 'FAILED', 'CANCELLED'],
);

/** Values of `job_status` under which a run cannot be complete. */
export const UNFINISHED_JOBS: ReadonlySet<string> = wordSet(
  'queued dispatched running retrying in_progress blocked waiting_for_human',
);

/** What a row of the Stage Ledger may say (seen in users' files). */
const LEDGER_DONE: ReadonlySet<string> = wordSet(
  'approved complete completed applied done produced pass passed cleared certified accepted signed_off ' +
    'skipped waived not_applicable n/a',
);
const LEDGER_OPEN: ReadonlySet<string> = wordSet(
  'pending proposed draft drafted in_progress dispatched in_review todo not_started not_run blocked ready',
);
/** Open as well: what the stage has made is not to be kept as it is. */
const LEDGER_TURNED_DOWN: ReadonlySet<string> = new Set([
  ...wordSet('reverted revise failed fail superseded stale reopened rework'),
  ...REFUSALS,
]);
/** Open as well: a cell without a word. */
const LEDGER_EMPTY: ReadonlySet<string> = new Set(['', '-', '—']);

/** For messages, as files write them. */
export const LEDGER_WORDS: readonly string[] = [
  ...[...LEDGER_DONE].slice(0, 6),
  'pending',
  'proposed',
  'drafted',
  'in_progress',
].map((word) => word.toUpperCase());

/** A stage that was passed over on purpose. */
const SKIPPED: ReadonlySet<string> = wordSet('skipped waived not_applicable n/a');

export function isSkipped(status: string): boolean {
  return SKIPPED.has(statusWord(status));
}

/** Whether an artifact's cell says that nothing was made, on purpose. */
export function isPassedOver(artifact: string): boolean {
  return ['skipped', 'waived'].includes(statusWord(artifact));
}

/** Tests that fail are what TDD is there to make. */
const RED = /\b(?:fail(?:s|ed|ing)?|red)\b/gi;
const MAKES_RED = /^\W*(?:tdd|test.certification)\b/i;

/** Whether the words after a word of a finished row take it back. */
export function isLedgerTakenBack(found: string, name: string): boolean {
  const said = MAKES_RED.test(name) ? found.replace(RED, ' ') : found;
  if (!LEDGER_DONE.has(statusWord(found))) return false;
  if (isTakenBack(said, 'step') || saysAwaited(behindWord(found))) return true;
  const isApproval = checkpointRow(name) !== undefined;
  return isApproval && (isTakenBack(said, 'approval') || namesCondition(behindWord(found)));
}

/** Whether a row's status says that it is finished; `null` where it says nothing that we know. */
export function ledgerStatus(found: string, name: string): 'finished' | 'open' | null {
  const key = statusWord(found);
  if (LEDGER_DONE.has(key)) return isLedgerTakenBack(found, name) ? 'open' : 'finished';
  return [LEDGER_OPEN, LEDGER_EMPTY, LEDGER_TURNED_DOWN].some((words) => words.has(key)) ? 'open' : null;
}

/** A person's yes in the row of a stage. */
const APPROVED: ReadonlySet<string> = wordSet('approved accepted signed_off');

export function isApproved(status: string): boolean {
  return APPROVED.has(statusWord(status));
}

/** Open statuses of a row whose stage has made something that a person may approve. */
const TO_APPROVE: ReadonlySet<string> = wordSet('proposed draft drafted in_review');

/** Whether a row says that a person may look at what its stage has made in this round. */
export function isProposed(status: string): boolean {
  return TO_APPROVE.has(statusWord(status));
}

/** Whether a row says no to what its stage has made: the file that is there proves nothing then. */
export function isTurnedDown(status: string): boolean {
  return LEDGER_TURNED_DOWN.has(statusWord(status));
}

/** Whether a row that is not finished has something to show: a draft, or a word that was taken back. */
export function isMade(status: string): boolean {
  const key = statusWord(status);
  return TO_APPROVE.has(key) || LEDGER_DONE.has(key) || key === 'revise';
}

/** Prose that says that a person has yet to approve. */
const AWAITED = new RegExp(
  String.raw`\b(?:await(?:s|ing)?|wait(?:s|ing)? (?:for|on)|pending)\b` +
    String.raw`[^.;|]{0,80}?\b(?:approv|sign-?off|clearance|checkpoint|human)`,
  'gi',
);
const PROPOSED = /\bPROPOSED\b/gi;

/** Directly before it, what denies it: `no longer awaiting`, `not yet PROPOSED`. The past denies nothing. */
const DENIED = new RegExp(
  [
    String.raw`(?:\b(?:no|not|never|nobody|nothing|without|stopped)|n['’]t)`,
    '(?: (?:longer|more|be|being|is|are|anybody|anything|still|currently|yet))*',
    '(?: (?:a|an|any|the|your|his|her|its))? *$',
  ].join(''),
  'i',
);
/** Before its last word: `awaiting no further approval`. */
const NOTHING = new RegExp(
  String.raw`\b(?:no|nobody['’]?s?)(?: (?:further|more|other|additional|human))* ` +
    '(?:approv|sign-?off|clearance|checkpoint|human)$',
  'i',
);

/** How far before it a denial may begin. UTF-16 units. */
const BEFORE = 48;

/** Does the text say that a person's approval is still to come? A denial of that says the opposite. */
export const saysAwaited = (prose: string): boolean => noteAwaits(prose) || awaitsApproval(prose);

/** The same of the notes of a row, which may wait for somebody for other reasons. */
export function noteAwaits(prose: string): boolean {
  return [...prose.matchAll(AWAITED), ...prose.matchAll(PROPOSED)].some(({ index, 0: words }) => {
    const before = prose.slice(Math.max(0, index - BEFORE), index);
    return !DENIED.test(before) && !NOTHING.test(words);
  });
}

/** Which of a person's checkpoints a stage waits at, as their labels begin in the pipeline's own section. */
const CHECKPOINTS: Readonly<Record<string, readonly string[]>> = {
  spec: ['spec', 'reverse_spec'],
  clarify: ['spec', 'reverse_spec', 'red_team'],
  'red-team': ['red_team'],
  'system-blueprint': ['system_blueprint'],
  architect: ['architecture', 'system_blueprint'],
  programmer: ['convergence'],
  'qa-e2e': ['convergence'],
  testrunner: ['convergence'],
  'code-review': ['convergence'],
  security: ['security'],
};

export function checkpointsOf(stage: string): readonly string[] {
  return CHECKPOINTS[stage] ?? [];
}

/** Rows of a ledger that are a person's word rather than a stage, and the stage that they speak of. */
const CHECKPOINT_ROW = /\b(?:checkpoint|sign-?off|approval|clearance)\b/i;
const SPEAKS_OF: readonly (readonly [RegExp, string])[] = [
  [/red.?team/i, 'red-team'],
  [/blueprint/i, 'system-blueprint'],
  [/architect/i, 'architect'],
  [/convergence/i, 'programmer'],
  [/security/i, 'security'],
  [/spec/i, 'spec'],
];

/** The stage that a checkpoint's row speaks of, `null` where it names none; `undefined` for any other row. */
export function checkpointRow(name: string): string | null | undefined {
  if (!CHECKPOINT_ROW.test(name)) return undefined;
  return SPEAKS_OF.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
