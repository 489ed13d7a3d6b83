// Every call of every second scenario fails in every way; the others are beside it, for another core.
import { share } from '../exhaustive.ts';
import { faulted } from './stage/faulted.ts';
import { SCENARIOS } from './stage/scenarios.ts';

faulted(
  share(
    SCENARIOS.filter((_, at) => at % 2 === 0),
    9,
  ),
);
