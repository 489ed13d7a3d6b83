// Commits, files and branches as REST shows them.

import { type Change, changes, patchOf } from './git/differences.ts';
import { type Commit, isoOf, type Person } from './git/formats.ts';
import type { Fields } from './json.ts';
import { authorOf, emailOf, nodeId } from './people.ts';
import { protectionsOf } from './repositories.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** Not a signature that anybody could verify: it marks what GitHub would have signed. */
export const SIGNATURE = '-----BEGIN PGP SIGNATURE-----\n\nc3RhbmQtaW4=\n-----END PGP SIGNATURE-----\n';

const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** An account as the author of a commit that it makes now. */
export const personal = (world: World, login: string): Person => ({
  name: login,
  email: emailOf(world, login),
  date: isoOf(world.rows.clock.next()),
});

export function verification({ signature }: Commit): Fields {
  if (signature === null)
    return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };
  return { verified: true, reason: 'valid', signature, payload: '', verified_at: null };
}

/** A commit as lists of commits have it; `null` where there is none. */
export async function commitShape(world: World, repo: RepoRow, sha: string): Promise<Fields | null> {
  const commit = await world.depot.objects.commit(sha);
  if (!commit) return null;
  const url = `${world.api}/repos/${repo.full_name}`;
  const page = `${world.url}/${repo.full_name}/commit`;
  return {
    sha,
    node_id: nodeId('Commit', repo.id, sha),
    url: `${url}/commits/${sha}`,
    html_url: `${page}/${sha}`,
    comments_url: `${url}/commits/${sha}/comments`,
    commit: {
      url: `${url}/git/commits/${sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message.trimEnd(),
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: verification(commit),
    },
    author: authorOf(world, commit.author.email),
    committer: authorOf(world, commit.committer.email),
    parents: commit.parents.map((one) => ({
      sha: one,
      url: `${url}/commits/${one}`,
      html_url: `${page}/${one}`,
    })),
  };
}

const STATUS: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

/** The files that differ, as compare, commits and pull requests list them; `to` is a commit. */
export async function filesShape(
  world: World,
  repo: RepoRow,
  from: string | null,
  to: string,
): Promise<readonly Fields[]> {
  const { dir } = world.depot.of(repo.id);
  const base = from ?? EMPTY_TREE;
  if (from === null) world.depot.objects.writeTree([]);
  const url = `${world.api}/repos/${repo.full_name}`;
  const shape = async ({ letter, path, before, oid, additions, deletions }: Change) => {
    const patch = await patchOf(dir, base, to, path);
    return {
      sha: oid,
      filename: path,
      status: STATUS[letter] ?? 'changed',
      additions,
      deletions,
      changes: additions + deletions,
      blob_url: `${world.url}/${repo.full_name}/blob/${to}/${encodeURI(path)}`,
      raw_url: `${world.url}/${repo.full_name}/raw/${to}/${encodeURI(path)}`,
      contents_url: `${url}/contents/${encodeURI(path)}?ref=${to}`,
      ...(patch === undefined ? {} : { patch }),
      ...(before === null ? {} : { previous_filename: before }),
    };
  };
  return Promise.all((await changes(dir, base, to)).map(shape));
}

/** Whether the rules of a branch hold anything, as every branch says. */
export function guard(world: World, repo: RepoRow, branch: string): Fields {
  const checks = protectionsOf(world, repo, branch).flatMap((rule) => rule.checks);
  const isGuarded = protectionsOf(world, repo, branch).length > 0;
  return {
    protected: isGuarded,
    protection: {
      enabled: isGuarded,
      required_status_checks: {
        enforcement_level: isGuarded ? 'non_admins' : 'off',
        contexts: checks,
        checks: checks.map((context) => ({ context, app_id: null })),
      },
    },
    protection_url: `${world.api}/repos/${repo.full_name}/branches/${encodeURIComponent(branch)}/protection`,
  };
}
