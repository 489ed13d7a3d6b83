// cc-sdd's spec.json: which documents were generated, which a person approved, and what it says of the phase.
import {
  type FieldSource,
  fieldAt,
  flagAt,
  lineAt,
  neededJson,
  setFields,
  stampField,
  textOf,
  valueAt,
} from '../../formkit/fields.ts';
import { wordSet } from '../../formkit/vocabulary.ts';
import { StateError } from '../../model/errors.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Outvoted, Word } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
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

/** What older files have in place of a document's map: whether it is approved. */
function plainAt(spec: SpecJson, document: DocumentId): boolean | null {
  const found = valueAt(spec.data, 'approvals', document);
  if (typeof found === 'boolean') return found;
  return typeof found === 'string' && APPROVED.has(normal(found.trim())) ? true : null;
}

const APPROVED = wordSet('approved true yes accepted');

/** Whether a document was generated or approved; `null` where the file does not say. */
function said(spec: SpecJson, document: DocumentId, what: 'generated' | 'approved'): boolean | null {
  const plain = plainAt(spec, document);
  if (plain !== null) return what === 'approved' || plain ? plain : null;
  return flagAt(spec, 'approvals', document, what);
}

/** Whether the file records nothing of any document. */
export function isSilent(spec: SpecJson): boolean {
  const found = valueAt(spec.data, 'approvals') ?? null;
  return found === null || found === '' || (isMap(found) && Object.keys(found).length === 0);
}

/** Which documents are there with words of their own. */
type IsWritten = (document: DocumentId) => boolean;

/** Of one that is said not to be approved, and nothing else, the document itself shows that it was generated. */
function isGenerated(spec: SpecJson, document: DocumentId, isWritten: IsWritten): boolean {
  if (said(spec, document, 'generated') === true) return true;
  const isUnsaid = valueAt(spec.data, 'approvals', document, 'generated') === undefined;
  return isUnsaid && said(spec, document, 'approved') === false && isWritten(document);
}

/** What stands where cc-sdd has a map or a flag. `null` and an empty text record nothing. */
function oddAt(spec: SpecJson, path: DataPath, expected: readonly string[]): readonly Word[] {
  const found = valueAt(spec.data, ...path) ?? '';
  const fits = expected === FLAG ? typeof found === 'boolean' : isMap(found);
  if (found === '' || fits) return [];
  const field = `${path.join('.')} of spec.json`;
  return [{ field, found: textOf(found), known: false, expected, line: lineAt(spec, ...path) }];
}

const FLAG = ['true', 'false'];

/** Values that are neither true nor false, and what is no map of them: their meaning is unknown. */
export function oddWords(spec: SpecJson): readonly Word[] {
  return [
    ...oddAt(spec, ['approvals'], ['a map of documents']),
    ...DOCUMENTS.flatMap((document) => [
      ...(plainAt(spec, document) === null
        ? oddAt(spec, ['approvals', document], ['a map with generated and approved'])
        : []),
      ...oddAt(spec, ['approvals', document, 'generated'], FLAG),
      ...oddAt(spec, ['approvals', document, 'approved'], FLAG),
    ]),
  ];
}

/** Documents that are recorded as generated or approved, with all that a later one of them was made from. */
export function recordedIn(spec: SpecJson, isWritten: IsWritten): readonly DocumentId[] {
  const isRecorded = (document: DocumentId) =>
    isGenerated(spec, document, isWritten) || said(spec, document, 'approved') === true;
  return DOCUMENTS.slice(0, DOCUMENTS.findLastIndex(isRecorded) + 1);
}

/**
 * Documents that wait for a person, in their order: generated, there, not approved, and no later one is
 * approved, since the tool approves what comes before with it.
 */
export function waitingIn(
  spec: SpecJson,
  isThere: (document: DocumentId) => boolean,
  isWritten: IsWritten,
): readonly DocumentId[] {
  const last = DOCUMENTS.findLastIndex((document) => said(spec, document, 'approved') === true);
  return DOCUMENTS.slice(last + 1).filter(
    (document) => isGenerated(spec, document, isWritten) && isThere(document),
  );
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
    documents.map((document) => {
      const path = ['approvals', document];
      return [plainAt(spec, document) === null ? [...path, 'approved'] : path, true];
    }),
  );
  const stamped = Object.hasOwn(data, 'updated_at') ? stampField({ ...spec, data }, 'updated_at', now) : data;
  return json.print(spec.text, { data: stamped, places: spec.places });
}
