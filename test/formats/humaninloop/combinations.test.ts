// Every combination of what an index can say, against an expectation that shares no code with the format.
import { expect, it } from 'vitest';
import { share } from '../../exhaustive.ts';
import { decided, look } from './looking.ts';
import { featureWith, type Gap, makeIndex, type Question } from './make-index.ts';

const STATUSES = [
  'not_started',
  'scaffolding',
  'spec_writing',
  'validating',
  'clarifying',
  'completed',
  'terminated',
  'on_hold',
] as const;
const ITERATIONS = [0, 1, 2, 10, 11] as const;

const underWay = (word: string) => word === 'in_progress' || word === 'blocked';
/** Status of plan and of tasks. */
const WORKFLOWS = [
  ['not_started', 'not_started'],
  ['in_progress', 'not_started'],
  ['blocked', 'in_progress'],
  ['completed', 'blocked'],
  ['completed', 'completed'],
] as const;

/** Questions and gaps: do they belong together, and what do they leave to do in `clarifying`? */
interface Asking {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly gaps: readonly Gap[];
  readonly matching: boolean;
  readonly todo: 'open' | 'answered' | 'none';
}

const GAP: Gap = { id: 'G-001', link: 'C2.1' };
const ASKINGS: readonly Asking[] = [
  { name: 'none', questions: [], gaps: [], matching: true, todo: 'none' },
  { name: 'open', questions: [{ id: 'C2.1' }], gaps: [GAP], matching: true, todo: 'open' },
  {
    name: 'answered',
    questions: [{ id: 'C2.1', status: 'answered' }],
    gaps: [GAP],
    matching: true,
    todo: 'answered',
  },
  {
    name: 'deferred',
    questions: [{ id: 'C2.1', status: 'deferred' }],
    gaps: [],
    matching: true,
    todo: 'none',
  },
  { name: 'question without gap', questions: [{ id: 'C2.1' }], gaps: [], matching: false, todo: 'open' },
  { name: 'gap without question', questions: [], gaps: [GAP], matching: false, todo: 'none' },
];

interface Combination {
  readonly status: (typeof STATUSES)[number];
  readonly iteration: number;
  readonly asking: Asking;
  readonly spec: boolean;
  readonly plan: string;
  readonly tasks: string;
}

/** The contract, read from top to bottom. */
function expectation({ status, iteration, asking, spec, plan, tasks }: Combination): string {
  const later = underWay(plan) ? 'plan' : underWay(tasks) ? 'tasks' : null;
  if (status === 'on_hold') return 'ask - status-unknown';
  if (status === 'terminated') return 'none - terminated';
  if (status === 'completed' && later === null) return 'none - completed';
  if (iteration > 10) return 'ask - state-inconsistent';
  if (status === 'completed') return `rerun ${later} step-interrupted`;
  if (!asking.matching) return 'ask - state-inconsistent';
  if (status === 'not_started') return 'rerun A1 not-started';
  if (status === 'scaffolding') return spec ? 'advance A2 artifacts-complete' : 'rerun A1 step-interrupted';
  if (status === 'spec_writing') return 'rerun A2 step-interrupted';
  if (status === 'validating')
    return `rerun ${iteration <= 1 && asking.todo !== 'answered' ? 'A3' : 'B3'} step-interrupted`;
  if (asking.todo === 'none') return 'ask - state-inconsistent';
  return asking.todo === 'open' ? 'wait B1 awaiting-answer' : 'resume B2 answers-to-apply';
}

function combinations(): readonly Combination[] {
  return STATUSES.flatMap((status) =>
    ITERATIONS.flatMap((iteration) =>
      ASKINGS.flatMap((asking) =>
        [true, false].flatMap((spec) =>
          WORKFLOWS.map(([plan, tasks]) => ({ status, iteration, asking, spec, plan, tasks })),
        ),
      ),
    ),
  );
}

it('decides every combination of what an index says as the contract has it', () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  for (const one of share(combinations(), 13)) {
    const { status, iteration, asking, plan, tasks } = one;
    const { questions, gaps } = asking;
    const template = plan === 'not_started' && tasks === 'not_started' && iteration % 2 === 0 ? 'T3' : 'T1';
    const index = makeIndex({
      template,
      status,
      iteration: `${iteration} / 10`,
      questions,
      gaps,
      plan,
      tasks,
    });
    const linked = template === 'T1' || asking.name !== 'gap without question';
    const wanted = expectation(linked ? one : { ...one, asking: { ...asking, matching: true } });
    const found = decided(look(featureWith(index, one.spec)));
    seen.set(found, (seen.get(found) ?? 0) + 1);
    if (found !== wanted) wrong.push(`${JSON.stringify(one)}: found ${found}, expected ${wanted}`);
  }
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...seen]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([decision, count]) => `${count}\t${decision}`);
  console.info([`${total} combinations`, ...rows].join('\n'));
  expect(wrong).toEqual([]);
  expect(combinations()).toHaveLength(8 * 5 * 6 * 2 * 5);
  expect(seen.has('ask - unclear')).toBe(false);
  expect(seen.size).toBe(14);
});
