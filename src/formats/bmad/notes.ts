// What is worth knowing of a sprint and breaks no rule: open boxes, retrospectives, epics, a changed plan.
import { type Standing, standingAt } from '../../formkit/board.ts';
import { ifReadable, listAt, textOf, valueAt } from '../../formkit/fields.ts';
import { openBoxesIn, saysOtherwise } from '../../formkit/item-files.ts';
import { isPlainId } from '../../formkit/items.ts';
import { changedSince } from '../../formkit/outputs.ts';
import type { Outvoted } from '../../model/workflow.ts';
import { type Data, isMap } from '../../text/data/data.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { codec } from './document.ts';
import { epicOf, sprintOf, type TrackerEntry } from './stories.ts';
import type { Next, Sprinting, SprintStory } from './story-progress.ts';
import { EPIC, RETROSPECTIVE, SETTLED, STORY } from './vocabulary.ts';

/** @param documents what the tracker was made from */
export function sprintNotes(
  it: Sprinting,
  next: Next | null,
  documents: readonly string[],
): readonly string[] {
  const notes = [
    beside(it, next),
    openBoxes(it),
    next === null ? optionalLeft(it) : null,
    epicsBehind(it),
    strays(it),
    actions(it),
    next === null ? null : changedPlan(it, documents),
    allTicked(next),
  ];
  return notes.filter((note) => note !== null);
}

const keysOf = (entries: readonly Pick<TrackerEntry, 'key'>[]): string =>
  firstOf(entries.map(({ key }) => (isPlainId(key) ? key : JSON.stringify(key))));

/** Stories that are under way as well. */
function beside({ stories }: Sprinting, next: Next | null): string | null {
  const also = standingAt(stories, 'active', 'review').filter(({ key }) => key !== next?.story.key);
  return also.length === 0 ? null : `Also in progress or in review: ${keysOf(also)}.`;
}

/** Finished stories often keep open boxes, those of reviews among them: that is told, and decides nothing. */
function openBoxes({ stories }: Sprinting): string | null {
  const open = standingAt(stories, 'done').filter((one) => openBoxesIn([one]) > 0);
  if (open.length === 0) return null;
  const count = openBoxesIn(open);
  const kept = counted(open.length, 'finished story', 'finished stories');
  return `${kept} kept ${counted(count, 'open box', 'open boxes')} (${keysOf(open)}).`;
}

function optionalLeft({ retrospectives }: Sprinting): string | null {
  const left = retrospectives.filter(({ field }) => RETROSPECTIVE.means(field?.text ?? '') === 'optional');
  if (left.length === 0) return null;
  const them = left.length === 1 ? 'it' : 'them';
  return `${keysOf(left)}: optional, and not held; bmad-retrospective holds ${them}.`;
}

/** Epics that are not over, each with its stories. */
function openEpics({ epics, stories }: Sprinting) {
  const open = epics.filter(({ field }) => OPEN.has(EPIC.means(field?.text ?? '')));
  return open.map((epic) => {
    const number = epicOf(epic.key);
    return { ...epic, own: number === null ? [] : stories.filter((story) => story.epic === number) };
  });
}

const OPEN: ReadonlySet<Standing | null> = new Set(['active', 'backlog']);

/** Epics that are not done though each of their stories is, which the tool leaves to people. */
function epicsBehind(it: Sprinting): string | null {
  const isDone = ({ standing }: SprintStory) => standing === 'done';
  const late = openEpics(it).filter(({ own }) => own.length > 0 && own.every(isDone));
  return late.length === 0 ? null : `${keysOf(late)}: every story is done, but the epic is not marked so.`;
}

/** Epics that are not over and have no stories yet. */
export const unplanned = (it: Sprinting): readonly TrackerEntry[] =>
  openEpics(it).filter(({ own }) => own.length === 0);

function strays({ epics, stories }: Sprinting): string | null {
  const known = new Set(epics.map(({ key }) => epicOf(key)));
  const lost = stories.filter(({ epic }) => epic !== null && !known.has(epic));
  return lost.length === 0 ? null : `No epic in the tracker for ${keysOf(lost)}.`;
}

/** Action items of retrospectives that need something more. */
export const openActions = ({ doc }: Sprinting): readonly Data[] =>
  listAt(doc.data, 'action_items').filter(
    (one) => isMap(one) && !SETTLED.has(textOf(valueAt(one, 'status')).toLowerCase()),
  );

function actions(it: Sprinting): string | null {
  const open = openActions(it);
  return open.length === 0 ? null : `${counted(open.length, 'action item')} of retrospectives still open.`;
}

/** The tool keeps no hash: history alone shows that the epics changed once a story had been begun. */
function changedPlan({ site, snapshot }: Sprinting, documents: readonly string[]): string | null {
  const changed = changedSince(documents, site.path, snapshot, isBegun);
  if (changed.length === 0) return null;
  const what = `${changed.join(', ')} changed after the first story was begun`;
  return `${what}: bmad-sprint-planning takes new stories over.`;
}

const isBegun = (text: string): boolean =>
  ifReadable(() => {
    const doc = codec.parse(text);
    const isOpen = ({ field }: TrackerEntry) => STORY.means(field?.text ?? '') === 'backlog';
    return doc.kind === 'sprint' && !sprintOf(doc).stories.every(isOpen);
  }, false);

/** The tool stopped between its last task and the status: what is left is to finish the story. */
function allTicked(next: Next | null): string | null {
  const boxes = next?.step === 'dev-story' && next.story.standing === 'active' ? next.story.boxes : null;
  if (!boxes || boxes.of === 0 || boxes.next !== null) return null;
  const what = 'Every box of the story in progress is ticked';
  return `${what}: bmad-dev-story only has to check it and hand it to review.`;
}

/** Stories that are named one by one. */
const MOST = 20;

/** Stories of which the tracker says otherwise than their own file. */
export function outvotedIn({ stories, site }: Sprinting): readonly Outvoted[] {
  const apart = stories.filter(({ differs }) => differs).slice(0, MOST);
  const counts = "The story's file counts; set the tracker to it.";
  return apart.map((story) => {
    const listed = { key: story.key, found: story.field?.text ?? '', where: 'the tracker' };
    return { message: saysOtherwise(story, listed, counts), path: site.path, line: story.line };
  });
}
