// Git's order of names, and the folders above a path.

/** Sorts strings by their bytes in UTF-8, as git sorts names. */
export function byteOrder(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** The names on the way to a path; `null` where it is no plain path. The root has none. */
export function segmentsOf(path: string): readonly string[] | null {
  if (path === '') return [];
  const segments = path.split('/');
  return segments.some((name) => name === '' || name === '.' || name === '..') ? null : segments;
}

export const withoutSlash = (path: string): string => path.replace(/\/+$/, '');
