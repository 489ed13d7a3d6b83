// Blobs and trees by REST, as objects of the repository itself.
import { type Answer, type Asked, type Handlers, notFound, ok, refuse, repoOf } from '../answer.ts';
import { type Entry, isKind, isTree, kindOf } from '../git/formats.ts';
import type { Found } from '../git/objects.ts';
import { fields, list, text, textOr } from '../json.ts';
import { nodeId } from '../people.ts';
import type { RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

const urlOf = (world: World, repo: RepoRow): string => `${world.api}/repos/${repo.full_name}/git`;

function createBlob(asked: Asked): Answer {
  const repo = repoOf(asked);
  const { content, encoding } = fields(asked.body);
  const bytes = Buffer.from(text(content), encoding === 'base64' ? 'base64' : 'utf8');
  const sha = asked.world.depot.objects.write('blob', bytes);
  return ok({ sha, url: `${urlOf(asked.world, repo)}/blobs/${sha}` }, 201);
}

async function getBlob(asked: Asked): Promise<Answer> {
  const { world, params, headers } = asked;
  const repo = repoOf(asked);
  const sha = params['file_sha'] ?? '';
  const content = await world.depot.objects.of('blob', sha);
  if (!content) return notFound();
  if (/\braw\b/.test(String(headers['accept']))) return { status: 200, body: content };
  return ok({
    sha,
    node_id: nodeId('Blob', repo.id, sha),
    size: content.length,
    url: `${urlOf(world, repo)}/blobs/${sha}`,
    content: content.toString('base64').replace(/.{60}/g, '$&\n'),
    encoding: 'base64',
  });
}

type Line = Entry & { readonly path: string };

async function lines(world: World, tree: string, deep: boolean, above = ''): Promise<readonly Line[]> {
  const entries = (await world.depot.objects.tree(tree)) ?? [];
  const found = entries.map(async (entry): Promise<readonly Line[]> => {
    const line = { ...entry, path: `${above}${entry.name}` };
    const below = deep && isTree(entry) ? await lines(world, entry.oid, deep, `${line.path}/`) : [];
    return [line, ...below];
  });
  return (await Promise.all(found)).flat();
}

async function shapeTree(asked: Asked, sha: string, deep: boolean): Promise<unknown> {
  const { world } = asked;
  const url = urlOf(world, repoOf(asked));
  const shape = async ({ path, mode, oid }: Line) => {
    const type = kindOf({ mode });
    const size = type === 'blob' ? (await world.depot.objects.of('blob', oid))?.length : undefined;
    const link = type === 'commit' ? {} : { url: `${url}/${type}s/${oid}` };
    return { path, mode, type, sha: oid, ...(size === undefined ? {} : { size }), ...link };
  };
  const tree = await Promise.all((await lines(world, sha, deep)).map(shape));
  return { sha, url: `${url}/trees/${sha}`, tree, truncated: false };
}

async function getTree(asked: Asked): Promise<Answer> {
  const { world, params, query } = asked;
  const name = params['tree_sha'] ?? '';
  const commit = await asked.world.depot.objects.commit(
    world.depot.of(repoOf(asked).id).get(`refs/heads/${name}`) ?? name,
  );
  const sha = commit?.tree ?? name;
  if (!(await world.depot.objects.tree(sha))) return notFound();
  return ok(await shapeTree(asked, sha, query.has('recursive')));
}

const BAD = (message: string): Answer => refuse(422, message);

async function createTree(asked: Asked): Promise<Answer> {
  const { objects } = asked.world.depot;
  const { tree, base_tree: given } = fields(asked.body);
  const base = textOr(given);
  const root = base === null ? null : ((await objects.commit(base))?.tree ?? base);
  if (root !== null && !(await objects.tree(root))) return BAD(`base_tree does not exist`);
  const changes = new Map<string, Found | null>();
  for (const entry of list(tree)) {
    const { path, mode, type, sha, content } = fields(entry);
    const kind = isKind(type) ? type : kindOf({ mode: text(mode) });
    if (kind !== kindOf({ mode: text(mode) }))
      return BAD(`tree.mode ${text(mode)} does not fit tree.type ${kind}`);
    if (sha === null) changes.set(text(path), null);
    else {
      const oid = content === undefined ? text(sha) : objects.write('blob', Buffer.from(text(content)));
      const there = kind === 'commit' || (await objects.read(oid))?.kind === kind;
      if (!there) return BAD(`tree.sha ${oid} is not a valid ${kind}`);
      changes.set(text(path), { mode: text(mode), oid });
    }
  }
  try {
    const sha = await objects.withEntries(root, changes);
    return ok(await shapeTree(asked, sha, false), 201);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return BAD(`tree.path contains a malformed path component: ${error.message}`);
  }
}

export const objects: Handlers = {
  'POST /repos/{owner}/{repo}/git/blobs': createBlob,
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': getBlob,
  'POST /repos/{owner}/{repo}/git/trees': createTree,
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': getTree,
};
