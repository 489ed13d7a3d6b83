// The files that a last action names: which of its words they are, and which may be looked at.
import { looksLikeFile, tidy, unsafePath } from '../../text/safe-path.ts';

/** A file as a last action writes it. */
export interface Named {
  readonly written: string;
  /** The path that it may mean; an absolute one without what is before the repository (see `locate`). */
  readonly path: string | null;
  /** Absolute: how much of it lies before the repository is not known. */
  readonly absolute: boolean;
  /** Why it must not be looked at as it is written (faults H09); `null` where it may. */
  readonly unsafe: string | null;
}

/** Characters of a last action that are looked at, and names that it may have. */
const LOOK = 4000;
const MOST = 20;

const BETWEEN = /[\s,;"'`()<>|]+/;
/** After a name: the end of a sentence, a line's number, a code mark. */
const BEHIND = /(?:[.:!?*…]|:\d{1,7}(?::\d{1,7})?)+$/;
const ADDRESS = /^(?:https?|git|ssh|ftp):|^mailto:|^[\w.-]+@|^[\w-]+\.(?:com|org|net|io|dev)$/i;
const VERSION = /^v?\d[\d.]*\.\d\w*$/i;
/** Words with a dot that are no files, in lower case. */
const WORDS: ReadonlySet<string> = new Set(
  'e.g i.e a.m p.m node.js next.js nuxt.js vue.js react.js express.js three.js d3.js asp.net vb.net'.split(
    ' ',
  ),
);

/** Each once, in order. Prose around them is passed over. */
export function namedIn(lastAction: string | null): readonly Named[] {
  const words = (lastAction ?? '')
    .slice(0, LOOK)
    .split(BETWEEN)
    .map((word) => word.replace(BEHIND, ''))
    .filter((word) => looksLikeFile(word.replaceAll('\\', '/')) && !isProse(word));
  return [...new Set(words)].slice(0, MOST).map(namedBy);
}

/** The prose of a last action, its names of files left out: `Completed not_done.py` says completed. */
export function proseOf(lastAction: string | null): string {
  return (lastAction ?? '')
    .slice(0, LOOK)
    .split(/\s+/)
    .filter((word) => namedIn(word).length === 0)
    .join(' ');
}

function isProse(word: string): boolean {
  return WORDS.has(word.toLowerCase()) || ADDRESS.test(word) || VERSION.test(word);
}

/** A file by what is written for it alone. */
export function namedBy(written: string): Named {
  const bare = written.replace(/^(?:[A-Za-z]:(?=[\\/])|~[^\\/]*(?=[\\/]))/, '').replaceAll('\\', '/');
  const absolute = bare.startsWith('/') && !bare.startsWith('//');
  const path = tidy(bare);
  return { written, path: unsafePath(path) === null ? path : null, absolute, unsafe: unsafePath(written) };
}
