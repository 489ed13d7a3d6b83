// Every call of every second scenario fails in every way; the others are beside it, for another core.
import { exhaustive } from '../exhaustive.ts';
import { faulted } from './stage/faulted.ts';
import { SCENARIOS } from './stage/scenarios.ts';

/** By day one that only looks, and one that changes what there is. */
const DAILY = ['push, check', '/retry'];

faulted(SCENARIOS.filter(({ name }, at) => at % 2 === 0 && (exhaustive || DAILY.includes(name))));
