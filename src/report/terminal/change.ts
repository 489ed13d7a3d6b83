// A change as people read it before they agree: the difference of what is written, one line for all else.

import type { BeforeAfter, Change, FileChange } from '../../model/change.ts';
import type { Reading } from '../../model/file-content.ts';
import { isWithin } from '../../model/path.ts';
import type { Entry, Snapshot } from '../../model/snapshot.ts';
import { order } from '../../model/sort-order.ts';
import { unifiedDiff } from '../../text/diff.ts';
import { forTerminal, linesForTerminal } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import { redact } from '../../text/redact.ts';

/** A file or folder that a removal takes away, as it is on disk. */
export interface RemovedPath {
  /** From the root of the repository. */
  readonly path: string;
  readonly kind: 'file' | 'link' | 'directory';
  /** Bytes; `null` where it has none. */
  readonly size: number | null;
  /** Permission bits; absent: not known. */
  readonly mode?: number;
  /** What git knows of it; absent: not known. */
  readonly standing?: 'tracked' | 'untracked' | 'ignored';
}

/** What the removals of a change take away, as a commit has it. */
export function listedIn(snapshot: Snapshot, { files }: Change): readonly RemovedPath[] {
  const below = ({ path, mode }: Entry): readonly RemovedPath[] => {
    if (mode === '040000')
      return [{ path, kind: 'directory', size: null }, ...snapshot.list(path).flatMap(below)];
    return [{ path, kind: mode === '120000' ? 'link' : 'file', size: null }];
  };
  return files.flatMap((file) => {
    const entry = file.kind === 'remove' ? snapshot.entry(file.path) : null;
    return entry ? below(entry) : [];
  });
}

/** What is written comes first, what is removed last: that is what stands above the question. */
const ORDER: readonly FileChange['kind'][] = ['write', 'copy', 'revert', 'remove'];

/** Everything that changes, by kind and then by path. `listed`: what removed folders contain. */
export function changeDiff({ files }: Change, listed: readonly RemovedPath[] = []): string {
  const sorted = files.toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || order(pathOf(a), pathOf(b)),
  );
  const kept = sorted.flatMap((file) => (file.kind === 'remove' ? [] : [partOf(file)]));
  return [...kept, ...removals(files, listed).map((line) => `remove  ${line}\n`)].join('');
}

function partOf(file: Exclude<FileChange, { kind: 'remove' }>): string {
  if (file.kind === 'write') return writtenDiff(file);
  if (file.kind === 'copy') return `copy    ${shown(file.from)} → ${shown(file.to)}\n`;
  return `return  ${shown(file.path)} to commit ${file.commit.slice(0, 12)}\n`;
}

/** What a commit of these paths changes: a line for each, then the difference of every text. */
export function commitDiff(files: readonly BeforeAfter[]): string {
  const lines = files.map((file) => `commit  ${shown(file.path)}${remarkOn(file)}\n`);
  const texts = files.flatMap(({ path, before, after }) =>
    after.ok && (before.ok || before.why === 'absent')
      ? [writtenDiff({ kind: 'write', path, before: before.ok ? before.text : null, after: after.text })]
      : [],
  );
  return [...lines, ...texts].join('');
}

/** What the difference of the texts does not show; `''` where it shows all. */
function remarkOn({ before, after }: BeforeAfter): string {
  if (isAbsent(after)) return ' (removed)';
  const mute = [after, before].find((one) => !one.ok && !isAbsent(one));
  if (mute && !mute.ok) return ` (${WHAT[mute.why] ?? 'no text'})`;
  return before.ok && after.ok && before.text === after.text ? ' (the text stays, its mode changes)' : '';
}

const isAbsent = (reading: Reading): boolean => !reading.ok && reading.why === 'absent';

/** What stands at a path that has no text to compare. */
const WHAT: Partial<Readonly<Record<(Reading & { ok: false })['why'], string>>> = {
  special: 'no file',
  link: 'link',
  submodule: 'submodule',
  binary: 'binary',
  'not-utf8': 'no UTF-8',
  'too-large': 'too large to be shown',
  'lfs-pointer': 'Git LFS',
  'annex-pointer': 'git-annex',
  forbidden: 'may not be read',
};

/** Secrets are taken out line by line: what a file leaves open must not hide the lines after it. */
function writtenDiff({ path, before, after }: FileChange & { kind: 'write' }): string {
  if (before === null && after === '') return `create  ${shown(path)} (empty)\n`;
  const diff = unifiedDiff(path, before ?? '', after);
  const named = before === null ? diff.replace(/^--- .*$/m, '--- /dev/null') : diff;
  // Where every line has the same end before and after, none of them differs by it.
  const ended = before !== null && isCrlf(before) && isCrlf(after) ? named.replace(/\r$/gm, '') : named;
  return linesForTerminal(ended.split('\n').map(redact).join('\n'));
}

/** Does every line end with CR and LF? */
function isCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n|\r(?!\n)/.test(text);
}

/** Everything that goes, once and in the order of paths: of a folder all that is in it. */
function removals(files: readonly FileChange[], listed: readonly RemovedPath[]): readonly string[] {
  const roots = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  const lines = new Map<string, string>();
  for (const root of roots) {
    const within = listed.filter(({ path }) => isWithin(path, root));
    const ends = within.filter((one) => one.kind !== 'directory' || isEmpty(one, within));
    for (const one of ends) lines.set(one.path, `${shown(one.path)}${noteOf(one)}`);
    if (ends.length === 0) lines.set(root, shown(root));
  }
  return [...lines].sort(([a], [b]) => order(a, b)).map(([, line]) => line);
}

function isEmpty({ path }: RemovedPath, within: readonly RemovedPath[]): boolean {
  return !within.some((other) => other.path.startsWith(`${path}/`));
}

/** ` (120 bytes, mode 644, untracked)`; `''` where nothing is known. */
function noteOf({ kind, size, mode, standing }: RemovedPath): string {
  const facts = [
    ...(kind === 'link' ? ['link'] : kind === 'directory' ? ['empty folder'] : []),
    ...(kind === 'file' && size !== null ? [counted(size, 'byte')] : []),
    ...(kind === 'file' && mode !== undefined ? [`mode ${mode.toString(8).padStart(3, '0')}`] : []),
    ...(standing === undefined ? [] : [standing]),
  ];
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** What happens to files, in words, in the order in which a summary says it. */
const WORDS = ['created', 'modified', 'copied', 'returned to a commit', 'removed'] as const;

/** `3 files: 1 modified, 2 removed`; a folder whose content no one listed counts as one. */
export function changeSummary({ files }: Change, listed: readonly RemovedPath[] = []): string {
  const words = [...files.map(wordOf), ...removals(files, listed).map(() => 'removed' as const)];
  const counts = WORDS.map((word) => [words.filter((one) => one === word).length, word] as const);
  const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  const all = counts.reduce((sum, [count]) => sum + count, 0);
  return all === 0 ? 'no file' : `${counted(all, 'file')}: ${parts.join(', ')}`;
}

/** `null`: nothing happens to it, or its removal is counted by what it takes away. */
function wordOf(file: FileChange): (typeof WORDS)[number] | null {
  if (file.kind === 'copy') return 'copied';
  if (file.kind === 'revert') return 'returned to a commit';
  if (file.kind === 'remove') return null;
  if (file.before === null) return 'created';
  return file.before === file.after ? null : 'modified';
}

function pathOf(file: FileChange): string {
  return file.kind === 'copy' ? file.to : file.path;
}

/** One line: nothing in it acts, and secrets are taken out. */
function shown(text: string): string {
  return forTerminal(redact(text));
}
