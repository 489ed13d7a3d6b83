// What rules are asked about, before anything is known of the state.
import type { Format } from '../model/format.ts';
import type { RuleContext, Settings } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';

/** A workflow of which nothing has moved, as far as is known. */
export const STILL = { activity: { at: null, from: 'unknown' }, liveness: 'unknown' } as const;

export function subjectOf(
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  settings: Settings,
): RuleContext {
  return {
    site,
    snapshot,
    settings,
    fault: null,
    doc: null,
    version: null,
    newest: format.versions.at(-1) ?? null,
    outdated: false,
    // A state by itself: what it rests on is another matter.
    asked: new Set(),
    state: null,
    ...STILL,
  };
}
