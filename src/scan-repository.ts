// Scans a repository, as every entry point does: target → survey → snapshots → recoveries; read this first.
import { type Depth, type Engine, engine, type Standing } from './index.ts';
import type { Choice } from './model/choice.ts';
import type { ChangeEffect } from './model/effect.ts';
import type { RepositorySource, Survey, Target } from './model/repository-source.ts';
import type { Settings } from './model/rule.ts';
import { withBranchNotes } from './report/copies/recorded-branch.ts';
import { removedWith } from './report/copies/removed-with.ts';
import { type ScanReport, scanReport } from './report/scan/scan.ts';
import type { ScanGroup } from './report/scan/scan-group.ts';
import { keyOf } from './text/hash.ts';

/** What was found: the published report, and what it was made from. */
export interface ScanResult {
  readonly survey: Survey;
  readonly report: ScanReport;
  readonly judged: readonly ScanGroup[];
  readonly settings: Settings;
  readonly memo: Standing['memo'];
}

/** Scans a target of a repository source. Reads only; the same repository and clock give the same answer. */
export async function look(
  edge: Pick<RepositorySource, 'survey'>,
  target: Target,
  settings: Settings,
  depth: Depth = 'scan',
  by: Engine = engine,
): Promise<ScanResult> {
  const memo = by.memo();
  const survey = await edge.survey(target, by.asker(memo, depth));
  const found = survey.holdings.map((holding) => {
    const sites = holding.sites.map(({ site }) => site);
    return { holding, recovered: by.recover(holding.snapshot, sites, settings, memo) };
  });
  const judged = withBranchNotes(found, survey);
  return { survey, report: scanReport(survey, judged, settings), judged, settings, memo };
}

/** A workflow about which a person chooses, and all that was found with it. */
interface Chosen extends Standing {
  readonly judged?: ScanResult['judged'];
}

/**
 * A person's choice, with further ones after it, as a change that a repository source can apply.
 * @throws UserError
 */
export function changeFor(
  choice: Choice,
  standing: Chosen,
  by: Engine = engine,
  then: readonly Choice[] = [],
): ChangeEffect {
  const chosen = by.choose(choice, standing, then);
  const change = { ...chosen, notes: [...chosen.notes, ...removedWith(chosen.files, standing)] };
  const [workflow, action] = [standing.recovery.id, choice.name];
  return { kind: 'change', key: keyOf(workflow, action, change), workflow, action, change };
}
