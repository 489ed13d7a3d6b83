// Items of a described format that stand in data: a list of maps, or a map from ids to maps or words.
import { type FieldSource, fieldAt, lineAt, listAt, valueAt } from '../../formkit/fields.ts';
import { type Item, isPlainId } from '../../formkit/items.ts';
import type { CustomItems, ItemMeaning } from '../../model/custom-format.ts';
import type { Word } from '../../model/workflow.ts';
import { type Data, isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { wordsOf } from './fields.ts';

/** An item with the way to the word that says how far it is. */
export interface DataItem extends Item {
  readonly statusAt: DataPath;
  /** The word as the field of it is judged. */
  readonly word: Word;
}

/** No list has more; what is longer is cut off. */
const MOST = 5000;

/** The items of a file, in its order. One without a word is open: what is missing is never done. */
export function itemsIn(given: CustomItems, fields: FieldSource): readonly DataItem[] {
  const found = valueAt(fields.data, ...given.at);
  const seen = new Set<string>();
  return entriesIn(found)
    .slice(0, MOST)
    .map(([key, value], i) => itemAt(given, fields, { key, value, i, seen }));
}

function entriesIn(found: Data | undefined): readonly (readonly [string | number, Data])[] {
  if (isList(found)) return found.map((value, i) => [i, value] as const).filter(([, one]) => isMap(one));
  return isMap(found) ? Object.entries(found) : [];
}

interface Entry {
  readonly key: string | number;
  readonly value: Data;
  readonly i: number;
  /** Ids of the items before it. */
  readonly seen: Set<string>;
}

function itemAt(given: CustomItems, fields: FieldSource, { key, value, i, seen }: Entry): DataItem {
  const at: DataPath = [...given.at, key];
  const written = typeof key === 'string' ? key : (fieldAt(fields, ...at, given.id)?.text ?? '');
  const plain = isPlainId(written) && !seen.has(written) ? written : String(i + 1);
  const id = seen.has(plain) ? `${plain}#${i + 1}` : plain;
  seen.add(id);
  const statusAt = isMap(value) ? [...at, given.status] : at;
  const status = fieldAt(fields, ...statusAt);
  const known = wordsOf<ItemMeaning>(given.words, { meanings: ['done'], extent: 'step' });
  const line = lineAt(fields, ...at);
  return {
    id,
    title: fieldAt(fields, ...at, given.title)?.text ?? id,
    status: status === null ? 'open' : (known.means(status.text) ?? 'unknown'),
    parent: null,
    dependsOn: isMap(value)
      ? listAt(value, given.dependsOn).flatMap((one) => (typeof one === 'object' ? [] : [String(one)]))
      : [],
    optional: false,
    line,
    statusAt,
    word: known.word(`${given.status} of ${id}`, status?.text ?? null, status?.line ?? line),
  };
}
