// Stage tables: the steps of a tool in their order, what each leaves, what comes next and how it is run.
import type { Beginning } from '../model/format.ts';
import type { StepGuide, WorkflowState } from '../model/workflow.ts';

/**
 * One step of a tool. Every sentence is ours: `how` goes on with it, `begin` starts it. `{feature}` in them
 * stands for the workflow's name where the format says them by `stageFor`.
 */
export interface Stage {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** What it is for, a few words without a stop; absent: what it leaves says it. */
  readonly is?: string;
  /**
   * What it leaves, as paths below the workflow's folder; `*` stands for one name (`specs/*` + `/spec.md`).
   * Empty: nothing that a file could prove.
   */
  readonly outputs: readonly string[];
  /** How to go on with it, one sentence; in it `{step}` stands for its name. */
  readonly how: string;
  /** How to begin it once the step before is done, one sentence; absent: nothing to add. */
  readonly begin?: string;
  /** Whether a run may leave it out. */
  readonly optional?: true;
  /** The step after it; absent: the next of the table. `null`: it is the last. */
  readonly next?: string | null;
}

/** A name that may stand in a command of our sentence: words and hyphens, dots between digits. */
const COMMAND_WORD = /^[\p{L}\p{N}_]+(?:(?:-+|\.(?=\p{N}))[\p{L}\p{N}_]+)*$/u;

/** One of our sentences about a workflow: `/tool:apply {feature}`, and NAME for a name that is not plain. */
export function withFeature(sentence: string, feature: string): string {
  const name = feature.length <= 100 && COMMAND_WORD.test(feature) ? feature : 'NAME';
  return sentence.replaceAll('{feature}', name);
}

/** The stage with its sentences as they are said of one workflow. */
export function stageFor<Row extends Stage>(row: Row, feature: string): Row {
  const begin = row.begin === undefined ? {} : { begin: withFeature(row.begin, feature) };
  return { ...row, how: withFeature(row.how, feature), ...begin };
}

/** The steps of a tool, in order. */
export interface StageTable<Row extends Stage = Stage> {
  readonly rows: readonly Row[];
  /** `null` for an id that is not in the table. */
  by(id: string): Row | null;
  /** The place of a stage, from 0; -1 for an id that is not in the table. */
  rank(id: string): number;
  /** The stage after one; `null` after the last. */
  after(id: string): Row | null;
  /** Id → name, as `WorkflowState.stepNames` has them. */
  readonly names: ReadonlyMap<string, string>;
  /** Id → how to run it again, from its beginning, as `WorkflowState.stepRules` has them. */
  readonly rules: ReadonlyMap<string, string>;
  /** Id → what it is for and what follows, as `WorkflowState.stepGuides` has them. */
  readonly guides: ReadonlyMap<string, StepGuide>;
  /** All three, as a state has them. */
  readonly tables: Required<Pick<WorkflowState, 'stepNames' | 'stepRules' | 'stepGuides'>>;
  /** Where a workflow begins that was started fresh; `how` is said instead of the first stage's own. */
  beginning(how: string): Beginning;
}

/** A table of stages; `Row` may carry columns of the format's own. */
export function stageTable<Row extends Stage>(rows: readonly Row[]): StageTable<Row> {
  const ranks = new Map(rows.map(({ id }, at) => [id, at]));
  const by = (id: string): Row | null => rows[ranks.get(id) ?? -1] ?? null;
  const after = (id: string): Row | null => {
    const row = by(id);
    if (row === null || row.next === null) return null;
    return row.next === undefined ? (rows[(ranks.get(id) ?? -2) + 1] ?? null) : by(row.next);
  };
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const rules = new Map(rows.map(({ id, how, begin }) => [id, begin ?? how]));
  const guides = new Map(
    rows.flatMap((row): readonly [string, StepGuide][] => {
      const is = row.is ?? leaves(row.outputs);
      return is === null ? [] : [[row.id, { is, next: after(row.id)?.id ?? null }]];
    }),
  );
  return {
    rows,
    by,
    rank: (id) => ranks.get(id) ?? -1,
    after,
    names,
    rules,
    guides,
    tables: { stepNames: names, stepRules: rules, stepGuides: guides },
    beginning: (how) => ({ step: rows[0]?.id ?? null, name: rows[0]?.name ?? '', how }),
  };
}

/** What a step is for by what it leaves; `null`: it leaves nothing. */
function leaves(outputs: readonly string[]): string | null {
  return outputs.length === 0 ? null : `writes ${outputs.join(', ')}`;
}
