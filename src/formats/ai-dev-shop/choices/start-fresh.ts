// What starting over removes: what the pipeline wrote in the state file's own folder, and never the spec.
import type { ChoiceContext } from '../../../model/choice.ts';
import type { WorkflowState } from '../../../model/workflow.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { folderOf, joinPath } from '../../../text/markdown/paths.ts';
import { outputPath } from '../outputs.ts';
import { groundOf } from '../pipeline-context.ts';
import { readFrom } from '../spec.ts';
import { STAGES } from '../stages.ts';

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
export function fresh(at: ChoiceContext<MarkdownDocument>, all: boolean): readonly string[] {
  const { site, state, snapshot } = at;
  const folder = folderOf(site.path);
  const made = all ? [...ownOutputs(at), ...besides(folder), ...namedBy(state)] : ownOutputs(at);
  const spec = state?.spec ? [state.spec.path, readFrom(state.spec)] : [];
  const removable = made.filter((path) => {
    const mode = snapshot.entry(path)?.mode;
    const plain = mode === '100644' || mode === '100755';
    return (
      plain && path.startsWith(`${folder}/`) && !spec.includes(path) && !/feature\.spec\.md$/i.test(path)
    );
  });
  return [...new Set([...site.files.filter((path) => snapshot.entry(path) !== null), ...removable])];
}

/** Where the stages' own files are; by their usual names where the state cannot be read. */
function ownOutputs({ doc, site, state, snapshot }: ChoiceContext<MarkdownDocument>): readonly string[] {
  const stages = STAGES.filter(({ proof }) => proof === 'file');
  if (doc === null)
    return stages.flatMap(({ file }) => file ?? []).map((name) => joinPath(folderOf(site.path), name));
  const ground = groundOf(doc, site, snapshot);
  return stages.flatMap((stage) => outputPath(stage, state?.spec ?? null, ground) ?? []);
}

function besides(folder: string): readonly string[] {
  return BESIDE.map((name) => joinPath(folder, name));
}

function namedBy(state: WorkflowState | null): readonly string[] {
  return (state?.steps ?? []).flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
}
