// Folders of features that several tools use: what shows that the workflow of one is another tool's.
import { baseOf } from '../model/path.ts';
import type { Need, Snapshot } from '../model/snapshot.ts';
import { BOM, linesOf } from '../text/lines.ts';
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

/** What a pipeline's state begins with. */
const TITLE = '# pipeline state';
/** Keys of its head, in a bullet or the row of a table; no other tool's file of that title has them. */
const KEYS: readonly string[] = [
  'run_id',
  'feature',
  'feature_id',
  'feature_name',
  'spec_version',
  'spec_provider',
  'started_at',
  'last_updated_at',
  'current_stage',
  'output_root',
  'coordinator_mode',
  'debug_mode',
];
const KEY_LINE = new RegExp(`^\\s*(?:[-*] |\\|)\\s*[*\x60]*(?:${KEYS.join('|')})\\b`, 'i');
/** Lines that stand between them and say nothing by themselves. */
const BESIDE = /^\s*(?:[-*] |\|)\s*[*\x60]*(?:status|stage|field)\b|^\s*\|[|:\s-]+$/i;

/**
 * What is left of a state that was cut off before it names its spec: nothing, the title or a part of it, or
 * the title with lines of its head alone; conflict marks aside.
 */
function isCutPipeline(text: string): boolean {
  const all = linesOf(text.replace(BOM, '')).filter((line) => line.text.trim() !== '');
  const [title, ...more] = all.filter((line) => !/^[<=>]{7}/.test(line.text));
  const said = title?.text.trim().toLowerCase() ?? '';
  if (more.length === 0) return TITLE.startsWith(said);
  const last = more.at(-1);
  const isCut = last?.eol === '';
  const whole = isCut ? more.slice(0, -1) : more;
  const isHead = whole.every(({ text: line }) => KEY_LINE.test(line) || BESIDE.test(line));
  const isTold = whole.some(({ text: line }) => KEY_LINE.test(line)) || (isCut && beginsKey(last.text));
  return said.startsWith(TITLE) && isHead && isTold;
}

/** Whether a line that breaks off is the beginning of one with such a key. */
function beginsKey(line: string): boolean {
  const begun = line.replace(/^\s*[-*|]?\s*[*`]*/, '').toLowerCase();
  return KEY_LINE.test(line) || KEYS.some((key) => key.startsWith(begun));
}

/** Whether a file of that name is a pipeline's: it names a spec, is cut off before that, or named one. */
function isPipeline(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  const text = reading.ok ? reading.text : reading.why === 'not-utf8' ? reading.lossy : undefined;
  if (text === undefined || PIPELINE.test(text) || isCutPipeline(text)) return true;
  const past = snapshot.history(path);
  return past !== 'unavailable' && past.some((one) => one.text !== null && PIPELINE.test(one.text));
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
