// Events as they happen in this world: what a test says of one, and what its payload must hold for it.
import { commentOf } from './allow.ts';
import { push } from './commits.ts';
import { mergedTree } from './git/differences.ts';
import { ZEROS } from './git/refs.ts';
import { type Fields, fields, word } from './json.ts';
import { pullNumbered } from './rest/pulls.ts';
import { personal } from './shapes.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** An event with what the runner says beside its payload. */
export interface Event {
  readonly name: string;
  readonly payload: Fields;
  /** `owner/name`. */
  readonly repository: string;
  /** GITHUB_SHA. */
  readonly sha: string;
  /** GITHUB_REF. */
  readonly ref: string;
  readonly actor: string;
  /** GITHUB_HEAD_REF and GITHUB_BASE_REF, of pull requests alone. */
  readonly head?: string;
  readonly base?: string;
}

/** What a test says of an event. */
export type Told =
  | { readonly name: 'push'; readonly branch: string; readonly before?: string; readonly by?: string }
  | { readonly name: 'pull_request'; readonly number: number; readonly action?: string; readonly by?: string }
  | { readonly name: 'merge_group'; readonly number: number; readonly by?: string }
  | {
      readonly name: 'issue_comment';
      readonly comment: number;
      readonly action?: string;
      readonly by?: string;
    }
  | {
      readonly name: 'issues';
      readonly number: number;
      readonly action?: string;
      readonly from?: string;
      readonly by?: string;
    }
  | { readonly name: 'schedule'; readonly cron?: string }
  | {
      readonly name: 'workflow_dispatch';
      readonly inputs?: Readonly<Record<string, string>>;
      readonly ref?: string;
      readonly by?: string;
    };

/** How the interface shows a thing of this world. */
export type Show = (path: string) => Promise<Fields>;

export interface Scene {
  readonly world: World;
  readonly repo: RepoRow;
  readonly show: Show;
}

const tipOf = ({ world, repo }: Scene, branch: string): string =>
  world.depot.of(repo.id).get(`refs/heads/${branch}`) ?? ZEROS;

function atHome(scene: Scene): Pick<Event, 'sha' | 'ref'> {
  const branch = scene.repo.default_branch;
  return { sha: tipOf(scene, branch), ref: `refs/heads/${branch}` };
}

/** The commit that GitHub would make of a pull request, at its own ref. */
async function testMerge({ world, repo }: Scene, number: number): Promise<string> {
  const pull = pullNumbered(world, repo, number);
  if (!pull) throw new Error(`${repo.full_name} has no pull request ${number}`);
  const { dir } = world.depot.of(repo.id);
  const base = world.depot.of(repo.id).get(`refs/heads/${pull.base_ref}`) ?? pull.base_sha;
  const tree = await mergedTree(dir, base, pull.head_sha);
  if (tree === null) return pull.head_sha;
  const person = personal(world, 'octocat');
  const merge = world.depot.objects.writeCommit({
    tree,
    parents: [base, pull.head_sha],
    author: person,
    committer: person,
    message: `Merge ${pull.head_sha} into ${base}\n`,
    signature: null,
  });
  await world.depot.of(repo.id).move([{ ref: `refs/pull/${number}/merge`, before: null, after: merge }]);
  return merge;
}

export type Made = Omit<Event, 'name' | 'repository' | 'actor'>;
type Maker<T extends Told> = (scene: Scene, told: T) => Promise<Made>;
type Of<N extends Told['name']> = Extract<Told, { readonly name: N }>;

const pushed: Maker<Of<'push'>> = async (scene, { branch, before }) => {
  const { world, repo, show } = scene;
  const after = tipOf(scene, branch);
  const parent = (await world.depot.objects.commit(after))?.parents[0];
  const was = before ?? parent ?? ZEROS;
  const commit = fields((await show(`/repos/${repo.full_name}/commits/${after}`))['commit']);
  const head = {
    id: after,
    tree_id: fields(commit['tree'])['sha'],
    message: commit['message'],
    distinct: true,
  };
  const payload = {
    before: was,
    after,
    created: was === ZEROS,
    deleted: false,
    forced: false,
    base_ref: null,
    commits: [head],
    head_commit: head,
  };
  return { payload: { ...payload, ref: `refs/heads/${branch}` }, sha: after, ref: `refs/heads/${branch}` };
};

const pulled: Maker<Of<'pull_request'>> = async (scene, { number, action = 'synchronize' }) => {
  const { repo, show } = scene;
  const sha = await testMerge(scene, number);
  const pull = await show(`/repos/${repo.full_name}/pulls/${number}`);
  const head = word(fields(pull['head'])['ref']);
  const base = word(fields(pull['base'])['ref']);
  return {
    payload: { action, number, pull_request: pull },
    sha,
    ref: `refs/pull/${number}/merge`,
    head,
    base,
  };
};

const queued: Maker<Of<'merge_group'>> = async (scene, { number }) => {
  const { world, repo } = scene;
  const head_sha = await testMerge(scene, number);
  const pull = pullNumbered(world, repo, number);
  const base_ref = `refs/heads/${pull?.base_ref}`;
  const base_sha = world.depot.of(repo.id).get(base_ref) ?? ZEROS;
  const head_ref = `refs/heads/gh-readonly-queue/${pull?.base_ref}/pr-${number}-${base_sha}`;
  await push(world, repo, { [head_ref]: head_sha }, () => ({ login: 'github-merge-queue[bot]' }));
  const group = { head_sha, head_ref, base_sha, base_ref };
  return { payload: { action: 'checks_requested', merge_group: group }, sha: head_sha, ref: head_ref };
};

const spoke: Maker<Of<'issue_comment'>> = async (scene, { comment: id, action = 'created' }) => {
  const { world, repo, show } = scene;
  const number = commentOf(world, repo, id)?.issue_number;
  const comment = await show(`/repos/${repo.full_name}/issues/comments/${id}`);
  const issue = await show(`/repos/${repo.full_name}/issues/${number}`);
  return { payload: { action, comment, issue }, ...atHome(scene) };
};

const edited: Maker<Of<'issues'>> = async (scene, { number, action = 'edited', from }) => {
  const issue = await scene.show(`/repos/${scene.repo.full_name}/issues/${number}`);
  const changes = from === undefined ? {} : { changes: { body: { from } } };
  return { payload: { action, issue, ...changes }, ...atHome(scene) };
};

const timed: Maker<Of<'schedule'>> = async (scene, { cron = '17 4 * * *' }) => ({
  payload: { schedule: cron, workflow: '.github/workflows/rekindle.yml' },
  ...atHome(scene),
});

const dispatched: Maker<Of<'workflow_dispatch'>> = async (scene, { inputs = {}, ref }) => {
  const home = atHome(scene);
  const place = ref === undefined ? home : { sha: tipOf(scene, ref), ref: `refs/heads/${ref}` };
  return { payload: { inputs, ref: place.ref, workflow: '.github/workflows/rekindle.yml' }, ...place };
};

/** What happens in the world, and what the event says of it. */
export function made(scene: Scene, told: Told): Promise<Made> {
  if (told.name === 'push') return pushed(scene, told);
  if (told.name === 'pull_request') return pulled(scene, told);
  if (told.name === 'merge_group') return queued(scene, told);
  if (told.name === 'issue_comment') return spoke(scene, told);
  if (told.name === 'issues') return edited(scene, told);
  return told.name === 'schedule' ? timed(scene, told) : dispatched(scene, told);
}
