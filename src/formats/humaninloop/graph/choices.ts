// What choices write into a graph: a node begun anew or passed over, in its pass or a new one behind a halt.
import type { Change } from '../../../model/change.ts';
import type { Option } from '../../../model/decision.ts';
import { UserError } from '../../../model/errors.ts';
import { type Data, type DataDocument, type DataMap, isList, isMap } from '../../../text/data/data.ts';
import { appendTo, mapOf, setIn } from '../../../text/data/edits.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { normal } from '../../../text/words.ts';
import { changeOf, type Here, unfit } from '../record.ts';
import { nodeAt } from './graph.ts';

type GraphDocument = DataDocument & { readonly kind: 'dag' };

/** Upstream's tool refuses a further pass without a person (its invariant INV-004). */
const MOST_PASSES = 5;

/** @throws UserError where no node was interrupted or failed, or no pass may follow */
export function retryNode(at: Here, doc: GraphDocument): Change {
  return withNode(at, doc, 'pending', 'retry');
}

/** @throws UserError also where the node is no task: gates, decisions and milestones are never passed over */
export function skipNode(at: Here, doc: GraphDocument): Change {
  return withNode(at, doc, 'skipped', 'skip');
}

/** What a graph would refuse of what is offered for a node: to pass over a gate, a pass beyond the last. */
export function refusedByGraph(at: Here): readonly Option[] {
  const { doc } = at;
  if (doc?.kind !== 'dag') return [];
  const tries = { retry: () => retryNode(at, doc), skip: () => skipNode(at, doc) };
  return (['retry', 'skip'] as const).filter((option) => isRefused(tries[option]));
}

function isRefused(make: () => Change): boolean {
  try {
    make();
    return false;
  } catch (error) {
    if (error instanceof UserError) return true;
    throw error;
  }
}

function withNode(at: Here, doc: GraphDocument, status: string, word: string): Change {
  const { action, reason, step, instruction } = at.recovery.decision;
  const failed = action === 'ask' && reason === 'step-failed';
  const ran = action === 'rerun' && reason === 'step-interrupted';
  const index = step === null || !isMap(doc.data) ? -1 : nodeAt(doc, step);
  if (!(failed || ran) || index < 0)
    throw unfit(at, `${action} (${reason})`, 'a node that failed or was interrupted', instruction);
  const root = doc.data;
  const node = mapAt(root, ['nodes', index]);
  const type = normal(textIn(node, 'type') || 'task');
  if (word === 'skip' && type !== 'task')
    throw unfit(at, `a ${type}`, 'a task', 'Gates, decisions and milestones are never skipped: retry it.');
  const outcome = textIn(lastPass(root), 'outcome') || textIn(mapAt(root, []), 'outcome');
  const halted = normal(outcome) === 'halted';
  const data = halted ? inNewPass(at, root, index, status) : inPass(root, index, status);
  const notes = halted ? ['The halted pass stays frozen; a new pass begins with this node.'] : [];
  return changeOf(at, { ...doc, data }, `${word} ${step}`, notes);
}

/** The status of a node and of its open entry, which upstream keeps equal; a verdict is taken back. */
function inPass(root: Data, index: number, status: string): Data {
  const node = mapAt(root, ['nodes', index]);
  const history = isList(node['history']) ? node['history'] : [];
  const entry = history.length - 1;
  const open = isMap(history[entry]) && history[entry]['frozen'] !== true;
  const paths = [['nodes', index], ...(open ? [['nodes', index, 'history', entry]] : [])];
  return paths.reduce((data, path) => {
    const set = setIn(data, [...path, 'status'], status);
    return mapAt(data, path)['verdict'] == null ? set : setIn(set, [...path, 'verdict'], null);
  }, root);
}

/** A frozen pass is never written again: the next one begins, with an entry of its own for the node. */
function inNewPass(at: Here, root: Data, index: number, status: string): Data {
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
  const created = formatTimeLike(at.now, textIn(last, 'created_at'));
  const begun = like(last, { pass, created_at: created, frozen: false });
  const node = mapAt(root, ['nodes', index]);
  const history = isList(node['history']) ? node['history'] : [];
  const old = history.at(-1);
  const fresh = { pass, status, frozen: false };
  const entry = isMap(old) ? like(old, fresh, ['evidence']) : mapOf(Object.entries(fresh));
  const sets: readonly (readonly [readonly (string | number)[], Data])[] = [
    [['current_pass'], pass],
    [['status'], 'in-progress'],
    [['completed_at'], null],
    [['nodes', index, 'status'], status],
    [['nodes', index, 'verdict'], null],
    [['nodes', index, 'last_active_pass'], pass],
  ];
  const written = sets.reduce(
    (data, [path, value]) => (has(data, path) ? setIn(data, path, value) : data),
    root,
  );
  const passed = appendTo(written, ['passes'], begun);
  return has(passed, ['nodes', index, 'history'])
    ? appendTo(passed, ['nodes', index, 'history'], entry)
    : passed;
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

function textIn(map: DataMap, key: string): string {
  const value = map[key];
  return typeof value === 'string' ? value : '';
}

function lastPass(root: Data): DataMap {
  const passes = isMap(root) ? root['passes'] : null;
  const last = isList(passes) ? passes.at(-1) : null;
  return isMap(last) ? last : {};
}

function mapAt(data: Data, path: readonly (string | number)[]): DataMap {
  const found = path.reduce<Data | undefined>((at, step) => {
    if (isList(at) && typeof step === 'number') return at[step];
    return isMap(at) && typeof step === 'string' ? at[step] : undefined;
  }, data);
  return isMap(found) ? found : {};
}

function has(data: Data, path: readonly (string | number)[]): boolean {
  const key = path.at(-1);
  return typeof key === 'string' && Object.hasOwn(mapAt(data, path.slice(0, -1)), key);
}
