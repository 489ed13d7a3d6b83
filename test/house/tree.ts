// A tree of source files as plain data, so that every law can be tried on one that is made up.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Path from the root of the project, `/` between names → text. */
export type Tree = ReadonlyMap<string, string>;

/** One complaint a line: the place, what was found, what holds instead. Empty: the law holds. */
export type Law = (tree: Tree) => readonly string[];

/** Made by tools or by git, or not ours. */
const NOT_SOURCE = new Set(['.git', 'node_modules', 'lib', 'dist', 'coverage', 'package-lock.json']);

/** A tree out of thin air. */
export const treeOf = (files: Readonly<Record<string, string>>): Tree => new Map(Object.entries(files));

/** The project as it lies on the disk, without what is built or installed. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const read = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const at = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (NOT_SOURCE.has(at)) continue;
      if (entry.isDirectory()) read(at);
      else if (entry.isFile()) tree.set(at, readFileSync(path.join(root, at), 'utf8'));
    }
  };
  read('');
  return tree;
}

/** The files below a folder of the root that are written in TypeScript or JavaScript; fixtures are data. */
export function code(tree: Tree, ...folders: readonly string[]): readonly (readonly [string, string])[] {
  return [...tree].filter(
    ([file]) =>
      /\.(?:ts|mjs)$/.test(file) &&
      !file.includes('/fixtures/') &&
      folders.some((folder) => file.startsWith(`${folder}/`)),
  );
}

export interface Import {
  readonly specifier: string;
  /** The file of the tree that it means; `null` for a package or a file that is not there. */
  readonly target: string | null;
  readonly line: number;
}

/** What is known of each tree: several laws follow the imports of all files. */
const followed = new WeakMap<Tree, Map<string, readonly Import[]>>();

/** Everything that a file of the tree imports, re-exports or loads with `import()`, types included. */
export function importsOf(file: string, text: string, tree: Tree): readonly Import[] {
  const known = followed.get(tree) ?? new Map<string, readonly Import[]>();
  followed.set(tree, known);
  const imports = known.get(file) ?? foundIn(file, text, tree);
  known.set(file, imports);
  return imports;
}

function foundIn(file: string, text: string, tree: Tree): readonly Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const inTree = path.posix.join(path.posix.dirname(file), fileName);
    const target = fileName.startsWith('.') && tree.has(inTree) ? inTree : null;
    return { specifier: fileName, target, line: text.slice(0, pos).split('\n').length };
  });
}

/** Files by their texts: several laws look at each of src/. */
const parsed = new Map<string, ts.SourceFile>();

function parse(file: string, text: string): ts.SourceFile {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  if (file.startsWith('src/')) parsed.set(text, source);
  return source;
}

/** Calls `visit` with every node of a file, and what tells its line, from 1. */
export function walk(file: string, text: string, visit: (node: ts.Node, line: () => number) => void): void {
  const source = parse(file, text);
  const step = (node: ts.Node): void => {
    visit(node, () => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, step);
  };
  step(source);
}
