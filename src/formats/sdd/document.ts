// A workflow.yaml as data with places, read whole where it is YAML and line by line where it is not quite.
import { readOrRecover } from '../../formkit/damaged-yaml.ts';
import { valueAt as dataAt } from '../../formkit/fields.ts';
import type { Codec } from '../../model/codec.ts';
import { EditError } from '../../model/errors.ts';
import {
  type Data,
  type DataDocument,
  type DataMap,
  isMap,
  pointerOf,
  sameData,
} from '../../text/data/data.ts';
import { type DataPath, mapOf } from '../../text/data/edits.ts';
import { printYaml } from '../../text/yaml/document.ts';
import type { Damage } from '../../text/yaml/guess.ts';
import { refuseBareHead, refuseTorn, refuseUnfilled, refuseUnshaped } from './recognise.ts';

export interface SddDocument extends DataDocument {
  readonly data: DataMap;
  /** Empty where the file is valid YAML. */
  readonly damage: readonly Damage[];
}

/** The state of a workflow whose file is not there. */
export const ABSENT: SddDocument = { data: mapOf([]), places: new Map(), damage: [] };

/** `print` changes scalars, adds keys and last items; of a damaged file it changes nothing. */
export const codec: Codec<SddDocument> = { parse, print };

/** @throws StateError */
function parse(text: string): SddDocument {
  const { data, places, damage } = readOrRecover(text);
  refuseUnshaped(data, places);
  const doc = { data, places, damage };
  refuseUnfilled(doc);
  refuseBareHead(doc);
  refuseTorn(text, doc);
  return doc;
}

/** @throws EditError where a damaged file would change */
function print(text: string, doc: SddDocument): string {
  const here = readOrRecover(text);
  if (here.damage.length === 0) return printYaml(text, doc.data);
  if (sameData(here.data, doc.data)) return text;
  const [first] = here.damage;
  throw new EditError(`line ${first?.line ?? 1} is no YAML: repair that first`);
}

/** The map that holds the workflow's keys, and the way to it: one variant wraps everything in `workflow:`. */
export function rootOf({ data }: Pick<SddDocument, 'data'>): { map: DataMap; path: readonly string[] } {
  const inner = data['workflow'];
  const wrapped = isMap(inner) && !Object.hasOwn(data, 'items') && !Object.hasOwn(data, 'id');
  return wrapped ? { map: inner, path: ['workflow'] } : { map: data, path: [] };
}

/** The way to a key of the workflow. */
export function headPath(doc: Pick<SddDocument, 'data'>, ...keys: DataPath): DataPath {
  return [...rootOf(doc).path, ...keys];
}

/** The value at a path; `undefined` where nothing is. */
export function valueAt({ data }: Pick<DataDocument, 'data'>, path: DataPath): Data | undefined {
  return dataAt(data, ...path);
}

/** A scalar as the file spells it, so that an id such as `12e456` stays one; `null` for nothing said. */
export function textAt(doc: DataDocument, path: DataPath): string | null {
  const value = valueAt(doc, path);
  if (value === undefined || value === null || typeof value === 'object') return null;
  const text = typeof value === 'string' ? value : doc.places.get(pointerOf(...path))?.text;
  return (text ?? String(value)).trim() || null;
}

/** From 1; `null` where nothing is. */
export function lineAt({ places }: Pick<DataDocument, 'places'>, path: DataPath): number | null {
  return places.get(pointerOf(...path))?.line ?? null;
}
