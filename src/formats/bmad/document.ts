// A tracker as data with places; its common invalid YAML is read exactly, and written to around it.
import { printSpared, readSpared, refuseGaps, type SparedDocument } from '../../formkit/damaged-yaml.ts';
import type { Codec } from '../../model/codec.ts';
import { StateError } from '../../model/errors.ts';
import { isList, isMap } from '../../text/data/data.ts';

/** One kind tracks the stories of a sprint, the other the documents that are planned before it. */
export interface Tracker extends SparedDocument {
  readonly kind: 'sprint' | 'planning';
}

/** Heads of a sprint's tracker that other tools' files of that name lack, and its map. */
const SPRINT = /^\uFEFF?["']?(?:development_status|tracking_system|story_location|project_key)["']?[ \t]*:/gm;
const STORY = /^[ \t]+["']?(?:epic-\d+|\d+-\d+[a-z]?-[\w-]+)["']?[ \t]*:/im;
const PLANNING = /^\uFEFF?["']?(?:workflow_status|completed_workflows)["']?[ \t]*:/m;
const OF_BMM = /^\uFEFF?["']?(?:project(?:_name|_type|_level)?|selected_track|workflow_path)["']?[ \t]*:/m;

/** Told by its keys alone, so that a damaged or torn file is told as well. */
export function recognises(text: string): boolean {
  const heads = new Set([...text.matchAll(SPRINT)].map(([head]) => head.replace(/[^a-z_]/g, '')));
  if (heads.size > 1 || (heads.has('development_status') && STORY.test(text))) return true;
  return PLANNING.test(text) && OF_BMM.test(text);
}

export const codec: Codec<Tracker> = {
  parse(text) {
    const doc = readSpared(text);
    refuseGaps(doc, ['workflow_status', 'development_status', 'project', 'project_name']);
    const { data } = doc;
    if (isMap(data['development_status'])) return { ...doc, kind: 'sprint' };
    const planned = data['workflow_status'];
    if (isMap(planned) || isList(planned) || isMap(data['completed_workflows']))
      return { ...doc, kind: 'planning' };
    const found = `found ${Object.keys(data).slice(0, 5).join(', ')} and no map of stories or workflows`;
    throw new StateError('state-readable', `${found}, expected one. Restore it from history.`, 1);
  },
  print: (text, { data }) => printSpared(text, data),
};
