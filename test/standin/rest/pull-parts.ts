// What belongs to pull requests: their files, those of a commit, and whom they ask for review.
import {
  type Answer,
  type Asked,
  emulated,
  type Handlers,
  notFound,
  paged,
  refuse,
  repoOf,
} from '../answer.ts';
import { log, mergeBase } from '../git/history.ts';
import { fields, list, text } from '../json.ts';
import { roleOf, settingsOf } from '../repositories.ts';
import { commitCalled } from '../revisions.ts';
import { filesShape } from '../shapes.ts';
import { pullNumbered, simple } from './pulls.ts';

async function files(asked: Asked): Promise<Answer> {
  const { world } = asked;
  const repo = repoOf(asked);
  const row = pullNumbered(world, repo, Number(asked.params['pull_number']));
  if (!row) return notFound();
  const root = await mergeBase(world.depot.place(repo.id), row.base_sha, row.head_sha);
  return paged(asked, await filesShape(world, repo, root ?? row.base_sha, row.head_sha), (page) => page);
}

async function ofCommit(asked: Asked): Promise<Answer> {
  const { world } = asked;
  const repo = repoOf(asked);
  const sha = await commitCalled(world, repo, asked.params['commit_sha'] ?? '');
  if (sha === null) return refuse(422, `No commit found for SHA: ${asked.params['commit_sha']}`);
  const place = world.depot.place(repo.id);
  const found = [];
  for (const row of world.rows.pulls.findBy('repo_id', repo.id)) {
    const ids = await log(place, { from: row.head_sha, not: row.merged ? [] : [row.base_sha] });
    if (ids.includes(sha)) found.push(row.number);
  }
  const path = (number: number) => ({ method: 'GET', path: `/repos/${repo.full_name}/pulls/${number}` });
  const shapes = await Promise.all(found.map(async (number) => (await emulated(asked, path(number))).body));
  return paged(asked, shapes, (page) => page.map(simple));
}

const STRANGER = 'Reviews may only be requested from collaborators.';

async function review(asked: Asked): Promise<Answer> {
  const { world } = asked;
  const names = list(fields(asked.body)['reviewers']).map(text);
  const knows = (login: string) => settingsOf(world, repoOf(asked)).roles[login.toLowerCase()] !== undefined;
  const isOwner = (login: string) => roleOf(world, repoOf(asked), login) === 'admin';
  if (names.some((login) => !knows(login) && !isOwner(login))) return refuse(422, STRANGER);
  const answer = await emulated(asked);
  return answer.status < 300 ? { ...answer, status: 201, body: simple(answer.body) } : answer;
}

const R = '/repos/{owner}/{repo}';
export const pullParts: Handlers = {
  [`GET ${R}/pulls/{pull_number}/files`]: files,
  [`POST ${R}/pulls/{pull_number}/requested_reviewers`]: review,
  [`GET ${R}/commits/{commit_sha}/pulls`]: ofCommit,
};
