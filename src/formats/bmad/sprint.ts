// A sprint in the hub's words: the tracker's stories, what each left, and what the tool takes next.
import { boardSteps, standingAt } from '../../formkit/board.ts';
import { fieldAt, textOf } from '../../formkit/fields.ts';
import { fileLines } from '../../formkit/item-files.ts';
import { isPlainId } from '../../formkit/items.ts';
import { filesAt, historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { monthFirst, timesIn } from '../../formkit/times.ts';
import { currentStep, owedFile, workflowState } from '../../formkit/workflow-state.ts';
import { folderOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Current, Step, Word, WorkflowState } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { told } from '../../text/yaml/damage-report.ts';
import type { Tracker } from './document.ts';
import { openActions, outvotedIn, sprintNotes, unplanned } from './notes.ts';
import { savingOf } from './saving.ts';
import { documentFolders } from './state-locations.ts';
import { type Next, nextIn, type Sprinting, type SprintStory, sprintingIn } from './story-progress.ts';
import { EPIC, RETROSPECTIVE, SPRINT_STEPS, STORY, STORY_STEPS, TIMES } from './vocabulary.ts';

/** The stories' files, and while the sprint is under way the pasts of tracker and epics. */
export function sprintNeeds(doc: Tracker, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const it = sprintingIn(doc, site, snapshot);
  const files = it.stories.flatMap(({ file, isThere }) => (isThere ? [file] : []));
  const isUnderWay = it.stories.some(({ standing }) => standing !== 'backlog') && nextIn(it) !== null;
  const epics = isUnderWay ? epicsOf(site.path, snapshot) : [];
  return [...textNeeds(files, snapshot), ...(epics.length === 0 ? [] : historyNeeds([site.path, ...epics]))];
}

/** The documents that the tracker was made from. */
function epicsOf(tracker: string, snapshot: Snapshot): readonly string[] {
  const folders = documentFolders(tracker);
  return folders.flatMap((folder) => filesAt(folder, 'epics*.md', snapshot));
}

export function sprintState(doc: Tracker, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const it = sprintingIn(doc, site, snapshot);
  const next = nextIn(it);
  const open = next === null ? openEnd(it) : currentOf(next);
  const words = wordsOf(it);
  const isKnown = words.every(({ known }) => known);
  const over = open === null && isKnown;
  const done = standingAt(it.stories, 'done').length;
  const counts = it.stories.filter(({ standing }) => standing !== 'dropped').length;
  return workflowState(site, {
    title: fieldAt(doc, 'project')?.text ?? null,
    folders: ownPaths(it),
    status: isKnown ? (over ? 'completed' : 'active') : 'unknown',
    statusText: `${done} of ${counts} stories done`,
    ended: over ? 'completed' : null,
    words,
    timestamps: timesIn(doc, TIMES, [], monthFirst),
    steps: stepsOf(it, next),
    stepNames: SPRINT_STEPS.names,
    stepRules: SPRINT_STEPS.rules,
    stepGuides: SPRINT_STEPS.guides,
    ...(next === null ? {} : { saving: savingOf(it, next) }),
    current: open,
    itemTitles: it.stories.map(({ key }) => key.replace(/^[\d-]+/, '').replaceAll('-', ' ')),
    ...(doc.damage.length === 0 ? {} : { damage: told(doc.damage) }),
    outvoted: outvotedIn(it),
    notes: sprintNotes(it, next, epicsOf(site.path, snapshot)),
    context: contextOf(it, next),
  });
}

/** Where no story may be taken: why; `null` where all is done. */
function openEnd(it: Sprinting): Current | null {
  const held = standingAt(it.stories, 'blocked');
  const names = held
    .map(({ key }) => key)
    .filter(isPlainId)
    .slice(0, 5)
    .join(', ');
  if (held.length > 0)
    return currentStep('dev-story', {
      unclear: true,
      line: held[0]?.line ?? null,
      how: `No story may be taken; blocked or deferred: ${names}. A person must look.`,
    });
  const [bare] = unplanned(it);
  if (bare)
    return currentStep('sprint-planning', {
      begun: false,
      line: bare.line,
      how: 'Epics lack stories: run bmad-create-epics-and-stories, then bmad-sprint-planning.',
    });
  const how = 'The tracker could only be read line by line. Correct it, then look again.';
  return it.doc.exact && it.stories.length + it.epics.length > 0
    ? null
    : currentStep('sprint-planning', { unclear: true, how });
}

function currentOf({ story, step }: Next): Current {
  const { key, line, standing, isThere } = story;
  const item = isPlainId(key) ? key : null;
  const how = SPRINT_STEPS.by(step)?.how ?? '';
  if (step === 'code-review')
    return currentStep('dev-story', { item, line, finished: true, how, next: step, nextHow: reviewOf(item) });
  const begun = step === 'create-story' ? isThere : standing === 'active';
  return currentStep(step, {
    item,
    line,
    begun,
    output: begun && step === 'create-story' ? 'partial' : 'unprovable',
    manner: 'continue',
    how: begun && step === 'dev-story' ? how.replace('takes', 'goes on with') : how,
    next: SPRINT_STEPS.after(step)?.id ?? null,
  });
}

const reviewOf = (item: string | null): string => {
  const which = item === null ? 'the story that waits for it' : `story ${item}`;
  return `Run bmad-code-review for ${which}, best with another model than the one that wrote it.`;
};

/** Each story as three steps. The file of the one at hand is owed; others may be kept elsewhere. */
function stepsOf({ stories }: Sprinting, next: Next | null): readonly Step[] {
  const left = ({ key, line, file }: SprintStory) => {
    const owed = key === next?.story.key && next.step === 'dev-story';
    return [owedFile(file, { conditional: !owed, line })];
  };
  return boardSteps(stories, STORY_STEPS, left);
}

/** Every status of the tracker, and that of the file of a story that is not over. */
function wordsOf({ stories, epics, retrospectives }: Sprinting): readonly Word[] {
  return [
    ...stories.map(({ key, field, line }) => STORY.word(key, field?.text ?? null, line)),
    ...epics.map(({ key, field, line }) => EPIC.word(key, field?.text ?? null, line)),
    ...retrospectives.map(({ key, field, line }) => RETROSPECTIVE.word(key, field?.text ?? null, line)),
  ];
}

/** Folders that hold artifacts of sprints alone. */
const OWN = /(?:^|\/)(?:implementation-artifacts|sprint-artifacts|\.bmad-ephemeral)$/;

function ownPaths({ site, stories }: Sprinting): readonly string[] {
  const folder = folderOf(site.path);
  const files = stories.flatMap(({ file, isThere }) => (isThere ? [file] : []));
  const own = OWN.test(folder) ? [folder] : [site.path];
  return [...own, ...files.filter((file) => folderOf(file) !== folder || !OWN.test(folder))].slice(0, 200);
}

function contextOf(it: Sprinting, next: Next | null): readonly string[] {
  return [
    ...(next === null ? [] : fileLines('story file', next.story)),
    `stories done: ${standingAt(it.stories, 'done').length} of ${it.stories.length}`,
    ...openActions(it)
      .slice(0, 10)
      .map((one) => `open action item: ${textOf(isMap(one) ? one['action'] : one)}`),
  ];
}
