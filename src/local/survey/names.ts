// Names of branches and files: git's byte order, and the nearest name to one that does not exist.
import { distance } from '../../text/suggestions.ts';

const SHOWN = 3;

/** Sorts strings by their bytes in UTF-8, as git sorts names. */
export function byteOrder(a: string, b: string): number {
  if (a === b) return 0;
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  const x = unit(a, at);
  const y = unit(b, at);
  return x - y;
}

/** A code unit for comparing: surrogates stand above all others, as their characters do in UTF-8. */
function unit(text: string, at: number): number {
  if (at >= text.length) return -1;
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdfff ? code + 0x10_000 : code;
}

/** Up to three of `names` that are nearest to `name`. */
export function nearest(name: string, names: readonly string[]): readonly string[] {
  return names
    .map((one) => ({ one, far: one.endsWith(`/${name}`) ? 0 : distance(name, one) }))
    .sort((a, b) => a.far - b.far || byteOrder(a.one, b.one))
    .slice(0, SHOWN)
    .map(({ one }) => one);
}
