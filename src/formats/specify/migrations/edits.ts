// How a migration changes a state: defaults, the version in its own spelling, other names of keys.
import { type Data, type DataMap, isMap } from '../../../text/data/data.ts';
import { insertKey, mapOf, renameKey } from '../../../text/data/edits.ts';
import { FOLDED } from '../version/phases.ts';

/**
 * With the new number, quoted or with a `v` as the old one was; a missing one comes first, where it
 * belongs.
 */
export function withVersion(data: DataMap, version: number): DataMap {
  const old = data['schema_version'];
  if (old === undefined) return mapOf([['schema_version', version], ...Object.entries(data)]);
  const spelled = typeof old === 'string' ? old.replace(/\d.*$/s, String(version)) : version;
  return mapOf([...Object.entries(data), ['schema_version', spelled]]);
}

/** With these keys, each after the one before it; keys that are there stay as they are. */
export function withKeys(map: DataMap, added: readonly Entry[], after?: string): DataMap {
  let anchor = after;
  let result = map;
  for (const [key, value] of added) {
    result = insertKey(result, key, value, anchor);
    anchor = key;
  }
  return result;
}

/**
 * With these keys in front of `before`, where the tool's template has them: comments that describe a list
 * stand after it, and stay there. Last where there is no such key.
 */
export function withKeysBefore(map: DataMap, added: readonly Entry[], before: string): DataMap {
  const missing = added.filter(([key]) => !Object.hasOwn(map, key));
  const entries = Object.entries(map);
  const found = entries.findIndex(([key]) => key === before);
  const at = found < 0 ? entries.length : found;
  return mapOf([...entries.slice(0, at), ...missing, ...entries.slice(at)]);
}

type Entry = readonly [key: string, value: Data];

/** Keys of the head of a state, nearest to the workflow's progress first. */
const HEAD = ['updated', 'created', 'user_input', 'feature_name', 'feature_id', 'schema_version'];

/** With new keys at the top, after the times. */
export function withHead(data: DataMap, added: readonly Entry[]): DataMap {
  return withKeys(
    data,
    added,
    HEAD.find((key) => Object.hasOwn(data, key)),
  );
}

/** With the map at `key` changed; where it is missing or empty it begins as an empty one. */
export function withMap(
  map: DataMap,
  key: string,
  change: (inner: DataMap) => DataMap,
  after?: string,
): DataMap {
  const inner = map[key];
  const changed = change(isMap(inner) ? inner : mapOf([]));
  if (!Object.hasOwn(map, key)) return insertKey(map, key, changed, after);
  return mapOf(Object.entries(map).map(([name, value]) => [name, name === key ? changed : value]));
}

/** With the map at `key` changed, if there is one. */
export function withinMap(map: DataMap, key: string, change: (inner: DataMap) => DataMap): DataMap {
  return isMap(map[key]) ? withMap(map, key, change) : map;
}

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
