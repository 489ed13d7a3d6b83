// Refs and objects of git in GraphQL.
import { isAbstractType } from 'graphql';
import { type Commit, kindOf, type Person, parseTag } from '../git/formats.ts';
import { log, mergeBase } from '../git/history.ts';
import { authorOf, nodeId } from '../people.ts';
import { schema } from '../published/schema.ts';
import { commitCalled } from '../revisions.ts';
import type { RepoRow } from '../tables.ts';
import { checkViews } from './checks.ts';
import { type Ctx, connect, type Page, type View } from './context.ts';
import { ofBranch } from './rules.ts';

export function ref(ctx: Ctx, repo: RepoRow, name: string, oid: string): View {
  const [, prefix = 'refs/heads/', short = name] =
    /^(refs\/(?:heads|tags|pull)\/|refs\/)(.+)$/.exec(name) ?? [];
  const { world } = ctx;
  return {
    __typename: 'Ref',
    id: nodeId('Ref', repo.id, name),
    name: short,
    prefix,
    repository: () => ctx.repository(repo),
    target: () => ctx.object(repo, oid),
    associatedPullRequests: (page: Page & { readonly states?: readonly string[] | null }) => {
      const found = world.rows.pulls
        .all()
        .filter((one) => one.head_repo_id === repo.id && one.head_ref === short)
        .filter(
          (one) => !page.states || page.states.includes(one.merged ? 'MERGED' : one.state.toUpperCase()),
        );
      return connect(found, page, (one) => ctx.pull(one));
    },
    compare: async ({ headRef }: { readonly headRef: string }) => {
      const head = await commitCalled(world, repo, headRef.replace(/^refs\/heads\//, ''));
      return head === null ? null : comparison(ctx, repo, oid, head);
    },
    ...ofBranch(ctx, repo, prefix === 'refs/heads/' ? short : ''),
  };
}

async function comparison(ctx: Ctx, repo: RepoRow, base: string, head: string): Promise<View> {
  const place = ctx.world.depot.place(repo.id);
  const ahead = (await log(place, { from: head, not: [base] })).toReversed();
  const behind = await log(place, { from: base, not: [head] });
  const status =
    ahead.length > 0
      ? behind.length > 0
        ? 'DIVERGED'
        : 'AHEAD'
      : behind.length > 0
        ? 'BEHIND'
        : 'IDENTICAL';
  return {
    __typename: 'Comparison',
    id: nodeId('Comparison', repo.id, base, head),
    aheadBy: ahead.length,
    behindBy: behind.length,
    status,
    baseTarget: () => ctx.object(repo, base),
    headTarget: () => ctx.object(repo, head),
    commits: (page: Page) => connect(ahead, page, (oid) => ctx.object(repo, oid)),
  };
}

const person = (ctx: Ctx, { name, email, date }: Person): View => {
  const login = authorOf(ctx.world, email)?.['login'];
  const found = typeof login === 'string' ? ctx.actor(login) : null;
  return { name, email, date, user: found?.['__typename'] === 'User' ? found : null };
};

interface HistoryAsked extends Page {
  readonly path?: string | null;
  readonly since?: string | null;
  readonly until?: string | null;
}

function commitView(ctx: Ctx, repo: RepoRow, oid: string, commit: Commit): View {
  const { world } = ctx;
  const place = world.depot.place(repo.id);
  const [headline = '', ...body] = commit.message.trimEnd().split('\n');
  const given = (value: string | null | undefined, name: string) => (value ? { [name]: value } : {});
  return {
    message: commit.message.trimEnd(),
    messageHeadline: headline,
    messageBody: body.join('\n').trim(),
    author: person(ctx, commit.author),
    committer: person(ctx, commit.committer),
    authoredDate: commit.author.date,
    committedDate: commit.committer.date,
    url: `${world.url}/${repo.full_name}/commit/${oid}`,
    signature: commit.signature === null ? null : signed(),
    tree: () => ctx.object(repo, commit.tree),
    file: ({ path }: { readonly path: string }) => entryAt(ctx, repo, commit.tree, path),
    parents: (page: Page) => connect(commit.parents, page, (one) => ctx.object(repo, one)),
    history: async ({ path, since, until, ...page }: HistoryAsked) => {
      const more = { ...given(path, 'path'), ...given(since, 'since'), ...given(until, 'until') };
      return connect(await log(place, { from: oid, ...more }), page, (one) => ctx.object(repo, one));
    },
    associatedPullRequests: async (page: Page) => {
      const found = [];
      for (const pull of world.rows.pulls.findBy('repo_id', repo.id)) {
        const root = await mergeBase(place, pull.base_sha, pull.head_sha);
        const ids = await log(place, { from: pull.head_sha, not: root === null ? [] : [root] });
        if (ids.includes(oid)) found.push(pull);
      }
      return connect(found, page, (one) => ctx.pull(one));
    },
    ...checkViews(ctx, repo, oid),
  };
}

/** What GitHub's own signature is, in the first type that the schema has for it; `null` where it has none. */
function signed(): View | null {
  const type = schema.getType('GitSignature');
  const [first] = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  return first
    ? { __typename: first.name, isValid: true, state: 'VALID', wasSignedByGitHub: true, signer: null }
    : null;
}

async function entryAt(ctx: Ctx, repo: RepoRow, tree: string, path: string): Promise<View | null> {
  const found = await ctx.world.depot.objects.find(tree, path);
  return found && entry(ctx, repo, { ...found, path });
}

async function entry(
  ctx: Ctx,
  repo: RepoRow,
  { mode, oid, path }: { readonly mode: string; readonly oid: string; readonly path: string },
): Promise<View> {
  const type = kindOf({ mode });
  const blob = type === 'blob' ? await ctx.world.depot.objects.of('blob', oid) : null;
  return {
    mode: Number.parseInt(mode, 8),
    name: path.split('/').at(-1),
    path,
    oid,
    type,
    size: blob?.length ?? 0,
    object: () => (type === 'commit' ? null : ctx.object(repo, oid)),
  };
}

/** Any object; `null` where there is none. */
export async function object(ctx: Ctx, repo: RepoRow, oid: string): Promise<View | null> {
  const { objects } = ctx.world.depot;
  const found = await objects.read(oid);
  if (!found) return null;
  const name = `${found.kind.charAt(0).toUpperCase()}${found.kind.slice(1)}`;
  const shared: View = {
    __typename: name,
    id: nodeId(name, repo.id, oid),
    oid,
    abbreviatedOid: oid.slice(0, 7),
    repository: () => ctx.repository(repo),
  };
  if (found.kind === 'commit') {
    const commit = await objects.commit(oid);
    return commit && { ...shared, ...commitView(ctx, repo, oid, commit) };
  }
  if (found.kind === 'tree') {
    const entries = async () =>
      Promise.all(
        ((await objects.tree(oid)) ?? []).map((one) => entry(ctx, repo, { ...one, path: one.name })),
      );
    return { ...shared, entries };
  }
  if (found.kind === 'tag') {
    const { tag, message, tagger, object: target } = parseTag(found.content);
    const who = tagger && person(ctx, tagger);
    return { ...shared, name: tag, message, tagger: who, target: () => ctx.object(repo, target) };
  }
  const isBinary = found.content.includes(0);
  return {
    ...shared,
    byteSize: found.content.length,
    isBinary,
    isTruncated: found.content.length > 512 * 1024,
    text: isBinary ? null : found.content.toString('utf8', 0, 512 * 1024),
  };
}

/** `REVISION` or `REVISION:PATH`; `null` where it names nothing. */
export async function expressed(ctx: Ctx, repo: RepoRow, expression: string): Promise<View | null> {
  const colon = expression.indexOf(':');
  const revision = colon < 0 ? expression : expression.slice(0, colon);
  const full = revision.replace(/^refs\/(?:heads|tags)\//, '');
  const { objects } = ctx.world.depot;
  const commit = await commitCalled(ctx.world, repo, full === '' ? 'HEAD' : full);
  if (colon < 0) return ctx.object(repo, commit ?? revision);
  const tree = commit === null ? revision : (await objects.commit(commit))?.tree;
  if (tree === undefined) return null;
  const found = await objects.find(tree, expression.slice(colon + 1));
  return found && ctx.object(repo, found.oid);
}
