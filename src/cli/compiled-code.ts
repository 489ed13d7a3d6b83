// Keeps compiled code in the person's own cache folder, so that the next start need not compile it again.
import nodeModule from 'node:module';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The folder of caches by the XDG base directory specification or on Windows; `null` where none can be named.
 * One that others can write to, such as that for temporary files, is never taken: code is run from it.
 */
export function cacheFolder({ XDG_CACHE_HOME, LOCALAPPDATA, HOME }: Environment): string | null {
  const [base] = [XDG_CACHE_HOME, LOCALAPPDATA, HOME && path.join(HOME, '.cache')].filter(
    (folder) => folder !== undefined && path.isAbsolute(folder),
  );
  return base === undefined ? null : path.join(base, 'rekindle', 'compiled');
}

/**
 * From Node 22.8 on. What cannot be read or written is compiled as ever; a runner of CI starts with an empty
 * disk, so nothing is kept there. NODE_COMPILE_CACHE names another folder, NODE_DISABLE_COMPILE_CACHE=1 keeps
 * nothing.
 */
export function keepCompiled(env: Environment): void {
  const folder = env['CI'] ? null : cacheFolder(env);
  if (folder === null || env['NODE_COMPILE_CACHE'] || env['NODE_DISABLE_COMPILE_CACHE']) return;
  if ('enableCompileCache' in nodeModule) nodeModule.enableCompileCache(folder);
}
