// JSON whose lists shrink as well as grow in place: rows of tables keep lists, and their items come and go.
import type { Codec } from '../../model/codec.ts';
import { addMembers, type Brackets } from '../data/brackets.ts';
import { type Data, type DataDocument, isList, isMap, pointerOf, sameData } from '../data/data.ts';
import { eolOf, linesOf, splice, type TextEdit } from '../lines.ts';
import { json, readJson } from './document.ts';
import { type JsonScan, scanJson } from './scan.ts';

/**
 * JSON text to data and back; `print` edits what `json` edits, and the items of lists wherever they stand.
 */
export const jsonLists: Codec<DataDocument> = {
  parse: readJson,
  print(text, doc) {
    const scan = scanJson(text);
    const edits = listEdits({ text, eol: eolOf(linesOf(text)), scan }, scan.data, doc.data, '');
    return json.print(edits.length === 0 ? text : splice(text, edits), doc);
  },
};

interface Source {
  readonly text: string;
  readonly eol: string;
  readonly scan: JsonScan;
}

/** The edits that give every list its items; all else is left to `json`. */
function listEdits(source: Source, before: Data, after: Data, pointer: string): readonly TextEdit[] {
  if (isList(before) && isList(after)) {
    const spot = source.scan.spots.get(pointer);
    const inPlace = before.length === after.length && before.every((item, i) => alike(item, after[i]));
    if (!inPlace) return spot ? resized(source, before, after, spot) : [];
    return before.flatMap((item, i) => listEdits(source, item, after[i] ?? null, pointer + pointerOf(i)));
  }
  if (!isMap(before) || !isMap(after)) return [];
  return Object.keys(before).flatMap((key) =>
    listEdits(source, before[key] ?? null, after[key] ?? null, pointer + pointerOf(key)),
  );
}

/** Two lists, two maps, or two scalars: the one can become the other where it stands. */
function alike(one: Data, other: Data | undefined): boolean {
  return isList(one) === isList(other) && isMap(one) === isMap(other);
}

/** Items that both lists begin and end with stay as they are; those between them go, new ones come. */
function resized(
  { text, eol }: Source,
  before: readonly Data[],
  after: readonly Data[],
  { start, end, members }: Brackets,
): readonly TextEdit[] {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && sameData(before[head] ?? null, after[head] ?? null)) head++;
  let tail = 0;
  while (tail < least - head && sameData(before.at(-1 - tail) ?? null, after.at(-1 - tail) ?? null)) tail++;
  const spelled = after.slice(head, after.length - tail).map((item) => JSON.stringify(item));
  const brackets = { start, end, members };
  const behind = before.length - tail;
  const [first, last] = [members[head], members[behind - 1]];
  if (head === behind || !first || !last)
    return [addMembers(text, brackets, head - 1, spelled, { comma: ', ', eol })];
  if (spelled.length > 0) {
    // The new ones are separated as the ones that go were.
    const rest = addMembers(text, brackets, head, spelled.slice(1), { comma: ', ', eol }).text;
    return [{ start: first.start, end: last.end, text: (spelled[0] ?? '') + rest }];
  }
  const [left, right] = [members[head - 1], members[behind]];
  const from = right ? first.start : (left?.end ?? start + 1);
  return [{ start: from, end: right?.start ?? (left ? last.end : end - 1), text: '' }];
}
