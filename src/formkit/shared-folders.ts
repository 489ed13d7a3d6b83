// Folders of features that several tools use: what shows that the workflow of one is another tool's.
import { baseOf } from '../model/path.ts';
import type { Need, Snapshot } from '../model/snapshot.ts';
import { BOM } from '../text/lines.ts';
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

/** What a pipeline's state begins with, and the keys of its head: what is left where it was cut off. */
const TITLE = '# pipeline state';
const HEAD_LINE = new RegExp(
  '^\\s*(?:[-*] |\\|\\s*)[*`]*(?:run_id|feature(?:_id|_name)?|spec_[a-z_]+|started_at|' +
    'last_updated_at|current_stage|status|stage|output_root|coordinator_mode|debug_mode|field|' +
    '[|:\\s-]+)\\b|' +
    '^\\s*\\|[|:\\s-]+$',
  'i',
);
/** Lines of a head before it names the spec. */
const FEW = 8;

/** Nothing, the title or a part of it, or the title with lines of its head alone; conflict marks aside. */
function isCutPipeline(text: string): boolean {
  const lines = text
    .replace(BOM, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const [title = '', ...more] = lines.filter((line) => !/^[<=>]{7}/.test(line));
  const said = title.trim().toLowerCase();
  if (more.length === 0 && TITLE.startsWith(said)) return true;
  // The last line may be cut anywhere.
  const isHead = more.length < FEW && more.slice(0, -1).every((line) => HEAD_LINE.test(line));
  return isHead && said.startsWith(TITLE);
}

/** Whether a file of that name is a pipeline's: it names a spec, is cut off before that, or named one. */
function isPipeline(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  if (!reading.ok || PIPELINE.test(reading.text) || isCutPipeline(reading.text)) return true;
  const past = snapshot.history(path);
  return past !== 'unavailable' && past.some(({ text }) => text !== null && PIPELINE.test(text));
}

/** The texts without which `isShared` cannot be told, and the past of files that do not tell it. */
export function sharedNeeds(at: SharedFolder, snapshot: Snapshot): readonly Need[] {
  const states = pipelineStates(at, snapshot);
  const unclear = states.filter((path) => !isPipeline(path, snapshot));
  return [...textNeeds(states, snapshot), ...unclear.map((path): Need => ({ path, what: 'history' }))];
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
    pipelineStates(at, snapshot).some((path) => isPipeline(path, snapshot))
  );
}
