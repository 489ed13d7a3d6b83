// The trailers by which one of our commits is found again.

/** In every one of our commits: the effect that asked for it. */
const SOURCE = 'Rekindle-Source';

/** A message with its trailers at the end, the source last. Line breaks in a value become blanks. */
export function withTrailers(
  message: string,
  key: string,
  trailers: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries({ ...trailers, [SOURCE]: key }).map(
    ([name, value]) => `${name}: ${value.replace(/\s+/g, ' ').trim()}`,
  );
  return `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}

/** Whether a commit's message says that it was made for this key. */
export function isFor(message: string, key: string): boolean {
  return message.split(/\r?\n/).includes(`${SOURCE}: ${key}`);
}

/** What a trailer says; `null`: there is none. */
export function trailerIn(message: string, name: string): string | null {
  const line = message.split(/\r?\n/).findLast((one) => one.startsWith(`${name}: `));
  return line === undefined ? null : line.slice(name.length + 2);
}
