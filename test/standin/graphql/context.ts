// What resolvers share: the world, who asks, the other views, pages of lists, and GitHub's errors.
import { GraphQLError } from 'graphql';
import { may } from '../allow.ts';
import type { Identity } from '../identity.ts';
import { isHidden, seen } from '../lag.ts';
import type { Needed } from '../permissions.ts';
import type { CommentRow, IssueRow, LabelRow, PullRow, RepoRow, SuiteRow } from '../tables.ts';
import type { World } from '../world.ts';

/** An object of the schema: fields as values or as functions of their arguments. */
export type View = Readonly<Record<string, unknown>>;

/** The views, each in its own file; they reach one another through here. */
export interface Ctx {
  readonly world: World;
  readonly identity: Identity;
  repository(repo: RepoRow): View;
  object(repo: RepoRow, oid: string): Promise<View | null>;
  ref(repo: RepoRow, name: string, oid: string): View;
  issue(row: IssueRow): View;
  pull(row: PullRow): View;
  comment(row: CommentRow): View;
  label(row: LabelRow): View;
  suite(row: SuiteRow): View;
  /** Who wrote something, by login; a bot is there without `[bot]`. */
  actor(login: string): View | null;
}

export const failed = (type: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type } });

/** @throws GraphQLError where the token lacks all of these permissions */
export function need(
  { world, identity }: Ctx,
  repo: RepoRow,
  name: string,
  level: Needed['level'] = 'read',
): void {
  if (may(world, repo, identity, [{ name, level }])) return;
  const whom = identity.kind === 'user' ? 'personal access token' : 'integration';
  throw failed('FORBIDDEN', `Resource not accessible by ${whom}`);
}

export interface Page {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

const cursor = (index: number): string => Buffer.from(`cursor:${index}`).toString('base64');
function indexOf(given: string | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  const index = /^cursor:(\d+)$/.exec(Buffer.from(given, 'base64').toString('latin1'))?.[1];
  if (index === undefined)
    throw failed('INVALID_CURSOR_ARGUMENTS', `\`${given}\` does not appear to be a valid cursor.`);
  return Number(index);
}

/** One page of a list as a connection. `view` makes the nodes of the page only. */
export function connect<T>(items: readonly T[], page: Page, view: (item: T) => unknown): View {
  const from = (indexOf(page.after) ?? -1) + 1;
  const to = indexOf(page.before) ?? items.length;
  const start = typeof page.last === 'number' ? Math.max(from, to - page.last) : from;
  const end = typeof page.first === 'number' ? Math.min(to, from + page.first) : to;
  return {
    totalCount: items.length,
    nodes: () => items.slice(start, end).map(view),
    pageInfo: {
      startCursor: end > start ? cursor(start) : null,
      endCursor: end > start ? cursor(end - 1) : null,
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
    },
  };
}

/** Rows without those that lists do not show yet; each read that misses one counts. */
export function shown<T extends { readonly id: number }>({ world }: Ctx, rows: readonly T[]): readonly T[] {
  const visible = rows.filter(({ id }) => !isHidden(world, id));
  seen(
    world,
    rows.filter((row) => !visible.includes(row)).map(({ id }) => id),
  );
  return visible;
}

export interface Order {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** In the order that is asked for; `keys` by the name of the field, the row's id where there is none. */
export function ordered<T extends { readonly id: number }>(
  rows: readonly T[],
  order: Order | null | undefined,
  keys: Readonly<Record<string, (row: T) => string>>,
): readonly T[] {
  const key = order ? keys[order.field] : undefined;
  const sorted = rows.toSorted((a, b) => (key ? key(a).localeCompare(key(b)) || a.id - b.id : a.id - b.id));
  return order?.direction === 'DESC' ? sorted.toReversed() : sorted;
}
