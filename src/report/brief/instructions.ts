// What each action means for an agent: what to do, and what to leave.
import type { Action } from '../../model/decision.ts';

const KEEP = [
  'Do not run a finished step again, unless it is named under what is not trusted.',
  'Do not ask again what a person has answered or decided.',
  'After each step, bring the state file up to date as its format asks.',
];

/** Seeds 001 and 002 (recovery): continue instead of restarting, never ask twice, stop for a person. */
export const ORDERS: Readonly<Record<Action, readonly string[]>> = {
  resume: ['Continue what is there. Do not restart it, and do not undo it.', ...KEEP],
  rerun: [
    'Run the named step again, with what is there as its input. Leave the steps before it alone.',
    ...KEEP,
  ],
  advance: ['Take what was made as done and begin the named step.', ...KEEP],
  wait: [
    'Do not go on. Present what waits, word for word, and stop until a person has answered or approved.',
    'Do not answer or approve in their place.',
  ],
  ask: ['Do not go on. Show a person what was found and let them choose.'],
  block: ['Do not go on, and change nothing. Show a person what was found and let them decide.'],
  'start-fresh': ['Do not resume this run. Start a new one; what its notes say is context and nothing more.'],
  none: ['Nothing is to be done.'],
};
