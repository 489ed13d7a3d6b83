// What must be fetched before a project can be judged: its history, its files, and what was committed since.

import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { formatTime, parseTime } from '../../text/time.ts';
import { namedIn } from './action-files.ts';
import type { ProjectDocument } from './document.ts';
import { locate } from './locate-files.ts';
import { statusOf } from './read.ts';
import { textOf } from './rows.ts';
import { historyPath } from './state-locations.ts';
import { pathsOfTask, testPaths, writesTests } from './task-files.ts';

/** Files whose text is asked for at most, over all rows of an export. */
const MOST = 200;

/** Only active rows are judged by their files; what ended or waits needs none. */
export function needsOf(
  doc: ProjectDocument | null,
  site: StateLocation,
  snapshot: Snapshot,
): readonly Need[] {
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
