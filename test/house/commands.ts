// What a command is called and what it does stand in its own file; and an order is planned before anything is
// written.
import ts from 'typescript';
import type { Command } from '../../src/model/command.ts';
import { code, type Law, type Tree, walk } from './tree.ts';

/** Where commands are at home, and rooms below them, which have words of their own for what can be chosen. */
const OWN = /^src\/(?:commands|model|text|engine|formats|rules|store|evaluator|local|github)\//;

/** What is a command's name wherever it is compared: `call.command`, `command.name`, `said?.command`. */
const IS_NAME = /(?:^|\.)(?:command|command\??\.name)$/;

/** Functions that take a command's name. */
const TAKES_NAME =
  /(?:^|\.)(?:lineToType|isCommandOff|permissionFor|specOf|askedFor|slashName|wakes|whyNobody|beginsAgain)$/;

/** What holds the names of commands: `commands.has(…)`. */
const HAS_NAMES = /(?:^|\.)(?:commands|cli)\??\.(?:has|get)$/;

/** Whether a literal stands where a command is meant, and no word that merely is the same. */
function meansCommand(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    return IS_NAME.test(other.getText());
  }
  if (ts.isCaseClause(parent)) return IS_NAME.test(parent.parent.parent.expression.getText());
  if (ts.isCallExpression(parent)) {
    const called = parent.expression.getText();
    return TAKES_NAME.test(called) || HAS_NAMES.test(called);
  }
  if (!ts.isArrayLiteralExpression(parent)) return false;
  const declared = ts.findAncestor(parent, ts.isVariableDeclaration);
  return /^(?:readonly string\[\]|Readonly(?:Set|Array)<string>)$/.test(declared?.type?.getText() ?? '');
}

/** No command's name is a literal outside its own file: who means a command asks its description. */
export const commandsAreNotNamed = (tree: Tree, names: ReadonlySet<string>): readonly string[] =>
  code(tree, 'src').flatMap(([file, text]) => {
    const complaints: string[] = [];
    if (OWN.test(file)) return complaints;
    walk(file, text, (node, line) => {
      if (!ts.isStringLiteral(node) || !names.has(node.text) || !meansCommand(node)) return;
      complaints.push(`${file}:${line()}: names the command ${node.text}; ask its description`);
    });
    return complaints;
  });

/** A command of comments makes a choice, or says what else it does: else it would die when it is ordered. */
export function commandsDoSomething(commands: readonly Command[]): readonly string[] {
  return commands.flatMap(({ name, doors, slash, choice }) => {
    if (!doors.includes('comment')) return [];
    if (!slash) return [`command ${name}: has the door comment and no slash`];
    if (!choice && !slash.deed) return [`command ${name}: neither a choice nor a deed`];
    return choice && slash.deed ? [`command ${name}: a choice and a deed, of which one is meant`] : [];
  });
}

/** The files of the mode `command` that write; all others look and plan. */
const WRITES = new Set(['apply', 'dispatch-agent'].map((name) => `src/modes/command/${name}.ts`));

/** Before an order's plan is made nothing is written: only the executor's files have effects land. */
export const plansWriteNothing: Law = (tree) =>
  code(tree, 'src').flatMap(([file, text]) => {
    if (!/^src\/modes\/command(?:\.ts|\/)/.test(file) || WRITES.has(file)) return [];
    return text.split('\n').flatMap((line, index) => {
      const [found] = /\b(?:land|attempt)(?=\()/.exec(line) ?? [];
      return found === undefined ? [] : [`${file}:${index + 1}: calls ${found}: only the executor writes`];
    });
  });
