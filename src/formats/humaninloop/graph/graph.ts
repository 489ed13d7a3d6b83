// A graph of `dags/` as the passes and nodes in it; how far they came is for others to say.
import { type DataDocument, type DataMap, isList, isMap, pointerOf } from '../../../text/data/data.ts';
import { normal } from '../../../text/words.ts';
import { NODE_STATES, type NodeState } from '../statuses.ts';

export interface Node {
  readonly id: string;
  /** Its status as written. */
  readonly status: string | null;
  /** `null` where its status means nothing to us. */
  readonly state: NodeState | null;
  /** The pass that it was last part of; `null` where none is written. */
  readonly pass: number | null;
  readonly line: number | null;
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

export function graphOf(doc: DataDocument): PassGraph {
  const root = isMap(doc.data) ? doc.data : {};
  const pass = countIn(root, 'current_pass') ?? countIn(root, 'pass_number');
  const listed = mapsIn(root, 'passes');
  const last = Math.max(listed.length, ...listed.map((entry) => countIn(entry, 'pass') ?? 0));
  const passes = 'passes' in root ? mapsIn(root, 'passes') : [root]; // schema 1.0.0 has a file for each pass
  const edges = mapsIn(root, 'edges').filter(
    (edge) => normal(textOf(edge, 'type') ?? '') === 'triggered_by' && countIn(edge, 'target_pass') === pass,
  );
  return {
    nodes: mapsIn(root, 'nodes').map((node, at) => nodeOf(node, at, doc)),
    pass,
    outcomes: passes.map((entry) => textOf(entry, 'outcome')),
    missing: listed.length > 0 && pass !== null && pass > last,
    triggered: edges.flatMap((edge) => textOf(edge, 'target') ?? []),
    status: textOf(root, 'status'),
  };
}

/** Where the node stands that a decision names, from 0; -1: nowhere. */
export function nodeAt(doc: DataDocument, step: string): number {
  return graphOf(doc).nodes.findIndex(({ id }) => id === step);
}

/** Ids of nodes stand in decisions: what is not a plain name is called by its place. */
const PLAIN_ID = /^\w[\w.:-]{0,99}$/;

function nodeOf(node: DataMap, at: number, doc: DataDocument): Node {
  const id = textOf(node, 'id') ?? '';
  const status = doc.places.get(pointerOf('nodes', at, 'status')) ?? null;
  return {
    id: PLAIN_ID.test(id) ? id : `node-${at + 1}`,
    status: status?.text ?? null,
    state: NODE_STATES.get(normal(status?.text ?? '')) ?? null,
    pass: countIn(node, 'last_active_pass'),
    line: (status ?? doc.places.get(pointerOf('nodes', at)))?.line ?? null,
    produces: producedBy(node),
  };
}

/** `contract.produces`: names, or maps with an `artifact`. */
function producedBy({ contract }: DataMap): readonly string[] {
  const list = isMap(contract) ? contract['produces'] : null;
  if (!isList(list)) return [];
  return list.flatMap((one) =>
    typeof one === 'string' ? one : isMap(one) ? (textOf(one, 'artifact') ?? []) : [],
  );
}

function mapsIn(map: DataMap, key: string): readonly DataMap[] {
  const value = map[key];
  return isList(value) ? value.filter(isMap) : [];
}

export function textOf(map: DataMap, key: string): string | null {
  const value = map[key];
  return typeof value === 'string' ? value : null;
}

/** A whole number from 1. */
function countIn(map: DataMap, key: string): number | null {
  const value = map[key];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
