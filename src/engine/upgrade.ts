// Brings a document to its format's newest version in memory; what is newer than ours is never touched.
import { assert, StateError } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import type { Version } from '../model/state-location.ts';

/** A document, brought to the newest version in memory. */
export interface Loaded {
  readonly doc: unknown;
  /** The version that the file has, not the one it was brought to. */
  readonly version: Version;
  /** Summaries of the migrations that were applied in memory, oldest first. */
  readonly migrated: readonly string[];
}

/** @throws StateError `version-known` where the file is of a version that we do not know. */
export function upgrade(format: Format, doc: unknown): Loaded {
  const version = format.version(doc);
  if (version.rank === 'newer') throw unknownVersion(format, version);
  if (version.rank === null) return { doc, version, migrated: [] };
  let current = doc;
  const migrated: string[] = [];
  for (let rank = version.rank; rank < format.versions.length - 1; rank++) {
    const step = format.migrations.find((migration) => migration.from === rank);
    assert(step, `${format.id} has a migration from version ${format.versions[rank]}`);
    current = step.up(current);
    migrated.push(step.summary);
  }
  return { doc: current, version, migrated };
}

function unknownVersion(format: Format, version: Version): StateError {
  const newest = format.versions.at(-1);
  const message =
    `found schema version ${JSON.stringify(version.written)}, expected ${format.versions.join(', ')}. ` +
    `The file is left alone; a Rekindle that knows more than version ${newest} is needed.`;
  return new StateError('version-known', message, version.line, { found: version.written, newest });
}
