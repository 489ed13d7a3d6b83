// What stands in every delivery of an App, and the whole of a push: as GitHub's own examples have it.
import { changes } from '../git/differences.ts';
import type { Commit } from '../git/formats.ts';
import { log } from '../git/history.ts';
import { ZEROS } from '../git/refs.ts';
import { installationNode } from '../installations.ts';
import { type Fields, fields } from '../json.ts';
import { account, emailOf, nodeId } from '../people.ts';
import { ownerOf } from '../repositories.ts';
import { peeled } from '../revisions.ts';
import type { InstallationRow, RepoRow } from '../tables.ts';
import { wholeRepository } from '../whole.ts';
import type { World } from '../world.ts';

/** What only the interface says of a repository. */
const NOT_IN_EVENTS =
  /^(?:permissions|network_count|subscribers_count|allow_(?!forking)\w+|delete_branch_on_merge)$/;

const repositoryIn = (world: World, repo: RepoRow): Fields => ({
  ...Object.fromEntries(
    Object.entries(wholeRepository(world, repo)).filter(([name]) => !NOT_IN_EVENTS.test(name)),
  ),
  custom_properties: {},
});

/** An organization, shorter than accounts are; nothing where a person owns the repository. */
export function organizationIn(world: World, login: string): Fields {
  const org = world.rows.orgs.findOneBy('login', login);
  if (!org) return {};
  const url = `${world.api}/orgs/${org.login}`;
  const organization = {
    login: org.login,
    id: org.id,
    node_id: nodeId('Organization', org.id),
    url,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    hooks_url: `${url}/hooks`,
    issues_url: `${url}/issues`,
    members_url: `${url}/members{/member}`,
    public_members_url: `${url}/public_members{/member}`,
    avatar_url: `${world.url}/avatars/${org.id}`,
    description: '',
  };
  return { organization };
}

/** What every event of a repository has beside its own. */
export const around = (world: World, repo: RepoRow, by: string): Fields => ({
  repository: repositoryIn(world, repo),
  ...organizationIn(world, ownerOf(repo)),
  sender: account(world, by) ?? account(world, 'ghost'),
});

/** An installation as events name the one that they are delivered for. */
export const installationIn = ({ installation_id: id }: InstallationRow): Fields => ({
  installation: { id, node_id: installationNode(id) },
});

/** A ref that moved. */
export interface Moved {
  readonly ref: string;
  readonly was: string;
  readonly is: string;
  readonly login: string;
  readonly forced: boolean;
}

const FILES: readonly (readonly [name: string, letters: string])[] = [
  ['added', 'AC'],
  ['removed', 'D'],
  ['modified', 'MRT'],
];

async function commitIn(world: World, repo: RepoRow, sha: string): Promise<Fields> {
  const commit = await world.depot.objects.commit(sha);
  const parent = commit?.parents[0];
  const { dir } = world.depot.of(repo.id);
  const empty = parent === undefined ? world.depot.objects.writeTree([]) : parent;
  const files = await changes(dir, empty, sha);
  const person = (one: Commit['author'] | undefined) => {
    const username = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(one?.email ?? '')?.[1];
    return { name: one?.name, email: one?.email, ...(username === undefined ? {} : { username }) };
  };
  return {
    id: sha,
    tree_id: commit?.tree,
    distinct: true,
    message: commit?.message.trimEnd(),
    timestamp: commit?.committer.date,
    url: `${world.url}/${repo.full_name}/commit/${sha}`,
    author: person(commit?.author),
    committer: person(commit?.committer),
    ...Object.fromEntries(
      FILES.map(([name, letters]) => [
        name,
        files.filter(({ letter }) => letters.includes(letter)).map(({ path }) => path),
      ]),
    ),
  };
}

const seconds = (time: unknown): number => Math.floor(Date.parse(String(time)) / 1000);

/** Events of pushes have their repository as it was shown long ago. */
function oldRepository(world: World, repo: RepoRow): Fields {
  const now = repositoryIn(world, repo);
  const login = ownerOf(repo);
  return {
    ...now,
    owner: { ...fields(now['owner']), name: login, email: emailOf(world, login) },
    created_at: seconds(now['created_at']),
    pushed_at: seconds(now['pushed_at']),
    stargazers: 0,
    master_branch: repo.default_branch,
    ...(repo.owner_type === 'Organization' ? { organization: login } : {}),
  };
}

/** The payload of a push. */
export async function pushIn(world: World, repo: RepoRow, moved: Moved): Promise<Fields> {
  const { ref, was, is, login, forced } = moved;
  const [created, deleted] = [was === ZEROS, is === ZEROS];
  const head = deleted ? null : await peeled(world, is);
  const home = world.depot.of(repo.id).get(`refs/heads/${repo.default_branch}`);
  const known = created ? (home ?? ZEROS) : ((await peeled(world, was)) ?? ZEROS);
  const not = known === ZEROS || known === head ? [] : [known];
  const isNews = head !== null && known !== head && ref.startsWith('refs/heads/');
  const news = isNews ? await log(world.depot.place(repo.id), { from: head, not }) : [];
  const commits = await Promise.all(news.toReversed().map((sha) => commitIn(world, repo, sha)));
  const [from, to] = [was.slice(0, 12), is.slice(0, 12)];
  const compared = created ? to : deleted ? `${from}^...${to}` : `${from}...${to}`;
  return {
    ref,
    before: was,
    after: is,
    ...around(world, repo, login),
    repository: oldRepository(world, repo),
    pusher: { name: login, email: emailOf(world, login) },
    created,
    deleted,
    forced,
    base_ref: null,
    compare: `${world.url}/${repo.full_name}/compare/${compared}`,
    commits,
    head_commit: head === null ? null : await commitIn(world, repo, head),
  };
}

/** The payload of `create` and `delete`, which say the same of a branch or tag. */
export function refIn(world: World, repo: RepoRow, { ref, is, login }: Moved): Fields {
  const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? [];
  return {
    ref: name,
    ref_type: kind === 'tags' ? 'tag' : 'branch',
    ...(is === ZEROS ? {} : { master_branch: repo.default_branch, description: null }),
    pusher_type: 'user',
    ...around(world, repo, login),
  };
}
