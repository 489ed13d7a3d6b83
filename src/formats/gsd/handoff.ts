// What `/gsd:pause-work` leaves for the next session: HANDOFF.json, and `.continue-here*.md` beside a phase.
import { type FieldSource, fieldAt, jsonBeside, listAt, textOf } from '../../formkit/fields.ts';
import { labelled, labelsIn } from '../../formkit/labels.ts';
import { partNumberIn, plainNumber } from '../../formkit/part-numbers.ts';
import type { PlanFile } from '../../formkit/tracker/plan-files.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Outvoted } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { isExecuted, openPlans, type Phase } from './phases.ts';
import { handoffOf, type Planning } from './state-locations.ts';

/** Where a paused session stopped. */
export interface Handoff {
  readonly path: string;
  /** The phase and plan that it names, where they are there. */
  readonly phase: Phase | null;
  readonly plan: PlanFile | null;
  /** The plan or phase by its number alone, where no folder or roadmap has it; `null`: it names none. */
  readonly named: string | null;
  /** Words of the file, line by line: untrusted. */
  readonly context: readonly string[];
  /** What a person has still to do, as it counts it. */
  readonly waiting: number;
  /** Whether what it names was executed since. */
  readonly stale: boolean;
}

/** Where sessions stopped, in the order in which the tool looks, and a handoff that says nothing. */
export function pausesAt(
  planning: Planning,
  phases: readonly Phase[],
  snapshot: Snapshot,
): { readonly pauses: readonly Handoff[]; readonly broken: readonly Outvoted[] } {
  const path = handoffOf(planning);
  const beside = jsonBeside(path, snapshot, 'The plans and their summaries count.');
  const first = beside?.fields ? [handoffIn(path, beside.fields, phases)] : [];
  return {
    pauses: [...first, ...phases.flatMap((phase) => checkpointOf(phase, snapshot) ?? [])],
    broken: beside?.broken ? [beside.broken] : [],
  };
}

function handoffIn(path: string, fields: FieldSource, phases: readonly Phase[]): Handoff {
  const text = (key: string) => fieldAt(fields, key)?.text ?? null;
  const words = (list: string, key: string, label: string) =>
    listAt(fields.data, list).flatMap((one) => labelled(label, isMap(one) ? textOf(one[key]) : null));
  const phase = phaseNamed(text('phase'), phases);
  const plan = planNamed(text('plan'), phase);
  return {
    path,
    phase,
    plan,
    named: planIn(text('plan')) ?? partNumberIn(text('phase')),
    waiting: listAt(fields.data, 'human_actions_pending').length,
    stale: plan === null ? phase !== null && isExecuted(phase) : plan.done,
    context: [
      ...labelled('task', text('task')),
      ...labelled('next action', text('next_action')),
      ...words('completed_tasks', 'name', 'task done'),
      ...words('remaining_tasks', 'name', 'task left'),
      ...words('decisions', 'decision', 'decided'),
      ...words('human_actions_pending', 'action', 'a person must'),
      ...words('blockers', 'description', 'blocker'),
    ],
  };
}

/** `.continue-here*.md` in the folder of a phase. */
function checkpointOf(phase: Phase, snapshot: Snapshot): Handoff | null {
  const path = phase.checkpoint;
  if (path === null) return null;
  const reading = snapshot.text(path);
  const task = reading.ok ? labelsIn(reading.text).find(({ key, front }) => front && key === 'task') : null;
  const plan = openPlans(phase)[0] ?? null;
  const context = labelled('task', task?.value ?? null);
  return { path, phase, plan, named: null, waiting: 0, stale: isExecuted(phase), context };
}

/** A whole id of a plan, which may stand in a sentence. */
const planIn = (written: string | null): string | null =>
  /^\d{1,4}(?:\.\d{1,3})?-\d{1,4}$/.exec(written?.trim() ?? '')?.[0] ?? null;

function phaseNamed(written: string | null, phases: readonly Phase[]): Phase | null {
  const number = partNumberIn(written);
  return phases.find((phase) => number !== null && phase.number === number) ?? null;
}

/** A plan by its number within the phase (`3`) or by its whole id (`02-03`). */
function planNamed(written: string | null, phase: Phase | null): PlanFile | null {
  const last = (id: string) => plainNumber(/\d{1,4}(?=\D*$)/.exec(id)?.[0] ?? '');
  if (written === null || phase === null) return null;
  return phase.plans.find(({ id }) => id === written || last(id) === last(written)) ?? null;
}
