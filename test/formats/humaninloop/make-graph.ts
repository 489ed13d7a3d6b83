// Writes graphs of `dags/` for tests.

export interface Node {
  readonly id: string;
  readonly status: string;
  readonly pass?: number;
  readonly type?: string;
}

export interface Shape {
  readonly outcomes?: readonly (string | null)[];
  readonly nodes?: readonly Node[];
  readonly status?: string;
  readonly workflow?: string;
  readonly version?: unknown;
  readonly triggered?: readonly string[];
}

/** A graph of schema 3.0.0 unless the shape says otherwise. */
export function graph(shape: Shape = {}): string {
  const outcomes = shape.outcomes ?? [null];
  const pass = outcomes.length;
  const over = outcomes.at(-1) !== null;
  return JSON.stringify(
    {
      id: 'a-strategy',
      workflow_id: shape.workflow ?? 'specify',
      schema_version: shape.version ?? '3.0.0',
      current_pass: pass,
      status: shape.status ?? (over ? 'completed' : 'in-progress'),
      created_at: '2026-02-18T18:54:51Z',
      passes: outcomes.map((outcome, at) => ({ pass: at + 1, outcome, frozen: outcome !== null })),
      nodes: (shape.nodes ?? []).map(({ id, status, pass: last, type }) => ({
        id,
        type: type ?? 'task',
        status,
        last_active_pass: last ?? pass,
      })),
      edges: (shape.triggered ?? []).map((target) => ({
        type: 'triggered_by',
        source: 'gate',
        target,
        target_pass: pass,
      })),
    },
    null,
    2,
  );
}

export const node = (id: string, status: string, pass?: number): Node =>
  pass === undefined ? { id, status } : { id, status, pass };
