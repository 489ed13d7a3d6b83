// Walks a rule's pass and fail lists: every breach must say what was found, in words that the list names.
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../src/model/rule.ts';
import type { RuleCase } from '../state.ts';

export function walk(rule: Rule, holds: readonly RuleCase[], broken: readonly RuleCase[]): void {
  describe(rule.id, () => {
    for (const { name, subject } of holds) {
      it(`holds: ${name}`, () => expect(rule.check(subject)).toEqual([]));
    }
    for (const { name, subject, says = [] } of broken) {
      it(`broken: ${name}`, () => {
        const messages = rule.check(subject).map((breach) => breach.message);
        expect(messages).toHaveLength(says.length);
        messages.forEach((message, i) => {
          for (const part of says[i] ?? []) expect(message).toContain(part);
        });
      });
    }
  });
}
