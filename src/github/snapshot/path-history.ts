// Several histories of a commit at once, fetched page by page.
import { z } from 'zod';
import { at, type GitHubContext } from '../effect-context.ts';
import { narrowed, pageOf, whyNot } from '../read/optional-facts.ts';
import { type PastAsked, pastQuery, pastVariables } from '../read/queries.ts';
import { made } from './graphql-commits.ts';

/** Lines in one query. */
const MOST_LINES = 40;
/** Pages of one line; older commits stay unknown. */
const MOST_PAGES = 5;
/** The last change is as a rule the newest of few. */
const FEW = 10;
const MANY = 100;

const tree = z.object({ oid: z.string() });
const node = made.extend({
  /** Of `versions`: what stood at the path. */
  file: z.object({ mode: z.number(), oid: z.string() }).nullable().optional(),
  /** Of `commits`, with the first parent's. */
  tree: tree.optional(),
  parents: made.shape.parents.extend({
    nodes: z.array(z.object({ oid: z.string(), tree: tree.optional() }).nullable()).nullable(),
  }),
});
export type PastCommit = z.infer<typeof node>;

const page = pageOf(node);
type Page = z.infer<typeof page>;
const ANSWER = z.object({ repository: z.object({ object: z.record(z.string(), page).nullable() }) });

/** What was found on a line, the newest first; `whole`: nothing older was left out. */
export interface PathHistory {
  readonly commits: readonly PastCommit[];
  readonly whole: boolean;
}

export interface HistorySource {
  readonly ground: GitHubContext;
  /** Full hex id. */
  readonly commit: string;
  readonly note: (note: string) => void;
}

export function lineOf(kind: PastAsked['kind'], path: string, since: string | null = null): PastAsked {
  return { kind, path, since, after: null, first: kind === 'changes' ? FEW : MANY };
}

/**
 * The lines that are asked for, in their order; `null` for those that GitHub refused, and a note says why.
 * @param enough whether a line need not be followed further
 */
export async function readLines(
  asked: readonly PastAsked[],
  enough: (line: PastAsked, found: readonly PastCommit[]) => boolean,
  source: HistorySource,
): Promise<readonly (PathHistory | null)[]> {
  const lines: (PathHistory | null)[] = [];
  for (let from = 0; from < asked.length; from += MOST_LINES)
    lines.push(...(await readSome(asked.slice(from, from + MOST_LINES), enough, source)));
  return lines;
}

async function readSome(
  asked: readonly PastAsked[],
  enough: Parameters<typeof readLines>[1],
  source: HistorySource,
): Promise<readonly (PathHistory | null)[]> {
  const found = asked.map((line) => ({ line, commits: [] as PastCommit[], refused: false }));
  let open = found.map((into) => ({ into, line: into.line }));
  for (let pages = 0; pages < MOST_PAGES && open.length > 0; pages += 1) {
    const answers = await ask(
      open.map(({ line }) => line),
      source,
    );
    if (answers === null) for (const { into } of open) into.refused = true;
    open = open.flatMap(({ into, line }, i) => {
      const answer = answers?.[i];
      into.commits.push(...(answer?.nodes ?? []));
      const more = answer?.next ?? null;
      if (more === null || enough(line, into.commits)) return [];
      return [{ into, line: { ...line, after: more, first: MANY } }];
    });
  }
  const cut = new Set(open.map(({ into }) => into));
  return found.map((into) => (into.refused ? null : { commits: into.commits, whole: !cut.has(into) }));
}

/** One page of each; `null`: GitHub refused. */
async function ask(
  asked: readonly PastAsked[],
  { ground, commit, note }: HistorySource,
): Promise<readonly (Page | undefined)[] | null> {
  const { owner, repo: name } = at(ground);
  const variables = { owner, name, commit, ...pastVariables(asked) };
  try {
    const narrow = narrowed(ANSWER, 'GraphQL, history of a commit');
    const { repository } = await ground.client.query(pastQuery(asked), variables, narrow);
    const { object } = repository;
    return object === null ? null : asked.map((_, i) => object[`h${i}`]);
  } catch (error) {
    note(whyNot('History', 'contents: read', error));
    return null;
  }
}
