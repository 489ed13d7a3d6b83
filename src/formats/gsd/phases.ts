// The phases of a milestone as their files show them: plans, summaries, verification.
import { labelsIn } from '../../formkit/labels.ts';
import { changedAfter, filesAt, historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { byNumber, PART_NUMBER, plainNumber } from '../../formkit/part-numbers.ts';
import { type PlanFile, type PlanFiles, planFilesIn } from '../../formkit/tracker/plan-files.ts';
import { type ListedPart, listedParts } from '../../formkit/tracker/roadmap.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import { baseOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
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

/** `01-name`, `02.1-name`, with a project's code before it in newer versions (`CK-01-name`). */
const FOLDER = new RegExp(`^(?:[A-Z]{1,8}-|phase-)?(${PART_NUMBER})(?:-|$)`);

/**
 * Every phase that is at hand, in order: those of the roadmap and those that have a folder. What shipped with
 * an earlier milestone stands in the roadmap's `<details>`.
 */
export function phasesAt(planning: Planning, snapshot: Snapshot): readonly Phase[] {
  const reading = snapshot.text(roadmapOf(planning));
  const listed = reading.ok ? phasesIn(reading.text) : [];
  const shipped = new Set(listed.filter((one) => one.folded).map(({ number }) => number));
  const folders = new Map(foldersAt(planning, snapshot));
  const numbers = new Set([...listed.map(({ number }) => number), ...folders.keys()]);
  return [...numbers]
    .filter((number) => !shipped.has(number) && !isParked(number))
    .sort(byNumber)
    .map((number) => phaseAt(number, folders.get(number) ?? null, listed, snapshot));
}

function foldersAt({ home }: Planning, snapshot: Snapshot): readonly (readonly [string, string])[] {
  return snapshot.list(joinPath(home, 'phases')).flatMap(({ path, mode }) => {
    const number = FOLDER.exec(baseOf(path))?.[1];
    return mode !== '040000' || number === undefined ? [] : [[plainNumber(number), path] as const];
  });
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

/** What a phase's verification says. */
export type Verified = 'passed' | 'missing' | 'stale' | 'gaps_found' | 'human_needed' | 'unknown';

export function verifiedAt({ verification, summaries }: Phase, snapshot: Snapshot): Verified {
  if (verification === null) return 'missing';
  const reading = snapshot.text(verification);
  if (!reading.ok) return 'unknown';
  const status = labelsIn(reading.text).find(({ key }) => key === 'status');
  const word = statusWord(status?.value ?? '');
  if (word === 'gaps_found' || word === 'human_needed') return word;
  const passed = word === 'passed' || word === 'verified' || word === 'complete';
  if (!passed || isTakenBack(status?.value ?? '', 'step')) return 'unknown';
  const history = snapshot.history(verification);
  const at = history === 'unavailable' ? Number.NaN : Date.parse(history[0]?.at ?? '');
  return Number.isNaN(at) || changedAfter(summaries, at, snapshot).length === 0 ? 'passed' : 'stale';
}

/** Whether a phase counts as done: verified, or passed over by the work on a later one or by the roadmap. */
export function isOver(phase: Phase, phases: readonly Phase[], snapshot: Snapshot): boolean {
  if (phase.plans.length === 0 && phase.summaries.length === 0) return phase.listed?.checked === true;
  if (!isExecuted(phase)) return false;
  const verified = verifiedAt(phase, snapshot);
  if (verified === 'passed') return true;
  const later = phases.slice(phases.indexOf(phase) + 1).some(({ summaries }) => summaries.length > 0);
  return later || (verified === 'missing' && phase.listed?.checked === true);
}

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
