// The block of a workflow.yaml that tells of its last step back, and of the work that was kept of it.
import { type Data, isList, isMap } from '../../../text/data/data.ts';
import { appendTo, insertKey, mapOf, setIn } from '../../../text/data/edits.ts';
import { joinPath } from '../../../text/markdown/paths.ts';
import { formatTime } from '../../../text/time.ts';
import { rootOf, type SddDocument, valueAt } from '../document.ts';
import type { ItemPhase } from '../vocabulary.ts';
import type { ArchivedFile } from './archive.ts';

/** A step back, as the block and the archive's metadata tell of it. */
export interface StepBack {
  readonly from: ItemPhase;
  readonly to: ItemPhase;
  readonly reason: string;
  readonly now: number;
  /** The archive; it is there only where something is kept. */
  readonly folder: string;
  readonly kept: readonly ArchivedFile[];
}

const KIND: Readonly<Record<ArchivedFile['kind'], readonly [type: string, description: string]>> = {
  plan: ['plan', 'The plan that was given up'],
  spec: ['spec', 'The spec as it was'],
  code: ['code', 'Implementation that was given up'],
};

/** The document with the block's scalars changed and what was kept appended, or with the block added. */
export function withRegression(doc: SddDocument, back: StepBack): SddDocument {
  const root = rootOf(doc).path;
  const at = [...root, 'regression'];
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
  const there = valueAt(doc, at);
  if (!isMap(there)) {
    const block = mapOf([...scalars, ['preserved_work', kept]]);
    return withData(doc, there === undefined ? addedKey(doc.data, root, block) : setIn(doc.data, at, block));
  }
  let data: Data = doc.data;
  for (const [key, value] of scalars) data = setIn(data, [...at, key], value);
  const list = valueAt({ data }, [...at, 'preserved_work']);
  if (list === undefined || (list !== null && !isList(list)))
    return withData(doc, kept.length === 0 ? data : setIn(data, [...at, 'preserved_work'], kept));
  for (const one of kept) data = appendTo(data, [...at, 'preserved_work'], one);
  return withData(doc, data);
}

/** Last in the map that holds the workflow's keys. */
function addedKey(data: Data, root: readonly string[], block: Data): Data {
  const map = valueAt({ data }, root);
  if (!isMap(map)) return data;
  const longer = insertKey(map, 'regression', block);
  return root.length === 0 ? longer : setIn(data, root, longer);
}

function withData(doc: SddDocument, data: Data): SddDocument {
  return isMap(data) ? { ...doc, data } : doc;
}
