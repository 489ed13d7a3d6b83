// The stage that the run goes on with, and what it has to show for itself.
import { statusWord } from '../../formkit/vocabulary.ts';
import { currentStep } from '../../formkit/workflow-state.ts';
import type { Current } from '../../model/workflow.ts';
import { normal, wordOf } from '../../text/vocabulary.ts';
import { approvalsAt, awaitedAt, isCleared } from './checkpoints.ts';
import { type OutputEvidence, shownBy } from './outputs.ts';
import { detailOf, rowsIn } from './parse/sections.ts';
import type { PipelineContext } from './pipeline-context.ts';
import type { PipelinePosition } from './position.ts';
import type { RunContext } from './spec.ts';
import { namedStage, type PipelineStage, rankOf, STAGES, stageAfter } from './stages.ts';
import { finishedIn, lostBefore } from './steps.ts';

/** Stages that the list of finished ones leaves out although the run is past them. */
export interface Unlisted {
  /** What they make is there: they count as done. */
  readonly done: readonly PipelineStage[];
  /** The lowest whose output is not there, or not whole: the run is not past it after all (faults S15). */
  readonly lowest: PipelineStage | null;
  /** Where there is such a one: the earliest stage that the rules have run again. */
  readonly lost: PipelineStage | null;
}

/** Only where the file lists finished stages at all, and only stages whose output proves something. */
export function unlisted(stage: PipelineStage | null, ground: RunContext): Unlisted {
  const before = stage ? STAGES.slice(0, rankOf(stage.id)) : [];
  const known = new Set(finishedIn(ground).map((one) => one.stage));
  if (ground.completed.length === 0) return { done: [], lowest: null, lost: null };
  const provable = before.filter((one) => isOwed(one) && !known.has(one));
  const unmade = provable.filter((one) => ['none', 'partial'].includes(shownBy(one, ground)));
  const lowest = unmade[0] ?? null;
  const lost = stage !== null && lowest !== null ? lostBefore(stage, ground) : null;
  return { done: provable.filter((one) => !unmade.includes(one)), lowest, lost };
}

/** Clarify makes no file of its own, so that a list without it lacks nothing. */
function isOwed({ file, id }: PipelineStage): boolean {
  return file !== null && id !== 'clarify';
}

/** `null` where the file names no stage that we know. */
export function currentOf(
  standing: PipelinePosition,
  { lowest, lost }: Unlisted,
  ground: RunContext,
): Current | null {
  // Where a stage must run again anyway no one is asked: then the lowest that is unfinished comes first.
  const held = isHeld(standing, ground) && lost === null;
  const stage = held ? standing.stage : (lowest ?? standing.stage);
  if (!stage) return null;
  const approvals = held ? approvalsAt(stage.id, ground.doc) : [];
  return currentStep(stage.id, {
    ...iterationOf(stage, ground),
    line: standing.line,
    finished: standing.finished && (held || lowest === null),
    waits: held ? 'awaiting-approval' : null,
    waitsFor: held ? awaitedAt(stage.id, ground.doc) : [],
    ...(approvals.length > 0 ? { approvals } : {}),
    output:
      stage === standing.stage && standing.unproven !== null ? 'none' : outputOf(shownBy(stage, ground)),
    manner: stage.id === 'programmer' ? 'continue' : 'restart',
    next: nextOf(stage, ground).next,
    how: stage.how,
  });
}

/** A person's approval of the run's own stage is awaited; it stays so when an earlier stage is unfinished. */
function isHeld(standing: PipelinePosition, ground: PipelineContext): boolean {
  const { stage, awaited } = standing;
  return stage !== null && (awaited || jobAwaits(stage, ground)) && !isCleared(stage.id, ground.doc);
}

/** Job states in which a person has to act (upstream's job_status); they count for their stage alone. */
const AWAITING_JOBS: ReadonlySet<string> = new Set(['waiting_for_human', 'escalated']);

function jobAwaits(stage: PipelineStage, { doc }: PipelineContext): boolean {
  const of = detailOf(doc, 'stage');
  const job = statusWord(detailOf(doc, 'job_status')?.value ?? '');
  return AWAITING_JOBS.has(job) && (of === null || namedStage(wordOf(of.value)) === stage);
}

/** A file whose text is not to be had never counts as whole. */
function outputOf(shown: OutputEvidence): Current['output'] {
  return shown === 'unknown' ? 'partial' : shown;
}

/** What follows a stage, and the stages between whose own file is there, listed or not. */
export interface Following {
  readonly next: string | null;
  readonly passed: readonly PipelineStage[];
}

/** The first stage after this one whose own output is not there: what is there is not written over. */
export function nextOf(stage: PipelineStage, ground: RunContext): Following {
  if (stage.id === 'programmer') return { next: afterProgrammer(stage, ground), passed: [] };
  const passed: PipelineStage[] = [];
  let next = stageAfter(stage.id);
  while (next && isMade(next, ground)) {
    if (next.proof === 'file') passed.push(next);
    next = stageAfter(next.id);
  }
  return { next: next?.id ?? null, passed };
}

/** Clarify makes no file of its own: a whole spec under what the architect made shows that it was done. */
function isMade(stage: PipelineStage, ground: RunContext): boolean {
  if (stage.proof !== 'file' && stage.id !== 'clarify') return false;
  if (shownBy(stage, ground) !== 'complete') return false;
  const after = stageAfter(stage.id);
  return stage.id !== 'clarify' || (after !== null && isMade(after, ground));
}

/** After the programmer the end-to-end stage, if the file knows of one. */
function afterProgrammer(stage: PipelineStage, { doc, completed, ledger }: PipelineContext): string | null {
  const counted = rowsIn(doc, 'iteration counts');
  const stages = [
    ...[...completed, ...ledger].map(({ means }) => means),
    ...counted.map((row) => namedStage(row.cell('stage'))),
  ];
  return stages.some((one) => one?.id === 'qa-e2e') ? 'qa-e2e' : stage.next;
}

/** `| PipelineStage | Cycle Count | Budget | Status |` */
function iterationOf(stage: PipelineStage, { doc }: PipelineContext): Pick<Current, 'iteration' | 'of'> {
  const rows = rowsIn(doc, 'iteration counts');
  const row = rows.find((one) => normal(one.cell('stage')) === normal(stage.id));
  return { iteration: countOf(row?.cell('cycle_count', 'cycles')), of: countOf(row?.cell('budget')) };
}

function countOf(cell: string | undefined): number | null {
  const digits = /^\d{1,6}(?=$|\s)/.exec(cell ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}
