// Repositories as the whole stand-in sees them: by which name, for whom, and with which settings.
import type { Identity } from './identity.ts';
import { reaches } from './permissions.ts';
import type { RepoRow, UserRow } from './tables.ts';
import type { Protection, Role, Settings, World } from './world.ts';

const DEFAULTS: Settings = {
  private: false,
  archived: false,
  issues: true,
  allowActionsPullRequests: false,
  protections: [],
  roles: {},
  formerly: [],
};

export const settingsOf = (world: World, repo: RepoRow): Settings =>
  world.extras.settings[repo.id] ?? DEFAULTS;

export function configure(world: World, repo: RepoRow, change: Partial<Settings>): void {
  world.extras.settings[repo.id] = { ...settingsOf(world, repo), ...change };
}

/** By a name in any case, one that it had before, or `null`. */
export function repositoryCalled(
  world: World,
  fullName: string,
): { readonly repo: RepoRow; readonly moved: boolean } | null {
  const name = fullName.toLowerCase();
  const all = world.rows.repos.all();
  const now = all.find((repo) => repo.full_name.toLowerCase() === name);
  if (now) return { repo: now, moved: false };
  const before = all.find((repo) => settingsOf(world, repo).formerly.includes(name));
  return before ? { repo: before, moved: true } : null;
}

/** @throws Error where a test names a repository that is not there */
export function repositoryNamed(world: World, fullName: string): RepoRow {
  const found = repositoryCalled(world, fullName);
  if (!found) throw new Error(`the stand-in has no repository ${fullName}`);
  return found.repo;
}

export const ownerOf = (repo: RepoRow): string => repo.full_name.split('/')[0] ?? '';

export function userCalled(world: World, login: string): UserRow | undefined {
  const same = ({ login: other }: UserRow) => other.toLowerCase() === login.toLowerCase();
  return world.rows.users.all().find(same);
}
export const userOf = (world: World, id: number): UserRow | undefined => world.rows.users.get(id);

/** What a person may in a repository; `null`: nothing that a stranger may not. */
export function roleOf(world: World, repo: RepoRow, login: string): Role | null {
  const { roles, private: hidden } = settingsOf(world, repo);
  const name = login.toLowerCase();
  if (repo.owner_type === 'User' && ownerOf(repo).toLowerCase() === name) return 'admin';
  return roles[name] ?? (hidden ? null : 'read');
}

/** Whether an identity may know that a repository is there. */
export function sees(world: World, repo: RepoRow, identity: Identity | null): boolean {
  if (!settingsOf(world, repo).private) return true;
  if (!identity) return false;
  // An App asks with its JWT where it is installed, and for nothing else.
  if (identity.kind === 'jwt') return true;
  if (identity.repos && !identity.repos.includes(repo.full_name.toLowerCase())) return false;
  return identity.kind !== 'user' || roleOf(world, repo, identity.login) !== null;
}

/** Whether an App's token was given this repository; a person's token is limited by the person's role. */
export const holds = (repo: RepoRow, { repos }: Identity): boolean =>
  repos === null || repos.includes(repo.full_name.toLowerCase());

function fits(pattern: string, branch: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${source.join('')}$`).test(branch);
}

export const protectionsOf = (world: World, repo: RepoRow, branch: string): readonly Protection[] =>
  settingsOf(world, repo).protections.filter(({ pattern }) => fits(pattern, branch));

/** A regular expression of refs that may not be pushed to, for git's hook; `''` where there is none. */
export function refusedRefs(world: World, repo: RepoRow): string {
  const branches = [...world.depot.of(repo.id).all().keys()]
    .filter((ref) => ref.startsWith('refs/heads/'))
    .filter((ref) => protectionsOf(world, repo, ref.slice('refs/heads/'.length)).length > 0)
    .map((ref) => ref.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return ['refs/pull/.*', ...branches].map((one) => `^${one}$`).join('|');
}

export const mayWrite = (world: World, repo: RepoRow, login: string): boolean =>
  reaches(roleOf(world, repo, login), 'write');
