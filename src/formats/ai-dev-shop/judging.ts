// Which of two contradicting places of a pipeline state its own artifacts prove right.
import type { Spec, WorkflowState } from '../../model/workflow.ts';
import { readHash } from '../../text/hash.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { artifactsOf } from '../../text/markdown/paths.ts';
import { resolve } from './artifacts.ts';
import { matchOf } from './hash.ts';
import { outputPath, shownBy } from './outputs.ts';
import type { KeyPlace } from './parse/sections.ts';
import type { PipelineContext } from './pipeline-context.ts';
import { legalStage, type PipelineStage, rankOf, STAGES } from './stages.ts';
import { standingOf } from './standing.ts';
import { statusNamed } from './words.ts';

/** What a repair rests on. */
export interface Case {
  readonly doc: MarkdownDocument;
  readonly state: WorkflowState;
  readonly spec: Spec | null;
  readonly ground: PipelineContext;
}

export interface DisputeJudgement {
  readonly right: KeyPlace;
  readonly proof: readonly string[];
}

/** Says which of two places is right, and what proves it; `null` where nothing does. */
type Judge = (one: KeyPlace, other: KeyPlace, it: Case) => DisputeJudgement | null;

/** By the official key; of the others nothing in the repository tells. */
const JUDGES: Readonly<Record<string, Judge>> = {
  current_stage: byOutputs,
  status: byCompletion,
  spec_hash: byHash,
  spec_entrypoint_path: byPresence,
};

/** By a key's official name; `null` where nothing proves either place right. */
export function judged(key: string, one: KeyPlace, other: KeyPlace, it: Case): DisputeJudgement | null {
  return JUDGES[key]?.(one, other, it) ?? null;
}

/** The later of two stages where all before it is made; the earlier where what it makes is not there. */
function byOutputs(one: KeyPlace, other: KeyPlace, it: Case): DisputeJudgement | null {
  const stages = [one, other].flatMap((place) => {
    const stage = legalStage(place.value);
    return stage ? [{ place, stage }] : [];
  });
  const [low, high] = stages.sort((a, b) => rankOf(a.stage.id) - rankOf(b.stage.id));
  if (!low || !high || low.stage === high.stage) return null;
  const between = STAGES.slice(rankOf(low.stage.id), rankOf(high.stage.id)).filter(({ always }) => always);
  const shown = between.map((stage) => made(stage, it));
  const absent = shown[0]?.found === 'none' ? shown[0] : null;
  if (absent) return { right: low.place, proof: [absent.words] };
  if (!shown.every(({ found }) => found === 'complete')) return null;
  return { right: high.place, proof: shown.map(({ words }) => words) };
}

/** What a stage has to show, where a file proves it. */
export function made(
  stage: PipelineStage,
  { spec, ground }: Case,
): { found: 'complete' | 'none' | 'unsaid'; words: string } {
  const path = stage.proof === 'file' || stage.proof === 'spec' ? outputPath(stage, spec, ground) : null;
  const found = path === null ? 'unprovable' : shownBy(stage, spec, ground);
  if (found === 'complete')
    return { found, words: `${path}, which ${stage.id} writes, is there and complete.` };
  if (found === 'none') return { found, words: `Nothing is at ${path}, which ${stage.id} writes.` };
  return { found: 'unsaid', words: '' };
}

/** COMPLETE is disproved where the current stage is not the last and left nothing; nothing proves it. */
function byCompletion(one: KeyPlace, other: KeyPlace, it: Case): DisputeJudgement | null {
  const ended = [one, other].find(({ value }) => statusNamed(value) === 'completed');
  const right = [one, other].find(({ value }) => ['active', 'waiting'].includes(statusNamed(value) ?? ''));
  const stage = standingOf(it.doc).stage;
  const shown = ended && right && stage ? made(stage, it) : null;
  return right && shown?.found === 'none' ? { right, proof: [shown.words] } : null;
}

/** The hash that the spec has. */
function byHash(one: KeyPlace, other: KeyPlace, { spec }: Case): DisputeJudgement | null {
  const ruled = [one, other].map((place) => {
    const { digest } = readHash(place.value);
    return { place, rule: digest === null || !spec?.text ? null : matchOf(spec.text, digest) };
  });
  const [right, second] = ruled.filter(({ rule }) => rule !== null);
  if (!right || second || !spec) return null;
  return {
    right: right.place,
    proof: [
      `${spec.path} has the hash of line ${right.place.line} by the rule "${right.rule}", not the other.`,
    ],
  };
}

/** The path that leads to a file. */
function byPresence(one: KeyPlace, other: KeyPlace, { ground }: Case): DisputeJudgement | null {
  const found = [one, other].map((place) => {
    const written = artifactsOf(place.value)[0]?.path ?? null;
    const path = written === null ? null : resolve(written, ground);
    return { place, path, mode: path === null ? null : (ground.snapshot.entry(path)?.mode ?? null) };
  });
  const there = found.filter(({ mode }) => mode === '100644' || mode === '100755');
  const [right, second] = there;
  const absent = found.find(({ mode, path }) => mode === null && path !== null);
  if (!right || second || !absent) return null;
  return { right: right.place, proof: [`${right.path} is there; nothing is at ${absent.path}.`] };
}
