// Stories with their files: where each lies, what it says, and which of the stories the tool takes next.
import { fieldAt } from '../../formkit/fields.ts';
import { type NextOnBoard, nextStepOn, type Standing } from '../../formkit/tracker/board.ts';
import { type FiledItem, filedItem } from '../../formkit/tracker/filed-items.ts';
import { type FileNames, itemFileAt } from '../../formkit/tracker/item-files.ts';
import { type StatusLine, signedWord } from '../../formkit/tracker/status-line.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import type { Tracker } from './document.ts';
import { projectOf, resolved } from './state-locations.ts';
import { type Sprint, type StoryEntry, sprintOf } from './stories.ts';
import { STORY, STORY_STEPS, type StoryStep } from './vocabulary.ts';

/** A story with what its file says. */
export type SprintStory = StoryEntry & FiledItem;

export interface Sprinting extends Omit<Sprint, 'stories'> {
  readonly doc: Tracker;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  readonly stories: readonly SprintStory[];
}

/** Headings of a story's tasks and of what reviews added. */
const OWN_BOXES = /task|follow-?up|review/i;

export function sprintingIn(doc: Tracker, site: StateLocation, snapshot: Snapshot): Sprinting {
  const folders = storyFolders(doc, site.path, snapshot);
  const sprint = sprintOf(doc);
  const stories = sprint.stories.map((one) => {
    const own = itemFileAt(namesOf(one, folders), OWN_BOXES, snapshot);
    return filedItem(one, one.field && STORY.means(one.field.text), own, meaningOf);
  });
  return { ...sprint, doc, site, snapshot, stories };
}

/** Where the stories of a tracker may lie: the folder that it names, its own, those of older versions. */
function storyFolders(doc: Tracker, tracker: string, snapshot: Snapshot): readonly string[] {
  const written = fieldAt(doc, 'story_location')?.text ?? null;
  const named = written === null ? null : resolved(written, tracker, snapshot).path;
  const own = folderOf(tracker);
  const others = [own, joinPath(own, 'stories'), joinPath(projectOf(tracker), 'docs/stories')];
  return [...new Set([...(named === null ? [] : [named]), ...others])];
}

/** The file of a story, as the tool names it now or did before. */
function namesOf({ key, number }: StoryEntry, folders: readonly string[]): FileNames {
  const dotted = number?.replaceAll('-', '\\.');
  const rest = `(?:${number}(?:-.*)?|${dotted}(?:[.-].*)?)`;
  const like = number === null ? null : new RegExp(`^(?:spec-|story-)?${rest}\\.md$`, 'i');
  return { folders, names: [`${key}.md`, `spec-${key}.md`], like };
}

/** What a story's status means; in the front matter of newer files a draft is still being planned. */
function meaningOf({ found, isFront }: StatusLine): Standing | null {
  const { bare, isDoubtful } = signedWord(found);
  const meaning = STORY.means(bare);
  if (isFront && /^draft\b/i.test(bare)) return 'backlog';
  return meaning === 'done' && isDoubtful ? null : meaning;
}

/** The story that the tool takes next, and what it does with it. */
export type Next = NextOnBoard<SprintStory, StoryStep>;

/** The first in progress, else in review, else ready, else of the backlog; `null`: no story may be taken. */
export const nextIn = ({ stories }: Sprinting): Next | null => nextStepOn(stories, STORY_STEPS);
