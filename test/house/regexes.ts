// Regular expressions that take their input's length squared: every literal of src/, found in the code (X06).
import ts from 'typescript';
import { leastTime } from '../clock.ts';
import { code, type Law, walk } from './tree.ts';

/** Characters of texts on which what is quadratic shows and yet ends, on slow machines and fast ones. */
const LENGTHS = [10_000, 30_000, 100_000] as const;
/** Milliseconds of work at each; what is linear takes about one. */
const LIMIT = 50;

/** Milliseconds of work. */
const timeOf = (regex: RegExp, text: string): number =>
  leastTime(LIMIT, () => {
    regex.lastIndex = 0;
    regex.exec(text);
  });

function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const regex = new RegExp(literal.slice(1, end), literal.slice(end + 1));
  return LENGTHS.some((length) => timeOf(regex, 'a'.repeat(length)) >= LIMIT);
}

/** No literal is read in more than linear time where all of a text is one letter. */
export const regexesAreLinear: Law = (tree) => {
  const places = new Map<string, string>();
  for (const [file, text] of code(tree, 'src'))
    walk(file, text, (node, line) => {
      if (!ts.isRegularExpressionLiteral(node)) return;
      if (!places.has(node.text)) places.set(node.text, `${file}:${line()}`);
    });
  return [...places].flatMap(([literal, place]) =>
    isSlow(literal) ? [`${place}: ${literal} takes a long word's length squared`] : [],
  );
};
