// What was read last is not read again: a file is recognised and read, then edited and read to prove it.

/** Longer texts are not kept; of the others at most this many, the last. */
const LONGEST = 16_384;
const MOST = 16;

interface Reading<Read> {
  readonly text: string;
  readonly firstLine: number;
  readonly read: Read;
}

type Reader<Read> = (text: string, firstLine: number) => Read;

/** The same reader with what it gave last, which its callers share; what it throws is thrown each time. */
export function keeping<Read>(reader: Reader<Read>): Reader<Read> {
  // A list, the latest at its end: to compare a few texts costs less than to make a key of one.
  const kept: Reading<Read>[] = [];
  return (text, firstLine) => {
    if (text.length > LONGEST) return reader(text, firstLine);
    const at = kept.findLastIndex((one) => one.text === text && one.firstLine === firstLine);
    const [found] = at < 0 ? [] : kept.splice(at, 1);
    const latest = found ?? { text, firstLine, read: reader(text, firstLine) };
    kept.push(latest);
    if (kept.length > MOST) kept.shift();
    return latest.read;
  };
}
