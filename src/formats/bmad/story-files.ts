// Story files: where a story's file lies, what its Status line or front matter says, and its boxes.
import { tasksIn } from '../../formkit/check-list.ts';
import { fieldAt } from '../../formkit/fields.ts';
import { isFile } from '../../formkit/outputs.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { linesOf, splice } from '../../text/lines.ts';
import { frontMatterEnd, kindsOf } from '../../text/markdown/blocks.ts';
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

/** A status as a story file says it. */
export interface StoryStatus {
  readonly found: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Whether the front matter says it: the newer `spec-*.md` files, where `draft` is still being planned. */
  readonly isFront: boolean;
}

const FRONT = /^(status[ \t]*:[ \t]*)(?:"([^"]+)"|'([^']+)'|([^#\s"'][^#]*))/i;
const LINE = /^((?:[-*>][ \t]+)?(?:\*\*|__)?Status(?:\*\*|__)?[ \t]*:(?:\*\*|__)?[ \t]*)(\S.*)$/i;
const HEADING = /^#{1,6}[ \t]+Status[ \t]*:?[ \t]*$/i;

/** Where a story says how far it is; `null` where it says nothing. Code, comments and quotes do not count. */
export function statusIn(text: string): StoryStatus | null {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const front = Math.max(frontMatterEnd(lines), 0);
  for (const { text: line, number, start } of lines.slice(0, front)) {
    const [, head = '', ...values] = FRONT.exec(line) ?? [];
    const found = values.find((value) => value !== undefined)?.trimEnd() ?? '';
    const from = start + line.indexOf(found, head.length);
    if (found !== '') return { found, line: number, start: from, end: from + found.length, isFront: true };
  }
  let isBelow = false;
  for (const [at, { text: line, number, start }] of lines.entries()) {
    if (kinds[at] !== 'text' || line.trim() === '') continue;
    const [, head = '', value] = LINE.exec(line) ?? [];
    const found = (value ?? (isBelow ? line : '')).trim();
    const from = start + (value === undefined ? line.indexOf(found) : head.length);
    if (found !== '') return { found, line: number, start: from, end: from + found.length, isFront: false };
    isBelow = HEADING.test(line);
  }
  return null;
}

/** What a story's status means; `null` for a word that no version has. */
export function meaningOf({ found, isFront }: StoryStatus): Standing | null {
  const bare = found.replace(/^[^\p{L}]+/u, '').replace(/\p{Extended_Pictographic}|\uFE0F/gu, '');
  const meaning = STORY.means(bare);
  return isFront && /^draft\b/i.test(bare) ? 'backlog' : meaning;
}

/** The text with another status in its place, and nothing else changed. */
export function withStatus(text: string, { start, end }: StoryStatus, status: string): string {
  return splice(text, [{ start, end, text: status }]);
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
