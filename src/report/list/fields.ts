// The fields of `list --json`: what each is taken from, in the words of the published report.
import { isInvalid } from '../check/validity.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import { needsPerson, waitsFor } from '../waits-for.ts';

/** By name, in the order in which they are listed. */
export const FIELDS: Readonly<Record<string, (one: ScanWorkflow) => unknown>> = {
  id: ({ id }) => id,
  format: ({ format }) => format,
  feature: ({ feature }) => feature,
  title: ({ title }) => title,
  path: ({ path }) => path,
  branch: ({ owner }) => owner,
  branches: ({ branches }) => branches,
  commit: ({ commit }) => commit,
  status: ({ status }) => status,
  step: ({ step }) => step,
  action: ({ decision }) => decision.action,
  reason: ({ decision }) => decision.reason,
  options: ({ decision }) => decision.options,
  waits_for: waitsFor,
  needs_person: ({ decision }) => needsPerson(decision),
  questions: ({ pending }) => pending,
  age_days: ({ age_days }) => age_days,
  last_activity: ({ last_activity }) => last_activity.at,
  liveness: ({ liveness }) => liveness,
  invalid: isInvalid,
};

/** The names in `a,b`; `null` where one of them is no field, or there is none. */
export function fieldsIn(written: string): readonly string[] | null {
  const names = written.split(',').map((name) => name.trim());
  return names.every((name) => Object.hasOwn(FIELDS, name)) ? [...new Set(names)] : null;
}

/** The chosen fields of a workflow. */
export function chosenOf(one: ScanWorkflow, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, FIELDS[name]?.(one) ?? null]));
}
