// A workflow of sdd in the hub's words: what it stands at, and every phase of every item as a step.
import { owedFile, stepAt, workflowState } from '../../formkit/workflow-state.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { RecordedBranch, StateLocation } from '../../model/state-location.ts';
import type {
  Artifact,
  Cleared,
  Current,
  Question,
  Status,
  Step,
  Timestamp,
  Word,
  WorkflowState,
} from '../../model/workflow.ts';
import { isList } from '../../text/data/data.ts';
import { parseTime } from '../../text/time.ts';
import { isNothing, isPlaceholder } from '../../text/vocabulary.ts';
import { told } from '../../text/yaml/damage-report.ts';
import {
  foldersOf,
  type ImplementationFiles,
  lastCheckpoint,
  safePointsOf,
  workOf,
} from './checkpoint/safe-points.ts';
import { disputesIn } from './contradictions.ts';
import { currentOf, unclearAt } from './current.ts';
import { headPath, lineAt, type SddDocument, textAt, valueAt } from './document.ts';
import { artifactsOf } from './item-locations.ts';
import { isDone, type Leaf } from './items.ts';
import { comesBefore, firstLost } from './missing-artifacts.ts';
import { contextOf, notesOf } from './notes.ts';
import { type ItemPosition, isOver, standingOf } from './position.ts';
import { guidesOf, savingOf } from './saving.ts';
import { givenIn } from './solicitation.ts';
import { featureOf } from './state-locations.ts';
import { type ItemPhase, PHASE_WORDS, PHASES, SINGLE, STATUSES, STEPS } from './vocabulary.ts';
import {
  askableIn,
  groundOf,
  type HeadWord,
  leftOpen,
  madeOf,
  type WorkflowContext,
} from './workflow-context.ts';

/** @throws StateError for a solicitation that counts and cannot be read */
export function stateOf(doc: SddDocument | null, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const ground = groundOf(doc, site, snapshot);
  const steps = stepsOf(ground);
  const damage = [...ground.doc.damage, ...ground.asked.flatMap(({ solicitation }) => solicitation.damage)];
  // What could not be read may be the very item that is not finished.
  const disputes = disputesIn(ground);
  const over = isOver(ground) && damage.length === 0 && disputes.length === 0;
  const points = safePointsOf(ground);
  const standing = over ? null : standingOf(ground);
  const current = over ? null : currentIn(ground, standing);
  const words = wordsOf(ground);
  const branch = branchOf(ground);
  const unknown = words.some(({ known }) => !known);
  return workflowState(site, {
    feature: featureOf(ground),
    title: titleOf(ground),
    folders: foldersOf(ground),
    status: over ? 'completed' : statusOf(current, unknown),
    statusText: ground.step.found ?? singleStatus(ground, current),
    ended: over && !unknown ? 'completed' : null,
    words,
    timestamps: timestampsOf(ground),
    steps,
    stepGuides: guidesOf(standing),
    ...(current === null ? {} : { saving: savingOf(ground, standing, current) }),
    current,
    itemTitles: ground.leaves.flatMap(({ title }) => title ?? []),
    questions: over ? leftOpen(ground) : askableIn(ground).map(asQuestion).map(unnamed),
    given: ground.asked.flatMap(({ solicitation }) => givenIn(solicitation)),
    cleared: approvalsIn(ground),
    contradictions: disputes,
    ...(damage.length === 0 ? {} : { damage: told(damage) }),
    notes: notesOf(ground, { current, points, absent: doc === null }),
    ...(branch === null ? {} : { recordedBranch: branch }),
    safePoints: points,
    context: contextOf(ground, current),
  });
}

/** Nothing names a question whose id another open one of its file has: an answer to it is refused. */
function unnamed(one: Question, _: number, all: readonly Question[]): Question {
  const isSame = ({ id, state }: Question) => state === 'open' && id.toLowerCase() === one.id.toLowerCase();
  return one.state === 'open' && all.filter(isSame).length > 1 ? { ...one, called: null } : one;
}

/** An approved file that is gone is made again before anything that was built on it, and in its turn. */
function currentIn(ground: WorkflowContext, standing: ItemPosition | null): Current | null {
  const lost = firstLost(ground);
  if (lost && !(standing && comesBefore(standing, lost, ground)))
    return currentOf(
      {
        ...lost,
        manner: madeOf(lost.phase, lost.leaf, ground) === 'hollow' ? 'hollow' : 'absent',
        asked: null,
      },
      null,
    );
  if (standing) return currentOf(standing, lastCheckpoint(standing.leaf, ground)?.commit ?? null);
  return unclearAt({ phase: 'review', leaf: ground.leaves.at(-1) ?? null });
}

function statusOf(current: Current | null, unknown: boolean): Status {
  if (unknown) return 'unknown';
  return current?.waits ? 'waiting' : 'active';
}

/** Users' files record a branch; the tool's own do not. */
function branchOf({ doc }: WorkflowContext): RecordedBranch | null {
  const path = headPath(doc, 'branch');
  const name = textAt(doc, path);
  if (name === null || isNothing(name) || isPlaceholder(name)) return null;
  return { field: 'branch', name, line: lineAt(doc, path) };
}

/** The first generation has no step: the status of the item at hand stands for it. */
function singleStatus({ leaves }: WorkflowContext, current: Current | null): string | null {
  const leaf = leaves.find(({ path }) => path === current?.item) ?? leaves.at(-1);
  return leaf?.single ? leaf.marks.spec.found : null;
}

function asQuestion({ id, question, options, state, line, ...said }: Question): Question {
  const { answer } = said;
  return { id, question, options, state, line, ...(answer === undefined ? {} : { answer }) };
}

/** Characters of a title, and items that it is made of. */
const LONGEST = 200;
const NAMED = 3;

/** What the outermost items are called. */
function titleOf({ doc }: WorkflowContext): string | null {
  const path = headPath(doc, 'items');
  const items = valueAt(doc, path);
  if (!isList(items)) return null;
  const titles = items.flatMap((_, i) => textAt(doc, [...path, i, 'title']) ?? []);
  return titles.slice(0, NAMED).join('; ').slice(0, LONGEST) || null;
}

/** A creation date is no sign of life; an update, a question asked or a step back is. */
function timestampsOf({ doc, asked }: WorkflowContext): readonly Timestamp[] {
  const stamp = (path: readonly string[], activity: boolean): readonly Timestamp[] => {
    const found = textAt(doc, headPath(doc, ...path));
    if (found === null) return [];
    const line = lineAt(doc, headPath(doc, ...path));
    return [{ field: path.join('.'), found, line, activity, ...parseTime(found) }];
  };
  const ofQuestions = asked.flatMap(({ solicitation }): readonly Timestamp[] => {
    const found = textAt(solicitation.doc, ['last_updated']);
    if (found === null) return [];
    const field = `${solicitation.path}: last_updated`;
    return [{ field, found, line: null, activity: true, ...parseTime(found) }];
  });
  return [
    ...stamp(['created'], false),
    ...stamp(['created_at'], false),
    ...stamp(['updated_at'], true),
    ...stamp(['regression', 'timestamp'], true),
    ...ofQuestions,
  ];
}

/** Every spec before any plan, every plan before anything is built; then item by item. */
function stepsOf(ground: WorkflowContext): readonly Step[] {
  const { leaves, site } = ground;
  const work = workOf(ground);
  const step = (phase: ItemPhase, leaf: Leaf): Step =>
    stepAt(phase, isDone(leaf, phase), {
      item: leaf.path,
      artifacts: [...artifactsOf(phase, leaf, ground), ...besides(phase, leaf, work, site.path)],
      line: leaf.marks[phase].line,
    });
  return PHASES.flatMap((phase) => leaves.map((leaf) => step(phase, leaf)));
}

/**
 * Files of phases that leave none of their own: those that checkpoints of an implementation touched; a review
 * is written into the state file (recovery.md's trigger table). None of them is owed.
 */
function besides(phase: ItemPhase, leaf: Leaf, work: ImplementationFiles, path: string): readonly Artifact[] {
  if (!isDone(leaf, phase)) return [];
  const files = phase === 'implement' ? work(leaf) : phase === 'review' ? [path] : [];
  return files.map((one) => owedFile(one, { conditional: true }));
}

/** What a person approved: specs, plans, reviews. These are not asked for again. */
function approvalsIn({ leaves }: WorkflowContext): readonly Cleared[] {
  return leaves.flatMap((leaf) =>
    PHASES.flatMap((phase) => {
      const { meaning, line } = leaf.marks[phase];
      if (phase === 'implement' || meaning !== 'done') return [];
      return [{ label: `${phase} of ${leaf.path} approved`, line }];
    }),
  );
}

/** Every word with a closed vocabulary: the head's two, and the statuses of every item. */
export function wordsOf({ phase, step, leaves }: WorkflowContext): readonly Word[] {
  return [
    ...headWord(phase, PHASE_WORDS),
    ...headWord(step, Object.keys(STEPS)),
    ...leaves.flatMap((leaf) => (leaf.single ? singleWord(leaf) : ownWords(leaf))),
  ];
}

/** A head without the word says nothing wrong: the first generation has neither. */
function headWord({ field, found, word, line }: HeadWord, expected: readonly string[]): readonly Word[] {
  return found === null ? [] : [{ field, found, known: expected.includes(word), expected, line }];
}

function singleWord({ path, marks }: Leaf): readonly Word[] {
  const { field, found, meaning, line } = marks.spec;
  const known = meaning !== null;
  return [{ field: `${path} ${field}`, found, known, expected: Object.keys(SINGLE), line }];
}

function ownWords({ path, marks }: Leaf): readonly Word[] {
  return PHASES.map((phase) => {
    const { field, found, meaning, line } = marks[phase];
    const expected = Object.keys(STATUSES[phase]);
    return { field: `${path} ${field}`, found, known: meaning !== null, expected, line };
  });
}
