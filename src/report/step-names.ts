// Steps by the names that people use: reports say "stage 4 (Clarification)" where data says "4".
import { stepName, type WorkflowState } from '../model/workflow.ts';
import type { ScanReport } from './scan/scan.ts';
import type { ScanGroup } from './scan/scan-group.ts';

/** A report to be shown to people, never to be published: its steps have names in place of ids. */
export function withStepNames(report: ScanReport, judged: readonly ScanGroup[]): ScanReport {
  const named = new Map<string, WorkflowState>();
  for (const { recovered } of judged)
    for (const { format, state } of recovered.workflows) if (state?.stepNames) named.set(format, state);
  if (named.size === 0) return report;
  const workflows = report.workflows.map((one) => {
    const state = named.get(one.format) ?? null;
    if (state === null) return one;
    const { step, decision } = one;
    return {
      ...one,
      step: step && { ...step, id: stepName(state, step.id) },
      decision: { ...decision, step: decision.step === null ? null : stepName(state, decision.step) },
    };
  });
  return { ...report, workflows };
}
