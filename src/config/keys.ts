// Keys of data: which are known at a place, and data without those that are not.
import { type Data, isList, isMap } from '../text/data/data.ts';
import type { ConfigPath } from './problems.ts';

type Shape = Readonly<Record<string, unknown>>;

/** The keys that a JSON Schema knows at a place; empty where it knows none. */
export function keysAt(shape: Shape, path: ConfigPath): readonly string[] {
  let shapes = branches(shape);
  for (const step of path) {
    shapes = shapes.flatMap((one) => {
      const below = typeof step === 'number' ? one['items'] : own(one['properties'], step);
      return isShape(below) ? branches(below) : [];
    });
  }
  return shapes.flatMap(({ properties }) => (isShape(properties) ? Object.keys(properties) : []));
}

function branches(shape: Shape): readonly Shape[] {
  const { anyOf } = shape;
  return Array.isArray(anyOf) ? anyOf.filter(isShape).flatMap(branches) : [shape];
}

function own(of: unknown, key: string): unknown {
  return isShape(of) && Object.hasOwn(of, key) ? of[key] : undefined;
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The ways to all keys that JavaScript would take for more than a name (X03); nothing has such a key. */
export function prototypes(data: Data, path: ConfigPath = []): readonly ConfigPath[] {
  if (isList(data)) return data.flatMap((item, i) => prototypes(item, [...path, i]));
  if (!isMap(data)) return [];
  return Object.keys(data).flatMap((key) =>
    key === '__proto__' ? [[...path, key]] : prototypes(data[key] ?? null, [...path, key]),
  );
}

/** The same data without the keys that these ways lead to. */
export function withoutKeys(data: Data, paths: readonly ConfigPath[]): Data {
  if (paths.length === 0) return data;
  const below = (step: string | number): readonly ConfigPath[] =>
    paths.filter(([first]) => first === step).map((path) => path.slice(1));
  if (isList(data)) return data.map((item, i) => withoutKeys(item, below(i)));
  if (!isMap(data)) return data;
  const map: Record<string, Data> = Object.create(null);
  for (const [key, value] of Object.entries(data)) {
    const within = below(key);
    if (!within.some((path) => path.length === 0)) map[key] = withoutKeys(value, within);
  }
  return map;
}
