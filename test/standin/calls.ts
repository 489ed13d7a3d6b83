// The record of calls: what was asked by whom, in which order, and what came of it.
export type CallKind = 'read' | 'write' | 'graphql' | 'git';

export interface Call {
  /** From 1, in the order in which calls went through, since the last reset. */
  readonly n: number;
  readonly kind: CallKind;
  readonly method: string;
  /** With its query, as it was asked. */
  readonly path: string;
  /** `GET /repos/{owner}/{repo}`; the operation of a GraphQL query; `null` where GitHub has no such thing. */
  readonly operation: string | null;
  /** The token; `null` without one. */
  readonly token: string | null;
  readonly client: string | null;
  /** Parsed; of GraphQL the query and its variables. */
  readonly body: unknown;
  /** ISO 8601. */
  readonly at: string;
  /** `null`: the connection was cut, or there is no answer yet. */
  status: number | null;
  /** The fault that was injected. */
  fault?: string;
}

export type Counts = Readonly<Record<CallKind, number>>;

export const countsOf = (calls: readonly Call[]): Counts => ({
  read: calls.filter(({ kind }) => kind === 'read').length,
  write: calls.filter(({ kind }) => kind === 'write').length,
  graphql: calls.filter(({ kind }) => kind === 'graphql').length,
  git: calls.filter(({ kind }) => kind === 'git').length,
});
