// Every call of the other half of the scenarios fails in every way, on another core.
import { exhaustive } from '../exhaustive.ts';
import { faulted } from './stage/faulted.ts';
import { SCENARIOS } from './stage/scenarios.ts';

/** By day one that only looks, and one that changes what there is. */
const DAILY = ['pull request, check: valid', '/migrate'];

faulted(SCENARIOS.filter(({ name }, at) => at % 2 === 1 && (exhaustive || DAILY.includes(name))));
