// Status maps: `id: status` lines, and plans of which each stage says there how far it is or what it left.
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Artifact, Current, Step, StepGuide, Word, WorkflowState } from '../../model/workflow.ts';
import { isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { firstOf } from '../../text/plural.ts';
import { takesBack } from '../../text/qualified-status.ts';
import { type DataField, type FieldSource, fieldAt, lineAt, valueAt } from '../fields.ts';
import { isPlainId } from '../items.ts';
import { filesAt, isBareAt, isGoneAt, isLink, textNeeds } from '../outputs.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { currentStep, linkedFile, stepAt, workflowState } from '../workflow-state.ts';
import { leftAt, type WrittenPath } from '../written-paths.ts';

/** One entry of a status map. */
export interface StatusEntry {
  /** Its key, or the name that a map in a list has; `null`: that one has none. */
  readonly id: string | null;
  /** The way to the entry, and to the word that says how far it is. */
  readonly at: DataPath;
  readonly path: DataPath;
  readonly field: DataField | null;
  /** Where the entry stands. */
  readonly line: number | null;
}

/** Keys of an entry that is a map: of its name within a list, the likeliest first, and of its word. */
export interface EntryKeys {
  readonly id: readonly string[];
  readonly status: string;
}

/** The entries of a map from ids to words or maps, or of a list of maps, in the order of the file. */
export function entriesAt(fields: FieldSource, at: DataPath, keys: EntryKeys): readonly StatusEntry[] {
  const found = valueAt(fields.data, ...at);
  const each = isList(found) ? found.map((one, i) => [i, one] as const).filter(([, one]) => isMap(one)) : [];
  return [...each, ...(isMap(found) ? Object.entries(found) : [])].map(([key, value]) => {
    const own = [...at, key];
    const named = keys.id.flatMap((name) => fieldAt(fields, ...own, name)?.text ?? []);
    const path = isMap(value) ? [...own, keys.status] : own;
    return {
      id: typeof key === 'string' ? key : (named[0] ?? null),
      at: own,
      path,
      field: fieldAt(fields, ...path),
      line: lineAt(fields, ...own),
    };
  });
}

/** How far a stage of a plan is. */
export type PlanStatus = 'required' | 'optional' | 'active' | 'done' | 'skipped';

/** One stage of a plan as its map has it. */
export interface MappedStage {
  readonly id: string;
  /** The way to its word. */
  readonly path: DataPath;
  readonly field: DataField | null;
  readonly line: number | null;
  /** `null` for a word that means nothing. */
  readonly standing: PlanStatus | null;
  /** What it is said to have left, as the map writes it. */
  readonly output: string | null;
  /** The path alone in that; `null`: there is none. */
  readonly named: string | null;
}

const FILE = '\\.(?:md|ya?ml|html|json|txt|pdf)(?![\\w-])';
/** Before a path: a scheme or a drive, and a name without a blank, as words before one are prose. */
const START = '(?:[a-z][\\w+.-]{0,20}:(?=[\\\\/]))?[^\\s:\\\\/]*[\\\\/]';
/** A path where a word is expected: the tool puts what a stage left in place of its status. */
const PATH = new RegExp(`^(?:${START}.*?${FILE}|[^\\s:]+${FILE}|${START}\\S*)`, 'i');
/** What may stand before a path and takes nothing of it: quotes, code marks, ticks. */
const MARKS = /^(?:[\s`*"'“<(]|[✅✔✓☑🎉🏁🚀🟢👍]\uFE0F?|\[[xX]\](?=\s))+/u;
const LINK = /^!?\[([^\]]{0,200})\]\(/;
const LABEL = /^([A-Za-z][\w -]{0,24}):\s+(.*)$/s;
/** `2/3 complete` counts something, `n/a` says nothing. */
const NO_NAME = new RegExp(`^(?:\\d+/\\d+|\\w/\\w)(?!\\w)(?!\\S*${FILE})`, 'i');

/** A path that stands in place of a word. */
interface Left {
  /** The path with what is said of it. */
  readonly output: string;
  /** The path alone. */
  readonly path: string;
  /** Whether that takes it back: `docs/prd.md (draft)`. */
  readonly isOpen: boolean;
}

/** No path is longer. UTF-16 units. */
const LONGEST = 1_000;

/** `null` where something else stands there: a count, or prose with a path in it. */
function leftIn(found: string, words: Vocabulary<PlanStatus>): Left | null {
  if (found.length > LONGEST) return null;
  const [, label = '', labelled] = LABEL.exec(found.replace(MARKS, '')) ?? [];
  if (labelled !== undefined) return words.means(label) === 'done' ? leftIn(labelled, words) : null;
  const bare = found.replace(MARKS, '');
  const [head = '', title = ''] = LINK.exec(bare) ?? [];
  const target = bare.slice(head.length);
  const [path] = NO_NAME.test(target) ? [] : (PATH.exec(target) ?? []);
  if (path === undefined) return null;
  const inner = path.includes(' ') ? path.replace(/\.\w+$/, '') : '';
  const behind = target.slice(path.length);
  // What a document is called hangs on nothing: `[When Plants Talk](docs/prd.md)`.
  const isOpen =
    [title, inner, behind].some((prose) => prose.includes('?')) ||
    [title, inner].some((prose) => takesBack(prose, 'step', { hangs: false })) ||
    takesBack(behind, 'step');
  return { output: found, path, isOpen };
}

/** The stage that an entry means; a path in place of its word says that it is done, and what it left. */
export function mappedStage(
  { path, field, line }: StatusEntry,
  id: string,
  words: Vocabulary<PlanStatus>,
): MappedStage {
  const found = field?.text ?? '';
  const meaning = words.means(found);
  const left = meaning === null ? leftIn(found, words) : null;
  const standing = left === null ? meaning : left.isOpen ? null : 'done';
  const [output, named] = [left?.output ?? null, left?.path ?? null];
  return { id, path, field, line: field?.line ?? line, standing, output, named };
}

/**
 * The stage that an entry of a log means: done where it does not say otherwise. `output`: the key of what it
 * left.
 */
export function loggedStage(
  fields: FieldSource,
  { at, line }: StatusEntry,
  id: string,
  words: Vocabulary<PlanStatus>,
  output: string,
): MappedStage {
  const path = [...at, 'status'];
  const field = fieldAt(fields, ...path);
  const written = fieldAt(fields, ...at, output)?.text ?? null;
  const left = written === null ? null : leftIn(written, words);
  const standing = left?.isOpen ? null : field === null ? 'done' : words.means(field.text);
  return { id, path, field, line, standing, output: written, named: left?.path ?? null };
}

/** What must be done comes next; what is optional never keeps a plan from being over. */
export function nextStage(stages: readonly MappedStage[]): MappedStage | null {
  return (
    stages.find(({ standing }) => standing === 'active') ??
    stages.find(({ standing }) => standing === 'required') ??
    null
  );
}

/** A plan, and what its tool makes of it. */
export interface StageMap {
  readonly stages: readonly MappedStage[];
  readonly words: Vocabulary<PlanStatus>;
  /** What the stages are called: `workflows`. */
  readonly called: string;
  readonly snapshot: Snapshot;
  /** How a stage is run, one sentence. */
  readonly how: (id: string) => string;
  /** What a stage is for that writes no document, a few words. */
  readonly is: string;
  /** Names of the documents that a stage writes, with `*`; none for one that is not known. */
  readonly documents: (id: string) => readonly string[];
  /** Folders in which they may lie. */
  readonly folders: readonly string[];
  /** Where a path of the map leads. */
  readonly resolved: (written: string) => WrittenPath;
  /** Where no stage is left that must be done: what is there still to do; `null`: nothing. */
  readonly end: () => Current | null;
}

/** What each stage is said to have left; where that is not there as it is written, the path in it alone. */
function artifactIn({ output, named, line }: MappedStage, { resolved, snapshot }: StageMap): Artifact | null {
  if (output === null) return null;
  const whole = leftAt(output, resolved, snapshot, line);
  const isThere = ({ path, conditional }: Artifact) =>
    conditional || (path !== null && snapshot.entry(path) !== null);
  if (isThere(whole) || named === null) return whole;
  // `@docs/prd.md` mentions the file in an agent's words.
  const ways = [named, named.replace(/^@/, '')].map((one) => leftAt(one, resolved, snapshot, line));
  const alone = ways.find(isThere) ?? ways[0] ?? whole;
  return { ...alone, written: output };
}

/** Documents of a stage that are there, and hold something, although the map does not say that it is done. */
export function begunFiles(stage: MappedStage | null, map: StageMap): readonly string[] {
  const names = stage === null ? [] : map.documents(stage.id);
  const all = map.folders.flatMap((folder) => names.flatMap((name) => filesAt(folder, name, map.snapshot)));
  return all.filter((path) => !isBareAt(path, map.snapshot));
}

/** What a stage left: the document that its map names, and links among those that show that it was begun. */
function artifactsOf(stage: MappedStage, next: MappedStage | null, map: StageMap): readonly Artifact[] {
  const named = artifactIn(stage, map);
  const links = stage === next ? begunFiles(stage, map).filter((path) => isLink(path, map.snapshot)) : [];
  return [...(named === null ? [] : [named]), ...links.map(linkedFile)];
}

/** The texts of what the stages left, and of the documents of the one at hand. */
export function stageMapNeeds(map: StageMap): readonly Need[] {
  const made = map.stages.flatMap((one) => artifactIn(one, map)?.path ?? []);
  return textNeeds([...made, ...begunFiles(nextStage(map.stages), map)], map.snapshot);
}

/** The first stage that is done and whose document is gone, or holds nothing; `null`: there is none. */
export function lostStage(map: StageMap): MappedStage | null {
  const isLost = (one: MappedStage) => {
    const artifact = one.standing === 'done' ? artifactIn(one, map) : null;
    return artifact?.path != null && !artifact.conditional && isGoneAt(artifact.path, map.snapshot);
  };
  return map.stages.find(isLost) ?? null;
}

/** What each stage writes, and which one follows. */
function guidesOf({ stages, documents, is }: StageMap): ReadonlyMap<string, StepGuide> {
  const rows = stages.map(({ id }, at): readonly [string, StepGuide] => {
    const [document] = documents(id);
    const next = stages[at + 1]?.id ?? null;
    return [id, { is: document === undefined ? is : `writes ${document}`, next }];
  });
  return new Map(rows);
}

/** The plan as a workflow: its stages are its steps, each known by its own word. */
export function stageMapState(
  site: StateLocation,
  map: StageMap,
  found: Partial<WorkflowState>,
): WorkflowState {
  const { stages, called } = map;
  const words = stages.flatMap((one) => wordsOf(one, map));
  const isKnown = words.every(({ known }) => known);
  const next = nextStage(stages);
  const lost = next === null ? lostStage(map) : null;
  const current = next !== null ? currentOf(next, map) : lost ? madeAgain(lost, map) : map.end();
  const over = current === null && isKnown;
  const done = stages.filter(({ standing }) => standing === 'done').length;
  const counts = stages.filter(({ standing }) => standing !== 'skipped').length;
  const steps = stages.map((one): Step => {
    const finished = one.standing === 'done' || one.standing === 'skipped';
    return stepAt(one.id, finished, { line: one.line, artifacts: artifactsOf(one, next, map) });
  });
  return workflowState(site, {
    folders: [site.path, ...steps.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []))],
    status: isKnown ? (over ? 'completed' : 'active') : 'unknown',
    statusText: `${done} of ${counts} ${called} done`,
    ended: over ? 'completed' : null,
    words,
    steps,
    stepRules: new Map(stages.map(({ id }) => [id, map.how(id)])),
    stepGuides: guidesOf(map),
    current,
    ...found,
    notes: [...optionalNotes(stages), ...(found.notes ?? [])],
  });
}

/** What is there of a stage was begun, and is never begun again. */
function currentOf(stage: MappedStage, map: StageMap): Current {
  const { id, line, standing } = stage;
  const begun = standing === 'active' || begunFiles(stage, map).length > 0;
  const more = begun ? ' Its document is there: it goes on from that, and begins nothing again.' : '';
  const output = begun ? 'partial' : 'none';
  return currentStep(id, { line, begun, output, manner: 'continue', how: `${map.how(id)}${more}` });
}

/** A plan that has lost a document is not over: `artifact-exists` says what is missing. */
const madeAgain = ({ id, line }: MappedStage, map: StageMap): Current =>
  currentStep(id, { line, how: map.how(id) });

function wordsOf({ id, field, line, standing, output }: MappedStage, map: StageMap): readonly Word[] {
  if (output === null) return [map.words.word(id, field?.text ?? null, line)];
  return standing === null ? [{ ...map.words.word(id, output, line), known: false }] : [];
}

function optionalNotes(stages: readonly MappedStage[]): readonly string[] {
  const spare = stages.filter(({ standing }) => standing === 'optional').map(({ id }) => id);
  const plain = spare.map((id) => (isPlainId(id) ? id : JSON.stringify(id)));
  return spare.length === 0 ? [] : [`Optional, and not done: ${firstOf(plain)}.`];
}
