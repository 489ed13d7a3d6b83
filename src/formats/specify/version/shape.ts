// Which version the keys of a state belong to, and whether a migration was left halfway.
import { type Data, type DataMap, isMap } from '../../../text/data/data.ts';

/** Keys that version 3 renamed (recovery-migration.md); `current_phase` stays beside `current_stage`. */
export const PHASE_KEYS = ['phase_status', 'phases'] as const;
export const STAGE_KEYS = ['current_stage', 'stage_status', 'stages'] as const;

/** Fields that additive migrations bring (recovery-migration.md): their presence shows the version. */
const ADDED: readonly (readonly [version: number, path: readonly string[]])[] = [
  [4, ['stages', 'clarification', 'clarification_file_path']],
  [4, ['stages', 'clarification', 'clarification_status']],
  [4, ['stages', 'clarification', 'auto_resolved_questions']],
  [4, ['stages', 'clarification', 'auto_resolve_stats']],
  [5, ['rtm_enabled']],
  [5, ['requirements_inventory']],
  [5, ['stages', 'rtm']],
  [5, ['user_decisions', 'rtm_dispositions']],
  [6, ['profile']],
  [6, ['user_decisions', 'profile']],
];

/** A contradiction between a version number and the keys beside it. */
export interface Half {
  /** Keys that the number does not allow for, as pointers. */
  readonly keys: readonly string[];
  /** The number that every key agrees with; `null` where none does. */
  readonly shape: number | null;
}

/**
 * @param version the number that the file states; `null` where it states none
 * @returns `null` where the keys fit
 */
export function halfMigrated(data: DataMap, version: number | null): Half | null {
  const phases = present(data, PHASE_KEYS);
  const stages = present(data, STAGE_KEYS);
  const unmoved = has(data, 'current_phase') && !has(data, 'current_stage');
  const added = addedIn(data);
  if (version === null || version === 2) {
    if (stages.length === 0) return halfBy(version === null ? [] : added, 2, null);
    if (version === null && phases.length === 0) return null;
    const whole = phases.length === 0 && has(data, 'current_stage') && has(data, 'stage_status');
    return { keys: stages, shape: whole ? shapeOf(data) : null };
  }
  if (phases.length > 0 || unmoved) {
    const old = unmoved ? ['current_phase', ...phases] : phases;
    return { keys: old, shape: stages.length === 0 && added.length === 0 ? 2 : null };
  }
  return halfBy(added, version, shapeOf(data));
}

/** The tool's template still says 5 while runs of version 6 write `profile` beside it: that is no fault. */
function halfBy(added: readonly Added[], version: number, shape: number | null): Half | null {
  const ahead = added.filter((one) => one.version > (version === 5 ? 6 : version));
  return ahead.length === 0 ? null : { keys: ahead.map(({ path }) => path.join('.')), shape };
}

/** The version that a stage-based state's keys show. */
export function shapeOf(data: DataMap): number {
  return Math.max(3, ...addedIn(data).map(({ version }) => version));
}

interface Added {
  readonly version: number;
  readonly path: readonly string[];
}

function addedIn(data: DataMap): readonly Added[] {
  return ADDED.filter(([, path]) => leads(data, path)).map(([version, path]) => ({ version, path }));
}

function leads(data: DataMap, path: readonly string[]): boolean {
  let at: Data | undefined = data;
  for (const key of path) {
    if (!isMap(at) || !has(at, key)) return false;
    at = at[key];
  }
  return true;
}

function present(data: DataMap, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => has(data, key));
}

function has(map: DataMap, key: string): boolean {
  return Object.hasOwn(map, key);
}
