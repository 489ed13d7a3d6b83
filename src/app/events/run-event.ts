// Runs the mode that an event of GitHub asks for, in a repository that has our config.

import { WorldError } from '../../model/errors.ts';
import type { PullRequestEvent, SupportedEvent } from '../../model/github/event.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { endsAll, type ModeResult, nothing, told } from '../../modes/mode-context.ts';
import { whySilent } from '../../modes/single-writer.ts';
import type { SweepInputs } from '../../modes/sweep/sweep-state.ts';
import type { Base, CheckCall } from '../../report/check/conclusion.ts';

type Walk<Name extends SupportedEvent['name']> = (
  event: Extract<SupportedEvent, { name: Name }>,
  hub: GitHubRepository,
  inputs: SweepInputs,
) => Promise<ModeResult>;

const NO_CONFIG =
  'The default branch has no .github/rekindle.yml, so that nothing is written here. ' +
  'Merge the pull request that proposes one, or add it yourself.';

/** Why a repository is only looked at; `null`: it is worked on. */
export function whyLeft(hub: GitHubRepository): string | null {
  return hub.facts.config === null ? NO_CONFIG : whySilent(hub);
}

/** The result of a mode that does nothing; only the log says why. */
export const silent = (message: string): ModeResult =>
  nothing(told('Rekindle', [{ level: 'notice', message }], []));

/**
 * Claims the repository for us, where we may. `false`: somebody else was faster.
 * @throws WorldError that ends all
 */
export async function taken(hub: GitHubRepository): Promise<boolean> {
  if (hub.facts.archived) return true;
  try {
    return await hub.keep();
  } catch (error) {
    // Without that permission nothing else that a marker could protect can be written either.
    if (!(error instanceof WorldError) || endsAll(error)) throw error;
    return true;
  }
}

/**
 * The result of a mode where somebody else was faster; `null`: the repository is ours to look after.
 * @throws as `taken` does
 */
export async function overtaken(hub: GitHubRepository): Promise<ModeResult | null> {
  if (await taken(hub)) return null;
  return silent('Another account looks after this repository since this moment.');
}

/** Works an event; each mode's code is loaded when it is needed. @throws UserError, WorldError */
export async function runMode(
  event: SupportedEvent,
  hub: GitHubRepository,
  inputs: SweepInputs,
): Promise<ModeResult> {
  const why = whyLeft(hub);
  if (why !== null) return silent(why);
  const other = await overtaken(hub);
  if (other !== null) return other;
  if (event.name === 'push') return pushed(event, hub, inputs);
  if (event.name === 'pull_request' || event.name === 'merge_group') return proposed(event, hub, inputs);
  if (event.name === 'check_run') return checkedAgain(event, hub, inputs);
  const { handleCommand } = await import('../../modes/command.ts');
  return handleCommand(hub, event, inputs);
}

/**
 * Compared with where the branch left the default branch, so that what it brought stays new until it is
 * fixed; the default branch itself with what it was before.
 */
const pushed: Walk<'push'> = async ({ branch, before, after }, hub, inputs) => {
  const main = hub.facts.defaultBranch;
  if (main === null || branch !== main.name) {
    const fork = main && after !== null ? await hub.mergeBase(main.sha, after) : null;
    return judged({ head: after, branch }, baseAt(fork), hub, inputs);
  }
  return judged({ head: after, branch }, before === null ? { kind: 'nothing' } : baseAt(before), hub, inputs);
};

/** The head itself, not the merge that GitHub makes of it. */
const proposed = async (
  { head, base, fork = true }: Pick<PullRequestEvent, 'head' | 'base'> & { readonly fork?: boolean },
  hub: GitHubRepository,
  inputs: SweepInputs,
): Promise<ModeResult> => {
  const at = { head: head.sha, branch: fork ? null : head.ref };
  return judged(at, baseAt(await hub.mergeBase(base.sha, head.sha)), hub, inputs);
};

/** Somebody asks for the commit to be checked again. */
const checkedAgain: Walk<'check_run'> = async ({ sha }, hub, inputs) => {
  const main = hub.facts.defaultBranch;
  const fork = main === null ? null : await hub.mergeBase(main.sha, sha);
  return judged({ head: sha, branch: null }, fork === sha ? { kind: 'none' } : baseAt(fork), hub, inputs);
};

function baseAt(commit: string | null): Base {
  return commit === null ? { kind: 'missing' } : { kind: 'commit', commit };
}

async function judged(
  at: Pick<CheckCall, 'head' | 'branch'>,
  base: Base,
  hub: GitHubRepository,
  inputs: SweepInputs,
): Promise<ModeResult> {
  const { check } = await import('../../modes/check.ts');
  const call: CheckCall = { ...at, base, remarks: [], failOn: inputs.failOn, resultFile: '' };
  const result = await check(hub, hub, call, { ...inputs, insists: true });
  // The conclusion is shown at the commit; the delivery only asked that it be judged.
  return { ...result, failed: false };
}
