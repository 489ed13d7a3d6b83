// What a change says of itself in `.openspec.yaml`, and which file its schema keeps the tasks in.
import { fieldAt, listAt, valueAt } from '../../formkit/fields.ts';
import { filesAt } from '../../formkit/outputs.ts';
import { StateError } from '../../model/errors.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { type DataMap, type DataPlace, isMap } from '../../text/data/data.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { readYaml } from '../../text/yaml/document.ts';

/** The name of the file beside a proposal (upstream's `METADATA_FILENAME`). */
export const METADATA = '.openspec.yaml';

/** The schema of a change that names none, and the only one whose documents are read here. */
export const DEFAULT_SCHEMA = 'spec-driven';

/** Upstream's `ChangeMetadataSchema`, as far as it tells how far a change came. */
interface ChangeFile {
  readonly schema: string;
  /** A day, as the file spells it; `null` where it says none. */
  readonly created: string | null;
  /** The change says that it alters no spec. */
  readonly skipsSpecs: boolean;
  /** Why the tool would refuse the file, with its line, in our words; `null` where it would not. */
  readonly problem: string | null;
}

interface Fields {
  readonly data: DataMap;
  readonly places: ReadonlyMap<string, DataPlace>;
}

/** A YAML file as fields; `problem` where it is there and holds none. */
interface YamlFile {
  readonly fields: Fields | null;
  readonly problem: string | null;
}

function yamlAt(path: string, snapshot: Snapshot): YamlFile {
  const reading = snapshot.text(path);
  if (!reading.ok) {
    const unknown = reading.why === 'absent' || reading.why === 'not-fetched';
    return { fields: null, problem: unknown ? null : 'it has no text that can be read' };
  }
  try {
    const { data, places } = readYaml(reading.text);
    if (isMap(data)) return { fields: { data, places }, problem: null };
    return { fields: null, problem: 'it holds no fields' };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    const { line } = error.fault;
    return { fields: null, problem: line === null ? 'it is no YAML' : `line ${line} is no YAML` };
  }
}

/** The root of the project that a change belongs to: the folder that holds `openspec/`. */
export function toolFolder(home: string): string {
  return folderOf(folderOf(home));
}

/** Files that tell the schema of a change where it names none: the first that is there (upstream's order). */
function configsOf(home: string): readonly string[] {
  return ['config.yaml', 'config.yml'].map((name) => joinPath(toolFolder(home), name));
}

/** `skip_specs` is a boolean; any other value makes the tool refuse the whole file. */
function skipping(fields: Fields): Pick<ChangeFile, 'skipsSpecs' | 'problem'> {
  const value = valueAt(fields.data, 'skip_specs');
  if (value === undefined || typeof value === 'boolean') return { skipsSpecs: value === true, problem: null };
  const line = fieldAt(fields, 'skip_specs')?.line ?? null;
  const where = line === null ? '' : ` in line ${line}`;
  return { skipsSpecs: false, problem: `skip_specs${where} is neither true nor false` };
}

export function metadataOf(home: string, snapshot: Snapshot): ChangeFile {
  const { fields, problem } = yamlAt(joinPath(home, METADATA), snapshot);
  const own = fields && fieldAt(fields, 'schema')?.text;
  const inherited = () =>
    configsOf(home)
      .map((path) => yamlAt(path, snapshot).fields)
      .flatMap((config) => (config && fieldAt(config, 'schema')?.text) ?? [])[0];
  return {
    schema: own ?? inherited() ?? DEFAULT_SCHEMA,
    created: (fields && fieldAt(fields, 'created')?.text) ?? null,
    skipsSpecs: false,
    problem,
    ...(fields ? skipping(fields) : {}),
  };
}

/** Where a project describes a schema of its own; `null` for a name that is no file's. */
function schemaFile(home: string, schema: string): string | null {
  if (schema === DEFAULT_SCHEMA || !/^[\w-]{1,100}$/.test(schema)) return null;
  return joinPath(toolFolder(home), `schemas/${schema}/schema.yaml`);
}

/** Why the description of a project's own schema cannot be read, with its path; `null` where it can. */
export function schemaProblem(home: string, schema: string, snapshot: Snapshot): string | null {
  const path = schemaFile(home, schema);
  const problem = path === null ? null : yamlAt(path, snapshot).problem;
  return problem === null ? null : `${path}: ${problem}`;
}

/** Texts that tell the schema, and what it keeps its tasks in. */
export function filesFor(home: string, snapshot: Snapshot): readonly string[] {
  const schema = schemaFile(home, metadataOf(home, snapshot).schema);
  return [joinPath(home, METADATA), ...configsOf(home), ...(schema === null ? [] : [schema])];
}

/**
 * Files of a change in which its schema keeps tasks, `tasks.md` itself left out. Upstream: the output of the
 * artifact that `apply.tracks` names, else of the one called `tasks`; where the schema cannot be told or
 * none of its files is there, `tasks.md` is what counts.
 */
export function otherTaskFiles(home: string, schema: string, snapshot: Snapshot): readonly string[] {
  const path = schemaFile(home, schema);
  const fields = path === null ? null : yamlAt(path, snapshot).fields;
  if (fields === null) return [];
  const artifacts = listAt(fields.data, 'artifacts').filter(isMap);
  const tracks = fieldAt(fields, 'apply', 'tracks')?.text ?? null;
  const tracked = artifacts.find(({ id, generates }) =>
    tracks === null ? id === 'tasks' : generates === tracks,
  );
  const pattern = tracked?.['generates'];
  if (typeof pattern !== 'string') return [];
  return filesAt(home, pattern, snapshot).filter((file) => file !== joinPath(home, 'tasks.md'));
}
