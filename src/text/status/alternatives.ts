// Words in rows, put together for a regular expression that finds any of them.

/** Each row is words with `|` between them. */
export const alternatives = (...rows: readonly string[]): string => rows.join('|');
