// Keys that migrations give another name; their values and their places stay.
import { type DataMap, isMap } from '../../../text/data/data.ts';
import { renameKey } from '../../../text/data/edits.ts';
import { FOLDED } from '../version/phases.ts';
import { withinMap, withMap } from './additions.ts';

/** Version 3 (recovery-migration.md's procedure). */
export function toStages(data: DataMap): DataMap {
  const renamed = renameKey(renameKey(data, 'phase_status', 'stage_status'), 'phases', 'stages');
  return withinMap(renamed, 'stages', (stages) => {
    let result = stages;
    for (const [old, now] of FOLDED) result = renamedFree(result, old, now);
    return result;
  });
}

/** Version 4: the design files got another name; recovery-migration.md leaves it out. */
export function toSupplement(data: DataMap): DataMap {
  return withinMap(data, 'stages', (stages) => renamedFree(stages, 'design_feedback', 'design_supplement'));
}

/** Where both names are there, both stay: nothing may be lost. */
function renamedFree(map: DataMap, old: string, now: string): DataMap {
  return Object.hasOwn(map, now) ? map : renameKey(map, old, now);
}

/** Names that are given to keys of a map. */
type Names = readonly (readonly [old: string, now: string])[];

const AT_TOP: Names = [
  ['phase_status', 'stage_status'],
  ['phases', 'stages'],
];
const IN_STAGES: Names = [...FOLDED, ['design_feedback', 'design_supplement']];

/**
 * `before` with all that `after` calls by another name renamed, and nothing else: written first, so that what
 * is new can then be told from what only has a new name. `before` itself where nothing is renamed.
 */
export function renamedAs(before: DataMap, after: DataMap): DataMap {
  const top = withNamesOf(before, after, AT_TOP);
  const [stages, now] = [top['stages'], after['stages']];
  if (!isMap(stages) || !isMap(now)) return top;
  const inner = withNamesOf(stages, now, IN_STAGES);
  return inner === stages ? top : withMap(top, 'stages', () => inner);
}

function withNamesOf(before: DataMap, after: DataMap, names: Names): DataMap {
  let result = before;
  for (const [old, now] of names)
    if (Object.hasOwn(after, now) && !Object.hasOwn(after, old)) result = renamedFree(result, old, now);
  return result;
}
