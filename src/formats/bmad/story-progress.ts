// How far each story is: by the tracker, by its file, and which of the two counts.
import { type StatusLine, statusIn } from '../../formkit/status-line.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Tracker } from './document.ts';
import { type Sprint, type StoryEntry, sprintOf } from './stories.ts';
import { type Boxes, boxesIn, fileOf, meaningOf, storyFolders } from './story-files.ts';
import { rankOf, STORY, type Standing } from './vocabulary.ts';

/** A story with what its file says. */
export interface SprintStory extends StoryEntry {
  /** The tracker's word; `null` for one that means nothing. */
  readonly tracked: Standing | null;
  /** Where its file lies, or would. */
  readonly file: string;
  readonly isThere: boolean;
  /** `null` where the file is not there, not read, or says nothing. */
  readonly said: StatusLine | null;
  readonly boxes: Boxes | null;
  /** What counts. */
  readonly standing: Standing | null;
  /** Whether tracker and file say what cannot both be. */
  readonly differs: boolean;
}

export interface Sprinting extends Omit<Sprint, 'stories'> {
  readonly doc: Tracker;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  readonly stories: readonly SprintStory[];
}

export function sprintingIn(doc: Tracker, site: StateLocation, snapshot: Snapshot): Sprinting {
  const folders = storyFolders(doc, site.path, snapshot);
  const sprint = sprintOf(doc);
  return {
    ...sprint,
    doc,
    site,
    snapshot,
    stories: sprint.stories.map((one) => storyOf(one, folders, snapshot)),
  };
}

function storyOf(entry: StoryEntry, folders: readonly string[], snapshot: Snapshot): SprintStory {
  const found = fileOf(entry, folders, snapshot);
  const reading = found === null ? null : snapshot.text(found);
  const text = reading?.ok ? reading.text : null;
  const said = text === null ? null : statusIn(text);
  const tracked = entry.field === null ? null : STORY.means(entry.field.text);
  const own = said === null ? null : meaningOf(said);
  const standing = standingOf(tracked, own);
  return {
    ...entry,
    tracked,
    file: found ?? `${folders[0] === '' ? '' : `${folders[0]}/`}${entry.key}.md`,
    isThere: found !== null,
    said,
    boxes: text === null ? null : boxesIn(text),
    standing,
    differs: standing !== tracked,
  };
}

/**
 * The story's own status counts: the tool writes it first, and people correct it there. But where the
 * development begins the tool writes the tracker alone; what was dropped or put off stands in the tracker.
 */
function standingOf(tracked: Standing | null, own: Standing | null): Standing | null {
  if (tracked === null || own === null || own === tracked) return tracked;
  if (rankOf(tracked) < 0) return tracked;
  if (tracked === 'active' && rankOf(own) >= 0 && rankOf(own) < rankOf('active')) return tracked;
  return own;
}

/** The story that the tool takes next, and what it does with it. */
export interface Next {
  readonly story: SprintStory;
  readonly step: 'create-story' | 'dev-story' | 'code-review';
}

/**
 * The first in progress, else in review, else ready, else of the backlog (the tool's sprint-status workflow);
 * `null` where no story may be taken.
 */
export function nextIn({ stories }: Sprinting): Next | null {
  const first = (standing: Standing) => stories.find((one) => one.standing === standing);
  const ways = [
    ['active', 'dev-story'],
    ['review', 'code-review'],
    ['ready', 'dev-story'],
    ['backlog', 'create-story'],
  ] as const;
  for (const [standing, step] of ways) {
    const story = first(standing);
    if (story) return { story, step };
  }
  return null;
}

/** Stories that wait for something that the tool does not do by itself. */
export function heldIn({ stories }: Sprinting): readonly SprintStory[] {
  return stories.filter(({ standing }) => standing === 'blocked');
}
