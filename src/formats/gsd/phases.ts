// The phases of a milestone as their files show them: plans, summaries, verification.
import { statusApart, statusAt } from '../../formkit/label-doubts.ts';
import { changedAfter, filesAt, historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { byNumber } from '../../formkit/part-numbers.ts';
import {
  numberedFolders,
  type PlanFile,
  type PlanFiles,
  planFilesIn,
} from '../../formkit/tracker/plan-files.ts';
import { type ListedPart, listedParts } from '../../formkit/tracker/roadmap.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import { baseOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Contradiction } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isTakenBack } from '../../text/qualified-status.ts';
import { handoffOf, type Planning, planningOf, roadmapOf } from './state-locations.ts';

/** One phase of the milestone. */
export interface Phase extends PlanFiles {
  /** `3` or `2.1`. */
  readonly number: string;
  /** How the roadmap lists it. */
  readonly listed: ListedPart | null;
  /** Its folder; `null` where it has none yet. */
  readonly folder: string | null;
  /** VERIFICATION.md; `null` where it is not there. */
  readonly verification: string | null;
  readonly hasContext: boolean;
  /** The `.continue-here*.md` of a session that was paused. */
  readonly checkpoint: string | null;
}

const phasesIn = listedParts('Phase');

/** From 999 on phases are parked ideas (`/gsd:add-backlog`), not work. */
const BACKLOG = 999;
const isParked = (number: string): boolean => Number.parseInt(number, 10) >= BACKLOG;

/**
 * Every phase that is at hand, in order: those of the roadmap and those that have a folder. What shipped with
 * an earlier milestone stands in the roadmap's `<details>`.
 */
export function phasesAt(planning: Planning, snapshot: Snapshot): readonly Phase[] {
  const reading = snapshot.text(roadmapOf(planning));
  const listed = reading.ok ? phasesIn(reading.text) : [];
  const shipped = new Set(listed.filter((one) => one.folded).map(({ number }) => number));
  const folders = new Map(numberedFolders(joinPath(planning.home, 'phases'), snapshot));
  const numbers = new Set([...listed.map(({ number }) => number), ...folders.keys()]);
  return [...numbers]
    .filter((number) => !shipped.has(number) && !isParked(number))
    .sort(byNumber)
    .map((number) => phaseAt(number, folders.get(number) ?? null, listed, snapshot));
}

function phaseAt(
  number: string,
  folder: string | null,
  listed: readonly ListedPart[],
  snapshot: Snapshot,
): Phase {
  const own = folder === null ? [] : filesAt(folder, '*', snapshot);
  const nested = folder === null ? [] : filesAt(folder, 'plans/*', snapshot);
  const named = (suffix: RegExp) => own.find((path) => suffix.test(baseOf(path))) ?? null;
  return {
    number,
    folder,
    listed: listed.find((one) => one.number === number) ?? null,
    ...planFilesIn([...own, ...nested], number, snapshot),
    verification: named(/^(?:.*-)?VERIFICATION\.md$/i),
    hasContext: named(/^(?:.*-)?(?:CONTEXT|RESEARCH)\.md$/i) !== null,
    checkpoint: named(/^\.continue-here.*\.md$/i),
  };
}

export const openPlans = ({ plans }: Phase): readonly PlanFile[] => plans.filter(({ done }) => !done);

/** Whether work on it was done: a summary without its plan counts, since plans are often not committed. */
export const isExecuted = (phase: Phase): boolean =>
  phase.summaries.length > 0 && openPlans(phase).length === 0;

/** Words of a verification that say how it ended, and what each means. */
const RESULTS: ReadonlyMap<string, string> = new Map([
  ['passed', 'passed'],
  ['verified', 'passed'],
  ['complete', 'passed'],
  ['gaps_found', 'gaps'],
  ['failed', 'gaps'],
  ['human_needed', 'human'],
]);

/** What a phase's verification says. */
export type Verified = 'passed' | 'missing' | 'stale' | 'gaps_found' | 'human_needed' | 'unknown';

export function verifiedAt({ verification, summaries }: Phase, snapshot: Snapshot): Verified {
  if (verification === null) return 'missing';
  const { status, against } = statusAt(verification, RESULTS, snapshot);
  if (against !== null) return 'unknown';
  const word = statusWord(status?.value ?? '');
  if (word === 'gaps_found' || word === 'human_needed') return word;
  if (RESULTS.get(word) !== 'passed' || isTakenBack(status?.value ?? '', 'step')) return 'unknown';
  const history = snapshot.history(verification);
  const at = history === 'unavailable' ? Number.NaN : Date.parse(history[0]?.at ?? '');
  return Number.isNaN(at) || changedAfter(summaries, at, snapshot).length === 0 ? 'passed' : 'stale';
}

/** Whether work on a later phase passed this one over. */
const isPassedOver = (phase: Phase, phases: readonly Phase[]): boolean =>
  phases.slice(phases.indexOf(phase) + 1).some(({ summaries }) => summaries.length > 0);

/** Whether a phase counts as done: verified, or passed over by the work on a later one or by the roadmap. */
export function isOver(phase: Phase, phases: readonly Phase[], snapshot: Snapshot): boolean {
  if (phase.plans.length === 0 && phase.summaries.length === 0) return phase.listed?.checked === true;
  if (!isExecuted(phase)) return false;
  const verified = verifiedAt(phase, snapshot);
  if (verified === 'passed') return true;
  return isPassedOver(phase, phases) || (verified === 'missing' && phase.listed?.checked === true);
}

/** Verifications that say of a phase both that it passed and that it did not, where they decide. */
export const verifiedTwice = (phases: readonly Phase[], snapshot: Snapshot): readonly Contradiction[] =>
  phases
    .filter((phase) => isExecuted(phase) && !isPassedOver(phase, phases))
    .flatMap(({ verification }) => statusApart(verification, RESULTS, snapshot));

/** What must be fetched for all this, and for what a pause left. */
export function needsOf(_: unknown, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const planning = planningOf(site);
  const phases = phasesAt(planning, snapshot);
  const last = phases.findLast(isExecuted);
  const texts = phases.flatMap((one) => [one.verification ?? [], one.checkpoint ?? []].flat());
  // Those that say how far the work came by being there: they may hold nothing.
  const proofs = phases.flatMap((one) => [...one.summaries, ...openPlans(one).map(({ path }) => path)]);
  return [
    ...textNeeds([handoffOf(planning), roadmapOf(planning), ...texts, ...proofs], snapshot),
    ...(last?.verification ? historyNeeds([last.verification, ...last.summaries]) : []),
  ];
}
