// Refs by REST: read from the repository itself, made and moved with the answers that GitHub gives.
import { type Answer, type Asked, type Handlers, invalid, notFound, ok, refuse, repoOf } from '../answer.ts';
import { isAncestor } from '../git/history.ts';
import { ZEROS } from '../git/refs.ts';
import { fields, text } from '../json.ts';
import { moveRefs, type Refusal } from '../moves.ts';
import { nodeId } from '../people.ts';
import type { RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

async function shaped(world: World, repo: RepoRow, ref: string, oid: string): Promise<unknown> {
  const url = `${world.api}/repos/${repo.full_name}/git`;
  const type = (await world.depot.objects.read(oid))?.kind ?? 'commit';
  return {
    ref,
    node_id: nodeId('Ref', repo.id, ref),
    url: `${url}/${ref.split('/').map(encodeURIComponent).join('/')}`,
    object: { sha: oid, type, url: `${url}/${type}s/${oid}` },
  };
}

const refIn = ({ params }: Asked): string => `refs/${params['ref'] ?? ''}`;

async function get(asked: Asked): Promise<Answer> {
  const repo = repoOf(asked);
  const oid = asked.world.depot.of(repo.id).get(refIn(asked));
  return oid === null ? notFound() : ok(await shaped(asked.world, repo, refIn(asked), oid));
}

async function matching(asked: Asked): Promise<Answer> {
  const repo = repoOf(asked);
  const all = [...asked.world.depot.of(repo.id).all()].filter(([ref]) => ref.startsWith(refIn(asked)));
  return ok(await Promise.all(all.map(([ref, oid]) => shaped(asked.world, repo, ref, oid))));
}

/** Names that git takes for a ref: `git check-ref-format`. */
const NAME = /^refs\/[a-z][\w-]*\/[^\0-\x20\x7f~^:?*[\\]+$/;
const NOT = /\/\.|\.\.|\/\/|@\{|\.lock(?:\/|$)|[/.]$/;

function told({ kind, message }: Refusal): Answer {
  if (kind === 'workflow') return refuse(403, message);
  if (kind === 'rules') return refuse(422, message);
  return refuse(422, 'Reference update failed');
}

async function create(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const repo = repoOf(asked);
  const ref = text(fields(asked.body)['ref']);
  const sha = text(fields(asked.body)['sha']);
  const refs = world.depot.of(repo.id);
  if (!NAME.test(ref) || NOT.test(ref)) return refuse(422, `${ref} is not a valid ref name.`);
  if (refs.all().has(ref)) return refuse(422, 'Reference already exists');
  if (refs.all().size === 0) return refuse(409, 'Git Repository is empty.');
  const kind = (await world.depot.objects.read(sha))?.kind;
  if (kind === undefined) return refuse(422, 'Object does not exist');
  if (ref.startsWith('refs/heads/') && kind !== 'commit') return refuse(422, 'Reference update failed');
  if (!identity) return notFound();
  const said = await moveRefs(world, repo, [{ ref, before: ZEROS, after: sha, forced: false }], identity);
  return said ? told(said) : ok(await shaped(world, repo, ref, sha), 201);
}

async function update(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const repo = repoOf(asked);
  const refs = world.depot.of(repo.id);
  const ref = refIn(asked);
  const sha = text(fields(asked.body)['sha']);
  const before = refs.get(ref);
  if (before === null) return refuse(422, 'Reference does not exist');
  if ((await world.depot.objects.of('commit', sha)) === null) return refuse(422, 'Object does not exist');
  const forced = !(await isAncestor(world.depot.place(repo.id), before, sha));
  if (forced && fields(asked.body)['force'] !== true) return refuse(422, 'Update is not a fast forward');
  if (!identity) return notFound();
  const said = await moveRefs(world, repo, [{ ref, before, after: sha, forced }], identity);
  return said ? told(said) : ok(await shaped(world, repo, ref, sha));
}

async function remove(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const repo = repoOf(asked);
  const ref = refIn(asked);
  const before = world.depot.of(repo.id).get(ref);
  if (before === null) return refuse(422, 'Reference does not exist');
  if (ref === `refs/heads/${repo.default_branch}`)
    return invalid({ resource: 'Reference', code: 'custom', message: 'Cannot delete the default branch' });
  if (!identity) return notFound();
  const said = await moveRefs(world, repo, [{ ref, before, after: ZEROS, forced: false }], identity);
  return said ? told(said) : { status: 204 };
}

export const refs: Handlers = {
  'GET /repos/{owner}/{repo}/git/ref/{ref}': get,
  'GET /repos/{owner}/{repo}/git/matching-refs/{ref}': matching,
  'POST /repos/{owner}/{repo}/git/refs': create,
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}': update,
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}': remove,
};
