// Story files: where a story's file lies, what its Status line or front matter says, and its boxes.
import { tasksIn } from '../../formkit/check-list.ts';
import { fieldAt } from '../../formkit/fields.ts';
import { isFile } from '../../formkit/outputs.ts';
import type { StatusLine } from '../../formkit/status-line.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import type { Tracker } from './document.ts';
import { projectOf, resolved } from './state-locations.ts';
import type { StoryEntry } from './stories.ts';
import { STORY, type Standing } from './vocabulary.ts';

/** Where the stories of a tracker may lie: the folder that it names, its own, those of older versions. */
export function storyFolders(doc: Tracker, tracker: string, snapshot: Snapshot): readonly string[] {
  const written = fieldAt(doc, 'story_location')?.text ?? null;
  const named = written === null ? null : resolved(written, tracker, snapshot).path;
  const own = folderOf(tracker);
  const others = [own, joinPath(own, 'stories'), joinPath(projectOf(tracker), 'docs/stories')];
  return [...new Set([...(named === null ? [] : [named]), ...others])];
}

/** The file of a story, as the tool names it now or did before; `null` where no file or several fit. */
export function fileOf(
  { key, number }: StoryEntry,
  folders: readonly string[],
  snapshot: Snapshot,
): string | null {
  const exact = folders.flatMap((folder) =>
    [`${key}.md`, `spec-${key}.md`].map((name) => joinPath(folder, name)),
  );
  const found = exact.find((path) => isFile(path, snapshot));
  if (found !== undefined || number === null) return found ?? null;
  const dotted = number.replaceAll('-', '\\.');
  const like = new RegExp(`^(?:spec-|story-)?(?:${number}(?:-.*)?|${dotted}(?:[.-].*)?)\\.md$`, 'i');
  for (const folder of folders) {
    const names = snapshot
      .list(folder)
      .filter(({ path }) => like.test(baseOf(path)) && isFile(path, snapshot));
    const [only] = names;
    if (only && names.length === 1) return only.path;
  }
  return null;
}

/** What a story's status means; in the front matter of newer files a draft is still being planned. */
export function meaningOf({ found, isFront }: StatusLine): Standing | null {
  const bare = found.replace(/^[^\p{L}]+/u, '').replace(/\p{Extended_Pictographic}|\uFE0F/gu, '');
  const meaning = STORY.means(bare);
  return isFront && /^draft\b/i.test(bare) ? 'backlog' : meaning;
}

/** The boxes of a story: its tasks and what reviews added, not those of its notes. */
export interface Boxes {
  readonly done: number;
  readonly of: number;
  /** The line of the first that is open. */
  readonly next: number | null;
}

export function boxesIn(text: string): Boxes {
  const all = tasksIn(text);
  const own = all.filter(({ section }) => /task|follow-?up|review/i.test(section ?? ''));
  const boxes = own.length > 0 ? own : all;
  const open = boxes.filter(({ status }) => status !== 'done');
  return { done: boxes.length - open.length, of: boxes.length, next: open[0]?.line ?? null };
}
