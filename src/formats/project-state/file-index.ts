// Every file of a snapshot by name and kind, and where those are that a last action names.
import type { FileCounts, TaskFile } from '../../model/bot/verdict.ts';
import type { NoText } from '../../model/file-content.ts';
import { baseOf } from '../../model/path.ts';
import { isFileMode, type Snapshot } from '../../model/snapshot.ts';
import { isLeftToDo } from '../../text/code-comments.ts';
import { linesOf } from '../../text/lines.ts';
import { groupedBy, onceEach } from '../../text/lookup.ts';
import { isBare } from '../../text/markdown/placeholders.ts';
import type { Named } from './action-files.ts';

interface FileWalk {
  /** Links, submodules and folders are no files. */
  readonly files: readonly string[];
  /** By the last part of the path, in one Unicode spelling. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Whether nothing was left out; else a file that is not here may be there all the same. */
  readonly whole: boolean;
}

/** Files that are looked at; a repository with more is counted so far. */
const MOST = 50_000;
/** Folders of tools, not of the project: their files say nothing of how far a task came. */
const PASSED: ReadonlySet<string> = new Set([
  '.git',
  '.project-state',
  'node_modules',
  '__pycache__',
  '.venv',
]);

export const walk = onceEach((snapshot: Snapshot): FileWalk => {
  const files: string[] = [];
  const folders = [''];
  while (folders.length > 0 && files.length < MOST)
    for (const { path, mode } of snapshot.list(folders.pop() ?? '')) {
      if (isFileMode(mode)) files.push(path);
      else if (mode === '040000' && !PASSED.has(baseOf(path))) folders.push(path);
    }
  const byName = groupedBy(files, (path) => baseOf(path).normalize('NFC'));
  return { files, byName, whole: folders.length === 0 && files.length < MOST };
});

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
export const countsOf = onceEach((snapshot: Snapshot): FileCounts => {
  const { files } = walk(snapshot);
  const counts = { total: files.length, source: 0, test: 0, config: 0 };
  for (const path of files) {
    const kind = kindOf(path);
    if (kind !== null) counts[kind] += 1;
  }
  return counts;
});

/** `doubtful`: something is there that is no file, several files end in it, or it may not be looked for. */
type FileLookup =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'absent' | 'doubtful' };

/** What lies beyond a link or in another repository is not looked for. */
const ELSEWHERE: ReadonlySet<NoText> = new Set(['link', 'submodule']);

const ABSENT: FileLookup = { kind: 'absent' };
const DOUBTFUL: FileLookup = { kind: 'doubtful' };

/**
 * By the path itself, else by the one file whose path ends in it. An absolute path loses its beginning first.
 */
export function locate({ path, absolute }: Named, snapshot: Snapshot): FileLookup {
  if (path === null) return DOUBTFUL;
  const parts = path.split('/');
  const tails = absolute ? parts.map((_, i) => parts.slice(i).join('/')) : [path];
  for (const tail of tails) {
    const place = at(tail, snapshot);
    if (place.kind !== 'absent') return place;
  }
  return absolute ? DOUBTFUL : ABSENT;
}

function at(path: string, snapshot: Snapshot): FileLookup {
  const entry = snapshot.entry(path);
  if (entry) return isFileMode(entry.mode) ? { kind: 'found', path } : DOUBTFUL;
  const reading = snapshot.text(path);
  if (!reading.ok && ELSEWHERE.has(reading.why)) return DOUBTFUL;
  const { byName, whole } = walk(snapshot);
  const fold = path.normalize('NFC');
  const ends = (byName.get(baseOf(fold)) ?? []).filter((one) =>
    `/${one.normalize('NFC')}`.endsWith(`/${fold}`),
  );
  const [only, second] = ends;
  if (only === undefined) return whole ? ABSENT : DOUBTFUL;
  return second === undefined ? { kind: 'found', path: only } : DOUBTFUL;
}

/** A file whose path is known. */
export const fileAt = (path: string, snapshot: Snapshot): TaskFile => ({
  written: path,
  path,
  lines: linesAt(path, snapshot),
});

/**
 * The same of a file that a task is called by: there a comment alone is work begun (`auth.py` with nothing
 * but `# to be written`), since no last action says that more was written.
 */
export const begunFileAt = (path: string, snapshot: Snapshot): TaskFile => ({
  written: path,
  path,
  lines: linesAt(path, snapshot, (text) => isBare(path, text) && !isLeftToDo(path, text)),
});

export function taskFile(named: Named, snapshot: Snapshot): TaskFile {
  const place = locate(named, snapshot);
  const { written } = named;
  if (place.kind === 'found') return { written, path: place.path, lines: linesAt(place.path, snapshot) };
  return { written, path: null, lines: null, ...(place.kind === 'doubtful' ? { doubtful: true } : {}) };
}

/** Lines of text, 0 of headings or of what is left to do alone; `null` for what is there and no text. */
function linesAt(
  path: string,
  snapshot: Snapshot,
  saysNothing = (text: string) => isBare(path, text),
): number | null {
  const reading = snapshot.text(path);
  if (!reading.ok) return null;
  return saysNothing(reading.text) ? 0 : linesOf(reading.text).length;
}
