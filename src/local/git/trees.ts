// Git's tree objects, parsed in place; of trees that are nearly alike only what differs is kept.
import type { Mode } from '../../model/snapshot.ts';

/** One entry of a tree. */
export interface TreeEntry {
  readonly name: string;
  readonly mode: Mode;
  /** Object id in hex. */
  readonly id: string;
}

const SPACE = 0x20;
const NUL = 0;
/** The digits by which modes begin: 4 and 04 folders, 16 submodules, 12 links, 10 files. */
const FOUR = 0x34;
const ZERO = 0x30;
const SIX = 0x36;
const TWO = 0x32;

/** Called for each entry: its mode, where its name begins and ends; its id follows the NUL at `end`. */
export type Visit = (mode: Mode, start: number, end: number) => void;

/** Walks the entries of a tree object; `width` is the length of an object id in bytes. */
export function eachEntry(tree: Buffer, width: number, visit: Visit): void {
  let at = 0;
  while (at < tree.length) {
    let space = at;
    while (tree[space] !== SPACE && space < tree.length) space += 1;
    let end = space + 1;
    while (tree[end] !== NUL && end < tree.length) end += 1;
    visit(modeAt(tree, at, space), space + 1, end);
    at = end + 1 + width;
  }
}

/** The mode written from `at` to `space`. */
function modeAt(tree: Buffer, at: number, space: number): Mode {
  const first = tree[at];
  if (first === FOUR || first === ZERO) return '040000';
  const second = tree[at + 1];
  if (second === SIX) return '160000';
  if (second === TWO) return '120000';
  // Git itself knows two modes of files; old trees may hold 100664.
  return ((tree[space - 3] ?? 0) & 1) === 1 ? '100755' : '100644';
}

/** The id that follows a name which ends at `end`. */
export const idAfter = (tree: Buffer, end: number, width: number): string =>
  tree.toString('hex', end + 1, end + 1 + width);

/** All entries of a tree object, in git's order. Bytes that are not UTF-8 become replacement characters. */
export function entriesOf(tree: Buffer, width: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  eachEntry(tree, width, (mode, start, end) => {
    entries.push({ name: tree.toString('utf8', start, end), mode, id: idAfter(tree, end, width) });
  });
  return entries;
}

/** A tree as another one in which some entries are replaced. */
export interface Splice {
  /** The other tree's id; that one is kept whole. */
  readonly base: string;
  /** Its entries that this tree does not have, one after the other. */
  readonly gone: Buffer;
  /** The entries that this tree has in their place. */
  readonly come: Buffer;
  /** Where in the other tree something is replaced, how many bytes of it, and by how many of `come`. */
  readonly edits: readonly Edit[];
}

/** One entry more or less, or another one: where that is in both trees, and how many bytes it has in each. */
interface Edit {
  readonly from: number;
  readonly at: number;
  readonly gone: number;
  readonly come: number;
}

/** A folder to be read, and one that it is probably like; `null`: none is known. */
export interface FolderToRead {
  readonly id: string;
  readonly like: string | null;
}

interface Whole {
  readonly bytes: Buffer;
  /** Where each entry begins, and the end; made when another tree is first held against this one. */
  starts: Uint32Array | null;
}

/** Against so many trees one that should be like them is held. */
const BASES = 4;
/** A tree that differs from another in fewer bytes than this is told by what differs, whatever its size. */
const SMALL = 256;
/** Bytes that are asked of the system at a time for what is kept. */
const BLOCK = 65_536;
/** In a folder with fewer entries a name is found as fast without an index. */
const FEW = 16;

/**
 * The trees of one survey. Ten thousand branches have ten thousand versions of a folder with a thousand
 * entries, and in each of them one entry differs: that one alone is kept, parsed and searched.
 */
export class Trees {
  readonly #width: number;
  readonly #whole = new Map<string, Whole>();
  readonly #spliced = new Map<string, Splice>();
  /** By a tree that is kept whole: those of its kind, itself included, the newest last. */
  readonly #kinds = new Map<string, string[]>();
  readonly #entries = new Map<string, readonly TreeEntry[]>();
  readonly #byName = new Map<string, ReadonlyMap<string, TreeEntry>>();
  readonly #own = new Map<string, ReadonlyMap<string, TreeEntry | null>>();
  /** Ids in hex by their bytes, so that each is spelled once. */
  readonly #hex = new Map<string, string>();
  /** What is kept, one after the other, and how much of the block is used. */
  #block: Buffer = Buffer.alloc(0);
  #used = 0;

  /** `width`: bytes of an object id. */
  constructor(width: number) {
    this.#width = width;
  }

  has(id: string): boolean {
    return this.#whole.has(id) || this.#spliced.has(id);
  }

  /** Keeps a tree, and gives the folders in it that are not among those of the tree that it is like. */
  add(id: string, bytes: Buffer, like: string | null): readonly FolderToRead[] {
    const kind = this.#kindOf(like);
    for (const base of kind.toReversed()) {
      const splice = this.#spliceOf(bytes, base);
      if (!splice) continue;
      this.#spliced.set(id, splice);
      return this.#folders(splice.come, entriesOf(splice.gone, this.#width));
    }
    const [first] = kind;
    this.#whole.set(id, { bytes: this.#keep([bytes]), starts: null });
    this.#kinds.set(id, kind);
    kind.push(id);
    if (kind.length > BASES) kind.splice(1, 1);
    return this.#folders(bytes, first === undefined ? [] : this.entries(first));
  }

  /** How a tree differs from another one; `null` where it is kept whole. */
  splice(id: string): Splice | null {
    return this.#spliced.get(id) ?? null;
  }

  /** A tree's bytes; empty where it was not added. */
  bytes(id: string): Buffer {
    const splice = this.#spliced.get(id);
    if (!splice) return this.#whole.get(id)?.bytes ?? Buffer.alloc(0);
    const other = this.#whole.get(splice.base)?.bytes ?? Buffer.alloc(0);
    const parts: Buffer[] = [];
    let [kept, taken] = [0, 0];
    for (const { from, gone, come } of splice.edits) {
      parts.push(other.subarray(kept, from), splice.come.subarray(taken, taken + come));
      kept = from + gone;
      taken += come;
    }
    return Buffer.concat([...parts, other.subarray(kept)]);
  }

  /** A tree's entries, parsed once. */
  entries(id: string): readonly TreeEntry[] {
    const known = this.#entries.get(id);
    if (known) return known;
    const entries = entriesOf(this.bytes(id), this.#width);
    this.#entries.set(id, entries);
    return entries;
  }

  /** A tree's entry of this name; `undefined` where it has none. */
  entry(id: string, name: string): TreeEntry | undefined {
    const splice = this.#spliced.get(id);
    // Two names that are no UTF-8 may be spelled alike: then it is told by all entries, in their order.
    if (splice && !name.includes(REPLACED)) {
      const own = this.#ownNames(id, splice).get(name);
      return own === undefined ? this.entry(splice.base, name) : (own ?? undefined);
    }
    const entries = this.entries(id);
    if (entries.length < FEW) return entries.find((entry) => entry.name === name);
    let byName = this.#byName.get(id);
    if (!byName) {
      // Of two entries that decode to the same name the first one counts.
      byName = new Map(entries.toReversed().map((entry) => [entry.name, entry]));
      this.#byName.set(id, byName);
    }
    return byName.get(name);
  }

  /** What differs from the other tree, by name; `null` where this one has no such entry. */
  #ownNames(id: string, { gone, come }: Splice): ReadonlyMap<string, TreeEntry | null> {
    const known = this.#own.get(id);
    if (known) return known;
    const own = new Map<string, TreeEntry | null>(
      entriesOf(gone, this.#width).map(({ name }) => [name, null]),
    );
    for (const entry of entriesOf(come, this.#width).toReversed()) own.set(entry.name, entry);
    this.#own.set(id, own);
    return own;
  }

  /** Ids of a tree's folders, in the order of its entries. */
  folders(id: string): readonly string[] {
    return this.#idsOf(this.bytes(id));
  }

  #idsOf(tree: Buffer): readonly string[] {
    return foldersOf(tree, this.#width).map((bytes) => {
      const known = this.#hex.get(bytes);
      if (known !== undefined) return known;
      const id = Buffer.from(bytes, 'latin1').toString('hex');
      this.#hex.set(bytes, id);
      return id;
    });
  }

  /** The folders in a tree or a part of one, each beside that of the same name where it should be alike. */
  #folders(tree: Buffer, others: readonly TreeEntry[]): readonly FolderToRead[] {
    if (others.length === 0) return this.#idsOf(tree).map((id) => ({ id, like: null }));
    const folders = others.filter(({ mode }) => mode === '040000');
    const byName = new Map(folders.map(({ name, id }) => [name, id]));
    return entriesOf(tree, this.#width).flatMap(({ name, mode, id }) =>
      mode === '040000' ? [{ id, like: byName.get(name) ?? null }] : [],
    );
  }

  /** The trees that are kept whole of the kind of this one; a list of its own where none is known. */
  #kindOf(like: string | null): string[] {
    if (like === null) return [];
    return this.#kinds.get(this.#spliced.get(like)?.base ?? like) ?? [];
  }

  #spliceOf(bytes: Buffer, base: string): Splice | null {
    const whole = this.#whole.get(base);
    if (!whole) return null;
    whole.starts ??= startsIn(whole.bytes, this.#width);
    const edits = editsOf({ bytes: whole.bytes, starts: whole.starts }, bytes, this.#width);
    if (!edits) return null;
    const gone = edits.map(({ from, gone: size }) => whole.bytes.subarray(from, from + size));
    const come = edits.map(({ at, come: size }) => bytes.subarray(at, at + size));
    const [only] = gone;
    return { base, gone: gone.length === 1 && only ? only : this.#keep(gone), come: this.#keep(come), edits };
  }

  /** Copies what is to stay out of memory that it shares with what is soon forgotten. */
  #keep(parts: readonly Buffer[]): Buffer {
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (this.#block.length - this.#used < size) {
      this.#block = Buffer.allocUnsafeSlow(Math.max(size, BLOCK));
      this.#used = 0;
    }
    const from = this.#used;
    for (const part of parts) this.#used += part.copy(this.#block, this.#used);
    return this.#block.subarray(from, this.#used);
  }
}

/** What stands for bytes that are no UTF-8. */
const REPLACED = '\ufffd';

/** Where each entry of a tree begins, and where the last one ends. */
function startsIn(tree: Buffer, width: number): Uint32Array {
  const starts = [0];
  eachEntry(tree, width, (_mode, _start, end) => starts.push(end + 1 + width));
  return Uint32Array.from(starts);
}

/** The index of the last of these, which are sorted and begin with 0, that is not above `most`. */
function lastUpTo(sorted: Uint32Array, most: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((sorted[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What is to be replaced in a tree to get another one; `null` where they have not enough in common. */
function editsOf(base: Required<Whole>, other: Buffer, width: number): readonly Edit[] | null {
  const { bytes, starts } = base;
  const most = Math.max(SMALL, Math.max(bytes.length, other.length) / 2);
  const edits: Edit[] = [];
  let [from, at, spent] = [0, 0, 0];
  for (;;) {
    const left = Math.min(bytes.length - from, other.length - at);
    const common = longest(left, (a, b) => bytes.compare(other, at + a, at + b, from + a, from + b) === 0);
    // Up to an entry's beginning: the one in which they differ is replaced as a whole.
    const begin = starts?.[lastUpTo(starts, from + common)] ?? from;
    at += Math.max(0, begin - from);
    from = Math.max(from, begin);
    if (from >= bytes.length && at >= other.length) return edits;
    const [mine, theirs] = [entryEnd(bytes, from, width), entryEnd(other, at, width)];
    if (mine === null || theirs === null) return null;
    const order = mine === from ? 1 : theirs === at ? -1 : nameOrder(bytes, from, other, at);
    const gone = order <= 0 ? mine - from : 0;
    const come = order >= 0 ? theirs - at : 0;
    edits.push({ from, at, gone, come });
    from += gone;
    at += come;
    spent += gone + come;
    if (spent > most) return null;
  }
}

/** Where the entry that begins at `at` ends: there, where none follows; `null` where it is cut off. */
function entryEnd(tree: Buffer, at: number, width: number): number | null {
  if (at === tree.length) return at;
  const name = tree.indexOf(SPACE, at);
  const end = name < 0 ? -1 : tree.indexOf(NUL, name);
  return end < 0 || end + 1 + width > tree.length ? null : end + 1 + width;
}

/** Which of two entries' names comes first; git writes them in the order of their bytes. */
function nameOrder(a: Buffer, from: number, b: Buffer, at: number): number {
  const [mine, theirs] = [a.indexOf(SPACE, from) + 1, b.indexOf(SPACE, at) + 1];
  return a.compare(b, theirs, b.indexOf(NUL, theirs), mine, a.indexOf(NUL, mine));
}

/** The greatest length up to `most` of which every part is the same: a few comparisons of whole stretches. */
function longest(most: number, isSame: (from: number, to: number) => boolean): number {
  if (isSame(0, most)) return most;
  let low = 0;
  let high = most; // what lies before `low` is the same, and something before `high` is not
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (isSame(low, middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Ids of the folders of a tree object, in the order of its entries, each byte as one character: a million of
 * them are told apart without ever being spelled in digits.
 */
export function foldersOf(tree: Buffer, width: number): readonly string[] {
  const ids: string[] = [];
  let at = 0;
  while (at < tree.length) {
    const first = tree[at];
    let end = at + 5; // no mode is shorter
    while (tree[end] !== NUL && end < tree.length) end += 1;
    if (first === FOUR || first === ZERO) ids.push(tree.toString('latin1', end + 1, end + 1 + width));
    at = end + 1 + width;
  }
  return ids;
}
