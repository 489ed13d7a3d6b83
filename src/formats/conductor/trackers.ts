// What stands beside a track's plan: its line in tracks.md, in three shapes, and the status in metadata.json.
import { type DataField, fieldAt, jsonBeside } from '../../formkit/fields.ts';
import { isFile, textAt } from '../../formkit/outputs.ts';
import { timesBeside } from '../../formkit/times.ts';
import { vocabulary } from '../../formkit/vocabulary.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Outvoted, Timestamp } from '../../model/workflow.ts';
import { type Line, linesOf } from '../../text/lines.ts';
import { kindsOf } from '../../text/markdown/blocks.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

/** A track as `tracks.md` lists it. */
export interface ListedTrack {
  readonly path: string;
  readonly line: number;
  /** The character between the brackets. */
  readonly mark: string;
  /** Its offset in the text. */
  readonly at: number;
  readonly text: string;
  /** Folders of tracks that are listed before it and not marked done. */
  readonly before: readonly string[];
}

/** The list of all tracks, two folders above a track's own. */
export const registryOf = (home: string): string => joinPath(folderOf(folderOf(home)), 'tracks.md');
export const metadataOf = (home: string): string => joinPath(home, 'metadata.json');

/** What the tool's set-up leaves two folders above a track (setup.toml), under names of its own. */
const SET_UP = ['product.md', 'workflow.md', 'tech-stack.md', 'setup_state.json'];

/**
 * Whether the tool is set up around a track, or has written of it. An orchestra has a conductor and tracks as
 * well: what anybody may call so must name a track in the tool's own words, or have no text that tells.
 */
export function isSetUp(home: string, snapshot: Snapshot): boolean {
  const list = registryOf(home);
  const isUntold = (path: string) => isFile(path, snapshot) && textAt(path, snapshot) === null;
  const around = SET_UP.map((name) => joinPath(folderOf(list), name));
  if (around.some((path) => snapshot.entry(path) !== null)) return true;
  if ([list, metadataOf(home)].some(isUntold)) return true;
  const found = metadataAt(home, snapshot);
  const isNamed = found !== null && ('message' in found || found.isTrack);
  return isNamed || entriesOf(textAt(list, snapshot) ?? '').some((entry) => trackOf(entry) !== null);
}

/** Whether more than the list of tracks shows that the tool is set up where that list is. */
export function isSetUpBeside(list: string, snapshot: Snapshot): boolean {
  const others = [...SET_UP, 'index.md', 'tracks'].map((name) => joinPath(folderOf(list), name));
  return others.some((path) => snapshot.entry(path) !== null);
}

/**
 * `- [ ] **Track: …**` and `## [ ] Track: …` with a link below them (newTrack.toml, newer
 * and older), `- [x] id: title [sha]`, and rows of a table with the mark in a cell.
 */
const ENTRY = /^ {0,3}(?:[-*+]|#{1,6}|\|)[ \t]+(?:\*\*)?\[([^\]])\][ \t]/;
const RULE = /^ {0,3}(?:-[ \t]*){3,}$/;

interface Entry {
  readonly line: Line;
  readonly mark: string;
  readonly at: number;
  readonly lines: readonly string[];
}

/** The entry of `tracks.md` that names a track: by a link to its folder, else by its bare id. */
export function listedTrack(id: string, home: string, snapshot: Snapshot): ListedTrack | null {
  const path = registryOf(home);
  const reading = snapshot.text(path);
  if (!reading.ok) return null;
  const entries = entriesOf(reading.text);
  const index = entries.findIndex((entry) => foldersIn(entry).includes(id));
  const place = index >= 0 ? index : entries.findIndex(({ lines }) => lines.some((one) => names(one, id)));
  const found = entries[place];
  if (!found) return null;
  const open = entries.slice(0, place).filter(({ mark }) => mark !== 'x' && mark !== 'X');
  return {
    path,
    line: found.line.number,
    mark: found.mark,
    at: found.at,
    text: reading.text,
    before: open.flatMap((entry) => foldersIn(entry).slice(0, 1)),
  };
}

/** A track that the list calls open. */
export interface Listed {
  readonly id: string;
  readonly line: number;
  readonly mark: string;
}

/** `name_20260412`, as the tool calls a track: what an entry without a link may name. */
const TRACK_ID = String.raw`[A-Za-z\d][A-Za-z\d-]*_\d{8}`;
/** `- [ ] name_20260412: what it is for`, and a cell that holds nothing else. */
const ID_FIRST = new RegExp(
  String.raw`\][ \t]+[*\`]{0,3}(${TRACK_ID})[*\`]{0,3}(?=[ \t]*(?::|$)|[ \t]+[–—-][ \t])`,
);
const ID_CELL = new RegExp(String.raw`\|[ \t]*[*\`]{0,3}(${TRACK_ID})[*\`]{0,3}[ \t]*(?=\|)`);
/** `**Track: Exp**`; the link is on that line, or on one of its own below it. */
const TITLED = /\][ \t]+[*_]{0,3}Track\b[*_]{0,3}:/i;
const LINK_LINE =
  /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,3}(?:Link[*_]{0,3}:[*_]{0,3}[ \t]*)?\[[^\]]*\]\([^()]*\)[*_.]{0,3}[ \t]*$/i;
/** A file's name, and folders that hold no track: `_archive`. */
const NO_FOLDER = /^[._]|\.[A-Za-z][A-Za-z\d]{0,4}$/;

/**
 * Every track that is not begun or being done, once, as far as its entry is one that the tool writes: notes
 * and ideas stand in such lists as well, and speak of folders and days.
 */
export function openTracksIn(text: string): readonly Listed[] {
  const open = entriesOf(text).flatMap((entry): readonly Listed[] => {
    const id = trackOf(entry);
    if (id === null || (entry.mark.trim() !== '' && entry.mark !== '~')) return [];
    return [{ id, line: entry.line.number, mark: entry.mark }];
  });
  return [...new Map(open.map((one) => [one.id, one])).values()];
}

/** The track that an entry is of, by its link or its id; `null`: none. */
function trackOf(entry: Entry): string | null {
  const [own = '', ...below] = entry.lines;
  const isRow = own.trimStart().startsWith('|');
  const links = [...(isRow || TITLED.test(own) ? [own] : []), ...below.filter((one) => LINK_LINE.test(one))];
  const linked = foldersIn({ lines: links })[0];
  const id = linked ?? (isRow ? ID_CELL : ID_FIRST).exec(own)?.[1] ?? null;
  return id === null || NO_FOLDER.test(id) ? null : id;
}

function entriesOf(text: string): readonly Entry[] {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const entries: { readonly line: Line; readonly mark: string; readonly at: number; lines: string[] }[] = [];
  let open = false;
  for (const [i, line] of lines.entries()) {
    if (kinds[i] !== 'text') continue;
    const found = ENTRY.exec(line.text);
    if (found) {
      const at = line.start + line.text.indexOf('[') + 1;
      entries.push({ line, mark: found[1] ?? '', at, lines: [line.text] });
      open = !line.text.trimStart().startsWith('|');
    } else if (RULE.test(line.text) || /^ {0,3}(?:#|\|)/.test(line.text)) open = false;
    else if (open) entries.at(-1)?.lines.push(line.text);
  }
  return entries;
}

/** Names of folders below `tracks/` that an entry links to. */
function foldersIn({ lines }: Pick<Entry, 'lines'>): readonly string[] {
  return lines.flatMap((one) => [...one.matchAll(/\btracks\/([^/\s()[\]]+)/g)].map(([, name = '']) => name));
}

/** Whether a line says an id as a word of its own. */
function names(line: string, id: string): boolean {
  for (let at = line.indexOf(id); at >= 0; at = line.indexOf(id, at + 1)) {
    const around = `${line[at - 1] ?? ' '}${line[at + id.length] ?? ' '}`;
    if (!/[\p{L}\p{N}_-]/u.test(around)) return true;
  }
  return false;
}

/** What `metadata.json` says of a track. */
export interface TrackMetadata {
  readonly path: string;
  /** Whether it has a track's id, or a status that the tool knows: other files are called so as well. */
  readonly isTrack: boolean;
  readonly status: DataField | null;
  readonly description: DataField | null;
  readonly timestamps: readonly Timestamp[];
}

/** `null` where there is none; a file that is no JSON is reported, and says nothing. */
export function metadataAt(home: string, snapshot: Snapshot): TrackMetadata | Outvoted | null {
  const path = metadataOf(home);
  const found = jsonBeside(path, snapshot, 'plan.md counts.');
  if (!found?.fields) return found?.broken ?? null;
  const { fields } = found;
  const status = fieldAt(fields, 'status');
  return {
    path,
    isTrack:
      fieldAt(fields, 'track_id') !== null || (status !== null && STATUSES.means(status.text) !== null),
    status,
    description: fieldAt(fields, 'description'),
    timestamps: timesBeside(fields, { created_at: false, updated_at: true }),
  };
}

/** What a status means: it may end or pause a track, and for the rest plan.md knows better. */
export type TrackStatus = 'open' | 'done' | 'cancelled' | 'paused' | 'archived';

/** The tool writes the first four (newTrack.toml); the others are seen in repositories. */
export const STATUSES = vocabulary<TrackStatus>(
  { new: 'open', in_progress: 'open', completed: 'done', cancelled: 'cancelled' },
  {
    pending: 'open',
    planned: 'open',
    planning: 'open',
    draft: 'open',
    ready: 'open',
    active: 'open',
    in_review: 'open',
    review: 'open',
    complete: 'done',
    done: 'done',
    canceled: 'cancelled',
    paused: 'paused',
    archived: 'archived',
  },
  ['cancelled', 'canceled', 'archived'],
);
