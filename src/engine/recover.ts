// One site of a snapshot to everything that is known of it: load → upgrade → inspect → decide.
import type { Fault } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import type { Proposal, Recovery, Unreadable } from '../model/recovery.ts';
import type { Rule, Settings, Subject } from '../model/rule.ts';
import type { Site, Version } from '../model/site.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { WorkflowState } from '../model/workflow.ts';
import { decide } from './decide.ts';
import { inspect } from './inspect.ts';
import { activityOf, livenessOf } from './liveness.ts';
import { guarded, type Load, load, type Memo } from './load.ts';

/** Everything but the site that a recovery rests on. */
export interface Ground {
  readonly format: Format;
  /** The rules of every format and those of this one. */
  readonly rules: readonly Rule[];
  readonly snapshot: Snapshot;
  readonly settings: Settings;
  readonly memo: Memo;
}

const STILL = { activity: { at: null, from: 'unknown' }, liveness: 'unknown' } as const;

/** Recovers the workflows of one site; a site that is another tool's gives nothing. */
export function recoverSite(site: Site, ground: Ground): readonly (Recovery | Unreadable)[] {
  const result = load(ground.format, site, ground.snapshot, ground.memo);
  if (result.kind === 'foreign') return [];
  if (result.kind === 'fault')
    return [result.ours ? blocked(site, result.fault, ground) : unreadable(site, result.fault, ground)];
  const doc = result.kind === 'loaded' ? result.loaded.doc : null;
  const states = guarded(() => ground.format.read(doc, site, ground.snapshot));
  if (!states.ok) return [blocked(site, states.fault, ground)];
  // Of two state files neither may say that the work has ended, before a person said which one is right.
  const alone = site.rivals.length === 0;
  return states.value.map((state) =>
    recoverState(alone ? state : { ...state, ended: null }, site, result, ground),
  );
}

function subjectOf(site: Site, ground: Ground): Subject {
  return {
    site,
    snapshot: ground.snapshot,
    settings: ground.settings,
    fault: null,
    doc: null,
    version: null,
    newest: ground.format.versions.at(-1) ?? null,
    outdated: false,
    state: null,
    ...STILL,
  };
}

function recoverState(state: WorkflowState, site: Site, result: Load, ground: Ground): Recovery {
  const loaded = result.kind === 'loaded' ? result.loaded : null;
  const moved = activityOf(state, ground.snapshot, ground.settings);
  const liveness = livenessOf(state, moved.activity, ground.settings);
  const base = subjectOf(site, ground);
  const subject = {
    ...base,
    doc: loaded?.doc ?? null,
    version: loaded?.version ?? null,
    outdated: (loaded?.migrated.length ?? 0) > 0,
    state,
    activity: moved.activity,
    liveness,
  };
  const findings = inspect(ground.rules, subject);
  return {
    id: `${state.format}:${state.feature}`,
    format: state.format,
    feature: state.feature,
    path: state.path,
    version: subject.version,
    newest: base.newest,
    state,
    activity: moved.activity,
    liveness,
    findings,
    decision: decide(state, findings),
    proposals: proposalsOf(state, loaded?.migrated ?? []),
    notes: [...versionNotes(subject.version), ...state.notes, ...moved.notes],
  };
}

function versionNotes(version: Version | null): readonly string[] {
  return version?.assumed ? [`The file names no schema version; ${version.written} is assumed.`] : [];
}

function proposalsOf(state: WorkflowState, migrated: readonly string[]): readonly Proposal[] {
  if (migrated.length === 0) return [];
  return [{ kind: 'migrate', summary: migrated.join(', '), files: [{ path: state.path, change: 'modify' }] }];
}

/** Ours, and not to be read: a workflow whose decision blocks. */
function blocked(site: Site, fault: Fault, ground: Ground): Recovery {
  const subject = { ...subjectOf(site, ground), fault };
  const findings = inspect(ground.rules, subject);
  return {
    id: `${site.format}:${site.feature}`,
    format: site.format,
    feature: site.feature,
    path: site.path,
    version: null,
    newest: subject.newest,
    state: null,
    ...STILL,
    findings,
    decision: decide(null, findings),
    proposals: [],
    notes: [],
  };
}

function unreadable(site: Site, fault: Fault, ground: Ground): Unreadable {
  const [first] = inspect(ground.rules, { ...subjectOf(site, ground), fault });
  return {
    path: fault.path ?? site.path,
    rule: fault.rule,
    message: first?.message ?? fault.message,
    line: fault.line,
  };
}
