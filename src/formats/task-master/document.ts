// `tasks.json` as a document: one list a tag, or the flat list of older versions, written in place.
import { type FieldSource, lineAt as lineIn, valueAt } from '../../formkit/fields.ts';
import type { Codec } from '../../model/codec.ts';
import { StateError } from '../../model/errors.ts';
import { type DataMap, isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { json, readJson } from '../../text/json/document.ts';
import { underKey } from '../../text/json/wrap.ts';
import { MASTER } from './state-locations.ts';

/** `mixed`: a list at the root beside tags, of which versions of the tool read one or the other. */
export type Shape = 'flat' | 'tagged' | 'mixed';

/** `print` looks at `data` and `shape`. */
export interface TasksDocument extends FieldSource {
  readonly data: DataMap;
  readonly shape: Shape;
  /** Whether the text is flat still, so that its places do not know the tag. */
  readonly lifted: boolean;
}

/** What is read where only the requirements are there. */
export const NO_TASKS: TasksDocument = { data: {}, places: new Map(), shape: 'tagged', lifted: false };

/** The tags of a file in its order: every key whose value has a list of tasks. */
export function tagsOf(data: DataMap): readonly string[] {
  return Object.keys(data).filter((key) => isList(valueAt(data, key, 'tasks')));
}

function shapeOf(data: DataMap): Shape {
  if (!isList(data['tasks'])) return 'tagged';
  return tagsOf(data).length > 0 ? 'mixed' : 'flat';
}

/** The line of what stands at a path of the tagged data. */
export function lineAt(doc: TasksDocument, ...path: DataPath): number | null {
  return lineIn(doc, ...(doc.lifted ? path.slice(1) : path));
}

/** `parse` throws what JSON throws, and `state-readable` where a list of tasks is something else. */
export const codec: Codec<TasksDocument> = {
  parse(text) {
    const { data, places } = readJson(text);
    if (!isMap(data)) throw odd('the root', 'a map of tags', places.get('')?.line ?? null);
    const doc: TasksDocument = { data, places, shape: shapeOf(data), lifted: false };
    const tags = Object.keys(data).filter((key) => isMap(data[key]));
    for (const at of [...tags.map((tag) => [tag]), ...(doc.shape === 'tagged' ? [] : [[]])])
      for (const i of refuseOdd(doc, [...at, 'tasks'])) refuseOdd(doc, [...at, 'tasks', i, 'subtasks']);
    return doc;
  },
  print(text, doc) {
    const wasFlat = doc.shape === 'tagged' && codec.parse(text).shape === 'flat';
    return json.print(wasFlat ? underKey(text, MASTER) : text, doc);
  },
};

/** The places of a list's items. @throws StateError where it is no list, or an item no map */
function refuseOdd(doc: TasksDocument, path: DataPath): readonly number[] {
  const found = valueAt(doc.data, ...path) ?? [];
  if (!isList(found)) throw odd(`"${path.at(-1)}"`, 'a list', lineIn(doc, ...path));
  const wrong = found.findIndex((one) => !isMap(one));
  if (wrong >= 0) throw odd(`item ${wrong + 1} of "${path.at(-1)}"`, 'a map', lineIn(doc, ...path, wrong));
  return [...found.keys()];
}

function odd(where: string, expected: string, line: number | null): StateError {
  const message =
    `found something else than ${expected} at ${where}, expected the lists of Task Master. ` +
    'Correct it, or restore the file from history.';
  return new StateError('state-readable', message, line);
}

const LIST = /"tasks"\s*:\s*\[/;
const EMPTY = /"tasks"\s*:\s*\[\s*\]/;
const NOTHING = /^[\s\uFEFF]*\{\s*\}\s*$/;

/**
 * Keys that the tool's tasks have and lists of other tools do not have together. Of lists without tasks the
 * place says whose they are.
 */
export function recognises(text: string): boolean {
  if (!LIST.test(text)) return NOTHING.test(text);
  const has = (key: string) => text.includes(`"${key}"`);
  if (has('title') && has('status')) return ['dependencies', 'subtasks', 'testStrategy'].some(has);
  return EMPTY.test(text) && !has('title');
}
