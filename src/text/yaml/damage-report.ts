// Damage as people are shown it: what a whole file has in common is said once, and the list is kept short.
import { counted } from '../plural.ts';
import type { Damage } from './guess.ts';

/** Lines that are told one by one; a file of which more are damaged is no less so. */
const MOST = 20;

/** In the order of their first lines; what is of one kind stands at its first, with how many more follow. */
export function told(damage: readonly Damage[]): readonly Damage[] {
  const kinds = new Map<Damage['kind'], Damage[]>();
  for (const one of damage) {
    const alike = kinds.get(one.kind);
    if (alike) alike.push(one);
    else kinds.set(one.kind, [one]);
  }
  const once = damage.flatMap((one): readonly Damage[] => {
    const alike = (one.kind !== undefined && kinds.get(one.kind)) || [one];
    if (alike.length === 1) return [one];
    if (alike[0] !== one) return [];
    const [more, last] = [counted(alike.length - 1, 'more line'), alike.at(-1)?.line];
    const message = `${one.message} The same holds for ${more}, the last of them line ${last ?? '-'}.`;
    return [{ message, line: one.line }];
  });
  const rest = once.length - MOST;
  if (rest <= 0) return once;
  const line = once[MOST]?.line ?? null;
  const message = `found ${rest} more lines that had to be guessed or left out. Restore it from history.`;
  return [...once.slice(0, MOST), { message, line }];
}
