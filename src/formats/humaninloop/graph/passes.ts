// Reads a graph of `dags/`: the passes of a workflow and how far its nodes came.
import type { Contradiction, Current, Timestamp, Word } from '../../../model/workflow.ts';
import { type DataDocument, isMap, pointerOf } from '../../../text/data/data.ts';
import { tidy, unsafePath } from '../../../text/safe-path.ts';
import { normal } from '../../../text/words.ts';
import type { PhaseFacts } from '../phase-facts.ts';
import { besideState, FOLDER, type LoopPhase, phaseOf } from '../places.ts';
import { currentAt, stepOf, timestampOf } from '../state-defaults.ts';
import { GRAPH_STATUSES, NODE_STATUSES, type NodeState, OUTCOMES } from '../statuses.ts';
import { graphOf, type Node, type PassGraph, textOf } from './graph.ts';

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
  const workflow = isMap(doc.data) ? textOf(doc.data, 'workflow_id') : null;
  return workflow?.startsWith('implement') ? 'implement' : phaseOf(path);
}

/** One line a row of the contract's table, then what it leaves open; `null` where the graph is done. */
function currentOf(graph: PassGraph, phase: LoopPhase): Current | null {
  const live = graph.nodes.filter(({ pass }) => pass === null || pass === graph.pass);
  const find = (state: NodeState) => live.find((node) => node.state === state);
  const last = live.at(-1) ?? graph.nodes.at(-1);
  const at = (node: Node | undefined, more: Partial<Current>) =>
    currentAt(node?.id ?? phase, { iteration: graph.pass, line: node?.line ?? null, ...more });
  const running = find('running') ?? graph.nodes.find(({ state }) => state === 'running');
  const failed = find('failed');
  if (normal(graph.outcomes.at(-1) ?? '') === 'halted')
    return at(failed ?? running ?? last, { failed: true, how: HALTED });
  if (running) return at(running, { how: RUNNING });
  if (isOver(graph)) return null;
  if (failed) return at(failed, { failed: true, how: FAILED });
  const sent = graph.nodes.find(({ id, pass }) => graph.triggered.includes(id) && pass !== graph.pass);
  const waiting = find('waiting') ?? sent;
  if (waiting || !last) return at(waiting, { begun: false, how: WAITING });
  return at(last, { manner: 'continue', output: 'partial', how: BETWEEN });
}

const HALTED = 'The pass was frozen as halted: see why before a new pass begins.';
const RUNNING = 'Dispatch the node again; its report was not recorded.';
const FAILED = 'The node failed and the pass is open.';
const WAITING = 'Take a briefing of the graph, then dispatch the node.';
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
  return [{ message, line, evidence }];
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
  const lineOf = (...path: readonly (string | number)[]) => doc.places.get(pointerOf(...path))?.line ?? null;
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
