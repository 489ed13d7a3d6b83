// The words of workflow.yaml with a closed vocabulary, and what each of them means for an item.

/** In the order in which the tool walks them. */
export const PHASES = ['spec', 'plan', 'implement', 'review'] as const;
export type ItemPhase = (typeof PHASES)[number];

/** What a status says of a phase of an item. `again`: it was approved, and a person must look once more. */
export type Meaning = 'pending' | 'working' | 'review' | 'again' | 'changes' | 'done';

type Words = Readonly<Record<string, Meaning>>;

/** The field of an item that holds the status of a phase. */
export const FIELDS: Readonly<Record<ItemPhase, string>> = {
  spec: 'spec_status',
  plan: 'plan_status',
  implement: 'impl_status',
  review: 'review_status',
};

/**
 * The tool's own words (its workflow.yaml schema), and those that its users' files have beside them:
 * `plan_status: plan_approved` and `ready_for_review`, `review_status: complete`.
 */
export const STATUSES: Readonly<Record<ItemPhase, Words>> = {
  spec: {
    pending: 'pending',
    in_progress: 'working',
    ready_for_review: 'review',
    approved: 'done',
    needs_rereview: 'again',
  },
  plan: {
    pending: 'pending',
    in_progress: 'working',
    ready_for_review: 'review',
    approved: 'done',
    plan_approved: 'done',
  },
  implement: { pending: 'pending', in_progress: 'working', complete: 'done' },
  review: {
    pending: 'pending',
    ready_for_review: 'review',
    approved: 'done',
    changes_requested: 'changes',
    complete: 'done',
  },
};

/** The word that is written where a phase of an item is to mean this. */
export const WORD_FOR: Readonly<Record<ItemPhase, Partial<Record<Meaning, string>>>> = {
  spec: { pending: 'pending', working: 'in_progress', done: 'approved' },
  plan: { pending: 'pending', working: 'in_progress', done: 'approved' },
  implement: { pending: 'pending', working: 'in_progress', done: 'complete' },
  review: { pending: 'pending', changes: 'changes_requested', done: 'approved' },
};

/** What the single `status` of the first generation says of the four phases, in their order. */
export const SINGLE: Readonly<Record<string, readonly [Meaning, Meaning, Meaning, Meaning]>> = {
  pending: ['pending', 'pending', 'pending', 'pending'],
  soliciting: ['working', 'pending', 'pending', 'pending'],
  spec_review: ['review', 'pending', 'pending', 'pending'],
  plan_review: ['done', 'review', 'pending', 'pending'],
  plan_approved: ['done', 'done', 'pending', 'pending'],
  implementing: ['done', 'done', 'working', 'pending'],
  verifying: ['done', 'done', 'done', 'working'],
  complete: ['done', 'done', 'done', 'done'],
};

/** `phase` of a whole workflow; `complete` is written by users' files only. */
export const PHASE_WORDS: readonly string[] = [...PHASES, 'complete'];

/** `step` and the phase that it belongs to; `null` for the two that only users' files write. */
export const STEPS: Readonly<Record<string, ItemPhase | null>> = {
  transform: 'spec',
  discover: 'spec',
  decompose: 'spec',
  spec_creation: 'spec',
  spec_review: 'spec',
  plan_creation: 'plan',
  plan_review: 'plan',
  implementing: 'implement',
  testing: 'implement',
  reviewing: 'review',
  ready_for_review: null,
  done: null,
};

/** Steps at which there need not be an item yet. */
export const BEFORE_ITEMS: ReadonlySet<string> = new Set(['transform', 'discover', 'decompose']);

/** What an item of the phase leaves as a file; the other two phases leave none of their own. */
export const FILES: Readonly<Partial<Record<ItemPhase, string>>> = { spec: 'SPEC.md', plan: 'PLAN.md' };

/** `status` of a question in a solicitation. */
export const QUESTION_WORDS: Readonly<Record<string, 'open' | 'answered' | 'closed'>> = {
  open: 'open',
  answered: 'answered',
  assumed: 'closed',
  deferred: 'closed',
};

/** What each step of a solicitation asks about, from 1 (its skill spec-solicitation). */
export const SOLICITATION_STEPS: readonly string[] = [
  'context and goal',
  'functional requirements',
  'non-functional requirements',
  'user stories',
  'acceptance criteria',
  'edge cases and errors',
  'dependencies and constraints',
  'tests',
  'technical details',
];

export const LAST_STEP = SOLICITATION_STEPS.length;

/** What a word means in one of these tables; `null` where it is none of its words. */
export function meaningIn<T>(table: Readonly<Record<string, T>>, word: string): T | null {
  return Object.hasOwn(table, word) ? (table[word] ?? null) : null;
}
