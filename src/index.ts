// The engine with its built-in formats and rules: the package's one import.
import { createEngine } from './engine/engine.ts';
import { formats } from './formats/index.ts';
import { rules } from './rules/index.ts';

export const engine = createEngine(formats, rules);
