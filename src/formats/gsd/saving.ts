// How GSD records what is done: a summary beside each plan, and STATE.md, which its commands keep.
import type { LabelDocument } from '../../formkit/labels.ts';
import { savedField, TIME_NOW } from '../../formkit/saving/fields.ts';
import { summaryOf } from '../../formkit/tracker/plan-files.ts';
import type { Current, SavedField, Saving } from '../../model/workflow.ts';
import type { Handoff } from './handoff.ts';
import type { Phase } from './phases.ts';
import { fieldOf } from './state-file.ts';

/** What is needed to say it. */
interface Standing {
  readonly doc: LabelDocument;
  readonly phases: readonly Phase[];
}

const WRITE_IT = 'write this file once the plan is done: it is what records it';
const REMOVE_IT =
  'remove this file once what it names is done; until then its next action is the one at hand';

/** Fields of STATE.md that go on with the work, where they are there. */
const OF_STATE: readonly (readonly [name: string, write: string])[] = [
  ['status', 'where the work stands, in free words'],
  ['stopped_at', 'the plan or task that it stopped at'],
  ['last_updated', TIME_NOW],
  ['last_activity', 'the day, and what was done'],
];

/** Source: the tool's execute-plan, pause-work and verify-work workflows. */
export function savingOf({ id, item }: Current, { doc, phases }: Standing, pause: Handoff | null): Saving {
  const plans = phases.flatMap((phase) => phase.plans);
  const plan = id === 'execute' ? plans.find((one) => one.id === item) : undefined;
  const path = plan && summaryOf(plan.path);
  const summary: readonly SavedField[] =
    plan && path !== undefined
      ? [savedField('the summary of plan', WRITE_IT, null, { of: plan.id, path })]
      : [];
  return {
    fields: [
      ...summary,
      ...(pause ? [savedField('the whole file', REMOVE_IT, 1, { path: pause.path })] : []),
      ...OF_STATE.flatMap(([name, write]) => {
        const field = fieldOf(doc, name);
        return field ? [savedField(name, write, field.line)] : [];
      }),
    ],
    also: [
      'The tool’s own commands write STATE.md, ROADMAP.md and the summaries: use them where they are there.',
      'By hand: the summary says what was done, which files changed and how it was checked. The box of a ' +
        'phase in ROADMAP.md is ticked once its verification passed, and not before.',
    ],
  };
}
