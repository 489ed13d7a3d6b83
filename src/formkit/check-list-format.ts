// A whole format for a tool that keeps its progress in the check boxes of one file a feature.
import { StateError } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import { baseOf, folderOf } from '../model/path.ts';
import type { Need, Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import type { Current, Saving, Step, WorkflowState } from '../model/workflow.ts';
import { linesOf, refuseConflicts } from '../text/lines.ts';
import { joinPath } from '../text/markdown/path-lists.ts';
import { isBare } from '../text/markdown/placeholders.ts';
import {
  type CheckList,
  type CheckListTask,
  checkList,
  type StrayBox,
  tasksIn,
  withoutMarks,
} from './check-list.ts';
import { endingOf } from './ending.ts';
import { formatOf } from './format.ts';
import { type ItemTree, itemSteps, itemTree, keptHow, progressLines } from './items.ts';
import { type ListChoices, listChoices } from './lists/choices.ts';
import { strayBoxes } from './lists/stray-boxes.ts';
import { filesAt, historyNeeds, outputAt, staleNotes, textAt, textNeeds } from './outputs.ts';
import {
  blockedNotes,
  boxSaving,
  earlyTickNotes,
  openLines,
  openNotes,
  strayDamage,
  strayHow,
  strayNotes,
} from './saving/boxes.ts';
import { sentencesOf, withNames } from './sentences.ts';
import { isShared, type SharedFolder, sharedNeeds } from './shared-folders.ts';
import { type Stage, stageFor, stageTable } from './stages.ts';
import { isFilePlace, placesOf } from './state-locations.ts';
import { currentStep, ongoingStep, owedFile, stepAt, workflowState } from './workflow-state.ts';

/** A step that leaves documents before the list is there: a proposal, a design. */
export interface DocumentStage extends Stage {
  /** A later change of them, once tasks were begun, is told in a note. */
  readonly builtOn?: true;
  /** Open markers and gaps of a template keep it from being done, and so does a file of headings alone. */
  readonly mustBeComplete?: true;
}

/** The tool, described. Every sentence is ours; `{feature}` and `{item}` in it stand for their names. */
export interface CheckListTool extends ListChoices {
  /** Public id: also the folder's name and the docs page. */
  readonly id: string;
  readonly title: string;
  /** One line for the list of formats: where its state files are. */
  readonly where: string;
  /** Steps before the list, in their order; a missing one is written before anything else. */
  readonly documents: readonly DocumentStage[];
  /** The step that writes the list; its outputs are the list itself. */
  readonly planning: Stage;
  /** What the tool does once all is done (archive, review); absent: then the workflow is completed. */
  readonly closing?: Stage;
  /** What the tool makes of its boxes: that a task which is done closes its parts. Their marks stay. */
  readonly meant?: (tasks: readonly CheckListTask[], place: ListPlace) => readonly CheckListTask[];
  /** A task that is done is done with all that stands below it, whatever the boxes there say. */
  readonly doneAsWhole?: true;
  /** Boxes are often never ticked, so that none ticked proves nothing; absent: then nothing was begun. */
  readonly untickedIsUnclear?: true;
  /** How a workflow is begun, one sentence. */
  readonly begin: string;
  /** Is this text ours? Default: it has a task. */
  readonly recognises?: (text: string) => boolean;
  /** Is this text the tool's template still, whose tasks are examples? Absent: it has none. */
  readonly isTemplate?: (text: string) => boolean;
  /** What stands beside a text that is not recognised shows that it is ours all the same (`Format`). */
  readonly isOursBeside?: (site: StateLocation, snapshot: Snapshot) => boolean;
  /** No other tool has this place: a text without a task is a list that was damaged or lost, not foreign. */
  readonly ownPlace?: true;
  /** Other tools use this place too. */
  readonly shared?: SharedPlace;
  /** The documents that this workflow owes, where it is not all of them; what they need `needs` asks for. */
  readonly documentsOf?: (at: ListContext) => readonly DocumentStage[];
  /**
   * What the format knows beyond its list: approvals, trackers, ends. Given the state as the list has it.
   * `null`: it is no workflow after all.
   */
  readonly refine?: (state: WorkflowState, at: ListContext) => WorkflowState | null;
  /** What the tool writes beside the box of a task that is done, and by which command; one sentence each. */
  readonly saves?: readonly string[];
  /** What comes into a line as its work goes on, beside its mark: the commit that the tool writes there. */
  readonly passing?: RegExp;
  /** Files and facts that `refine` looks at. */
  readonly needs?: (at: ListContext) => readonly Need[];
}

/** A place that other tools use too. What is not this tool's is passed over there, damaged or not. */
export interface SharedPlace {
  /** The folder of a workflow, in which another tool's state shows that it is theirs. */
  readonly folder: (site: StateLocation) => SharedFolder;
  /** Whether a workflow that no other tool's state claims is this tool's. */
  readonly isOurs: (site: StateLocation, snapshot: Snapshot) => boolean;
}

/** Where a list lies, and what is known of its repository. */
export interface ListPlace {
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  /** The folder of the list: the feature's own, unless each file is a workflow. */
  readonly home: string;
}

/** What a state is read from. */
export interface ListContext extends ListPlace {
  /** `null` where the list is not there yet. */
  readonly doc: CheckList | null;
  /** Not over while a line looks like an open task that is not counted. */
  readonly tree: ItemTree<CheckListTask>;
  /** Lines that look like a task and that no tool counts. */
  readonly stray: readonly StrayBox[];
}

/** The format that reads and writes such a list; everything in it can be replaced beside it. */
export function checkListFormat(tool: CheckListTool): Format<CheckList> {
  const { passing, list } = tool;
  const codec = checkList(list);
  const withStray = (parse: (text: string) => CheckList) => (text: string) => {
    const doc = parse(text);
    const stray = strayBoxes(text, list, doc.tasks);
    return { ...doc, stray, ...(tool.isTemplate?.(text) === true ? { isTemplate: true as const } : {}) };
  };
  const table = stageTable(stagesOf(tool));
  return formatOf<CheckList>({
    ...placesOf(tool.id, tool),
    id: tool.id,
    title: tool.title,
    where: tool.where,
    // In a shared place conflict markers are refused once it is known that the list is this tool's.
    codec: {
      ...codec,
      parse: withStray((text) => (tool.shared ? { tasks: tasksIn(text, list) } : codec.parse(text))),
    },
    holdsNothing: ({ tasks, stray = [], isTemplate = false }) =>
      isTemplate || tasks.length + stray.length === 0,
    ending: endingOf<CheckList>({
      isOver: (doc, site, snapshot) => contextOf(doc, site, snapshot, tool).tree.left.length === 0,
      names: ({ tasks }) => tasks.map(({ id }) => id),
      lasting: (text) => withoutMarks(passing ? text.replace(passing, '') : text, tool.list),
    }),
    ...(tool.isOursBeside ? { isOursBeside: tool.isOursBeside } : {}),
    recognises: tool.recognises ?? ((text) => tool.ownPlace === true || tasksIn(text, tool.list).length > 0),
    needs(doc, site, snapshot) {
      const folder = tool.shared?.folder(site);
      const shared = folder ? sharedNeeds(folder, snapshot) : [];
      if (folder && isShared(folder, snapshot)) return shared;
      const at = contextOf(doc, site, snapshot, tool);
      return [...shared, ...needsOf(at, toolFor(tool, at))];
    },
    read(doc, site, snapshot) {
      if (tool.shared && !isOurs(site, snapshot, tool.shared)) return [];
      const at = contextOf(doc, site, snapshot, tool);
      if (tool.ownPlace) refuseAlone(at, tool.beside ?? []);
      const said = toolFor(tool, at);
      const { rules } = stageTable(stagesOf(said));
      const tables = { ...table.tables, stepRules: rules };
      const state = { ...stateOf(at, said), ...tables };
      const refined = tool.refine ? tool.refine(state, at) : state;
      return refined === null ? [] : [sentencesOf({ ...refined, saving: savingOf(refined, at, tool) })];
    },
    begins: table.beginning(tool.begin),
    choices: listChoices(tool),
    refuses: ({ state }) => (state?.current?.item == null ? ['skip'] : []),
  });
}

/** @throws StateError for a list of this tool with conflict markers */
function isOurs(site: StateLocation, snapshot: Snapshot, shared: SharedPlace): boolean {
  if (isShared(shared.folder(site), snapshot) || !shared.isOurs(site, snapshot)) return false;
  refuseConflicts(linesOf(textAt(site.path, snapshot) ?? ''));
  return true;
}

/** A format that knows more than its boxes says it by itself. */
function savingOf({ current, saving, feature }: WorkflowState, at: ListContext, tool: CheckListTool): Saving {
  if (saving) return saving;
  const { list: syntax, working, saves = [] } = tool;
  const also = saves.map((sentence) => withNames(sentence, feature, current?.item ?? null));
  return boxSaving({ current, tasks: at.tree.items, syntax, working: working.id, also });
}

function stagesOf({ documents, planning, working, closing }: CheckListTool): readonly Stage[] {
  return [...documents, planning, working, ...(closing ? [closing] : [])];
}

function contextOf(
  doc: CheckList | null,
  site: StateLocation,
  snapshot: Snapshot,
  { meant, doneAsWhole }: CheckListTool,
): ListContext {
  const tasks = doc?.tasks ?? [];
  const place = { site, snapshot, home: folderOf(site.path) };
  const tree = itemTree(meant?.(tasks, place) ?? tasks);
  const isDone = (id: string | null) => id !== null && tree.by(id)?.status === 'done';
  const stray = (doc?.stray ?? []).map((one) =>
    doneAsWhole && isDone(one.partOf) ? { ...one, isOpenTask: false } : one,
  );
  const isOver = tree.isOver && !stray.some(({ isOpenTask }) => isOpenTask);
  return { ...place, doc, tree: { ...tree, isOver }, stray };
}

/** The tool as it is described for one workflow: its documents, its name in every sentence. */
function toolFor(tool: CheckListTool, at: ListContext): CheckListTool {
  const said = <Row extends Stage>(row: Row) => stageFor(row, at.site.feature);
  return {
    ...tool,
    documents: (tool.documentsOf?.(at) ?? tool.documents).map(said),
    planning: said(tool.planning),
    working: said(tool.working),
    ...(tool.closing ? { closing: said(tool.closing) } : {}),
  };
}

function needsOf(at: ListContext, tool: CheckListTool): readonly Need[] {
  const { home, site, snapshot, tree } = at;
  const files = tool.documents.flatMap((stage) => filesOf(stage, home, snapshot));
  const watched = tree.isBegun && !tree.isOver ? builtOn(at, tool) : [];
  return [
    ...textNeeds(files, snapshot),
    ...(watched.length === 0 ? [] : historyNeeds([site.path, ...watched])),
    ...(tool.needs?.(at) ?? []),
  ];
}

function filesOf({ outputs }: Stage, home: string, snapshot: Snapshot): readonly string[] {
  return outputs.flatMap((pattern) => filesAt(home, pattern, snapshot));
}

/** Files that tasks were made from. */
function builtOn({ home, snapshot }: ListContext, { documents }: CheckListTool): readonly string[] {
  return documents.flatMap((stage) => (stage.builtOn ? filesOf(stage, home, snapshot) : []));
}

function stateOf(at: ListContext, tool: CheckListTool): WorkflowState {
  const { doc, site, snapshot, tree } = at;
  const documents = documentSteps(at, tool);
  const planned = tree.items.length > 0;
  const over = planned && tree.isOver && tool.closing === undefined;
  const unknown = tree.items.filter(({ status }) => status === 'unknown');
  const [odd] = unknown;
  const current = over ? null : currentOf(at, tool, documents);
  const steps = [
    ...documents,
    stepAt(tool.planning.id, planned, { line: null, artifacts: doc ? [owedFile(site.path)] : [] }),
    ...itemSteps(tool.working.id, tree),
  ];
  return workflowState(site, {
    ...(isFilePlace(tool) ? { folders: [site.path] } : {}),
    status: odd ? 'unknown' : over ? 'completed' : 'active',
    statusText: planned ? `${tree.progress.done} of ${tree.progress.of}` : null,
    ended: over && !odd ? 'completed' : null,
    words: odd
      ? [
          {
            field: `the mark of task ${odd.id}`,
            found: markOf(doc, odd.id),
            known: false,
            expected: knownMarks(tool),
            line: odd.line,
          },
        ]
      : [],
    steps,
    current,
    itemTitles: tree.items.map(({ title }) => title),
    notes: [
      ...listNotes(at, tool, snapshot),
      ...blockedNotes(tree),
      ...(tool.closing ? [] : openNotes(tree)),
      ...strayNotes(at.stray),
      ...(tool.list.closesWithParts ? earlyTickNotes(tree) : []),
    ],
    damage: strayDamage(at.stray),
    context: progressLines(tree),
  });
}

function markOf(doc: CheckList | null, id: string): string | null {
  return doc?.tasks.find((task) => task.id === id)?.mark ?? null;
}

function knownMarks({ list }: CheckListTool): readonly string[] {
  return list.marks ? Object.keys(list.marks) : [' ', 'x'];
}

/** What each step before the list left; one that something later was built on must have left it. */
function documentSteps({ home, snapshot, tree }: ListContext, { documents }: CheckListTool): readonly Step[] {
  const found = documents.map((stage) =>
    filesOf(stage, home, snapshot).filter((path) => outputAt(path, snapshot) !== 'none'),
  );
  // What may be left out may also be written early, and proves nothing of what comes before it.
  const proves = (paths: readonly string[], i: number) => paths.length > 0 && documents[i]?.optional !== true;
  const last = tree.items.length > 0 ? documents.length : found.findLastIndex(proves);
  return documents.map((stage, i): Step => {
    const there = found[i] ?? [];
    const owed = stage.optional || there.length > 0 ? [] : stage.outputs.slice(0, 1);
    const artifacts = [
      ...there.map((path) => owedFile(path, { mustBeComplete: stage.mustBeComplete === true })),
      ...owed.map((name) => owedFile(joinPath(home, name))),
    ];
    const finished = there.length > 0 || (i < last && stage.optional !== true);
    return stepAt(stage.id, finished, { artifacts: finished ? artifacts : [] });
  });
}

function currentOf(at: ListContext, tool: CheckListTool, documents: readonly Step[]): Current {
  const { tree, home, snapshot } = at;
  if (tree.items.length === 0) {
    const missing = tool.documents.find(
      ({ id, optional }) => optional !== true && documents.find((step) => step.id === id)?.finished === false,
    );
    const begun = tool.documents.findLast(({ id }) => documents.find((step) => step.id === id)?.finished);
    const partial =
      begun?.mustBeComplete &&
      filesOf(begun, home, snapshot).some((path) => outputAt(path, snapshot) === 'partial');
    if (begun && partial)
      return currentStep(begun.id, { output: 'partial', manner: 'continue', how: begun.how });
    const isList = tool.ownPlace === true || at.stray.length > 0;
    const damaged = isList && !missing ? listWithoutTasks(at, tool.planning.id) : null;
    if (damaged) return damaged;
    const stage = missing ?? tool.planning;
    return currentStep(stage.id, { begun: false, how: stage.begin ?? stage.how, next: null });
  }
  return workOf(at, tool);
}

/**
 * A text in the list's place that has no task: it does not tell what of it was done. `null` where the list is
 * not there, has tasks, or is nothing but headings: then it is still to be written.
 */
export function listWithoutTasks({ doc, site, snapshot }: ListContext, step: string): Current | null {
  const reading = snapshot.text(site.path);
  if (doc === null || doc.tasks.length > 0 || !reading.ok || isBare(site.path, reading.text)) return null;
  const how = `${baseOf(site.path)} has no task with a check box. A person must look.`;
  return currentStep(step, { unclear: true, how });
}

/**
 * A text without a task is no list by itself: without a file beside it that shows a workflow it is a list
 * that was lost, or somebody's note.
 * @throws StateError where it stands alone
 */
function refuseAlone({ doc, home, snapshot }: ListContext, beside: readonly string[]): void {
  if (doc === null || doc.tasks.length > 0) return;
  if (beside.some((name) => snapshot.entry(joinPath(home, name)) !== null)) return;
  const message =
    'found a text without a task, and no other document of a spec beside it, expected a list of tasks with ' +
    'check boxes. Restore it from history, or move it away.';
  throw new StateError('state-known', message, 1);
}

/** The list is there: its next task, what closes it, or that nothing can be taken. */
function workOf({ tree, stray }: ListContext, tool: CheckListTool): Current {
  const { working, closing, untickedIsUnclear } = tool;
  if (tree.isOver)
    return currentStep(working.id, {
      finished: true,
      next: closing?.id ?? null,
      nextHow: closing?.begin ?? closing?.how ?? null,
    });
  const lines = openLines(stray);
  if (tree.left.length === 0)
    return currentStep(working.id, { unclear: true, how: strayHow(lines), line: lines[0] ?? null });
  const { next } = tree;
  if (next === null || (next.optional && tree.left.length > 0)) {
    const how = keptHow(tree.left);
    return currentStep(working.id, { unclear: true, how, line: tree.left[0]?.line ?? null });
  }
  const begun = tree.isBegun;
  return ongoingStep(working.id, {
    item: next.id,
    line: next.line,
    begun,
    unclear: !begun && untickedIsUnclear === true,
    how: begun ? working.how : (working.begin ?? working.how),
    next: closing?.id ?? null,
  });
}

/** A tool without a hash cannot prove that its tasks are out of date: it is told, and nothing is held. */
function listNotes(at: ListContext, tool: CheckListTool, snapshot: Snapshot): readonly string[] {
  if (!at.tree.isBegun || at.tree.isOver) return [];
  const isBegun = (text: string) => itemTree(tasksIn(text, tool.list)).isBegun;
  const below = at.home === '' ? 0 : at.home.length + 1;
  const named = (path: string) => path.slice(below);
  return staleNotes(builtOn(at, tool), at.site.path, snapshot, isBegun, undefined, named);
}
