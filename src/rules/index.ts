// The invariants that any format may break; their order has no meaning, since they are shown by id.
import type { Rule } from '../model/rule.ts';
import { artifactComplete } from './artifact-complete.ts';
import { artifactExists } from './artifact-exists.ts';
import { artifactPathSafe } from './artifact-path-safe.ts';
import { endedWhole } from './ended-whole.ts';
import { progressRecent } from './progress-recent.ts';
import { specHashMatches } from './spec-hash-matches.ts';
import { specHashVerifiable } from './spec-hash-verifiable.ts';
import { specPresent } from './spec-present.ts';
import { stateAvailable } from './state-available.ts';
import { stateConsistent } from './state-consistent.ts';
import { stateDamaged } from './state-damaged.ts';
import { stateFilled } from './state-filled.ts';
import { stateKnown } from './state-known.ts';
import { stateNotConflicted } from './state-not-conflicted.ts';
import { stateReadable } from './state-readable.ts';
import { stateSafe } from './state-safe.ts';
import { stateUnique } from './state-unique.ts';
import { statusKnown } from './status-known.ts';
import { timestampSane } from './timestamp-sane.ts';
import { trackerAgrees } from './tracker-agrees.ts';
import { versionCurrent } from './version-current.ts';
import { versionKnown } from './version-known.ts';

export const rules: readonly Rule[] = [
  stateReadable,
  stateAvailable,
  stateSafe,
  stateNotConflicted,
  stateDamaged,
  stateKnown,
  stateFilled,
  versionKnown,
  versionCurrent,
  statusKnown,
  stateConsistent,
  stateUnique,
  specPresent,
  specHashMatches,
  specHashVerifiable,
  artifactExists,
  artifactPathSafe,
  artifactComplete,
  timestampSane,
  trackerAgrees,
  endedWhole,
  progressRecent,
];
