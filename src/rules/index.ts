// The invariants that any format may break.
import type { Rule } from '../model/rule.ts';

export const rules: readonly Rule[] = [];
