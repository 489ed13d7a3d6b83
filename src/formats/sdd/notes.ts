// What is worth knowing of a workflow and breaks no rule: for people, and for the agent that goes on with it.
import { OBJECT_ID } from '../../model/object-id.ts';
import { isWithin } from '../../model/path.ts';
import type { SafePoint } from '../../model/snapshot.ts';
import type { Current } from '../../model/workflow.ts';
import { isList } from '../../text/data/data.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { lastCheckpoint } from './checkpoint/safe-points.ts';
import { headFits, headFor, headIsKnown, staleCounters } from './derived-fields.ts';
import { headPath, lineAt, textAt, valueAt } from './document.ts';
import { fileOf, homesOf, isEmpty, isThere, pathsOf } from './item-locations.ts';
import { dependenciesOf, isDone, isFinished, isPlainId, type Leaf, leafNamed } from './items.ts';
import { isOver, saysOver, waitingIn } from './position.ts';
import { FILES, LAST_STEP } from './vocabulary.ts';
import type { WorkflowContext } from './workflow-context.ts';

interface Read {
  readonly current: Current | null;
  readonly points: readonly SafePoint[];
  /** The state file itself is not there. */
  readonly absent: boolean;
}

export function notesOf(ground: WorkflowContext, { current, points, absent }: Read): readonly string[] {
  if (absent)
    return ['workflow.yaml is not there, only a solicitation is: look for it in history before going on.'];
  return [
    ...(isOver(ground)
      ? []
      : [
          ...head(ground),
          ...others(ground, current),
          ...underWay(ground, current),
          ...outOfTurn(ground, current),
          ...emptyFiles(ground),
        ]),
    ...copied(ground),
    ...orphans(ground),
    ...lost(points),
  ];
}

/** The folder is called `<id>` or `<id>-<name>`; one of another id was copied, or named by hand. */
function copied({ doc, place }: WorkflowContext): readonly string[] {
  const path = headPath(doc, 'id');
  const id = textAt(doc, path);
  if (id === null || !isPlainId(id) || place.name === id || place.name.startsWith(`${id}-`)) return [];
  return [
    `id (line ${lineAt(doc, path) ?? '-'}) names another workflow than the folder: ` +
      'the state may be a copy. The id counts; correct it, or remove the copy.',
  ];
}

function head(ground: WorkflowContext): readonly string[] {
  const { currentName, named, leaves, doc, epics } = ground;
  const namesEpic = leafNamed(currentName.found, epics) !== null;
  const to = headFor(leaves);
  const apart = to !== null && headIsKnown(ground) && !headFits(ground) && !saysOver(ground);
  return [
    ...(apart ? [`phase and step lag behind the items, which stand at ${to.phase}; the items count.`] : []),
    ...(currentName.found !== null && named === null && leaves.length > 0 && !namesEpic
      ? [`${currentName.field} names no item of the file; the lowest unfinished one counts.`]
      : []),
    ...(staleCounters(doc, leaves).length > 0
      ? ['The progress counters say something else than the items; the items count.']
      : []),
  ];
}

/** `current` names an item while one before it, or one that it waits for, is not finished. */
function outOfTurn(
  { named, leaves, currentName }: WorkflowContext,
  current: Current | null,
): readonly string[] {
  if (named === null || current === null || isFinished(named)) return [];
  const phase = current.id === 'spec' || current.id === 'plan' ? current.id : null;
  const over = (leaf: Leaf) => (phase === null ? isFinished(leaf) : isDone(leaf, phase));
  const waitsFor = (leaf: Leaf) => dependenciesOf(leaf, leaves).filter((one) => !over(one));
  const later = waitingFor(named, leaves);
  const before = leaves.slice(0, leaves.indexOf(named)).filter((leaf) => !over(leaf) && !later.has(leaf));
  // Where each of them waits for something, none of them is the next to be worked on.
  const passed = before.some((leaf) => waitsFor(leaf).length === 0) ? before : [];
  const open = [...passed, ...waitsFor(named).filter((leaf) => !passed.includes(leaf))];
  if (open.length === 0) return [];
  return [
    `${currentName.field} names ${named.path}, while ${firstOf(open.map(({ path }) => path))}, ` +
      'which it comes after or depends on, is not finished.',
  ];
}

/** Everything that waits for an item, also through others. */
function waitingFor(item: Leaf, leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const dependents = new Map<Leaf, Leaf[]>();
  for (const leaf of leaves)
    for (const one of dependenciesOf(leaf, leaves))
      dependents.set(one, [...(dependents.get(one) ?? []), leaf]);
  const found = new Set<Leaf>();
  const next = [item];
  for (let one = next.pop(); one !== undefined; one = next.pop())
    for (const leaf of dependents.get(one) ?? [])
      if (!found.has(leaf)) {
        found.add(leaf);
        next.push(leaf);
      }
  return found;
}

/** Items that a person could approve besides the one at hand. */
function others(ground: WorkflowContext, current: Current | null): readonly string[] {
  const more = waitingIn(ground).filter(
    ({ phase, leaf }) => phase !== current?.id || leaf.path !== current.item,
  );
  if (more.length === 0) return [];
  const named = more.map(({ phase, leaf }) => `${phase} of ${leaf.path}`);
  return [`Waiting for approval as well: ${firstOf(named)}.`];
}

/** Items that are implemented at the same time, each with its own last checkpoint. */
function underWay(ground: WorkflowContext, current: Current | null): readonly string[] {
  if (current?.id !== 'implement') return [];
  const more = ground.leaves.filter(
    ({ path, marks }) =>
      path !== current.item && (marks.implement.meaning === 'working' || marks.review.meaning === 'changes'),
  );
  if (more.length === 0) return [];
  // One more than is shown: commits are looked through for each.
  const named = more.slice(0, NAMED + 1).map((leaf) => {
    const last = lastCheckpoint(leaf, ground)?.commit.slice(0, DIGITS);
    return `${leaf.path} (${last === undefined ? 'no checkpoint known' : `last checkpoint ${last}`})`;
  });
  return [`In progress as well: ${firstOf(named, NAMED)}.`];
}

function emptyFiles(ground: WorkflowContext): readonly string[] {
  return ground.leaves.flatMap((leaf) =>
    (['spec', 'plan'] as const).flatMap((phase) => {
      const name = FILES[phase] ?? '';
      const path = fileOf(name, leaf, ground);
      const { meaning } = leaf.marks[phase];
      if (meaning === 'done' || path === null || !isEmpty(path, ground.snapshot)) return [];
      return [`The ${name} of ${leaf.path} is empty, or nothing but headings.`];
    }),
  );
}

function orphans({ asked, leaves }: WorkflowContext): readonly string[] {
  if (leaves.length === 0 || asked.every(({ leaf }) => leaf !== null)) return [];
  return ['A solicitation lies where no item is; it is left alone.'];
}

/** Digits of a commit, and items with their commits, that a note names. */
const DIGITS = 12;
const NAMED = 5;

/** After a power loss or a reset the reflog may be all that knows the last checkpoint (recovery.md). */
function lost(points: readonly SafePoint[]): readonly string[] {
  const gone = points.filter((point) => point.lost && OBJECT_ID.test(point.commit));
  if (gone.length === 0) return [];
  const named = firstOf(gone.map(({ commit }) => commit.slice(0, DIGITS)));
  return [
    `Only the reflog still knows ${counted(gone.length, 'commit')} of this workflow (${named}). ` +
      'Newer work may be there: look with "git show", and bring it back with "git cherry-pick".',
  ];
}

/** Files of earlier work that are named. */
const MOST = 50;

/** What an agent should know, from parsed fields; what files say in it is untrusted. */
export function contextOf(ground: WorkflowContext, current: Current | null): readonly string[] {
  return [
    ...(current === null ? [] : [...itemLines(ground, current), ...questionLines(ground)]),
    ...regressionLines(ground),
  ];
}

function itemLines(ground: WorkflowContext, { item, id }: Current): readonly string[] {
  const { leaves, place, snapshot } = ground;
  const leaf = leaves.find(({ path }) => path === item);
  if (!leaf) return [];
  const files = Object.values(FILES).map((name) => fileOf(name, leaf, ground));
  const beside = pathsOf('context.md', leaf, place);
  const there = [...files, ...beside].filter((path) => isThere(path, snapshot));
  const homes = homesOf(leaf, place);
  // A location may be from before the folder was renamed.
  const home =
    homes.find((one) => there.some((path) => isWithin(path, one))) ??
    homes.find((one) => snapshot.entry(one) !== null) ??
    homes[0];
  return [
    `Item: ${leaf.path}${leaf.changeId === null ? '' : ` (change ${leaf.changeId})`}, phase ${id}`,
    ...(leaf.title === null ? [] : [`Title: ${leaf.title}`]),
    ...(home === undefined ? [] : [`Its folder: ${home}`]),
    ...[...new Set(there)].map((path) => `Read first: ${path}`),
    ...leaf.dependsOn.map((name) => `Depends on: ${name}`),
  ];
}

function questionLines({ asked }: WorkflowContext): readonly string[] {
  return asked.flatMap(({ solicitation }) => {
    const { path, step, asking, questions } = solicitation;
    const at = step === null ? '' : `, at step ${step} of ${LAST_STEP}`;
    return [
      `Solicitation: ${path}${at}`,
      ...(asking === null ? [] : [`It stands at the question: ${asking}`]),
      ...questions.flatMap(({ id, state, blocks }) =>
        state === 'open' && blocks !== null ? [`Question ${id} blocks: ${blocks}`] : [],
      ),
    ];
  });
}

/** A step back, and what was kept of the work that it gave up. */
function regressionLines({ doc }: WorkflowContext): readonly string[] {
  const at = headPath(doc, 'regression');
  const text = (...more: (string | number)[]) => textAt(doc, [...at, ...more]);
  if (lineAt(doc, at) === null || text('to_phase') === null) return [];
  const kept = valueAt(doc, [...at, 'preserved_work']);
  const when = text('timestamp');
  const said = `Went back from ${text('from_phase') ?? 'a later phase'} to ${text('to_phase')}`;
  const preserved = (isList(kept) ? kept : []).slice(0, MOST).flatMap((_, i) => {
    const path = text('preserved_work', i, 'path');
    const more = [text('preserved_work', i, 'type'), text('preserved_work', i, 'description')];
    const told = more.filter((one) => one !== null).join(': ');
    return path === null ? [] : [`Kept from before: ${path}${told === '' ? '' : ` (${told})`}`];
  });
  return [
    `${said}${when === null ? '' : ` at ${when}`}: ${text('reason') ?? 'no reason given'}`,
    ...preserved,
  ];
}
