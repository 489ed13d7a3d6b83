// The mode `guard`: after an agent's step it says whether its work is finished and pushed, before
// the runner is gone.
import { ignored } from '../config/ignore.ts';
import { WorldError } from '../model/errors.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { guardWords, isTrouble } from '../report/github/guard-report.ts';
import { look } from '../scan-repository.ts';
import { keyOf } from '../text/hash.ts';
import { once } from '../text/lookup.ts';
import { endedBy } from './error-result.ts';
import { cardsLeft, groundAt, type LazyGround } from './guard/job-cards.ts';
import { NONE, saved } from './guard/save-checkpoint.ts';
import { type Checkout, type GuardCall, type InHand, inHand } from './guard/touched-workflows.ts';
import { type ModeContext, type ModeResult, openContext } from './mode-context.ts';
import { withOutputs, withPage } from './scan-outputs.ts';
import type { SweepInputs } from './sweep/sweep-state.ts';

const TITLE = 'Rekindle: guard';

/** @throws UserError where there is no checkout, or inputs and config contradict each other */
export async function guard(
  hub: GitHubRepository,
  inputs: SweepInputs,
  call: GuardCall,
  checkout: Checkout,
): Promise<ModeResult> {
  const context = openContext(hub, inputs);
  for (const { level, message } of context.problems)
    context.say(level === 'error' ? 'error' : 'warning', message);
  const looked = await look(checkout, { kind: 'worktree' }, context.settings, 'scan', context.engine);
  let end = { truncated: false, failed: false };
  try {
    const found = await inHand(looked, call, checkout, context);
    const why = whyNothing(call, context);
    const saving = why === null && call.checkpoint;
    const ground: LazyGround = once(() => groundAt(found.handled, context));
    const { paths, head } = saving
      ? await saved(looked, found, call, { ...checkout, ground }, context)
      : NONE;
    const { torn, gone, unpushed } = found;
    const shown = head ?? found.shown;
    const handled = found.handled.map((one) => ({
      ...one,
      sha: head ?? one.sha,
      unsaved: one.unsaved.filter((path) => !paths.has(path)),
    }));
    const words = guardWords({ job: call.job, left: handled, torn, gone, unpushed });
    context.page(words.summary);
    if (why === null) await told({ ...found, handled, shown, ground }, words, call, inputs, context);
    else context.say('notice', `Nothing is written: ${why}.`);
    for (const one of handled.filter(isTrouble))
      context.say(
        'warning',
        `${one.recovery.id}: ${guardWords({ job: call.job, left: [one], torn: [] }).title}.`,
      );
    for (const id of gone) context.say('warning', `${id}: taken away, which no pushed commit says.`);
    for (const path of torn)
      context.say('warning', `${path}: this ${path.endsWith('/') ? 'folder' : 'state file'} cannot be read.`);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    end = endedBy(error, context);
  }
  const result = withOutputs(context.result(TITLE, end), looked.report, inputs.resultFile);
  return withPage(result, looked, inputs);
}

/** Why nothing is written, one of our clauses; `null`: nothing stands against it. */
function whyNothing({ fork = false, branch }: GuardCall, { config, hub }: ModeContext): string | null {
  if (fork) return 'this is work on a fork or another repository, or that cannot be told';
  if (branch !== null && ignored(config, { branch }))
    return `ignore.branches in the config leaves the branch ${JSON.stringify(branch)} alone`;
  if (!config.usable) return 'the config has mistakes';
  return hub.facts.archived ? 'the repository is archived' : null;
}

type Told = Pick<InHand, 'handled' | 'torn' | 'gone' | 'shown'> & { readonly ground: LazyGround };

/** The check run comes first, because it can block a merge. */
async function told(
  { handled, torn, gone, shown, ground }: Told,
  words: ReturnType<typeof guardWords>,
  call: GuardCall,
  { gate, maxOpenIssues }: SweepInputs,
  context: ModeContext,
): Promise<void> {
  const trouble = handled.filter(isTrouble);
  const isCalm = trouble.length + torn.length + gone.length === 0;
  if (shown === null) context.say('notice', `No check run is written: ${NOT_THERE}`);
  else
    await context.attempt({
      kind: 'check-run',
      key: `guard-${shown.slice(0, 16)}`,
      sha: shown,
      conclusion: isCalm ? 'success' : gate ? 'action_required' : 'neutral',
      ...words,
      annotations: [],
      ...(call.jobName === undefined ? {} : { job: keyOf('guard-job', call.jobName) }),
    });
  await cardsLeft(trouble, call, maxOpenIssues, ground, context);
}

const NOT_THERE =
  'found no commit of what is checked out on GitHub, expected its branch there. Push it once; what was ' +
  'found stands in the summary.';
