// What should happen next with a workflow, why, and what a person may choose instead.

export type Action = 'resume' | 'rerun' | 'advance' | 'wait' | 'ask' | 'block' | 'start-fresh' | 'none';

/** Reason codes are published (docs/reasons.md): new ones may come, none ever changes its meaning. */
export const REASONS = [
  'state-unreadable',
  'state-conflicted',
  'version-unknown',
  'state-unsafe',
  'state-unavailable',
  'status-unknown',
  'completed',
  'terminated',
  'cancelled',
  'failed',
  'spec-changed',
  'spec-missing',
  'state-inconsistent',
  'state-ambiguous',
  'artifact-missing',
  'constitution-check-missing',
  'awaiting-answer',
  'awaiting-approval',
  'paused',
  'locked',
  'answers-to-apply',
  'step-completed',
  'artifacts-complete',
  'no-output',
  'step-failed',
  'unclear',
  'partial-work',
  'step-interrupted',
  'not-started',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a person may choose: names of commands, save `manual`, which means an edit by hand. */
export type Option =
  | 'resume'
  | 'answer'
  | 'approve'
  | 'retry'
  | 'skip'
  | 'accept-spec'
  | 'migrate'
  | 'repair'
  | 'start-fresh'
  | 'manual';

export interface Decision {
  readonly action: Action;
  /** The step that the action is about, in the format's own words; `null`: the whole workflow. */
  readonly step: string | null;
  readonly reason: Reason;
  /** One or two sentences for anyone who goes on; made of known words only, never of file text. */
  readonly instruction: string;
  /** What a person may choose now, the recommended one first. */
  readonly options: readonly Option[];
}

/** Actions by which an agent goes on with work: another step comes. */
export const CONTINUES: ReadonlySet<Action> = new Set<Action>(['resume', 'rerun', 'advance']);

/**
 * Whether an agent that is sent there now has something to go on with. Where questions wait and going on is
 * offered, it is to ask them again.
 */
export function goesOn({ action, reason, options }: Decision): boolean {
  return CONTINUES.has(action) || (reason === 'awaiting-answer' && options.includes('resume'));
}

/** Of a workflow what says which choices fit. */
interface Fitting {
  readonly decision: Pick<Decision, 'action' | 'step' | 'options'>;
  readonly liveness: string;
  readonly proposals: readonly { readonly kind: 'migrate' | 'repair' }[];
}

/**
 * Of the options of a decision those that can be taken now, in their order: a repair where one is proposed,
 * nothing about a step where none is known, nothing beside somebody who is at work, and nothing that the
 * format would refuse. Where nothing but starting over and passing over is left then, there is the correction
 * by hand.
 */
export function possible(
  { decision: { step, options }, liveness, proposals }: Fitting,
  refused: readonly Option[],
): readonly Option[] {
  if (liveness === 'live') return options.filter((one) => one === 'manual');
  const proposed = proposals.some(({ kind }) => kind === 'repair');
  const stepless = (option: Option) => step === null && (option === 'retry' || option === 'skip');
  const fit = options.filter((one) => !stepless(one) && (one !== 'repair' || proposed));
  const kept = fit.filter((one) => !refused.includes(one));
  const stuck = kept.length < fit.length && kept.every((one) => one === 'start-fresh' || one === 'skip');
  return stuck ? ['manual', ...kept] : kept;
}

/**
 * What a person may choose as things stand, the recommended one first: the migration before all that
 * writes, and a repair that is proposed beside what the decision offers.
 */
export function fitting({ decision, liveness, proposals }: Fitting): readonly Option[] {
  const { action, options } = decision;
  if (action === 'none' || action === 'start-fresh' || liveness === 'live') return options;
  const proposed = new Set<Option>(proposals.map(({ kind }) => kind));
  const [first, ...others] = options;
  const repair: readonly Option[] = proposed.has('repair') && !options.includes('repair') ? ['repair'] : [];
  const migrate: readonly Option[] = proposed.has('migrate') ? ['migrate'] : [];
  return [...migrate, ...(first === undefined ? [] : [first]), ...repair, ...others];
}
