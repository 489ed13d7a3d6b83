// Asks every rule about one workflow and puts the answers into a stable order.

import type { Breach, Finding, Rule, RuleContext } from '../model/rule.ts';
import { order } from '../model/sort-order.ts';

const WEIGHT = { block: 0, ask: 1, rerun: 2, note: 3 } as const;

/** All breaches of all rules, the heaviest consequence first, then by place and rule. */
export function inspect(rules: readonly Rule[], subject: RuleContext): readonly Finding[] {
  return rules
    .flatMap((rule) => rule.check(subject).map((breach) => findingOf(rule, breach, subject)))
    .sort(compare);
}

function findingOf(rule: Rule, breach: Breach, subject: RuleContext): Finding {
  return {
    rule: rule.id,
    severity: breach.severity ?? rule.severity,
    consequence: breach.consequence ?? rule.consequence,
    reason: rule.reason,
    step: breach.step ?? null,
    ...(breach.item === undefined ? {} : { item: breach.item }),
    message: breach.message,
    path: breach.path ?? subject.state?.path ?? subject.site.path,
    line: breach.line ?? null,
    evidence: breach.evidence ?? {},
  };
}

function compare(a: Finding, b: Finding): number {
  return (
    WEIGHT[a.consequence] - WEIGHT[b.consequence] ||
    order(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    order(a.rule, b.rule)
  );
}
