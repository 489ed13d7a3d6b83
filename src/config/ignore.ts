// What the config leaves alone: paths, branches, workflows and authors, by patterns of their names.
import type { Config, Ignore } from './config.ts';

/** Things that can be ignored; several may be asked about at once. */
export type Ignorable = Readonly<Partial<Record<'path' | 'branch' | 'workflow' | 'author', string>>>;

/**
 * Whether one of these is to be left alone. A path counts from the root, and a folder's pattern means all
 * that is below it; a workflow is its id, an author a login in any case of letters.
 */
export function ignored({ ignore }: Config, { path, branch, workflow, author }: Ignorable): boolean {
  return (
    (path !== undefined && ignore.paths.some((pattern) => matchesGlob(pattern, path, 'below'))) ||
    (branch !== undefined && means(ignore, 'branches', branch)) ||
    (workflow !== undefined && means(ignore, 'workflows', workflow)) ||
    (author !== undefined && means(lowered(ignore), 'authors', author.toLowerCase()))
  );
}

const means = (ignore: Ignore, what: keyof Ignore, name: string) =>
  ignore[what].some((pattern) => matchesGlob(pattern, name));

const lowered = (ignore: Ignore): Ignore => ({
  ...ignore,
  authors: ignore.authors.map((pattern) => pattern.toLowerCase()),
});

// Patterns of names: `*` within a folder, `**` across folders, `?` for one character, and nothing else.

/** One part of a pattern: a character, or what stands for several. */
type Part =
  | { readonly kind: 'char'; readonly char: string }
  /** `?`: any one character but a slash. */
  | { readonly kind: 'one' }
  /** `*`: any characters but slashes. */
  | { readonly kind: 'some' }
  /** `**`: any characters. */
  | { readonly kind: 'all' }
  /** `**` and the slash after it, where a folder may begin: any number of whole folders, none included. */
  | { readonly kind: 'folders' };

/**
 * Whether a pattern means a name. `whole`: the name itself; `below`: a path, and then also everything in a
 * folder that the pattern means. Letters count as they are. The time is at most the pattern's length times
 * the name's, whatever both are (X06).
 */
export function matchesGlob(pattern: string, name: string, reach: 'whole' | 'below' = 'whole'): boolean {
  const parts = partsOf(pattern);
  // Which parts may come next: all ways through the pattern are walked at once, so none is walked twice.
  let next = new Set<number>();
  enter(parts, next, 0);
  for (const char of name) {
    if (reach === 'below' && char === '/' && next.has(parts.length)) return true;
    const after = new Set<number>();
    for (const state of next) step(parts, state, char, after);
    if (after.size === 0) return false;
    next = after;
  }
  return next.has(parts.length);
}

function partsOf(pattern: string): readonly Part[] {
  const chars = Array.from(pattern);
  const parts: Part[] = [];
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? '';
    if (char === '?') parts.push({ kind: 'one' });
    else if (char !== '*') parts.push({ kind: 'char', char });
    else {
      const start = at;
      while (chars[at + 1] === '*') at++;
      const folders = at > start && (start === 0 || chars[start - 1] === '/') && chars[at + 1] === '/';
      if (folders) at++;
      parts.push({ kind: folders ? 'folders' : at > start ? 'all' : 'some' });
    }
  }
  return parts;
}

/** Comes to a part, once; what may stand for nothing is passed as well. */
function enter(parts: readonly Part[], into: Set<number>, at: number): void {
  if (into.has(at)) return;
  into.add(at);
  const kind = parts[at]?.kind;
  if (kind === 'some' || kind === 'all' || kind === 'folders') enter(parts, into, at + 1);
}

/** Takes one character at a part. Within a folder's name the part's number is turned over (`~at`). */
function step(parts: readonly Part[], state: number, char: string, into: Set<number>): void {
  const at = state < 0 ? ~state : state;
  const part = parts[at];
  if (part === undefined) return;
  if (part.kind === 'char' && part.char === char) enter(parts, into, at + 1);
  if (part.kind === 'one' && char !== '/') enter(parts, into, at + 1);
  if ((part.kind === 'some' && char !== '/') || part.kind === 'all') enter(parts, into, at);
  if (part.kind === 'folders') {
    into.add(~at);
    if (char === '/') enter(parts, into, at + 1);
  }
}
