// What a step back archives and takes back, the archive's metadata.yaml, and the block that records it.
import { type FieldEdit, setFields } from '../../../formkit/fields.ts';
import type { FileChange } from '../../../model/change.ts';
import { baseOf } from '../../../model/path.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { isList, isMap } from '../../../text/data/data.ts';
import { mapOf } from '../../../text/data/edits.ts';
import { joinPath } from '../../../text/markdown/path-lists.ts';
import { formatTime } from '../../../text/time.ts';
import { spellYaml } from '../../../text/yaml/quoting.ts';
import type { Implementation } from '../checkpoint/safe-points.ts';
import { headPath, type SddDocument, valueAt } from '../document.ts';
import { fileOf, isThere } from '../item-locations.ts';
import type { Leaf } from '../items.ts';
import { archivesOf, type WorkflowPlace } from '../state-locations.ts';
import type { ItemPhase } from '../vocabulary.ts';
import type { WorkflowContext } from '../workflow-context.ts';

/** What the folder's name says was left: `plan` when leaving it, `impl` when leaving what comes after. */
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

/** The item's own files by their names alone, the implementation's by their paths (recovery.md's listing). */
function keptAs(kind: ArchivedFile['kind'], path: string, taken: ReadonlySet<string>): ArchivedFile {
  const name = baseOf(path);
  if (path === METADATA) return { kind, path, listed: `root/${METADATA}` };
  return { kind, path, listed: kind === 'code' || taken.has(name) ? path : name };
}

/** A step back, as the block and the archive's metadata record it. */
export interface StepBack {
  readonly from: ItemPhase;
  readonly to: ItemPhase;
  readonly reason: string;
  readonly now: number;
  /** The archive; it is there only where something is kept. */
  readonly folder: string;
  readonly kept: readonly ArchivedFile[];
}

/** What metadata.yaml records. */
interface Metadata extends Omit<StepBack, 'folder'> {
  readonly changeId: string;
  readonly branch: string | null;
  /** Full hex; `null` where it is not known. */
  readonly commit: string | null;
}

/** Digits of a commit, as recovery.md has them. */
const DIGITS = 9;

/** The structure of recovery.md, key by key; every value spelled so that it reads back as itself. */
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

/** Everything of these kinds that is there: what a step back archives. */
export function keptBy(
  archives: readonly ArchivedFile['kind'][],
  leaf: Leaf,
  work: Implementation | null,
  ground: WorkflowContext,
): readonly ArchivedFile[] {
  const { snapshot } = ground;
  const code = (work?.files ?? []).filter((path) => isThere(path, snapshot));
  const taken = new Set([...code, METADATA]);
  const own = (['plan', 'spec'] as const).flatMap((kind): readonly ArchivedFile[] => {
    const path = fileOf(kind === 'plan' ? 'PLAN.md' : 'SPEC.md', leaf, ground);
    return archives.includes(kind) && isThere(path, snapshot) ? [keptAs(kind, path, taken)] : [];
  });
  return [...code.map((path) => keptAs('code', path, new Set())), ...own];
}

export function copiesOf(
  kept: readonly ArchivedFile[],
  folder: string,
  snapshot: Snapshot,
): readonly FileChange[] {
  return kept
    .filter(({ path }) => isThere(path, snapshot))
    .map(({ path, listed }) => ({ kind: 'copy', from: path, to: joinPath(folder, listed) }));
}

/**
 * An implementation's file goes back to the last commit before the phase, which removes what was not there;
 * one that another change built on as well stays. A plan is removed; a spec stays to be revised.
 */
export function takenBack(
  kept: readonly ArchivedFile[],
  work: Implementation | null,
  snapshot: Snapshot,
): readonly FileChange[] {
  const code = (work?.files ?? []).filter((path) => !work?.shared.has(path) && isPlain(path, snapshot));
  const before = work?.before ?? null;
  return [
    ...code.flatMap((path): readonly FileChange[] => {
      if (before !== null) return [{ kind: 'revert', path, commit: before }];
      return isThere(path, snapshot) ? [{ kind: 'remove', path }] : [];
    }),
    ...kept.filter(({ kind }) => kind === 'plan').map(({ path }): FileChange => ({ kind: 'remove', path })),
  ];
}

/** A plain file, or nothing: links, folders and other repositories are left alone. */
function isPlain(path: string, snapshot: Snapshot): boolean {
  return snapshot.entry(path) === null || isThere(path, snapshot);
}

const KIND: Readonly<Record<ArchivedFile['kind'], readonly [type: string, description: string]>> = {
  plan: ['plan', 'The plan that was given up'],
  spec: ['spec', 'The spec as it was'],
  code: ['code', 'Implementation that was given up'],
};

/** The document with the block's scalars changed and what was kept appended, or with the block added. */
export function withRegression(doc: SddDocument, back: StepBack): SddDocument {
  const at = headPath(doc, 'regression');
  const scalars: readonly (readonly [string, string])[] = [
    ['from_phase', back.from],
    ['to_phase', back.to],
    ['reason', back.reason],
    ['timestamp', formatTime(back.now)],
  ];
  const kept = back.kept.map(({ kind, listed }) => {
    const [type, description] = KIND[kind];
    return mapOf([
      ['path', joinPath(back.folder, listed)],
      ['type', type],
      ['description', description],
    ]);
  });
  const list = [...at, 'preserved_work'];
  if (!isMap(valueAt(doc, at))) {
    const block = mapOf([...scalars, ['preserved_work', kept]]);
    return { ...doc, data: setFields(doc.data, [[at, block]]) };
  }
  const there = valueAt(doc, list);
  const told = scalars.map(([key, value]): FieldEdit[number] => [[...at, key], value]);
  const all = isList(there) ? [...there, ...kept] : kept;
  const listed: FieldEdit = kept.length === 0 ? [] : [[list, all]];
  return { ...doc, data: setFields(doc.data, [...told, ...listed]) };
}
