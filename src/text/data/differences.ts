// What a document changes in data that was read: the few kinds of differences that can be written in place.
import { EditError } from '../../model/errors.ts';
import { type Data, type DataMap, isList, isMap, pointerOf, type Scalar, sameData } from './data.ts';

/** One difference; pointers and keys are those of the data that was read. */
export type Difference =
  /** A scalar has another value. */
  | { readonly kind: 'scalar'; readonly pointer: string; readonly value: Scalar }
  /** A key has another name, its value stands where it stood. */
  | { readonly kind: 'rename'; readonly pointer: string; readonly key: string }
  /** A map has more keys, after its key `after`, or at its start for `null`. */
  | {
      readonly kind: 'insert';
      readonly pointer: string;
      readonly after: string | null;
      readonly entries: readonly DataEntry[];
    }
  /** A list has more items at its end. */
  | { readonly kind: 'append'; readonly pointer: string; readonly items: readonly Data[] }
  /** Content stands where `null`, or an empty list or map of the other kind stood. */
  | { readonly kind: 'fill'; readonly pointer: string; readonly value: DataMap | readonly Data[] };

export type DataEntry = readonly [key: string, value: Data];

/**
 * The differences, inner ones before outer ones. A key that went and a key that came are one key with a new
 * name where both are between the same two keys that stayed (or ends of the map): where as many came as
 * went they are paired in order; where more came than went, each that went is paired with the one new key
 * there that has its very value.
 * @throws EditError for everything else: keys and items that are gone, another order of keys, content where
 * other content was, and places that the order of keys cannot tell (numbers as keys come first in data,
 * wherever they stand in the text)
 */
export function differencesOf(before: Data, after: Data, pointer = ''): readonly Difference[] {
  if (isList(before) && isList(after)) return ofLists(before, after, pointer);
  if (isMap(before) && isMap(after)) return ofMaps(before, after, pointer);
  if (typeof after === 'object' && after !== null) {
    if (isEmpty(before)) return [{ kind: 'fill', pointer, value: after }];
  } else if (!isList(before) && !isMap(before)) {
    return Object.is(before, after) ? [] : [{ kind: 'scalar', pointer, value: after }];
  }
  throw refused(pointer, 'is content of another kind than the text has');
}

function isEmpty(data: Data): boolean {
  return data === null || (typeof data === 'object' && Object.keys(data).length === 0);
}

function ofLists(before: readonly Data[], after: readonly Data[], pointer: string): readonly Difference[] {
  if (after.length < before.length) throw refused(pointer, 'has fewer items than the text');
  const inner = before.flatMap((item, i) => differencesOf(item, after[i] ?? null, pointer + pointerOf(i)));
  const items = after.slice(before.length);
  return items.length === 0 ? inner : [...inner, { kind: 'append', pointer, items }];
}

function ofMaps(before: DataMap, after: DataMap, pointer: string): readonly Difference[] {
  const differences: Difference[] = [];
  for (const run of runsOf(before, after, pointer)) {
    const names = namesOf(run, before, after, pointer);
    const fresh = run.came.filter((key) => !names.has(key));
    let anchor = run.behind;
    let entries: DataEntry[] = [];
    const flush = () => {
      if (entries.length > 0) differences.push({ kind: 'insert', pointer, after: anchor, entries });
      entries = [];
    };
    for (const key of run.came) {
      const old = names.get(key);
      if (old === undefined) {
        entries.push([key, after[key] ?? null]);
        continue;
      }
      flush();
      anchor = old;
      const place = pointer + pointerOf(old);
      differences.push({ kind: 'rename', pointer: place, key });
      differences.push(...differencesOf(before[old] ?? null, after[key] ?? null, place));
    }
    if (fresh.length > 0) refuseUntold(run, before, pointer);
    flush();
    const { kept } = run;
    if (kept !== null) {
      const place = pointer + pointerOf(kept);
      differences.push(...differencesOf(before[kept] ?? null, after[kept] ?? null, place));
    }
  }
  return differences;
}

/** What went and what came between two keys that stayed: `behind` and `kept`, `null` at either end. */
interface Run {
  readonly behind: string | null;
  readonly gone: string[];
  readonly came: string[];
  kept: string | null;
}

function runsOf(before: DataMap, after: DataMap, pointer: string): readonly Run[] {
  const [old, now] = [Object.keys(before), Object.keys(after)];
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  let behind: string | null = null;
  while (i < old.length || j < now.length || runs.length === 0) {
    const run: Run = { behind, gone: [], came: [], kept: null };
    for (; i < old.length && !Object.hasOwn(after, old[i] ?? ''); i++) run.gone.push(old[i] ?? '');
    for (; j < now.length && !Object.hasOwn(before, now[j] ?? ''); j++) run.came.push(now[j] ?? '');
    if (old[i] !== now[j])
      throw refused(pointer, `has the key ${JSON.stringify(now[j] ?? old[i])} at another place`);
    run.kept = old[i] ?? null;
    runs.push(run);
    behind = run.kept;
    i++;
    j++;
  }
  return runs;
}

/** New keys of a run by the keys that they are new names of. */
function namesOf(run: Run, before: DataMap, after: DataMap, pointer: string): ReadonlyMap<string, string> {
  const { gone, came } = run;
  const names = new Map<string, string>();
  if (gone.length === 0) return names;
  if ([...gone, ...came].some(isNumber)) throw refused(pointer, 'has other numbers as keys than the text');
  if (gone.length > came.length) throw refused(pointer, `no longer has the key ${JSON.stringify(gone[0])}`);
  let at = 0;
  for (const [i, old] of gone.entries()) {
    if (gone.length < came.length) {
      const alike = came.flatMap((key, n) => (sameData(before[old] ?? null, after[key] ?? null) ? [n] : []));
      const [only] = alike;
      if (only === undefined || alike.length > 1 || only < at) {
        const found = `no longer has the key ${JSON.stringify(old)}`;
        throw refused(pointer, `${found}, and which new key is its name cannot be told`);
      }
      at = only;
    } else at = i;
    names.set(came[at] ?? '', old);
    at++;
  }
  return names;
}

/** Data has numbers as keys before all others, so after them nothing has a place of its own. */
function refuseUntold(run: Run, before: DataMap, pointer: string): void {
  if (Object.keys(before).length === 0) return;
  if (run.came.some(isNumber) || (run.behind !== null && isNumber(run.behind)))
    throw refused(pointer, 'has numbers as keys, so the place of a new key cannot be told');
}

function isNumber(key: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(key);
}

function refused(pointer: string, found: string): EditError {
  const where = pointer === '' ? 'the document' : JSON.stringify(pointer);
  return new EditError(
    `${where} ${found}: only values, new names of keys, new keys and last items can be written in place`,
  );
}
