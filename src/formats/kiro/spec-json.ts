// cc-sdd's spec.json: which documents were generated, which a person approved, and what it says of the phase.
import { fieldAt, neededJson } from '../../formkit/fields.ts';
import type { ApprovalFile } from '../../formkit/lists/approvals.ts';
import { StateError } from '../../model/errors.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Outvoted } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { normal } from '../../text/vocabulary.ts';
import { DOCUMENTS, type DocumentId } from './sentences.ts';

/**
 * Source: cc-sdd's `templates/specs/init.json`: `feature_name`, `created_at`, `updated_at`, `language`,
 * `phase`, `approvals.<document>.{generated, approved}`, `ready_for_implementation`; more are common.
 */
export type SpecJson = ApprovalFile<DocumentId>;

/**
 * The file beside a spec; `null` where there is none: then the spec is Kiro's own.
 * @throws StateError where it is there and cannot be read: it may say that a person must approve
 */
export function specAt(home: string, snapshot: Snapshot): SpecJson | null {
  const path = joinPath(home, 'spec.json');
  const found = neededJson(path, snapshot);
  if (found === null) return null;
  const { data } = found;
  if (isMap(data)) return { ...found, path, data, documents: DOCUMENTS };
  const message = 'found JSON without fields, expected those of spec.json. Restore it from history.';
  throw new StateError('state-readable', message, 1, {}, path);
}

/** Phases that people add for the time after the list; cc-sdd has none. */
const OVER = new Set(['implemented', 'complete', 'completed', 'done', 'implementation_complete']);

/** A phase that says that all is done although tasks are left. */
export function overruledIn(spec: SpecJson, open: string): readonly Outvoted[] {
  const phase = fieldAt(spec, 'phase');
  if (phase === null || !OVER.has(normal(phase.text))) return [];
  const message =
    `found the phase ${JSON.stringify(phase.text)}, expected no open task: ${open} are left. ` +
    'The boxes count; correct the phase.';
  return [{ message, path: spec.path, line: phase.line }];
}
