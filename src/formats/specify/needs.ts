// What must be fetched before a specification workflow can be judged.

import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { movedNeeds } from '../../text/rename-detection.ts';
import type { SpecifyDocument } from './document.ts';
import { outputPaths } from './outputs.ts';
import { questionsPath } from './questions/open-questions.ts';
import { STAGES } from './stages.ts';
import { groundOf } from './state-context.ts';
import { foldersOf, lockPath } from './state-locations.ts';
import { pathsToRead } from './steps.ts';

/** Files whose text is asked for at most: a list of artifacts has no business being longer. */
const MOST = 200;

/** First the summaries, the lock and what the stages make; then what the summaries list. */
export function needsOf(doc: SpecifyDocument, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const ground = groundOf(doc, site, snapshot);
  const summaries = [...ground.summaries.values()].map(({ path }) => path);
  const made = STAGES.flatMap((stage) => [...outputPaths(stage, ground.home), ...pathsToRead(stage, ground)]);
  const wanted = [lockPath(ground.home), ...summaries, questionsPath(ground), ...made];
  const texts = [...new Set(wanted)].slice(0, MOST).filter((path) => {
    const reading = snapshot.text(path);
    return !reading.ok && reading.why === 'not-fetched';
  });
  // What a finished stage wrote elsewhere and is gone may have moved with the state's folder.
  const gone = STAGES.flatMap((stage) => pathsToRead(stage, ground)).filter(
    (path) => !path.startsWith(`${ground.home}/`) && snapshot.entry(path) === null,
  );
  const folders = foldersOf(site);
  const moved = movedNeeds([...new Set(gone)].slice(0, MOST), folders, snapshot);
  return [...texts.map((path): Need => ({ path, what: 'text' })), ...moved];
}
