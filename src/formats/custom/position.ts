// Where a described workflow stands whose fields say it: by its step, its items, and what its stages left.
import type { FieldSource } from '../../formkit/fields.ts';
import { type ItemTree, itemSteps, itemTree, keptHow } from '../../formkit/items.ts';
import { filesAt, type OutputState, outputAt } from '../../formkit/outputs.ts';
import { withFeature } from '../../formkit/stages.ts';
import { currentStep, ongoingStep, owedFile, stepAt } from '../../formkit/workflow-state.ts';
import type { CustomFormat, CustomStage } from '../../model/custom-format.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Current, Step, Word } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { foundAt } from './fields.ts';
import { type DataItem, itemsIn } from './items.ts';
import { outputFor } from './state-locations.ts';

/** A stage with what is there of its outputs. */
export interface MadeStage extends CustomStage {
  /** Files that are there, in the order of the outputs. */
  readonly files: readonly string[];
  /** Outputs that nothing is there of. */
  readonly missing: readonly string[];
  readonly output: 'complete' | 'partial' | 'none' | 'unprovable';
}

/** One workflow as it is looked at. */
export interface FieldContext {
  readonly given: CustomFormat;
  readonly fields: FieldSource;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  readonly home: string;
  readonly stages: readonly MadeStage[];
  readonly tree: ItemTree<DataItem>;
}

/** Everything that can be asked of one workflow. `fields`: none where the state file is not there. */
export function contextOf(
  given: CustomFormat,
  fields: FieldSource,
  site: StateLocation,
  snapshot: Snapshot,
): FieldContext {
  const home = folderOf(site.path);
  const items = given.items === null ? [] : itemsIn(given.items, fields);
  const stages = given.stages.map((stage) => madeOf(stage, home, site.feature, snapshot));
  return { given, fields, site, snapshot, home, stages, tree: itemTree(items) };
}

function madeOf(stage: CustomStage, home: string, feature: string, snapshot: Snapshot): MadeStage {
  const outputs = stage.outputs.map((path) => outputFor(path, feature));
  const found = outputs.map((path) => filesAt(home, path, snapshot));
  const states = found.map((files) => worst(files.map((path) => outputAt(path, snapshot))));
  const there = states.filter((state) => state !== 'none').length;
  const whole = states.every((state) => state === 'whole');
  return {
    ...stage,
    outputs,
    how: withFeature(stage.how, feature),
    begin: stage.begin === null ? null : withFeature(stage.begin, feature),
    files: found.flat().filter((path) => outputAt(path, snapshot) !== 'none'),
    missing: outputs.filter((_, i) => states[i] === 'none'),
    output: outputs.length === 0 ? 'unprovable' : there === 0 ? 'none' : whole ? 'complete' : 'partial',
  };
}

function worst(states: readonly OutputState[]): OutputState {
  if (states.every((state) => state === 'none')) return 'none';
  return states.every((state) => state === 'whole') ? 'whole' : 'partial';
}

/** Where it stands: no step where everything is made, or where its word means nothing. */
export interface FieldPosition {
  readonly rank: number;
  readonly current: Current | null;
  /** All stages left what they leave, and no status is described that would say so. */
  readonly over: boolean;
  readonly words: readonly Word[];
}

/** By the word of its step where one is described, else after the last stage that left something. */
export function positionOf(at: FieldContext): FieldPosition {
  const { given, fields, stages } = at;
  const step = foundAt(given.step, fields);
  const items = at.tree.items.filter(({ status }) => status === 'unknown').map(({ word }) => word);
  if (step === null) return standingAt(at, openRank(at), items, true);
  const rank = stages.findIndex(({ id }) => id === step.meaning);
  const words = [step.word, ...items];
  return rank < 0 ? { rank: 0, current: null, over: false, words } : standingAt(at, rank, words, false);
}

const isMade = ({ tree }: FieldContext, stage: MadeStage): boolean =>
  stage.work === 'tasks' ? tree.isOver : stage.output === 'complete';

/** The stage after the last one that is made, with those left out that may be. */
function openRank(at: FieldContext): number {
  const last = at.stages.findLastIndex((stage) => isMade(at, stage) && !stage.optional);
  const next = at.stages.findIndex((stage, i) => i > last && !stage.optional);
  return next < 0 ? at.stages.length : next;
}

function standingAt(at: FieldContext, rank: number, words: readonly Word[], told: boolean): FieldPosition {
  const { given, stages } = at;
  const stage = stages[rank] ?? null;
  const last = stages.at(-1);
  const made = stage === null || isMade(at, stage);
  const next = stages.find(({ optional }, i) => i > rank && !optional) ?? null;
  if (made && next === null && last !== undefined) {
    const over = given.status === null;
    const how = 'All that its steps make is there, and its status says otherwise. A person must look.';
    const current = currentStep((stage ?? last).id, { unclear: true, how, mayAlso: ['manual'] });
    return { rank, current: over ? null : current, over, words };
  }
  const current =
    stage === null ? null : stage.work === 'tasks' ? taskOf(at, stage, next) : workOf(stage, next, told);
  return { rank, current, over: false, words };
}

/** A stage that leaves files. `found`: its place was told by what is there, so that nothing says it began. */
function workOf(stage: MadeStage, next: MadeStage | null, found: boolean): Current {
  const { id, output, how, begin } = stage;
  const begun = output === 'partial' || !found;
  return currentStep(id, {
    begun,
    output,
    manner: output === 'none' ? 'restart' : 'continue',
    how: begun ? how : (begin ?? how),
    next: next?.id ?? null,
    nextHow: next === null ? null : (next.begin ?? next.how),
  });
}

/** The stage that goes through the items. */
function taskOf({ tree }: FieldContext, stage: MadeStage, after: MadeStage | null): Current {
  const next = { next: after?.id ?? null, nextHow: after === null ? null : (after.begin ?? after.how) };
  if (tree.isOver) return currentStep(stage.id, { ...next, finished: true });
  if (tree.items.length === 0)
    return currentStep(stage.id, { ...next, begun: false, how: stage.begin ?? stage.how });
  const task = tree.next;
  if (task === null) {
    const how = keptHow(tree.left);
    return currentStep(stage.id, { ...next, unclear: true, how, line: tree.left[0]?.line ?? null });
  }
  return ongoingStep(stage.id, {
    ...next,
    item: task.id,
    line: task.line,
    begun: tree.isBegun,
    how: tree.isBegun ? stage.how : (stage.begin ?? stage.how),
  });
}

/** Every stage as a step; those before the current one are finished and owe what they leave. */
export function stepsOf(at: FieldContext, { rank, over }: FieldPosition): readonly Step[] {
  return at.stages.flatMap((stage, i): readonly Step[] => {
    const finished = over || (i < rank && (!stage.optional || stage.files.length > 0));
    if (stage.work === 'tasks' && at.tree.items.length > 0) return itemSteps(stage.id, at.tree);
    const owed = stage.optional ? [] : stage.missing.slice(0, 1);
    const artifacts = [
      ...stage.files.map((path) => owedFile(path, { mustBeComplete: true })),
      ...owed.map((path) => owedFile(joinPath(at.home, path))),
    ];
    return [stepAt(stage.id, finished, { artifacts: finished ? artifacts : [] })];
  });
}
