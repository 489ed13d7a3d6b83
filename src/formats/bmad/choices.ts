// What each choice writes: the status that the tool would set, in the tracker and newer story files.
import { isBelow, rankOf, type Standing } from '../../formkit/board.ts';
import { choicesBy, type Edit, oneLine, unfit, type Writable } from '../../formkit/choices.ts';
import { sparedTime } from '../../formkit/damaged-yaml.ts';
import { type FieldEdit, setFields } from '../../formkit/fields.ts';
import { statusWritten } from '../../formkit/item-files.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import type { FileChange } from '../../model/change.ts';
import type { ChoiceContext, Choices } from '../../model/choice.ts';
import { codec, type Tracker } from './document.ts';
import { entriesOf } from './planning.ts';
import { epicOf } from './stories.ts';
import { meaningOf } from './story-files.ts';
import { nextIn, type Sprinting, type SprintStory, sprintingIn } from './story-progress.ts';
import { EPIC, WRITTEN } from './vocabulary.ts';

export const choices: Choices<Tracker> = choicesBy<Tracker>(codec, {
  resume: (at) => goOn(at, 'go on with'),
  retry: (at) => goOn(at, 'run again'),
  skip,
  // What was planned in other documents stays; a sprint's stories go with `all` alone.
  fresh: ({ doc, site, snapshot }, all) => [
    site.path,
    ...(all && doc?.kind === 'sprint' ? storyFiles(sprintingIn(doc, site, snapshot)) : []),
  ],
});

function storyFiles({ stories }: Sprinting): readonly string[] {
  return stories.flatMap(({ file, isThere }) => (isThere ? [file] : []));
}

/** A story that is taken up, or handed to review, is said to be so; nothing is ever set back. */
function goOn(at: Writable<Tracker>, verb: string): Edit<Tracker> {
  const { doc, site, snapshot, recovery } = at;
  const { step } = recovery.decision;
  const it = doc.kind === 'sprint' ? sprintingIn(doc, site, snapshot) : null;
  const next = it === null ? null : nextIn(it);
  if (it === null || next === null || next.step !== step || step === 'create-story')
    return { summary: `${verb} ${next && next.step === step ? nameOf(next.story) : (step ?? 'the work')}` };
  const target = step === 'dev-story' ? 'active' : 'review';
  const fields = [...raised(next.story, target), ...(target === 'active' ? epicBegun(next.story, it) : [])];
  const edits = fields.length === 0 ? [] : [...fields, ...stamped(at)];
  const ahead = rankOf(next.story.tracked) > rankOf(target);
  return {
    summary: `${verb} ${step} of ${nameOf(next.story)}`,
    ...(edits.length === 0 ? {} : { doc: { ...doc, data: setFields(doc.data, edits) } }),
    files: fileRaised(next.story, target, at),
    notes: ahead
      ? ['The tracker has this story further than its file; it stays so, since no status is ever lowered.']
      : [],
  };
}

const nameOf = ({ key }: SprintStory): string => oneLine(key);

function raised({ path, tracked }: SprintStory, target: Standing): FieldEdit {
  const word = WRITTEN[target];
  return isBelow(tracked, target) && word !== undefined ? [[path, word]] : [];
}

/** The first story that is begun begins its epic; `contexted` is what older versions had for it. */
function epicBegun({ epic }: SprintStory, { epics }: Sprinting): FieldEdit {
  return epics.flatMap(({ key, path, field }): FieldEdit => {
    if (epic === null || epicOf(key) !== epic || field === null) return [];
    const early = EPIC.means(field.text) === 'backlog' || statusWord(field.text) === 'contexted';
    return early ? [[path, 'in-progress']] : [];
  });
}

/** The newer `spec-*.md` files carry their own status, which the tool sets with that of the tracker. */
function fileRaised(
  story: SprintStory,
  target: Standing,
  { snapshot }: ChoiceContext,
): readonly FileChange[] {
  const { said } = story;
  if (!said?.isFront || target !== 'active' || !isBelow(meaningOf(said), target)) return [];
  return statusWritten(story, 'in-progress', snapshot);
}

const stamped = ({ doc, now }: Writable<Tracker>): FieldEdit => sparedTime(doc, 'last_updated', now);

/** `skipped` is a word of planning alone: a story is done or open. */
function skip(at: Writable<Tracker>): Edit<Tracker> {
  const { doc, recovery } = at;
  const step = recovery.decision.step ?? '';
  const entry = doc.kind === 'planning' ? entriesOf(doc).find(({ id }) => id === step) : undefined;
  if (entry === undefined || entry.path[0] !== 'workflow_status')
    throw unfit(
      at,
      'a story, which BMAD never skips',
      'a planning workflow',
      'Finish it, or take it out of the sprint.',
    );
  const edits: FieldEdit = [[entry.path, 'skipped'], ...stamped(at)];
  return { summary: `skip ${step}`, doc: { ...doc, data: setFields(doc.data, edits) } };
}
