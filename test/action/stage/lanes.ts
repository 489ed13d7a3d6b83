// Processes that run the built Action on the story's day, again and again: most of a run is Node's own start.
import { exhaustive } from '../../exhaustive.ts';
import { type Lane, laneOf } from '../host.ts';
import { NOW } from './world.ts';

const CLOCK = new URL('../../../tools/demo/clock.mjs', import.meta.url).href;

/** The day of the story, whatever day it is. */
export const AT_THAT_DAY = {
  NODE_OPTIONS: `--import=${CLOCK}`,
  DEMO_CLOCK_AHEAD: String(NOW - Date.now()),
};

const LANES = Array.from({ length: 3 }, () => laneOf(AT_THAT_DAY));
let used = 0;

/** What puts a run in one of them; by EXHAUSTIVE=1 each has its own start. */
export function inLane(): { readonly lane?: Lane } {
  const lane = exhaustive ? undefined : LANES[used++ % LANES.length];
  return lane === undefined ? {} : { lane };
}
