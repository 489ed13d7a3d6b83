// The stages as steps in pipeline order: those that the file lists, the current one, what lies before it,
// and the next one where later ones are listed.
import { isBareAt, isGoneAt } from '../../formkit/outputs.ts';
import { owedFile, stepAt } from '../../formkit/workflow-state.ts';
import type { Artifact, Step } from '../../model/workflow.ts';
import { movedTo } from '../../text/rename-detection.ts';
import { isNothing, normal } from '../../text/vocabulary.ts';
import { isChecked, isUnchecked } from './constitution.ts';
import { outputPath } from './outputs.ts';
import { valueFor } from './parse/sections.ts';
import { artifactsIn, type PipelineContext } from './pipeline-context.ts';
import { foldersOf, type RunContext } from './spec.ts';
import { type PipelineStage, rankOf, STAGES } from './stages.ts';
import { isPassedOver, isSkipped } from './vocabulary.ts';

/** A row that says that a stage is finished. */
interface Finished {
  readonly stage: PipelineStage;
  readonly at: string | null;
  readonly line: number;
  readonly artifacts: readonly Artifact[];
  /** Whether it was gone through: a stage that was skipped made nothing. */
  readonly made: boolean;
}

/** What Completed Stages and the Stage Ledger list. A row that is no stage belongs to the one before it. */
export function finishedIn({ completed, ledger }: PipelineContext): readonly Finished[] {
  const finished: Finished[] = [];
  for (const { means, at, artifact, artifacts, line } of completed) {
    const stage = means ?? finished.at(-1)?.stage ?? STAGES[0];
    const required = means ? artifacts : artifacts.map((one) => ({ ...one, conditional: true }));
    if (stage)
      finished.push({ stage, at: at || null, line, artifacts: required, made: !isPassedOver(artifact) });
  }
  const entered = ledger.flatMap(({ means, finished: over, date, line, status }) =>
    means && over ? [{ stage: means, at: date || null, line, artifacts: [], made: !isSkipped(status) }] : [],
  );
  return [...finished, ...entered];
}

export function stepsOf(
  ground: RunContext,
  current: PipelineStage | null,
  next: PipelineStage | null,
): readonly Step[] {
  const finished = finishedIn(ground);
  const upTo = current ? rankOf(current.id) : -1;
  const lastListed = Math.max(...finished.map((row) => rankOf(row.stage.id)));
  return STAGES.flatMap((stage, rank) => {
    const rows = finished.filter((row) => row.stage === stage);
    const isCurrent = stage === current;
    const isTurn = isCurrent || (stage === next && rank < lastListed);
    if (rows.length === 0 && !isTurn && !(stage.always && rank < upTo)) return [];
    const artifacts = [
      ...rows.flatMap((row) => row.artifacts),
      ...owed(stage, rows, ground),
      ...(stage.id === 'spec' ? unsafeEntrypoint(ground) : []),
    ];
    const own = ownOutput(stage, isCurrent, ground);
    const all = own === null ? artifacts : withOwn(artifacts, own, isCurrent);
    return stepAt(stage.id, rows.length > 0, {
      finishedAt: rows.at(-1)?.at ?? null,
      artifacts: told(all, stage, ground, upTo),
      line: rows[0]?.line ?? null,
    });
  });
}

/**
 * The earliest stage before this one that the rules have run again, as they judge it: a finished one whose
 * output is gone, or the architect without a completed Constitution Check. `null`: there is none.
 */
export function lostBefore(stage: PipelineStage, ground: RunContext): PipelineStage | null {
  const steps = stepsOf(ground, stage, null);
  const lost = STAGES.slice(0, rankOf(stage.id)).find((one) => {
    const own = steps.find(({ id }) => id === one.id);
    const artifacts = own?.finished === true ? own.artifacts : [];
    const isLost = artifacts.some(
      ({ path, conditional }) => path !== null && !conditional && isGone(path, ground),
    );
    const adr = one.id === 'architect' ? outputPath(one, ground) : null;
    return isLost || (adr !== null && isUnchecked(adr, ground.snapshot));
  });
  return lost ?? null;
}

/** Gone, or without words, here and wherever it moved to. */
function isGone(path: string, ground: RunContext): boolean {
  const { snapshot } = ground;
  if (!isGoneAt(path, snapshot)) return false;
  const moved = snapshot.entry(path) === null ? movedTo(path, foldersOf(ground), snapshot) : null;
  return moved === null || isBareAt(moved.to, snapshot);
}

/** An ADR that is a link is reported by constitution-checked, from the architect on; not here once more. */
function told(
  artifacts: readonly Artifact[],
  stage: PipelineStage,
  ground: RunContext,
  upTo: number,
): readonly Artifact[] {
  const adr = stage.id === 'architect' && upTo >= rankOf(stage.id) ? outputPath(stage, ground) : null;
  if (adr === null || ground.snapshot.entry(adr)?.mode !== '120000') return artifacts;
  return artifacts.filter(({ path }) => path !== adr);
}

/**
 * What a finished stage owes though its rows name no file (`N/A`, or a ledger, which names none): its own
 * output. A placeholder or prose stands for something elsewhere, and other providers than speckit keep tasks
 * in their own places. Of an ADR that is not there constitution-checked speaks.
 */
function owed(stage: PipelineStage, rows: readonly Finished[], ground: RunContext): readonly Artifact[] {
  const provider = normal(valueFor(ground.doc, 'spec_provider')?.value ?? 'speckit');
  if (stage.proof !== 'file' || stage.id === 'architect' || provider !== 'speckit') return [];
  const named = rows.some(({ artifacts }) => artifacts.some(({ written }) => !isNothing(written)));
  const [row] = named || !rows.some(({ made }) => made) ? [] : rows;
  const path = row ? outputPath(stage, ground) : null;
  return row && path !== null ? [owedFile(path, { mustBeComplete: true, line: row.line })] : [];
}

/** The own output that must be whole for the stage to count as done; `null` where other rules speak of it. */
function ownOutput(stage: PipelineStage, isCurrent: boolean, ground: RunContext): string | null {
  // What a finished spec leaves open is for clarify to settle.
  if (stage.id === 'spec' && !isCurrent) return null;
  const path = outputPath(stage, ground);
  if (path === null || !ground.snapshot.text(path).ok) return null;
  const checked = stage.id !== 'architect' || isChecked(path, ground.snapshot);
  return checked ? path : null; // constitution-checked speaks of an ADR without its table
}

function withOwn(artifacts: readonly Artifact[], path: string, isCurrent: boolean): readonly Artifact[] {
  const marked = artifacts.map((one) => (one.path === path ? { ...one, mustBeComplete: true } : one));
  if (!isCurrent || marked.some((one) => one.path === path)) return marked;
  return [...marked, owedFile(path, { conditional: true, mustBeComplete: true })];
}

/** An entry point that must not be looked at is told like any other path (`artifact-path-safe`). */
function unsafeEntrypoint(ground: PipelineContext): readonly Artifact[] {
  const place = valueFor(ground.doc, 'spec_entrypoint_path');
  const artifacts = place ? artifactsIn(place.value, place.line, ground) : [];
  return artifacts.filter(({ unsafe }) => unsafe !== null);
}
