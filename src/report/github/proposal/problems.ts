// What is said about a pull request of our own that did not work out: its base moved, or it could
// not be opened.
import { markerLine } from '../../../text/comment-marker.ts';
import { cell } from '../format.ts';
import { compareWords } from '../reply/in-progress.ts';

/** Under the pull request: the branch is a person's now, and what it is to be merged into went on. */
export function movedBaseWords(key: string, base: string): string {
  return (
    `${markerLine({ key })}\n**${cell(base)} has moved since this was proposed.** Somebody pushed to this ` +
    'branch, so it is left as it is. Merge or rebase it by hand; or close it, and ask for the change again.\n'
  );
}

/** What is to be opened by hand. */
export interface Unopened {
  readonly branch: string;
  readonly base: string;
  /** The repository's address, without a slash at the end. */
  readonly address: string;
}

/** A comment, with the marker of this key. */
export function unopenedWords(key: string, unopened: Unopened): string {
  return `${markerLine({ key })}\n${compareWords(unopened.branch, compareLink(unopened))}\n`;
}

/** `https://github.com/OWNER/REPO/compare/BASE...BRANCH?expand=1`; names are data. */
export function compareLink({ address, base, branch }: Unopened): string {
  return `${address}/compare/${inPath(base)}...${inPath(branch)}?expand=1`;
}

/** A slash between names stays; what Markdown would take for the end of an address does not. */
function inPath(name: string): string {
  const parts = name.split('/').map(encodeURIComponent).join('/');
  return parts.replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
