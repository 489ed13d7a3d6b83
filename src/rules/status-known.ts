// Every word with a closed vocabulary is one that means something to us.
import type { Rule } from '../model/rule.ts';

/** A word as a sentence names it: in quotes where nothing would be seen of it, as of an open box's blank. */
function shown(word: string): string {
  return word.trim() === '' ? JSON.stringify(word) : word;
}

export const statusKnown: Rule = {
  id: 'status-known',
  summary: 'The status and step are words that mean something',
  severity: 'error',
  consequence: 'ask',
  reason: 'status-unknown',
  check({ state }) {
    return (state?.words ?? [])
      .filter((word) => !word.known)
      .map(({ field, found, expected, line }) => ({
        message:
          `${field}: found ${found === null ? 'nothing' : JSON.stringify(found)}, expected one of ` +
          `${expected.map(shown).join(', ')}. Correct the word, or start fresh.`,
        line,
        evidence: { field, found, expected },
      }));
  },
};
