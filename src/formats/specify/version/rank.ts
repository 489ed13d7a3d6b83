// The version of a state for the engine, and whether migrations may lead on from it.
import { StateError } from '../../../model/errors.ts';
import type { Version } from '../../../model/state-location.ts';
import type { SpecifyDocument } from '../document.ts';
import { fieldAt } from '../fields.ts';
import { standingOf } from '../recorded-position.ts';
import { NEWEST, VERSIONS } from './version.ts';

/**
 * The version for the engine: without a rank nothing is migrated, so that whatever contradicts itself, or
 * names a stage or a status by a word that means nothing to us, stays as it is.
 * @throws StateError `version-known` for a number that no version ever had, and for one beyond ours, with
 * the status that the file gives
 */
export function versionOf(doc: SpecifyDocument): Version {
  const { version, written, assumed, line, contradictions } = doc.stated;
  const status = fieldAt(doc, 'stage_status')?.text ?? null;
  if (version === null) {
    const message =
      `found schema version ${JSON.stringify(written)}, expected one of ${VERSIONS.join(', ')}. ` +
      'The file is left alone; correct the number by hand.';
    throw new StateError('version-known', message, line, { found: written, newest: NEWEST, status });
  }
  if (version === 'newer') {
    const message =
      `found schema version ${JSON.stringify(written)}, expected ${VERSIONS.join(', ')}. ` +
      `The file is left alone; a Rekindle that knows more than version ${NEWEST} is needed.`;
    throw new StateError('version-known', message, line, { found: written, newest: NEWEST, status });
  }
  const meant = standingOf(doc).words.every(({ known }) => known);
  const settled = contradictions.length === 0 && meant && doc.damage.length === 0;
  return { written, rank: settled ? VERSIONS.indexOf(version) : null, assumed, line };
}
