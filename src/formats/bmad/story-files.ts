// Story files: where a story's file lies, and what its Status line or front matter means.
import type { Standing } from '../../formkit/board.ts';
import { fieldAt } from '../../formkit/fields.ts';
import type { FileNames } from '../../formkit/item-files.ts';
import type { StatusLine } from '../../formkit/status-line.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import type { Tracker } from './document.ts';
import { projectOf, resolved } from './state-locations.ts';
import type { StoryEntry } from './stories.ts';
import { STORY } from './vocabulary.ts';

/** Where the stories of a tracker may lie: the folder that it names, its own, those of older versions. */
export function storyFolders(doc: Tracker, tracker: string, snapshot: Snapshot): readonly string[] {
  const written = fieldAt(doc, 'story_location')?.text ?? null;
  const named = written === null ? null : resolved(written, tracker, snapshot).path;
  const own = folderOf(tracker);
  const others = [own, joinPath(own, 'stories'), joinPath(projectOf(tracker), 'docs/stories')];
  return [...new Set([...(named === null ? [] : [named]), ...others])];
}

/** The file of a story, as the tool names it now or did before. */
export function namesOf({ key, number }: StoryEntry, folders: readonly string[]): FileNames {
  const dotted = number?.replaceAll('-', '\\.');
  const rest = `(?:${number}(?:-.*)?|${dotted}(?:[.-].*)?)`;
  const like = number === null ? null : new RegExp(`^(?:spec-|story-)?${rest}\\.md$`, 'i');
  return { folders, names: [`${key}.md`, `spec-${key}.md`], like };
}

/** Headings of a story's tasks and of what reviews added. */
export const OWN_BOXES = /task|follow-?up|review/i;

/** What a story's status means; in the front matter of newer files a draft is still being planned. */
export function meaningOf({ found, isFront }: StatusLine): Standing | null {
  const bare = found.replace(/^[^\p{L}]+/u, '').replace(/\p{Extended_Pictographic}|\uFE0F/gu, '');
  const meaning = STORY.means(bare);
  return isFront && /^draft\b/i.test(bare) ? 'backlog' : meaning;
}
