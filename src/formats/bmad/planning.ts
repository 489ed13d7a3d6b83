// The planning before a sprint in the hub's words: workflows that each leave a document.
import { damagedAmong, damageIn } from '../../formkit/damaged-yaml.ts';
import { fieldAt, mapAt } from '../../formkit/fields.ts';
import { isFile } from '../../formkit/outputs.ts';
import { savedField } from '../../formkit/saving/fields.ts';
import { timesIn } from '../../formkit/times.ts';
import { documentLine } from '../../formkit/tracker/item-files.ts';
import {
  begunFiles,
  entriesAt,
  loggedStage,
  lostStage,
  type MappedStage,
  mappedStage,
  nextStage,
  type StageMap,
  stageMapNeeds,
  stageMapState,
} from '../../formkit/tracker/status-map.ts';
import { currentStep } from '../../formkit/workflow-state.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Current, Saving, WorkflowState } from '../../model/workflow.ts';
import { isList } from '../../text/data/data.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
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
  // Wild: `completed_workflows: { prd: { output_file, status, steps_completed } }`.
  const logged = entriesAt(doc, ['completed_workflows'], KEYS).flatMap((one) =>
    one.id === null || known.has(one.id) ? [] : [loggedStage(doc, one, one.id, PLANNED, 'output_file')],
  );
  return [...logged, ...open];
}

function mapOf(doc: Tracker, site: StateLocation, snapshot: Snapshot): StageMap {
  return {
    stages: entriesOf(doc),
    words: PLANNED,
    called: 'workflows',
    snapshot,
    how: runOf,
    is: 'a workflow of the planning',
    documents: documentsOf,
    folders: documentFolders(site.path),
    resolved: (written) => resolved(written, site.path, snapshot),
    end: () => endOf(doc, site, snapshot),
  };
}

/** The documents of the workflow at hand, in which `stepsCompleted` shows how far it came. */
export const planningNeeds = (doc: Tracker, site: StateLocation, snapshot: Snapshot): readonly Need[] =>
  stageMapNeeds(mapOf(doc, site, snapshot));

export function planningState(doc: Tracker, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const map = mapOf(doc, site, snapshot);
  const next = nextStage(map.stages);
  return stageMapState(site, map, {
    title: (fieldAt(doc, 'project') ?? fieldAt(doc, 'project_name'))?.text ?? null,
    timestamps: timesIn(doc, TIMES),
    ...(next === null ? {} : { saving: savingOf(next) }),
    ...damageIn(doc),
    notes: (next ?? lostStage(map)) === null ? [] : plannedNotes(site, snapshot),
    context: begunFiles(next, map).map((path) => documentLine(path, 'stepsCompleted', snapshot)),
  });
}

/** The tool writes the path of the document that was made; users write a word. */
function savingOf({ id, line }: MappedStage): Saving {
  const write = 'the path of the document that it made';
  return {
    fields: [savedField('workflow_status', write, line, { of: id, allowed: PLANNED.expected })],
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
  const damaged = damagedAmong(doc, entriesOf(doc));
  if (damaged !== null) return currentStep(last?.id ?? '', { unclear: true, how: damaged });
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
