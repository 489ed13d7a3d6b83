// Reads .github/rekindle.yml: what it sets, and everything that is wrong with it.
import { StateError } from '../model/errors.ts';
import type { Reading } from '../model/file-content.ts';
import { faultOfReading } from '../model/unreadable-file.ts';
import { type Data, type DataDocument, isList, isMap } from '../text/data/data.ts';
import { readYaml } from '../text/yaml/document.ts';
import { agesProblems } from './age-limits.ts';
import { type Config, type ConfigProblem, DEFAULTS, type KnownNames } from './config.ts';
import { customProblems } from './custom-problems.ts';
import { CUSTOM_ID } from './custom-schema.ts';
import { configFrom } from './normalize.ts';
import { type ConfigPath, lineOf, type SchemaProblem, sorted, unknownKey, wrong } from './problems.ts';
import { configJsonSchema, configSchema, type WrittenConfig } from './schema.ts';

/** A config and what is wrong with it; where one is an error the config is the default, and not usable. */
export interface ReadConfig {
  readonly config: Config;
  /** In the order of their lines. */
  readonly problems: readonly ConfigProblem[];
}

/**
 * The settings of a repository from the text of its config on the default branch (no other counts, X10);
 * `null`: there is none. Pure, and throws nothing. An unknown key is a warning with the nearest name; all
 * else that is wrong is an error, and then `config.usable` is `false`: report it, and write nothing.
 */
export function readConfig(text: string | null, known: KnownNames): ReadConfig {
  if (text === null) return { config: DEFAULTS, problems: [] };
  let doc: DataDocument;
  try {
    doc = readYaml(text);
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return unusable(error.fault.message, error.fault.line);
  }
  if (doc.data === null) return { config: DEFAULTS, problems: [] };
  return understood(doc, withDescribed(known, doc.data));
}

/** The names with those of the formats that are described in it: `formats` may set them like any other. */
function withDescribed(known: KnownNames, data: Data): KnownNames {
  const section = isMap(data) ? data['custom-formats'] : undefined;
  const ids = isMap(section) ? Object.keys(section).filter((id) => CUSTOM_ID.test(id)) : [];
  return ids.length === 0 ? known : { ...known, described: ids.filter((id) => !known.formats.includes(id)) };
}

/** The same from what a snapshot says of the file: what is there and cannot be read is not "none". */
export function readConfigOf(reading: Reading, known: KnownNames): ReadConfig {
  if (reading.ok) return readConfig(reading.text, known);
  if (reading.why === 'absent') return readConfig(null, known);
  const { message, line } = faultOfReading(reading);
  return unusable(message, line);
}

function unusable(message: string, line: number | null): ReadConfig {
  const problem = { level: 'error', key: '', line, message: `The config: ${message}` } as const;
  return { config: { ...DEFAULTS, usable: false }, problems: [problem] };
}

function understood({ data, places }: DataDocument, known: KnownNames): ReadConfig {
  const { written, complaints, unknown } = held(data, known);
  const shape = unknown.length === 0 ? {} : configJsonSchema(known);
  const told: ConfigProblem[] = [
    ...unknown.map((path) => unknownKey({ path, known: keysAt(shape, path.slice(0, -1)) }, places)),
    ...complaints.map((one) => wrong(one, data, places)),
    ...(written === null
      ? []
      : [
          ...agesProblems(written, places),
          ...twice(written, known, places),
          ...customProblems(written, known, places),
        ]),
  ];
  const problems = [...new Map(told.map((one) => [one.message, one])).values()].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  );
  const usable = written !== null && problems.every(({ level }) => level === 'warning');
  return { config: usable ? configFrom(written, known, places) : { ...DEFAULTS, usable: false }, problems };
}

/** One command under two of its names: neither is meant more than the other. */
function twice(
  { commands }: WrittenConfig,
  known: KnownNames,
  places: DataDocument['places'],
): readonly ConfigProblem[] {
  const seen = new Map<string, string>();
  return Object.keys(commands ?? {}).flatMap((name) => {
    const command = known.commands.get(name) ?? name;
    const first = seen.get(command);
    seen.set(command, first ?? name);
    if (first === undefined) return [];
    const [key, line] = [`commands.${name}`, lineOf(places, ['commands', name])];
    const found = `${key}: found ${first} and ${name}, which are one command`;
    const message = `${found}, expected one of them. Remove line ${line}.`;
    return [{ level: 'error', key, line, message } as const];
  });
}

interface Held {
  /** `null` where something is wrong. */
  readonly written: WrittenConfig | null;
  readonly complaints: readonly SchemaProblem[];
  readonly unknown: readonly ConfigPath[];
}

/** Holds data against the schema, with unknown keys taken out, so that all else is looked at all the same. */
function held(data: Data, known: KnownNames): Held {
  const schema = configSchema(known);
  let unknown = prototypes(data);
  let rest = withoutKeys(data, unknown);
  for (;;) {
    const result = schema.safeParse(rest);
    if (result.success) return { written: result.data, complaints: [], unknown };
    const issues = sorted(result.error.issues, rest);
    if (issues.unknown.length === 0) return { written: null, complaints: issues.complaints, unknown };
    unknown = [...unknown, ...issues.unknown];
    rest = withoutKeys(rest, issues.unknown);
  }
}

// Keys of data: which are known at a place, and data without those that are not.

type Shape = Readonly<Record<string, unknown>>;

/** The keys that a JSON Schema knows at a place; empty where it knows none. */
function keysAt(shape: Shape, path: ConfigPath): readonly string[] {
  let shapes = branches(shape);
  for (const step of path) {
    shapes = shapes.flatMap((one) => {
      const named = typeof step === 'number' ? one['items'] : own(one['properties'], step);
      const below = named ?? one['additionalProperties'];
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
function prototypes(data: Data, path: ConfigPath = []): readonly ConfigPath[] {
  if (isList(data)) return data.flatMap((item, i) => prototypes(item, [...path, i]));
  if (!isMap(data)) return [];
  return Object.keys(data).flatMap((key) =>
    key === '__proto__' ? [[...path, key]] : prototypes(data[key] ?? null, [...path, key]),
  );
}

/** The same data without the keys that these ways lead to. */
function withoutKeys(data: Data, paths: readonly ConfigPath[]): Data {
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
