// Changes of one workflow, one after the other: what the next one finds, and both joined into one change.
import type { Change } from '../../model/change.ts';
import type { Recovery } from '../../model/recovery.ts';
import { recoverSite } from '../recover.ts';
import type { RecoveryContext } from '../recovery-context.ts';
import { type SelectedWorkflow, situationOf } from '../selected-workflow.ts';
import { after } from './overlay.ts';

/** The workflow as a change leaves it; `null` where it is there no more. */
export function standingAfter(
  { files }: Change,
  standing: SelectedWorkflow,
  ground: RecoveryContext,
): { readonly standing: SelectedWorkflow; readonly ground: RecoveryContext } | null {
  const { id, feature, format } = standing.recovery;
  const snapshot = after(standing.snapshot, files);
  const now = { ...ground, snapshot };
  const recovery = recoverSite(situationOf(standing, ground).site, now)
    .filter((one): one is Recovery => 'decision' in one)
    .find((one) => one.feature === feature && one.format === format);
  return recovery
    ? { standing: { ...standing, snapshot, recovery: { ...recovery, id } }, ground: now }
    : null;
}

/** One change of both, held against the files as they were before either. */
export function joined(first: Change, then: Change): Change {
  const before = new Map(first.files.flatMap((file) => (file.kind === 'write' ? [[file.path, file]] : [])));
  const written = new Set(then.files.map((file) => ('path' in file ? file.path : file.to)));
  return {
    ...then,
    summary: `${first.summary}, then ${then.summary}`,
    files: [
      ...first.files.filter((file) => file.kind !== 'write' || !written.has(file.path)),
      ...then.files.map((file) => {
        const old = file.kind === 'write' ? before.get(file.path) : undefined;
        return file.kind === 'write' && old ? { ...file, before: old.before } : file;
      }),
    ],
  };
}
