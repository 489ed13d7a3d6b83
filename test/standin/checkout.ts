// What actions/checkout leaves in the workspace: a shallow clone of one commit, with the token in its
// settings.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git/run.ts';
import type { GitHub } from './github.ts';
import type { Event } from './happenings.ts';

const folders: string[] = [];

/** A folder that {@link tidy} removes. */
export function folder(): string {
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'rekindle-run-')));
  folders.push(made);
  return made;
}

export function tidy(): void {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
}

/** The header that makes a token known to git, as actions/checkout writes it. */
export const authorization = (token: string): string =>
  `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

export interface Checkout {
  /** A branch or a commit; the event's commit where it is not given. */
  readonly ref?: string;
  /** 0: the whole history with all branches. */
  readonly depth?: number;
}

/** Clones what an event is about into a new folder, and gives the folder. */
export async function checkout(
  github: Pick<GitHub, 'url'>,
  { repository, sha, ref }: Pick<Event, 'repository' | 'sha' | 'ref'>,
  token: string,
  { ref: wanted, depth = 1 }: Checkout = {},
): Promise<string> {
  const dir = folder();
  const commit = wanted ?? sha;
  await git(dir, ['init', '--quiet', '--initial-branch', 'main']);
  await git(dir, ['remote', 'add', 'origin', `${github.url}/${repository}`]);
  await git(dir, ['config', 'gc.auto', '0']);
  await git(dir, ['config', '--local', `http.${github.url}/.extraheader`, authorization(token)]);
  const what =
    depth === 0
      ? ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*', `+${commit}`]
      : [`--depth=${depth}`, `+${commit}:${ref.replace(/^refs\/(?:heads\/)?/, 'refs/remotes/origin/')}`];
  const options = what.filter((one) => one.startsWith('--'));
  const specs = what.filter((one) => !one.startsWith('--'));
  await git(dir, ['fetch', '--quiet', '--no-tags', ...options, 'origin', ...specs]);
  await git(dir, ['checkout', '--quiet', '--detach', 'FETCH_HEAD']);
  return dir;
}
