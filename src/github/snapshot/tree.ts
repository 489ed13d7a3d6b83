// All paths in a commit by REST: in one request, or folder by folder where the tree is too large for one.
import { z } from 'zod';
import { WorldError } from '../../model/errors.ts';
import type { Mode } from '../../model/snapshot.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { narrowed } from '../read/optional-facts.ts';

/** A file, folder, link or submodule of a commit. */
export interface ListedEntry {
  readonly path: string;
  readonly mode: Mode;
  readonly id: string;
  /** Bytes of a file; `null` for all else. */
  readonly size: number | null;
}

/** At most this many requests for one tree; GitHub gives 100,000 names or 7 MB with each. */
const MOST = 100;

const ROUTE = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
const ANSWER = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), sha: z.string(), size: z.number().optional() }),
  ),
});

/** Git's modes as REST writes them. */
const MODES: ReadonlyMap<string, Mode> = new Map(
  (['100644', '100755', '120000', '160000', '040000'] as const).map((mode) => [mode, mode]),
);

/** A mode as REST writes it, or the number that GraphQL has for it; old trees may hold others for files. */
export function modeOf(written: string | number): Mode {
  const mode = typeof written === 'number' ? written.toString(8).padStart(6, '0') : written;
  return MODES.get(mode) ?? '100644';
}

/** Everything in a commit (or tree) by its full id, folders included. @throws WorldError */
export async function listTree(id: string, ground: GitHubContext): Promise<readonly ListedEntry[]> {
  let sent = 0;
  async function names(sha: string, above: string, recursive: boolean) {
    if (sent === MOST) throw tooMany(id);
    sent += 1;
    const { data } = await ground.client.request(ROUTE, {
      ...at(ground),
      tree_sha: sha,
      ...(recursive ? { recursive: '1' } : {}),
    });
    const { tree, truncated } = narrowed(ANSWER, ROUTE)(data);
    const listed = tree.map(
      ({ path, mode, sha: own, size = null }): ListedEntry => ({
        path: `${above}${path}`,
        mode: modeOf(mode),
        id: own,
        size,
      }),
    );
    return { listed, truncated };
  }
  async function below(sha: string, above: string): Promise<readonly ListedEntry[]> {
    const whole = await names(sha, above, true);
    if (!whole.truncated) return whole.listed;
    const own = await names(sha, above, false);
    if (own.truncated) throw tooMany(id);
    const all: ListedEntry[] = [];
    for (const one of own.listed) {
      all.push(one);
      if (one.mode === '040000') all.push(...(await below(one.id, `${one.path}/`)));
    }
    return all;
  }
  return below(id, '');
}

function tooMany(id: string): WorldError {
  return new WorldError(
    'rejected',
    `Commit ${id} holds more files than GitHub's API lists in ${MOST} requests. ` +
      'Let git read it: `rekindle scan` in a clone.',
  );
}
