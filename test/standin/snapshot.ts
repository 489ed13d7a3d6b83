// The world as plain data that two runs can be compared by: no times, no ids that depend on the order of
// calls.
import { isPull } from './allow.ts';
import { log } from './git/history.ts';
import { type Fields, isFields } from './json.ts';
import { userOf } from './repositories.ts';
import { reactionsTo } from './rest/reactions.ts';
import type { IssueRow, RepoRow } from './tables.ts';
import type { Reaction, World } from './world.ts';

export type Snapshot = Readonly<Record<string, Fields>>;

const NOW = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const DAY = 86_400_000;

/** Names for what differs from run to run: new commits, ids of new rows, times of this day. */
class Names {
  readonly #names = new Map<string, string>();
  readonly #since: number;
  constructor(since: number) {
    this.#since = since;
  }
  set(what: string | number, name: string): void {
    this.#names.set(String(what), name);
  }
  /** A commit by its full id, or by the beginning of it that GitHub shows. */
  #named(word: string): string {
    const exact = this.#names.get(word);
    if (exact !== undefined) return exact;
    if (!/^[0-9a-f]{7,39}$/.test(word)) return word;
    const full = [...this.#names.keys()].find((one) => one.length === 40 && one.startsWith(word));
    return (full && this.#names.get(full)) ?? word;
  }
  in(text: string): string {
    return text
      .replace(NOW, (time) => (Math.abs(Date.parse(time) - this.#since) < DAY ? '<now>' : time))
      .replace(/\b[0-9a-f]{6,40}\b/g, (word) => this.#named(word));
  }
  everywhere(value: unknown): unknown {
    if (typeof value === 'string') return this.in(value);
    if (Array.isArray(value)) return value.map((one) => this.everywhere(one));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [this.in(name), this.everywhere(one)]),
    );
  }
}

const loginOf = (world: World, id: number): string => userOf(world, id)?.login ?? 'ghost';
const byText = (a: unknown, b: unknown): number => JSON.stringify(a).localeCompare(JSON.stringify(b));

const reactions = (world: World, on: Reaction['on'], target: number): readonly string[] =>
  reactionsTo(world, { on, target })
    .map(({ user_id, content }) => `${loginOf(world, user_id)} ${content}`)
    .toSorted();

/** Each ref with the commits that it has beyond the seed, oldest first; else the commit of the seed. */
async function refsOf(world: World, repo: RepoRow, names: Names): Promise<Fields> {
  const refs = world.depot.of(repo.id);
  const old = new Set(refs.kept.values());
  const shapes: [string, unknown][] = [];
  for (const [ref, oid] of refs.all()) {
    if (ref.startsWith('refs/pull/')) continue;
    const kind = old.has(oid) ? null : (await world.depot.objects.read(oid))?.kind;
    const place = world.depot.place(repo.id);
    const news = kind === 'commit' ? (await log(place, { from: oid, not: [...old] })).toReversed() : [];
    const commits = [];
    for (const one of news) {
      const commit = await world.depot.objects.commit(one);
      if (!commit) continue;
      names.set(one, `<commit ${commit.tree.slice(0, 12)}>`);
      const { tree, message, author, committer, parents } = commit;
      commits.push({ tree, message, author: author.name, committer: committer.name, parents });
    }
    shapes.push([ref, commits.length > 0 ? commits : oid]);
  }
  return Object.fromEntries(shapes);
}

function conversation(world: World, repo: RepoRow, issue: IssueRow): Fields {
  const labels = issue.label_ids.map((id) => world.rows.labels.get(id)?.name ?? '').toSorted();
  const comments = world.rows.comments
    .findBy('repo_id', repo.id)
    .filter((one) => one.issue_number === issue.number)
    .map((one) => ({
      by: loginOf(world, one.user_id),
      body: one.body,
      reactions: reactions(world, 'comment', one.id),
      ...(world.extras.minimized[one.id] === undefined ? {} : { minimized: world.extras.minimized[one.id] }),
    }));
  return {
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    locked: issue.locked,
    by: loginOf(world, issue.user_id),
    labels,
    reactions: reactions(world, 'issue', issue.id),
    comments,
  };
}

function pulls(world: World, repo: RepoRow): readonly Fields[] {
  const all = world.rows.pulls.findBy('repo_id', repo.id).toSorted((a, b) => a.number - b.number);
  return all.map((one) => {
    const issue = world.rows.issues.findBy('repo_id', repo.id).find(({ number }) => number === one.number);
    return {
      ...(issue ? conversation(world, repo, issue) : {}),
      head: `${world.rows.repos.get(one.head_repo_id)?.full_name}:${one.head_ref}`,
      headSha: one.head_sha,
      base: one.base_ref,
      draft: one.draft,
      merged: one.merged,
      reviewers: one.requested_reviewer_ids.map((id) => loginOf(world, id)).toSorted(),
    };
  });
}

function checkRuns(world: World, repo: RepoRow): readonly Fields[] {
  return world.rows.checkRuns.findBy('repo_id', repo.id).map((one) => {
    const { title, summary, text, annotations } = one.output;
    const { name, head_sha, status, conclusion, external_id, app_id } = one;
    return { name, head_sha, status, conclusion, external_id, app_id, title, summary, text, annotations };
  });
}

/** Rows that came after the seed, named by their order among those that are left. */
function nameRows(world: World, names: Names, since: string): void {
  const { comments, checkRuns: checks, issues, pulls: requests, labels } = world.rows;
  const tables = { comment: comments, check: checks, issue: issues, pull: requests, label: labels };
  for (const [kind, table] of Object.entries(tables)) {
    const news = table.all().filter(({ created_at }) => created_at > since);
    for (const [index, { id }] of news.map((row) => ({ id: row.id })).entries())
      names.set(id, `<${kind} ${index + 1}>`);
  }
}

/** `since`: when the seed was kept, ISO 8601. */
export async function snapshotOf(world: World, since: string): Promise<Snapshot> {
  const names = new Names(Date.parse(since));
  nameRows(world, names, since);
  const found: [string, unknown][] = [];
  for (const repo of world.rows.repos.all()) {
    const labels = world.rows.labels
      .findBy('repo_id', repo.id)
      .map(({ name, color, description }) => ({ name, color, description }));
    const issues = world.rows.issues.findBy('repo_id', repo.id).filter((one) => !isPull(world, one));
    const dispatches = world.extras.dispatches
      .filter(({ repository }) => repository === repo.full_name)
      .map(({ kind, name, ref, payload, by }) => ({ kind, name, ref, payload, by }));
    found.push([
      repo.full_name,
      {
        refs: await refsOf(world, repo, names),
        issues: issues.toSorted((a, b) => a.number - b.number).map((one) => conversation(world, repo, one)),
        pulls: pulls(world, repo),
        labels: labels.toSorted(byText),
        checkRuns: checkRuns(world, repo),
        dispatches,
      },
    ]);
  }
  const named = found.map(([name, shape]) => [name, sorted(names.everywhere(shape))]);
  return Object.fromEntries(named.toSorted(byText));
}

/** Check runs and dispatches in an order of their own: they may come in any. */
function sorted(shape: unknown): unknown {
  if (!isFields(shape)) return shape;
  const list = (value: unknown) => (Array.isArray(value) ? value.toSorted(byText) : value);
  return { ...shape, checkRuns: list(shape['checkRuns']), dispatches: list(shape['dispatches']) };
}
