// The engine with its built-in formats and rules: the package's one import.
import { createEngine, type Engine } from './engine/engine.ts';
import { formats } from './formats/index.ts';
import type { Format } from './model/format.ts';
import type { Rule } from './model/rule.ts';
import { rules } from './rules/index.ts';
import { readConflict } from './text/conflicts.ts';

export type { Engine } from './engine/engine.ts';
export type { Depth } from './engine/requirements.ts';
export type { SelectedWorkflow as Standing } from './engine/selected-workflow.ts';
/** Where a language model may stand later; the built-in evaluator is rules. */
export type { Evaluator } from './model/bot/verdict.ts';

/** The engine over fewer formats and rules, or over some that weigh otherwise: as a config says. */
export function engineOver(
  formatsOf: (all: readonly Format[]) => readonly Format[],
  rulesOf: (all: readonly Rule[]) => readonly Rule[],
): Engine {
  return createEngine(formatsOf(formats), rulesOf(rules), readConflict);
}

export const engine = engineOver(
  (all) => all,
  (all) => all,
);
