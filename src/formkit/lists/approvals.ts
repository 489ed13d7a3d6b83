// What a JSON file beside a list records of its documents: which were generated, which a person approved. For
// cc-sdd alone; it is here as a format’s own folder stays small.
import { baseOf } from '../../model/path.ts';
import type { Word } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { json } from '../../text/json/document.ts';
import { normal } from '../../text/vocabulary.ts';
import { type FieldSource, flagAt, lineAt, setFields, stampField, textOf, valueAt } from '../fields.ts';
import { wordSet } from '../vocabulary.ts';

/** The file: `approvals.<document>.{generated, approved}`, and the time of its last change. */
export interface ApprovalFile<Id extends string> extends FieldSource {
  readonly path: string;
  readonly text: string;
  /** In the order in which they are made, each from those before it. */
  readonly documents: readonly Id[];
}

/** What older files have in place of a document's map: whether it is approved. */
function plainAt<Id extends string>(spec: ApprovalFile<Id>, document: Id): boolean | null {
  const found = valueAt(spec.data, 'approvals', document);
  if (typeof found === 'boolean') return found;
  return typeof found === 'string' && APPROVED.has(normal(found.trim())) ? true : null;
}

const APPROVED = wordSet('approved true yes accepted');

/** Whether a document was generated or approved; `null` where the file does not say. */
function said<Id extends string>(
  spec: ApprovalFile<Id>,
  document: Id,
  what: 'generated' | 'approved',
): boolean | null {
  const plain = plainAt(spec, document);
  if (plain !== null) return what === 'approved' || plain ? plain : null;
  return flagAt(spec, 'approvals', document, what);
}

/** Whether the file records nothing of any document. */
export function isSilent<Id extends string>(spec: ApprovalFile<Id>): boolean {
  const found = valueAt(spec.data, 'approvals') ?? null;
  return found === null || found === '' || (isMap(found) && Object.keys(found).length === 0);
}

/** Which documents are there with words of their own. */
type IsWritten<Id extends string> = (document: Id) => boolean;

/** Of one that is said not to be approved, and nothing else, its words show that it was generated. */
function isGenerated<Id extends string>(
  spec: ApprovalFile<Id>,
  document: Id,
  isWritten: IsWritten<Id>,
): boolean {
  if (said(spec, document, 'generated') === true) return true;
  const isUnsaid = valueAt(spec.data, 'approvals', document, 'generated') === undefined;
  return isUnsaid && said(spec, document, 'approved') === false && isWritten(document);
}

/** What stands where cc-sdd has a map or a flag. `null` and an empty text record nothing. */
function oddAt<Id extends string>(
  spec: ApprovalFile<Id>,
  path: DataPath,
  expected: readonly string[],
): readonly Word[] {
  const found = valueAt(spec.data, ...path) ?? '';
  const fits = expected === FLAG ? typeof found === 'boolean' : isMap(found);
  if (found === '' || fits) return [];
  const field = `${path.join('.')} of ${baseOf(spec.path)}`;
  return [{ field, found: textOf(found), known: false, expected, line: lineAt(spec, ...path) }];
}

const FLAG = ['true', 'false'];

/** Values that are neither true nor false, and what is no map of them: their meaning is unknown. */
export function oddWords<Id extends string>(spec: ApprovalFile<Id>): readonly Word[] {
  return [
    ...oddAt(spec, ['approvals'], ['a map of documents']),
    ...spec.documents.flatMap((document) => [
      ...(plainAt(spec, document) === null
        ? oddAt(spec, ['approvals', document], ['a map with generated and approved'])
        : []),
      ...oddAt(spec, ['approvals', document, 'generated'], FLAG),
      ...oddAt(spec, ['approvals', document, 'approved'], FLAG),
    ]),
  ];
}

/** Documents that are recorded as generated or approved, with all that a later one of them was made from. */
export function recordedIn<Id extends string>(
  spec: ApprovalFile<Id>,
  isWritten: IsWritten<Id>,
): readonly Id[] {
  const isRecorded = (document: Id) =>
    isGenerated(spec, document, isWritten) || said(spec, document, 'approved') === true;
  return spec.documents.slice(0, spec.documents.findLastIndex(isRecorded) + 1);
}

/**
 * Documents that wait for a person, in their order: generated, there, not approved, and no later one is
 * approved, since the tool approves what comes before with it.
 */
export function waitingIn<Id extends string>(
  spec: ApprovalFile<Id>,
  isThere: (document: Id) => boolean,
  isWritten: IsWritten<Id>,
): readonly Id[] {
  const last = spec.documents.findLastIndex((document) => said(spec, document, 'approved') === true);
  return spec.documents
    .slice(last + 1)
    .filter((document) => isGenerated(spec, document, isWritten) && isThere(document));
}

/** The text with these documents approved and the time of that, as the tool's commands write it. */
export function withApproved<Id extends string>(
  spec: ApprovalFile<Id>,
  documents: readonly Id[],
  now: number,
): string {
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
