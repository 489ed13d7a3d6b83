// Removes secrets from every text that is printed or published as data.
import { redact } from '../../text/redact.ts';

/** The same data, safe to print or store. Ids, paths and keys too: a secret in a file's name is a secret. */
export function published<T>(data: T): T;
export function published(data: unknown): unknown {
  // The same names of branches come again and again, once for each workflow that they hold.
  const known = new Map<string, string>();
  const safe = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const after = redact(text);
    known.set(text, after);
    return after;
  };
  const walk = (item: unknown): unknown => {
    if (typeof item === 'string') return safe(item);
    if (Array.isArray(item)) return item.map(walk);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, value]) => [safe(key), walk(value)]));
  };
  return walk(data);
}
