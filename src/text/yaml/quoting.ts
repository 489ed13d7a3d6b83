// How a scalar is spelled in YAML: in the quotes that were there, or as plainly as reads back as the very
// value.
import type { Scalar } from '../data/data.ts';
import { coreScalar } from './scalar.ts';

/** How a scalar was spelled. `block` (`|`, `>`) and what spans lines cannot be replaced in place. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

/** One spelling on one line. Whether it reads back at its place is for the caller to prove. */
export function spellYaml(value: Scalar, like: ScalarStyle): string {
  if (typeof value === 'number') return spellNumber(value);
  if (typeof value !== 'string') return String(value);
  if (like === 'plain' && isPlain(value)) return value;
  if (like === 'single' && !/[\p{C}\u2028\u2029]/u.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return quoted(value);
}

/** `NaN` and the infinities as YAML's core schema has them. */
function spellNumber(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  if (!Number.isFinite(value)) return value < 0 ? '-.inf' : '.inf';
  return Object.is(value, -0) ? '-0' : String(value);
}

/**
 * Letters that mean themselves everywhere, lists in brackets too, with single blanks and colons within
 * words.
 */
const SAFE = /^[\p{L}\p{N}_./(+](?:[\p{L}\p{N}_./()+@%=~;–—-]|:(?=[\p{L}\p{N}_/])| (?![ #:@%=~;]|$))*$/u;
/** What YAML 1.1 takes for a boolean or a number, and other tools still read so. */
const OLD_WORDS = /^(?:y|yes|n|no|on|off|[-+]?\d[\d_:.]*)$/i;

/** Would the value, written plainly, be read as this very string? */
function isPlain(value: string): boolean {
  return value.length <= LONGEST_PLAIN && SAFE.test(value) && !OLD_WORDS.test(value) && readsAsItself(value);
}

const LONGEST_PLAIN = 512;

/** Neither a number nor another word of the core schema, nor the mark that ends a document. */
function readsAsItself(value: string): boolean {
  return coreScalar(value) === value && !/^\.\.\.(?: |$)/.test(value);
}

/** Double quotes; JSON's escapes are YAML's too, and everything that a screen would not show is escaped. */
function quoted(value: string): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
