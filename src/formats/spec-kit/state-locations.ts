// Where Spec Kit keeps its features, and which numbered folders of `specs/` are another tool's.
import type { SharedFolder } from '../../formkit/shared-folders.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

/** Early projects keep their features in `.specify/specs/`. */
const OWN = '.specify';

/**
 * No `012-name` or `20260801-093000-name`, as the tool's `create-new-feature` script numbers them; a bare
 * date is another tool's.
 */
export const UNNUMBERED = /^(?!\d{3,}-.)|^\d{4}-\d\d-\d\d/;

/** Below what is over, in another tool's folder, or in a hidden one that is not this tool's own. */
export const OUTSIDE = /(?:^|\/)(?:archived?|openspec|\.(?!specify\/specs\/[^/]+\/[^/]+$)[^/]*)\//;

/** The folder that the project lies in: what holds `specs/`, or what holds `.specify/specs/`. */
function projectOf(site: StateLocation): string {
  const root = folderOf(folderOf(folderOf(site.path)));
  return baseOf(root) === OWN ? folderOf(root) : root;
}

/** Whether the tool's own folder stands in the project. */
export function isSetUp(site: StateLocation, snapshot: Snapshot): boolean {
  return snapshot.entry(joinPath(projectOf(site), OWN))?.mode === '040000';
}

/** Which feature the tool's commands work on, on the machine that wrote it. */
export function pointerPath(site: StateLocation): string {
  return joinPath(projectOf(site), `${OWN}/feature.json`);
}

/** The feature's folder, as one that other tools use too. */
export const sharedBy = (site: StateLocation): SharedFolder => ({
  home: folderOf(site.path),
  feature: site.feature,
  project: projectOf(site),
});
