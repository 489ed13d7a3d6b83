// How one value is spelled in Markdown: bold, in backticks, with escaped pipes; and how to spell a new one
// alike.
import { EditError } from '../../model/errors.ts';

/** `cell`: within a table row, where a pipe is written `\|`. `line`: to the end of a line. */
export type ValueContext = 'cell' | 'line';

const WRAPS = ['**', '`', '__'] as const;

/** The value that a spelling means: trimmed, one layer of bold or backticks taken off, pipes unescaped. */
export function plain(spelled: string, where: ValueContext): string {
  const bare = spelled.trim();
  const wrap = wrapOf(bare);
  const inner = bare.slice(wrap.length, bare.length - wrap.length);
  return where === 'cell' && inner.includes('\\') ? inner.replaceAll('\\|', '|') : inner;
}

function wrapOf(bare: string): string {
  for (const wrap of WRAPS) {
    if (bare.length <= 2 * wrap.length || !bare.startsWith(wrap) || !bare.endsWith(wrap)) continue;
    const inner = bare.slice(wrap.length, -wrap.length);
    if (inner.trim() === inner && !inner.includes(wrap)) return wrap;
  }
  return '';
}

/**
 * Spells `value` as `like` is spelled, or as plainly as reads back as the very value.
 * @throws EditError where no spelling reads back (line breaks, outer blanks).
 */
export function spell(value: string, like: string, where: ValueContext): string {
  const escaped = where === 'cell' ? value.replaceAll('|', '\\|') : value;
  for (const wrap of [wrapOf(like.trim()), '', ...WRAPS]) {
    const spelled = `${wrap}${escaped}${wrap}`;
    if (value === '' && wrap !== '') continue;
    if (!/[\r\n]/.test(spelled) && plain(spelled, where) === value) return spelled;
  }
  const found = `the value ${JSON.stringify(value)} cannot be written in place`;
  throw new EditError(`${found}: it has line breaks, outer blanks or marks`);
}
