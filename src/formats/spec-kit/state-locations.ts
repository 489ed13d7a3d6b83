// Where Spec Kit keeps its features, and which numbered folders of `specs/` are another tool's.
import { isFile, textNeeds } from '../../formkit/outputs.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

const PLACE = /^(?:(.+)\/)?specs\/([^/]+)\/(?:tasks|plan|spec)\.md$/;

/**
 * `012-name` or `20260801-093000-name`, as the tool's `create-new-feature` script numbers them; a bare date
 * is another tool's.
 */
const NUMBERED = /^(?!\d{4}-\d\d-\d\d)\d{3,}-./;

/** Folders whose `specs/` hold no features: what is over, and another tool's own. */
const PASSED: ReadonlySet<string> = new Set(['archive', 'archived', 'openspec']);

/** Early projects keep their features in `.specify/specs/`. */
const OWN = '.specify';

/** Might this path be part of a feature? Other hidden folders keep other tools' specs. */
export function isFeaturePath(path: string): boolean {
  const [, root = '', feature = ''] = PLACE.exec(path) ?? [];
  const above = root.split('/');
  const hidden = (name: string, at: number) =>
    name.startsWith('.') && !(name === OWN && at === above.length - 1);
  return NUMBERED.test(feature) && !above.some((name, at) => PASSED.has(name) || hidden(name, at));
}

/** The feature's folder. */
export function homeOf(site: StateLocation): string {
  return folderOf(site.path);
}

/** The folder that the project lies in: what holds `specs/`, or what holds `.specify/specs/`. */
function projectOf(site: StateLocation): string {
  const root = folderOf(folderOf(homeOf(site)));
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

/** Below `.workflow/`: what shows that the folder is a workflow of another tool. */
const INDEXED = /^(?:index|scaffold|(?:\w+-)?context)\.md$|^dags$/;
const LOCAL_STATE = /^\.[\w-]+-state\.local\.md$/;
const PIPELINE_STATES = ['pipeline-state.md', '.pipeline-state.md'] as const;
/** Where such a pipeline keeps the state of a feature whose documents stay in `specs/`. */
const PIPELINES = ['', 'framework', 'ADS-project-knowledge', 'ADS-memory'] as const;
/** Unrelated tools have files of that name, none of which names a spec by its hash or id. */
const PIPELINE = /\bspec_(?:hash|id)\b/;

/** State files of another tool for the same folder, by their names. */
function pipelineStates(site: StateLocation, snapshot: Snapshot): readonly string[] {
  const roots = [...new Set([projectOf(site), ''])].flatMap((root) =>
    PIPELINES.map((shop) => joinPath(joinPath(root, shop), `reports/pipeline/${site.feature}`)),
  );
  return [homeOf(site), ...roots]
    .flatMap((folder) => PIPELINE_STATES.map((name) => joinPath(folder, name)))
    .filter((path) => isFile(path, snapshot));
}

/** The texts without which `isShared` cannot be told. */
export function sharedNeeds(site: StateLocation, snapshot: Snapshot): readonly Need[] {
  return textNeeds(pipelineStates(site, snapshot), snapshot);
}

/** Whether another tool keeps its state in this folder, or of it: then the workflow is that tool's. */
export function isShared(site: StateLocation, snapshot: Snapshot): boolean {
  const home = homeOf(site);
  const workflow = joinPath(home, '.workflow');
  const inside = snapshot.list(workflow).map(({ path }) => baseOf(path));
  const indexed =
    snapshot.entry(workflow)?.mode === '040000' &&
    (inside.length === 0 || inside.some((name) => INDEXED.test(name)));
  return (
    indexed ||
    snapshot.list(home).some(({ path }) => LOCAL_STATE.test(baseOf(path))) ||
    pipelineStates(site, snapshot).some((path) => {
      const reading = snapshot.text(path);
      return !reading.ok || PIPELINE.test(reading.text);
    })
  );
}
