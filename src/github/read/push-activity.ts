// Who pushed what to which branch when, by GitHub's own clock: the dates in commits are set by their authors.
import { z } from 'zod';
import type { Account } from '../../model/github/event.ts';
import { DAY } from '../../model/time-units.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { type Learned, learn, narrowed } from './optional-facts.ts';

/** One move of a branch. */
export interface BranchMove {
  /** When GitHub took it, ISO 8601. */
  readonly at: string;
  readonly kind: (typeof KINDS)[number];
  /** `null`: the account is gone. */
  readonly actor: Account | null;
  /** Full hex ids; `null`: the branch was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** GitHub's words (REST, "List repository activities"). */
const KINDS = [
  'push',
  'force_push',
  'branch_creation',
  'branch_deletion',
  'pr_merge',
  'merge_queue_merge',
] as const;

export interface Span {
  /** Milliseconds since 1970: the beginning, and now. */
  readonly since: number;
  readonly now: number;
  /** Of one branch alone; absent: of all. */
  readonly branch?: string;
}

/** GitHub's spans in days, a little less than they are: one that is too short would hide something. */
const PERIODS = [
  ['day', 0.9],
  ['week', 6.9],
  ['month', 27.9],
  ['quarter', 89],
  ['year', 364],
] as const;
/** At most this many pages of a hundred. */
const MOST_PAGES = 10;

const ROUTE = 'GET /repos/{owner}/{repo}/activity';
const move = z.object({
  ref: z.string(),
  before: z.string(),
  after: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  activity_type: z.string(),
  actor: z.object({ login: z.string(), type: z.string(), id: z.number() }).nullish(),
});
const ANSWER = z.array(move);

/**
 * The pushes to each branch, the newest first; branches without any are not in it. At most ten requests; a
 * note says from when on they are known, where that is not all of the span.
 * @throws WorldError for what ends the work
 */
export function pushesIn(
  { since, now, branch }: Span,
  ground: GitHubContext,
): Promise<Learned<ReadonlyMap<string, readonly BranchMove[]>>> {
  return learn('Who pushed when', 'contents: read', async () => {
    const value = new Map<string, BranchMove[]>();
    const period = PERIODS.find(([, days]) => now - since <= days * DAY)?.[0];
    const pages = ground.client.all.iterator(ROUTE, {
      ...at(ground),
      per_page: 100,
      ...(period === undefined ? {} : { time_period: period }),
      ...(branch === undefined ? {} : { ref: `refs/heads/${branch}` }),
    });
    let read = 0;
    for await (const { data, headers } of pages) {
      const moves = narrowed(ANSWER, ROUTE)(data);
      for (const one of moves) if (Date.parse(one.timestamp) >= since) add(value, one);
      read += 1;
      const last = moves.at(-1)?.timestamp;
      if (last === undefined || Date.parse(last) < since || !/rel="next"/.test(headers.link ?? '')) break;
      if (read === MOST_PAGES)
        return { value, notes: [`Pushes are known from ${last} on; there were many.`] };
    }
    return { value, notes: [] };
  });
}

const HEADS = 'refs/heads/';

function add(pushes: Map<string, BranchMove[]>, { ref, before, after, ...it }: z.infer<typeof move>): void {
  const kind = KINDS.find((one) => one === it.activity_type);
  if (!ref.startsWith(HEADS) || kind === undefined) return;
  const push: BranchMove = {
    at: it.timestamp,
    kind,
    actor: it.actor ?? null,
    before: idOf(before),
    after: idOf(after),
  };
  const branch = ref.slice(HEADS.length);
  const there = pushes.get(branch);
  if (there) there.push(push);
  else pushes.set(branch, [push]);
}

/** Git's id of nothing stands for a branch that was not there. */
const idOf = (id: string): string | null => (/^0+$/.test(id) ? null : id);
