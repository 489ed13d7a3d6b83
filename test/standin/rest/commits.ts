// Commits, comparisons and contents by REST.
import { type Answer, type Asked, type Handlers, notFound, ok, paged, refuse, repoOf } from '../answer.ts';
import { kindOf } from '../git/formats.ts';
import { type Log, log, mergeBase } from '../git/history.ts';
import type { Fields } from '../json.ts';
import { repositoryCalled } from '../repositories.ts';
import { commitCalled } from '../revisions.ts';
import { commitShape, filesShape } from '../shapes.ts';
import type { RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

const isThere = (one: Fields | null): one is Fields => one !== null;

async function shapes(world: World, repo: RepoRow, ids: readonly string[]): Promise<readonly Fields[]> {
  return (await Promise.all(ids.map((sha) => commitShape(world, repo, sha)))).filter(isThere);
}

async function commits(asked: Asked): Promise<Answer> {
  const { world, query } = asked;
  const repo = repoOf(asked);
  const place = world.depot.place(repo.id);
  const from = await commitCalled(world, repo, query.get('sha') ?? repo.default_branch);
  if (from === null) return query.has('sha') ? notFound() : refuse(409, 'Git Repository is empty.');
  const options: readonly (readonly [keyof Log, string | null])[] = [
    ['path', query.get('path')],
    ['since', query.get('since')],
    ['until', query.get('until')],
    ['author', query.get('author')],
  ];
  const given = Object.fromEntries(options.filter(([, value]) => value !== null));
  const ids = await log(place, { ...given, from });
  const page = paged(asked, ids, (some) => some);
  const chosen = Array.isArray(page.body) ? page.body : [];
  return { ...page, body: await shapes(world, repo, chosen) };
}

const sum = (files: readonly Fields[], name: string): number =>
  files.reduce((total, file) => total + Number(file[name]), 0);

async function commit(asked: Asked): Promise<Answer> {
  const { world, params, headers } = asked;
  const repo = repoOf(asked);
  const name = params['ref'] ?? '';
  const sha = await commitCalled(world, repo, name);
  if (sha === null) return refuse(422, `No commit found for SHA: ${name}`);
  if (/\bsha\b/.test(String(headers['accept']))) return { status: 200, body: Buffer.from(sha) };
  const parent = (await world.depot.objects.commit(sha))?.parents[0] ?? null;
  const files = await filesShape(world, repo, parent, sha);
  const [additions, deletions] = [sum(files, 'additions'), sum(files, 'deletions')];
  const stats = { total: additions + deletions, additions, deletions };
  return ok({ ...(await commitShape(world, repo, sha)), stats, files });
}

/** `OWNER:BRANCH` is a branch of that owner's repository in the network. */
function sideOf(world: World, repo: RepoRow, name: string): readonly [RepoRow, string] {
  const [owner, branch] = name.includes(':') ? name.split(':') : [];
  if (owner === undefined || branch === undefined) return [repo, name];
  const fork = world.rows.repos
    .all()
    .find(
      (one) =>
        one.full_name.toLowerCase().startsWith(`${owner.toLowerCase()}/`) &&
        (one.id === repo.id || one.forked_from_id === repo.id),
    );
  return [fork ?? repositoryCalled(world, `${owner}/${repo.name}`)?.repo ?? repo, branch];
}

async function compare(asked: Asked): Promise<Answer> {
  const { world, params } = asked;
  const repo = repoOf(asked);
  const place = world.depot.place(repo.id);
  const [left = '', right = ''] = (params['basehead'] ?? '').split('...');
  const base = await commitCalled(world, ...sideOf(world, repo, left));
  const head = await commitCalled(world, ...sideOf(world, repo, right));
  if (base === null || head === null) return notFound();
  const root = await mergeBase(place, base, head);
  if (root === null) return refuse(404, `No common ancestor between ${left} and ${right}.`);
  const ahead = (await log(place, { from: head, not: [base] })).toReversed();
  const behind = await log(place, { from: base, not: [head] });
  const status = () => {
    if (ahead.length > 0 && behind.length > 0) return 'diverged';
    return ahead.length > 0 ? 'ahead' : behind.length > 0 ? 'behind' : 'identical';
  };
  const url = `${world.api}${asked.pathname}`;
  const page = `${world.url}/${repo.full_name}/compare/${left}...${right}`;
  const paging = paged(asked, ahead, (some) => some);
  const first = (Number(asked.query.get('page')) || 1) === 1;
  return {
    ...paging,
    body: {
      url,
      html_url: page,
      permalink_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      base_commit: await commitShape(world, repo, base),
      merge_base_commit: await commitShape(world, repo, root),
      status: status(),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: await shapes(world, repo, Array.isArray(paging.body) ? paging.body : []),
      // GitHub gives at most 300 files, and on the first page only.
      files: first ? (await filesShape(world, repo, root, head)).slice(0, 300) : [],
    },
  };
}

async function contents(asked: Asked): Promise<Answer> {
  const { world, params, query, headers } = asked;
  const repo = repoOf(asked);
  const { objects } = world.depot;
  const path = (params['path'] ?? '').replace(/^\/+|\/+$/g, '');
  const ref = query.get('ref') ?? repo.default_branch;
  const sha = await commitCalled(world, repo, ref);
  if (sha === null) return refuse(404, query.has('ref') ? `No commit found for the ref ${ref}` : 'Not Found');
  const tree = (await objects.commit(sha))?.tree ?? '';
  const found = await objects.find(tree, path);
  if (!found) return notFound();
  const shape = async (at: string, oid: string, mode: string): Promise<Fields> => {
    const kind = kindOf({ mode });
    const type =
      kind === 'tree' ? 'dir' : kind === 'commit' ? 'submodule' : mode === '120000' ? 'symlink' : 'file';
    const url = `${world.api}/repos/${repo.full_name}/contents/${encodeURI(at)}?ref=${ref}`;
    const git = `${world.api}/repos/${repo.full_name}/git/${kind}s/${oid}`;
    const view = kind === 'tree' ? 'tree' : 'blob';
    const html = `${world.url}/${repo.full_name}/${view}/${ref}/${encodeURI(at)}`;
    return {
      name: at.split('/').at(-1) ?? '',
      path: at,
      sha: oid,
      size: kind === 'blob' ? ((await objects.of('blob', oid))?.length ?? 0) : 0,
      url,
      html_url: html,
      git_url: git,
      download_url: kind === 'blob' ? `${world.url}/${repo.full_name}/raw/${ref}/${encodeURI(at)}` : null,
      type,
      _links: { self: url, git, html },
    };
  };
  if (kindOf(found) === 'tree') {
    const entries = (await objects.tree(found.oid)) ?? [];
    const at = (name: string) => (path === '' ? name : `${path}/${name}`);
    return ok(await Promise.all(entries.map(({ name, oid, mode }) => shape(at(name), oid, mode))));
  }
  const blob = (await objects.of('blob', found.oid)) ?? Buffer.alloc(0);
  if (/\braw\b/.test(String(headers['accept']))) return { status: 200, body: blob };
  const large = blob.length > 1024 * 1024;
  const content = large ? '' : blob.toString('base64').replace(/.{60}/g, '$&\n');
  const link = found.mode === '120000' ? { target: blob.toString('utf8') } : {};
  return ok({
    ...(await shape(path, found.oid, found.mode)),
    content,
    encoding: large ? 'none' : 'base64',
    ...link,
  });
}

export const commitHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/commits': commits,
  'GET /repos/{owner}/{repo}/commits/{ref}': commit,
  'GET /repos/{owner}/{repo}/compare/{basehead}': compare,
  'GET /repos/{owner}/{repo}/contents/{path}': contents,
};
