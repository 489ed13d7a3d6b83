// Who may fetch and push, with the answers that git shows to people.
import type { Answer } from './answer.ts';
import type { Identity } from './identity.ts';
import { grants } from './permissions.ts';
import { holds, mayWrite, sees, settingsOf } from './repositories.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

const told = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain', ...headers },
  body: Buffer.from(`${message}\n`),
});
const asksWho = () => told(401, 'Invalid username or token.', { 'www-authenticate': 'Basic realm="GitHub"' });

/** The token of a request: git sends it as the password of any user. `undefined`: none was sent. */
export function gitToken(authorization: string | undefined): string | undefined {
  const basic = /^basic (.+)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) return authorization === undefined ? undefined : '';
  return Buffer.from(basic, 'base64').toString('utf8').split(':').slice(1).join(':');
}

function mayPush(world: World, repo: RepoRow, identity: Identity): boolean {
  if (!holds(repo, identity)) return false;
  if (identity.permissions && !grants(identity.permissions['contents'], 'write')) return false;
  return identity.kind !== 'user' || mayWrite(world, repo, identity.login);
}

/** What is answered instead; `null`: go on. */
export function allowedGit(
  world: World,
  repo: RepoRow | null,
  identity: Identity | null,
  writes: boolean,
): Answer | null {
  if (!repo || !sees(world, repo, identity)) return identity ? told(404, 'Repository not found.') : asksWho();
  const { private: hidden, archived } = settingsOf(world, repo);
  const reads =
    !hidden || identity?.permissions === null || grants(identity?.permissions?.['contents'], 'read');
  const denied = `Permission to ${repo.full_name}.git denied to ${identity?.login}.`;
  if (!writes) return reads ? null : told(403, denied);
  if (!identity) return asksWho();
  if (archived) return told(403, 'This repository was archived so it is read-only.');
  return mayPush(world, repo, identity) ? null : told(403, denied);
}
