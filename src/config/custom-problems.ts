// What no schema can say of the config's own formats: keys that fit each other, and paths that are free.
import type { CustomCodec } from '../model/custom-format.ts';
import type { DataPlace } from '../text/data/data.ts';
import { orList } from '../text/suggestions.ts';
import type { ConfigProblem, KnownNames } from './config.ts';
import type { WrittenCustomFormat } from './custom-schema.ts';
import { type ConfigPath, keyOf, lineOf } from './problems.ts';
import type { WrittenConfig } from './schema.ts';

type Described = readonly [id: string, written: WrittenCustomFormat];
type Complaint = readonly [path: ConfigPath, found: string, expected: string];

/** Ends of the names of files, by how they are written. */
const ENDS: Readonly<Record<CustomCodec, readonly string[]>> = {
  'check-list': ['.md', '.markdown', '.mdx'],
  'front-matter': ['.md', '.markdown', '.mdx'],
  yaml: ['.yml', '.yaml'],
  json: ['.json'],
};

/** Errors of `custom-formats`, each with its line. */
export function customProblems(
  config: WrittenConfig,
  known: KnownNames,
  places: ReadonlyMap<string, DataPlace>,
): readonly ConfigProblem[] {
  const all: readonly Described[] = Object.entries(config['custom-formats'] ?? {});
  const off = Object.entries(config.formats ?? {}).flatMap(([id, one]) =>
    one === 'off' || one === false ? [id] : [],
  );
  const builtIn = known.claims.filter(({ id }) => !off.includes(id));
  const complaints = all.flatMap((one, i) => [
    ...keysOf(one),
    ...stagesOf(one),
    ...namesOf(one),
    ...claimsOf(one, builtIn),
    ...meetingsOf(one, all.slice(0, i), places),
  ]);
  return complaints.map(([path, found, expected]) => {
    const [key, line] = [keyOf(path), lineOf(places, path)];
    const message = `${key}: found ${found}, expected ${expected}. Correct line ${line}.`;
    return { level: 'error', key, line, message };
  });
}

const at = (id: string, ...rest: ConfigPath): ConfigPath => ['custom-formats', id, ...rest];

/** Keys that belong to another codec, and what each codec needs. */
function keysOf([id, written]: Described): readonly Complaint[] {
  const { codec, status, step, items, stages = [] } = written;
  if (codec === 'check-list')
    return (['step', 'items'] as const).flatMap((key): readonly Complaint[] =>
      written[key] === undefined ? [] : [[at(id, key), key, `no ${key} in a check list, whose boxes say it`]],
    );
  const odd: readonly Complaint[] =
    written.tasks === undefined
      ? []
      : [[at(id, 'tasks'), 'tasks', 'items, as boxes are read in check lists alone']];
  const bare = !status && !step && !items;
  return [
    ...odd,
    ...(bare ? [[at(id), 'no field that says how far it is', 'status, step or items'] as const] : []),
    ...(stages.length === 0 ? [[at(id), 'no stages', 'one at least'] as const] : []),
    ...(items && !stages.some(({ does }) => does === 'tasks')
      ? [[at(id, 'items'), 'items', 'a stage with "does: tasks" that works through them'] as const]
      : []),
  ];
}

/** Stages told apart, in the order in which they can be; words of the step that lead to one. */
function stagesOf([id, { codec, step, stages = [] }]: Described): readonly Complaint[] {
  const isList = codec === 'check-list';
  const ids = stages.map((stage) => stage.id);
  const works = stages.map(({ does = 'documents' }) => does);
  const twice = ids.flatMap((one, i): readonly Complaint[] =>
    ids.indexOf(one) === i ? [] : [[at(id, 'stages', i, 'id'), `${one} twice`, 'each stage once']],
  );
  const order = ['documents', 'list', 'tasks', 'closing'];
  const mixed = works.flatMap((work, i): readonly Complaint[] => {
    const before = works[i - 1];
    const single = work === 'documents' || !works.slice(0, i).includes(work);
    const sorted = before === undefined || order.indexOf(before) <= order.indexOf(work);
    if (!isList)
      return work === 'documents' || (work === 'tasks' && single)
        ? []
        : [[at(id, 'stages', i, 'does'), work, 'documents, or tasks for one stage, outside of check lists']];
    const expected = 'documents, then one list, one tasks and one closing at most';
    return single && sorted ? [] : [[at(id, 'stages', i), `${work} there`, expected]];
  });
  const lost = Object.entries(isList ? {} : (step?.words ?? {})).flatMap(
    ([word, stage]): readonly Complaint[] =>
      ids.includes(stage)
        ? []
        : [[at(id, 'step', 'words', word), stage, `one of its stages: ${orList(ids)}`]],
  );
  return [...twice, ...mixed, ...lost];
}

/** Files that this codec reads, each pattern of one kind. */
function namesOf([id, { codec, paths }]: Described): readonly Complaint[] {
  const inName = (path: string) => (path.split('/').at(-1) ?? '').includes('{feature}');
  return paths.flatMap((path, i): readonly Complaint[] => {
    const ends = ENDS[codec];
    if (!ends.some((end) => path.endsWith(end)))
      return [[at(id, 'paths', i), JSON.stringify(path), `a name that ends in ${orList(ends)}`]];
    if (inName(path) === inName(paths[0] ?? '')) return [];
    return [[at(id, 'paths', i), 'a folder a workflow and a file a workflow', 'one of both in all paths']];
  });
}

/** What stands for `{feature}` and `*` where a built-in format is asked whether a path is its own. */
const SAMPLES = ['x', '001-x', 'x_2', '2026-01-31-x'] as const;

/** Paths that a built-in format takes for its own. */
function claimsOf(
  [id, { paths, beside = [] }]: Described,
  builtIn: KnownNames['claims'],
): readonly Complaint[] {
  return paths.flatMap((path, i): readonly Complaint[] => {
    const all = [path, ...beside.map((name) => sibling(path, name))];
    const owner = builtIn.find((one) =>
      all.some((pattern) => samplesOf(pattern, one.words).some(one.matches)),
    );
    if (owner === undefined) return [];
    const expected = `paths that are not those of the built-in format ${owner.id}`;
    return [[at(id, 'paths', i), JSON.stringify(path), expected]];
  });
}

const sibling = (path: string, name: string): string => path.replace(/[^/]*$/, name);

/** Paths that a pattern means; a star is each name that the other format looks for, and a few more. */
function samplesOf(pattern: string, words: readonly string[]): readonly string[] {
  const fill = (names: readonly string[], parts: readonly string[]): readonly string[] => {
    const star = parts.indexOf('*');
    if (star < 0) return [parts.join('/')];
    return names.flatMap((name) => fill(names, parts.with(star, name))).slice(0, MOST_SAMPLES);
  };
  const shapes = fill([...SAMPLES.slice(0, 1), ...words], pattern.split('/'));
  return shapes.flatMap((shape) => SAMPLES.map((name) => shape.replace('{feature}', name)));
}

const MOST_SAMPLES = 500;

/** Paths that an earlier format of this config, or an earlier pattern of this one, has already. */
function meetingsOf(
  [id, own]: Described,
  earlier: readonly Described[],
  places: ReadonlyMap<string, DataPlace>,
): readonly Complaint[] {
  return own.paths.flatMap((path, i): readonly Complaint[] => {
    const others = [
      ...earlier.flatMap(([other, { paths }]) => paths.map((one, j) => [other, one, j] as const)),
      ...own.paths.slice(0, i).map((one, j) => [id, one, j] as const),
    ];
    const met = others.find(([, one]) => meet(path.split('/'), one.split('/')));
    if (met === undefined) return [];
    const [other, , j] = met;
    const line = lineOf(places, at(other, 'paths', j));
    return [[at(id, 'paths', i), JSON.stringify(path), `paths that ${other} on line ${line} does not claim`]];
  });
}

/** Whether one path fits both patterns. */
function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, i) => namesMeet(name, other[i] ?? ''));
}

function namesMeet(one: string, other: string): boolean {
  if (one === '*' || other === '*') return true;
  const [a = '', b = null] = one.split('{feature}');
  const [c = '', d = null] = other.split('{feature}');
  const alike = (long: string, short: string, ends: boolean) =>
    ends ? long.endsWith(short) || short.endsWith(long) : long.startsWith(short) || short.startsWith(long);
  if (b !== null && d !== null) return alike(a, c, false) && alike(b, d, true);
  if (b !== null) return c.length > a.length + b.length && c.startsWith(a) && c.endsWith(b);
  if (d !== null) return a.length > c.length + d.length && a.startsWith(c) && a.endsWith(d);
  return a === c;
}
