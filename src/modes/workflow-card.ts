// The card of a workflow as every mode makes it: the same state gives the same bytes.
import type { Change } from '../model/change.ts';
import type { Choice } from '../model/choice.ts';
import { UserError } from '../model/errors.ts';
import { DAY } from '../model/time-units.ts';
import { recoveryCard } from '../report/github/card/card.ts';
import { type Freeze, freezeGivenIn, withFreeze, withFreezeGiven } from '../report/github/card/freeze.ts';
import type { CardOutcome, CardView, Prospects, ReplyContext } from '../report/github/workflow-view.ts';
import { listedIn } from '../report/terminal/change.ts';
import type { ModeContext } from './mode-context.ts';
import { changeOf, type Giver, type LocatedWorkflow } from './scan.ts';

/** `fork`: it is shown on a pull request from another repository. */
export function cardView(
  found: LocatedWorkflow,
  turn: CardOutcome,
  seat: ReplyContext,
  context: ModeContext,
  fork = false,
): CardView {
  const { scanned, recovery } = found;
  return {
    scanned,
    recovery,
    ...prospectsOf(found, context),
    turn,
    fork,
    seat,
    cli: context.cli,
  };
}

/**
 * Who would choose, and when, is not known yet. So it is assumed to be somebody a day after the last
 * activity: then every time that the command will set differs from what stands there, as it will, and the
 * words are the same until the workflow moves.
 */
export function somebody({ recovery: { activity } }: Pick<LocatedWorkflow, 'recovery'>): Giver {
  return { by: 'the person who gives the command', at: (activity.at ?? 0) + DAY };
}

function prospectsOf(found: LocatedWorkflow, context: ModeContext): Prospects {
  const fresh = wouldBe({ name: 'start-fresh', all: false }, found, context);
  return {
    resuming: wouldBe({ name: 'resume' }, found, context),
    fresh: fresh && { change: fresh, listed: listedIn(found.snapshot, fresh) },
    wakes: context.config.dispatch.kind,
  };
}

/** `null`: the choice does not fit. */
function wouldBe(choice: Choice, found: LocatedWorkflow, context: ModeContext): Change | null {
  try {
    return changeOf([choice], found, somebody(found), context).change;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** For a frozen workflow the outcome is the freeze. */
export function turnOf(freeze: Freeze | null, otherwise: CardOutcome): CardOutcome {
  return freeze === null ? otherwise : { kind: 'frozen', by: freeze.by, until: freeze.until };
}

/** The body of a card; `before`: as it stands there, `null` where it is new. */
export function cardBody(view: CardView, before: string | null, freeze: Freeze | null): string {
  const body = withFreeze(recoveryCard(view, before), freeze);
  return before === null ? body : withFreezeGiven(body, freezeGivenIn(before));
}
