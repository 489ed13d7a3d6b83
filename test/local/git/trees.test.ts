// Trees that are kept as what differs from another one: they read as if each had been kept whole.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, foldersOf, type TreeEntry, Trees } from '../../../src/local/git/trees.ts';

const WIDTH = 20;

interface Named {
  readonly name: string;
  readonly folder: boolean;
  readonly id: string;
}

/** As git writes it: by the bytes of the names, a folder's as if it ended in a slash. */
function treeOf(entries: readonly Named[]): Buffer {
  const key = ({ name, folder }: Named) => Buffer.from(folder ? `${name}/` : name);
  const sorted = entries.toSorted((a, b) => Buffer.compare(key(a), key(b)));
  return Buffer.concat(
    sorted.flatMap(({ name, folder, id }) => [
      Buffer.from(`${folder ? '40000' : '100644'} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  );
}

const idFor = (tree: Buffer): string => tree.toString('hex').slice(0, 40).padEnd(40, '0');

/** A tree, and others that have some entries more, less, or with other ids. */
function versionsOf(width: number) {
  // Few different bytes, among them those that end a name or look like a mode.
  const id = fc
    .array(fc.constantFrom('00', '20', '34', 'ff', '31'), { minLength: width, maxLength: width })
    .map((bytes) => bytes.join(''));
  const named = fc.record({ name: fc.stringMatching(/^[a-d.-]{1,3}$/), folder: fc.boolean(), id });
  const some = (maxLength: number) => fc.uniqueArray(named, { selector: ({ name }) => name, maxLength });
  return fc.tuple(some(40), fc.array(fc.tuple(some(4), fc.nat(3)), { maxLength: 8 }));
}

function changed(base: readonly Named[], more: readonly Named[], less: number): readonly Named[] {
  const names = new Set(more.map(({ name }) => name));
  return [...base.filter(({ name }) => !names.has(name)).slice(less), ...more];
}

test.each([20, 32])(
  'a tree reads the same whether it is kept whole or by what differs: ids of %d bytes',
  (width) => {
    fc.assert(
      fc.property(versionsOf(width), ([base, others]) => {
        const trees = new Trees(width);
        const first = treeOf(base);
        trees.add('first', first, null);
        const all = new Map([['first', first]]);
        others.forEach(([more, less], at) => {
          const tree = treeOf(changed(base, more, less));
          const read = trees.add(`tree ${at}`, tree, 'first');
          all.set(`tree ${at}`, tree);
          const known = new Set([...all.values()].slice(0, -1).flatMap((one) => hexOf(one, width)));
          const wanted = hexOf(tree, width).filter((one) => !known.has(one));
          expect(read.map(({ id: folder }) => folder)).toEqual(expect.arrayContaining(wanted));
        });
        for (const [name, tree] of all) {
          const plain = entriesOf(tree, width);
          // By its name before all entries are read, and after.
          for (const entry of ['a', 'b.c', ...plain.map((one) => one.name)])
            expect(trees.entry(name, entry)).toEqual(plain.find((one) => one.name === entry));
          expect(trees.bytes(name).equals(tree)).toBe(true);
          expect(trees.entries(name)).toEqual(plain);
          expect(trees.folders(name)).toEqual(hexOf(tree, width));
          const splice = trees.splice(name);
          if (splice)
            expect(keys(without(trees.entries(splice.base), splice.gone, splice.come, width))).toEqual(
              keys(plain),
            );
        }
      }),
    );
  },
);

const hexOf = (tree: Buffer, width: number): readonly string[] =>
  foldersOf(tree, width).map((bytes) => Buffer.from(bytes, 'latin1').toString('hex'));

const keys = (all: readonly TreeEntry[]): readonly string[] =>
  all.map(({ name, mode, id: object }) => `${name} ${mode} ${object}`).sort();

/** The entries of one tree without some, and with others. */
function without(all: readonly TreeEntry[], gone: Buffer, come: Buffer, width: number): readonly TreeEntry[] {
  const less = new Set(keys(entriesOf(gone, width)));
  return [...all.filter((one) => keys([one]).every((key) => !less.has(key))), ...entriesOf(come, width)];
}

/** A folder with so many others, one of them at another commit. */
function wide(count: number, at: number, other: string): readonly Named[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `part-${index}`,
    folder: true,
    id: (index === at ? other : 'ab').repeat(WIDTH),
  }));
}

test('of a wide folder only the entries that differ are kept, and only their folders are to be read', () => {
  const trees = new Trees(WIDTH);
  const base = treeOf(wide(800, -1, ''));
  expect(trees.add(idFor(base), base, null)).toHaveLength(800);
  for (const [at, other] of [
    [0, '01'],
    [399, '02'],
    [799, '03'],
  ] as const) {
    const tree = treeOf(wide(800, at, other));
    expect(trees.add(`at ${at}`, tree, idFor(base))).toEqual([
      { id: other.repeat(WIDTH), like: 'ab'.repeat(WIDTH) },
    ]);
    const splice = trees.splice(`at ${at}`);
    expect(splice?.come.length).toBe(`40000 part-${at}\0`.length + WIDTH);
    expect(splice?.edits).toHaveLength(1);
    expect(trees.bytes(`at ${at}`).equals(tree)).toBe(true);
  }
  const many = treeOf(
    wide(800, 5, '04').map((one, index) => (index % 100 === 0 ? { ...one, id: '05'.repeat(WIDTH) } : one)),
  );
  trees.add('many', many, 'at 0');
  expect(trees.splice('many')?.base).toBe(idFor(base));
  expect(trees.splice('many')?.edits.length).toBe(9);
  expect(trees.bytes('many').equals(many)).toBe(true);
});

test('a tree that has little in common with the ones it should be like is kept whole', () => {
  const trees = new Trees(WIDTH);
  const base = treeOf(wide(100, -1, ''));
  trees.add('base', base, null);
  for (let round = 0; round < 10; round++) {
    const tree = treeOf(wide(100, -1, '').map((one) => ({ ...one, id: `0${round}`.repeat(WIDTH) })));
    const read = trees.add(`other ${round}`, tree, 'base');
    expect(trees.splice(`other ${round}`)).toBeNull();
    // Each folder is held against the one of the same name.
    expect(read[0]).toEqual({ id: `0${round}`.repeat(WIDTH), like: 'ab'.repeat(WIDTH) });
  }
  const near = treeOf(
    wide(100, 3, '77').map((one, index) => (index === 3 ? one : { ...one, id: '09'.repeat(WIDTH) })),
  );
  trees.add('near', near, 'base');
  expect(trees.splice('near')?.base).toBe('other 9');
});

test('bytes that are no tree are kept as they are', () => {
  for (const bytes of ['', '40000', '40000 a', '100644 a\0short', 'no tree at all \0\0\0']) {
    const trees = new Trees(WIDTH);
    const base = treeOf(wide(30, -1, ''));
    trees.add('base', base, null);
    trees.add('odd', Buffer.from(bytes), 'base');
    trees.add('longer', Buffer.concat([base, Buffer.from(bytes)]), 'base');
    expect(trees.bytes('odd').toString()).toBe(bytes);
    expect(trees.bytes('longer').toString('latin1')).toBe(base.toString('latin1') + bytes);
    expect(trees.entries('longer')).toEqual(entriesOf(Buffer.concat([base, Buffer.from(bytes)]), WIDTH));
  }
});
