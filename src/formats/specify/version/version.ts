// Which schema version a state is of: by its number, the log of its beginning, or its shape.

import { type FieldSource, textOf, wholeNumber } from '../../../formkit/fields.ts';
import type { Contradiction } from '../../../model/workflow.ts';
import { type Data, type DataMap, isList, isMap } from '../../../text/data/data.ts';
import { fieldAt, lineAt } from '../fields.ts';
import { HIGHEST } from '../stages.ts';
import { stageOfPhase } from './phases.ts';
import { type Half, halfMigrated, PHASE_KEYS, STAGE_KEYS, shapeOf } from './shape.ts';

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
  const message =
    `found schema version ${version} with ${keys.join(', ')}, expected the keys of one version: ` +
    'a migration was left halfway. Repair the number, go back to an earlier version, or correct it by hand.';
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
