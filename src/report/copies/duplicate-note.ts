// The note at a workflow that is also elsewhere: where it is further along, and by how much.
import { compareProgress } from '../../model/progress.ts';
import { stepName, type WorkflowState } from '../../model/workflow.ts';
import { isPlainName } from '../quote-names.ts';
import { spanOf } from '../terminal/layout.ts';

/** What one place is told from. */
interface Standing {
  /** The branch; `null` where none can be named. */
  readonly owner: string | null;
  readonly path: string;
  /** When it last moved, ISO 8601 in UTC; `null` where it is not known. */
  readonly at: string | null;
  /** What its file says; `null` where that cannot be read. */
  readonly state: WorkflowState | null;
}

/** `places`: the most advanced first, two at least. In our words; names only where they are plain. */
export function noteAt(places: readonly Standing[], at: number): string {
  const [here, first] = [places[at], places[0]];
  if (!here || !first) return '';
  return here === first ? leading(first, places.slice(1)) : lagging(here, first);
}

/** Said where it is furthest along: that it is elsewhere as well. */
function leading(here: Standing, others: readonly Standing[]): string {
  const [other] = others;
  if (!other) return '';
  const alone = others.length === 1;
  const where = alone ? whereIs(other, here) : `in ${others.length} other places`;
  if (!here.state) return `The same workflow is ${where} as well, and can be read nowhere.`;
  const compared = alone ? comparedWith(other, here) : ', none of them further along';
  return `The same workflow is ${where} as well${compared}. Nothing merges them.`;
}

function comparedWith(other: Standing, here: Standing): string {
  if (!other.state || !here.state) return ', where it cannot be read';
  const level = compareProgress(other.state, here.state) === 0;
  return `${factsOf(other, here)}, ${level ? 'as far along as here' : 'less far along than here'}`;
}

/** Said everywhere else: where to look first. */
function lagging(here: Standing, first: Standing): string {
  const where = `${whereIs(first, here)}${factsOf(first, here)}`;
  if (!first.state) return `The same workflow is ${where} as well, and can be read nowhere.`;
  if (!here.state) return `The same workflow can be read ${where}. ${LOOK_THERE}`;
  if (compareProgress(first.state, here.state) > 0)
    return `The same workflow is further along ${where}. ${LOOK_THERE}`;
  return `The same workflow is as far along ${where}. Decide which of them goes on.`;
}

const LOOK_THERE = 'Look there before anything goes on here.';

/** Where another place is, by what tells it from this one; a name that could say something is not named. */
function whereIs({ owner, path }: Standing, here: Standing): string {
  const branch = owner !== null && isPlainName(owner) ? owner : 'another branch';
  const file = isPlainName(path) ? path : 'another file';
  if (owner === null || owner === here.owner) return `in ${file}`;
  return path === here.path ? `on ${branch}` : `in ${file} on ${branch}`;
}

/** ` (step plan, 2 days newer)`; `''` where nothing of that is known. */
function factsOf({ state, at }: Standing, here: Standing): string {
  const step = state?.current?.id ?? null;
  const facts = [
    ...(state?.ended ? [state.ended] : step !== null && isPlainName(step) ? [nameOf(step, state)] : []),
    ...apart(at, here.at),
  ];
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** `step plan`, or the name that the format has for it. */
function nameOf(step: string, state: WorkflowState | null): string {
  const name = stepName(state, step);
  return name === step ? `step ${step}` : name;
}

function apart(there: string | null, here: string | null): readonly string[] {
  if (there === null || here === null) return [];
  const ms = Date.parse(there) - Date.parse(here);
  const span = spanOf(Math.abs(ms));
  return span === null ? [] : [`${span} ${ms > 0 ? 'newer' : 'older'}`];
}
