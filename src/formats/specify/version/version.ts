// Which schema version a state is of, by its number, log or shape, and whether it is half migrated.
import { type FieldSource, textOf, valueAt, wholeNumber } from '../../../formkit/fields.ts';
import type { Contradiction } from '../../../model/workflow.ts';
import { type Data, type DataMap, isList, isMap } from '../../../text/data/data.ts';
import { fieldAt, lineAt } from '../fields.ts';
import { HIGHEST } from '../stages.ts';
import { stageOfPhase } from './phases.ts';

export const VERSIONS: readonly number[] = [2, 3, 4, 5, 6];
const OLDEST = 2;
export const NEWEST = 6;

/** What a file says of its version; it stays as it is while the document is migrated in memory. */
export interface Stated {
  /** The version that it is read as; `'newer'`: beyond ours; `null`: no version ever had this number. */
  readonly version: number | 'newer' | null;
  /** As written, or as assumed. */
  readonly written: string | number | null;
  readonly assumed: boolean;
  readonly line: number | null;
  /** A migration that was left halfway. */
  readonly half: Half | null;
  /** Why it must not be migrated: what a person has to settle first. */
  readonly contradictions: readonly Contradiction[];
  /** The version whose keys the file has, where its number is ahead of all of them; `null`: it is not. */
  readonly lags: number | null;
  /** Of version 2: whether its phase means a stage. */
  readonly mapped: boolean;
}

/** `- **Schema Version**: v4` in the block that the tool writes when a workflow begins. */
const AT_BIRTH = /^[ \t]*[-*+][ \t]+\*\*Schema Version:?\*\*:?[ \t]*v?(\d{1,4})\b/im;

export function statedOf(front: FieldSource, body: string): Stated {
  const { data } = front;
  const found = data['schema_version'] ?? null;
  const born = wholeNumber(AT_BIRTH.exec(body)?.[1]);
  const number = found === null ? null : numberOf(found);
  const version = found === null ? assumedOf(data, born) : ranged(number);
  const line = lineAt(front, 'schema_version');
  const half = typeof version === 'number' ? halfMigrated(data, found === null ? null : version) : null;
  const torn = [
    ...(half ? [halfMessage(half, version, front)] : []),
    ...(typeof version === 'number' ? bornLater(born, version, data, line) : []),
    ...stageTooHigh(front),
  ];
  return {
    version,
    written: found === null ? version : writtenOf(found),
    assumed: found === null,
    line,
    half,
    contradictions: torn,
    lags: found !== null && half === null ? lagOf(data, version) : null,
    mapped: version !== 2 || stageOfPhase(textOf(data['current_phase'])) !== null,
  };
}

/** From this version on each brings keys of the outermost level, which its own files have. */
const AT_THE_TOP = 5;

/** A number that was raised before its keys were written, or keys that were left out: both read alike. */
function lagOf(data: DataMap, version: Stated['version']): number | null {
  const shape = STAGE_KEYS.some((key) => Object.hasOwn(data, key)) ? shapeOf(data) : null;
  const told = typeof version === 'number' && version >= AT_THE_TOP;
  return told && shape !== null && shape < version ? shape : null;
}

/** `5`, `"5"`, `5.0`, `"5.0"` and `"v5"` are 5; `"5.1"` and everything else is no version that ever was. */
function numberOf(found: Data): number | null {
  if (typeof found === 'number') return Number.isSafeInteger(found) ? found : null;
  const digits = typeof found === 'string' ? /^\s*v?(\d{1,6})(?:\.0{1,6})?\s*$/i.exec(found)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

function ranged(number: number | null): Stated['version'] {
  if (number === null || number < OLDEST) return null;
  return number > NEWEST ? 'newer' : number;
}

function writtenOf(found: Data): string | number {
  if (typeof found === 'number' || typeof found === 'string') return found;
  return isMap(found) || isList(found) ? 'a list or map' : String(found);
}

/**
 * Without a number: stages have the version of their shape, phases version 2; the log says when it was
 * born.
 */
function assumedOf(data: DataMap, born: number | null): Stated['version'] {
  const staged = STAGE_KEYS.some((key) => Object.hasOwn(data, key));
  if (staged) return ranged(Math.max(shapeOf(data), born ?? 0));
  const phased = ['current_phase', ...PHASE_KEYS].some((key) => Object.hasOwn(data, key));
  return phased ? OLDEST : ranged(Math.max(born ?? 0, OLDEST));
}

function halfMessage({ keys }: Half, version: Stated['version'], front: FieldSource): Contradiction {
  const [first = ''] = keys;
  const line = lineAt(front, ...first.split('.'));
  const told = front.data['schema_version'] != null;
  const found = told
    ? `schema version ${version} with`
    : 'no schema_version, and beside keys of version 2 also';
  const number = told ? 'Repair the number' : 'Write the number';
  const message =
    `found ${found} ${keys.join(', ')}, expected the keys of one version: ` +
    `a migration was left halfway. ${number}, go back to an earlier version, or correct it by hand.`;
  return { message, line, evidence: { schema_version: version, keys } };
}

/**
 * A state is never older than it was at its birth. The tool's template still calls version 6 by the number
 * 5.
 */
function bornLater(
  born: number | null,
  version: number,
  data: DataMap,
  line: number | null,
): readonly Contradiction[] {
  if (born === null || born <= version || (born === NEWEST && version === NEWEST - 1)) return [];
  const found = data['schema_version'] == null ? 'phases of version 2' : `schema version ${version}`;
  const message =
    `found ${found} in the front matter and "Schema Version: v${born}" in the Workflow Log, expected ` +
    'no version before the one that it began with. Correct the one that is wrong.';
  return [{ message, line, evidence: { front_matter: version, log: born } }];
}

function stageTooHigh(front: FieldSource): readonly Contradiction[] {
  const field = fieldAt(front, 'current_stage');
  const stage = wholeNumber(field?.value);
  if (!field || stage === null || stage <= HIGHEST) return [];
  const message = `current_stage: found ${stage}, expected 1 to ${HIGHEST}. Correct it by hand.`;
  return [{ message, line: field.line, evidence: { current_stage: stage } }];
}

/** Keys that version 3 renamed (recovery-migration.md); `current_phase` stays beside `current_stage`. */
const PHASE_KEYS = ['phase_status', 'phases'] as const;
const STAGE_KEYS = ['current_stage', 'stage_status', 'stages'] as const;

/** Fields that additive migrations bring (recovery-migration.md): their presence shows the version. */
const ADDED: readonly Added[] = [
  { version: 4, path: ['stages', 'clarification', 'clarification_file_path'] },
  { version: 4, path: ['stages', 'clarification', 'clarification_status'] },
  { version: 4, path: ['stages', 'clarification', 'auto_resolved_questions'] },
  { version: 4, path: ['stages', 'clarification', 'auto_resolve_stats'] },
  { version: 5, path: ['rtm_enabled'] },
  { version: 5, path: ['requirements_inventory'] },
  { version: 5, path: ['stages', 'rtm'] },
  { version: 5, path: ['user_decisions', 'rtm_dispositions'] },
  { version: 6, path: ['profile'] },
  { version: 6, path: ['user_decisions', 'profile'] },
];

/** A contradiction between a version number and the keys beside it. */
interface Half {
  /** Keys that the number does not allow for, as pointers. */
  readonly keys: readonly string[];
  /** The number that every key agrees with; `null` where none does. */
  readonly shape: number | null;
}

/**
 * @param version the number that the file states; `null` where it states none
 * @returns `null` where the keys fit
 */
function halfMigrated(data: DataMap, version: number | null): Half | null {
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
function shapeOf(data: DataMap): number {
  return Math.max(3, ...addedIn(data).map(({ version }) => version));
}

interface Added {
  readonly version: number;
  readonly path: readonly string[];
}

function addedIn(data: DataMap): readonly Added[] {
  return ADDED.filter(({ path }) => valueAt(data, ...path) !== undefined);
}

function present(data: DataMap, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => has(data, key));
}

function has(map: DataMap, key: string): boolean {
  return Object.hasOwn(map, key);
}
