// The states that a document describes; equal facts are read once in a run.
import type { Format } from '../model/format.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import { catchFault } from './catch-fault.ts';
import type { ParseCache, ReadBefore, StatesRead } from './parse-cache.ts';

/**
 * What a format reads from the document of a site. It is asked again and again while facts are gathered, and
 * once more for the decision: what it said stands until the snapshot has learned something more.
 */
export function readStates(
  format: Format,
  doc: unknown,
  site: StateLocation,
  snapshot: Snapshot,
  { reads }: ParseCache,
): StatesRead {
  const read = () => catchFault(() => format.read(doc, site, snapshot));
  const revision = snapshot.revision?.();
  if (revision === undefined) return read();
  const known = reads.get(snapshot) ?? new Map<string, ReadBefore>();
  reads.set(snapshot, known);
  const key = keyOf(site);
  const before = known.get(key);
  if (before?.revision === revision && before.doc === doc) return before.states;
  const states = read();
  known.set(key, { revision, doc, states });
  return states;
}

/** All of a location that a format may look at. */
const keyOf = (site: StateLocation): string => JSON.stringify(site);
