// What a writing call makes happen: the state before it and after it, told as GitHub's events tell it.
import { commentOf, isPull, issueNumbered } from '../allow.ts';
import type { Answer, Asked } from '../answer.ts';
import { showing } from '../events.ts';
import { type Fields, fields, numberOf, word } from '../json.ts';
import type { IssueRow, RepoRow } from '../tables.ts';
import type { World } from '../world.ts';

/** An event without what is around every event. */
export interface Told {
  readonly event: string;
  readonly action: string;
  readonly payload: Fields;
}
type After = (answer: Answer) => Promise<readonly Told[]>;
/** Looks at how it stands before a call; what it gives tells what became of it. */
type Witness = (asked: Asked, repo: RepoRow) => Promise<After> | After;

const shownIn =
  (world: World, repo: RepoRow) =>
  (path: string): Promise<Fields> =>
    showing(world)(`/repos/${repo.full_name}${path}`);

/** An issue as events show it: it says of itself that it is no draft. */
const issueIn = async (show: (path: string) => Promise<Fields>, number: unknown): Promise<Fields> => ({
  draft: false,
  ...(await show(`/issues/${word(number)}`)),
});

const idOf = ({ body }: Answer, name = 'id'): number => numberOf(fields(body)[name]);

async function speech(world: World, repo: RepoRow, id: number): Promise<Fields> {
  const show = shownIn(world, repo);
  const number = commentOf(world, repo, id)?.issue_number;
  return { issue: await issueIn(show, number), comment: await show(`/issues/comments/${id}`) };
}

const comment = (action: string, payload: Fields): Told => ({
  event: 'issue_comment',
  action,
  payload: { action, ...payload },
});

const spoke: Witness =
  ({ world }, repo) =>
  async (answer) => [comment('created', await speech(world, repo, idOf(answer)))];

const rephrased: Witness = ({ world, params }, repo) => {
  const id = Number(params['comment_id']);
  const from = commentOf(world, repo, id)?.body;
  return async () => {
    if (commentOf(world, repo, id)?.body === from) return [];
    return [comment('edited', { changes: { body: { from } }, ...(await speech(world, repo, id)) })];
  };
};

const silenced: Witness = async ({ world, params }, repo) => {
  const id = Number(params['comment_id']);
  const payload = commentOf(world, repo, id) ? await speech(world, repo, id) : {};
  return async () => [comment('deleted', payload)];
};

/** An event of a conversation, which is an issue's or a pull request's. */
export async function conversation(
  world: World,
  repo: RepoRow,
  number: number,
  action: string,
  more: Fields = {},
): Promise<Told> {
  const show = shownIn(world, repo);
  if (!isPull(world, { repo_id: repo.id, number }))
    return {
      event: 'issues',
      action,
      payload: { action, issue: await issueIn(show, number), ...more },
    };
  const pull_request = await show(`/pulls/${number}`);
  return { event: 'pull_request', action, payload: { action, number, pull_request, ...more } };
}

const opened: Witness =
  ({ world }, repo) =>
  async (answer) => [await conversation(world, repo, idOf(answer, 'number'), 'opened')];

/** What of a conversation changed, in GitHub's terms. */
function changed(before: IssueRow, after: IssueRow): Fields {
  const names = ['title', 'body'] as const;
  return Object.fromEntries(
    names
      .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
      .map((name) => [name, { from: before[name] ?? '' }]),
  );
}

const edited: Witness = ({ world, params }, repo) => {
  const number = Number(params['issue_number'] ?? params['pull_number']);
  const before = issueNumbered(world, repo, number);
  return async () => {
    const after = issueNumbered(world, repo, number);
    if (!before || !after) return [];
    const changes = changed(before, after);
    const told: Told[] = [];
    const tell = async (action: string, more?: Fields) =>
      told.push(await conversation(world, repo, number, action, more));
    if (Object.keys(changes).length > 0) await tell('edited', { changes });
    if (before.state !== after.state) await tell(after.state === 'closed' ? 'closed' : 'reopened');
    return told;
  };
};

/** An event of a check run. */
export async function checkRun(world: World, repo: RepoRow, id: number, action: string): Promise<Told> {
  const check_run = await shownIn(world, repo)(`/check-runs/${id}`);
  return { event: 'check_run', action, payload: { action, check_run } };
}

const started: Witness =
  ({ world }, repo) =>
  async (answer) => {
    const id = idOf(answer);
    const done = world.rows.checkRuns.get(id)?.status === 'completed' ? ['completed'] : [];
    return Promise.all(['created', ...done].map((action) => checkRun(world, repo, id, action)));
  };

const went: Witness = ({ world, params }, repo) => {
  const id = Number(params['check_run_id']);
  const was = world.rows.checkRuns.get(id)?.status;
  return async () => {
    const done = was !== 'completed' && world.rows.checkRuns.get(id)?.status === 'completed';
    return done ? [await checkRun(world, repo, id, 'completed')] : [];
  };
};

const R = '/repos/{owner}/{repo}';

/** The calls that something follows from, with the events that tell of it. */
export const WITNESSES: Readonly<Record<string, readonly [events: readonly string[], Witness]>> = {
  [`POST ${R}/issues/{issue_number}/comments`]: [['issue_comment'], spoke],
  [`PATCH ${R}/issues/comments/{comment_id}`]: [['issue_comment'], rephrased],
  [`DELETE ${R}/issues/comments/{comment_id}`]: [['issue_comment'], silenced],
  [`POST ${R}/issues`]: [['issues'], opened],
  [`PATCH ${R}/issues/{issue_number}`]: [['issues', 'pull_request'], edited],
  [`POST ${R}/pulls`]: [['pull_request'], opened],
  [`PATCH ${R}/pulls/{pull_number}`]: [['pull_request'], edited],
  [`POST ${R}/check-runs`]: [['check_run'], started],
  [`PATCH ${R}/check-runs/{check_run_id}`]: [['check_run'], went],
};
