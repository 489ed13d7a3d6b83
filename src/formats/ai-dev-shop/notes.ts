// What is worth knowing of a pipeline state and breaks no rule, in our words.
import { baseOf, folderOf } from '../../model/path.ts';
import type { Current, WorkflowState } from '../../model/workflow.ts';
import { readHash } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { normal } from '../../text/vocabulary.ts';
import {
  boxesOf,
  isBlankOdd,
  isOptional,
  isTicked,
  nameOf,
  openCheckpoints,
  takenBackBoxes,
  unboxedApprovals,
  unclearBoxes,
} from './checkpoints.ts';
import { SEEN } from './choices/accept-spec.ts';
import { isChecked } from './constitution.ts';
import { nextOf, type Unlisted } from './current.ts';
import { isOwedAtEnd, unsettledRows } from './open-rows.ts';
import { outputPath } from './outputs.ts';
import { detailOf, placesOf, sectionsNamed, valueFor } from './parse/sections.ts';
import type { PipelineContext } from './pipeline-context.ts';
import type { PipelinePosition } from './position.ts';
import type { RunContext } from './spec.ts';
import { isCosmetic, matchOf } from './spec-hash.ts';
import { legalStage, type PipelineStage, rankOf, STAGES, stageById } from './stages.ts';
import { finishedIn } from './steps.ts';
import { isLedgerTakenBack } from './vocabulary.ts';

/** What the notes speak of. */
interface Read {
  readonly standing: PipelinePosition;
  readonly gaps: Unlisted;
  readonly current: Current | null;
}

export function notesOf(ground: RunContext, read: Read): readonly string[] {
  const { spec } = ground;
  return [
    ...(read.current ? notesOfCurrent(ground, read, read.current) : []),
    ...(spec?.matched && isCosmetic(spec.matched)
      ? [`The spec matches its recorded hash by the rule "${spec.matched}": only its line ends changed.`]
      : []),
    ...(read.standing.status === 'completed' ? [] : copied(ground)),
    ...(baseOf(ground.site.path).startsWith('.')
      ? [
          'The pipeline now writes pipeline-state.md and renames the dotted name; ' +
            'Rekindle reads both and renames none.',
        ]
      : []),
  ];
}

/** Of a run that goes on. */
function notesOfCurrent(ground: RunContext, { gaps, standing }: Read, current: Current): readonly string[] {
  return [
    ...lists(ground),
    ...past(gaps, standing.stage, current),
    ...detail(ground, standing),
    ...unapproved(ground, current),
    ...marks(ground),
    ...takenBackRows(ground),
    ...reworked(ground),
    ...seenBefore(ground),
    ...ahead(ground, current),
    ...unproven(ground, standing, current),
    ...unchecked(ground, current),
    ...unvouched(ground),
  ];
}

/** `003-invoice-export`, `FEAT-004-seat-map`: a name as the pipeline gives its folders. */
const NUMBERED = /^(?:[A-Za-z]{1,12}-)?(\d{1,6})(?:-([\w.-]+))?$/;

/**
 * A feature of another number or name than the folder's, as a copied state has. Prose, and a name that is a
 * part of the other, tell nothing.
 */
function copied({ doc, site }: PipelineContext): readonly string[] {
  const place = valueFor(doc, 'feature');
  const other = NUMBERED.exec(place?.value.replace(/[`*]/g, '').trim() ?? '');
  const folder = NUMBERED.exec(baseOf(folderOf(site.path)));
  if (!place || !other || !folder || isSame(other, folder)) return [];
  return [
    `${place.key} (line ${place.line}) names another feature than the folder: the state may be a copy. ` +
      'The folder counts; correct the field, or remove the copy.',
  ];
}

function isSame([, a = '', one = '']: RegExpExecArray, [, b = '', other = '']: RegExpExecArray): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return Number(a) === Number(b) && normal(long).includes(normal(short));
}

/** No `spec_hash`, or `N/A` in it, is no fault, and no proof. */
function unvouched({ doc, spec }: RunContext): readonly string[] {
  if (!spec?.present || spec.recorded !== null) return [];
  const [place] = placesOf(doc, 'spec_hash');
  if (!place) return ['The state has no spec_hash, so that no one can tell whether the spec changed since.'];
  return [
    `spec_hash on line ${place.line} records nothing, so that nothing vouches for the spec: ` +
      'it may have changed since. Read it before going on.',
  ];
}

/** Completed Stages is read as a set (faults S16). */
function lists({ completed }: PipelineContext): readonly string[] {
  const stages = completed.flatMap(({ means }) => means ?? []);
  const twice = [...new Set(stages.filter((one, at) => stages.indexOf(one) !== at))];
  const ranks = stages.map(({ id }) => rankOf(id));
  const unordered = ranks.some((rank, at) => at > 0 && rank < (ranks[at - 1] ?? 0));
  const foreign = completed.filter(({ means }) => means === null);
  return [
    ...(twice.length > 0 ? [`Completed Stages lists ${named(twice)} more than once; each counts once.`] : []),
    ...(unordered ? ['Completed Stages is out of order; the order of the pipeline counts.'] : []),
    ...(foreign.length > 0
      ? [
          `Completed Stages has ${counted(foreign.length, 'row')} without a stage; ` +
            'what is listed there is not required.',
        ]
      : []),
  ];
}

/** Stages that the run is past and the list leaves out (faults H08, S15). */
function past(
  { done, lowest, lost }: Unlisted,
  stage: PipelineStage | null,
  current: Current,
): readonly string[] {
  const held = lowest !== null && current.waits !== null;
  const later = lowest !== null && lost !== null && rankOf(lost.id) < rankOf(lowest.id);
  return [
    ...(done.length > 0
      ? [
          `Completed Stages does not list ${named(done)}; what they make is there, so they count as done. ` +
            'The file is left as it is.',
        ]
      : []),
    ...(lowest
      ? [
          `Completed Stages does not list ${lowest.id}, and what it makes is missing or unfinished: ` +
            (held
              ? `${stage?.id} waits for a person all the same. Look at ${lowest.id} before you approve.`
              : later
                ? `it runs again after ${lost.id}, before ${stage?.id}.`
                : `the run goes on there, not at ${stage?.id}.`),
        ]
      : []),
  ];
}

function detail({ doc }: PipelineContext, { stage }: PipelinePosition): readonly string[] {
  const place = detailOf(doc, 'stage');
  const other = place ? legalStage(place.value) : null;
  const job = normal(detailOf(doc, 'job_status')?.value ?? '');
  return [
    ...(stage && other && other !== stage
      ? [`Current Stage Detail still speaks of ${other.id}; the run's key says ${stage.id}, which counts.`]
      : []),
    ...(['failed', 'escalated'].includes(job)
      ? [`The last job of the current stage ended as ${job.toUpperCase()}.`]
      : []),
  ];
}

/** A stage that will be taken as done although its checkpoint is not ticked. */
function unapproved({ doc }: PipelineContext, { id, waits, output }: Current): readonly string[] {
  if (waits !== null || output !== 'complete' || openCheckpoints(id, doc).length === 0) return [];
  return [`No check box says that a person approved ${id}. Present it before the next stage begins.`];
}

/** Boxes whose mark says neither yes nor nothing. */
function marks({ doc }: PipelineContext): readonly string[] {
  const unboxed = unboxedApprovals(doc).map(
    (line) =>
      `Line ${line} speaks of an approval, found no ticked box there, expected "- [x]": ` +
      'it counts as not ticked. Tick it if a person has approved.',
  );
  const unclear = unclearBoxes(doc).map((box) => {
    const { mark, line } = box;
    if (isBlankOdd(box))
      return (
        `The check box on line ${line} is written ${JSON.stringify(mark)}, expected "- [ ] " before its ` +
        'words: it counts as not ticked. Write "- [x] " if a person has approved.'
      );
    return (
      `The check box on line ${line} holds ${JSON.stringify(mark)}, expected x or a blank: ` +
      'it counts as not ticked. ' +
      'Write x if a person has approved.'
    );
  });
  const denied = takenBackBoxes(doc).map(
    ({ line, label }) =>
      `The check box on line ${line} is ticked, and what stands there (${JSON.stringify(label)}) says that ` +
      'the answer is no or is yet to come: it counts as not ticked. ' +
      'Correct those words if a person has approved.',
  );
  return [...unclear, ...unboxed, ...denied];
}

/** Rows of the ledger whose word is one of a finished stage, and is taken back by what follows it. */
function takenBackRows({ ledger }: PipelineContext): readonly string[] {
  return ledger
    .filter(({ status, name, finished }) => !finished && isLedgerTakenBack(status, name))
    .map(
      ({ status, line }) =>
        `The row on line ${line} says ${JSON.stringify(status)}: what follows its first word takes that ` +
        'back, so that it counts as open. Correct those words if it is done.',
    );
}

/** Why the file that is there does not count for the row at which the run stands. */
const UNPROVEN = {
  repeated: 'comes after another row of the same stage and is open: the file proves the earlier round alone',
  'turned-down': 'says that what was made does not hold: the file proves nothing',
  'taken-back': 'calls the stage done and takes that back: the file proves nothing',
} as const;

function unproven(
  ground: RunContext,
  { stage, line, unproven: why }: PipelinePosition,
  current: Current,
): readonly string[] {
  if (why === null || stage === null || current.id !== stage.id || current.waits !== null) return [];
  const path = outputPath(stage, ground);
  if (path === null || ground.snapshot.entry(path) === null) return [];
  return [`The row on line ${line ?? '-'} ${UNPROVEN[why]} (${path}). ${stage.id} runs again.`];
}

/** Stages after this one whose own file is there: why the run does not go through them again. */
function ahead(ground: RunContext, { id, output, finished }: Current): readonly string[] {
  const stage = stageById(id);
  if (!stage || (output !== 'complete' && !finished)) return [];
  const listed = new Set(finishedIn(ground).map((one) => one.stage));
  return nextOf(stage, ground).passed.map((one) => {
    const path = outputPath(one, ground);
    const said = listed.has(one) ? `and ${one.id} is listed as done` : `though nothing lists ${one.id}`;
    return `${path} is there and complete, ${said}: it is not made again.`;
  });
}

/** Before the architect has finished, a Constitution Check that is not complete is work still to be done. */
function unchecked(ground: RunContext, { id }: Current): readonly string[] {
  const stage = stageById(id);
  const path = stage?.id === 'architect' ? outputPath(stage, ground) : null;
  if (isChecked(path, ground.snapshot) !== false) return [];
  return [`The Constitution Check of ${path} is not completed yet: the architect is not done.`];
}

/** Files that are no longer those that were recorded (faults H15); the spec has a rule of its own. */
function reworked({ completed, snapshot }: PipelineContext): readonly string[] {
  return completed.flatMap(({ means, hash, artifacts: [only, ...more] }) => {
    const { digest } = readHash(hash);
    if (!means || means.proof === 'spec' || digest === null || !only?.path || more.length > 0) return [];
    const reading = snapshot.text(only.path);
    if (!reading.ok || matchOf(reading.text, digest) !== null) return [];
    return [
      `What ${means.id} wrote has changed since its hash was recorded. Verify it before relying on it.`,
    ];
  });
}

/** Steps that looked at another spec than the one that is there now: what they verified was not this one. */
function seenBefore({ doc, spec }: RunContext): readonly string[] {
  const text = spec?.text ?? null;
  if (text === null) return [];
  return SEEN.flatMap((key) =>
    placesOf(doc, key).flatMap(({ value, line }) => {
      const { digest } = readHash(value);
      if (digest === null || digest === spec?.recorded?.digest || matchOf(text, digest) !== null) return [];
      return [
        `${key} (line ${line}) is not the hash of the spec as it is: that step verified another version. ` +
          'Take it again; that it was done once does not count for this one.',
      ];
    }),
  );
}

function named(stages: readonly PipelineStage[]): string {
  return stages.map(({ id }) => id).join(', ');
}

type Unsettled = NonNullable<WorkflowState['unsettled']>;

export function unsettledIn(ground: PipelineContext): Unsettled {
  return [...unticked(ground), ...unsettledRows(ground), ...unlistedIn(ground)];
}

function unticked({ doc }: PipelineContext): Unsettled {
  const open = boxesOf(doc).filter((box) => !isOptional(box) && !isTicked(box));
  const [first] = open;
  if (!first) return [];
  const names = open.map((box) => JSON.stringify(nameOf(box))).join(', ');
  const message =
    `found ${counted(open.length, 'sign-off')} not ticked (${names}) in a run that is COMPLETE, ` +
    'expected each to be ticked. It stays complete; tick what a person has approved, or correct the status.';
  return [{ message, line: first.line }];
}

/** Only where the file keeps a list. */
function unlistedIn(ground: PipelineContext): Unsettled {
  const [list] = sectionsNamed(ground.doc, 'completed stages');
  if (!list) return [];
  const known = new Set(finishedIn(ground).map(({ stage }) => stage));
  const owed = STAGES.filter(isOwedAtEnd);
  const missing = owed.filter((stage) => !known.has(stage)).map(({ id }) => id);
  if (missing.length === 0) return [];
  const message =
    `Completed Stages does not list ${missing.join(', ')} in a run that is COMPLETE, expected every stage. ` +
    'It stays complete; list what was done or skipped, or correct the status.';
  return [{ message, line: list.line }];
}
