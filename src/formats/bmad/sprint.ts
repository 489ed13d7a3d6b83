// A sprint in the hub's words: the tracker's stories, what each left, and what the tool takes next.
import { damagedAmong, damageIn } from '../../formkit/damaged-yaml.ts';
import { fieldAt, textOf } from '../../formkit/fields.ts';
import { filesAt, historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { savedField } from '../../formkit/saving/fields.ts';
import { monthFirst, timesIn } from '../../formkit/times.ts';
import { boardState, type FiledBoard, heldOn, itemSaving } from '../../formkit/tracker/board-state.ts';
import { boardLines, boardPaths, filesOf } from '../../formkit/tracker/filed-items.ts';
import { emptyGroups } from '../../formkit/tracker/groups.ts';
import { currentStep, owedFile } from '../../formkit/workflow-state.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Current, Saving, Step, WorkflowState } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import type { Tracker } from './document.ts';
import { openActions, sprintNotes } from './notes.ts';
import { documentFolders, resolved } from './state-locations.ts';
import { type Next, nextIn, type Sprinting, type SprintStory, sprintingIn } from './story-files.ts';
import { BOARD, EPIC, NOUNS, RETROSPECTIVE, STORY, type StoryStep, TIMES } from './vocabulary.ts';

/** The stories' files, and while the sprint is under way the pasts of tracker and epics. */
export function sprintNeeds(doc: Tracker, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const it = sprintingIn(doc, site, snapshot);
  const isUnderWay = it.stories.some(({ standing }) => standing !== 'backlog') && nextIn(it) !== null;
  const epics = isUnderWay ? epicsOf(site.path, snapshot) : [];
  const pasts = epics.length === 0 ? [] : historyNeeds([site.path, ...epics]);
  return [...textNeeds(filesOf(it.stories), snapshot), ...pasts];
}

/** The documents that the tracker was made from. */
const epicsOf = (tracker: string, snapshot: Snapshot): readonly string[] =>
  documentFolders(tracker).flatMap((folder) => filesAt(folder, 'epics*.md', snapshot));

export function sprintState(doc: Tracker, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const it = sprintingIn(doc, site, snapshot);
  const { stories, epics, retrospectives } = it;
  const next = nextIn(it);
  const board: FiledBoard<SprintStory, StoryStep> = {
    ...BOARD,
    items: stories,
    lines: [
      [stories, STORY],
      [epics, EPIC],
      [retrospectives, RETROSPECTIVE],
    ],
    next,
    end: () => openEnd(it),
    // The file of the story at hand is owed; others may be kept elsewhere.
    left({ key, line, file }) {
      const owed = key === next?.item.key && next.step === 'dev-story';
      return [owedFile(file, { conditional: !owed, line })];
    },
  };
  const state = boardState(site, board, {
    title: fieldAt(doc, 'project')?.text ?? null,
    folders: boardPaths(site.path, stories, OWN),
    timestamps: timesIn(doc, TIMES, [], monthFirst),
    ...(next === null ? {} : { saving: savingOf(it, next) }),
    itemTitles: stories.map(({ key }) => key.replace(/^[\d-]+/, '').replaceAll('-', ' ')),
    ...damageIn(doc),
    notes: sprintNotes(it, next, epicsOf(site.path, snapshot)),
    context: contextOf(it, next),
  });
  return state.ended !== null && areFilesHere(it) ? withStoriesOwed(state) : state;
}

/** Whether the tracker has its stories as files of this repository. */
function areFilesHere({ doc, site, snapshot }: Sprinting): boolean {
  const written = fieldAt(doc, 'story_location')?.text ?? null;
  const isElsewhere = written !== null && resolved(written, site.path, snapshot).path === null;
  return !isElsewhere && /^file[-_ ]?system$/i.test(fieldAt(doc, 'tracking_system')?.text ?? 'file-system');
}

/** A sprint that is over made its stories: where not one of them is there, that is told. */
function withStoriesOwed(state: WorkflowState): WorkflowState {
  const owed = (step: Step): Step => ({
    ...step,
    artifacts: step.artifacts.map((one) => ({ ...one, conditional: false })),
  });
  return { ...state, steps: state.steps.map(owed) };
}

/** Where no story may be taken: why; `null` where all is done. */
function openEnd(it: Sprinting): Current | null {
  const held = heldOn(it.stories, 'dev-story', NOUNS);
  if (held !== null) return held;
  const [bare] = emptyGroups(it.epics, it.stories);
  if (bare)
    return currentStep('sprint-planning', {
      begun: false,
      line: bare.line,
      how: 'Epics lack stories: run bmad-create-epics-and-stories, then bmad-sprint-planning.',
    });
  const damaged = damagedAmong(it.doc, [...it.stories, ...it.epics]);
  const how = damaged ?? 'The tracker could only be read line by line. Correct it, then look again.';
  return damaged === null && it.doc.exact && it.stories.length + it.epics.length > 0
    ? null
    : currentStep('sprint-planning', { unclear: true, how });
}

/** Step → the story's status once it is done (sprint-status.yaml, STATUS DEFINITIONS). */
const AFTER: Readonly<Record<StoryStep, string>> = {
  'create-story': 'ready-for-dev once its file is written',
  'dev-story': 'in-progress while it is developed, review once all its tasks are ticked and the tests pass',
  'code-review': 'done where the review found nothing to change, in-progress where it did',
};

function savingOf({ doc }: Sprinting, { item, step }: Next): Saving {
  const updated = fieldAt(doc, 'last_updated');
  return {
    fields: [
      ...itemSaving(item, 'development_status', AFTER[step], STORY.expected, step === 'dev-story'),
      ...(updated
        ? [savedField('last_updated', 'the day or time now, spelled as it is there', updated.line)]
        : []),
    ],
    also: [
      'Tracker and story file say the same status; no status is ever lowered but by a review.',
      'The story file has sections for what was done (Dev Agent Record, File List, Change Log): fill them.',
    ],
  };
}

/** Folders that hold artifacts of sprints alone. */
const OWN = /(?:^|\/)(?:implementation-artifacts|sprint-artifacts|\.bmad-ephemeral)$/;

function contextOf(it: Sprinting, next: Next | null): readonly string[] {
  const open = openActions(it).slice(0, 10);
  return [
    ...boardLines(it.stories, next?.item ?? null, NOUNS),
    ...open.map((one) => `open action item: ${textOf(isMap(one) ? one['action'] : one)}`),
  ];
}
