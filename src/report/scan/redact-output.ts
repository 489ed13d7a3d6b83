// Removes secrets from every text that is printed or published as data.
import { redact } from '../../text/redact.ts';

/** The same data, safe to print or store. Ids, paths and keys too: a secret in a file's name is a secret. */
export function published<T>(data: T): T;
export function published(data: unknown): unknown {
  if (typeof data === 'string') return redact(data);
  if (Array.isArray(data)) return data.map((item) => published<unknown>(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [redact(key), published<unknown>(item)]),
  );
}
