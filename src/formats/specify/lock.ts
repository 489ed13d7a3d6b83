// The lock: who works on a workflow right now, and until when that is believed.
import { wholeNumber } from '../../formkit/fields.ts';
import type { NoText } from '../../model/file-content.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { MINUTE } from '../../model/time-units.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { linesOf } from '../../text/lines.ts';
import { parseTime } from '../../text/time.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt } from './fields.ts';
import { lockPath } from './state-locations.ts';

/**
 * The command of version 2 believes a lock for two hours, unless the state says otherwise; the skill for
 * one.
 */
const PHASE_HOURS = 2;
const STAGE_MINUTES = 60;
/** No lock is believed for longer, whatever the state says. */
const MOST_HOURS = 24;

/** Nothing is there, or it was not asked for. */
const NO_LOCK: ReadonlySet<NoText | null> = new Set(['absent', 'not-fetched']);

/** A field of YAML on its line, or of JSON wherever it stands. */
const TIMES = [
  /^\s*(?:ÿþ|þÿ)?(?:locked_at|last_activity)\s*:\s*["']?([^"']*)/g,
  /"(?:locked_at|last_activity)"\s*:\s*"([^"]*)"/g,
];

export interface Lock {
  readonly lease: NonNullable<WorkflowState['lease']> | null;
  readonly notes: readonly string[];
}

/**
 * The lock file, and the state's own `lock_info`, which version 2 wrote; the later of the two counts. What
 * began with phases is told by them, which stay when it is migrated: a lock is believed as long as before.
 */
export function lockOf(doc: SpecifyDocument, statePath: string, home: string, snapshot: Snapshot): Lock {
  const minutes = wasPhased(doc) ? phaseMinutes(doc) : STAGE_MINUTES;
  const path = lockPath(home);
  const reading = snapshot.text(path);
  const why = reading.ok ? null : reading.why;
  // Of UTF-16, as some shells write it, the time is legible without its NUL bytes.
  const written = reading.ok ? reading.text : (reading.lossy ?? '');
  const since = [...(NO_LOCK.has(why) ? [] : [{ path, at: touched(written) }]), ...ownLock(doc, statePath)];
  const leases = since.flatMap((one) =>
    one.at === null ? [] : { path: one.path, until: one.at + minutes * MINUTE },
  );
  const [first] = leases.sort((a, b) => b.until - a.until);
  const undated = since.some(({ at }) => at === null);
  return {
    lease: first ?? null,
    notes: undated ? ['A lock is there whose time cannot be read; it counts as left behind.'] : [],
  };
}

function wasPhased({ data }: SpecifyDocument): boolean {
  return ['lock_info', 'current_phase', 'phases'].some((key) => Object.hasOwn(data, key));
}

function phaseMinutes(doc: SpecifyDocument): number {
  const written = fieldAt(doc, 'lock_info', 'stale_threshold_hours')?.value;
  const hours = typeof written === 'number' ? written : (wholeNumber(written) ?? PHASE_HOURS);
  return (hours > 0 && hours <= MOST_HOURS ? hours : PHASE_HOURS) * 60;
}

/** The holder of a lock writes `last_activity` into it at every checkpoint. */
function touched(text: string): number | null {
  const times = linesOf(text).flatMap((line) => {
    const values = TIMES.flatMap((one) => [...line.text.matchAll(one)].map(([, value = '']) => value));
    return values.flatMap((value) => parseTime(value).at ?? []);
  });
  return times.length === 0 ? null : Math.max(...times);
}

function ownLock(doc: SpecifyDocument, path: string): readonly { path: string; at: number | null }[] {
  if (fieldAt(doc, 'lock_info', 'locked')?.value !== true) return [];
  return [{ path, at: parseTime(fieldAt(doc, 'lock_info', 'locked_at')?.text ?? '').at }];
}
