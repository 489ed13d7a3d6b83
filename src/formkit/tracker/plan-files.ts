// Plans as files of a folder, each executed once the summary beside it says something.
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Step } from '../../model/workflow.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { isPlainId } from '../items.ts';
import { isBareAt, isLink } from '../outputs.ts';
import { PART_NUMBER, plainNumber } from '../part-numbers.ts';
import { linkedFile, stepAt } from '../workflow-state.ts';

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
  /** Plans and summaries that are links: they are not looked at, and such a summary proves nothing. */
  readonly linked: readonly string[];
}

/** `01-02-PLAN.md` and bare `PLAN.md`; older `14-PLAN-01.md`, newer `plans/PLAN-01-name.md`. */
const PLAN = /^(?:.*-)?PLAN(?:-\d.*)?\.md$/;
const SUMMARY = /^(?:.*-)?SUMMARY(?:-\d.*)?\.md$/;
/** Drafts that the tool leaves beside a plan. */
const NO_PLAN = /-OUTLINE\.md$|\.pre-bounce\.md$/i;

/** `number`: what a plan is called whose name has no number of its own. */
export function planFilesIn(files: readonly string[], number: string, snapshot: Snapshot): PlanFiles {
  const linked = files.filter(
    (path) => /^(?:.*-)?(?:PLAN|SUMMARY)\b/.test(baseOf(path)) && isLink(path, snapshot),
  );
  const written = files.filter((path) => SUMMARY.test(baseOf(path)) && !linked.includes(path));
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
  return { plans, summaries, bareSummaries: written.filter((path) => !summaries.includes(path)), linked };
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

/** `01-name`, `02.1-name`, with a project's code before it in newer versions (`CK-01-name`). */
const FOLDER = new RegExp(`^(?:[A-Z]{1,8}-|phase-)?(${PART_NUMBER})(?:-|$)`);

/** The folders of a plan's parts, each with its number. */
export function numberedFolders(
  home: string,
  snapshot: Snapshot,
): readonly (readonly [number: string, path: string])[] {
  return snapshot.list(home).flatMap(({ path, mode }) => {
    const number = FOLDER.exec(baseOf(path))?.[1];
    return mode !== '040000' || number === undefined ? [] : [[plainNumber(number), path] as const];
  });
}

/** A part of a plan with its files. */
interface PlannedPart extends PlanFiles {
  readonly number: string;
  /** The file that says whether it does what it should; `null` where it is not there. */
  readonly verification: string | null;
}

/** A part as steps: it is planned, each of its plans is executed, and it is verified. */
export function planSteps(
  [plan, execute, verify]: readonly [plan: string, execute: string, verify: string],
  { number: item, plans, summaries, linked, verification }: PlannedPart,
  isDone: boolean,
  snapshot: Snapshot,
): readonly Step[] {
  const each = plans.length > 0 ? plans : [{ id: item, done: summaries.length > 0 || isDone, path: null }];
  const planned = plans.map(({ path }) => path);
  const isPlanned = summaries.length > 0 || plans.some(({ bare }) => !bare);
  const verified = verification === null ? [] : [verification];
  const links = (isOf: (path: string) => boolean) => linked.filter(isOf).map(linkedFile);
  const isSummary = (path: string) => SUMMARY.test(baseOf(path));
  return [
    stepAt(plan, isPlanned || isDone, { item, files: planned, artifacts: links((path) => !isSummary(path)) }),
    ...each.map(({ id, done, path }, at) => {
      const summary = path === null ? summaries : summaries.filter((one) => one === summaryOf(path));
      const files = done || path === null ? summary : [path];
      return stepAt(execute, done, { item: id, files, artifacts: at === 0 ? links(isSummary) : [] });
    }),
    stepAt(verify, isDone, {
      item,
      files: verified,
      artifacts: verified.filter((path) => isLink(path, snapshot)).map(linkedFile),
    }),
  ];
}
