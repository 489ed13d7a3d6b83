// Reads plain data of unknown shape: one narrowing question each, and an empty answer where it does not fit.

export type Fields = { readonly [name: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself where it is an object, else an empty one. */
export const fields = (value: unknown): Fields => (isFields(value) ? value : {});
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A text or a number as it is written; else empty. */
export const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** The value at a path of names (`at(payload, 'pull_request', 'head', 'sha')`). */
export function at(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) found = fields(found)[name];
  return found;
}

/** The same data with `change` applied to every object in it, innermost first. */
export function eachObject(value: unknown, change: (one: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => eachObject(one, change));
  if (!isFields(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachObject(one, change)])),
  );
}

/** JSON, or `undefined` where the text is none. */
export function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
