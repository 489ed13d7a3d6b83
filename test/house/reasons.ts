// Every published reason code can be reached by the code and is explained in the docs.
import ts from 'typescript';
import { type Tree, walk } from './tree.ts';

const PAGE = 'docs/reasons.md';

/** Every reason code, and no other, has its row in the page of reasons. */
export function reasonsAreExplained(tree: Tree, reasons: readonly string[]): readonly string[] {
  const rows = [...(tree.get(PAGE) ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code = '']) => code);
  return [
    ...reasons.filter((code) => !rows.includes(code)).map((code) => `${PAGE}: ${code} is not explained`),
    ...rows.filter((code) => !reasons.includes(code)).map((code) => `${PAGE}: ${code} is no reason code`),
  ];
}

/**
 * Every reason code is given by a rule, written in a row of the decision, or an answer that a state may give
 * (`ended`, `waits`). A code that is only listed or described would never be seen by anybody.
 */
export function reasonsAreReachable(
  tree: Tree,
  reasons: readonly string[],
  byRules: readonly (string | null)[],
): readonly string[] {
  const given = new Set(byRules);
  for (const file of ['src/engine/decide.ts', 'src/model/workflow.ts'])
    walk(file, tree.get(file) ?? '', (node) => {
      if (!ts.isStringLiteral(node)) return;
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (!isKey) given.add(node.text);
    });
  return reasons.filter((code) => !given.has(code)).map((code) => `${code}: nothing leads to it`);
}
