// A state in its place, with what is looked at again and again read once.
import { placeOf } from '../../formkit/written-paths.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Artifact } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { artifactsOf, joinPath } from '../../text/markdown/path-lists.ts';
import { type CompletedRow, completedRows, type LedgerRow, ledgerRows, valueFor } from './parse/sections.ts';
import { isSettled, stageOfRow } from './rounds.ts';
import { type PipelineStage, STAGES } from './stages.ts';

/** A row of Completed Stages, understood. */
export interface Completed extends CompletedRow {
  /** `null` where the row names no stage of the pipeline. */
  readonly means: PipelineStage | null;
  readonly artifacts: readonly Artifact[];
}

/** A row of the Stage Ledger, understood. */
export interface Entered extends LedgerRow {
  /** `null` where the row is a checkpoint, or names no stage of the pipeline. */
  readonly means: PipelineStage | null;
  readonly finished: boolean;
}

export interface PipelineContext extends Bearings {
  readonly doc: MarkdownDocument;
  readonly site: StateLocation;
  readonly completed: readonly Completed[];
  readonly ledger: readonly Entered[];
}

export function groundOf(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): PipelineContext {
  const folders = ancestorsOf(folderOf(site.path));
  const named = (key: string) => artifactsOf(valueFor(doc, key)?.value ?? '')[0]?.path ?? null;
  const roots = ['provider_output_root', 'output_root'].flatMap((key) => named(key) ?? []);
  const spec = named('spec_entrypoint_path');
  const bearings = {
    snapshot,
    folders,
    roots: roots.flatMap((root) => [root, ...folders.map((folder) => joinPath(folder, root))]),
    specFolder: spec === null ? null : folderOf(spec),
  };
  const completed = completedRows(doc).map((row) => ({
    ...row,
    means: stageOfRow(row.stage),
    artifacts: artifactsIn(row.artifact, row.line, bearings),
  }));
  const entered = ledgerRows(doc);
  const ledger = entered.map((row, at) => ({
    ...row,
    means: stageOfRow(row.name),
    finished: isSettled(entered, at),
  }));
  return { ...bearings, doc, site, completed, ledger };
}

function ancestorsOf(folder: string): readonly string[] {
  const found: string[] = [];
  for (let at = folder; at !== ''; at = folderOf(at)) found.push(at);
  return found;
}

/** Base names that the pipeline itself gives: bare, they mean the feature's file, never one at the root. */
const OWN_NAMES: ReadonlySet<string> = new Set(STAGES.flatMap(({ file }) => file ?? []));

/** What a written path may start from. */
interface Bearings {
  readonly snapshot: Snapshot;
  /** The feature's folder and those above it, nearest first, the root left out. */
  readonly folders: readonly string[];
  /** Folders that the state names as its output roots. */
  readonly roots: readonly string[];
  /** The folder of the spec that the state names. */
  readonly specFolder: string | null;
}

/** Where a safe path may lead, the likeliest first: what stands first is meant where nothing is there. */
export function candidatesOf(path: string, { folders, roots, specFolder }: Bearings): readonly string[] {
  const below = (parents: readonly string[]) => parents.map((parent) => joinPath(parent, path));
  if (path.includes('/')) return [path, ...below([...folders, ...roots])];
  const beside = below([...folders.slice(0, 1), ...roots, ...(specFolder === null ? [] : [specFolder])]);
  return OWN_NAMES.has(path) ? beside : [...beside, path];
}

/** The candidate that is there, as far as one may look, else the first. */
export function resolve(path: string, bearings: Bearings): string {
  return placeOf(candidatesOf(path, bearings), bearings.snapshot) ?? path;
}

/** The files that a cell or value names, as artifacts of a step. */
export function artifactsIn(written: string, line: number | null, bearings: Bearings): readonly Artifact[] {
  return artifactsOf(written).map((one) => ({
    ...one,
    path: one.path === null ? null : resolve(one.path, bearings),
    mustBeComplete: false,
    line,
  }));
}
