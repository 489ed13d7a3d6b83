// Finds the paths that may hold state in many trees at once; what two trees share is searched once.
import {
  type FactRequirements,
  isLinkedFolder,
  SKIPPED,
  withinSubmodule,
} from '../../model/repository-source.ts';
import type { Mode } from '../../model/snapshot.ts';
import type { Objects } from '../git/objects.ts';
import { eachEntry, idAfter, type TreeEntry } from '../git/trees.ts';
import { byteOrder } from './names.ts';

/** A path that may hold state. */
export interface Candidate {
  readonly path: string;
  /** `160000`: the path is, or would lie in, a submodule. */
  readonly mode: Mode;
  /** The blob, or a submodule's commit. */
  readonly blob: string;
  /** Where the blob stands: the path itself, or the submodule that it would lie in. */
  readonly source: string;
}

/** What one folder holds of interest. Two folders that hold the same share one of these. */
interface Found {
  readonly key: number;
  readonly leaves: readonly TreeEntry[];
  readonly below: readonly { readonly name: string; readonly found: Found }[];
}

const NOTHING: Found = { key: 0, leaves: [], below: [] };

/** A search through many trees, which must have been loaded. */
export class Candidates {
  readonly #objects: Objects;
  readonly #asker: FactRequirements;
  readonly #shared = new Map<string, Found>();
  /** By tree id: outside, and inside of a folder every file of which may count. */
  readonly #known = [new Map<string, Found>(), new Map<string, Found>()] as const;
  readonly #lists = new Map<number, readonly Candidate[]>();
  readonly #watched: NameTest;
  readonly #entered: NameTest;
  readonly #skipped = oneOf(SKIPPED);

  constructor(objects: Objects, asker: FactRequirements) {
    this.#objects = objects;
    this.#asker = asker;
    this.#watched = oneOf(asker.names);
    this.#entered = oneOf(asker.folders);
  }

  /** Those of one commit's tree in byte order; the same list object for every tree that holds the same. */
  of(tree: string): readonly Candidate[] {
    const found = this.#find(tree, false);
    const before = this.#lists.get(found.key);
    if (before) return before;
    const list = [...expand(found, '', this.#asker)].sort((a, b) => byteOrder(a.path, b.path));
    this.#lists.set(found.key, list);
    return list;
  }

  /** Paths of the submodules in one commit's tree. */
  submodules(tree: string): readonly string[] {
    return leavesIn(this.#find(tree, false), '160000').map(({ name }) => name);
  }

  /** Links in one commit's tree where a format looks for its states, each under its whole path. */
  links(tree: string): readonly TreeEntry[] {
    const all = leavesIn(this.#find(tree, false), '120000');
    return all.filter(({ name, mode }) => isLinkedFolder(name, mode, this.#asker));
  }

  #find(tree: string, inside: boolean): Found {
    const memo = this.#known[inside ? 1 : 0];
    const before = memo.get(tree);
    if (before) return before;
    const found = this.#share(this.#look(tree, inside));
    memo.set(tree, found);
    return found;
  }

  #look(tree: string, inside: boolean): Omit<Found, 'key'> {
    const bytes = this.#objects.tree(tree);
    const { width } = this.#objects;
    const folders = this.#objects.folders(tree);
    const leaves: TreeEntry[] = [];
    const below: { name: string; found: Found }[] = [];
    let folder = 0;
    eachEntry(bytes, width, (mode, start, end) => {
      const watched = this.#watched(bytes, start, end);
      if (mode === '040000') {
        const id = folders[folder++] ?? '';
        if (this.#skipped(bytes, start, end)) return;
        const found = this.#find(id, inside || this.#entered(bytes, start, end));
        if (found === NOTHING && !watched) return;
        const name = bytes.toString('utf8', start, end);
        if (found !== NOTHING) below.push({ name, found });
        // A folder where a state file should be is told about, not passed over.
        if (watched) leaves.push({ name, mode, id });
      } else if (inside || watched || NAMED.has(mode) || this.#entered(bytes, start, end)) {
        // A file where a folder of state should be is told about as well.
        leaves.push({ name: bytes.toString('utf8', start, end), mode, id: idAfter(bytes, end, width) });
      }
    });
    return { leaves, below };
  }

  #share({ leaves, below }: Omit<Found, 'key'>): Found {
    if (leaves.length === 0 && below.length === 0) return NOTHING;
    const own = leaves.map(({ name, mode, id }) => `${mode} ${id} ${name}`);
    // The slash keeps a number from being taken for a mode.
    const text = [...own, ...below.map(({ name, found }) => `/${found.key} ${name}`)].join('\0');
    const before = this.#shared.get(text);
    if (before) return before;
    const found: Found = { key: this.#shared.size + 1, leaves, below };
    this.#shared.set(text, found);
    return found;
  }
}

function expand({ leaves, below }: Found, prefix: string, asker: FactRequirements): readonly Candidate[] {
  return [
    ...leaves.flatMap(({ name, mode, id }) => {
      const path = prefix + name;
      const paths = mode === '160000' ? withinSubmodule(path, asker) : [path];
      return paths
        .filter((one) => asker.matches(one))
        .map((one) => ({ path: one, mode, blob: id, source: path }));
    }),
    ...below.flatMap(({ name, found }) => expand(found, `${prefix}${name}/`, asker)),
  ];
}

/** What has this mode in and below what was found, each under its whole path. */
function leavesIn({ leaves, below }: Found, mode: Mode, prefix = ''): readonly TreeEntry[] {
  return [
    ...leaves
      .filter((one) => one.mode === mode && !SKIPPED.has(one.name))
      .map((one) => ({ ...one, name: prefix + one.name })),
    ...below.flatMap(({ name, found }) => leavesIn(found, mode, `${prefix}${name}/`)),
  ];
}

/** What is never entered and is told all the same: submodules and links. */
const NAMED: ReadonlySet<Mode> = new Set<Mode>(['160000', '120000']);

type NameTest = (bytes: Buffer, start: number, end: number) => boolean;

/** A test on the bytes of a name, so that a name no one asks for is never decoded. */
function oneOf(names: Iterable<string>): NameTest {
  const byLength: Buffer[][] = [];
  for (const name of names) {
    const bytes = Buffer.from(name);
    const same = byLength[bytes.length];
    if (same) same.push(bytes);
    else byLength[bytes.length] = [bytes];
  }
  return (bytes, start, end) => {
    const same = byLength[end - start];
    if (!same) return false;
    // Most names differ in their first byte.
    return same.some((name) => name[0] === bytes[start] && name.compare(bytes, start, end) === 0);
  };
}
