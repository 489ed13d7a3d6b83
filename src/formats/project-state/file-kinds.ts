// Of which kind a file is, and how many of each kind a repository holds (decision document §4, File State
// Scanning).

import type { FileCounts } from '../../model/bot/verdict.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { walk } from './file-index.ts';

/** The decision document's four languages and further ones. */
const SOURCE =
  /\.(?:py|[cm]?[jt]sx?|java|go|rs|rb|php|cs|kts?|swift|c|h|cc|cpp|hpp|scala|dart|ex|exs|vue|svelte)$/i;
const CONFIG: ReadonlySet<string> = new Set([
  'package.json',
  'requirements.txt',
  'pom.xml',
  'pyproject.toml',
  'tsconfig.json',
  'go.mod',
  'Cargo.toml',
  'Gemfile',
  'composer.json',
  'build.gradle',
  'Dockerfile',
  'docker-compose.yml',
]);

/** In order: a test file first, then source, then configuration; `null` for none of them. */
export function kindOf(path: string): Exclude<keyof FileCounts, 'total'> | null {
  const name = baseOf(path);
  if (/test|spec/i.test(name)) return 'test';
  if (SOURCE.test(name)) return 'source';
  return CONFIG.has(name) ? 'config' : null;
}

/** Every workflow of a branch asks for the same files. */
const COUNTED = new WeakMap<readonly string[], FileCounts>();

export function countsOf(snapshot: Snapshot): FileCounts {
  const { files } = walk(snapshot);
  const known = COUNTED.get(files);
  if (known) return known;
  const counts = { total: files.length, source: 0, test: 0, config: 0 };
  for (const path of files) {
    const kind = kindOf(path);
    if (kind !== null) counts[kind] += 1;
  }
  COUNTED.set(files, counts);
  return counts;
}
