// One `git log` for all histories that are asked for, with nothing in it that a repository's
// config could change.
import type { Git } from './git.ts';
import { type CommitGraph, FIELDS, type LogListing, LogReader } from './log-parser.ts';
import { pathspecsFor } from './pathspecs.ts';

/** Every commit once with its real parents. */
const PLAIN = [
  '--full-history',
  '--sparse',
  '--raw',
  '-z',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-decorate',
  '--no-notes',
  '--no-show-signature', // would start gpg.program
  '--ignore-submodules=none',
  '--encoding=UTF-8',
  '-O/dev/null',
  '--stdin',
  `--format=${FIELDS.map((field) => `${field}%x00`).join('')}`,
];
/** Of a merge what differs from every parent. */
const ARGS = ['log', ...PLAIN, '-c'];

/**
 * Reads the history of all tips.
 * `paths`: what to report, with all below; `''` is the root. Git may be asked for more; it is left out.
 * `bots`: names, addresses or logins, in lower case.
 * @throws UserError where git fails.
 */
export async function readLog(
  git: Git,
  tips: readonly string[],
  paths: readonly string[],
  bots: ReadonlySet<string>,
): Promise<CommitGraph> {
  const reader = new LogReader(bots, new Set(paths));
  const asked = pathspecsFor(paths);
  // A path with a line break cannot travel on stdin.
  const listed = asked.filter((path) => !path.includes('\n'));
  const odd = asked.filter((path) => path.includes('\n'));
  const input = `${[...tips, ...(listed.length > 0 ? ['--', ...listed] : [])].join('\n')}\n`;
  const args = odd.length > 0 ? [...ARGS, '--', ...odd] : ARGS;
  const output = await git.stream(args, input, (chunk) => reader.read(chunk));
  if (output.code !== 0) throw git.failure('log', output.stderr);
  return reader;
}

/** Which commits are listed. */
export interface LogRange {
  /** Full ids of the commits to begin from. */
  readonly from: readonly string[];
  /** Options of `git log` that set bounds. */
  readonly bounds: readonly string[];
  /** Revisions and options such as `--branches` whose commits are left out; then ids may be missing. */
  readonly without: readonly string[] | null;
}

/**
 * Lists commits with what each changed against its first parent.
 * @throws UserError where git fails.
 */
export async function listCommits(git: Git, { from, bounds, without }: LogRange): Promise<LogListing> {
  const reader = new LogReader(new Set(), new Set(['']));
  // What may be missing must be said before ids are read, what is left out after.
  const [before, after] = without ? [['--ignore-missing'], ['--not', ...without]] : [[], []];
  const args = ['log', ...before, ...bounds, ...PLAIN, '--diff-merges=first-parent', ...after];
  const output = await git.stream(args, `${from.join('\n')}\n`, (chunk) => reader.read(chunk));
  if (output.code !== 0) throw git.failure('log', output.stderr);
  return reader;
}
