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
  readonly #byMode = new Map<Mode, Map<number, readonly TreeEntry[]>>();
  /** Whether a path may hold state, by the path: many trees have the same ones. */
  readonly #matched = new Map<string, boolean>();
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
    const list = [...this.#expand(found, '')].sort((a, b) => byteOrder(a.path, b.path));
    this.#lists.set(found.key, list);
    return list;
  }

  /** Paths of the submodules in one commit's tree. */
  submodules(tree: string): readonly string[] {
    return this.#leaves(tree, '160000').map(({ name }) => name);
  }

  /** Links in one commit's tree where a format looks for its states, each under its whole path. */
  links(tree: string): readonly TreeEntry[] {
    return this.#leaves(tree, '120000').filter(({ name, mode }) => isLinkedFolder(name, mode, this.#asker));
  }

  /** Looked for once in all trees that hold the same. */
  #leaves(tree: string, mode: Mode): readonly TreeEntry[] {
    const found = this.#find(tree, false);
    const known = this.#byMode.get(mode) ?? new Map<number, readonly TreeEntry[]>();
    this.#byMode.set(mode, known);
    const leaves = known.get(found.key) ?? leavesIn(found, mode);
    known.set(found.key, leaves);
    return leaves;
  }

  #expand({ leaves, below }: Found, prefix: string): readonly Candidate[] {
    return [
      ...leaves.flatMap(({ name, mode, id }) => {
        const path = prefix + name;
        const paths = mode === '160000' ? withinSubmodule(path, this.#asker) : [path];
        return paths
          .filter((one) => this.#matches(one))
          .map((one) => ({ path: one, mode, blob: id, source: path }));
      }),
      ...below.flatMap(({ name, found }) => this.#expand(found, `${prefix}${name}/`)),
    ];
  }

  #matches(path: string): boolean {
    const known = this.#matched.get(path) ?? this.#asker.matches(path);
    this.#matched.set(path, known);
    return known;
  }

  #find(tree: string, inside: boolean): Found {
    const memo = this.#known[inside ? 1 : 0];
    const before = memo.get(tree);
    if (before) return before;
    const found = this.#asBase(tree, inside) ?? this.#share(this.#look(this.#objects.tree(tree), inside));
    memo.set(tree, found);
    return found;
  }

  /** What was found in the tree that this one is like; `null` where what differs is of interest. */
  #asBase(tree: string, inside: boolean): Found | null {
    const splice = this.#objects.splice(tree);
    if (!splice) return null;
    const gone = this.#look(splice.gone, inside);
    const come = this.#look(splice.come, inside);
    return holdSame(gone, come) ? this.#find(splice.base, inside) : null;
  }

  /** A tree or a part of one. */
  #look(bytes: Buffer, inside: boolean): Omit<Found, 'key'> {
    const { width } = this.#objects;
    const leaves: TreeEntry[] = [];
    const below: { name: string; found: Found }[] = [];
    eachEntry(bytes, width, (mode, start, end) => {
      const watched = this.#watched(bytes, start, end);
      if (mode === '040000') {
        if (this.#skipped(bytes, start, end)) return;
        const id = idAfter(bytes, end, width);
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

/** Whether two parts of trees hold the same of interest; equal folders are one object. */
function holdSame(one: Omit<Found, 'key'>, other: Omit<Found, 'key'>): boolean {
  if (one.leaves.length !== other.leaves.length || one.below.length !== other.below.length) return false;
  const isSame = ({ name, mode, id }: TreeEntry, at: number) => {
    const there = other.leaves[at];
    return name === there?.name && mode === there.mode && id === there.id;
  };
  return (
    one.leaves.every(isSame) &&
    one.below.every(({ name, found }, at) => {
      const there = other.below[at];
      return name === there?.name && found === there.found;
    })
  );
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
