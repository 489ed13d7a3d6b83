// The order of words, the same everywhere: by their UTF-16 units, whatever language a machine speaks.

/** Negative where `a` comes first, positive where `b` does, 0 where they are the same. */
export function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
