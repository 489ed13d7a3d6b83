// The walk that every door takes: target → survey → snapshots → recoveries → report; read this first.
import { commands } from './commands/index.ts';
import { engine } from './index.ts';
import type { Edge, Target } from './model/edge.ts';
import type { Settings } from './model/rule.ts';
import { type Check, checkOf, nothingSeen } from './report/check.ts';
import { baseToLookAt, type CheckCall } from './report/conclusion.ts';
import { type Judged, type ScanReport, scanReport } from './report/scan.ts';

/** What was found, as the published report and with everything behind it. */
export interface Looked {
  readonly report: ScanReport;
  readonly judged: readonly Judged[];
}

/** Looks at a target through an edge. Reads only; the same repository and clock give the same answer. */
export async function look(edge: Pick<Edge, 'survey'>, target: Target, settings: Settings): Promise<Looked> {
  const memo = engine.memo();
  const survey = await edge.survey(target, engine.asker(memo));
  const judged = survey.holdings.map((holding) => {
    const sites = holding.sites.map(({ site }) => site);
    return { holding, recovered: engine.recover(holding.snapshot, sites, settings, memo) };
  });
  return { report: scanReport(survey, judged, settings), judged };
}

/** Judges a commit, compares it with its base where something hangs on that, and has the edge tell of it. */
export async function handleCheck(edge: Edge, call: CheckCall, settings: Settings): Promise<Check> {
  const at = (revision: string) => look(edge, { kind: 'commit', revision }, settings);
  const head = call.head === null ? nothingSeen(settings) : await at(call.head);
  const base = baseToLookAt(head.report, call);
  const typed = { commands: new Set(commands.map(({ name }) => name)), dir: null };
  const check = checkOf(head, base === null ? null : await at(base), call, typed);
  await edge.apply(check.effects);
  return check;
}
