// What a stage has to show for itself: nothing, a part, the whole, or nothing that could prove it.
import { baseOf, folderOf } from '../../model/path.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isBare, isHollow, openMarkers, templateLines } from '../../text/markdown/placeholders.ts';
import { isChecked } from './constitution.ts';
import { valueFor } from './parse/sections.ts';
import { artifactsIn, candidatesOf, type PipelineContext } from './pipeline-context.ts';
import { type RunContext, readFrom } from './spec.ts';
import { type PipelineStage, STAGES } from './stages.ts';

/** `unknown`: something is there whose text is not to be had. */
export type OutputEvidence = 'complete' | 'partial' | 'none' | 'unprovable' | 'unknown';

/** Where a stage's own output is, or would be; `null` for a stage that makes none of its own. */
export function outputPath(stage: PipelineStage, ground: RunContext): string | null {
  const { spec } = ground;
  if (stage.file === null) return null;
  if (stage.proof === 'spec') return spec ? readFrom(spec) : joinPath(folderOf(ground.site.path), stage.file);
  const candidates = [
    ...namedOutputs(stage, stage.file, ground),
    ...candidatesOf(stage.file, ground),
    ...listedAlone(stage, ground),
  ];
  return (
    candidates.find((path) => ground.snapshot.entry(path) !== null) ??
    candidatesOf(stage.file, ground)[0] ??
    null
  );
}

/** Where the state says that a stage's file is: its own field under any name, a row under the usual one. */
function namedOutputs(stage: PipelineStage, file: string, ground: PipelineContext): readonly string[] {
  const fields = stage.fields.flatMap((key) => valueFor(ground.doc, key) ?? []);
  const named = fields
    .flatMap(({ value }) => artifactsIn(value, null, ground))
    .flatMap(({ path }) => path ?? []);
  const listed = pathsListedFor(stage, ground).filter((path) => path.endsWith(file));
  return [...named.filter((path) => path.endsWith('.md')), ...listed];
}

/** The one document that Completed Stages names for a stage, whatever it is called. */
function listedAlone(stage: PipelineStage, ground: RunContext): readonly string[] {
  const paths = pathsListedFor(stage, ground).filter((path) => path.endsWith('.md'));
  const own = [...new Set(paths)].filter((path) => !isOfOthers(path, stage, ground));
  return own.length === 1 ? own : [];
}

/** What the planning reads, under the names that every feature has them, and what other stages write. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  ...STAGES.flatMap(({ file }) => file ?? []),
  ...'spec.md research.md plan.md data-model.md quickstart.md constitution.md readme.md'.split(' '),
]);

function isOfOthers(path: string, { file }: PipelineStage, { spec, site }: RunContext): boolean {
  const known = [site.path, ...(spec ? [spec.path, readFrom(spec)] : [])];
  const name = baseOf(path).toLowerCase();
  return known.includes(path) || (OF_OTHERS.has(name) && name !== file);
}

/** The files that Completed Stages names for a stage. */
function pathsListedFor(stage: PipelineStage, { completed }: PipelineContext): readonly string[] {
  const rows = completed.filter(({ means }) => means === stage);
  return rows.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
}

export function shownBy(stage: PipelineStage, ground: RunContext): OutputEvidence {
  if (stage.proof === 'nothing') return 'unprovable';
  if (stage.proof === 'report') return reported(stage, ground);
  const path = outputPath(stage, ground);
  const whole = path === null ? 'none' : textShown(path, ground);
  if (whole !== 'complete' || stage.id !== 'architect' || path === null) return whole;
  return isChecked(path, ground.snapshot) ? 'complete' : 'partial';
}

/** A report that the list of finished stages records for this very stage, there and with something in it. */
function reported(stage: PipelineStage, ground: PipelineContext): OutputEvidence {
  const paths = pathsListedFor(stage, ground);
  if (paths.length === 0) return 'none';
  const shown = paths.map((path) => textShown(path, ground, isHollow));
  return shown.every((one) => one === 'complete') ? 'complete' : 'partial';
}

/** Open markers or gaps of its template left, or nothing said at all. */
function isUnfinished(text: string): boolean {
  return isHollow(text) || openMarkers(text).length > 0 || templateLines(text).length > 0;
}

function textShown(path: string, { snapshot }: PipelineContext, isPartial = isUnfinished): OutputEvidence {
  const entry = snapshot.entry(path);
  if (entry === null || entry.mode === '040000') return 'none';
  const reading = snapshot.text(path);
  if (!reading.ok) return reading.why === 'not-fetched' ? 'unknown' : 'partial';
  if (isBare(path, reading.text)) return 'none';
  return isPartial(reading.text) ? 'partial' : 'complete';
}
