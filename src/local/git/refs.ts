// Branches of a clone: which there are, which of them is the default, and which commits stand for them.
import { UserError } from '../../model/errors.ts';
import { byteOrder, nearest } from '../survey/names.ts';
import type { Git } from './git.ts';

export interface Branch {
  /** Git's short name: `feature/x`, or `origin/feature/x` for a remote-tracking branch. */
  readonly name: string;
  readonly commit: string;
  /** The remote; `null` for a local branch. */
  readonly remote: string | null;
  /** The name within its remote; for a local branch its name. */
  readonly leaf: string;
}

export interface Refs {
  /** Local ones first, each kind in byte order. */
  readonly branches: readonly Branch[];
  /** The branch that is checked out; `null` where HEAD is detached or has no commit. */
  readonly current: Branch | null;
  /** What each remote calls its default branch. */
  readonly remoteDefaults: ReadonlyMap<string, string>;
}

/** One commit at the end of one or more branches. */
export interface Tip {
  readonly commit: string;
  /** In byte order; the local names where there are any. */
  readonly names: readonly string[];
}

export interface Tips {
  readonly tips: readonly Tip[];
  /** The default branch's, one of `tips`; `null` where there is none. */
  readonly main: Tip | null;
}

/** Queues and branches of bots, this one's included: they are copies or proposals, never somebody's work. */
const EXCLUDED = ['gh-readonly-queue/', 'dependabot/', 'renovate/', 'rekindle/'] as const;
/** Names of default branches, the commonest first, for clones that do not say which theirs is. */
const USUAL = ['main', 'master', 'trunk', 'develop'] as const;
/** Where a checkout on a runner puts a pull request's merge. */
const PULLS = 'pull';

/** Reads all branches with one git process. Names are data; nothing is resolved. */
export async function readRefs(git: Git): Promise<Refs> {
  const format = '--format=%(refname)%00%(objectname)%00%(symref)%00%(HEAD)';
  const output = await git.run(['for-each-ref', format, 'refs/heads', 'refs/remotes']);
  if (output.code !== 0) throw git.failure('for-each-ref', output.stderr);
  const branches: Branch[] = [];
  const remoteDefaults = new Map<string, string>();
  let current: Branch | null = null;
  for (const line of output.stdout.toString('utf8').split('\n')) {
    const [ref = '', commit = '', target = '', head = ''] = line.split('\0');
    const branch = branchOf(ref, commit);
    if (branch && target === '') {
      branches.push(branch);
      if (head === '*') current = branch;
    } else if (branch?.remote && branch.leaf === 'HEAD') {
      const of = branchOf(target, commit);
      if (of?.remote === branch.remote) remoteDefaults.set(branch.remote, of.leaf);
    }
  }
  return { branches: distinctNames(branches), current, remoteDefaults };
}

function branchOf(ref: string, commit: string): Branch | null {
  const [, kind, name = ''] = /^refs\/(heads|remotes)\/(.+)$/s.exec(ref) ?? [];
  if (kind === 'heads') return { name, commit, remote: null, leaf: name };
  const slash = name.indexOf('/');
  if (kind !== 'remotes' || slash < 0) return null;
  return { name, commit, remote: name.slice(0, slash), leaf: name.slice(slash + 1) };
}

/** A local branch may be called `origin/x`: then the remote-tracking one is told apart as git does. */
function distinctNames(branches: readonly Branch[]): readonly Branch[] {
  const local = new Set(branches.filter(({ remote }) => remote === null).map(({ name }) => name));
  return branches.map((branch) =>
    branch.remote !== null && local.has(branch.name) ? { ...branch, name: `remotes/${branch.name}` } : branch,
  );
}

/**
 * The branches that may be the default one: a local one and its remote-tracking one, or one of them, or none.
 * `told`: its name where the caller knows it; no other is then the default. `bare`: HEAD of a bare
 * repository names it. `guessed`: where nothing else names one, what is checked out in a clone without a
 * remote is taken for it.
 */
export function defaultsOf(
  refs: Refs,
  told: string | null,
  { bare = false, guessed = false },
): readonly Branch[] {
  const remotes = [...new Set(refs.branches.flatMap(({ remote }) => remote ?? []))].sort(byteOrder);
  const remote =
    ['origin', ...remotes].find((one) => refs.remoteDefaults.has(one)) ??
    (remotes.includes('origin') ? 'origin' : remotes[0]);
  const names = [
    remote === undefined ? null : refs.remoteDefaults.get(remote),
    bare ? refs.current?.leaf : null,
    ...USUAL,
    // What is checked out in a clone may be anyone's branch; without a remote it is the best guess.
    guessed && remotes.length === 0 ? refs.current?.leaf : null,
  ];
  for (const name of told === null ? names : [told]) {
    if (!name) continue;
    const local = refs.branches.find((branch) => branch.remote === null && branch.leaf === name);
    const tracked = refs.branches.find(
      (branch) => branch.remote !== null && branch.remote === remote && branch.leaf === name,
    );
    if (local || tracked) return [local, tracked].filter((branch) => branch !== undefined);
  }
  return [];
}

/**
 * The branches to look at: all, or the named ones.
 * @throws UserError where a name is no branch.
 */
export function chosen(refs: Refs, names: readonly string[] | 'all'): readonly Branch[] {
  if (names === 'all') return refs.branches.filter((branch) => !isExcluded(branch));
  const byName = new Map(refs.branches.map((branch) => [branch.name, branch]));
  return [...new Set(names)].map((name) => {
    const short = name.replace(/^refs\/(?:heads|remotes)\//, '');
    const branch = byName.get(name) ?? byName.get(short);
    if (branch) return branch;
    const near = nearest(name, [...byName.keys()]).map((one) => JSON.stringify(one));
    const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'There are no branches here.';
    throw new UserError(`There is no branch ${JSON.stringify(name)} in this clone. ${hint}`);
  });
}

function isExcluded({ leaf, remote }: Branch): boolean {
  return remote === PULLS || EXCLUDED.some((prefix) => leaf.startsWith(prefix));
}

/** One tip for each distinct commit; a local name stands before a remote-tracking one. */
export function tipsOf(branches: readonly Branch[], main: Branch | null): Tips {
  const byCommit = new Map<string, Branch[]>();
  for (const branch of main ? [main, ...branches] : branches) {
    const there = byCommit.get(branch.commit);
    if (!there) byCommit.set(branch.commit, [branch]);
    else if (!there.includes(branch)) there.push(branch);
  }
  const tips = [...byCommit].map(([commit, all]): Tip => {
    const local = all.filter(({ remote }) => remote === null);
    // The default branch keeps its name, because what it holds is its own.
    const shown = local.length > 0 ? all.filter((one) => one.remote === null || one === main) : all;
    return { commit, names: shown.map(({ name }) => name).sort(byteOrder) };
  });
  return { tips, main: tips.find(({ commit }) => commit === main?.commit) ?? null };
}
