// Asks another repository for its branches and tags by `git ls-remote`; nothing of it is fetched.
import { parse } from 'node:path';
import { Git, type ProcessEnvironment } from './git.ts';

/**
 * Where each branch and tag stands, by its full name (`refs/tags/v1`); a tag with an object of its own is the
 * commit that it names. `null` where the repository is not there or cannot be reached without a password.
 */
export async function remoteRefs(
  url: string,
  env: ProcessEnvironment,
): Promise<ReadonlyMap<string, string> | null> {
  // From the root of the disk: no repository's config has a say in where the question goes.
  const git = new Git(parse(process.execPath).root, env).with({
    GIT_ALLOW_PROTOCOL: new URL(url).protocol.slice(0, -1),
    GIT_DIR: undefined,
  });
  const { code, stdout } = await git.run(['ls-remote', '--heads', '--tags', '--', url]);
  return code === 0 ? refsIn(stdout.toString('utf8')) : null;
}

/** Lines of an id, a tab and a name. A peeled tag (`^{}`) comes after the tag and takes its place. */
function refsIn(said: string): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const line of said.split('\n')) {
    const [, id, name] = /^([0-9a-f]{40,64})\t(refs\/\S+?)(?:\^\{\})?$/.exec(line) ?? [];
    if (id !== undefined && name !== undefined) refs.set(name, id);
  }
  return refs;
}
