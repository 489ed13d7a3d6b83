// A status with a check mark beside its word, and what follows the word: `✅ COMPLETE, by Ann`.
import { normal, wordOf } from '../vocabulary.ts';

/** What stands after the word that a value begins with, marks left out. */
export function behindWord(found: string): string {
  const bare = withoutCheck(found).replace(/[*`]/g, '').trim();
  return bare.slice(wordOf(bare).length);
}

const CHECK = '[✅✔✓☑]\\uFE0F?';
const ANY_CHECK = new RegExp(CHECK, 'u');
const CHECKED_BEFORE = new RegExp(`^(?:${CHECK})\\s*`, 'u');
const CHECKED_AFTER = new RegExp(`\\s*${CHECK}$`, 'u');

/** Words that a check mark beside them only says again. */
const SAYS_THE_SAME: ReadonlySet<string> = new Set(
  (
    'approved complete completed applied done produced pass passed cleared certified accepted signed_off ' +
    'finished resolved answered closed processed skipped waived ok yes ' +
    'terminated cancelled canceled archived abandoned'
  ).split(' '),
);

/** `✅ COMPLETE`, `completed ✅`: the word alone. Beside another word (`✅ PENDING`) the mark stays. */
export function withoutCheck(found: string): string {
  if (!ANY_CHECK.test(found)) return found;
  const bare = found.replace(/[*`]/g, '').trim();
  const rest = bare.replace(CHECKED_BEFORE, '');
  const first = wordOf(rest);
  const word = first.replace(CHECKED_AFTER, '');
  return SAYS_THE_SAME.has(normal(word)) ? word + rest.slice(first.length) : found;
}
