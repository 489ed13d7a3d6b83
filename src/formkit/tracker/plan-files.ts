// Plans as files of a folder, each executed once the summary beside it says something.
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { isPlainId } from '../items.ts';
import { isBareAt } from '../outputs.ts';

/** One plan. */
export interface PlanFile {
  /** `02-03`. */
  readonly id: string;
  readonly path: string;
  /** Whether its SUMMARY.md is there and says something: it was executed. */
  readonly done: boolean;
  /** Whether it is still to be written: its file holds nothing. */
  readonly bare: boolean;
}

/** The plans of a folder. */
export interface PlanFiles {
  readonly plans: readonly PlanFile[];
  readonly summaries: readonly string[];
  /** Summaries that hold nothing: begun, and no proof that a plan was executed. */
  readonly bareSummaries: readonly string[];
}

/** `01-02-PLAN.md` and bare `PLAN.md`; older `14-PLAN-01.md`, newer `plans/PLAN-01-name.md`. */
const PLAN = /^(?:.*-)?PLAN(?:-\d.*)?\.md$/;
const SUMMARY = /^(?:.*-)?SUMMARY(?:-\d.*)?\.md$/;
/** Drafts that the tool leaves beside a plan. */
const NO_PLAN = /-OUTLINE\.md$|\.pre-bounce\.md$/i;

/** `number`: what a plan is called whose name has no number of its own. */
export function planFilesIn(files: readonly string[], number: string, snapshot: Snapshot): PlanFiles {
  const written = files.filter((path) => SUMMARY.test(baseOf(path)));
  const summaries = written.filter((path) => !isBareAt(path, snapshot));
  const paths = files.filter((path) => {
    const name = baseOf(path);
    return PLAN.test(name) && !SUMMARY.test(name) && !NO_PLAN.test(name);
  });
  const done = new Set(summaries.map(keyOf));
  const both = [...paths, ...summaries].map(keyOf);
  const alone = paths.length === 1 && both.length === 2 && both.includes('');
  const plans = paths.map((path): PlanFile => {
    const key = keyOf(path);
    const id = key === '' || !isPlainId(key) ? number : key;
    return { id, path, done: alone || done.has(key), bare: isBareAt(path, snapshot) };
  });
  return { plans, summaries, bareSummaries: written.filter((path) => !summaries.includes(path)) };
}

/** What a plan and its summary share: `01-02`, `14-01`; `''` for the bare names. */
function keyOf(path: string): string {
  return baseOf(path)
    .replace(/\.md$/i, '')
    .split('-')
    .filter((part) => part !== 'PLAN' && part !== 'SUMMARY')
    .join('-');
}

/** The summary of a plan, as the tool calls it. */
export const summaryOf = (plan: string): string => plan.replace(/PLAN((?:-[^/]*)?\.md)$/, 'SUMMARY$1');

/** `2 plans without a summary (01-01, 01-02)`. */
export const withoutSummary = (open: readonly PlanFile[]): string =>
  `${counted(open.length, 'plan')} without a summary (${firstOf(open.map(({ id }) => id))})`;

/** Files that count as nothing, by their names: open plans and summaries. */
export const bareNames = ({ plans, bareSummaries }: PlanFiles): readonly string[] =>
  [...plans.flatMap(({ bare, done, path }) => (bare && !done ? [path] : [])), ...bareSummaries].map(baseOf);
