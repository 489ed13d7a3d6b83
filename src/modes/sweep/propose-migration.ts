// Opens or updates a migration's pull request, and remembers for which nothing more is to be done.

import { WorldError } from '../../model/errors.ts';
import type { EffectResult, PullRequestEffect } from '../../model/github/effects.ts';
import type { CheckCall } from '../../report/check/conclusion.ts';
import { checkRunOf } from '../../report/github/check-run.ts';
import { movedBaseWords, unopenedWords } from '../../report/github/proposal/problems.ts';
import { DOORS, type Host } from '../../report/host-wording.ts';
import { look } from '../../scan-repository.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { standsFor } from '../migration-pull-requests.ts';
import { addressOf, endsAll, type ModeContext, refusalWords } from '../mode-context.ts';
import type { SweepOperation } from './operation.ts';
import { digitsOf, refusedDigits } from './saved-state.ts';

/** What a proposal needs, and what it changes. */
export interface Proposing {
  readonly context: ModeContext;
  readonly memo: { readonly proposals: Map<string, string> };
  /** Numbers of pull requests by the card's key of their workflow. */
  readonly opened: Map<string, number>;
  newPulls: number;
  noPulls: boolean;
  landed: number;
}

type Migrate = SweepOperation & { readonly kind: 'migrate' };

/** `place`: the pull request of the branch, where people look. @throws WorldError where it ends everything */
export async function propose(act: Migrate, place: number | null, state: Proposing): Promise<void> {
  const { effect } = act;
  const { context } = state;
  try {
    const done = await proposed(act, state);
    if (done !== null) state.memo.proposals.set(effect.key, done);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const { refused } = error;
    if (endsAll(error)) throw error;
    context.say('warning', refusalWords(effect, error));
    if (refused === 'workflows') {
      // It stays refused until the branch or the account changes: another try would write in vain (G07).
      context.say('warning', `${effect.base}: ${behind(context.inputs.door)}`);
      state.memo.proposals.set(effect.key, refusedDigits(effect.head, context.hub.facts.account));
    }
    state.noPulls ||= refused === 'permission' || refused === 'actions-pull-requests';
    if (refused !== 'actions-pull-requests') return;
    await leftByHand(act, place, context);
    state.memo.proposals.set(effect.key, digitsOf(effect.head));
  }
}

const behind = (door: Host): string =>
  'its files in .github/workflows differ from those of the default branch, and this token may not make a ' +
  `branch of it. Merge the default branch into it, or ${DOORS[door].workflows}.`;

/** What is to be remembered once all is done; what ends before the check run does it all again. */
async function proposed({ effect, open, found }: Migrate, state: Proposing): Promise<string | null> {
  const { context } = state;
  if (open?.head && standsFor(effect, open)) {
    return (await judged(found, open.head.sha, context)) ? digitsOf(effect.head) : null;
  }
  const landed = await context.land(effect);
  state.landed += 1;
  if (landed.outcome === 'declined') return '-';
  if (landed.outcome === 'foreign') await toldOfMove(effect, landed, context);
  else if (landed.number !== null || context.inputs.dryRun) {
    if (open === null) state.newPulls += 1;
    if (landed.number !== null) state.opened.set(found.key, landed.number);
    if (landed.sha !== null && !(await judged(found, landed.sha, context))) return null;
  }
  return digitsOf(effect.head);
}

/** A person has taken over the branch, and its base has moved. */
async function toldOfMove(
  { key, base }: PullRequestEffect,
  { number }: EffectResult,
  context: ModeContext,
): Promise<void> {
  if (number === null) return;
  const body = movedBaseWords(`moved-${key}`, base);
  await context.attempt({ kind: 'comment', key: `moved-${key}`, issue: number, body, once: true });
}

/** The branch is there; the link to open the pull request by hand is reported where people look. */
async function leftByHand({ effect }: Migrate, place: number | null, context: ModeContext): Promise<void> {
  const { key, branch, base } = effect;
  const body = unopenedWords(`unopened-${key}`, { branch, base, address: addressOf(context) });
  context.page(body.slice(body.indexOf('\n') + 1));
  if (place !== null)
    await context.attempt({ kind: 'comment', key: `unopened-${key}`, issue: place, body, once: true });
}

/**
 * What is pushed with a workflow's own token starts no workflows, so our commit gets its check run from us.
 * False where that is to be tried again with the next sweep.
 */
async function judged(
  { sha: before, branch, looked }: LocatedWorkflow,
  sha: string,
  context: ModeContext,
): Promise<boolean> {
  const { hub, settings, engine, inputs, cli } = context;
  if (inputs.token === 'own') return true;
  const after = await look(hub, { kind: 'commit', revision: sha, branch }, settings, 'scan', engine);
  const call: CheckCall = {
    head: sha,
    base: { kind: 'commit', commit: before },
    failOn: inputs.failOn,
    remarks: [],
    resultFile: '',
  };
  const base = { judged: looked.judged.filter(({ holding }) => holding.owner === branch) };
  const run = checkRunOf(after, base, call, {
    typed: { commands: cli, dir: null },
    gate: inputs.gate,
    door: inputs.door,
  });
  if (run === null) return true;
  try {
    await context.land(run);
    return true;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    if (endsAll(error)) throw error;
    context.say('warning', refusalWords(run, error));
    return false;
  }
}
