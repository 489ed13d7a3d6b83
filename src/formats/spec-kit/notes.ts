// What is worth knowing of a feature and decides nothing: gates, people's own marks, boxes that are no tasks.
import { tasksIn } from '../../formkit/check-list.ts';
import type { ListContext } from '../../formkit/check-list-format.ts';
import { type Item, notedItems } from '../../formkit/items.ts';
import { looseBoxes, looseNotes } from '../../formkit/lists/stray-boxes.ts';
import { filesAt, textAt, textNeeds } from '../../formkit/outputs.ts';
import type { Need } from '../../model/snapshot.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { LIST, TASKS, textOf } from './documents.ts';
import { pointerPath } from './state-locations.ts';

/** More checklists than anybody keeps. */
const MOST = 30;

/** The quality gates of a feature, written by `/speckit.specify` and `/speckit.checklist`. */
function checklists({ home, snapshot }: ListContext): readonly string[] {
  return filesAt(home, 'checklists/*.md', snapshot).slice(0, MOST);
}

/** Files that the notes look at. */
export function noteNeeds(at: ListContext): readonly Need[] {
  return textNeeds([...checklists(at), pointerPath(at.site)], at.snapshot);
}

/** `listed`: whether there is a list of tasks. */
export function notesOf(state: WorkflowState, at: ListContext, listed: boolean): readonly string[] {
  const live = state.ended === null;
  return [
    ...(live ? pointerNotes(at) : []),
    ...(live && listed ? gateNotes(at) : []),
    ...(listed ? [...markNotes(at), ...idlessNotes(at)] : []),
  ];
}

const DIRECTORY = /"feature_directory"\s*:\s*"([^"]{1,500})"/;

/** The tool's commands work on one feature at a time; the pointer is of the machine that wrote it. */
function pointerNotes({ site, snapshot }: ListContext): readonly string[] {
  const reading = snapshot.text(pointerPath(site));
  const named = reading.ok ? DIRECTORY.exec(reading.text)?.[1]?.replace(/\/+$/, '') : undefined;
  if (named === undefined || named.split(/[\\/]/).at(-1) === site.feature) return [];
  return [
    '.specify/feature.json points at another feature, and the commands of Spec Kit work on that one: point ' +
      'it at this one first (feature_directory, or the variable SPECIFY_FEATURE_DIRECTORY).',
  ];
}

/** `/speckit.implement` stops at an open item of a checklist and asks a person whether to go on. */
function gateNotes(at: ListContext): readonly string[] {
  const open = checklists(at).map((path) => looseBoxes(textAt(path, at.snapshot) ?? '', []).length);
  const items = open.reduce((sum, one) => sum + one, 0);
  if (items === 0) return [];
  const files = open.filter((one) => one > 0).length;
  return [
    `${counted(items, 'open item')} in ${counted(files, 'file')} of checklists/: /speckit.implement asks ` +
      'a person before it goes on. They are gates, no tasks.',
  ];
}

function markNotes({ doc }: ListContext): readonly string[] {
  const marked = (mark: string): readonly Item[] => doc?.tasks.filter((task) => task.mark === mark) ?? [];
  const [left, open] = [marked('-'), marked('~')];
  return [
    ...notedItems('Marked [-], so left out on purpose', left),
    ...notedItems('Marked [~], which Spec Kit does not know', open, '. A person decides about them'),
  ];
}

/** Sections of the tool's templates whose boxes are no work. */
const NO_WORK = /\b(?:check-?lists?|validation|gates?|checkpoints?|definition of done|done when)\b/i;

/** Open boxes without an id: neither tasks nor gates, but they must not be lost from sight. */
function idlessNotes({ site, snapshot }: ListContext): readonly string[] {
  const text = textOf(site, TASKS, snapshot) ?? '';
  const open = looseBoxes(text, tasksIn(text, LIST));
  const loose = open.filter(({ section }) => !NO_WORK.test(section ?? ''));
  return looseNotes(loose, 'of tasks.md without an id: no tasks ({lines})');
}
