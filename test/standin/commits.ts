// Commits that people make and push, for seeds and between runs: past the interface, straight into the
// repository.
import { isoOf } from './git/formats.ts';
import type { Found } from './git/objects.ts';
import { ZEROS } from './git/refs.ts';
import { gitInDepot as git } from './git/run.ts';
import { follow, type Who } from './moves.ts';
import { emailOf } from './people.ts';
import { peeled } from './revisions.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** Contents by path; `null` takes a file away. */
export type Files = Readonly<Record<string, string | Buffer | FileSeed | null>>;
export interface FileSeed {
  readonly content: string | Buffer;
  /** `100644` where it is not given. */
  readonly mode?: string;
}

export interface CommitSeed {
  readonly files?: Files;
  readonly message?: string;
  /** A login. */
  readonly by?: string;
  /** ISO 8601; without it a minute after the parent's, and of the first commit {@link BEGINNING}. */
  readonly at?: string;
  /** A second parent, by branch or id. */
  readonly merges?: string;
}

const BEGINNING = '2026-11-01T08:00:00Z';
const MINUTE = 60_000;

function found(world: World, file: Files[string]): Found | null {
  if (file === null || file === undefined) return null;
  const isPlain = typeof file === 'string' || Buffer.isBuffer(file);
  const content = isPlain ? file : file.content;
  const mode = isPlain ? '100644' : (file.mode ?? '100644');
  if (mode === '160000') return { mode, oid: String(content) };
  return { mode, oid: world.depot.objects.write('blob', Buffer.from(content)) };
}

/** Writes one commit on a parent; its id. No ref moves. */
async function writeCommit(
  world: World,
  parent: string | null,
  { files = {}, message, by, at, merges }: CommitSeed,
  refs: ReadonlyMap<string, string>,
): Promise<string> {
  const { objects } = world.depot;
  const before = parent === null ? null : await objects.commit(parent);
  const changes = new Map(Object.entries(files).map(([path, file]) => [path, found(world, file)]));
  const tree = await objects.withEntries(before?.tree ?? null, changes);
  const after = before === null ? Date.parse(BEGINNING) : Date.parse(before.committer.date) + MINUTE;
  const login = by ?? 'octocat';
  const person = { name: login, email: emailOf(world, login), date: isoOf(at ?? after) };
  const second = merges === undefined ? [] : [refs.get(`refs/heads/${merges}`) ?? merges];
  return objects.writeCommit({
    tree,
    parents: [...(parent === null ? [] : [parent]), ...second],
    author: person,
    committer: person,
    message: `${message ?? `change ${Object.keys(files).join(', ')}`}\n`,
    signature: null,
  });
}

/** Sets refs as somebody's push does, whatever the rules of branches say. */
export async function push(
  world: World,
  repo: RepoRow,
  moves: Readonly<Record<string, string>>,
  who: Who,
): Promise<void> {
  const refs = world.depot.of(repo.id);
  const before = refs.all();
  const all = Object.entries(moves).map(([ref, after]) => ({ ref, before: null, after }));
  const said = await refs.move(all);
  if (said !== null) throw new Error(`the stand-in cannot move ${Object.keys(moves).join(', ')}: ${said}`);
  await follow(world, repo, before, who);
}

export interface BranchSeed {
  readonly commits?: readonly CommitSeed[];
  /** The branch or commit that it begins at; the default branch where it is not given. */
  readonly from?: string;
}

/**
 * Commits on branches, which begin where they say if they are not there, in one push. The ids of their last
 * commits. `dated`: each was pushed when it was committed; else they are pushed now.
 */
export async function commitOn(
  world: World,
  repo: RepoRow,
  branches: Readonly<Record<string, BranchSeed>>,
  dated: boolean,
): Promise<Readonly<Record<string, string>>> {
  const { objects } = world.depot;
  const known = new Map(world.depot.of(repo.id).all());
  const moves: Record<string, string> = {};
  const authors = new Map<string, { login: string; at?: string }>();
  for (const [name, { commits = [], from = repo.default_branch }] of Object.entries(branches)) {
    const ref = `refs/heads/${name}`;
    const start = known.get(`refs/heads/${from}`) ?? (/^[0-9a-f]{40}$/.test(from) ? from : null);
    let tip = known.get(ref) ?? start;
    for (const seed of commits) tip = await writeCommit(world, tip, seed, known);
    const commit = tip === null ? null : await objects.commit(tip);
    if (tip === null || !commit)
      throw new Error(`the branch ${name} needs a commit, or a branch to begin at`);
    known.set(ref, tip);
    moves[ref] = tip;
    const login = commits.at(-1)?.by ?? 'octocat';
    authors.set(ref, dated ? { login, at: commit.committer.date } : { login });
  }
  await push(world, repo, moves, (ref) => authors.get(ref) ?? { login: 'octocat' });
  return Object.fromEntries(
    Object.entries(moves).map(([ref, tip]) => [ref.slice('refs/heads/'.length), tip]),
  );
}

export const dropBranch = (world: World, repo: RepoRow, branch: string, login: string): Promise<void> =>
  push(world, repo, { [`refs/heads/${branch}`]: ZEROS }, () => ({ login }));

/** Takes over all branches and tags of a repository in a folder, each as pushed when it was committed. */
export async function takeOver(world: World, repo: RepoRow, folder: string): Promise<void> {
  const refs = world.depot.of(repo.id);
  const specs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];
  await git(refs.dir, ['fetch', '--quiet', '--update-head-ok', `file://${folder}`, ...specs]);
  const dates = new Map<string, string>();
  for (const oid of refs.all().values()) {
    const commit = await world.depot.objects.commit((await peeled(world, oid)) ?? '');
    dates.set(oid, commit?.committer.date ?? BEGINNING);
  }
  await follow(world, repo, new Map(), (_, after) => ({
    login: 'octocat',
    at: dates.get(after) ?? BEGINNING,
  }));
}
