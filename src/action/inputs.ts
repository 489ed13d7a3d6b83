// The Action's inputs: what a workflow may set, what counts where it does not, and what is refused.
import { UserError } from '../model/errors.ts';
import type { Settings } from '../model/rule.ts';
import { FAIL_ON, type FailOn } from '../report/conclusion.ts';
import { DURATION, parseDuration } from '../text/duration.ts';

const MODES = ['auto', 'check'] as const;

/** Public: as action.yml declares them, with their defaults. */
export const INPUTS = {
  mode: 'auto',
  'stale-after': '7d',
  'abandoned-after': '30d',
  'fail-on': 'invalid',
} as const;
type Input = keyof typeof INPUTS;

export interface Inputs {
  readonly settings: Settings;
  readonly failOn: FailOn;
}

/** `read` gives what the runner hands over, `''` where nothing is set. @throws UserError */
export function readInputs(read: (name: Input) => string, now: number): Inputs {
  const given = (name: Input) => read(name).trim() || INPUTS[name];
  // Both modes that there are come to the same: what to look at follows from the event alone.
  oneOf(MODES, 'mode', given('mode'), ': this version has no other mode');
  const failOn = oneOf(FAIL_ON, 'fail-on', given('fail-on'));
  const staleAfter = durationOf('stale-after', given('stale-after'));
  const abandoned = given('abandoned-after');
  const abandonedAfter = durationOf('abandoned-after', abandoned);
  if (abandonedAfter >= staleAfter) return { failOn, settings: { now, staleAfter, abandonedAfter } };
  // Whoever only says when things are stale must not be told off for a default.
  if (abandoned === INPUTS['abandoned-after'])
    return { failOn, settings: { now, staleAfter, abandonedAfter: staleAfter } };
  throw refused('abandoned-after', abandoned, `no less than stale-after, which is ${given('stale-after')}`);
}

function oneOf<T extends string>(words: readonly T[], name: Input, value: string, why = ''): T {
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  const quoted = words.map((one) => JSON.stringify(one));
  throw refused(name, value, `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}${why}`);
}

function durationOf(name: Input, value: string): number {
  const duration = parseDuration(value);
  if (duration === null) throw refused(name, value, DURATION);
  return duration;
}

function refused(name: Input, value: string, expected: string): UserError {
  return new UserError(`Input "${name}": found ${JSON.stringify(value)}, expected ${expected}.`);
}
