// Files that git would run through a program of its config (a clean filter): those are left to a
// person to commit.
import type { Git } from './git.ts';

/**
 * Path → the filter's driver, where an attribute names one (gitattributes(5)) that a config gives a program.
 * Nothing is run. One process where no config names a filter, else two.
 * @throws UserError where git fails
 */
export async function filteredAmong(
  paths: readonly string[],
  git: Git,
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const drivers = new Set(await git.filters());
  if (drivers.size === 0) return new Map();
  const input = paths.map((path) => `${path}\0`).join('');
  const { code, stdout, stderr } = await git.run(['check-attr', '-z', '--stdin', 'filter'], input);
  if (code !== 0) throw git.failure('check-attr', stderr);
  // `PATH NUL ATTRIBUTE NUL VALUE NUL` each
  const fields = stdout.toString('utf8').split('\0');
  const found = paths.map((_, at): [string, string] => [fields[3 * at] ?? '', fields[3 * at + 2] ?? '']);
  return new Map(found.filter(([, driver]) => drivers.has(driver)));
}
