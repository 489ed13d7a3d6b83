// Tracks that tracks.md calls open and of which nothing is there: their folders alone would show no workflow.
import type { CheckList } from '../../formkit/check-list.ts';
import { isPlainId } from '../../formkit/items.ts';
import { isFile, textAt, textNeeds } from '../../formkit/outputs.ts';
import { currentStep, workflowState } from '../../formkit/workflow-state.ts';
import type { Option } from '../../model/decision.ts';
import type { Format } from '../../model/format.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isSetUpBeside, type Listed, metadataAt, metadataOf, openTracksIn, STATUSES } from './trackers.ts';

const REGISTRY = /(?:^|\/)conductor\/tracks\.md$/;

/** No track has this name: what is read is the list, and nothing is ever written or removed here. */
const NO_TRACK = '.listed';

/** Nothing of such a track is there to be gone on with: a person restores it, or takes its entry out. */
const REFUSED: readonly Option[] = ['resume', 'retry', 'skip', 'approve', 'start-fresh'];

/** The format with what its list of tracks alone still knows. */
export function withLostTracks(format: Format<CheckList>): Format<CheckList> {
  return {
    ...format,
    names: [...format.names, 'tracks.md'],
    matches: (path) => REGISTRY.test(path) || format.matches(path),
    sites: (paths) => [
      ...format.sites(paths.filter((path) => !REGISTRY.test(path))),
      ...paths.filter((path) => REGISTRY.test(path)).map((path) => listAt(format.id, path)),
    ],
    needs(doc, site, snapshot) {
      const list = listOf(site);
      if (list === null) return format.needs(doc, site, snapshot);
      const homes = lostAt(list, snapshot).map(({ id }) => homeOf(list, id));
      return textNeeds([list, ...homes.map(metadataOf)], snapshot);
    },
    read(doc, site, snapshot) {
      const list = listOf(site);
      if (list === null) return format.read(doc, site, snapshot);
      return lostAt(list, snapshot)
        .filter(({ id }) => !isOver(homeOf(list, id), snapshot))
        .map((one) => lostState(one, list, site));
    },
    refuses: (at) => (listOf(at.site) === null ? (format.refuses?.(at) ?? []) : REFUSED),
  };
}

function listAt(format: string, list: string): StateLocation {
  const root = folderOf(folderOf(list));
  const path = joinPath(folderOf(list), `tracks/${NO_TRACK}/plan.md`);
  return { format, path, files: [list], rivals: [], feature: NO_TRACK, root, isList: true };
}

/** The list that a site stands for; `null` for one of a track. */
const listOf = ({ feature, files: [list] }: StateLocation): string | null =>
  feature === NO_TRACK && list !== undefined && REGISTRY.test(list) ? list : null;

const homeOf = (list: string, id: string): string => joinPath(folderOf(list), `tracks/${id}`);

/** Open tracks without a plan and a specification; what was archived is over, whatever the list says. */
function lostAt(list: string, snapshot: Snapshot): readonly Listed[] {
  if (!isSetUpBeside(list, snapshot)) return [];
  const isThere = (path: string) => snapshot.entry(path) !== null;
  return openTracksIn(textAt(list, snapshot) ?? '').filter(({ id }) => {
    const home = homeOf(list, id);
    const archived = ['archive', 'tracks/archive'].map((one) => joinPath(folderOf(list), `${one}/${id}`));
    const own = ['plan.md', 'spec.md'].map((name) => joinPath(home, name));
    const isTrack = isPlainId(id) && id !== 'archive' && !isFile(home, snapshot);
    return isTrack && ![...own, ...archived].some(isThere);
  });
}

/** Whether what is left of a track says that it is over. */
function isOver(home: string, snapshot: Snapshot): boolean {
  const found = metadataAt(home, snapshot);
  const status = found === null || 'message' in found ? null : found.status;
  const means = status === null ? null : STATUSES.means(status.text);
  return means === 'done' || means === 'cancelled' || means === 'archived';
}

function lostState({ id, line, mark }: Listed, list: string, site: StateLocation): WorkflowState {
  const how =
    `${baseOf(list)} calls the track ${id} open ("[${mark}]"), and neither its plan.md nor its spec.md is ` +
    'there. Restore its folder from history, or take its entry out of the list.';
  return workflowState(
    { ...site, feature: id, path: list },
    {
      folders: [list],
      status: 'active',
      statusText: `[${mark}]`,
      stepNames: new Map([['plan', 'the plan']]),
      stepGuides: new Map([['plan', { is: 'says what the track is to do (spec.md, plan.md)', next: null }]]),
      current: currentStep('plan', { unclear: true, line, how }),
    },
  );
}
