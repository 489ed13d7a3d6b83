// The map that people read says what the table of floors says, room by room.
import { ROOMS } from './floors.ts';
import type { Law } from './tree.ts';

const PAGE = 'ARCHITECTURE.md';
/** `| 3 | `rules/` | what it is | text, model |`: a floor, the names of a room, and what it imports. */
const ROW = /^\| (\d+) \| (`[^|]+) \|[^|]*\| ([^|]+) \|$/;

interface Drawn {
  readonly floor: number;
  /** Names of rooms, sorted; `everything below` where a door may import all of them. */
  readonly imports: readonly string[];
}

/** Every room of the table stands on the map, on its floor, with what it may import; no other room does. */
export const mapIsTrue: Law = (tree) => {
  const drawn = roomsOf(tree.get(PAGE) ?? '');
  const missing = Object.keys(ROOMS).filter((room) => !drawn.has(room));
  return [
    ...missing.map((room) => `${PAGE}: no row of ${room}`),
    ...[...drawn].flatMap(([room, found]) => complaintsOf(room, found)),
  ];
};

function complaintsOf(room: string, found: Drawn): readonly string[] {
  const known = ROOMS[room];
  if (!known) return [`${PAGE}: ${room} is no room of the table`];
  const may = known.may === 'everything below' ? [known.may] : [...known.may, ...(known.beside ?? [])].sort();
  return [
    ...(found.floor === known.floor
      ? []
      : [`${PAGE}: ${room} on floor ${found.floor}, expected ${known.floor}`]),
    ...(found.imports.join() === may.join()
      ? []
      : [`${PAGE}: ${room} imports ${found.imports.join(', ')}, expected ${may.join(', ')}`]),
  ];
}

/** By the name of the room: a door's folder stands for its files, a file alone for itself. */
function roomsOf(page: string): ReadonlyMap<string, Drawn> {
  const rows = page.split('\n').flatMap((line) => {
    const [, floor, names = '', imports = ''] = ROW.exec(line) ?? [];
    if (floor === undefined) return [];
    const all = [...names.matchAll(/`([\w.-]+\/?)`/g)].map(([, name = '']) => name);
    const room = (all.find((name) => name.endsWith('/')) ?? all[0] ?? '').replace(/\/$/, '');
    return [[room, { floor: Number(floor), imports: wordsOf(imports) }] as const];
  });
  return new Map(rows);
}

/** `index, report, model` as rooms: a file alone is written as it is called. */
function wordsOf(imports: string): readonly string[] {
  if (imports === 'nothing') return [];
  return imports
    .split(', ')
    .map((word) => word.replaceAll('`', ''))
    .sort();
}
