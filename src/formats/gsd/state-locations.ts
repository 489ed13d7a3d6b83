// Where GSD keeps its state: `.planning/STATE.md`, and one more for each workstream.
import type { Format } from '../../model/format.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

export const ID = 'gsd';

const STATE = 'STATE.md';
const ROADMAP = 'ROADMAP.md';
const PLACE = /^(?:(.+)\/)?\.planning\/(?:workstreams\/([^/]+)\/)?(?:STATE|ROADMAP)\.md$/;

/** Where one state's files lie. */
export interface Planning {
  /** The folder of STATE.md, ROADMAP.md and the phases. */
  readonly home: string;
  /** The folder of PROJECT.md, which all workstreams share. */
  readonly root: string;
  readonly workstream: string | null;
}

export function planningOf({ path }: Pick<StateLocation, 'path'>): Planning {
  const home = folderOf(path);
  const above = folderOf(home);
  const isStream = baseOf(above) === 'workstreams';
  return { home, root: isStream ? folderOf(above) : home, workstream: isStream ? baseOf(home) : null };
}

export const roadmapOf = ({ home }: Planning): string => joinPath(home, ROADMAP);
export const handoffOf = ({ home }: Planning): string => joinPath(home, 'HANDOFF.json');

function featureAt(path: string): string | null {
  const found = PLACE.exec(path);
  if (!found) return null;
  const [, folder, workstream] = found;
  return workstream ?? (folder === undefined ? 'planning' : baseOf(folder));
}

/** A roadmap alone shows that a project began: the tool writes STATE.md again from it. */
export const places: Pick<Format, 'names' | 'folders' | 'matches' | 'sites'> = {
  names: [STATE, ROADMAP],
  folders: [],
  matches: (path) => PLACE.test(path),
  sites(paths) {
    const folders = [...new Set(paths.filter((path) => PLACE.test(path)).map(folderOf))];
    return folders.map((folder): StateLocation => {
      const path = joinPath(folder, STATE);
      const files = [path, joinPath(folder, ROADMAP)].filter((one) => paths.includes(one));
      const root = PLACE.exec(path)?.[1] ?? '';
      return { format: ID, path, files, rivals: [], feature: featureAt(path) ?? baseOf(folder), root };
    });
  },
};
