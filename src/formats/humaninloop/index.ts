// humaninloop: `.workflow/index.md`, and the context files and graphs that came after it. Source:
// deepeshBodh/human-in-loop-marketplace, skills/specification-workflow-lifecycle/RECOVERY.md.
import { formatOf } from '../../formkit/format.ts';
import { defineFormat } from '../../model/format.ts';
import { baseOf } from '../../model/path.ts';
import type { Need } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { contextPaths } from './answers.ts';
import { choices, repairs } from './choices.ts';
import { reportOf } from './context/read.ts';
import { codec, type HumaninloopDocument, INDEX_VERSION, recognises, versionOf } from './document.ts';
import { refusedByGraph } from './graph/choices.ts';
import { stateOfAbsent, stateOfIndex } from './index-file/workflow-state.ts';
import { iterationInRange } from './iteration-in-range.ts';
import { pendingQuestionsMatch } from './pending-questions-match.ts';
import { stateOfSuccessors } from './phase-files.ts';
import { documentsOf, FOLDER, matches, NAMES, sites, statePaths } from './state-locations.ts';
import { LOOP_PHASES } from './vocabulary.ts';

export const humaninloop = defineFormat(
  formatOf<HumaninloopDocument>({
    id: 'humaninloop',
    title: 'humaninloop',
    where: '`specs/<feature>/.workflow/`: `index.md`, or the context files and `dags/*.json` that followed',
    names: NAMES,
    folders: [FOLDER],
    isHome: (path) => baseOf(path) === FOLDER || path === 'specs',
    versions: [INDEX_VERSION],
    matches,
    sites,
    recognises,
    codec,
    version: versionOf,
    needs: (doc, site) => needsOf(doc, site),
    read(doc, site, snapshot) {
      if (doc === null) return [stateOfAbsent(site, snapshot)];
      return [
        doc.kind === 'index' ? stateOfIndex(doc, site, snapshot) : stateOfSuccessors(doc, site, snapshot),
      ];
    },
    recordsBranch: true,
    rules: [iterationInRange, pendingQuestionsMatch],
    begins: LOOP_PHASES.beginning(LOOP_PHASES.rows[0]?.how ?? ''),
    choices,
    repairs,
    refuses: refusedByGraph,
  }),
);

/** The state files of the folder, and what stands beside them and says more of their questions. */
function needsOf(doc: HumaninloopDocument | null, site: StateLocation): readonly Need[] {
  if (doc === null) return absentNeeds(site);
  const made = documentsOf(site);
  const index = [...contextPaths(site), ...made];
  const beside = doc.kind === 'index' ? index : [reportOf(site), ...made];
  const paths = new Set([...site.files, ...(site.alternatives ?? []), ...beside]);
  return [...paths].map((path) => ({ path, what: 'text' }));
}

/** Whether there was a state, and what was put into the folder since. */
function absentNeeds(site: StateLocation): readonly Need[] {
  return [
    ...site.files.map((path): Need => ({ path, what: 'text' })),
    ...statePaths(site).map((path): Need => ({ path, what: 'history' })),
    ...site.files.map((path): Need => ({ path, what: 'changes' })),
  ];
}
