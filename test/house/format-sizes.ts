// How big the formats of other people's tools may get: their lines, tables of words not counted.
import ts from 'typescript';
import { code, type Law } from './tree.ts';

/** Lines at most: of the largest of them, and of the one in the middle. */
export const FORMAT_BUDGET = { largest: 700, middle: 399 };

/** The formats of tools that many people use; each is a folder of src/formats/. */
const TOOLS = [
  'openspec',
  'spec-kit',
  'task-master',
  'conductor',
  'bmad',
  'gsd',
  'kiro',
  'spec-workflow',
  'superpowers',
] as const;

/** Functions that make a table of the maps and lists that they are given, and nothing else. */
const MAKERS: ReadonlySet<string> = new Set(['Map', 'Set', 'vocabulary', 'stageTable']);
/** `ASK`: a constant, whose words stand in several sentences of a table. */
const CONSTANT = /^[A-Z][A-Z_]*$/;
const PLAIN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.NumericLiteral,
]);

/** Whether an expression holds words and numbers alone; a pattern or a function is no word. */
function isWords(node: ts.Expression): boolean {
  if (PLAIN.has(node.kind) || ts.isStringLiteralLike(node)) return true;
  if (ts.isIdentifier(node)) return CONSTANT.test(node.text);
  if (ts.isAsExpression(node)) return isWords(node.expression);
  if (ts.isTemplateExpression(node)) return node.templateSpans.every((span) => isWords(span.expression));
  if (ts.isBinaryExpression(node)) return isWords(node.left) && isWords(node.right);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isWords);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.every((one) => ts.isPropertyAssignment(one) && isWords(one.initializer));
}

/** Whether a value is such a table: a map, a list, or what one of the makers makes of them. */
function isTable(node: ts.Expression): boolean {
  if (ts.isAsExpression(node)) return isTable(node.expression);
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return isWords(node);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const { expression, arguments: given } = node;
  const isMaker = ts.isIdentifier(expression) && MAKERS.has(expression.text);
  return isMaker && given !== undefined && given.length > 0 && given.every(isWords);
}

/** How many lines of a file are no table of words; the docstring of a table goes with it. */
export function linesBeside(file: string, text: string): number {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const tables = source.statements.filter(
    (one) =>
      ts.isVariableStatement(one) &&
      one.declarationList.declarations.every(({ initializer }) => initializer && isTable(initializer)),
  );
  const taken = tables.map((one) => lineAt(one.end) - lineAt(one.getStart(source, true)) + 1);
  return taken.reduce((left, lines) => left - lines, lineAt(text.length) + (text.endsWith('\n') ? 0 : 1));
}

/** None of them is over 700 lines, and the one in the middle is under 400. */
export const formatsAreSmall: Law = (tree) => {
  const sizes = TOOLS.map((tool) => {
    const files = code(tree, `src/formats/${tool}`);
    return { tool, lines: files.reduce((sum, [file, text]) => sum + linesBeside(file, text), 0) };
  });
  const middle = sizes.toSorted((one, other) => one.lines - other.lines)[Math.floor(sizes.length / 2)];
  const { largest, middle: most } = FORMAT_BUDGET;
  const found = ({ tool, lines }: (typeof sizes)[number]) =>
    `src/formats/${tool}: ${lines} lines without its tables of words`;
  return [
    ...sizes.flatMap((one) => (one.lines > largest ? [`${found(one)}, expected at most ${largest}`] : [])),
    ...(middle && middle.lines > most
      ? [`${found(middle)}, and it stands in the middle, where ${most} is the most`]
      : []),
  ];
};
