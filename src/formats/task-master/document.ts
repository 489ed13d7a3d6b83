// `tasks.json` as a document: one list a tag, or the flat list of older versions, written in place.
import { type FieldSource, oddShape, placesIn, valueAt } from '../../formkit/fields.ts';
import type { Codec } from '../../model/codec.ts';
import { type DataMap, isList, isMap } from '../../text/data/data.ts';
import { json, readJson } from '../../text/json/document.ts';
import { underKey } from '../../text/json/wrap.ts';
import { MASTER } from './state-locations.ts';

/** `mixed`: a list at the root beside tags, of which versions of the tool read one or the other. */
export type Shape = 'flat' | 'tagged' | 'mixed';

/** `print` looks at `data` and `shape`. */
export interface TasksDocument extends FieldSource {
  readonly data: DataMap;
  readonly shape: Shape;
}

/** What is read where only the requirements are there. */
export const NO_TASKS: TasksDocument = { data: {}, places: new Map(), shape: 'tagged' };

/** The tags of a file in its order: every key whose value has a list of tasks. */
export function tagsOf(data: DataMap): readonly string[] {
  return Object.keys(data).filter((key) => isList(valueAt(data, key, 'tasks')));
}

function shapeOf(data: DataMap): Shape {
  if (!isList(data['tasks'])) return 'tagged';
  return tagsOf(data).length > 0 ? 'mixed' : 'flat';
}

const OF_TOOL = 'the lists of Task Master';

/** `parse` throws what JSON throws, and `state-readable` where a list of tasks is something else. */
export const codec: Codec<TasksDocument> = {
  parse(text) {
    const { data, places } = readJson(text);
    if (!isMap(data)) throw oddShape('the root', 'a map of tags', OF_TOOL, places.get('')?.line ?? null);
    const doc: TasksDocument = { data, places, shape: shapeOf(data) };
    const tags = Object.keys(data).filter((key) => isMap(data[key]));
    for (const at of [...tags.map((tag) => [tag]), ...(doc.shape === 'tagged' ? [] : [[]])])
      for (const i of placesIn(doc, [...at, 'tasks'], OF_TOOL))
        placesIn(doc, [...at, 'tasks', i, 'subtasks'], OF_TOOL);
    return doc;
  },
  print(text, doc) {
    const wasFlat = doc.shape === 'tagged' && codec.parse(text).shape === 'flat';
    return json.print(wasFlat ? underKey(text, MASTER) : text, doc);
  },
};

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
