// The words of a refusal: nothing was changed, why, where, and what to do.
import { UserError } from '../../model/errors.ts';

/** No more paths than these are named in one message. */
const NAMED = 5;

/** Nothing was changed; `why` says what was found, what was expected and what to do. */
export const refused = (why: string, cause?: unknown): UserError =>
  new UserError(`Nothing was changed: ${why}`, cause === undefined ? undefined : { cause });

/** Git's words where a lock of its own stands in its way; the file is named in them. */
const LOCKED = /^.*'([^'\n]+\.lock)': File exists.*$/m;

/** What to do about a lock that git leaves where it is killed: by a crash of this program as well. */
export const unlock = (file: string): string =>
  `Where git is at work here, wait for it. A git that was killed, in a crash of Rekindle too, leaves that ` +
  `file: where none is at work any more, remove ${file}`;

/**
 * Git's own line about a lock, and what to do; `null` where it said nothing of one. What git advises there
 * itself, beside it, is about editors.
 */
export function unlockFrom(said: string): { readonly line: string; readonly advice: string } | null {
  const [line = '', file] = LOCKED.exec(said) ?? [];
  return file === undefined ? null : { line, advice: `${unlock(file)}.` };
}

/** A path in a message. */
export const quote = (path: string): string => JSON.stringify(path);

/** A few of many, with how many there are more. */
export function few(words: readonly string[], between = ', '): string {
  const shown = words.slice(0, NAMED).join(between);
  return words.length > NAMED ? `${shown}${between}and ${words.length - NAMED} more` : shown;
}

export const AGAIN = 'Look again, then repeat the command.';

/** A file is not as it was when the change was made. */
export const overtaken = (paths: readonly string[]): UserError =>
  refused(`${few(paths.map(quote))} changed since it was read. ${AGAIN}`);
