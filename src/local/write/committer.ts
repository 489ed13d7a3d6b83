// Name, address and clock of the committer, as git knows them, so that archives and commits agree.
import { UserError } from '../../model/errors.ts';
import type { Git, ProcessEnvironment } from '../git/git.ts';

/** The variables by which a person tells git who and when (git-commit-tree, "Commit Information"). */
const NAMES = ['NAME', 'EMAIL', 'DATE'].flatMap((what) => [`GIT_AUTHOR_${what}`, `GIT_COMMITTER_${what}`]);

/** Settings under which git writes: on the disk before it says so, and nothing begun beside it. */
export const WRITING: readonly string[] = [
  'core.fsync=all',
  'core.fsyncObjectFiles=true', // git older than 2.36
  'core.ignoreCase=false', // fast-import would fold names
  'gc.auto=0',
  'maintenance.auto=false',
  'i18n.commitEncoding=UTF-8',
].flatMap((setting) => ['-c', setting]);

/** Git as the person of this environment. */
export function asPerson(git: Git, env: ProcessEnvironment): Git {
  const given = NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  return git.with(Object.fromEntries(given));
}

/** Stands in where a person has told git nothing; archives are made all the same. */
const NOBODY = { GIT_COMMITTER_NAME: 'Rekindle', GIT_COMMITTER_EMAIL: 'rekindle@localhost' };

const IDENT = /^([^\0\n<>]*) <([^\0\n<>]*)> (\d{1,12}) ([+-]\d{4})$/;

/** `NAME <ADDRESS> SECONDS ZONE`; `null` where git does not know the person. One process. */
async function identOf(git: Git): Promise<string | null> {
  const { code, stdout } = await git.run(['var', 'GIT_COMMITTER_IDENT']);
  const ident = stdout.toString('utf8').trim();
  return code === 0 && IDENT.test(ident) ? ident : null;
}

/** Who and when, for an archive. @throws UserError where git fails */
export async function archivistOf(git: Git): Promise<string> {
  const ident = (await identOf(git)) ?? (await identOf(git.with(NOBODY)));
  if (ident !== null) return ident;
  throw git.failure('var GIT_COMMITTER_IDENT', '');
}

/** Seconds since 1970. */
export const secondsIn = (ident: string): number => Number(IDENT.exec(ident)?.[3] ?? 0);

/** @throws UserError where git does not know whom a commit is by */
export async function assertKnown(git: Git): Promise<void> {
  if ((await identOf(git)) !== null) return;
  throw new UserError(
    'Nothing was changed: git does not know whom the commit is by; expected user.name and user.email. Set ' +
      'them with "git config user.name NAME" and "git config user.email ADDRESS".',
  );
}

/** A person's name without an address: git's, else the login, else `somebody`. One process. */
export async function nameOf(git: Git | null, env: ProcessEnvironment): Promise<string> {
  const output = await git?.run(['config', '--get', 'user.name']);
  const told = output?.code === 0 ? output.stdout.toString('utf8').trim() : '';
  const names = [env['GIT_AUTHOR_NAME'], told, env['USER'], env['LOGNAME']];
  return names.find((name) => name !== undefined && name.trim() !== '')?.trim() ?? 'somebody';
}
