// Who may reach the world: packages, disk, processes, network, clock, randomness and environment.
import ts from 'typescript';
import { DOORS, roomOf } from './floors.ts';
import { code, importsOf, type Law, walk } from './tree.ts';

interface Reach {
  readonly what: RegExp;
  /** Rooms that may; doors may, unless they are left out. */
  readonly rooms: readonly string[];
}

/** Packages and built-in modules that only some rooms may import, types included. */
const MODULES: readonly Reach[] = [
  { what: /^(?:@octokit\/.+|@actions\/.+|probot)$/, rooms: ['github', ...DOORS] },
  { what: /^(?:commander|@clack\/.+)$/, rooms: ['cli'] },
  { what: /^(?:pg|pg-.+|kysely|kysely-.+|node:sqlite)$/, rooms: ['store'] },
  // `github/` may use both for its own fetch and push alone.
  {
    what: /^(?:node:)?(?:fs|fs\/promises|child_process)$/,
    rooms: ['local', 'store', 'github', 'demo', ...DOORS],
  },
  {
    what: /^(?:(?:node:)?(?:http|http2|https|net|tls|dgram|dns|dns\/promises)|undici)$/,
    rooms: ['github', 'evaluator', 'web', ...DOORS],
  },
  { what: /^(?:node:)?(?:perf_hooks|worker_threads|cluster|vm|process)$/, rooms: [...DOORS] },
  { what: /^(?:node:)?os$/, rooms: ['demo', ...DOORS] },
  // X07: no archive is unpacked, so that none can be too large or lead elsewhere.
  { what: /^(?:node:)?zlib$/, rooms: [] },
];

/** Values by name (`Math.random`, `process.env`) that only some rooms may touch. */
const VALUES: readonly Reach[] = [
  {
    what: /^(?:Date\.now|new Date\(\)|Date\(\)|performance\.\w+|process\.hrtime|Temporal\.Now)$/,
    rooms: [...DOORS],
  },
  { what: /^Math\.random$/, rooms: [...DOORS] },
  { what: /^(?:.+\.)?(?:random(?:UUID|Bytes|Int|Fill|FillSync)|getRandomValues)$/, rooms: [...DOORS] },
  { what: /^process\.(?:env|argv|exit|exitCode|cwd|chdir|stdout|stderr|stdin|\*)$/, rooms: [...DOORS] },
  { what: /^(?:fetch|WebSocket|XMLHttpRequest|EventSource)$/, rooms: ['github', 'evaluator'] },
  { what: /^(?:eval|Function|console\.\w+)$/, rooms: [...DOORS] },
];

const forbidden = (table: readonly Reach[], name: string, room: string): boolean =>
  table.some(({ what, rooms }) => what.test(name) && !rooms.includes(room));

/** SDKs, the disk, processes and the network are imported by their own rooms only. */
export const modulesInTheirRooms: Law = (tree) =>
  code(tree, 'src').flatMap(([file, text]) =>
    importsOf(file, text, tree)
      .filter(({ specifier }) => forbidden(MODULES, specifier, roomOf(file)))
      .map(({ specifier, line }) => `${file}:${line}: ${roomOf(file)} may not import ${specifier}`),
  );

/** The clock, randomness, the environment and the network are touched by their own rooms only. */
export const valuesInTheirRooms: Law = (tree) =>
  code(tree, 'src').flatMap(([file, text]) => {
    const complaints: string[] = [];
    const own = declaredIn(file, text);
    walk(file, text, (node, line) => {
      if (ts.isIdentifier(node) && own.has(node.text)) return;
      for (const name of touched(node))
        if (forbidden(VALUES, name, roomOf(file)))
          complaints.push(`${file}:${line()}: ${roomOf(file)} may not use ${name}`);
    });
    return complaints;
  });

/** Names that a file gives to things of its own: a `fetch` that it declares is not the world's. */
function declaredIn(file: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  walk(file, text, (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isBindingElement(node);
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

/** What a node of the syntax tree touches, by the names of the table above. */
function touched(node: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) return member(node.expression, node.name.text);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return member(node.expression, node.argumentExpression.text);
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) return timeOf(node);
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name)) {
    const from = rootName(node.initializer);
    return node.name.elements.map((one) => `${from}.${(one.propertyName ?? one.name).getText()}`);
  }
  if (ts.isImportSpecifier(node)) return [(node.propertyName ?? node.name).text];
  return ts.isIdentifier(node) && isValue(node) ? [node.text] : [];
}

const member = (of: ts.Expression, name: string): readonly string[] =>
  rootName(of) === 'globalThis' ? [name] : [`${rootName(of)}.${name}`];

/** `new Date()` and `Date()` tell the time; with an argument the first is a conversion. */
function timeOf(node: ts.NewExpression | ts.CallExpression): readonly string[] {
  if (rootName(node.expression) !== 'Date') return [];
  if (ts.isCallExpression(node)) return ['Date()'];
  return (node.arguments?.length ?? 0) === 0 ? ['new Date()'] : [];
}

/** The last name of what is accessed: `globalThis.process` → `process`. */
function rootName(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** An identifier that is read, as opposed to one that names a property, a parameter or a declaration. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  const declares = 'name' in parent && parent.name === node;
  return !declares && !ts.isTypeNode(parent) && !ts.isQualifiedName(parent);
}
