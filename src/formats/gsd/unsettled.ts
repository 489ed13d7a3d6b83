// What a milestone that was closed left open: plans, phases of its roadmap, and what a pause handed over.
import { withoutSummary } from '../../formkit/tracker/plan-files.ts';
import { baseOf } from '../../model/path.ts';
import type { Contradiction } from '../../model/workflow.ts';
import { counted, firstOf } from '../../text/plural.ts';
import type { Handoff } from './handoff.ts';
import { openPlans, type Phase } from './phases.ts';

const TO_EXECUTE = 'each to be executed. It stays closed.';
const TO_BEGIN =
  'each to be done. It stays closed; what belongs to the next milestone begins with /gsd:new-milestone.';
const TO_RESUME =
  'nothing left to take up. It stays closed; /gsd:resume-work takes that file first: go on from it, or ' +
  'remove it.';

/** It stays closed, whatever is found. `line`: where the state says that it is. */
export function unsettledIn(
  phases: readonly Phase[],
  pauses: readonly Handoff[],
  line: number | null,
): readonly Pick<Contradiction, 'message' | 'line'>[] {
  const open = phases.flatMap(openPlans);
  const never = phases.filter(isUntouched).map(({ number }) => number);
  const listed = `${never.length === 1 ? 'phase' : 'phases'} ${firstOf(never)} in the roadmap`;
  const left = pauses.filter(({ stale, waiting }) => !stale || waiting > 0);
  const found = [
    ...(open.length > 0 ? [[`${withoutSummary(open)} in a closed milestone`, TO_EXECUTE]] : []),
    ...(never.length > 0 ? [[`${listed} of a closed milestone, not ticked, without a plan`, TO_BEGIN]] : []),
    ...left.map((pause) => [`${handedOver(pause)} in a closed milestone`, TO_RESUME]),
  ];
  return found.map(([what, expected]) => ({ message: `found ${what}, expected ${expected}`, line }));
}

/** Listed with a box that is open, and nothing was ever done about it. */
const isUntouched = ({ listed, plans, summaries }: Phase): boolean =>
  listed?.checked === false && plans.length === 0 && summaries.length === 0;

function handedOver({ path, waiting }: Handoff): string {
  const name = path.endsWith('.json') ? baseOf(path) : 'a .continue-here file';
  return waiting === 0 ? name : `${name} with ${counted(waiting, 'action')} that a person must take`;
}
