// What each choice writes: the status that the tool would set, in the tracker and newer story files.
import { choicesBy, type Edit, oneLine, unfit, type Writable } from '../../formkit/choices.ts';
import { sparedTime } from '../../formkit/damaged-yaml.ts';
import { type FieldEdit, setFields } from '../../formkit/fields.ts';
import { aheadNotes, fileRaisedTo, filesOf, raisedTo } from '../../formkit/tracker/filed-items.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import type { Choices } from '../../model/choice.ts';
import { codec, type Tracker } from './document.ts';
import { entriesOf } from './planning.ts';
import { nextIn, type Sprinting, type SprintStory, sprintingIn } from './story-files.ts';
import { NOUNS, WRITTEN } from './vocabulary.ts';

export const choices: Choices<Tracker> = choicesBy<Tracker>(codec, {
  resume: (at) => goOn(at, 'go on with'),
  retry: (at) => goOn(at, 'run again'),
  skip,
  // What was planned in other documents stays; a sprint's stories go with `all` alone.
  fresh: ({ doc, site, snapshot }, all) => [
    site.path,
    ...(all && doc?.kind === 'sprint' ? filesOf(sprintingIn(doc, site, snapshot).stories) : []),
  ],
});

/** A story that is taken up, or handed to review, is said to be so; nothing is ever set back. */
function goOn(at: Writable<Tracker>, verb: string): Edit<Tracker> {
  const { doc, site, snapshot, recovery } = at;
  const { step } = recovery.decision;
  const it = doc.kind === 'sprint' ? sprintingIn(doc, site, snapshot) : null;
  const next = it === null ? null : nextIn(it);
  if (it === null || next === null || next.step !== step || step === 'create-story')
    return { summary: `${verb} ${next && next.step === step ? nameOf(next.item) : (step ?? 'the work')}` };
  const target = step === 'dev-story' ? 'active' : 'review';
  const fields = [
    ...raisedTo(next.item, target, WRITTEN),
    ...(target === 'active' ? epicBegun(next.item, it) : []),
  ];
  const edits = fields.length === 0 ? [] : [...fields, ...stamped(at)];
  return {
    summary: `${verb} ${step} of ${nameOf(next.item)}`,
    ...(edits.length === 0 ? {} : { doc: { ...doc, data: setFields(doc.data, edits) } }),
    // The newer `spec-*.md` files carry their own status, which the tool sets with that of the tracker.
    files:
      next.item.said?.isFront && target === 'active'
        ? fileRaisedTo(next.item, target, WRITTEN, snapshot)
        : [],
    notes: aheadNotes(next.item, target, NOUNS),
  };
}

const nameOf = ({ key }: SprintStory): string => oneLine(key);

/** The first story that is begun begins its epic; `contexted` is what older versions had for it. */
function epicBegun({ group }: SprintStory, { epics }: Sprinting): FieldEdit {
  return epics.flatMap(({ path, field, number, standing }): FieldEdit => {
    if (group === null || number !== group || field === null) return [];
    const early = standing === 'backlog' || statusWord(field.text) === 'contexted';
    return early ? [[path, 'in-progress']] : [];
  });
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
