// Whether one could go on from a state: it can be read, and no rule says that it contradicts itself.
import type { Format } from '../model/format.ts';
import type { Finding, Rule, Settings } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import type { WorkflowState } from '../model/workflow.ts';
import { catchFault } from './catch-fault.ts';
import { inspect } from './inspect.ts';
import { load } from './load.ts';
import { parseCache } from './parse-cache.ts';
import { subjectOf } from './rule-context.ts';
import { cutOf } from './truncation.ts';

/** What judging a state of a site needs. */
export interface Judge {
  readonly format: Format;
  /** The rules of every format and those of this one. */
  readonly rules: readonly Rule[];
  readonly settings: Settings;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
}

/** What a state file that can be read says, and what is held against the file itself. */
export interface ValidatedState {
  readonly states: readonly WorkflowState[];
  readonly faults: readonly Finding[];
}

/** What a fault of the state itself is; the ground that it stands on is another matter. */
const OF_THE_GROUND: ReadonlySet<string> = new Set(['spec-present', 'spec-hash-matches', 'state-unique']);

/** `null` where it cannot be read, or is another tool's. Nothing is remembered. */
export function judged({ format, rules, settings, site, snapshot }: Judge): ValidatedState | null {
  const result = load(format, site, snapshot, parseCache());
  if (result.kind !== 'loaded') return null;
  const { doc, version, migrated } = result.loaded;
  if (cutOf(format, doc, site, snapshot) !== null) return null;
  const read = catchFault(() => format.read(doc, site, snapshot));
  if (!read.ok) return null;
  const faults = read.value.flatMap((state) => {
    const base = subjectOf(format, site, snapshot, settings);
    return inspect(rules, { ...base, doc, version, outdated: migrated.length > 0, state });
  });
  const weighs = ({ consequence, rule }: Finding) =>
    (consequence === 'block' || consequence === 'ask' || rule === 'state-damaged') &&
    !OF_THE_GROUND.has(rule);
  return { states: read.value, faults: faults.filter(weighs) };
}

export function isSound(judge: Judge): boolean {
  const one = judged(judge);
  return one !== null && one.states.length > 0 && one.faults.length === 0;
}
