// Commits and annotated tags by REST, as objects of the repository itself.
import { type Answer, type Asked, type Handlers, invalid, notFound, ok, refuse, repoOf } from '../answer.ts';
import { isoOf, type Person, parseTag, printTag } from '../git/formats.ts';
import { at, fields, isFields, list, text, textOr } from '../json.ts';
import { nodeId } from '../people.ts';
import { personal, SIGNATURE, verification } from '../shapes.ts';

/** A commit as the git endpoints give it. */
async function shapeCommit(asked: Asked, sha: string): Promise<unknown> {
  const { world } = asked;
  const repo = repoOf(asked);
  const commit = await world.depot.objects.commit(sha);
  if (!commit) return null;
  const page = `${world.url}/${repo.full_name}/commit`;
  const url = `${world.api}/repos/${repo.full_name}/git`;
  return {
    sha,
    node_id: nodeId('Commit', repo.id, sha),
    url: `${url}/commits/${sha}`,
    html_url: `${page}/${sha}`,
    author: commit.author,
    committer: commit.committer,
    message: commit.message.trimEnd(),
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    parents: commit.parents.map((one) => ({
      sha: one,
      url: `${url}/commits/${one}`,
      html_url: `${page}/${one}`,
    })),
    verification: verification(commit),
  };
}

async function getCommit(asked: Asked): Promise<Answer> {
  const shape = await shapeCommit(asked, asked.params['commit_sha'] ?? '');
  return shape === null ? notFound() : ok(shape);
}

async function createCommit(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const { objects } = world.depot;
  const { message, tree, parents, author, committer } = fields(asked.body);
  if (!(await objects.tree(text(tree)))) return refuse(422, 'Tree SHA does not exist');
  for (const parent of list(parents))
    if (!(await objects.commit(text(parent))))
      return refuse(422, 'Parent SHA does not exist or is not a commit object');
  const person = (given: unknown, fallback: Person): Person =>
    isFields(given)
      ? {
          name: text(given['name']),
          email: text(given['email']),
          date: isoOf(textOr(given['date']) ?? fallback.date),
        }
      : fallback;
  const self = personal(world, identity?.login ?? 'ghost');
  // GitHub signs what a bot commits in its own name, and is then itself the committer.
  const signs = identity?.kind !== 'user' && author === undefined && committer === undefined;
  const wrote = person(author, self);
  const sha = objects.writeCommit({
    tree: text(tree),
    parents: list(parents).map(text),
    author: wrote,
    committer: signs ? { ...self, name: 'GitHub', email: 'noreply@github.com' } : person(committer, wrote),
    message: text(message),
    signature: signs ? SIGNATURE : textOr(at(asked.body, 'signature')),
  });
  return ok(await shapeCommit(asked, sha), 201);
}

async function shapeTag(asked: Asked, sha: string): Promise<unknown> {
  const content = await asked.world.depot.objects.of('tag', sha);
  if (!content) return null;
  const tag = parseTag(content);
  const url = `${asked.world.api}/repos/${repoOf(asked).full_name}/git`;
  return {
    node_id: nodeId('Tag', repoOf(asked).id, sha),
    tag: tag.tag,
    sha,
    url: `${url}/tags/${sha}`,
    message: tag.message.trimEnd(),
    tagger: tag.tagger ?? { name: '', email: '', date: isoOf(0) },
    object: { sha: tag.object, type: tag.type, url: `${url}/${tag.type}s/${tag.object}` },
  };
}

async function getTag(asked: Asked): Promise<Answer> {
  const shape = await shapeTag(asked, asked.params['tag_sha'] ?? '');
  return shape === null ? notFound() : ok(shape);
}

async function createTag(asked: Asked): Promise<Answer> {
  const { objects } = asked.world.depot;
  const { tag, message, object, type } = fields(asked.body);
  const kind = (await objects.read(text(object)))?.kind;
  if (kind === undefined || kind !== type)
    return invalid({ resource: 'Tag', field: 'object', code: 'invalid' });
  const login = asked.identity?.login ?? 'ghost';
  const tagger = personal(asked.world, login);
  const made = { object: text(object), type: kind, tag: text(tag), tagger, message: text(message) };
  const sha = objects.write('tag', printTag(made));
  return ok(await shapeTag(asked, sha), 201);
}

export const commitObjects: Handlers = {
  'POST /repos/{owner}/{repo}/git/commits': createCommit,
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': getCommit,
  'POST /repos/{owner}/{repo}/git/tags': createTag,
  'GET /repos/{owner}/{repo}/git/tags/{tag_sha}': getTag,
};
