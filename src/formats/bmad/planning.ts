// The planning before a sprint in the hub's words: workflows that each leave a document.
import { type DataField, fieldAt, ifReadable, lineAt, listAt, mapAt, textOf } from '../../formkit/fields.ts';
import { isPlainId } from '../../formkit/items.ts';
import { filesAt, isFile, textNeeds } from '../../formkit/outputs.ts';
import { timesIn } from '../../formkit/times.ts';
import { currentStep, owedFile, stepAt, workflowState } from '../../formkit/workflow-state.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Artifact, Current, Step, Word, WorkflowState } from '../../model/workflow.ts';
import { isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { artifactsOf, joinPath } from '../../text/markdown/path-lists.ts';
import { firstOf } from '../../text/plural.ts';
import { told } from '../../text/yaml/damage-report.ts';
import { frontMatter, hasFrontMatter } from '../../text/yaml/front-matter.ts';
import type { Tracker } from './document.ts';
import { documentFolders, resolved } from './state-locations.ts';
import { documentsOf, PLANNED, type PlanStatus, runOf, TIMES } from './vocabulary.ts';

/** One planning workflow. */
export interface PlanEntry {
  readonly id: string;
  readonly path: DataPath;
  readonly field: DataField | null;
  readonly line: number | null;
  /** `null` for a word that means nothing. */
  readonly standing: PlanStatus | null;
  /** The document that it is said to have left, as the tracker writes it. */
  readonly output: string | null;
}

/** The workflows of a tracker: a map, a list of maps with `status`, or a log of those that are complete. */
export function entriesOf(doc: Tracker): readonly PlanEntry[] {
  const planned = doc.data['workflow_status'];
  if (isList(planned))
    return planned.flatMap((one, at): readonly PlanEntry[] => {
      const name = isMap(one)
        ? (fieldAt(doc, 'workflow_status', at, 'name') ?? fieldAt(doc, 'workflow_status', at, 'id'))
        : null;
      return name === null ? [] : [entryOf(doc, name.text, ['workflow_status', at, 'status'])];
    });
  const open = Object.entries(mapAt(doc.data, 'workflow_status') ?? {}).map(([id, value]) =>
    entryOf(doc, id, isMap(value) ? ['workflow_status', id, 'status'] : ['workflow_status', id]),
  );
  const known = new Set(open.map(({ id }) => id));
  const logged = Object.keys(mapAt(doc.data, 'completed_workflows') ?? {}).filter((id) => !known.has(id));
  return [...logged.map((id) => loggedOf(doc, id)), ...open];
}

function entryOf(doc: Tracker, id: string, path: DataPath): PlanEntry {
  const field = fieldAt(doc, ...path);
  const found = field?.text ?? '';
  const meaning = PLANNED.means(found);
  const isPath = meaning === null && /[\\/]|\.(?:md|ya?ml|html|json|txt|pdf)\b/i.test(found);
  const line = field?.line ?? lineAt(doc, ...path);
  return { id, path, field, line, standing: isPath ? 'done' : meaning, output: isPath ? found : null };
}

/** Wild: `completed_workflows: { prd: { output_file, status, steps_completed } }`. */
function loggedOf(doc: Tracker, id: string): PlanEntry {
  const path: DataPath = ['completed_workflows', id, 'status'];
  const field = fieldAt(doc, ...path);
  const standing = field === null ? 'done' : PLANNED.means(field.text);
  const output = fieldAt(doc, 'completed_workflows', id, 'output_file')?.text ?? null;
  return { id, path, field, line: lineAt(doc, 'completed_workflows', id), standing, output };
}

/** The documents of the workflow at hand, in which `stepsCompleted` shows how far it came. */
export function planningNeeds(doc: Tracker, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const entries = entriesOf(doc);
  const made = entries.flatMap((one) => artifactOf(one, site, snapshot)?.path ?? []);
  return textNeeds([...made, ...begunFiles(nextOf(entries)?.id, site, snapshot)], snapshot);
}

/** What must be done comes next; what is optional never keeps the planning from being over. */
export function nextOf(entries: readonly PlanEntry[]): PlanEntry | null {
  return (
    entries.find(({ standing }) => standing === 'active') ??
    entries.find(({ standing }) => standing === 'required') ??
    null
  );
}

/** Documents of a workflow that are there although the tracker does not say that it is done. */
function begunFiles(id: string | undefined, { path }: StateLocation, snapshot: Snapshot): readonly string[] {
  const names = id === undefined ? [] : documentsOf(id);
  return documentFolders(path).flatMap((folder) => names.flatMap((name) => filesAt(folder, name, snapshot)));
}

export function planningState(doc: Tracker, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const entries = entriesOf(doc);
  const words = wordsOf(entries);
  const isKnown = words.every(({ known }) => known);
  const next = nextOf(entries);
  const current = next === null ? endOf(doc, site, snapshot) : currentOf(next, site, snapshot);
  const over = current === null && isKnown;
  const done = entries.filter(({ standing }) => standing === 'done').length;
  const counts = entries.filter(({ standing }) => standing !== 'skipped').length;
  const steps = entries.map((one): Step => {
    const artifact = artifactOf(one, site, snapshot);
    const finished = one.standing === 'done' || one.standing === 'skipped';
    return stepAt(one.id, finished, { line: one.line, artifacts: artifact === null ? [] : [artifact] });
  });
  return workflowState(site, {
    title: (fieldAt(doc, 'project') ?? fieldAt(doc, 'project_name'))?.text ?? null,
    folders: [site.path, ...steps.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []))],
    status: isKnown ? (over ? 'completed' : 'active') : 'unknown',
    statusText: `${done} of ${counts} workflows done`,
    ended: over ? 'completed' : null,
    words,
    timestamps: timesIn(doc, TIMES),
    steps,
    stepRules: new Map(entries.map(({ id }) => [id, runOf(id)])),
    current,
    ...(doc.damage.length === 0 ? {} : { damage: told(doc.damage) }),
    notes: notesOf(entries, next, site, snapshot),
    context: begunFiles(next?.id, site, snapshot).map((path) => progressOf(path, snapshot)),
  });
}

/** A document that is there was begun: `stepsCompleted` of its front matter says how far it came. */
function currentOf({ id, line, standing }: PlanEntry, site: StateLocation, snapshot: Snapshot): Current {
  const begun = standing === 'active' || begunFiles(id, site, snapshot).length > 0;
  const more = begun ? ' Its document is there: it goes on from that, and begins nothing again.' : '';
  return currentStep(id, {
    line,
    begun,
    output: begun ? 'partial' : 'none',
    manner: 'continue',
    how: `${runOf(id)}${more}`,
  });
}

/** A log of finished workflows does not say what follows; a tracker whose lines are guessed says no end. */
function endOf(doc: Tracker, { path }: StateLocation, snapshot: Snapshot): Current | null {
  const isLog = mapAt(doc.data, 'workflow_status') === null && !isList(doc.data['workflow_status']);
  const last = entriesOf(doc).at(-1);
  if (!doc.exact || last === undefined)
    return currentStep(last?.id ?? '', {
      unclear: true,
      how: 'The tracker does not tell what is left of it.',
    });
  const isSprint = documentFolders(path).some((folder) =>
    isFile(joinPath(folder, 'sprint-status.yaml'), snapshot),
  );
  if (!isLog || isSprint) return null;
  const nextHow = 'The tracker lists finished workflows alone: run bmad-help, which names the next one.';
  return currentStep(last.id, { finished: true, nextUnnamed: true, nextHow, line: last.line });
}

/** The document that a finished workflow left; a folder is a document in several files. */
function artifactOf(
  { output, line }: PlanEntry,
  { path: tracker }: StateLocation,
  snapshot: Snapshot,
): Artifact | null {
  if (output === null) return null;
  const whole = resolved(output, tracker, snapshot);
  const isThere = whole.path !== null && snapshot.entry(whole.path) !== null;
  const [first] = isThere ? [] : artifactsOf(output);
  const { path, unsafe } = first?.path ? resolved(first.path, tracker, snapshot) : whole;
  const sharded = path !== null && isFolder(path.replace(/\.md$/, ''), snapshot);
  const file = path ?? output;
  return {
    ...owedFile(file, { written: output, conditional: sharded, line }),
    path: sharded ? null : path,
    unsafe,
  };
}

function isFolder(path: string, snapshot: Snapshot): boolean {
  return snapshot.entry(path)?.mode === '040000';
}

function wordsOf(entries: readonly PlanEntry[]): readonly Word[] {
  return entries.flatMap(({ id, field, line, standing, output }): readonly Word[] => {
    if (output !== null && standing !== null) return [];
    return [PLANNED.word(id, field?.text ?? null, line)];
  });
}

function notesOf(
  entries: readonly PlanEntry[],
  next: PlanEntry | null,
  { path }: StateLocation,
  snapshot: Snapshot,
): readonly string[] {
  const spare = entries.filter(({ standing }) => standing === 'optional').map(({ id }) => id);
  const plain = spare.map((id) => (isPlainId(id) ? id : JSON.stringify(id)));
  const sprints = documentFolders(path).map((folder) => joinPath(folder, 'sprint-status.yaml'));
  const sprint = next === null ? undefined : sprints.find((one) => isFile(one, snapshot));
  return [
    ...(spare.length === 0 ? [] : [`Optional, and not done: ${firstOf(plain)}.`]),
    ...(sprint === undefined
      ? []
      : [`The sprint is planned already (${sprint}): this tracker may be out of date.`]),
  ];
}

/** How far a document came, by the steps that its front matter lists. */
function progressOf(path: string, snapshot: Snapshot): string {
  const reading = snapshot.text(path);
  const steps = reading.ok ? stepsIn(reading.text) : [];
  return steps.length === 0 ? `document: ${path}` : `document: ${path}, steps completed: ${steps.join(', ')}`;
}

function stepsIn(text: string): readonly string[] {
  if (!hasFrontMatter(text)) return [];
  const listed = () => listAt(frontMatter.parse(text).data, 'stepsCompleted').slice(0, 40).map(textOf);
  return ifReadable(listed, []);
}
