// How far each story is: by the tracker, by its file, and which of the two counts.
import { nextOn, type Standing, standingBy } from '../../formkit/board.ts';
import { type ItemFile, itemFileAt } from '../../formkit/item-files.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Tracker } from './document.ts';
import { type Sprint, type StoryEntry, sprintOf } from './stories.ts';
import { meaningOf, namesOf, OWN_BOXES, storyFolders } from './story-files.ts';
import { STEP_OF, STORY, type StoryStep } from './vocabulary.ts';

/** A story with what its file says. */
export interface SprintStory extends StoryEntry, ItemFile {
  /** The tracker's word; `null` for one that means nothing. */
  readonly tracked: Standing | null;
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
  const own = itemFileAt(namesOf(entry, folders), OWN_BOXES, snapshot);
  const tracked = entry.field === null ? null : STORY.means(entry.field.text);
  const standing = standingBy(tracked, own.said === null ? null : meaningOf(own.said));
  return { ...entry, ...own, tracked, standing, differs: standing !== tracked };
}

/** The story that the tool takes next, and what it does with it. */
export interface Next {
  readonly story: SprintStory;
  readonly step: StoryStep;
}

/** The first in progress, else in review, else ready, else of the backlog; `null`: no story may be taken. */
export function nextIn({ stories }: Sprinting): Next | null {
  const story = nextOn(stories);
  const step = story?.standing ? STEP_OF[story.standing] : undefined;
  return story === null || step === undefined ? null : { story, step };
}
