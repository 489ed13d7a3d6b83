// Items with a file each: where the file of one lies, the status that it says, and its open boxes.
import type { FileChange } from '../../model/change.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { frontMatter, hasFrontMatter } from '../../text/yaml/front-matter.ts';
import { tasksIn } from '../check-list.ts';
import { ifReadable, listAt, textOf } from '../fields.ts';
import { isBareAt, isFile, isLink, textAt } from '../outputs.ts';
import { type StatusLine, statusIn, withStatus } from './status-line.ts';

/** How the file of an item is called. */
export interface FileNames {
  /** Folders that it may lie in, the likeliest first. */
  readonly folders: readonly string[];
  /** Its whole names, the likeliest first; what is not there yet would have the first of them. */
  readonly names: readonly string[];
  /** Other names that mean it where no other file of the folder has one; `null`: there are none. */
  readonly like: RegExp | null;
}

/** The file of an item, and what it says. */
export interface ItemFile {
  /** Where it lies, or would. */
  readonly file: string;
  readonly isThere: boolean;
  /** Whether it holds nothing but front matter, headings, comments and rules: then it proves nothing. */
  readonly isBare: boolean;
  /** `null` where it is not there, not read, or says nothing. */
  readonly said: StatusLine | null;
  readonly boxes: Boxes | null;
}

/** How many check boxes are ticked. */
export interface Boxes {
  readonly done: number;
  readonly of: number;
  /** The line of the first that is open. */
  readonly next: number | null;
}

/** @param own headings whose boxes are the item's; a file without any of them means all that it has */
export function itemFileAt(names: FileNames, own: RegExp, snapshot: Snapshot): ItemFile {
  const found = fileOf(names, snapshot, isFile);
  // A link in its place is named, and never looked at.
  const linked = found ?? fileOf(names, snapshot, isLink);
  const reading = found === null ? null : snapshot.text(found);
  const text = reading?.ok ? reading.text : null;
  return {
    file: linked ?? joinPath(names.folders[0] ?? '', names.names[0] ?? ''),
    isThere: found !== null,
    isBare: found !== null && isBareAt(found, snapshot),
    said: text === null ? null : statusIn(text),
    boxes: text === null ? null : boxesIn(text, own),
  };
}

/** `null` where no file or several fit. */
function fileOf(
  { folders, names, like }: FileNames,
  snapshot: Snapshot,
  fits: (path: string, snapshot: Snapshot) => boolean,
): string | null {
  const exact = folders.flatMap((folder) => names.map((name) => joinPath(folder, name)));
  const found = exact.find((path) => fits(path, snapshot));
  if (found !== undefined || like === null) return found ?? null;
  for (const folder of folders) {
    const fitting = snapshot
      .list(folder)
      .filter(({ path }) => like.test(baseOf(path)) && fits(path, snapshot));
    const [only] = fitting;
    if (only && fitting.length === 1) return only.path;
  }
  return null;
}

/** The boxes below headings of an item's own, not those of its notes. */
function boxesIn(text: string, headings: RegExp): Boxes {
  const all = tasksIn(text);
  const own = all.filter(({ section }) => headings.test(section ?? ''));
  const boxes = own.length > 0 ? own : all;
  const open = boxes.filter(({ status }) => status !== 'done');
  return { done: boxes.length - open.length, of: boxes.length, next: open[0]?.line ?? null };
}

/** A line for an agent: where the file is, and how far its boxes are ticked; none where it is not there. */
export function fileLines(label: string, { file, isThere, boxes }: ItemFile): readonly string[] {
  if (!isThere) return [];
  const ticked = boxes === null || boxes.of === 0 ? '' : `, ${boxes.done} of ${boxes.of} boxes ticked`;
  const open = boxes?.next == null ? '' : `, the next one on line ${boxes.next}`;
  return [`${label}: ${file}${ticked}${open}`];
}

/** The same of a document that lists the steps of its making in its front matter, below `key`. */
export function documentLine(path: string, key: string, snapshot: Snapshot): string {
  const text = textAt(path, snapshot) ?? '';
  const listed = () => listAt(frontMatter.parse(text).data, key).slice(0, 40).map(textOf);
  const steps = hasFrontMatter(text) ? ifReadable(listed, []) : [];
  return steps.length === 0 ? `document: ${path}` : `document: ${path}, steps completed: ${steps.join(', ')}`;
}

/** How many boxes are open in the files of these items. */
export const openBoxesIn = (items: readonly Pick<ItemFile, 'boxes'>[]): number =>
  items.reduce((sum, { boxes }) => sum + (boxes ? boxes.of - boxes.done : 0), 0);

/** Two words for one item: the one that a list has, and its file's own. `counts`: which is gone by. */
export function saysOtherwise(
  { file, said }: ItemFile,
  listed: { readonly key: string; readonly found: string; readonly where: string },
  counts: string,
): string {
  const [there, own] = [JSON.stringify(listed.found), JSON.stringify(said?.found ?? '')];
  const found = `${JSON.stringify(listed.key)}: found ${there} in ${listed.where}, ${own} in ${file}`;
  return `${found} (line ${said?.line ?? '-'}). ${counts}`;
}

/** The file with another status in place of the one that it says; none where it says none. */
export function statusWritten(
  { file, said }: ItemFile,
  status: string,
  snapshot: Snapshot,
): readonly FileChange[] {
  const reading = snapshot.text(file);
  if (!reading.ok || said === null) return [];
  return [{ kind: 'write', path: file, before: reading.text, after: withStatus(reading.text, said, status) }];
}
