// Who may import whom: the floors of the house as one table, and the proofs that read it.
import { code, type Import, importsOf, type Law, type Tree } from './tree.ts';

interface Room {
  readonly floor: number;
  /** Rooms of lower floors that it may import; a door may import all of them. */
  readonly may: readonly string[] | 'everything below';
  /** Rooms of its own floor that it may import: to look (`scan-repository.ts`), to read, to play a mode. */
  readonly beside?: readonly string[];
  /** A room of one list: its folders (or files) do not know each other. */
  readonly list?: true;
}

/** From the bottom up. A name with `.ts` is one file of src/; a door's file and folder are one room. */
export const ROOMS: Readonly<Record<string, Room>> = {
  model: { floor: 1, may: [] },
  text: { floor: 2, may: ['model'] },
  formkit: { floor: 2, may: ['model'], beside: ['text'] },
  engine: { floor: 2, may: ['model'] },
  store: { floor: 2, may: ['model'] },
  evaluator: { floor: 2, may: ['model'] },
  formats: { floor: 3, may: ['model', 'text', 'formkit'], list: true },
  rules: { floor: 3, may: ['model', 'text'], list: true },
  commands: { floor: 3, may: ['model', 'text'], list: true },
  config: { floor: 3, may: ['model', 'text'] },
  report: { floor: 3, may: ['model', 'text'] },
  github: { floor: 3, may: ['model', 'text'] },
  local: { floor: 3, may: ['model', 'text'] },
  'index.ts': { floor: 4, may: ['model', 'text', 'engine', 'formats', 'rules', 'commands'] },
  'scan-repository.ts': { floor: 5, may: ['model', 'text', 'commands', 'config', 'report', 'index.ts'] },
  modes: {
    floor: 5,
    may: ['model', 'text', 'commands', 'config', 'report', 'index.ts'],
    beside: ['scan-repository.ts'],
  },
  web: { floor: 5, may: ['model', 'text', 'commands', 'config', 'report', 'index.ts'] },
  demo: {
    floor: 5,
    may: ['model', 'text', 'report', 'github', 'local'],
    beside: ['scan-repository.ts', 'modes'],
  },
  action: { floor: 6, may: 'everything below' },
  app: { floor: 6, may: 'everything below' },
  cli: { floor: 6, may: 'everything below' },
};

const DOOR_FILES: Readonly<Record<string, string>> = {
  'action.ts': 'action',
  'action-post.ts': 'action',
  'app.ts': 'app',
  'cli.ts': 'cli',
};
export const DOORS: ReadonlySet<string> = new Set(Object.values(DOOR_FILES));

/** The room of a file of src/; a name that is not in the table is returned as it stands. */
export function roomOf(file: string): string {
  const first = file.split('/')[1] ?? '';
  return DOOR_FILES[first] ?? first;
}

interface Edge extends Import {
  readonly file: string;
  readonly target: string;
}

/** Every import of src/ that means another file of the tree. */
function edges(tree: Tree): readonly Edge[] {
  return code(tree, 'src').flatMap(([file, text]) =>
    importsOf(file, text, tree).flatMap((one) =>
      one.target === null ? [] : [{ ...one, file, target: one.target }],
    ),
  );
}

/** Every file of src/ stands in a room, and every import means something. */
export const everyFileHasARoom: Law = (tree) =>
  code(tree, 'src').flatMap(([file, text]) => [
    ...(roomOf(file) in ROOMS ? [] : [`${file}: no room of the table`]),
    ...importsOf(file, text, tree)
      .filter(({ specifier, target }) => target === null && /^[./]|^file:/.test(specifier))
      .map(({ specifier, line }) => `${file}:${line}: imports ${specifier}, which is not there`),
  ]);

/** Imports run down only, and only to the rooms that the table names. */
export const importsRunDown: Law = (tree) =>
  edges(tree).flatMap(({ file, target, line }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    const room = ROOMS[from];
    if (!target.startsWith('src/')) return [`${file}:${line}: imports ${target} from outside src/`];
    if (!room || from === to || room.beside?.includes(to)) return [];
    const below = (ROOMS[to]?.floor ?? Number.POSITIVE_INFINITY) < room.floor;
    if (!below) return [`${file}:${line}: imports ${target}, which is not on a floor below`];
    const may = room.may === 'everything below' || room.may.includes(to);
    return may ? [] : [`${file}:${line}: ${from} may not import ${to} (${target})`];
  });

/**
 * The file's own part of a room whose parts do not know each other: `src/formats/sdd/read.ts` → `sdd`,
 * `src/commands/terminal/scan.ts` → `scan`.
 */
const partOf = (file: string): string =>
  (file.replace('/commands/terminal/', '/commands/').split('/')[2] ?? '').replace(/\.ts$/, '');

/** It reads comments by the list of the commands, which no command knows. */
const GRAMMAR = 'src/commands/parse.ts';

/** A format never imports a format, a rule never a rule, a command never a command. */
export const siblingsStayApart: Law = (tree) =>
  edges(tree).flatMap(({ file, target, line }) => {
    const room = roomOf(file);
    if (!ROOMS[room]?.list || room !== roomOf(target)) return [];
    const [from, to] = [partOf(file), partOf(target)];
    const reads = file === GRAMMAR && to === 'index';
    if (from === to || from === 'index' || reads) return [];
    return [`${file}:${line}: imports its sibling ${target}`];
  });

/** Who wants formats, rules or commands from above asks their list. */
export const listsAreTheEntrance: Law = (tree) =>
  edges(tree).flatMap(({ file, target, line }) => {
    const room = roomOf(target);
    const entrance = `src/${room}/index.ts`;
    if (roomOf(file) !== 'index.ts' || !ROOMS[room]?.list || target === entrance) return [];
    return [`${file}:${line}: imports ${target}, expected ${entrance}`];
  });

/** No file reaches itself by its imports, types included. */
export const noCircles: Law = (tree) => {
  const next = new Map<string, string[]>();
  for (const { file, target } of edges(tree)) next.set(file, [...(next.get(file) ?? []), target]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push(`circle: ${[...trail.slice(at), file].join(' → ')}`);
    if (at >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
};
