// Seeds: repositories with their people, branches, conversations and runs, as data.
import { actsOn, known } from './acts.ts';
import { type BranchSeed, commitOn, type Files, takeOver } from './commits.ts';
import { nodeId } from './people.ts';
import { configure, repositoryCalled, repositoryNamed } from './repositories.ts';
import { converse, type IssueSeed, type PullSeed, plantRuns, type RunSeed } from './seed-conversations.ts';
import type { RepoRow } from './tables.ts';
import type { Protection, Role, World } from './world.ts';

export interface RepositorySeed {
  readonly owner: string;
  readonly name: string;
  /** Organizations own repositories where it is not given. */
  readonly ownerType?: 'User' | 'Organization';
  readonly defaultBranch?: string;
  /** Branches: the default one first. A plain set of files is one commit. */
  readonly branches?: Readonly<Record<string, BranchSeed | { readonly files: Files }>>;
  /** A folder with a repository whose branches and tags are taken over. */
  readonly from?: string;
  readonly forkOf?: string;
  readonly private?: boolean;
  readonly archived?: boolean;
  readonly hasIssues?: boolean;
  readonly allowActionsPullRequests?: boolean;
  readonly roles?: Readonly<Record<string, Role>>;
  readonly protections?: readonly (Partial<Protection> & { readonly pattern: string })[];
  readonly labels?: readonly string[];
  readonly issues?: readonly IssueSeed[];
  readonly pulls?: readonly PullSeed[];
  readonly runs?: readonly RunSeed[];
}

const protection = (given: Partial<Protection> & { readonly pattern: string }): Protection => ({
  reviews: 1,
  allowsForcePushes: false,
  allowsDeletions: false,
  requiresSignatures: false,
  checks: [],
  by: 'protection',
  ...given,
});

function ownerId(world: World, { owner, ownerType = 'Organization' }: RepositorySeed): number {
  if (ownerType === 'User') return known(world, owner).id;
  const found = world.rows.orgs.findOneBy('login', owner);
  if (found) return found.id;
  const row = world.rows.orgs.insert({ login: owner, node_id: '', type: 'Organization', name: owner });
  return world.rows.orgs.put({ ...row, node_id: nodeId('Organization', row.id) }).id;
}

/** emulate's own gates stand open: ours are before them. The other things are what it counts on. */
const OPEN = {
  private: false,
  has_issues: true,
  archived: false,
  disabled: false,
  visibility: 'public',
  open_issues_count: 0,
  topics: [],
  languages: {},
  forks_count: 0,
  stargazers_count: 0,
  size: 1,
};

function repositoryRow(world: World, seed: RepositorySeed): RepoRow {
  const parent = seed.forkOf === undefined ? null : repositoryNamed(world, seed.forkOf);
  const made = world.rows.repos.insert({
    node_id: '',
    name: seed.name,
    full_name: `${seed.owner}/${seed.name}`,
    owner_id: ownerId(world, seed),
    owner_type: seed.ownerType ?? 'Organization',
    fork: parent !== null,
    forked_from_id: parent?.id ?? null,
    default_branch: seed.defaultBranch ?? parent?.default_branch ?? 'main',
    pushed_at: null,
    ...OPEN,
  });
  return world.rows.repos.put({ ...made, node_id: nodeId('Repository', made.id) });
}

const isFiles = (branch: BranchSeed | { readonly files: Files }): branch is { readonly files: Files } =>
  'files' in branch;

async function branches(world: World, repo: RepoRow, seed: RepositorySeed): Promise<void> {
  if (seed.from !== undefined) await takeOver(world, repo, seed.from);
  const parent = repo.forked_from_id;
  if (parent !== null) {
    const heads = [...world.depot.of(parent).all()].filter(([ref]) => ref.startsWith('refs/heads/'));
    await world.depot.of(repo.id).move(heads.map(([ref, after]) => ({ ref, before: null, after })));
  }
  const seeds = Object.entries(seed.branches ?? {}).map(([name, given]) => {
    const commits = isFiles(given) ? [{ files: given.files, message: 'first' }] : (given.commits ?? []);
    // A set of files is a history of its own, as the default branch's is.
    const alone = isFiles(given) || name === repo.default_branch;
    return [name, { commits, from: alone ? '' : (given.from ?? repo.default_branch) }] as const;
  });
  if (seeds.length > 0) await commitOn(world, repo, Object.fromEntries(seeds), true);
  world.depot.of(repo.id).setHead(repo.default_branch);
}

/** Makes one repository with all that is in it. */
export async function plant(world: World, seed: RepositorySeed): Promise<RepoRow> {
  if (repositoryCalled(world, `${seed.owner}/${seed.name}`))
    throw new Error(`${seed.owner}/${seed.name} is there already`);
  for (const login of ['ghost', 'octocat', ...Object.keys(seed.roles ?? {})]) known(world, login);
  const repo = repositoryRow(world, seed);
  const acts = actsOn(world);
  const roles = Object.entries(seed.roles ?? {}).map(([login, role]) => [login.toLowerCase(), role] as const);
  configure(world, repo, {
    private: seed.private ?? false,
    allowActionsPullRequests: seed.allowActionsPullRequests ?? false,
    roles: Object.fromEntries(roles),
    protections: (seed.protections ?? []).map(protection),
  });
  for (const [login, role] of roles) {
    const permission = {
      admin: 'admin',
      maintain: 'maintain',
      write: 'push',
      triage: 'triage',
      read: 'pull',
    }[role];
    world.rows.collaborators.insert({ repo_id: repo.id, user_id: known(world, login).id, permission });
  }
  await branches(world, repo, seed);
  for (const name of seed.labels ?? []) await acts.label(repo.full_name, name);
  for (const one of seed.issues ?? []) {
    const { title, body = '' } = one;
    await converse(world, repo, await acts.issue(repo.full_name, one.by ?? 'octocat', { title, body }), one);
  }
  for (const one of seed.pulls ?? []) {
    const { title, head, base = repo.default_branch, body = '', draft = false } = one;
    const number = await acts.pull(repo.full_name, one.by ?? 'octocat', { title, head, base, body, draft });
    await converse(world, repo, number, one);
  }
  plantRuns(world, repo, seed.runs ?? []);
  configure(world, repo, { archived: seed.archived ?? false, issues: seed.hasIssues ?? true });
  return world.rows.repos.get(repo.id) ?? repo;
}
