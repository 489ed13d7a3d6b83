// Moving refs, however it was asked: what GitHub refuses, and what follows for activity and pull requests.

import { isoOf } from './git/formats.ts';
import { firstChange, isAncestor } from './git/history.ts';
import { type Move, ZEROS } from './git/refs.ts';
import type { Identity } from './identity.ts';
import { grants } from './permissions.ts';
import { protectionsOf } from './repositories.ts';
import { peeled } from './revisions.ts';
import type { PullRow, RepoRow } from './tables.ts';
import { type Activity, nextId, type World } from './world.ts';

const HEADS = 'refs/heads/';
export const branchOf = (ref: string): string | null =>
  ref.startsWith(HEADS) ? ref.slice(HEADS.length) : null;

/** Why the rules of a branch refuse a move, in GitHub's words; `null`: they do not. */
function refusedByRules(world: World, repo: RepoRow, move: Move, forced: boolean): string | null {
  const branch = branchOf(move.ref);
  if (branch === null) return null;
  const creates = !world.depot.of(repo.id).all().has(move.ref);
  for (const rule of protectionsOf(world, repo, branch)) {
    const said = (violation: string) =>
      rule.by === 'ruleset'
        ? `Repository rule violations found\n\n${violation}\n\n`
        : `Cannot update this protected ref.`;
    if (move.after === ZEROS && !rule.allowsDeletions) return said('Cannot delete this branch');
    if (move.after === ZEROS || creates) continue;
    if (rule.reviews > 0) return said('Changes must be made through a pull request.');
    if (rule.checks.length > 0) return said(`Required status check "${rule.checks[0]}" is expected.`);
    if (forced && !rule.allowsForcePushes) return said('Cannot force-push to this branch');
  }
  return null;
}

/** A workflow file that differs, where an App without that permission would change it; else `null`. */
async function changedWorkflow(
  world: World,
  repo: RepoRow,
  { ref, after }: Move,
  { kind, permissions }: Identity,
): Promise<string | null> {
  if (kind === 'user' || after === ZEROS || grants(permissions?.['workflows'], 'write')) return null;
  const refs = world.depot.of(repo.id);
  const base = refs.get(ref) ?? refs.get(`${HEADS}${repo.default_branch}`);
  const commit = await peeled(world, after);
  if (base === null || commit === null) return null;
  return firstChange(world.depot.place(repo.id), base, commit, '.github/workflows');
}

export interface Refusal {
  readonly kind: 'rules' | 'workflow' | 'stale';
  readonly message: string;
}

/** Moves all of these refs, or none; what GitHub says against it, `null` where it is done. */
export async function moveRefs(
  world: World,
  repo: RepoRow,
  moves: readonly (Move & { readonly forced: boolean })[],
  by: Identity,
): Promise<Refusal | null> {
  for (const move of moves) {
    const message = refusedByRules(world, repo, move, move.forced);
    if (message !== null) return { kind: 'rules', message };
    const file = await changedWorkflow(world, repo, move, by);
    const refusing = `refusing to allow a GitHub App to create or update workflow \`${file}\``;
    if (file !== null) return { kind: 'workflow', message: `${refusing} without \`workflows\` permission` };
  }
  const refs = world.depot.of(repo.id);
  const before = refs.all();
  const said = await refs.move(moves);
  if (said !== null) return { kind: 'stale', message: said };
  await follow(world, repo, before, () => by);
  return null;
}

/** Who moved a ref, and when where it was not now (ISO 8601). */
export type Who = (ref: string, after: string) => { readonly login: string; readonly at?: string };

/** What follows for the rest of the world once refs were moved from what they were. */
export async function follow(
  world: World,
  repo: RepoRow,
  before: ReadonlyMap<string, string>,
  who: Who,
): Promise<void> {
  const after = world.depot.of(repo.id).all();
  const changed = new Set([...before.keys(), ...after.keys()]);
  for (const ref of changed) {
    const was = before.get(ref) ?? ZEROS;
    const is = after.get(ref) ?? ZEROS;
    if (was === is || ref.startsWith('refs/pull/')) continue;
    const { login, at } = who(ref, is);
    const type = await kindOf(world, repo, was, is);
    remember(world, repo, { ref, was, is, login, at, type });
    await world.hooks.moved(repo, { ref, was, is, login, forced: type === 'force_push' });
    const branch = branchOf(ref);
    if (branch !== null) await followPulls(world, repo, branch, { was, is, login });
  }
}

async function kindOf(world: World, repo: RepoRow, was: string, is: string): Promise<Activity['type']> {
  if (was === ZEROS) return 'branch_creation';
  if (is === ZEROS) return 'branch_deletion';
  return (await isAncestor(world.depot.place(repo.id), was, is)) ? 'push' : 'force_push';
}

interface Moved {
  readonly was: string;
  readonly is: string;
  readonly login: string;
}
interface Remembered extends Moved, Pick<Activity, 'ref' | 'type'> {
  readonly at: string | undefined;
}

function remember(world: World, repo: RepoRow, { ref, was, is, login, at, type }: Remembered): void {
  const now = at ?? world.rows.clock.next();
  const entry = { ref, before: was, after: is, by: login, type };
  world.extras.activity.unshift({ id: nextId(world), repo_id: repo.id, ...entry, at: isoOf(now) });
  world.rows.repos.update(repo.id, { pushed_at: now });
}

async function followPulls(world: World, repo: RepoRow, branch: string, moved: Moved): Promise<void> {
  const { was, is, login } = moved;
  for (const pull of world.rows.pulls.all().filter(({ state }) => state === 'open')) {
    const head = pull.head_repo_id === repo.id && pull.head_ref === branch;
    const base = pull.repo_id === repo.id && pull.base_ref === branch;
    const to = world.rows.repos.get(pull.repo_id) ?? repo;
    const tell = (action: string, more = {}) => world.hooks.pull(to, pull.number, action, login, more);
    if ((head || base) && is === ZEROS) {
      close(world, pull);
      await tell('closed');
    } else if (head) {
      await advance(world, pull, is);
      await tell('synchronize', { before: was, after: is });
    } else if (base && (await isAncestor(world.depot.place(repo.id), pull.head_sha, is))) {
      close(world, pull, is);
      await tell('closed');
    }
  }
}

/** A pull request whose branch moved shows the new commit, and so does its own ref. */
async function advance(world: World, pull: PullRow, head: string): Promise<void> {
  world.rows.pulls.update(pull.id, { head_sha: head });
  await world.depot
    .of(pull.repo_id)
    .move([{ ref: `refs/pull/${pull.number}/head`, before: null, after: head }]);
}

/** Closes a pull request; with the commit that brought its changes, as merged. */
function close(world: World, pull: PullRow, merge: string | null = null): void {
  const now = isoOf(world.rows.clock.next());
  world.rows.pulls.update(pull.id, {
    state: 'closed',
    closed_at: now,
    ...(merge === null ? {} : { merged: true, merged_at: now, merge_commit_sha: merge }),
  });
  const issue = world.rows.issues
    .findBy('repo_id', pull.repo_id)
    .find(({ number }) => number === pull.number);
  if (issue) world.rows.issues.update(issue.id, { state: 'closed', closed_at: now });
}
