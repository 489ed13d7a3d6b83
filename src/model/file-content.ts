// What a file of the repository says when it is read as text: the text, or the reason why it has none.

/** Files above this size are named and skipped, never read as text, unless their format needs more. Bytes. */
export const SIZE_CAP = 256 * 1024;

/** No format may have larger files read than this. Bytes. */
export const LARGEST = 4 * 1024 * 1024;

/** Of files above `SIZE_CAP` one survey reads no more than this in all; the others are named. Bytes. */
export const LARGE_ROOM = 64 * 1024 * 1024;

/** Of files above `SIZE_CAP` the texts of at most this many versions are read, the newest. */
export const LARGE_VERSIONS = 10;

/** Files of one value a line: of those above the cap the end is read, as what is newest stands there. */
export const isLog = (path: string): boolean => /\.(?:jsonl|ndjson)$/i.test(path);

/** Why a path has no text that may be used. */
export type NoText =
  | 'absent' // nothing is at that path
  | 'directory' // a folder is at that path
  | 'special' // a named pipe, a socket or a device on disk; never opened
  | 'link' // a symbolic link; never followed
  | 'submodule' // the path is, or lies in, another repository
  | 'too-large' // above SIZE_CAP, or what its format reads
  | 'binary' // a NUL byte, or UTF-16 / UTF-32 by its byte order mark
  | 'not-utf8' // bytes that are not UTF-8
  | 'lfs-pointer' // a Git LFS pointer stands for the content
  | 'annex-pointer' // a git-annex pointer stands for the content
  | 'forbidden' // it is on disk, and this user may not read it
  | 'not-fetched'; // the object is not in this clone (partial clone), or it was not asked for

/** No damage: the content is kept elsewhere, and must be fetched or looked up there. */
export const ELSEWHERE: ReadonlySet<NoText> = new Set(['submodule', 'lfs-pointer', 'annex-pointer']);

/** A link or another repository is at the path, or on the way to it: what lies there is not looked at. */
export const isOutOfReach = (reading: Reading): boolean =>
  !reading.ok && (reading.why === 'link' || reading.why === 'submodule');

/** The text of a file with every byte accounted for (a byte order mark too), or why there is none. */
export type Reading =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly why: NoText;
      /** Size in bytes where it is known. */
      readonly size?: number;
      /** What it is above, in bytes, where that is not SIZE_CAP. */
      readonly most?: number;
      /** Line (from 1) and byte offset (from 0) of the first bad byte, for `binary` and `not-utf8`. */
      readonly line?: number;
      readonly offset?: number;
      /** The bytes as Latin-1, to tell the format of an unusable file by; never shown or written. */
      readonly lossy?: string;
      /** Whole lines from the end of a log that is `too-large`; absent: its end was not read. */
      readonly tail?: string;
    };

const LFS = 'version https://git-lfs.github.com/spec/';
const ANNEX = /^(?:\/|(?:\.\.\/)*\.git\/)annex\/objects\//;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What a file says that is larger than may be read. */
export const tooLarge = (size: number, most = SIZE_CAP): Reading & { ok: false } => ({
  ok: false,
  why: 'too-large',
  size,
  ...(most === SIZE_CAP ? {} : { most }),
});

/** Whether what was too large for one who asked may be read for another, who needs `most` bytes of it. */
export function mayBeRead(reading: Reading, most: number, room: number): boolean {
  if (reading.ok || reading.why !== 'too-large') return false;
  const { size = 0, most: before = SIZE_CAP } = reading;
  return most > before && size <= room;
}

/** Reads bytes as text. Cannot fail: what is not usable text comes back as the reason. */
export function readingOf(bytes: Uint8Array, most = SIZE_CAP): Reading {
  if (bytes.length > most) return tooLarge(bytes.length, most);
  const size = bytes.length;
  const utf16 =
    size >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff));
  const nul = utf16 ? 0 : bytes.indexOf(0);
  if (nul >= 0) {
    // Without its NUL bytes the ASCII part of UTF-16 is legible enough to tell a format by.
    const lossy = latin1(bytes).replaceAll('\0', '');
    return { ok: false, why: 'binary', size, offset: nul, line: lineOf(bytes, nul), lossy };
  }
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    const offset = firstBadByte(bytes);
    return { ok: false, why: 'not-utf8', size, offset, line: lineOf(bytes, offset), lossy: latin1(bytes) };
  }
  if (size < 1024 && text.startsWith(LFS)) return { ok: false, why: 'lfs-pointer', size };
  if (size < 1024 && ANNEX.test(text)) return { ok: false, why: 'annex-pointer', size };
  return { ok: true, text };
}

/** A log above the cap by its last bytes, SIZE_CAP of them: a line cut at its beginning goes. */
export function readingOfEnd(last: Uint8Array, size: number): Reading {
  const large = tooLarge(size);
  const first = last.indexOf(0x0a);
  if (first < 0 || last.includes(0)) return large;
  try {
    return { ...large, tail: decoder.decode(last.subarray(first + 1)) };
  } catch {
    return large;
  }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let i = 0; i < offset; i++) if (bytes[i] === 0x0a) line++;
  return line;
}

/** Offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7). */
function firstBadByte(bytes: Uint8Array): number {
  let i = 0;
  while (i < bytes.length) {
    const width = widthAt(bytes, i);
    if (width === 0) return i;
    i += width;
  }
  return bytes.length;
}

function widthAt(bytes: Uint8Array, i: number): number {
  const lead = bytes[i] ?? 0;
  const second = bytes[i + 1] ?? 0;
  const follows = (n: number) => {
    for (let k = 1; k <= n; k++) if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80) return false;
    return true;
  };
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return follows(1) ? 2 : 0;
  if (lead >= 0xe0 && lead <= 0xef) {
    const low = lead === 0xe0 ? 0xa0 : 0x80;
    const high = lead === 0xed ? 0x9f : 0xbf;
    return second >= low && second <= high && follows(2) ? 3 : 0;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    const low = lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high && follows(3) ? 4 : 0;
  }
  return 0;
}
