// What a person would see on GitHub, read by the API as a browser would.
import { PULL } from '../../src/demo/github-scenario.ts';
import { counted } from '../../src/text/plural.ts';
import { ask } from '../../test/standin/client.ts';
import { at, type Fields, fields, list, numberOf, text } from '../../test/standin/json.ts';
import { type Place, READER } from './environment.ts';

/** @throws Error where GitHub refuses */
async function get({ github, repo }: Place, path: string): Promise<unknown> {
  const { status, body } = await ask(github, `GET /repos/${repo}${path}`, undefined, { token: READER });
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

const many = async (ground: Place, path: string): Promise<readonly Fields[]> =>
  list(await get(ground, `${path}${path.includes('?') ? '&' : '?'}per_page=100`)).map(fields);

export const headOf = async (ground: Place, branch: string = PULL.branch): Promise<string> =>
  text(at(await get(ground, `/branches/${encodeURIComponent(branch)}`), 'commit', 'sha'));

/** Newest last. */
export const checkRunsAt = async (ground: Place, sha: string): Promise<readonly Fields[]> =>
  list(at(await get(ground, `/commits/${sha}/check-runs`), 'check_runs'))
    .map(fields)
    .toReversed();

/** The first comment below an issue or pull request whose text has this in it. */
export async function commentAt(ground: Place, number: number, has: string): Promise<Fields> {
  const all = await many(ground, `/issues/${number}/comments`);
  return all.find((one) => text(one['body']).includes(has)) ?? {};
}

/** Issues and pull requests, the oldest first. */
export async function conversations(ground: Place): Promise<readonly Fields[]> {
  return (await many(ground, '/issues?state=all')).toReversed();
}

export const pullAt = async (ground: Place, number: number): Promise<Fields> =>
  fields(await get(ground, `/pulls/${number}`));

export const labelsOf = (one: Fields): readonly string[] =>
  list(one['labels']).map((label) => text(at(label, 'name')));

export async function reactionsTo(ground: Place, comment: number): Promise<readonly string[]> {
  const all = await many(ground, `/issues/comments/${comment}/reactions`);
  return all.map((one) => `${text(one['content'])} by ${text(at(one, 'user', 'login'))}`);
}

/** With its message and the difference of each file. */
export const commitAt = async (ground: Place, sha: string): Promise<Fields> =>
  fields(await get(ground, `/commits/${sha}`));

/** All that there is to see, to be held against another look; it says how much that is. */
export async function everything(ground: Place): Promise<{ readonly all: string; readonly words: string }> {
  const talks = await conversations(ground);
  const branches = await many(ground, '/branches');
  const comments = await many(ground, '/issues/comments');
  const reactions = await Promise.all(comments.map((one) => reactionsTo(ground, numberOf(one['id']))));
  const tips = [...new Set(branches.map((one) => text(at(one, 'commit', 'sha'))))];
  const checks = await Promise.all(tips.map((sha) => checkRunsAt(ground, sha)));
  const dispatches = ground.github.dispatches.filter(({ repository }) => repository === ground.repo);
  const counts = [
    counted(talks.length, 'issue or pull request', 'issues and pull requests'),
    counted(comments.length, 'comment'),
    counted(reactions.flat().length, 'reaction'),
    counted(branches.length, 'branch', 'branches'),
    counted(checks.flat().length, 'check run'),
    counted(dispatches.length, 'dispatch', 'dispatches'),
  ];
  return {
    all: JSON.stringify([talks, branches, comments, reactions, checks, dispatches]),
    words: counts.join(', '),
  };
}
