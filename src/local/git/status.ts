// What differs from the last commit, as `git status` says, no matter what a repository's config says.

import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Differing } from '../../model/choice.ts';
import { baseOf } from '../../model/path.ts';
import { DRAFT } from '../files/replace-file.ts';
import { byteOrder } from '../survey/names.ts';
import { filteredAmong } from './clean-filters.ts';
import type { Git } from './git.ts';

/** Config that would hide files or name them otherwise is overruled (git-status, "Porcelain Format v2"). */
const ARGS = [
  '-c',
  'core.quotePath=false',
  '-c',
  'status.relativePaths=false',
  'status',
  '--porcelain=v2',
  '-z',
  '--untracked-files=all',
  '--no-renames',
  '--no-ahead-behind',
  '--ignore-submodules=dirty',
];

/** Blanks before the path of a line, by the line's first letter. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, u: 10, '?': 1 };

/** One line of the porcelain. */
interface Line {
  readonly path: string;
  readonly untracked: boolean;
  /** What the last commit has there, where index and disk both say otherwise than it; else `null`. */
  readonly doubtful: Entry | null;
}

/** What the last commit has at a path. */
interface Entry {
  readonly mode: string;
  readonly blob: string;
}

/**
 * Every path whose file on disk differs from the last commit, untracked ones too and ignored ones not; what
 * is staged does not count by itself. Other repositories that git does not know are no paths of this one. One
 * process, two where a config names filters, and one where index and disk disagree.
 * @throws UserError where git fails
 */
export async function differingPaths(git: Git): Promise<Differing> {
  const { code, stdout, stderr } = await git.run(ARGS);
  if (code !== 0) throw git.failure('status', stderr);
  const told = stdout.toString('utf8').split('\0').flatMap(lineOf);
  const back = await unchangedAmong(told, git);
  const found = told.filter(({ path }) => !back.has(path));
  // What was taken out of git's index and is still there is told twice; to a commit it is new.
  const untracked = new Set(found.flatMap((one) => (one.untracked ? [one.path] : [])));
  const paths = [...new Set(found.map(({ path }) => path))].sort(byteOrder);
  return { paths, untracked, filtered: await filteredAmong(paths, git) };
}

/** Nothing for another repository, and for one of our drafts. */
function lineOf(line: string): readonly Line[] {
  const fields = FIELDS[line[0] ?? ''];
  if (fields === undefined) return [];
  const parts = line.split(' ');
  const path = parts.slice(fields).join(' ');
  if (path.endsWith('/') || DRAFT.test(baseOf(path))) return [];
  // `1 XY SUB MODE-IN-HEAD MODE-IN-INDEX MODE-ON-DISK BLOB-IN-HEAD BLOB-IN-INDEX PATH`
  const [, both = '', , mode = '', , onDisk = '', blob = ''] = parts;
  const disputed = line[0] === '1' && !both.includes('.') && mode === onDisk;
  const removed = line[0] === '1' && both[0] === 'D';
  const doubtful = disputed || removed ? { mode, blob } : null;
  return [{ path, untracked: line[0] === '?', doubtful }];
}

/** Paths whose file is as the last commit has it, whatever the index says. */
async function unchangedAmong(lines: readonly Line[], git: Git): Promise<ReadonlySet<string>> {
  const seen = lines.flatMap(({ path, doubtful }) => (doubtful ? [{ path, ...doubtful }] : []));
  const there = seen.filter(
    ({ path, mode }) => mode === modeOnDisk(join(git.dir, path)) && !path.includes('\n'),
  );
  if (there.length === 0) return new Set();
  const input = there.map(({ path }) => `${path}\n`).join('');
  const { code, stdout, stderr } = await git.run(['hash-object', '--stdin-paths'], input);
  if (code !== 0) throw git.failure('hash-object', stderr);
  const ids = stdout.toString('utf8').split('\n');
  return new Set(there.filter(({ blob }, at) => blob === ids[at]).map(({ path }) => path));
}

/** The mode that git would give a plain file; `null` for anything else. */
function modeOnDisk(place: string): string | null {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  return (stats.mode & 0o100) === 0 ? '100644' : '100755';
}
