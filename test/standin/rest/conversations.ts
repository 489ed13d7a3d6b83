// Issues, their comments and labels: emulate's answers, mended where GitHub's differ.
import { conversationOf, isPull } from '../allow.ts';
import {
  type Answer,
  type Asked,
  emulated,
  type Handler,
  type Handlers,
  invalid,
  paged,
  refuse,
  repoOf,
} from '../answer.ts';
import { fields, list, numberOf, text, textOr } from '../json.ts';
import { settingsOf } from '../repositories.ts';
import type { IssueRow, LabelRow, RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

export function labelCalled(world: World, repo: RepoRow, name: string): LabelRow | undefined {
  const same = (label: LabelRow) => label.name.toLowerCase() === name.toLowerCase();
  return world.rows.labels.findBy('repo_id', repo.id).find(same);
}

/** Labels as they are spelled where they exist: GitHub's names do not know case, emulate's do. */
function spelled(asked: Asked, names: readonly unknown[]): readonly string[] {
  const name = (one: unknown) => textOr(one) ?? text(fields(one)['name']);
  return names.map((one) => labelCalled(asked.world, repoOf(asked), name(one))?.name ?? name(one));
}

/** emulate compares times as texts, to the millisecond. */
function sinceOf(query: URLSearchParams): URLSearchParams {
  const since = Date.parse(query.get('since') ?? '');
  const made = new URLSearchParams(query);
  if (Number.isFinite(since)) made.set('since', new Date(since).toISOString());
  return made;
}

const listed: Handler = (asked) => emulated(asked, { query: sinceOf(asked.query) });

const issues: Handler = async (asked) => {
  const { world } = asked;
  const query = sinceOf(asked.query);
  const labels = query.get('labels');
  if (labels !== null) query.set('labels', spelled(asked, labels.split(',')).join(','));
  const answer = await emulated(asked, { query });
  if (settingsOf(world, repoOf(asked)).issues) return answer;
  const repo = repoOf(asked);
  const pulls = list(answer.body).filter((one) =>
    isPull(world, { repo_id: repo.id, number: Number(fields(one)['number']) }),
  );
  return { ...answer, body: pulls };
};

/** Labels come with an issue from people and Apps that may label; from others they are dropped in silence. */
const createIssue: Handler = (asked) => {
  const body = fields(asked.body);
  const labels = spelled(asked, list(body['labels']));
  return emulated(asked, { body: { ...body, title: String(body['title']), labels } });
};

/** Keeps the row of a pull request in step with its conversation. */
function stepPull(world: World, issue: IssueRow): void {
  const pull = world.rows.pulls
    .findBy('repo_id', issue.repo_id)
    .find(({ number }) => number === issue.number);
  if (!pull) return;
  const { title, body, state, closed_at } = issue;
  world.rows.pulls.update(pull.id, { title, body, state, closed_at });
}

const updateIssue: Handler = async (asked) => {
  const body = fields(asked.body);
  const labels = body['labels'] === undefined ? {} : { labels: spelled(asked, list(body['labels'])) };
  const answer = await emulated(asked, { body: { ...body, ...labels } });
  const issue = conversationOf(asked);
  if (issue && answer.status === 200) stepPull(asked.world, issue);
  return answer;
};

const labelNames = (body: unknown): readonly unknown[] =>
  Array.isArray(body) ? body : list(fields(body)['labels']);

const putLabels: Handler = (asked) =>
  emulated(asked, { body: { labels: spelled(asked, labelNames(asked.body)) } });

const nameIn = (asked: Asked): string => asked.params['name'] ?? '';
const withName = (asked: Asked, path: string): string => {
  const name = labelCalled(asked.world, repoOf(asked), nameIn(asked))?.name ?? nameIn(asked);
  return `${path}/${encodeURIComponent(name)}`;
};
const pathOf = (asked: Asked): string => `/repos/${repoOf(asked).full_name}`;

const removeLabel: Handler = async (asked) => {
  const answer = await emulated(asked, {
    path: withName(asked, `${pathOf(asked)}/issues/${asked.params['issue_number']}/labels`),
  });
  return answer.status === 404 ? refuse(404, 'Label does not exist') : answer;
};

const createLabel: Handler = (asked) => {
  const name = text(fields(asked.body)['name']);
  if (labelCalled(asked.world, repoOf(asked), name))
    return invalid({ resource: 'Label', code: 'already_exists', field: 'name' });
  return emulated(asked);
};

const oneLabel: Handler = (asked) => emulated(asked, { path: withName(asked, `${pathOf(asked)}/labels`) });

const updateLabel: Handler = (asked) => {
  const wanted = text(fields(asked.body)['new_name']);
  const now = labelCalled(asked.world, repoOf(asked), nameIn(asked));
  const other = wanted === '' ? undefined : labelCalled(asked.world, repoOf(asked), wanted);
  if (other && other.id !== now?.id)
    return invalid({ resource: 'Label', code: 'already_exists', field: 'name' });
  return oneLabel(asked);
};

const comments: Handler = (asked): Answer | Promise<Answer> =>
  conversationOf(asked) ? listed(asked) : refuse(404, 'Not Found');

/**
 * All comments of a repository. emulate takes `comments` for the number of an issue, so each is asked for.
 */
const allComments: Handler = async (asked) => {
  const { world, query } = asked;
  const repo = repoOf(asked);
  const since = Date.parse(query.get('since') ?? '');
  const by = query.get('sort') === 'updated' ? 'updated_at' : 'created_at';
  const found = world.rows.comments
    .findBy('repo_id', repo.id)
    .filter((one) => !(Date.parse(one.updated_at) < since))
    .toSorted((a, b) => a[by].localeCompare(b[by]) || a.id - b.id);
  const page = paged(asked, query.get('direction') === 'desc' ? found.toReversed() : found, (some) => some);
  const path = (id: number) => ({
    path: `${pathOf(asked)}/issues/comments/${id}`,
    query: new URLSearchParams(),
  });
  const shapes = list(page.body).map(
    async (one) => (await emulated(asked, path(numberOf(fields(one)['id'])))).body,
  );
  return { ...page, body: await Promise.all(shapes) };
};

const createComment: Handler = (asked) => {
  if (!conversationOf(asked)) return refuse(404, 'Not Found');
  if (text(fields(asked.body)['body']).trim() === '')
    return invalid({ resource: 'IssueComment', code: 'missing_field', field: 'body' });
  return emulated(asked);
};

/** An answer without a body, whatever emulate has to say. */
const silently: Handler = async (asked) => {
  const answer = await emulated(asked);
  return answer.status < 300 ? { status: 204 } : answer;
};

const labelsOf: Handler = (asked) => (conversationOf(asked) ? emulated(asked) : refuse(404, 'Not Found'));

const R = '/repos/{owner}/{repo}';
export const conversations: Handlers = {
  [`GET ${R}/issues`]: issues,
  [`POST ${R}/issues`]: createIssue,
  [`GET ${R}/issues/{issue_number}`]: (asked) => emulated(asked),
  [`PATCH ${R}/issues/{issue_number}`]: updateIssue,
  [`GET ${R}/issues/comments`]: allComments,
  [`GET ${R}/issues/{issue_number}/comments`]: comments,
  [`POST ${R}/issues/{issue_number}/comments`]: createComment,
  [`GET ${R}/issues/comments/{comment_id}`]: (asked) => emulated(asked),
  [`PATCH ${R}/issues/comments/{comment_id}`]: (asked) => emulated(asked),
  [`DELETE ${R}/issues/comments/{comment_id}`]: silently,
  [`GET ${R}/issues/{issue_number}/labels`]: labelsOf,
  [`POST ${R}/issues/{issue_number}/labels`]: putLabels,
  [`PUT ${R}/issues/{issue_number}/labels`]: putLabels,
  [`DELETE ${R}/issues/{issue_number}/labels`]: silently,
  [`DELETE ${R}/issues/{issue_number}/labels/{name}`]: removeLabel,
  [`GET ${R}/labels`]: (asked) => emulated(asked),
  [`POST ${R}/labels`]: createLabel,
  [`GET ${R}/labels/{name}`]: oneLabel,
  [`PATCH ${R}/labels/{name}`]: updateLabel,
  [`DELETE ${R}/labels/{name}`]: async (asked) => {
    const answer = await oneLabel(asked);
    return answer.status < 300 ? { status: 204 } : answer;
  },
};
