// What a person's choices write into a pipeline state (recovery-playbook.md, step 4; upstream's write rules).
import { choicesBy, type Edit, unfit, type Writable, whoOf, writable } from '../../../formkit/choices.ts';
import { isFile } from '../../../formkit/outputs.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { CONTINUES } from '../../../model/decision.ts';
import { folderOf } from '../../../model/path.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { joinPath } from '../../../text/markdown/path-lists.ts';
import { formatTime } from '../../../text/time.ts';
import { wordLike } from '../../../text/vocabulary.ts';
import { outputPath } from '../outputs.ts';
import { codec } from '../parse/recognise.ts';
import { detailOf } from '../parse/sections.ts';
import { groundOf } from '../pipeline-context.ts';
import { standingOf } from '../position.ts';
import { answer } from '../questions.ts';
import { readFrom } from '../spec.ts';
import { namedStage, STAGES } from '../stages.ts';
import { acceptSpec } from './accept-spec.ts';
import { approve } from './approve.ts';
import { editOf, isNoted, noted, setPlace, stamped, touched } from './record-choice.ts';
import { skip } from './skip.ts';

export const choices = choicesBy<MarkdownDocument>(codec, {
  resume,
  answer: (at, question, text) => answer(writable(at), question, text),
  approve: (at, checkpoint) => approve(writable(at), checkpoint),
  retry,
  skip,
  acceptSpec,
  fresh,
});

/**
 * Exactly what the playbook writes: `last_updated_at` and the line of Notes. Status and check boxes stay as
 * they are; the pipeline sets them with its next update.
 */
function resume(at: Writable<MarkdownDocument>): Edit<MarkdownDocument> {
  const { doc, state } = at;
  const { action, reason, instruction } = at.recovery.decision;
  if (!CONTINUES.has(action))
    throw unfit(at, `${action} (${reason})`, 'an interrupted run that may go on', instruction);
  const stage = standingOf(doc).stage?.id ?? state.current?.id ?? 'unknown';
  const words = `Resumed from checkpoint at ${formatTime(at.now)}. Prior session ended at stage: ${stage}.`;
  const written = isNoted(doc, words) ? doc : noted(stamped(doc, at.now), words, at.now);
  return editOf(at, written, `resume at ${at.recovery.decision.step ?? stage}`);
}

/** The job is queued again (RETRYING, in the words of upstream's job lifecycle), and counted. */
function retry(at: Writable<MarkdownDocument>): Edit<MarkdownDocument> {
  const { doc, state } = at;
  const { action, reason, step, instruction } = at.recovery.decision;
  if (action === 'resume')
    throw unfit(
      at,
      `the stage ${step}, which left partial work`,
      'one that may start over',
      'It is never restarted: resume it, so that it continues from what is there.',
    );
  if (action !== 'rerun' || step === null)
    throw unfit(at, `${action} (${reason})`, 'an interrupted stage', instruction);
  const words = `Retry of stage ${step} asked for at ${formatTime(at.now)} by ${whoOf(at)}.`;
  if (isNoted(doc, words)) return editOf(at, doc, `retry ${step}`);
  const queued = step === state.current?.id ? requeued(doc, step) : doc;
  return editOf(at, noted(touched(queued, at.now), words, at.now), `retry ${step}`);
}

function requeued(doc: MarkdownDocument, stage: string): MarkdownDocument {
  const of = detailOf(doc, 'stage');
  if (of !== null && namedStage(of.value)?.id !== stage) return doc;
  const job = detailOf(doc, 'job_status');
  const count = detailOf(doc, 'retry_count');
  const queued = job ? setPlace(doc, job, wordLike('RETRYING', job.value)) : doc;
  const [digits] = /^\d{1,6}(?=$|\s)/.exec(count?.value ?? '') ?? [];
  if (!count || digits === undefined) return queued;
  return setPlace(queued, count, String(Number(digits) + 1) + count.value.slice(digits.length));
}

/** Files that the pipeline writes beside its state and that no rule judges (upstream's path convention). */
const BESIDE: readonly string[] = [
  'research.md',
  'implementation-outline.md',
  'critical-internal-constraints.md',
  'red-team-findings.md',
  'system-blueprint.md',
  'verification-packet.md',
  'progress-ledger.md',
];

/**
 * The state, adr.md, tasks.md and the certification; with `all` also everything else there that the pipeline
 * writes or the state names. Plain files of the state's folder only.
 */
function fresh(at: ChoiceContext<MarkdownDocument>, all: boolean): readonly string[] {
  const { site, state, snapshot } = at;
  const folder = folderOf(site.path);
  const named = (state?.steps ?? []).flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
  const beside = BESIDE.map((name) => joinPath(folder, name));
  const made = all ? [...ownOutputs(at), ...beside, ...named] : ownOutputs(at);
  const spec = state?.spec ? [state.spec.path, readFrom(state.spec)] : [];
  const isSpec = (path: string) => spec.includes(path) || /feature\.spec\.md$/i.test(path);
  const own = made.filter((path) => path.startsWith(`${folder}/`) && !isSpec(path));
  const removable = own.filter((path) => isFile(path, snapshot));
  return [...new Set([...site.files.filter((path) => snapshot.entry(path) !== null), ...removable])];
}

/** Where the stages' own files are; by their usual names where the state cannot be read. */
function ownOutputs({ doc, site, state, snapshot }: ChoiceContext<MarkdownDocument>): readonly string[] {
  const stages = STAGES.filter(({ proof }) => proof === 'file');
  if (doc === null)
    return stages.flatMap(({ file }) => file ?? []).map((name) => joinPath(folderOf(site.path), name));
  const run = { ...groundOf(doc, site, snapshot), spec: state?.spec ?? null };
  return stages.flatMap((stage) => outputPath(stage, run) ?? []);
}
