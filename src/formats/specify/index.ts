// The specify skill: front matter with stages, in five versions, and a log in the body. Source:
// g3nx89/carlas-pantry, plugins/product-definition/skills/specify/references/recovery-migration.md.
import { formatOf } from '../../formkit/format.ts';
import { goneNeeds, textNeeds } from '../../formkit/outputs.ts';
import { folderSites } from '../../formkit/state-locations.ts';
import { StateError } from '../../model/errors.ts';
import { defineFormat } from '../../model/format.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation, Version } from '../../model/state-location.ts';
import { outputPaths } from './artifacts.ts';
import { choices, isLast } from './choices/index.ts';
import { codec, recognises, type SpecifyDocument } from './document.ts';
import { fieldAt } from './fields.ts';
import { migrations } from './migrations/index.ts';
import { questionsPath } from './questions/open-questions.ts';
import { ID, stateOf } from './read.ts';
import { hindranceOf, repairsOf } from './repairs.ts';
import { STAGES } from './stages.ts';
import { groundOf, standingOf } from './state-context.ts';
import { foldersOf, lockPath, matches, NAME } from './state-locations.ts';
import { pathsBefore, pathsToRead } from './steps.ts';
import { NEWEST, VERSIONS } from './version/version.ts';

export const specify = defineFormat(
  formatOf<SpecifyDocument>({
    id: ID,
    title: 'specify skill',
    where: '`specs/<feature>/.specify-state.local.md`',
    names: [NAME],
    versions: VERSIONS,
    matches,
    sites: (paths) => folderSites(ID, [NAME], paths),
    recognises,
    // No other tool has this name.
    claims: () => true,
    codec,
    version: versionOf,
    migrations,
    needs: (doc, site, snapshot) => (doc ? needsOf(doc, site, snapshot) : []),
    read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
    begins: {
      step: '1',
      name: 'stage 1 (Setup)',
      how: 'Run the specify skill again with the description of the feature; it sets its workspace up first.',
    },
    choices,
    repairs: repairsOf,
    hindrance: hindranceOf,
    refuses: (at) => (isLast(at) ? ['skip'] : []),
  }),
);

/**
 * The version for the engine: without a rank nothing is migrated, so that whatever contradicts itself, or
 * names a stage or a status by a word that means nothing to us, stays as it is.
 * @throws StateError `version-known` for a number that no version ever had, and for one beyond ours, with
 * the status that the file gives
 */
function versionOf(doc: SpecifyDocument): Version {
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

/** First the summaries, the lock and what the stages make; then what the summaries list. */
function needsOf(doc: SpecifyDocument, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const ground = groundOf(doc, site, snapshot);
  const summaries = [...ground.summaries.values()].map(({ path }) => path);
  const made = STAGES.flatMap((stage) => [...outputPaths(stage, ground.home), ...pathsToRead(stage, ground)]);
  const wanted = [lockPath(ground.home), ...summaries, questionsPath(ground), ...made];
  const told = STAGES.flatMap((stage) => pathsToRead(stage, ground));
  const gone = [...told, ...STAGES.flatMap((stage) => pathsBefore(stage, ground))];
  return [...textNeeds(wanted, snapshot), ...goneNeeds(gone, ground.home, foldersOf(site), snapshot)];
}
