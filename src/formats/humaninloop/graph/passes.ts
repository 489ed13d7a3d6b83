// Reads a graph of `dags/`: the passes of a workflow, the nodes in them and how far these came.
import { listAt } from '../../../formkit/fields.ts';
import { contradiction, currentStep, timestampOf } from '../../../formkit/workflow-state.ts';
import type { Contradiction, Current, Timestamp, Word } from '../../../model/workflow.ts';
import { type DataDocument, type DataMap, isMap, pointerOf } from '../../../text/data/data.ts';
import type { DataPath } from '../../../text/data/edits.ts';
import { tidy, unsafePath } from '../../../text/safe-path.ts';
import { normal } from '../../../text/vocabulary.ts';
import { type PhaseFacts, stepOf } from '../state-defaults.ts';
import { besideState, FOLDER, type LoopPhase, phaseOf } from '../state-locations.ts';
import { GRAPH_STATUSES, NODE_STATES, NODE_STATUSES, type NodeState, OUTCOMES } from '../vocabulary.ts';

/** What a graph says of its phase. Its shape was tested when it was parsed. */
export function graphFacts(doc: DataDocument, path: string): PhaseFacts {
  const graph = graphOf(doc);
  const phase = phaseOfGraph(doc, path);
  const contradictions = contradictionsIn(graph, doc);
  const words = wordsOf(graph, doc);
  const clear = contradictions.length === 0 && words.every(({ known }) => known);
  const current = clear ? currentOf(graph, phase) : null;
  return {
    phase,
    path,
    done: clear && current === null,
    current,
    statusText: graph.status ?? graph.outcomes.at(-1) ?? null,
    words,
    timestamps: timestampsOf(doc),
    steps: graph.nodes.map(({ id, state, line, produces }) =>
      stepOf(id, state === 'done', line, madeAt(produces, path)),
    ),
    questions: [],
    contradictions,
    notes: [],
    named: null,
    branch: null,
    title: null,
  };
}

/** A node names what it produces: a file of the feature's folder, or of `.workflow/`. */
function madeAt(names: readonly string[], path: string): readonly string[] {
  const files = names.filter((name) => /\.\w+$/.test(name) && unsafePath(name) === null).map(tidy);
  return files.flatMap((name) => [besideState(path, name), besideState(path, `${FOLDER}/${name}`)]);
}

function phaseOfGraph(doc: DataDocument, path: string): LoopPhase {
  return textIn(rootOf(doc), 'workflow_id')?.startsWith('implement') ? 'implement' : phaseOf(path);
}

/** One line a row of its docs page, then what it leaves open; `null` where the graph is done. */
function currentOf(graph: PassGraph, phase: LoopPhase): Current | null {
  const live = graph.nodes.filter(({ pass }) => pass === null || pass === graph.pass);
  const find = (state: NodeState) => live.find((node) => node.state === state);
  const last = live.at(-1) ?? graph.nodes.at(-1);
  const at = (node: Node | undefined, more: Partial<Current>) =>
    currentStep(node?.id ?? phase, { iteration: graph.pass, line: node?.line ?? null, ...more });
  const running = find('running') ?? graph.nodes.find(({ state }) => state === 'running');
  const failed = find('failed');
  if (normal(graph.outcomes.at(-1) ?? '') === 'halted')
    return at(failed ?? running ?? last, { failed: true, how: HALTED });
  if (running) return at(running, running.decides ? DECIDED : { how: RUNNING });
  if (isOver(graph)) return null;
  if (failed) return at(failed, { failed: true, how: FAILED });
  const sent = graph.nodes.find(({ id, pass }) => graph.triggered.includes(id) && pass !== graph.pass);
  const waiting = find('waiting') ?? sent;
  if (waiting?.decides) return at(waiting, DECIDED);
  if (waiting || !last) return at(waiting, { begun: false, how: WAITING });
  return at(last, { manner: 'continue', output: 'partial', how: BETWEEN });
}

const HALTED = 'The pass was frozen as halted: see why before a new pass begins.';
const RUNNING = 'Dispatch the node again; its report was not recorded.';
const FAILED = 'The node failed and the pass is open.';
const WAITING = 'Take a briefing of the graph, then dispatch the node.';
/** The tool asks again where it is resumed; only a person answers, and only the tool records it. */
const DECIDED: Partial<Current> = {
  waits: 'awaiting-answer',
  mayAlso: ['resume'],
  waitHow:
    'A person is to decide what {step} asks: present it with what its contract consumes, do not decide it ' +
    'yourself, and let the tool record the answer, which makes the node decided.',
};
const BETWEEN =
  'All nodes of the pass are done and it is not frozen: take a briefing of the graph and go on from there.';

function isOver({ outcomes, status, missing }: PassGraph): boolean {
  if (missing) return false;
  if (outcomes.length === 0) return normal(status ?? '') === 'completed';
  return outcomes.every((outcome) => normal(outcome ?? '') === 'completed');
}

/** Whether the graph contradicts itself. */
export function isSplit(doc: DataDocument): boolean {
  return contradictionsIn(graphOf(doc), doc).length > 0;
}

/** A graph that calls itself completed while a pass is open or a node runs (S14), unless it was halted. */
function contradictionsIn(graph: PassGraph, doc: DataDocument): readonly Contradiction[] {
  if (normal(graph.status ?? '') !== 'completed') return [];
  if (normal(graph.outcomes.at(-1) ?? '') === 'halted' && !graph.missing) return [];
  const running = graph.nodes.find(({ state }) => state === 'running');
  const waiting = graph.outcomes.length === 0 && graph.nodes.find(({ state }) => state === 'waiting');
  const open = graph.outcomes.includes(null) || graph.missing;
  if (!running && !open && !waiting) return [];
  const line = doc.places.get(pointerOf('status'))?.line ?? null;
  const what = running
    ? 'a node that is in-progress'
    : open
      ? 'a pass without an outcome'
      : 'a node that is pending';
  const message = `status: found "completed" and ${what}, expected one story. Keep the one that is right.`;
  const nodeLine = (running ?? (waiting || null))?.line ?? null;
  const evidence = { status: graph.status, outcomes: graph.outcomes, node_line: nodeLine };
  return [contradiction(message, line, evidence)];
}

function wordAt(field: string, found: string | null, expected: readonly string[], line: number | null): Word {
  return {
    field,
    found,
    known: expected.some((word) => normal(word) === normal(found ?? '')),
    expected,
    line,
  };
}

function wordsOf(graph: PassGraph, doc: DataDocument): readonly Word[] {
  const lineOf = (...path: DataPath) => doc.places.get(pointerOf(...path))?.line ?? null;
  return [
    ...(graph.status === null ? [] : [wordAt('status', graph.status, GRAPH_STATUSES, lineOf('status'))]),
    ...graph.outcomes.flatMap((outcome, at) =>
      outcome === null
        ? []
        : [wordAt('outcome', outcome, OUTCOMES, lineOf('passes', at, 'outcome') ?? lineOf('outcome'))],
    ),
    ...graph.nodes.map(({ id, status, line }) => wordAt(`status of ${id}`, status, NODE_STATUSES, line)),
  ];
}

const TIMES =
  /^(?:\/passes\/\d+|\/nodes\/\d+\/history\/\d+\/trace)?\/(?:created_at|started_at|completed_at)$/;

function timestampsOf(doc: DataDocument): readonly Timestamp[] {
  return [...doc.places].flatMap(([pointer, { text, line }]) =>
    TIMES.test(pointer) ? timestampOf(pointer.slice(1), text ?? '', line, pointer !== '/created_at') : [],
  );
}

export interface Node {
  readonly id: string;
  /** Its status as written. */
  readonly status: string | null;
  /** `null` where its status means nothing to us. */
  readonly state: NodeState | null;
  /** The pass that it was last part of; `null` where none is written. */
  readonly pass: number | null;
  readonly line: number | null;
  /** It is a person's decision: no agent does it. */
  readonly decides: boolean;
  /** Names of what it produces, as written. */
  readonly produces: readonly string[];
}

export interface PassGraph {
  readonly nodes: readonly Node[];
  readonly pass: number | null;
  /** Outcomes in the order of the passes; `null` for a pass that is not over. */
  readonly outcomes: readonly (string | null)[];
  /** Whether the current pass is none of those that are listed. */
  readonly missing: boolean;
  /** Nodes that the last gate sent into the current pass. */
  readonly triggered: readonly string[];
  /** What the graph says of itself; `null` where it says nothing. */
  readonly status: string | null;
}

function graphOf(doc: DataDocument): PassGraph {
  const root = rootOf(doc);
  const pass = countIn(root, 'current_pass') ?? countIn(root, 'pass_number');
  const listed = mapsIn(root, 'passes');
  const last = Math.max(listed.length, ...listed.map((entry) => countIn(entry, 'pass') ?? 0));
  const passes = 'passes' in root ? mapsIn(root, 'passes') : [root]; // schema 1.0.0 has a file for each pass
  const edges = mapsIn(root, 'edges').filter(
    (edge) => normal(textIn(edge, 'type') ?? '') === 'triggered_by' && countIn(edge, 'target_pass') === pass,
  );
  return {
    nodes: mapsIn(root, 'nodes').map((node, at) => nodeOf(node, at, doc)),
    pass,
    outcomes: passes.map((entry) => textIn(entry, 'outcome')),
    missing: listed.length > 0 && pass !== null && pass > last,
    triggered: edges.flatMap((edge) => textIn(edge, 'target') ?? []),
    status: textIn(root, 'status'),
  };
}

/** The graph's own map; its shape was tested when it was parsed. */
export function rootOf({ data }: DataDocument): DataMap {
  return isMap(data) ? data : {};
}

/** Where the node stands that a decision names, from 0; -1: nowhere. */
export function nodeAt(doc: DataDocument, step: string): number {
  return graphOf(doc).nodes.findIndex(({ id }) => id === step);
}

/** Ids of nodes stand in decisions: what is not a plain name is called by its place. */
const PLAIN_ID = /^\w[\w.:-]{0,99}$/;

function nodeOf(node: DataMap, at: number, doc: DataDocument): Node {
  const id = textIn(node, 'id') ?? '';
  const status = doc.places.get(pointerOf('nodes', at, 'status')) ?? null;
  return {
    id: PLAIN_ID.test(id) ? id : `node-${at + 1}`,
    status: status?.text ?? null,
    state: NODE_STATES.get(normal(status?.text ?? '')) ?? null,
    pass: countIn(node, 'last_active_pass'),
    line: (status ?? doc.places.get(pointerOf('nodes', at)))?.line ?? null,
    decides: typeOf(node) === 'decision',
    produces: producedBy(node),
  };
}

/** `task`, `gate`, `decision` or `milestone`; a node that does not say is a task. */
export const typeOf = (node: DataMap): string => normal(textIn(node, 'type') || 'task');

/** `contract.produces`: names, or maps with an `artifact`. */
function producedBy(node: DataMap): readonly string[] {
  return listAt(node, 'contract', 'produces').flatMap((one) =>
    typeof one === 'string' ? one : isMap(one) ? (textIn(one, 'artifact') ?? []) : [],
  );
}

function mapsIn(map: DataMap, key: string): readonly DataMap[] {
  return listAt(map, key).filter(isMap);
}

/** A text, where the map has one under that key. */
export function textIn(map: DataMap, key: string): string | null {
  const value = map[key];
  return typeof value === 'string' ? value : null;
}

/** A whole number from 1. */
function countIn(map: DataMap, key: string): number | null {
  const value = map[key];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
