// The engine with its built-in formats and rules: the package's one import.
import { createEngine } from './engine/engine.ts';
import { formats } from './formats/index.ts';
import { rules } from './rules/index.ts';
import { readConflict } from './text/conflicts.ts';

export type { Depth } from './engine/asker.ts';
export type { Standing } from './engine/standing.ts';
/** What a language model may stand behind later; the built-in evaluator is rules. */
export type { Evaluator } from './model/verdict.ts';

export const engine = createEngine(formats, rules, readConflict);
