// The fields of a commit object that are used.

export interface Commit {
  readonly id: string;
  readonly tree: string;
  /** The committer's time in seconds since 1970. */
  readonly at: number;
  /** Whether the object itself names parents, whatever a shallow clone cut off. */
  readonly hasParents: boolean;
}

export function commitOf(id: string, body: Buffer): Commit {
  const text = body.toString('latin1');
  const head = text.slice(0, Math.max(0, text.indexOf('\n\n')) || text.length);
  const tree = /^tree ([0-9a-f]+)$/m.exec(head)?.[1] ?? '';
  const at = Number(/^committer .*> (\d+)(?: [+-]\d+)?$/m.exec(head)?.[1] ?? 0);
  return { id, tree, at, hasParents: /^parent /m.test(head) };
}
