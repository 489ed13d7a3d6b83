// Whether a written path may be looked at, whether it looks like a file at all, and which paths braces mean.
import { baseOf } from '../model/path.ts';

/** A name that is empty or a single dot; most paths have none. */
const UNTIDY = /(?:^|\/)\.?(?:\/|$)/;

/** Without `./`, doubled and outer slashes. Never climbs: `..` stays as it is and finds nothing. */
export function tidy(path: string): string {
  if (!UNTIDY.test(path)) return path;
  return path
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/');
}

const DRIVE = /^[A-Za-z]:(?:[\\/]|$)/;
const SCHEME =
  /^(?:[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/|(?:file|https?|ftp|ssh|data|javascript|mailto|git):(?=\S))/i;

/** Why a path must not be looked at, in a few words; `null` where it may (faults H09). */
export function unsafePath(path: string): string | null {
  if (path.includes('\0')) return 'it has a NUL character';
  if (hasControl(path)) return 'it has a control character';
  if (DRIVE.test(path)) return 'it names a drive';
  if (path.startsWith('\\\\')) return 'it names another machine';
  if (SCHEME.test(path)) return 'it is an address with a scheme';
  if (path.startsWith('/')) return 'it is absolute';
  if (/^~[^\s/\\]*(?:[/\\]|$)/.test(path)) return 'it starts at a home folder';
  if (path.split(/[\\/]/).includes('..')) return 'it climbs out by ".."';
  if (path.includes('\\')) return 'it has a backslash';
  return null;
}

function hasControl(path: string): boolean {
  for (let i = 0; i < path.length; i++) {
    const code = path.charCodeAt(i);
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  }
  return false;
}

const EXTENSION = /[^\s/.]\.(?=[A-Za-z0-9]{0,9}[A-Za-z])[A-Za-z0-9]{1,10}$/;
const DOT_FILE = /^\.[A-Za-z][\w.-]*$/;
/** Files that are known by a name without extension. */
const BARE_FILES = new Set(
  'AUTHORS CHANGELOG CODEOWNERS CONTRIBUTING COPYING Dockerfile Gemfile LICENSE Makefile NOTICE README'.split(
    ' ',
  ),
);

/** Does a word without blanks look like a file: an extension, or a name that is known to have none? */
export function looksLikeFile(word: string): boolean {
  const name = baseOf(word);
  return BARE_FILES.has(name) || EXTENSION.test(name) || DOT_FILE.test(name);
}

/** At most this many paths come from one pattern in braces. */
export const MOST_EXPANDED = 64;

/** `docs/{adr,tasks}.md` as its paths; `null` for more than `MOST_EXPANDED`, and for braces within braces. */
export function expandBraces(pattern: string): readonly string[] | null {
  let paths: readonly string[] = [''];
  let at = 0;
  while (at < pattern.length) {
    const open = pattern.indexOf('{', at);
    const close = open < 0 ? -1 : pattern.indexOf('}', open);
    if (close < 0) break;
    const inner = pattern.slice(open + 1, close);
    if (inner.includes('{')) return null;
    const options = inner.split(',', MOST_EXPANDED + 1).map((option) => option.trim());
    if (paths.length * options.length > MOST_EXPANDED) return null;
    const before = pattern.slice(at, open);
    const choices = options.length > 1 ? options : [`{${inner}}`]; // braces without a comma mean themselves
    paths = paths.flatMap((path) => choices.map((choice) => path + before + choice));
    at = close + 1;
  }
  const rest = pattern.slice(at);
  return paths.map((path) => path + rest);
}
