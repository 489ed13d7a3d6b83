// Texts from files at the length that people read.
import { redact } from '../../text/redact.ts';

/** UTF-16 units of one text. */
const LONGEST = 1000;

/** One text from a file, cut where it is too long to be read. */
export function short(text: string): string {
  return cutTo(LONGEST, text);
}

/** The same at another length. A secret that is cut in two would not be known as one, so it goes first. */
export function cutTo(most: number, text: string): string {
  const safe = redact(text);
  return safe.length > most ? `${safe.slice(0, most)} …` : safe;
}
