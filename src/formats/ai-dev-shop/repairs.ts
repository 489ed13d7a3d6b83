// Ways to mend a pipeline state where its own artifacts prove which side is right; nothing is guessed.
import type { ChoiceContext, Repair } from '../../model/choice.ts';
import { EditError } from '../../model/errors.ts';
import { type MarkdownDocument, printMarkdown } from '../../text/markdown/document.ts';
import { addRow } from '../../text/markdown/edits.ts';
import { wordLike } from '../../text/words.ts';
import { setPlace } from './choices/record.ts';
import { unlisted } from './current.ts';
import { type Dispute, disputesIn, meaning } from './disputes.ts';
import { type Case, judged, made } from './judging.ts';
import { outputPath, shownBy } from './outputs.ts';
import { valueFor } from './parse/document.ts';
import { columnAt, detailOf, sectionsNamed } from './parse/sections.ts';
import { groundOf } from './pipeline-context.ts';
import { stateOf } from './read.ts';
import { namedStage, rankOf } from './stages.ts';
import { standingOf } from './standing.ts';

interface Mended {
  readonly summary: string;
  readonly doc: MarkdownDocument;
  readonly proof: readonly string[];
}

/** Contradictions first, each by itself; then stages that the list of finished ones leaves out (H08). */
export function repairs(at: ChoiceContext<MarkdownDocument>): readonly Repair[] {
  const { doc, state, text, site, snapshot, recovery } = at;
  if (doc === null || state === null || text === null || site.rivals.length > 0) return [];
  const it: Case = { doc, state, spec: state.spec, ground: groundOf(doc, site, snapshot) };
  const tries = [...disputesIn(doc).map((dispute) => () => agreed(dispute, it)), () => job(it)];
  const mends = tries.flatMap((attempt) => inPlace(attempt) ?? []);
  const settles = (one: Mended) =>
    stateOf(one.doc, site, snapshot).contradictions.length < state.contradictions.length;
  const list = state.contradictions.length === 0 ? listed(it) : null;
  return [...mends.filter(settles), ...(list ? [list] : [])].flatMap((one) => {
    const after = inPlace(() => printMarkdown(text, one.doc));
    if (after === null) return [];
    const file = { kind: 'write', path: recovery.path, before: text, after } as const;
    return [{ summary: one.summary, files: [file], proof: one.proof }];
  });
}

/** `null` where the file cannot be written in place: then it is mended by hand. */
function inPlace<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

function agreed({ keys, pair: [one, other], places }: Dispute, it: Case): Mended | null {
  const found = judged(keys[0] ?? '', one, other, it);
  if (!found) return null;
  const { right, proof } = found;
  const wrong = places.filter((place) => meaning(place) !== meaning(right));
  const doc = wrong.reduce((now, place) => setPlace(now, place, right.value), it.doc);
  const lines = wrong.map(({ line }) => line).join(', ');
  return { summary: `${right.key} on line ${lines} as line ${right.line} says`, doc, proof };
}

/** COMPLETE beside a job that runs (S14): the job is done if its report is there; else not the run. */
function job(it: Case): Mended | null {
  const { doc } = it;
  const place = detailOf(doc, 'job_status');
  const stage = namedStage(detailOf(doc, 'stage')?.value ?? '');
  const status = valueFor(doc, 'status');
  if (!place || !stage || !status || standingOf(doc).status !== 'completed') return null;
  const row = it.ground.completed.find(({ means }) => means === stage);
  const files = row?.artifacts.flatMap(({ path }) => path ?? []) ?? [];
  if (row && files.length > 0 && ['complete', 'unprovable'].includes(shownBy(stage, it.spec, it.ground))) {
    const there = files.every((path) => it.ground.snapshot.text(path).ok);
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
function listed({ doc, spec, ground, state }: Case): Mended | null {
  if (state.ended !== null) return null;
  const { done, lowest } = unlisted(standingOf(doc).stage, spec, ground);
  const [list] = sectionsNamed(doc, 'completed stages').flatMap(({ tables }) => tables);
  const behind = done.filter(({ id }) => lowest === null || rankOf(id) < rankOf(lowest.id));
  const found = behind.flatMap((stage) => {
    const path = outputPath(stage, spec, ground);
    return path === null ? [] : [{ stage, path }];
  });
  if (!list || found.length === 0) return null;
  const names = ['output_artifact', 'artifact', 'output', 'output_artifacts'];
  const [stages, artifacts] = [columnAt(list, 'stage', 'phase'), columnAt(list, ...names)];
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
