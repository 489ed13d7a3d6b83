// Pull requests: emulate's rows, with heads, refusals and counts from the repository itself.
import {
  type Answer,
  type Asked,
  emulated,
  type FieldError,
  type Handlers,
  invalid,
  notFound,
  ok,
  refuse,
  repoOf,
} from '../answer.ts';
import { changes } from '../git/differences.ts';
import { log, mergeBase } from '../git/history.ts';
import { type Fields, fields, list, numberOf, text, textOr } from '../json.ts';
import { ownerOf, repositoryCalled, settingsOf } from '../repositories.ts';
import type { PullRow, RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

export const pullNumbered = (world: World, repo: RepoRow, number: number): PullRow | undefined =>
  world.rows.pulls.findBy('repo_id', repo.id).find((each) => each.number === number);

const wrong = (field: string): Answer => invalid({ resource: 'PullRequest', field, code: 'invalid' });
const custom = (message: string): FieldError => ({ resource: 'PullRequest', code: 'custom', message });

/** `BRANCH`, or `OWNER:BRANCH` of a fork, as a repository and a branch. */
function headOf(
  world: World,
  repo: RepoRow,
  head: string,
): { readonly from: RepoRow; readonly ref: string } | null {
  const [owner, ...rest] = head.includes(':') ? head.split(':') : [ownerOf(repo), head];
  const ref = rest.join(':');
  if (owner?.toLowerCase() === ownerOf(repo).toLowerCase()) return { from: repo, ref };
  const forks = world.rows.repos.all().filter((each) => each.forked_from_id === repo.id);
  const from = forks.find((each) => ownerOf(each).toLowerCase() === owner?.toLowerCase());
  return from ? { from, ref } : null;
}

/** emulate must know the branches, or it makes them up. */
function tellBranch(world: World, repo: RepoRow, name: string, sha: string): void {
  const { branches } = world.rows;
  const known = branches.findBy('repo_id', repo.id).find((each) => each.name === name);
  if (known) branches.update(known.id, { sha });
  else branches.insert({ repo_id: repo.id, name, sha, protected: false });
}

async function create(asked: Asked): Promise<Answer> {
  const { world, identity } = asked;
  const repo = repoOf(asked);
  const { head = '', base = '', title, body } = fields(asked.body);
  if (identity?.kind === 'actions' && !settingsOf(world, repo).allowActionsPullRequests)
    return refuse(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  const baseSha = world.depot.of(repo.id).get(`refs/heads/${text(base)}`);
  if (baseSha === null) return wrong('base');
  const side = headOf(world, repo, text(head));
  const headSha = side && world.depot.of(side.from.id).get(`refs/heads/${side.ref}`);
  if (!side || !headSha) return wrong('head');
  const same = world.rows.pulls
    .findBy('repo_id', repo.id)
    .find(
      (each) =>
        each.state === 'open' &&
        each.head_repo_id === side.from.id &&
        each.head_ref === side.ref &&
        each.base_ref === base,
    );
  if (same) return invalid(custom(`A pull request already exists for ${ownerOf(side.from)}:${side.ref}.`));
  const place = world.depot.place(repo.id);
  if ((await log(place, { from: headSha, not: [baseSha] })).length === 0)
    return invalid(custom(`No commits between ${text(base)} and ${text(head)}`));
  tellBranch(world, repo, text(base), baseSha);
  tellBranch(world, side.from, side.ref, headSha);
  const answer = await emulated(asked, { body: { ...fields(asked.body), title, body: textOr(body) } });
  if (answer.status !== 201) return answer;
  const number = numberOf(fields(answer.body)['number']);
  const issue = world.rows.issues.findBy('repo_id', repo.id).find((each) => each.number === number);
  // emulate hides the conversations of pull requests from its issues, where GitHub shows them.
  if (issue) world.rows.issues.put({ ...issue, is_pull_request: false });
  await world.depot.of(repo.id).move([{ ref: `refs/pull/${number}/head`, before: null, after: headSha }]);
  const made = await shaped(asked, fields(answer.body));
  // Whether it can be merged is found out later.
  return ok({ ...made, mergeable: null, rebaseable: null, mergeable_state: 'unknown' }, 201);
}

/** One pull request whole, its counts from the repository. */
async function shaped(asked: Asked, pull: Fields): Promise<Fields> {
  const { world } = asked;
  const repo = repoOf(asked);
  const row = pullNumbered(world, repo, numberOf(pull['number']));
  if (!row) return pull;
  const place = world.depot.place(repo.id);
  const root = (await mergeBase(place, row.base_sha, row.head_sha)) ?? row.base_sha;
  const files = await changes(place.dir, root, row.head_sha);
  const issue = world.rows.issues.findBy('repo_id', repo.id).find((each) => each.number === row.number);
  const spoken = world.rows.comments
    .findBy('repo_id', repo.id)
    .filter((each) => each.issue_number === row.number);
  return {
    ...pull,
    locked: issue?.locked ?? false,
    comments: spoken.length,
    commits: (await log(place, { from: row.head_sha, not: [root] })).length,
    changed_files: files.length,
    additions: files.reduce((sum, each) => sum + each.additions, 0),
    deletions: files.reduce((sum, each) => sum + each.deletions, 0),
    ...(row.merged ? { mergeable: null, mergeable_state: 'unknown' } : {}),
  };
}

/** What only a single pull request tells. */
const WHOLE = new Set(
  (
    'merged mergeable rebaseable mergeable_state merged_by comments review_comments maintainer_can_modify ' +
    'commits additions deletions changed_files'
  ).split(' '),
);
export const simple = (pull: unknown): Fields =>
  Object.fromEntries(Object.entries(fields(pull)).filter(([name]) => !WHOLE.has(name)));

async function all(asked: Asked): Promise<Answer> {
  const query = new URLSearchParams(asked.query);
  const head = query.get('head');
  // Without an owner GitHub takes no notice of it.
  if (head !== null && !head.includes(':')) query.delete('head');
  const owner = head?.split(':')[0] ?? '';
  const real = repositoryCalled(asked.world, `${owner}/${repoOf(asked).name}`)?.repo;
  if (head?.includes(':') && real)
    query.set('head', `${ownerOf(real)}:${head.split(':').slice(1).join(':')}`);
  const answer = await emulated(asked, { query });
  return { ...answer, body: list(answer.body).map(simple) };
}

async function single(asked: Asked): Promise<Answer> {
  const answer = await emulated(asked);
  return answer.status === 200 ? ok(await shaped(asked, fields(answer.body))) : answer;
}

async function update(asked: Asked): Promise<Answer> {
  const { world } = asked;
  const repo = repoOf(asked);
  const row = pullNumbered(world, repo, Number(asked.params['pull_number']));
  if (!row) return notFound();
  const { state, base } = fields(asked.body);
  if (state === 'open' && row.state === 'closed') {
    const head = world.depot.of(row.head_repo_id).get(`refs/heads/${row.head_ref}`);
    const gone = `state cannot be changed. The ${row.head_ref} branch has been deleted.`;
    if (head === null || row.merged)
      return invalid({ resource: 'PullRequest', code: 'invalid', field: 'state', message: gone });
    world.rows.pulls.update(row.id, { head_sha: head });
  }
  const onto = textOr(base);
  if (onto !== null) {
    const sha = world.depot.of(repo.id).get(`refs/heads/${onto}`);
    if (sha === null) return wrong('base');
    tellBranch(world, repo, onto, sha);
  }
  const answer = await emulated(asked);
  if (answer.status !== 200) return answer;
  const now = pullNumbered(world, repo, row.number) ?? row;
  const issue = world.rows.issues.findBy('repo_id', repo.id).find((each) => each.number === row.number);
  const { title, body, state: at, closed_at } = now;
  if (issue) world.rows.issues.update(issue.id, { title, body, state: at, closed_at });
  return ok(await shaped(asked, fields(answer.body)));
}

const R = '/repos/{owner}/{repo}';
export const pulls: Handlers = {
  [`GET ${R}/pulls`]: all,
  [`POST ${R}/pulls`]: create,
  [`GET ${R}/pulls/{pull_number}`]: single,
  [`PATCH ${R}/pulls/{pull_number}`]: update,
};
