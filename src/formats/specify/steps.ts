// The stages as steps: what each finished one wrote, and what it owes though nothing lists it.
import { owedFile, stepAt } from '../../formkit/workflow-state.ts';
import { baseOf } from '../../model/path.ts';
import type { Artifact, Step } from '../../model/workflow.ts';
import { artifactsOf, type WrittenArtifact } from '../../text/markdown/path-lists.ts';
import { isUnfinished, madeBy, placesBefore, resolve, shownAt } from './artifacts.ts';
import { fieldAt } from './fields.ts';
import { isFinished, type Position } from './position.ts';
import { questionsPath } from './questions/open-questions.ts';
import { type SpecifyStage, STAGES } from './stages.ts';
import { entryOf, type StateContext, summaryOf } from './state-context.ts';
import { isMachinery } from './state-locations.ts';
import type { Summary } from './summaries/summaries.ts';

/** The stages up to the one that counts; of a run that is over all of them. */
export function stepsOf(position: Position, ground: StateContext): readonly Step[] {
  const seen = new Set<string>();
  return STAGES.filter(({ number }) => number <= position.stage.number).map((stage) => {
    const current = stage === position.stage;
    const finished = !current || isFinished(position, ground);
    const entry = entryOf(stage, ground);
    const line = entry?.line ?? null;
    const artifacts = (
      finished ? finishedArtifacts(stage, line, ground) : ownArtifacts(stage, ground)
    ).filter(({ path }) => path === null || !seen.has(path));
    for (const { path } of artifacts) if (path !== null) seen.add(path);
    const finishedAt = finished ? (entry?.at ?? null) : null;
    return stepAt(String(stage.number), finished, { finishedAt, artifacts, line });
  });
}

/** What a finished stage lists; where it lists nothing of its own, what it always makes. */
function finishedArtifacts(
  stage: SpecifyStage,
  line: number | null,
  ground: StateContext,
): readonly Artifact[] {
  const summary = summaryOf(stage.number, ground);
  const listed = summary?.status === 'completed' ? listedIn(summary, line, ground) : [];
  const own = listed.some(({ path, conditional }) => path !== null && !conditional);
  const all = own
    ? listed
    : [...listed, ...owed(stage, summary, ground).map((path) => owedFile(path, { line }))];
  return all.map((one) => ({ ...one, mustBeComplete: isOpen(one.path, ground) }));
}

/** Of a stage that is not finished nothing must be there; what is there and not filled in is told. */
function ownArtifacts(stage: SpecifyStage, ground: StateContext): readonly Artifact[] {
  const made = madeBy(stage, ground).filter(({ shown }) => shown !== 'none');
  return made.map(({ path }) => owedFile(path, { conditional: true, mustBeComplete: isOpen(path, ground) }));
}

/** Headings without words are no gap in this format: only gaps and markers that are left. */
function isOpen(path: string | null, { snapshot }: StateContext): boolean {
  const reading = path === null ? null : snapshot.text(path);
  return path !== null && reading?.ok === true && isUnfinished(baseOf(path), reading.text);
}

/** `(conditional)`, `(conditional — when …)`, `# if the gate ran` */
const CONDITIONAL = /\(\s*(?:[^()]*,\s*)?conditional\b|^\s*if\b/i;
/** What an earlier stage made and this one wrote into. */
const UPDATED = /\(\s*updated\b/i;

/** As it is written. The state file, locks, summaries and updated files are never what a stage made. */
function writtenIn({ written }: Summary): readonly WrittenArtifact[] {
  return written.flatMap(({ text, comment }) => {
    const remark = `${text} ${comment}`;
    const updated = UPDATED.test(remark);
    const isConditional = CONDITIONAL.test(remark) || CONDITIONAL.test(comment);
    return artifactsOf(text)
      .filter(({ path }) => path === null || !(updated || isMachinery(path)))
      .map((one) => ({ ...one, conditional: one.conditional || isConditional }));
  });
}

/** What a summary lists, where it lies now. */
function listedIn(summary: Summary, line: number | null, ground: StateContext): readonly Artifact[] {
  return writtenIn(summary).map((one) => {
    const path = one.path === null ? null : resolve(one.path, ground);
    return { ...one, path, mustBeComplete: false, line };
  });
}

/**
 * What a stage without a list must have left: the spec, the checklist and the design files, in every
 * version; of a stage that a run may leave out the same where the state says that it was done, and of the
 * clarification what the state itself says that it made.
 */
function owed(stage: SpecifyStage, summary: Summary | null, ground: StateContext): readonly string[] {
  const entry = entryOf(stage, ground);
  if (entry?.status === 'passed' || entry?.status === 'failed') return [];
  if (stage.optional && !wasGoneThrough(stage, entry, ground)) return [];
  if (stage.number === 4) return summary?.status === 'completed' ? [] : clarified(ground);
  if (stage.number > 4 && summary?.status === 'completed') return [];
  return madeBy(stage, ground).flatMap(({ path, when }) => (when === 'must' ? [path] : []));
}

/** A stage that a run may leave out: its entry says done, or it has none and the state says so itself. */
function wasGoneThrough(
  stage: SpecifyStage,
  entry: ReturnType<typeof entryOf>,
  { standing }: StateContext,
): boolean {
  if (entry !== null) return entry.status === 'done';
  return standing.stage === stage.number && standing.status === 'completed';
}

function clarified(ground: StateContext): readonly string[] {
  const written = fieldAt(ground.doc, 'stages', 'clarification', 'clarification_file_path');
  return written ? [questionsPath(ground)] : [];
}

/** Every path whose text tells something of a stage: what it makes, and what its summary lists. */
export function pathsToRead(stage: SpecifyStage, ground: StateContext): readonly string[] {
  const summary = ground.summaries.get(stage.number);
  const listed = summary ? listedIn(summary, null, ground).flatMap(({ path }) => path ?? []) : [];
  const there = madeBy(stage, ground).filter(({ path }) => shownAt(path, ground.snapshot) !== 'none');
  return [...there.map(({ path }) => path), ...listed];
}

/** Where what a summary lists, and is not there, may have lain before the feature's folder moved. */
export function pathsBefore(stage: SpecifyStage, ground: StateContext): readonly string[] {
  const summary = ground.summaries.get(stage.number);
  const paths = summary ? writtenIn(summary).flatMap(({ path }) => path ?? []) : [];
  return paths.flatMap((path) => placesBefore(path, ground));
}
