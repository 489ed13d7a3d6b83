// The cells in which a state lists the files that a step wrote, as paths within the repository.

import { folderOf } from '../../model/path.ts';
import { expandBraces, looksLikeFile, MOST_EXPANDED, tidy, unsafePath } from '../safe-path.ts';
import { isNothing, isPlaceholder } from '../vocabulary.ts';
import { closersOf, piecesOf, withoutNotes } from './split-list.ts';

/** One file that a cell names. */
export interface WrittenArtifact {
  /** As the cell writes it, annotations included. */
  readonly written: string;
  /** Normalised; `null` where it is no path (a gap of a template, prose, nothing) or unsafe. */
  readonly path: string | null;
  /** Why the path must not be looked at, in a few words; `null` where it may. */
  readonly unsafe: string | null;
  /** Whether it says `(conditional)`. */
  readonly conditional: boolean;
}

/** `folder` and a name below it, normalised: `joinPath('specs/1-x/', './adr.md')` is `specs/1-x/adr.md`. */
export function joinPath(folder: string, name: string): string {
  return tidy(`${folder}/${name}`);
}

/**
 * The files of a cell or list item: lists (`,` `;` ` + ` `<br>`), code marks, links, braces and annotations
 * as the formats' users write them. Globs are literal names. A piece that is no path comes back with `path:
 * null`.
 */
export function artifactsOf(written: string): readonly WrittenArtifact[] {
  return piecesOf(written).flatMap((piece) => {
    const { text, notes } = withoutNotes(piece);
    const conditional = notes.some((note) => /^conditional\b/i.test(note));
    const found = pathsIn(text).map((judged) => ({ written: piece, ...judged, conditional }));
    const folder = folderOf(found.find(({ path }) => path !== null)?.path ?? '');
    const further = notes.filter((note) => note.startsWith('+')).flatMap((note) => piecesOf(note.slice(1)));
    return [...found, ...further.flatMap((name) => furtherIn(folder, name, conditional))];
  });
}

/** `(+ implementation-outline.md)` names one more file in the folder of the one before it. */
function furtherIn(folder: string, written: string, conditional: boolean): readonly WrittenArtifact[] {
  return pathsIn(withoutNotes(written).text).map(({ path, unsafe }) => {
    const whole = path === null || path.includes('/') ? path : joinPath(folder, path);
    return { written, path: whole, unsafe, conditional };
  });
}

type Judged = Pick<WrittenArtifact, 'path' | 'unsafe'>;
const NO_PATH: Judged = { path: null, unsafe: null };

/** Where a comment begins after a path. */
const COMMENT = /\s(?:[—–]|--?|#)(?=\s|$)|\s#|^#\s/;
const LABEL = /^[A-Za-z][\w -]{0,24}: /;
/** What leads to a path that is all the rest: `see adr.md`. */
const LEAD = /^(?:see(?: also)?|cf\.?|in|at|wrote|written to|saved (?:as|to|in)|→|->|=>)\s+(?=\S+$)/i;

/** A piece without notes as the paths that it means. */
function pathsIn(text: string): readonly Judged[] {
  const marked = markedAt(text, 0);
  if (marked !== null) return judge(marked);
  const bare = text.slice(0, COMMENT.exec(text)?.index).replace(LABEL, '').trim().replace(LEAD, '');
  const inner = ['](', '`'].map((mark) => bare.indexOf(mark)).filter((at) => at >= 0);
  const at = Math.min(...inner);
  const within =
    inner.length === 0 ? null : markedAt(bare, bare[at] === '`' ? at : bare.lastIndexOf('[', at));
  return judge(within ?? unquoted(bare.replaceAll('`', '')));
}

/** The target of a link or the content of a code span that starts at `at`; `null` where none does. */
function markedAt(text: string, at: number): string | null {
  if (text[at] === '`') {
    const close = text.indexOf('`', at + 1);
    return close < 0 ? null : text.slice(at + 1, close).trim();
  }
  const middle = text[at] === '[' || text.startsWith('![', at) ? text.indexOf('](', at) : -1;
  const close = middle < 0 ? undefined : closersOf(text).get(middle + 1);
  if (close === undefined) return null;
  const target =
    text
      .slice(middle + 2, close)
      .trim()
      .split(/\s/, 1)[0] ?? '';
  const [path = ''] = target.replace(/^<|>$/g, '').split('#', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What may stand around a path: emphasis and quotes, the curly ones that word processors make too. */
const WRAPS = [
  ['**', '**'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['«', '»'],
] as const;

function unquoted(text: string): string {
  const wrap = WRAPS.find(([open, close]) => text.startsWith(open) && text.endsWith(close));
  const most = (wrap?.[0].length ?? 0) + (wrap?.[1].length ?? 0);
  const bare = wrap && text.length > most ? text.slice(wrap[0].length, -wrap[1].length) : text;
  const plain = bare.replace(/\\([_*])/g, '$1').trim();
  return /[^.][.:]$/.test(plain) && looksLikeFile(plain.slice(0, -1)) ? plain.slice(0, -1) : plain;
}

function judge(raw: string): readonly Judged[] {
  const unsafe = /^\/(?=\s|$)/.test(raw) ? null : unsafePath(raw);
  if (isNothing(raw) || isPlaceholder(raw)) return [NO_PATH];
  if (unsafe !== null) return [{ path: null, unsafe }];
  return wordsOf(raw).flatMap((word) => {
    const paths = expandBraces(word);
    if (paths === null)
      return [{ path: null, unsafe: `its braces are nested or mean more than ${MOST_EXPANDED} paths` }];
    return paths.map(judgeOne);
  });
}

/** Prose has blanks and does not end in a file's name; `a.md b.md` are two; `adr.md for v2` has a comment. */
function wordsOf(raw: string): readonly string[] {
  const words = raw.split(/\s+/);
  const [first = ''] = words;
  if (words.every(looksLikeFile)) return words;
  if (looksLikeFile(words.at(-1) ?? '') || words.length === 1) return [raw];
  return looksLikeFile(first) || first.endsWith('/') ? [first] : [''];
}

function judgeOne(path: string): Judged {
  const unsafe = unsafePath(path);
  if (unsafe !== null) return { path: null, unsafe };
  const known = path.includes('/') ? !/^\d+\/\d+$/.test(path) : looksLikeFile(path);
  if (!known || /[<>{}]/.test(path)) return NO_PATH;
  return { path: tidy(path) || null, unsafe: null };
}
