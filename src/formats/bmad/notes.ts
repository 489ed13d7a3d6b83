// What is worth knowing of a sprint and breaks no rule: open boxes, retrospectives, epics, a changed plan.
import { ifReadable, listAt, textOf, valueAt } from '../../formkit/fields.ts';
import { changedSince } from '../../formkit/outputs.ts';
import { keysOf } from '../../formkit/tracker/board.ts';
import { boardNotes, tickedNotes } from '../../formkit/tracker/filed-items.ts';
import { groupNotes } from '../../formkit/tracker/groups.ts';
import { type Data, isMap } from '../../text/data/data.ts';
import { counted } from '../../text/plural.ts';
import { codec } from './document.ts';
import { sprintOf } from './stories.ts';
import type { Next, Sprinting } from './story-files.ts';
import { NOUNS, RETROSPECTIVE, SETTLED, STORY } from './vocabulary.ts';

/**
 * Finished stories often keep open boxes, and the tool leaves it to people to mark an epic as done: that is
 * told, and decides nothing.
 * @param documents what the tracker was made from
 */
export function sprintNotes(
  it: Sprinting,
  next: Next | null,
  documents: readonly string[],
): readonly string[] {
  return [
    ...boardNotes(it.stories, next?.item ?? null, NOUNS),
    ...(next === null ? optionalLeft(it) : []),
    ...groupNotes(it.epics, it.stories, NOUNS),
    ...actions(it),
    ...(next === null ? [] : [...changedPlan(it, documents), ...tickedNotes(next.item, NOUNS, HAND_OVER)]),
  ];
}

/** What is left where the tool stopped between the last task of a story and its status. */
const HAND_OVER = 'bmad-dev-story only has to check it and hand it to review';

function optionalLeft({ retrospectives }: Sprinting): readonly string[] {
  const left = retrospectives.filter(({ field }) => RETROSPECTIVE.means(field?.text ?? '') === 'optional');
  if (left.length === 0) return [];
  const them = left.length === 1 ? 'it' : 'them';
  return [`${keysOf(left)}: optional, and not held; bmad-retrospective holds ${them}.`];
}

/** Action items of retrospectives that need something more. */
export const openActions = ({ doc }: Sprinting): readonly Data[] =>
  listAt(doc.data, 'action_items').filter(
    (one) => isMap(one) && !SETTLED.has(textOf(valueAt(one, 'status')).toLowerCase()),
  );

function actions(it: Sprinting): readonly string[] {
  const open = openActions(it);
  return open.length === 0 ? [] : [`${counted(open.length, 'action item')} of retrospectives still open.`];
}

/** The tool keeps no hash: history alone shows that the epics changed once a story had been begun. */
function changedPlan({ site, snapshot }: Sprinting, documents: readonly string[]): readonly string[] {
  const changed = changedSince(documents, site.path, snapshot, isBegun);
  if (changed.length === 0) return [];
  const what = `${changed.join(', ')} changed after the first story was begun`;
  return [`${what}: bmad-sprint-planning takes new stories over.`];
}

const isBegun = (text: string): boolean =>
  ifReadable(() => {
    const doc = codec.parse(text);
    const stories = doc.kind === 'sprint' ? sprintOf(doc).stories : [];
    return !stories.every(({ field }) => STORY.means(field?.text ?? '') === 'backlog');
  }, false);
