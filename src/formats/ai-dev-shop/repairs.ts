// Repairs of a pipeline state where its own artifacts prove which side is right; nothing is guessed.
import { isFile } from '../../formkit/outputs.ts';
import { inPlace, type Repaired, repairsBy } from '../../formkit/repairs.ts';
import type { ChoiceContext, Repair } from '../../model/choice.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { readHash } from '../../text/hash.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { addRow } from '../../text/markdown/edits.ts';
import { artifactsOf } from '../../text/markdown/path-lists.ts';
import { wordLike } from '../../text/vocabulary.ts';
import { setPlace } from './choices/record-choice.ts';
import { type Dispute, disputesIn, meaning } from './contradictions.ts';
import { unlisted } from './current.ts';
import { outputPath, shownBy } from './outputs.ts';
import { codec } from './parse/recognise.ts';
import { COLUMNS, columnAt, detailOf, type KeyPlace, tablesIn, valueFor } from './parse/sections.ts';
import { groundOf, resolve } from './pipeline-context.ts';
import { standingOf } from './position.ts';
import { stateOf } from './read.ts';
import type { RunContext } from './spec.ts';
import { matchOf } from './spec-hash.ts';
import { legalStage, namedStage, type PipelineStage, rankOf, STAGES } from './stages.ts';
import { STATUSES } from './vocabulary.ts';

/** Contradictions first, each by itself; then stages that the list of finished ones leaves out (H08). */
export function repairs(at: ChoiceContext<MarkdownDocument>): readonly Repair[] {
  const { doc, state, text, site, snapshot } = at;
  if (doc === null || state === null || text === null || site.rivals.length > 0) return [];
  const it: Case = { doc, state, run: { ...groundOf(doc, site, snapshot), spec: state.spec } };
  const tries = [...disputesIn(doc).map((dispute) => () => agreed(dispute, it)), () => job(it)];
  const mends = tries.flatMap((attempt) => inPlace(attempt) ?? []);
  const settles = (one: Repaired<MarkdownDocument>) =>
    stateOf(one.doc, site, snapshot).contradictions.length < state.contradictions.length;
  const list = state.contradictions.length === 0 ? listed(it) : null;
  return repairsBy(at, codec, [...mends.filter(settles), ...(list ? [list] : [])]);
}

function agreed({ keys, pair: [one, other], places }: Dispute, it: Case): Repaired<MarkdownDocument> | null {
  const found = judged(keys[0] ?? '', one, other, it);
  if (!found) return null;
  const { right, proof } = found;
  const wrong = places.filter((place) => meaning(place) !== meaning(right));
  const doc = wrong.reduce((now, place) => setPlace(now, place, right.value), it.doc);
  const lines = wrong.map(({ line }) => line).join(', ');
  return { summary: `${right.key} on line ${lines} as line ${right.line} says`, doc, proof };
}

/** COMPLETE beside a job that runs (S14): the job is done if its report is there; else not the run. */
function job(it: Case): Repaired<MarkdownDocument> | null {
  const { doc } = it;
  const place = detailOf(doc, 'job_status');
  const stage = namedStage(detailOf(doc, 'stage')?.value ?? '');
  const status = valueFor(doc, 'status');
  if (!place || !stage || !status || standingOf(doc).status !== 'completed') return null;
  const row = it.run.completed.find(({ means }) => means === stage);
  const files = row?.artifacts.flatMap(({ path }) => path ?? []) ?? [];
  if (row && files.length > 0 && ['complete', 'unprovable'].includes(shownBy(stage, it.run))) {
    const there = files.every((path) => it.run.snapshot.text(path).ok);
    const proof = [
      `Completed Stages lists ${stage.id} on line ${row.line}, and ${files.join(', ')} is there.`,
    ];
    const done = wordLike('DONE', place.value);
    return there ? { summary: `job_status ${done}`, doc: setPlace(doc, place, done), proof } : null;
  }
  const shown = made(stage, it);
  if (shown.found !== 'none') return null;
  const active = wordLike('IN_PROGRESS', status.value);
  return { summary: `status ${active}`, doc: setPlace(doc, status, active), proof: [shown.words] };
}

/** Rows for stages that the run is past and Completed Stages leaves out although what they make is there. */
function listed({ doc, run, state }: Case): Repaired<MarkdownDocument> | null {
  if (state.ended !== null) return null;
  const { done, lowest } = unlisted(standingOf(doc).stage, run);
  const [list] = tablesIn(doc, 'completed stages');
  const behind = done.filter(({ id }) => lowest === null || rankOf(id) < rankOf(lowest.id));
  const found = behind.flatMap((stage) => {
    const path = outputPath(stage, run);
    return path === null ? [] : [{ stage, path }];
  });
  if (!list || found.length === 0) return null;
  const [stages, artifacts] = [columnAt(list, ...COLUMNS.stage), columnAt(list, ...COLUMNS.artifact)];
  const rows = found.map(({ stage, path }) =>
    list.columns.map((_, at) =>
      at === stages ? stage.id : at === artifacts ? `${path} (recovered)` : 'N/A',
    ),
  );
  return {
    summary: `Completed Stages with ${found.map(({ stage }) => stage.id).join(', ')}, recovered`,
    doc: rows.reduce((now, cells) => addRow(now, list.line, cells), doc),
    proof: found.map(({ stage, path }) => `${path}, which ${stage.id} writes, is there and complete.`),
  };
}

/** What a repair rests on. */
interface Case {
  readonly doc: MarkdownDocument;
  readonly state: WorkflowState;
  readonly run: RunContext;
}

interface DisputeJudgement {
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
function judged(key: string, one: KeyPlace, other: KeyPlace, it: Case): DisputeJudgement | null {
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
function made(stage: PipelineStage, { run }: Case): { found: 'complete' | 'none' | 'unsaid'; words: string } {
  const path = stage.proof === 'file' || stage.proof === 'spec' ? outputPath(stage, run) : null;
  const found = path === null ? 'unprovable' : shownBy(stage, run);
  if (found === 'complete')
    return { found, words: `${path}, which ${stage.id} writes, is there and complete.` };
  if (found === 'none') return { found, words: `Nothing is at ${path}, which ${stage.id} writes.` };
  return { found: 'unsaid', words: '' };
}

/** COMPLETE is disproved where the current stage is not the last and left nothing; nothing proves it. */
function byCompletion(one: KeyPlace, other: KeyPlace, it: Case): DisputeJudgement | null {
  const ended = [one, other].find(({ value }) => STATUSES.means(value) === 'completed');
  const right = [one, other].find(({ value }) => ['active', 'waiting'].includes(STATUSES.means(value) ?? ''));
  const stage = standingOf(it.doc).stage;
  const shown = ended && right && stage ? made(stage, it) : null;
  return right && shown?.found === 'none' ? { right, proof: [shown.words] } : null;
}

/** The hash that the spec has. */
function byHash(one: KeyPlace, other: KeyPlace, { run: { spec } }: Case): DisputeJudgement | null {
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
function byPresence(one: KeyPlace, other: KeyPlace, { run }: Case): DisputeJudgement | null {
  const found = [one, other].flatMap((place) => {
    const written = artifactsOf(place.value)[0]?.path ?? null;
    return written === null ? [] : [{ place, path: resolve(written, run) }];
  });
  const [right, second] = found.filter(({ path }) => isFile(path, run.snapshot));
  const absent = found.find(({ path }) => run.snapshot.entry(path) === null);
  if (!right || second || !absent) return null;
  return { right: right.place, proof: [`${right.path} is there; nothing is at ${absent.path}.`] };
}
