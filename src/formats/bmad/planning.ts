// The planning before a sprint in the hub's words: workflows that each leave a document.
import { fieldAt, ifReadable, listAt, mapAt, textOf } from '../../formkit/fields.ts';
import { filesAt, isFile, textNeeds } from '../../formkit/outputs.ts';
import { savedField } from '../../formkit/saving/fields.ts';
import {
  artifactIn,
  entriesAt,
  type MappedStage,
  mappedStage,
  nextStage,
  type StageMap,
  type StatusEntry,
  stageMapState,
} from '../../formkit/status-map.ts';
import { timesIn } from '../../formkit/times.ts';
import { currentStep } from '../../formkit/workflow-state.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Current, Saving, WorkflowState } from '../../model/workflow.ts';
import { isList } from '../../text/data/data.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { told } from '../../text/yaml/damage-report.ts';
import { frontMatter, hasFrontMatter } from '../../text/yaml/front-matter.ts';
import type { Tracker } from './document.ts';
import { documentFolders, resolved } from './state-locations.ts';
import { documentsOf, PLANNED, runOf, TIMES } from './vocabulary.ts';

const KEYS = { id: ['name', 'id'], status: 'status' } as const;

/** The workflows of a tracker: a map, a list of maps with `status`, or a log of those that are complete. */
export function entriesOf(doc: Tracker): readonly MappedStage[] {
  const open = entriesAt(doc, ['workflow_status'], KEYS).flatMap((one) =>
    one.id === null ? [] : [mappedStage(one, one.id, PLANNED)],
  );
  if (isList(doc.data['workflow_status'])) return open;
  const known = new Set(open.map(({ id }) => id));
  const logged = entriesAt(doc, ['completed_workflows'], KEYS).filter(({ id }) => !known.has(id ?? ''));
  return [...logged.flatMap((one) => loggedOf(doc, one)), ...open];
}

/** Wild: `completed_workflows: { prd: { output_file, status, steps_completed } }`. */
function loggedOf(doc: Tracker, { id, at, line }: StatusEntry): readonly MappedStage[] {
  const path = [...at, 'status'];
  const field = fieldAt(doc, ...path);
  const standing = field === null ? 'done' : PLANNED.means(field.text);
  const output = fieldAt(doc, ...at, 'output_file')?.text ?? null;
  return id === null ? [] : [{ id, path, field, line, standing, output }];
}

function mapOf(doc: Tracker, site: StateLocation, snapshot: Snapshot): StageMap {
  return {
    stages: entriesOf(doc),
    words: PLANNED,
    called: 'workflows',
    snapshot,
    how: runOf,
    begun: (id) => begunFiles(id, site, snapshot),
    resolved: (written) => resolved(written, site.path, snapshot),
    end: () => endOf(doc, site, snapshot),
  };
}

/** The documents of the workflow at hand, in which `stepsCompleted` shows how far it came. */
export function planningNeeds(doc: Tracker, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const map = mapOf(doc, site, snapshot);
  const made = map.stages.flatMap((one) => artifactIn(one, map)?.path ?? []);
  return textNeeds([...made, ...begunFiles(nextStage(map.stages)?.id, site, snapshot)], snapshot);
}

/** Documents of a workflow that are there although the tracker does not say that it is done. */
function begunFiles(id: string | undefined, { path }: StateLocation, snapshot: Snapshot): readonly string[] {
  const names = id === undefined ? [] : documentsOf(id);
  return documentFolders(path).flatMap((folder) => names.flatMap((name) => filesAt(folder, name, snapshot)));
}

export function planningState(doc: Tracker, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const map = mapOf(doc, site, snapshot);
  const next = nextStage(map.stages);
  return stageMapState(site, map, {
    title: (fieldAt(doc, 'project') ?? fieldAt(doc, 'project_name'))?.text ?? null,
    timestamps: timesIn(doc, TIMES),
    stepGuides: new Map(
      map.stages.map(({ id }, at) => [id, { is: isOf(id), next: map.stages[at + 1]?.id ?? null }]),
    ),
    ...(next === null ? {} : { saving: savingOf(next) }),
    ...(doc.damage.length === 0 ? {} : { damage: told(doc.damage) }),
    notes: next === null ? [] : plannedNotes(site, snapshot),
    context: begunFiles(next?.id, site, snapshot).map((path) => progressOf(path, snapshot)),
  });
}

/** What a planning workflow leaves. */
function isOf(id: string): string {
  const [document] = documentsOf(id);
  return document === undefined ? 'a workflow of the planning' : `writes ${document}`;
}

/** The tool writes the path of the document that was made; users write a word. */
function savingOf({ id, line }: MappedStage): Saving {
  return {
    fields: [
      savedField('workflow_status', 'the path of the document that it made', line, {
        of: id,
        allowed: PLANNED.expected,
      }),
    ],
    also: ['last_updated, where the tracker has it, is set to the day or time now.'],
  };
}

/** Trackers of sprints that the plan may have led to. */
function sprintsAt({ path }: StateLocation, snapshot: Snapshot): readonly string[] {
  const all = documentFolders(path).map((folder) => joinPath(folder, 'sprint-status.yaml'));
  return all.filter((one) => isFile(one, snapshot));
}

/** A log of finished workflows does not say what follows; a tracker whose lines are guessed says no end. */
function endOf(doc: Tracker, site: StateLocation, snapshot: Snapshot): Current | null {
  const isLog = mapAt(doc.data, 'workflow_status') === null && !isList(doc.data['workflow_status']);
  const last = entriesOf(doc).at(-1);
  if (!doc.exact || last === undefined)
    return currentStep(last?.id ?? '', {
      unclear: true,
      how: 'The tracker does not tell what is left of it.',
    });
  if (!isLog || sprintsAt(site, snapshot).length > 0) return null;
  const nextHow = 'The tracker lists finished workflows alone: run bmad-help, which names the next one.';
  return currentStep(last.id, { finished: true, nextUnnamed: true, nextHow, line: last.line });
}

function plannedNotes(site: StateLocation, snapshot: Snapshot): readonly string[] {
  const [sprint] = sprintsAt(site, snapshot);
  if (sprint === undefined) return [];
  return [`The sprint is planned already (${sprint}): this tracker may be out of date.`];
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
