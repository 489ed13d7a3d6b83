// The message for a bug of Rekindle itself: one sentence, and a link that opens a filled-in issue.
import { HOME } from '../model/version.ts';

const ISSUES = `${HOME}/issues/new`;
/** Length of a title that GitHub accepts. */
const TITLE = 120;

/** `what`: the error's message; `where`: the program and platform, for the issue. */
export function bugReport(what: string, where: string): string {
  const title = `Bug: ${what}`.slice(0, TITLE).replace(/\p{Surrogate}/gu, '');
  const body = `${where}\n\nWhat I did:\n`;
  const link = `${ISSUES}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return `this is a bug in Rekindle: ${what}. Please report it: ${link}`;
}
