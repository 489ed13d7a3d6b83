// SHA-256: computed from text, and read as people record it.
import { createHash } from 'node:crypto';
import { isNothing, isPlaceholder } from './vocabulary.ts';

/** 64 lower-case hex digits; of a string, the digest of its UTF-8 bytes. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 16 hex digits that stand for plain data: equal data has equal digits. */
export function keyOf(...parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts)).slice(0, 16);
}

/** A recorded hash. `digest`: 64 lower-case hex digits, `null` exactly where there is a problem. */
export interface HashReading {
  readonly digest: string | null;
  /** Why the value can verify nothing, as a noun phrase of our own: `63 hex digits instead of 64`. */
  readonly problem: string | null;
}

const DIGITS = 64;
const PREFIX = /^sha-?256 ?[:=-]? ?/i;
/** Names of other algorithms before a `:`, `=` or `-`. */
const OTHER =
  /^(?:md[245]|sha-?(?:1|224|384|512|3)|blake[23]|crc-?32|xxh?|git|adler32|k12)[\w/]*(?:-\d{3})?\s?[:=-]/i;
/** A whole digest that is said to be SHA-256, wherever it stands: `recomputed sha256:…`, `(sha256:…)`. */
const NAMED = /(?<![\w-])sha-?256\s?[:=-]\s?([0-9a-f]{64})(?![\w-])/gi;
const SHORTENED = /^[0-9a-f]{1,64}\s?(?:\.{2,}|…)/i;

/** Reads `sha256:…`, `SHA256-…` or bare hex; a note in prose may follow a blank. */
export function readHash(found: string): HashReading {
  const bare = found
    .trim()
    .replace(/^[`"']|[`"']$/g, '')
    .trim();
  if (OTHER.test(bare)) return bad('an algorithm that is not SHA-256');
  const named = [...new Set([...bare.matchAll(NAMED)].map(([, digits = '']) => digits.toLowerCase()))];
  const [only] = named;
  if (only !== undefined && named.length === 1 && digestsIn(bare) === 1)
    return { digest: only, problem: null };
  const value = bare.replace(PREFIX, '');
  const hex = /^[0-9a-f]+(?![^\s`"',;])/i.exec(value)?.[0] ?? '';
  if (hex.length === DIGITS) {
    if (/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.test(value.slice(DIGITS)))
      return bad('more than one digest');
    return { digest: hex.toLowerCase(), problem: null };
  }
  if (value === '' || isNothing(value)) return bad(value === '' ? 'no digest' : 'a placeholder');
  if (SHORTENED.test(value)) return bad('a shortened digest');
  // A word such as "dead" is hex too: digits count as a digest from a length that no word reaches.
  if (hex.length >= 16 || (hex.length === value.length && /\d/.test(hex)))
    return bad(`${hex.length} hex digits instead of ${DIGITS}`);
  if (isPlaceholder(value) || !/\s/.test(value)) return bad('a placeholder');
  return bad('a sentence');
}

/** How many different runs of 64 hex digits there are. */
function digestsIn(text: string): number {
  const runs = text.matchAll(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi);
  return new Set([...runs].map(([digits]) => digits.toLowerCase())).size;
}

function bad(problem: string): HashReading {
  return { digest: null, problem };
}
