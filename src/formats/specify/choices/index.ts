// What a person's choices write into a specification workflow.
import { mapAt, wholeNumber } from '../../../formkit/fields.ts';
import type { Change, FileChange } from '../../../model/change.ts';
import type { Choices } from '../../../model/choice.ts';
import type { Reason } from '../../../model/decision.ts';
import { UserError } from '../../../model/errors.ts';
import type { SpecifyDocument } from '../document.ts';
import { fieldAt } from '../fields.ts';
import { logOf, RESUMED, SKIPPED, skippedLast } from '../log.ts';
import { missingSummary } from '../repairs.ts';
import { LAST, nameOf, type SpecifyStage, stageBy } from '../stages.ts';
import { homeOf, isFeatureFolder, lockPath, summariesPath, summaryPath } from '../state-locations.ts';
import { answer } from './answer.ts';
import { type At, readable, type StateEdit, stageAt, written } from './write.ts';

/** Nothing is approved here: a gate asks its question and is answered. */
export const choices: Choices<SpecifyDocument> = {
  resume,
  answer,
  retry,
  skip,
  fresh({ site, recovery }, all) {
    const home = homeOf(site);
    const own = [site.path, lockPath(home), summariesPath(home)];
    if (!all) return own;
    if (isFeatureFolder(home)) return [home];
    const where = home === '' ? "the repository's root" : home;
    throw new UserError(
      `${recovery.id}: found its state in ${where}, which is no folder of its own (specs/<feature>/). ` +
        'Start fresh without --all, and remove the other files by hand.',
    );
  },
};

/** Reasons for which the stage is to be run from its beginning; for all others it goes on where it was. */
const BEGINS: ReadonlySet<Reason> = new Set([
  'step-completed',
  'artifacts-complete',
  'artifact-missing',
  'not-started',
]);

/**
 * The tool itself goes on with `current_stage` unless that is completed, and passes over stages whose
 * summary says completed. So a stage that is to begin is pending, which is also what a session that dies
 * before it began must find; one whose artifact is lost loses its old summary, and one that died after its
 * artifacts gets the summary that recovery-migration.md reconstructs.
 */
function resume(at: At): Change {
  const { decision } = at.recovery;
  const stage = stageAt(at, decision.step);
  const removed = lostSummary(stage.number, at);
  const reconstructed = missingSummary(at);
  const status: StateEdit['values'][number] = [
    ['stage_status'],
    BEGINS.has(decision.reason) ? 'pending' : 'in_progress',
  ];
  const answered: StateEdit['values'] =
    decision.reason === 'answers-to-apply' && stage.number === 4
      ? [[['stages', 'clarification', 'clarification_status'], 'answers_received']]
      : [];
  return written(at, {
    summary: `go on with ${nameOf(stage)}`,
    values: [[['current_stage'], stage.number], status, ...answered],
    stage: stage.number,
    action: RESUMED,
    files: removed.length > 0 ? removed : (reconstructed?.files ?? []),
    notes: [
      ...(removed.length > 0 ? [OLD_SUMMARY] : []),
      ...(reconstructed ? ['The missing summary of the stage before is written as well.'] : []),
      ...(at.snapshot.entry(lockPath(homeOf(at.site))) ? [OLD_LOCK] : []),
    ],
  });
}

const OLD_SUMMARY =
  'The old summary of the stage is archived and removed: because of it the tool would pass the stage over.';
const SKIPPED_SUMMARY =
  'The old summary of the stage is archived and removed: it calls completed what is lost.';
const OLD_LOCK = 'The lock that was left behind stays; the tool removes it when it begins.';

/** Archived, then gone: it says completed of a stage whose artifact is lost. Nothing where there is none. */
function lostSummary(stage: number, { site, snapshot, recovery }: At): readonly FileChange[] {
  if (recovery.decision.reason !== 'artifact-missing') return [];
  const path = summaryPath(homeOf(site), stage);
  return snapshot.entry(path) === null ? [] : [{ kind: 'remove', path }];
}

/** The stage that a choice concerns: the decision's, which is an earlier one where its artifact is lost. */
const concerned = ({ recovery, state }: Pick<At, 'recovery' | 'state'>) =>
  recovery.decision.step ?? state?.current?.id;

/**
 * The stage is as one that has not begun; what it left and logged stays where it is, but for the summary of
 * a stage whose artifact is lost: because of it the tool would pass the stage over.
 */
function retry(at: At): Change {
  const stage = stageAt(at, concerned(at));
  const files = lostSummary(stage.number, at);
  const summary = `run ${nameOf(stage)} again`;
  if (stands(at, stage.number)) return { summary, files: [], notes: [STANDS], commit: null };
  return written(at, {
    summary,
    values: [...moved(at, stage.number), [['stage_status'], 'pending']],
    stage: stage.number,
    action: 'Retry asked for',
    files,
    notes: files.length === 0 ? [] : [OLD_SUMMARY],
  });
}

/** Whether it is said to be the stage that has not begun: to say so again would only log it twice. */
function stands(at: At, stage: number): boolean {
  const status = fieldAt(readable(at), 'stage_status')?.value;
  return at.recovery.decision.reason === 'not-started' && stageNamed(at) === stage && status === 'pending';
}

const STANDS = 'The state says already that the stage has not begun; nothing is written.';

/** Whether no stage comes after the current one, so that it cannot be passed over. */
export const isLast = (at: Pick<At, 'recovery' | 'state'>): boolean => Number(concerned(at)) >= LAST;

/** @throws UserError where a person has just passed a stage over, so that the same line was given twice */
function refuseSecond(at: At, stage: SpecifyStage): void {
  const before = skippedLast(logOf(readable(at)));
  if (before === null || before === stage.number || at.recovery.decision.reason !== 'not-started') return;
  const said = stageBy(before);
  throw new UserError(
    `${at.recovery.id}: found ${said ? nameOf(said) : `stage ${before}`} skipped and nothing done since, ` +
      `expected ${nameOf(stage)} to have been offered. It goes on there; to pass it over as well, record ` +
      'with resume that it goes on, and skip it then.',
  );
}

/** The next stage is up, and the entry of this one says why it left nothing. */
function skip(at: At): Change {
  const stage = stageAt(at, concerned(at));
  if (stage.number >= LAST)
    throw new UserError(
      `${at.recovery.id}: found ${nameOf(stage)}, after which nothing comes. Retry it, or start fresh.`,
    );
  refuseSecond(at, stage);
  const named = stageNamed(at);
  const next = Math.max(named, stage.number + 1);
  const following = stageBy(next);
  // The state may name a later stage already: that one goes on where it was.
  const onward: StateEdit['values'] =
    named >= next
      ? []
      : [
          [['current_stage'], next],
          [['stage_status'], 'pending'],
        ];
  const files = lostSummary(stage.number, at);
  return written(at, {
    summary: `pass over ${nameOf(stage)} and go on with ${following ? nameOf(following) : `stage ${next}`}`,
    values: [...onward, [['stages', entryKey(stage, at), 'status'], 'skipped']],
    stage: stage.number,
    action: SKIPPED,
    files,
    notes: [
      ...(files.length === 0 ? [] : [SKIPPED_SUMMARY]),
      ...(stage.optional
        ? []
        : [`${capital(nameOf(stage))} is not optional: later stages may miss what it makes.`]),
    ],
  });
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Only where the run goes on at an earlier stage than the state names. */
function moved(at: At, stage: number): StateEdit['values'] {
  return stageNamed(at) === stage ? [] : [[['current_stage'], stage]];
}

/** What the state itself says, 0 where that is no stage. */
function stageNamed(at: At): number {
  return wholeNumber(readable(at).data['current_stage']) ?? 0;
}

/** The entry that the state has for the stage, else the one that the tool would write. */
function entryKey(stage: SpecifyStage, at: At): string {
  const entries = mapAt(readable(at).data, 'stages') ?? {};
  return stage.entries.find((key) => Object.hasOwn(entries, key)) ?? stage.entries[0] ?? stage.name;
}
