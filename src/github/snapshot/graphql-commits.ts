// Commits that GraphQL returns, turned into what git's own log would say.
import { z } from 'zod';
import type { LastChange } from '../../model/snapshot.ts';

/** What is asked of every commit. */
export const made = z.object({
  oid: z.string(),
  committedDate: z.iso.datetime({ offset: true }),
  message: z.string(),
  author: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  parents: z.object({
    totalCount: z.number(),
    nodes: z.array(z.object({ oid: z.string() }).nullable()).nullable(),
  }),
});
export type CommitNode = z.infer<typeof made>;

/** UTF-16 units of a subject that are kept: no one reads more. */
const SUBJECT = 1_000;

export function stampOf({ oid, committedDate, message }: CommitNode): LastChange {
  return { commit: oid, at: isoOf(committedDate), subject: subjectOf(message) };
}

/** UTC to the second. */
const isoOf = (time: string): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** What git takes for a blank. */
const BLANK = /^[ \t\r]*$/;

/** The lines of a message from its subject on. */
function linesOf(message: string): readonly string[] {
  const lines = message.split('\n');
  const from = lines.findIndex((line) => !BLANK.test(line));
  return from < 0 ? [] : lines.slice(from);
}

/** Git's `%s`: the lines of the first paragraph as one. GitHub's own headline is cut. */
export function subjectOf(message: string): string {
  const lines = linesOf(message);
  const end = lines.findIndex((line) => BLANK.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.replace(/[ \t\r]+$/, ''))
    .join(' ')
    .slice(0, SUBJECT);
}

/** Whether a commit is progress: no merge, not one of these authors' (in lower case), not our own. */
export function isProgress(commit: CommitNode, bots: ReadonlySet<string>): boolean {
  const { parents, author, message } = commit;
  if (parents.totalCount > 1 || isOurOwn(message)) return false;
  const names = [author?.name, author?.email].flatMap((one) => (one ? namesOf(one) : []));
  return !names.some((name) => bots.has(name));
}

/** What an author may be named by: the name or address itself, and the login in GitHub's private address. */
function namesOf(written: string): readonly string[] {
  const name = written.toLowerCase();
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(name)?.[1];
  return login === undefined ? [name] : [name, login];
}

/** Whether a message carries our trailer. */
export const isOurOwn = (message: string): boolean =>
  trailersOf(message).some((line) => /^Rekindle-Action[ \t]*:/i.test(line));

const TRAILER = /^[A-Za-z0-9-]+[ \t]*:/;
/** Lines that git itself writes; beside one of them prose may stand among trailers. */
const BY_GIT = /^(?:Signed-off-by: |\(cherry picked from commit )/;

/**
 * The lines of a message's trailers: its last paragraph, where that is no title and holds trailers alone, or
 * one that git wrote and at least one in four (git-interpret-trailers).
 */
function trailersOf(message: string): readonly string[] {
  const lines = linesOf(message).filter((line) => !line.startsWith('#'));
  const title = lines.findIndex((line) => BLANK.test(line));
  const last = lines.findLastIndex((line) => !BLANK.test(line));
  const before = lines.findLastIndex((line, index) => index < last && BLANK.test(line));
  if (title < 0 || before < title) return [];
  const block = lines.slice(before + 1, last + 1);
  let trailers = 0;
  let others = 0;
  /** What begins with a blank goes on with the line above, whatever that is. */
  let trailing = 0;
  for (const line of block.toReversed()) {
    if (/^[ \t\r]/.test(line)) trailing += 1;
    else {
      const holds = TRAILER.test(line) || BY_GIT.test(line);
      if (holds) trailers += 1;
      else others += 1 + trailing;
      trailing = 0;
    }
  }
  others += trailing;
  const whole = trailers > 0 && others === 0;
  return whole || (block.some((line) => BY_GIT.test(line)) && trailers * 3 >= others) ? block : [];
}
