// Folders of features that several tools use: what shows that the workflow of one is another tool's.
import { baseOf } from '../model/path.ts';
import type { Need, Snapshot } from '../model/snapshot.ts';
import { joinPath } from '../text/markdown/path-lists.ts';
import { isFile, textNeeds } from './outputs.ts';

/** A feature's folder. */
export interface SharedFolder {
  readonly home: string;
  readonly feature: string;
  /** The folder of the project that it belongs to, `''` at the root. */
  readonly project: string;
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
function pipelineStates({ home, feature, project }: SharedFolder, snapshot: Snapshot): readonly string[] {
  const roots = [...new Set([project, ''])].flatMap((root) =>
    PIPELINES.map((shop) => joinPath(joinPath(root, shop), `reports/pipeline/${feature}`)),
  );
  return [home, ...roots]
    .flatMap((folder) => PIPELINE_STATES.map((name) => joinPath(folder, name)))
    .filter((path) => isFile(path, snapshot));
}

/** The texts without which `isShared` cannot be told. */
export function sharedNeeds(at: SharedFolder, snapshot: Snapshot): readonly Need[] {
  return textNeeds(pipelineStates(at, snapshot), snapshot);
}

/** Whether another tool keeps its state in this folder, or of it: then the workflow is that tool's. */
export function isShared(at: SharedFolder, snapshot: Snapshot): boolean {
  const { home } = at;
  const workflow = joinPath(home, '.workflow');
  const inside = snapshot.list(workflow).map(({ path }) => baseOf(path));
  const indexed =
    snapshot.entry(workflow)?.mode === '040000' &&
    (inside.length === 0 || inside.some((name) => INDEXED.test(name)));
  return (
    indexed ||
    snapshot.list(home).some(({ path }) => LOCAL_STATE.test(baseOf(path))) ||
    pipelineStates(at, snapshot).some((path) => {
      const reading = snapshot.text(path);
      return !reading.ok || PIPELINE.test(reading.text);
    })
  );
}
