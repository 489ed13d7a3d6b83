// What choices write into a graph: a node begun again or passed over, in its pass or a new one after a halt.
import { type Edit, refusedAmong, unfit, writable } from '../../../formkit/choices.ts';
import { type FieldEdit, listAt, mapAt, setFields, valueAt } from '../../../formkit/fields.ts';
import type { Repaired } from '../../../formkit/repairs.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { Option } from '../../../model/decision.ts';
import { type Data, type DataDocument, type DataMap, isMap } from '../../../text/data/data.ts';
import { appendTo, mapOf } from '../../../text/data/edits.ts';
import { parseTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { normal } from '../../../text/vocabulary.ts';
import type { HumaninloopDocument } from '../document.ts';
import type { Here } from '../record-choice.ts';
import { isSplit, nodeAt, rootOf, textIn, typeOf } from './passes.ts';

type GraphDocument = DataDocument & { readonly kind: 'dag' };
type GraphEdit = Edit<HumaninloopDocument>;

/** Upstream's tool refuses a further pass without a person (its invariant INV-004). */
const MOST_PASSES = 5;

/** @throws UserError where no node was interrupted or failed, or no pass may follow */
export function retryNode(at: Here, doc: GraphDocument): GraphEdit {
  return withNode(at, doc, 'pending', 'retry');
}

/** @throws UserError also where the node is no task: gates, decisions and milestones are never passed over */
export function skipNode(at: Here, doc: GraphDocument): GraphEdit {
  return withNode(at, doc, 'skipped', 'skip');
}

/** @throws UserError always: answers stand beside a graph, where its tool asks */
export function answerBeside(at: ChoiceContext<HumaninloopDocument>): never {
  throw unfit(
    at,
    'a graph, which holds no questions',
    'an index or a context file',
    'Answer where the tool asks, in clarification-answers.md.',
  );
}

/**
 * What a graph would refuse of what is offered for a node: an answer, to pass over a gate, a pass beyond the
 * last.
 */
export function refusedByGraph(at: ChoiceContext<HumaninloopDocument>): readonly Option[] {
  const { doc } = at;
  if (doc?.kind !== 'dag') return [];
  return refusedAmong({
    answer: () => answerBeside(at),
    retry: () => retryNode(writable(at), doc),
    skip: () => skipNode(writable(at), doc),
  });
}

function withNode(at: Here, doc: GraphDocument, status: string, word: string): GraphEdit {
  const { action, reason, step, instruction } = at.recovery.decision;
  const failed = action === 'ask' && reason === 'step-failed';
  const ran = action === 'rerun' && reason === 'step-interrupted';
  const index = step === null ? -1 : nodeAt(doc, step);
  if (!(failed || ran) || index < 0)
    throw unfit(at, `${action} (${reason})`, 'a node that failed or was interrupted', instruction);
  const root = rootOf(doc);
  const type = typeOf(mapAt(root, 'nodes', index) ?? {});
  if (word === 'skip' && type !== 'task')
    throw unfit(at, `a ${type}`, 'a task', 'Gates, decisions and milestones are never skipped: retry it.');
  const outcome = textIn(lastPass(root), 'outcome') || textIn(root, 'outcome');
  const halted = normal(outcome ?? '') === 'halted';
  const data = halted ? inNewPass(at, root, index, status) : inPass(root, index, status);
  const notes = halted ? ['The halted pass stays frozen; a new pass begins with this node.'] : [];
  return { summary: `${word} ${step}`, doc: { ...doc, data }, notes };
}

/** The status of a node and of its open entry, which upstream keeps equal; a verdict is taken back. */
function inPass(root: DataMap, index: number, status: string): DataMap {
  const history = listAt(root, 'nodes', index, 'history');
  const entry = history.at(-1);
  const open = isMap(entry) && entry['frozen'] !== true;
  const paths = [['nodes', index], ...(open ? [['nodes', index, 'history', history.length - 1]] : [])];
  return setFields(
    root,
    paths.flatMap(
      (path): FieldEdit => [
        [[...path, 'status'], status],
        ...(valueAt(root, ...path, 'verdict') == null ? [] : [[[...path, 'verdict'], null] as const]),
      ],
    ),
  );
}

/** A frozen pass is never written again: the next one begins, with an entry of its own for the node. */
function inNewPass(at: Here, root: DataMap, index: number, status: string): Data {
  const last = lastPass(root);
  const pass = Number(last['pass'] ?? Number.NaN) + 1;
  if (!Number.isSafeInteger(pass))
    throw unfit(
      at,
      'a frozen pass in a file of its own',
      'a graph with a list of passes',
      'Let the tool begin the next pass.',
    );
  if (pass > MOST_PASSES)
    throw unfit(at, `${pass - 1} passes`, `fewer than ${MOST_PASSES}`, 'Decide by hand, or start fresh.');
  const sets: FieldEdit = [
    [['current_pass'], pass],
    [['status'], 'in-progress'],
    [['completed_at'], null],
    [['nodes', index, 'status'], status],
    [['nodes', index, 'verdict'], null],
    [['nodes', index, 'last_active_pass'], pass],
  ];
  const known = sets.filter(([path]) => valueAt(root, ...path) !== undefined);
  const created = formatTimeLike(at.now, textIn(last, 'created_at') ?? '');
  const begun = like(last, { pass, created_at: created, frozen: false });
  const passed = appendTo(setFields(root, known), ['passes'], begun);
  const history = ['nodes', index, 'history'];
  if (valueAt(root, ...history) === undefined) return passed;
  const old = listAt(root, ...history).at(-1);
  const entry = { pass, status, frozen: false };
  const next = isMap(old) ? like(old, entry, ['evidence']) : mapOf(Object.entries(entry));
  return appendTo(passed, history, next);
}

/** A map with the keys of another: these values, empty lists where named, `null` for the rest. */
function like(old: DataMap, values: Readonly<Record<string, Data>>, lists: readonly string[] = []): DataMap {
  const kept = Object.keys(old).map((key): readonly [string, Data] => [
    key,
    values[key] ?? (lists.includes(key) ? [] : null),
  ]);
  const more = Object.entries(values).filter(([key]) => key !== 'frozen' && !Object.hasOwn(old, key));
  return mapOf([...kept, ...more]);
}

function lastPass(root: DataMap): DataMap {
  const last = listAt(root, 'passes').at(-1);
  return isMap(last) ? last : {};
}

/**
 * A graph that calls itself completed while a pass is open (S14). The tool writes status and `completed_at`
 * in one go when it freezes a last pass: without the time, or with a pass that began later, it is old.
 */
export function reopened(doc: GraphDocument): Repaired<HumaninloopDocument> | null {
  const root = rootOf(doc);
  if (!isSplit(doc)) return null;
  const last = listAt(root, 'passes').at(-1);
  const open = isMap(last) && last['outcome'] == null ? last : null;
  const ended = timeOf(root['completed_at']);
  const began = timeOf(open?.['created_at']);
  const proof =
    ended === null && open !== null && root['completed_at'] == null
      ? 'The graph has no completed_at, which the tool writes together with the status.'
      : ended !== null && began !== null && began > ended
        ? 'Its last pass began after completed_at and has no outcome.'
        : null;
  if (proof === null) return null;
  const data = setFields(root, [
    [['status'], 'in-progress'],
    ...(ended === null ? [] : [[['completed_at'], null] as const]),
  ]);
  const next: GraphDocument = { ...doc, data };
  return isSplit(next) ? null : { summary: 'status in-progress', doc: next, proof: [proof] };
}

function timeOf(value: Data | undefined): number | null {
  return typeof value === 'string' ? parseTime(value).at : null;
}
