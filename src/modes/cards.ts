// The card of a workflow as every mode draws it: the same state gives the same bytes.
import type { Change } from '../model/change.ts';
import type { Choice } from '../model/choice.ts';
import { UserError } from '../model/errors.ts';
import { listedIn } from '../report/change.ts';
import { recoveryCard } from '../report/github/card.ts';
import { type Freeze, withFreeze } from '../report/github/freeze.ts';
import type { CardView, Prospects, Seat, Turn } from '../report/github/view.ts';
import type { Desk } from './desk.ts';
import { changeOf, type Found, type Giver } from './looking.ts';

/** `fork`: it is shown on a pull request from another repository. */
export function cardView(found: Found, turn: Turn, seat: Seat, desk: Desk, fork = false): CardView {
  const { scanned, recovery } = found;
  return {
    scanned,
    recovery,
    ...prospectsOf(found, desk),
    turn,
    fork,
    seat,
    cli: desk.cli,
  };
}

/** Milliseconds: behind them every spelling of a time says something else, one of the day alone as well. */
const DAY = 86_400_000;

/**
 * Who would choose, and when, is not known yet. It is somebody who comes a day after the last activity: then
 * every time that the order will set differs from what stands there, as it will, and the words are the same
 * until the workflow moves.
 */
export function somebody({ recovery: { activity } }: Pick<Found, 'recovery'>): Giver {
  return { by: 'whoever gives the order', at: (activity.at ?? 0) + DAY };
}

function prospectsOf(found: Found, desk: Desk): Prospects {
  const fresh = wouldBe({ name: 'fresh', all: false }, found, desk);
  return {
    resuming: wouldBe({ name: 'resume' }, found, desk),
    fresh: fresh && { change: fresh, listed: listedIn(found.snapshot, fresh) },
    wakes: desk.config.dispatch.kind,
  };
}

/** `null`: the choice does not fit. */
function wouldBe(choice: Choice, found: Found, desk: Desk): Change | null {
  try {
    return changeOf([choice], found, somebody(found), desk).change;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** What has become of a workflow that is frozen is that it is frozen. */
export function turnOf(freeze: Freeze | null, otherwise: Turn): Turn {
  return freeze === null ? otherwise : { kind: 'frozen', by: freeze.by, until: freeze.until };
}

/** The body of a card; `before`: as it stands there, `null` where it is new. */
export function cardBody(view: CardView, before: string | null, freeze: Freeze | null): string {
  return withFreeze(recoveryCard(view, before), freeze);
}
