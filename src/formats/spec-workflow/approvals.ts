// Requests for an approval, as spec-workflow-mcp keeps them until a person answered and the agent took note.
import { fieldAt, neededJson } from '../../formkit/fields.ts';
import { vocabulary } from '../../formkit/vocabulary.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Word } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { parseTime } from '../../text/time.ts';

/** Source: `ApprovalRequest` in the tool's approval storage. */
const STATUS = vocabulary({
  pending: 'waits',
  'needs-revision': 'back',
  rejected: 'back',
  approved: 'given',
} as const);

/** One request that is on disk. */
export interface Request {
  readonly path: string;
  /** The document's step; `null` for another file. */
  readonly document: string | null;
  /** Whose turn it is: a person's, the agent's again, or given; `null` for a word that is not known. */
  readonly turn: 'waits' | 'back' | 'given' | null;
  readonly word: Word;
  /** When it was made, milliseconds since 1970; 0 where it does not say. */
  readonly at: number;
}

/** Paths of the requests of a spec, from the spec's own folder; without the copies below `.snapshots/`. */
export function requestPaths(home: string, snapshot: Snapshot): readonly string[] {
  return snapshot
    .list(approvalsOf(home))
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.json'));
}

export function approvalsOf(home: string): string {
  return joinPath(folderOf(folderOf(home)), `approvals/${baseOf(home)}`);
}

/**
 * The requests that concern the spec, the oldest first; those of steering documents do not.
 * @throws StateError for one that cannot be read: it may be what a person has to answer
 */
export function requestsAt(home: string, snapshot: Snapshot): readonly Request[] {
  return requestPaths(home, snapshot)
    .flatMap((path) => requestAt(path, snapshot) ?? [])
    .sort((one, other) => one.at - other.at);
}

function requestAt(path: string, snapshot: Snapshot): Request | null {
  const found = neededJson(path, snapshot, ['not-fetched', 'directory']);
  if (found === null) return null;
  const { data, places } = found;
  const fields = isMap(data) ? { data, places } : null;
  if (fields === null || fieldAt(fields, 'category')?.text === 'steering') return null;
  const status = fieldAt(fields, 'status');
  const file = fieldAt(fields, 'filePath')?.text ?? '';
  const [, document = null] = /(?:^|[/\\])(requirements|design|tasks)\.md$/.exec(file) ?? [];
  return {
    path,
    document,
    turn: status === null ? null : STATUS.means(status.text),
    word: { ...STATUS.word(`status of ${baseOf(path)}`, status?.text ?? null, null), line: null },
    at: parseTime(fieldAt(fields, 'createdAt')?.text ?? '').at ?? 0,
  };
}
