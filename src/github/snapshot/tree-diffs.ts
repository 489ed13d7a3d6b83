// What commits changed, found by comparing their trees: all commits at once, level by level.
import { z } from 'zod';
import { WorldError } from '../../model/errors.ts';
import type { CommitFact } from '../../model/snapshot.ts';
import { at } from '../effect-context.ts';
import { narrowed, whyNot } from '../read/optional-facts.ts';
import { idsOf, treesQuery } from '../read/queries.ts';
import { stampOf } from './graphql-commits.ts';
import type { HistorySource, PastCommit } from './path-history.ts';
import { byteOrder } from './path-names.ts';
import { modeOf } from './tree.ts';

/** Trees in one query, and in all. */
const MOST = 100;
const MOST_IN_ALL = 1_000;

const entry = z.object({ name: z.string(), mode: z.number(), oid: z.string() });
type Entries = ReadonlyMap<string, z.infer<typeof entry>>;
const ANSWER = z.object({
  repository: z.record(z.string(), z.object({ entries: z.array(entry).nullable() })),
});

/** One folder of a commit beside the same one of its parent; `null`: there is none. */
interface Pair {
  readonly files: Set<string>;
  readonly above: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The facts of commits that were asked for with their trees; unavailable where GitHub refuses. */
export async function factsOf(
  commits: readonly PastCommit[],
  source: HistorySource,
): Promise<readonly CommitFact[] | 'unavailable'> {
  const changed = commits.map((commit) => ({ commit, files: new Set<string>() }));
  try {
    await compare(
      changed.map(({ commit, files }) => pairOf(commit, files)),
      source,
    );
  } catch (error) {
    source.note(whyNot('What commits changed', 'contents: read', error));
    return 'unavailable';
  }
  return changed.map(({ commit, files }) => ({
    ...stampOf(commit),
    parent: commit.parents.nodes?.[0]?.oid ?? null,
    files: [...files].sort(byteOrder),
    lost: false,
  }));
}

function pairOf({ tree, parents }: PastCommit, files: Set<string>): Pair {
  const before = parents.nodes?.[0]?.tree?.oid ?? null;
  return { files, above: '', before, after: tree?.oid ?? null };
}

async function compare(pairs: readonly Pair[], source: HistorySource): Promise<void> {
  const known = new Map<string, Entries>();
  for (let open = pairs.filter(differ); open.length > 0; ) {
    const ids = open.flatMap(({ before, after }) => [before, after]).filter((id) => id !== null);
    await load(
      [...new Set(ids)].filter((id) => !known.has(id)),
      known,
      source,
    );
    open = open.flatMap((pair) => within(pair, known));
  }
}

const differ = ({ before, after }: Pair): boolean => before !== after;

/** Notes the files that differ in one folder; gives its folders that differ. */
function within({ files, above, before, after }: Pair, known: ReadonlyMap<string, Entries>): readonly Pair[] {
  const [old, now] = [before, after].map((id) => (id === null ? undefined : known.get(id)));
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].flatMap((name) => {
    const [was, is] = [old?.get(name), now?.get(name)];
    if (was?.oid === is?.oid && was?.mode === is?.mode) return [];
    const path = `${above}${name}`;
    const plain = [was, is].some((one) => one && modeOf(one.mode) !== '040000');
    if (plain) files.add(path);
    const [left, right] = [was, is].map((one) => (one && modeOf(one.mode) === '040000' ? one.oid : null));
    return left || right ? [{ files, above: `${path}/`, before: left ?? null, after: right ?? null }] : [];
  });
}

/** @throws WorldError, also where there are too many */
async function load(
  ids: readonly string[],
  known: Map<string, Entries>,
  { ground }: HistorySource,
): Promise<void> {
  if (known.size + ids.length > MOST_IN_ALL)
    throw new WorldError(
      'rejected',
      `Commits since the work began changed more than ${MOST_IN_ALL} folders.`,
    );
  const { owner, repo: name } = at(ground);
  for (let from = 0; from < ids.length; from += MOST) {
    const some = ids.slice(from, from + MOST);
    const narrow = narrowed(ANSWER, 'GraphQL, folders of commits');
    const { repository } = await ground.client.query(
      treesQuery(some.length),
      { owner, name, ...idsOf(some) },
      narrow,
    );
    for (const [i, id] of some.entries())
      known.set(id, new Map((repository[`o${i}`]?.entries ?? []).map((one) => [one.name, one])));
  }
}
