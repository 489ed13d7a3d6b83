// Every call of the other half of the scenarios fails in every way, on another core.
import { share } from '../exhaustive.ts';
import { faulted } from './stage/faulted.ts';
import { SCENARIOS } from './stage/scenarios.ts';

faulted(
  share(
    SCENARIOS.filter((_, at) => at % 2 === 1),
    9,
  ),
);
