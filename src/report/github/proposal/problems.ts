// What is said about a pull request of our own that did not work out: its base moved, or it could
// not be opened.
import { markerLine } from '../../../text/comment-marker.ts';
import { cell } from '../format.ts';
import { type Compared, compareLink } from '../links.ts';
import { compareWords } from '../reply/in-progress.ts';

/** Under the pull request: the branch is a person's now, and what it is to be merged into went on. */
export function movedBaseWords(key: string, base: string): string {
  return (
    `${markerLine({ key })}\n**${cell(base)} has moved since this was proposed.** Somebody pushed to this ` +
    'branch, so it is left as it is. Merge or rebase it by hand; or close it, and ask for the change again.\n'
  );
}

/** A comment, with the marker of this key. */
export function unopenedWords(key: string, unopened: Compared): string {
  return `${markerLine({ key })}\n${compareWords(unopened.branch, compareLink(unopened))}\n`;
}
