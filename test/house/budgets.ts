// How big things may get: lines of a file or a function, columns of a line, files and depth of a folder.
import ts from 'typescript';
import { code, type Law, walk } from './tree.ts';

export const BUDGET = { file: 400, function: 60, columns: 110, depth: 4, folder: 25, scan: 60 };

const lines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** A file tells one story, and has 400 lines at most; most have 60 to 140. */
export const filesAreShort: Law = (tree) =>
  code(tree, 'src', 'tools', 'bench', 'test').flatMap(([file, text]) => {
    const found = lines(text);
    return found > BUDGET.file ? [`${file}: ${found} lines, expected at most ${BUDGET.file}`] : [];
  });

/** `scan-repository.ts` is read first, so it fits on a page. */
export const theScanFitsOnAPage: Law = (tree) => {
  const found = lines(tree.get('src/scan-repository.ts') ?? '');
  return found > BUDGET.scan
    ? [`src/scan-repository.ts: ${found} lines, expected at most ${BUDGET.scan}`]
    : [];
};

/** No function of src/ or tools/ is longer than a screen, its signature included. */
export const functionsAreShort: Law = (tree) =>
  code(tree, 'src', 'tools', 'bench').flatMap(([file, text]) => {
    const complaints: string[] = [];
    walk(file, text, (node, line) => {
      if (!ts.isFunctionLike(node) || !('body' in node)) return;
      const found = lines(node.getText());
      if (found > BUDGET.function)
        complaints.push(
          `${file}:${line()}: a function of ${found} lines, expected at most ${BUDGET.function}`,
        );
    });
    return complaints;
  });

/** No line of code runs off the page. */
export const linesAreShort: Law = (tree) =>
  code(tree, 'src', 'tools', 'bench', 'test').flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const found = Array.from(line).length;
      if (found <= BUDGET.columns) return [];
      return [`${file}:${index + 1}: ${found} columns, expected at most ${BUDGET.columns}`];
    }),
  );

/** Folders of src/ are at most four below the root: `src/formats/sdd/migrations`. */
export const foldersAreShallow: Law = (tree) =>
  code(tree, 'src').flatMap(([file]) => {
    const depth = file.split('/').length - 1;
    return depth > BUDGET.depth ? [`${file}: ${depth} folders deep, expected at most ${BUDGET.depth}`] : [];
  });

/** No folder of src/ holds more than 25 files directly: what belongs together has a wing of its own. */
export const foldersAreSmall: Law = (tree) => {
  const counts = new Map<string, number>();
  for (const [file] of code(tree, 'src')) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > BUDGET.folder)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, expected at most ${BUDGET.folder}; ` +
        'put what belongs together in a folder below',
    );
};
