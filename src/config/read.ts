// Reads .github/rekindle.yml: what it sets, and everything that is wrong with it.
import { StateError } from '../model/errors.ts';
import type { Reading } from '../model/reading.ts';
import { faultOfReading } from '../model/unread.ts';
import type { Data, DataDocument } from '../text/data/data.ts';
import { readYaml } from '../text/yaml/document.ts';
import { agesProblems } from './ages.ts';
import { type Config, type ConfigProblem, DEFAULTS, type KnownNames } from './config.ts';
import { keysAt, prototypes, withoutKeys } from './keys.ts';
import { configFrom } from './meaning.ts';
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
  return doc.data === null ? { config: DEFAULTS, problems: [] } : understood(doc, known);
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
    ...(written === null ? [] : [...agesProblems(written, places), ...twice(written, known, places)]),
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
