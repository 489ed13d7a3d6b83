// The mode `migrate`: pull requests with migrations for the branch that was pushed, or for all branches.
import { WorldError } from '../model/errors.ts';
import type { Account } from '../model/github/event.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { isProposal, isSigned } from '../report/github/proposal/commit-message.ts';
import { endedBy } from './error-result.ts';
import { type ModeContext, type ModeResult, nothing, openContext, told } from './mode-context.ts';
import { type BranchScan, lifeOf, see } from './scan-branches.ts';
import { withFigures, withOutputs, withPage } from './scan-outputs.ts';
import type { BranchVisit } from './sweep/branch-order.ts';
import { gapSince, pageOf, tellOfBlocked, tellOfMigrations } from './sweep/notices.ts';
import { boardsOf, standingNow } from './sweep/observed-state.ts';
import { groundOf, planSweep } from './sweep/plan-sweep.ts';
import { runPlan } from './sweep/run-plan.ts';
import type { SweepInputs } from './sweep/sweep-state.ts';
import { withUnremembered } from './sweep/unexplained-labels.ts';

/** What was pushed. */
export interface Pushed {
  readonly branch: string;
  readonly sender: Account | null;
  /** The whole message of the last commit; `null`: the event does not say. */
  readonly message: string | null;
}

const TITLE = 'Rekindle: migrate';

/**
 * Proposes what is due, as a sweep would. `pushed`: on this branch alone; `null`: on all. What we pushed
 * ourselves leads to nothing, or it would go round for ever.
 * @throws UserError where inputs and config contradict each other
 */
export async function migrate(
  hub: GitHubRepository,
  inputs: SweepInputs,
  pushed: Pushed | null,
): Promise<ModeResult> {
  const context = openContext(hub, inputs);
  const idle = (level: 'notice' | 'info', message: string): ModeResult => {
    context.say(level, message);
    return withFigures(context.result(TITLE, { truncated: false, failed: false }));
  };
  for (const { level, message } of context.problems)
    context.say(level === 'error' ? 'error' : 'warning', message);
  if (hub.facts.defaultBranch === null) return idle('notice', 'The repository has no commit yet.');
  if (!context.config.usable) return idle('notice', 'Nothing is written: the config has mistakes.');
  if (hub.facts.archived) return idle('notice', 'Nothing is written: the repository is archived.');
  if (pushed && isOwn(pushed, context))
    return idle('info', 'This was our own push: nothing follows from it.');
  let seen: BranchScan | null = null;
  let end = { truncated: false, failed: false };
  try {
    // A run that the push itself started works on its head: that is no agent at work.
    seen = await see('all', await lifeOf(context, pushed === null), context);
    end = { truncated: await migrated(seen, pushed, inputs, context), failed: false };
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    end = endedBy(error, context);
  }
  if (seen) context.page(pageOf(seen, context));
  const result = context.result(TITLE, end);
  if (seen === null) return withFigures(result);
  return withPage(withOutputs(result, seen.report, inputs.resultFile), seen, inputs);
}

/** The push of a tag, or of a branch that is gone. */
export function nothingPushed(): ModeResult {
  const message = 'No branch was pushed to: there is nothing to do.';
  return withFigures(nothing(told(TITLE, [{ level: 'info', message }], [])));
}

function isOwn({ branch, sender, message }: Pushed, { hub }: ModeContext): boolean {
  const ours = sender !== null && sender.login.toLowerCase() === hub.facts.account.toLowerCase();
  return ours || isProposal(branch) || (message !== null && isSigned(message));
}

/** Whether something is left. */
async function migrated(
  seen: BranchScan,
  pushed: Pushed | null,
  inputs: SweepInputs,
  context: ModeContext,
): Promise<boolean> {
  const isMeant = ({ branch }: Pick<BranchVisit, 'branch'>) => pushed === null || branch === pushed.branch;
  const meant = seen.found.filter(isMeant);
  const mute = seen.report.unreadable.filter(({ branch }) => pushed === null || branch === pushed.branch);
  tellOfMigrations(meant, seen.found, context);
  tellOfBlocked(meant, mute, context);
  const standing = await withUnremembered(await standingNow(context), seen.found, context);
  gapSince(standing, context);
  const plan = planSweep({ seen, standing, cursor: null }, context);
  const { left } = await runPlan(
    {
      plan: { ...plan, turns: plan.turns.filter(isMeant) },
      boards: boardsOf(standing),
      cursor: null,
      limits: inputs,
      groundOf: ({ branch, sha, found }) => groundOf(branch ?? '', sha, found, seen.found, standing),
      does: ({ kind }) => kind === 'migrate',
      memo: standing.memo,
    },
    context,
  );
  return left;
}
