// A state in its place, with what is looked at again and again read once.
import type { StateLocation } from '../../model/site.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Artifact } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { artifactsOf, folderOf, joinPath } from '../../text/markdown/paths.ts';
import { artifactsIn, type Bearings } from './artifacts.ts';
import { valueFor } from './parse/document.ts';
import { type CompletedRow, completedRows, type LedgerRow, ledgerRows } from './parse/sections.ts';
import { namedStage, type PipelineStage } from './stages.ts';
import { isSettledRow } from './standing.ts';
import { checkpointRow } from './words.ts';

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
    means: checkpointRow(row.stage) === undefined ? namedStage(row.stage) : null,
    artifacts: artifactsIn(row.artifact, row.line, bearings),
  }));
  const entered = ledgerRows(doc);
  const ledger = entered.map((row, at) => ({
    ...row,
    means: checkpointRow(row.name) === undefined ? namedStage(row.name) : null,
    finished: isSettledRow(row, entered.slice(at + 1)),
  }));
  return { ...bearings, doc, site, completed, ledger };
}

function ancestorsOf(folder: string): readonly string[] {
  const found: string[] = [];
  for (let at = folder; at !== ''; at = folderOf(at)) found.push(at);
  return found;
}
