// cc-sdd's spec.json: which documents were generated, which a person approved, and what it says of the phase.
import {
  type FieldSource,
  fieldAt,
  flagAt,
  neededJson,
  setFields,
  stampField,
} from '../../formkit/fields.ts';
import { StateError } from '../../model/errors.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Outvoted, Word } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { json } from '../../text/json/document.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { normal } from '../../text/vocabulary.ts';
import { DOCUMENTS, type DocumentId } from './sentences.ts';

/**
 * Source: cc-sdd's `templates/specs/init.json`: `feature_name`, `created_at`, `updated_at`, `language`,
 * `phase`, `approvals.<document>.{generated, approved}`, `ready_for_implementation`; more are common.
 */
export interface SpecJson extends FieldSource {
  readonly path: string;
  readonly text: string;
}

/**
 * The file beside a spec; `null` where there is none: then the spec is Kiro's own.
 * @throws StateError where it is there and cannot be read: it may say that a person must approve
 */
export function specAt(home: string, snapshot: Snapshot): SpecJson | null {
  const path = joinPath(home, 'spec.json');
  const found = neededJson(path, snapshot);
  if (found === null) return null;
  const { data } = found;
  if (isMap(data)) return { ...found, path, data };
  const message = 'found JSON without fields, expected those of spec.json. Restore it from history.';
  throw new StateError('state-readable', message, 1, {}, path);
}

/** Whether a document was generated or approved; `null` where the file does not say. */
export const said = (spec: SpecJson, document: DocumentId, what: 'generated' | 'approved') =>
  flagAt(spec, 'approvals', document, what);

/** Values that are neither true nor false, so that their meaning is unknown. */
export function oddWords(spec: SpecJson): readonly Word[] {
  return DOCUMENTS.flatMap((document) =>
    (['generated', 'approved'] as const).flatMap((what): readonly Word[] => {
      const found = fieldAt(spec, 'approvals', document, what);
      if (found === null || typeof found.value === 'boolean') return [];
      const field = `approvals.${document}.${what} of spec.json`;
      return [{ field, found: found.text, known: false, expected: ['true', 'false'], line: null }];
    }),
  );
}

/**
 * Documents that wait for a person, in their order: generated, there, not approved, and no later one is
 * approved, since the tool approves what comes before with it.
 */
export function waitingIn(spec: SpecJson, isThere: (document: DocumentId) => boolean): readonly DocumentId[] {
  const last = DOCUMENTS.findLastIndex((document) => said(spec, document, 'approved') === true);
  return DOCUMENTS.slice(last + 1).filter(
    (document) => said(spec, document, 'generated') === true && isThere(document),
  );
}

/** Whether the documents up to this one count as approved. */
export function isApproved(spec: SpecJson, document: DocumentId): boolean {
  const last = DOCUMENTS.findLastIndex((one) => said(spec, one, 'approved') === true);
  return last >= DOCUMENTS.indexOf(document);
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

/** The text with these documents approved and the time of that, as the tool's commands write it. */
export function withApproved(spec: SpecJson, documents: readonly DocumentId[], now: number): string {
  const data = setFields(
    spec.data,
    documents.map((document) => [['approvals', document, 'approved'], true]),
  );
  const stamped = Object.hasOwn(data, 'updated_at') ? stampField({ ...spec, data }, 'updated_at', now) : data;
  return json.print(spec.text, { data: stamped, places: spec.places });
}
