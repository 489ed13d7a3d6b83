// sdd's workflows: YAML without a version, three generations by shape, items with four statuses. Source:
// sdd-engine/sdd-core, plugin/skills/workflow-state/resources/recovery.md.
import { formatOf } from '../../formkit/format.ts';
import { historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { homeTest } from '../../formkit/state-locations.ts';
import { defineFormat } from '../../model/format.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { DAY } from '../../model/time-units.ts';
import { movedNeeds } from '../../text/rename-detection.ts';
import { parseTime } from '../../text/time.ts';
import { foldersOf } from './checkpoint/safe-points.ts';
import { refusesApproval } from './choices/approve.ts';
import { choices } from './choices/index.ts';
import { ABSENT, codec, headPath, type SddDocument, textAt } from './document.ts';
import { filesThere, homesOf } from './item-locations.ts';
import { isFinished, type Leaf, leavesOf } from './items.ts';
import { goneApproved, goneFrom } from './missing-artifacts.ts';
import { stateOf } from './read.ts';
import { recognises } from './recognise.ts';
import { repairsOf } from './repairs.ts';
import { wantsHistory } from './solicitation.ts';
import {
  changeFolderOf,
  GROUNDS,
  ID,
  isOwnPlace,
  matches,
  NAMES,
  placeIn,
  sites,
  type WorkflowPlace,
} from './state-locations.ts';
import { ending } from './truncation.ts';
import { leftPaths, solicitationPaths } from './workflow-context.ts';

export const sdd = defineFormat(
  formatOf<SddDocument>({
    id: ID,
    title: 'sdd',
    where: '`sdd/workflows/<id>-<name>/workflow.yaml`, before that `.sdd/workflows/<id>/workflow.yaml`',
    names: NAMES,
    grounds: GROUNDS,
    isHome: homeTest(['sdd', '.sdd'].map((root) => `${root}/workflows/{feature}/${NAMES[0]}`)),
    matches,
    sites,
    recognises,
    claims: isOwnPlace,
    codec,
    ending,
    needs: needsOf,
    read: (doc, site, snapshot) => [stateOf(doc, site, snapshot)],
    recordsBranch: true,
    begins: {
      step: 'spec',
      name: 'spec',
      how: 'Create the change again and write its SPEC.md first; nothing is planned before that is approved.',
    },
    choices,
    repairs: repairsOf,
    refuses: (at) => (refusesApproval(at) ? ['approve'] : []),
  }),
);

/** Files that are gone and looked for at most. */
const MOST = 200;

/** Texts that are there, the last change of its folders, and its branch's commits since it was created. */
function needsOf(doc: SddDocument | null, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const own = doc ?? ABSENT;
  const place = placeIn(own, site, snapshot);
  const leaves = leavesOf(own);
  const asked = solicitationPaths(leaves, place, site);
  const items = { leaves, place, snapshot };
  const done = leaves.length > 0 && leaves.every(isFinished);
  const left = done ? leftPaths(leaves, place) : [];
  const texts = [...asked, ...left, ...filesThere(items)].filter((path) => snapshot.entry(path) !== null);
  const folders = foldersOf(items);
  const gone = done ? [] : goneApproved(items).slice(0, MOST);
  const wants = (path: string) => wantsHistory(path, snapshot);
  const created = done ? null : createdAt(own, leaves, place);
  const undated = doc !== null && !done && created === null;
  const since = undated ? firstCommitted(site, snapshot) : created;
  return [
    ...textNeeds(texts, snapshot),
    ...movedNeeds(gone, folders, snapshot),
    ...historyNeeds([
      ...asked.filter(wants),
      ...(undated ? [site.path] : []),
      ...(since === null ? [] : goneFrom(items)),
    ]),
    ...(since !== null && snapshot.commits() === 'unavailable'
      ? [{ path: since, what: 'commits' } as const]
      : []),
  ];
}

/** A day before the workflow was created, since the date has no zone; `null` where nothing tells it. */
function createdAt(doc: SddDocument, leaves: readonly Leaf[], place: WorkflowPlace): string | null {
  const written = ['created', 'created_at'].flatMap((key) => textAt(doc, headPath(doc, key)) ?? []);
  const days = leaves.flatMap((leaf) =>
    homesOf(leaf, place).flatMap((home) => changeFolderOf(home)?.day ?? []),
  );
  const times = [...written, ...days].flatMap((text) => parseTime(text).at ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times) - DAY).toISOString();
}

/** The same by the oldest commit of the state file, where nothing in it or in its paths is dated. */
function firstCommitted({ path }: StateLocation, snapshot: Snapshot): string | null {
  const past = snapshot.history(path);
  const times = past === 'unavailable' ? [] : past.flatMap(({ at }) => parseTime(at).at ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times) - DAY).toISOString();
}
