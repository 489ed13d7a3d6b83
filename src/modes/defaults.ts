// The defaults of the modes, which are those of the Action's inputs, in one place.

import { DAY } from '../model/time-units.ts';
import type { SweepInputs } from './sweep/sweep-state.ts';

/** Defaults (docs/action.md). Ages have none, so that the config counts before its own defaults do. */
export const USUAL = {
  ages: { staleAfter: null, abandonedAfter: null },
  commandPermission: 'write',
  allowedBots: [],
  again: false,
  /** A day: a job may wait for its runner for hours. */
  oldAfter: DAY,
  dryRun: false,
  failOn: 'invalid',
  gate: true,
  operations: 200,
  maxOpenIssues: 5,
  maxNewPullRequests: 2,
} as const satisfies Partial<SweepInputs>;
