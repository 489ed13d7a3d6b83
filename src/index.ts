// The engine with its built-in formats and rules: the package's one import.
import { createEngine, type Engine } from './engine/engine.ts';
import { customFormats, formats } from './formats/index.ts';
import type { CustomFormat } from './model/custom-format.ts';
import type { Format } from './model/format.ts';
import type { Rule } from './model/rule.ts';
import { rules } from './rules/index.ts';
import { readConflict } from './text/conflicts.ts';

export type { Engine } from './engine/engine.ts';
export type { Depth } from './engine/requirements.ts';
export type { SelectedWorkflow as Standing } from './engine/selected-workflow.ts';
/** Where a language model may stand later; the built-in evaluator is rules. */
export type { Evaluator } from './model/bot/verdict.ts';

/**
 * The engine over fewer formats and rules, or over some that weigh otherwise, and over those that are
 * described: as a config says.
 */
export function engineOver(
  formatsOf: (all: readonly Format[]) => readonly Format[],
  rulesOf: (all: readonly Rule[]) => readonly Rule[],
  described: readonly CustomFormat[] = [],
): Engine {
  const builtIn = formatsOf(formats);
  // What is off keeps its places, so that no other format takes its files.
  const all = [...builtIn, ...formatsOf(customFormats(described, builtIn))];
  return createEngine(all, rulesOf(rules), readConflict);
}

/** The engine with everything that is built in, and what a config describes beside it. */
export const engineWith = (described: readonly CustomFormat[]): Engine =>
  engineOver(
    (all) => all,
    (all) => all,
    described,
  );

export const engine = engineWith([]);
