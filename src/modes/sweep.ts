// The mode `sweep`: scans every branch, tells people where they work what needs them, and proposes
// migrations.
import { WorldError } from '../model/errors.ts';
import type { RemoteEffect } from '../model/github/effects.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { fence } from '../text/escape.ts';
import { endedBy } from './error-result.ts';
import { type ModeContext, type ModeResult, openContext } from './mode-context.ts';
import { type BranchScan, lifeOf, see } from './scan-branches.ts';
import { withFigures, withOutputs, withPage } from './scan-outputs.ts';
import { cursorOf, stuckNow, updateDashboard } from './sweep/dashboard.ts';
import { gapSince, pageOf, progressOf, tellOf } from './sweep/notices.ts';
import { boardsOf, type ObservedState, standingNow } from './sweep/observed-state.ts';
import { groundOf, planSweep } from './sweep/plan-sweep.ts';
import { runPlan } from './sweep/run-plan.ts';
import type { SweepInputs } from './sweep/sweep-state.ts';
import { withUnremembered } from './sweep/unexplained-labels.ts';

const TITLE = 'Rekindle: sweep';

export interface SweepResult extends ModeResult {
  /** Branches whose first pull request is locked; absent: the pull requests are not known. */
  readonly locked?: ReadonlySet<string>;
}

/**
 * Does what is due on GitHub, within its limits; what is left goes on with the next sweep. A second one in a
 * row writes nothing. Two at once come to the same as one: every effect is found by its key.
 * @throws UserError where inputs and config contradict each other
 */
export async function sweep(hub: GitHubRepository, inputs: SweepInputs): Promise<SweepResult> {
  const dry = wordsOfDryRun(inputs.dryRun);
  const context = dry.over(openContext(hub, inputs));
  for (const { level, message } of context.problems)
    context.say(level === 'error' ? 'error' : 'warning', message);
  if (hub.facts.defaultBranch === null) {
    context.say('notice', 'The repository has no commit on its default branch: there is nothing to look at.');
    return withFigures(context.result(TITLE, { truncated: false, failed: false }));
  }
  let seen: BranchScan | null = null;
  let end = { truncated: false, failed: false };
  let locked: ReadonlySet<string> | null = null;
  try {
    const life = await lifeOf(context, true);
    seen = await see('all', life, context);
    const done = await swept(seen, inputs, context);
    end = { truncated: done.left, failed: false };
    ({ locked } = done);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    end = endedBy(error, context);
  }
  if (seen) context.page(pageOf(seen, context));
  for (const words of dry.pages()) context.page(words);
  const result = context.result(TITLE, end);
  if (seen === null) return withFigures(result);
  const shown = await withPage(withOutputs(result, seen.report, inputs.resultFile), seen, inputs);
  return { ...shown, ...(locked && { locked }) };
}

interface Swept {
  /** Whether something is left. */
  readonly left: boolean;
  /** `null`: the pull requests are not known. */
  readonly locked: ReadonlySet<string> | null;
}

async function swept(seen: BranchScan, inputs: SweepInputs, context: ModeContext): Promise<Swept> {
  const { hub, config } = context;
  tellOf(seen, context);
  if (!config.usable || hub.facts.archived) {
    const why = config.usable ? 'the repository is archived' : 'the config has mistakes';
    context.say('notice', `Nothing is written: ${why}.`);
    return { left: false, locked: null };
  }
  const standing = await withUnremembered(await standingNow(context), seen.found, context);
  gapSince(standing, context);
  const body = standing.board?.body ?? null;
  const cursor = cursorOf(body);
  const plan = planSweep({ seen, standing, cursor }, context);
  const worked = await runPlan(
    {
      plan,
      boards: boardsOf(standing),
      cursor,
      limits: inputs,
      groundOf: ({ branch, sha, found }) => groundOf(branch ?? '', sha, found, seen.found, standing),
      does: () => true,
      memo: standing.memo,
    },
    context,
  );
  const stuck = stuckNow(worked, body);
  progressOf(worked, stuck, context);
  const ahead = plan.turns.slice(worked.passed).filter(({ branch }) => branch !== null).length;
  const looked = worked.cursor === null ? seen.branches : seen.branches - ahead;
  if (config.dashboard && standing.issues.known)
    await updateDashboard({ seen, standing, worked, looked, stuck }, context);
  return { left: worked.left, locked: lockedIn(standing) };
}

function lockedIn({ pulls }: ObservedState): ReadonlySet<string> | null {
  if (!pulls.known) return null;
  return new Set([...pulls.value].flatMap(([branch, [first]]) => (first?.locked === true ? [branch] : [])));
}

interface DryRun {
  /** The same context, whose effects are only recorded. */
  readonly over: (context: ModeContext) => ModeContext;
  /** Markdown for the job's page; empty where it is no dry run. */
  readonly pages: () => readonly string[];
}

/** UTF-16 units of the page; the log has every effect whole. */
const ROOM = 150_000;

function wordsOfDryRun(isDry: boolean): DryRun {
  const seen: RemoteEffect[] = [];
  const noted = (effect: RemoteEffect): RemoteEffect => {
    if (isDry) seen.push(effect);
    return effect;
  };
  return {
    over: (context) => ({
      ...context,
      land: (effect) => context.land(noted(effect)),
      attempt: (effect) => context.attempt(noted(effect)),
    }),
    pages: () => (isDry ? pagesOf(seen) : []),
  };
}

function pagesOf(effects: readonly RemoteEffect[]): readonly string[] {
  const head = `### What would have been done (${effects.length})\n`;
  let room = ROOM;
  const shown = effects.map(partOf).filter((part) => {
    room -= part.length;
    return room > 0;
  });
  const left = effects.length - shown.length;
  return [head, ...shown, ...(left === 0 ? [] : [`and ${left} more, all in the log\n`])];
}

function partOf(effect: RemoteEffect): string {
  const { kind, key } = effect;
  const words = 'body' in effect ? effect.body : 'summary' in effect ? effect.summary : '';
  const data = fence(JSON.stringify(effect, null, 2), 'json');
  const read = words === '' ? '' : `\n${fence(words, 'markdown')}`;
  const name = `${kind} <code>${key.replace(/[^\w-]/g, '')}</code>`;
  return `<details><summary>${name}</summary>\n\n${data}${read}\n</details>\n`;
}
