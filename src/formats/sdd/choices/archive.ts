// The archive of a step back (seed 004): where it lies, what it holds, and its metadata.yaml.
import { joinPath } from '../../../text/markdown/paths.ts';
import { formatTime } from '../../../text/time.ts';
import { spellYaml } from '../../../text/yaml/quoting.ts';
import { archivesOf, type WorkflowPlace } from '../places.ts';
import type { ItemPhase } from '../vocabulary.ts';

/** What the folder's name says was left: `plan` when leaving it, `impl` when leaving what comes behind. */
const LEFT: Readonly<Record<ItemPhase, string>> = {
  spec: 'spec',
  plan: 'plan',
  implement: 'impl',
  review: 'impl',
};

/** `sdd/archive/workflow-regressions/YYYYMMDD-HHmm-<change-id>-<phase>`, in UTC. */
export function archiveFolder(place: WorkflowPlace, name: string, from: ItemPhase, now: number): string {
  const stamp = formatTime(now).replace(/[-:]/g, '').replace('T', '-').slice(0, 'YYYYMMDD-HHmm'.length);
  return joinPath(archivesOf(place)[0] ?? '', `${stamp}-${name}-${LEFT[from]}`);
}

/** What the archive says of itself; a file of that name at the repository's root is kept below `root/`. */
export const METADATA = 'metadata.yaml';

/** A file that is kept. */
export interface ArchivedFile {
  readonly kind: 'plan' | 'spec' | 'code';
  /** Where it stands. */
  readonly path: string;
  /** Its path within the archive, as metadata.yaml lists it. */
  readonly listed: string;
}

/** The item's own files by their names alone, the implementation's by their paths (the seed's listing). */
export function keptAs(kind: ArchivedFile['kind'], path: string, taken: ReadonlySet<string>): ArchivedFile {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === METADATA) return { kind, path, listed: `root/${METADATA}` };
  return { kind, path, listed: kind === 'code' || taken.has(name) ? path : name };
}

/** What metadata.yaml records. */
export interface Metadata {
  readonly changeId: string;
  readonly from: ItemPhase;
  readonly to: ItemPhase;
  readonly reason: string;
  readonly now: number;
  readonly branch: string | null;
  /** Full hex; `null` where it is not known. */
  readonly commit: string | null;
  readonly kept: readonly ArchivedFile[];
}

/** Digits of a commit, as the seed has them. */
const DIGITS = 9;

/** The seed's structure, key by key; every value spelled so that it reads back as itself. */
export function metadataText({ changeId, from, to, reason, now, branch, commit, kept }: Metadata): string {
  const plain = (value: string | null) => spellYaml(value, 'plain');
  return [
    `change_id: ${plain(changeId)}`,
    `from_phase: ${from}`,
    `to_phase: ${to}`,
    `reason: ${spellYaml(reason, 'double')}`,
    `timestamp: ${formatTime(now)}`,
    `git_branch: ${plain(branch)}`,
    `git_commit: ${plain(commit === null ? null : commit.slice(0, DIGITS))}`,
    'files_archived:',
    ...kept.map(({ listed }) => `  - ${plain(listed)}`),
    '',
  ].join('\n');
}
