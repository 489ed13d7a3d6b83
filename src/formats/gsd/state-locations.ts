// Where GSD keeps its state: `.planning/STATE.md`, and one more for each workstream.
import { placesOf } from '../../formkit/state-locations.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

export const ID = 'gsd';

const ROADMAP = 'ROADMAP.md';

/** A roadmap alone shows that a project began: the tool writes STATE.md again from it. */
export const places = placesOf(ID, {
  state: '.planning/STATE.md',
  also: ['.planning/workstreams/{feature}/STATE.md'],
  beside: [ROADMAP],
  unnamed: 'planning',
});

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
