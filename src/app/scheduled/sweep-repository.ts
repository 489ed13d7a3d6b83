// One sweep by the bot: a full one where there is a config; otherwise it only looks, and proposes
// a config once.

import type { Projects } from '../../model/bot/project.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { configOf, type ModeResult } from '../../modes/mode-context.ts';
import { onboard } from '../../modes/onboard.ts';
import { keepFound, retireLost } from '../../modes/project/upsert-workflows.ts';
import { whySilent } from '../../modes/single-writer.ts';
import type { SweepInputs } from '../../modes/sweep/sweep-state.ts';
import { sweep } from '../../modes/sweep.ts';
import type { ScanReport } from '../../report/scan/scan.ts';
import type { RepositoryRef } from '../events/internal-jobs.ts';
import { overtaken, silent } from '../events/run-event.ts';

/** @throws UserError, WorldError where it could not begin */
export async function sweepOnce(
  hub: GitHubRepository,
  { id: repositoryId }: RepositoryRef,
  inputs: SweepInputs,
  projects: Projects,
): Promise<ModeResult> {
  const beside = whySilent(hub);
  if (beside !== null) return silent(beside);
  if (hub.facts.config === null) return onboard(hub, inputs);
  const other = await overtaken(hub);
  if (other !== null) return other;
  const { locked, ...result } = await sweep(hub, inputs);
  const { owner, repo } = hub.facts;
  const report = reportIn(result);
  if (report !== null) {
    const { config } = configOf(hub.facts.config);
    const where = {
      repository: `${owner}/${repo}`,
      repositoryId,
      now: inputs.now,
      config,
      ...(locked && { locked }),
    };
    await keepFound(report, where, projects);
    if (!result.truncated && !result.failed) await retireLost(report, null, where, projects);
  }
  return result;
}

/** What was found, as it is published: without secrets. */
function reportIn({ effects }: ModeResult): ScanReport | null {
  for (const effect of effects) if (effect.kind === 'file') return JSON.parse(effect.content);
  return null;
}
