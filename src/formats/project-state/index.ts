// project-state: exported rows of a project_state table, in four forms. Source: danhicks853/theappapp,
// docs/architecture/decision-76-project-state-recovery.md, "the decision document" in this folder.
import { formatOf } from '../../formkit/format.ts';
import { folderSites, homeTest } from '../../formkit/state-locations.ts';
import { defineFormat } from '../../model/format.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { formatTime, parseTime } from '../../text/time.ts';
import { namedIn } from './action-files.ts';
import { choices, refuses } from './choices.ts';
import { codec, type ProjectDocument, recognises } from './document.ts';
import { locate } from './file-index.ts';
import { statesOf, statusOf } from './read.ts';
import { textOf } from './rows.ts';
import { GROUNDS, historyPath, ID, isOwnPlace, matches, NAMES } from './state-locations.ts';
import { pathsOfTask, testPaths, writesTests } from './task-files.ts';

export const projectState = defineFormat(
  formatOf<ProjectDocument>({
    id: ID,
    title: 'Project state',
    where: '`.project-state/<id>/project_state.json`, or `project_state.{json,ndjson,csv,sql}` anywhere',
    names: NAMES,
    grounds: GROUNDS,
    isHome: homeTest([`.project-state/{feature}/${NAMES[0]}`]),
    matches,
    sites: (paths) => folderSites(ID, NAMES, paths),
    recognises,
    claims: isOwnPlace,
    codec,
    holdsNothing: ({ rows }) => rows.length === 0,
    needs: needsOf,
    read: (doc, site, snapshot) => (doc === null ? [] : statesOf(doc, site, snapshot)),
    begins: {
      step: null,
      name: 'the first task',
      how: 'Assign the first task of the project; the orchestrator writes its state again with it.',
    },
    choices,
    refuses,
  }),
);

/** Files whose text is asked for at most, over all rows of an export. */
const MOST = 200;

/** Only active rows are judged by their files; what ended or waits needs none. */
function needsOf(doc: ProjectDocument | null, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  if (doc === null) return [];
  const active = doc.rows.filter((row) => statusOf(row)?.[0] === 'active');
  const paths = new Set<string>();
  for (const row of active)
    for (const named of namedIn(textOf(row, 'lastAction'))) {
      const place = paths.size < MOST ? locate(named, snapshot) : null;
      if (place?.kind === 'found') paths.add(place.path);
    }
  for (const row of active) {
    // Files that are named and there tell by themselves; to look for others costs a walk through the tree.
    const named = namedIn(textOf(row, 'lastAction'));
    if (named.some((one) => locate(one, snapshot).kind === 'found')) continue;
    const said = { task: textOf(row, 'task'), lastAction: textOf(row, 'lastAction') };
    for (const path of [
      ...pathsOfTask(said.task, snapshot),
      ...(writesTests(said) ? testPaths(snapshot).slice(0, 20) : []),
    ])
      if (paths.size < MOST) paths.add(path);
  }
  const times = active.flatMap((row) => parseTime(textOf(row, 'at') ?? '').at ?? []);
  return [
    ...[historyPath(site.path), ...paths].map((path): Need => ({ path, what: 'text' })),
    ...(times.length === 0 ? [] : [{ path: formatTime(Math.min(...times)), what: 'commits' } as const]),
  ];
}
