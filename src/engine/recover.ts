// All that is known of one site: its state, findings, decision, proposals and notes.
import { meaningless } from '../model/choice.ts';
import { possible } from '../model/decision.ts';
import type { Fault } from '../model/errors.ts';
import type { Recovery, Unreadable } from '../model/recovery.ts';
import type { StateLocation, Version } from '../model/state-location.ts';
import type { WorkflowState } from '../model/workflow.ts';
import { idleIn } from './choose/idle.ts';
import { decide } from './decide.ts';
import { withVerdict } from './evaluator-verdict.ts';
import { inspect } from './inspect.ts';
import { adviceFor } from './instruction.ts';
import { activityOf, leased, livenessOf } from './liveness.ts';
import { load } from './load.ts';
import type { Load } from './parse-cache.ts';
import { proposalsOf } from './proposals.ts';
import { readStates } from './read-states.ts';
import type { RecoveryContext } from './recovery-context.ts';
import { STILL, subjectOf } from './rule-context.ts';
import { situationOf } from './selected-workflow.ts';
import { cutOf } from './truncation.ts';

/** No person has chosen anything yet. */
const NO_ONE = { by: 'no one', branch: null } as const;

/** Recovers the workflows of one site; a site that is another tool's gives nothing. */
export function recoverSite(
  site: StateLocation,
  ground: RecoveryContext,
): readonly (Recovery | Unreadable)[] {
  const result = load(ground.format, site, ground.snapshot, ground.memo);
  if (result.kind === 'foreign') return [];
  // People who turned a rule off do not want to hear of files that break only that rule.
  if (result.kind === 'fault' && !result.ours && !ground.rules.some(({ id }) => id === result.fault.rule))
    return [];
  if (result.kind === 'fault')
    return [result.ours ? blocked(site, result.fault, ground) : unreadable(site, result.fault, ground)];
  const doc = result.kind === 'loaded' ? result.loaded.doc : null;
  const cut = result.kind === 'loaded' ? cutOf(ground.format, doc, site, ground.snapshot) : null;
  if (cut !== null) return [blocked(site, cut, ground)];
  const states = readStates(ground.format, doc, site, ground.snapshot, ground.memo);
  if (!states.ok) return [blocked(site, states.fault, ground)];
  // Of two state files neither may say that the work has ended, before a person said which one is right.
  const alone = site.rivals.length === 0;
  return states.value.map((state) =>
    recoverState(alone ? state : { ...state, ended: null }, site, result, ground),
  );
}

function recoverState(
  read: WorkflowState,
  site: StateLocation,
  result: Load,
  ground: RecoveryContext,
): Recovery {
  const { format, snapshot, settings } = ground;
  const loaded = result.kind === 'loaded' ? result.loaded : null;
  const id = `${read.format}:${read.feature}`;
  const verdict = ground.verdicts.get(id);
  const state = leased(withVerdict(read, verdict), settings);
  const moved = activityOf(state, snapshot, settings);
  const liveness = livenessOf(state, moved.activity, settings);
  const base = subjectOf(format, site, snapshot, settings);
  const subject = {
    ...base,
    doc: loaded?.doc ?? null,
    version: loaded?.version ?? null,
    outdated: (loaded?.migrated.length ?? 0) > 0,
    state,
    activity: moved.activity,
    liveness,
    asked: ground.asked,
  };
  const findings = inspect(ground.rules, subject);
  const recovery: Recovery = {
    id,
    format: state.format,
    feature: state.feature,
    path: state.path,
    site,
    version: subject.version,
    newest: subject.version?.newest === undefined ? base.newest : subject.version.newest,
    state,
    activity: moved.activity,
    liveness,
    findings,
    decision: decide(state, findings),
    proposals: [],
    beside: besideOf(site, ground),
    notes: [...versionNotes(subject.version), ...state.notes, ...moved.notes],
  };
  return completed(recovery, loaded?.migrated ?? [], ground);
}

/** With what is proposed, and of the decision's options those that can be taken. */
function completed(recovery: Recovery, migrated: readonly string[], ground: RecoveryContext): Recovery {
  const at = situationOf({ recovery, ...NO_ONE }, ground);
  const whole = { ...recovery, proposals: proposalsOf(at, migrated, ground) };
  const { format } = ground;
  const refused = format.refuses?.({ ...at, recovery: whole }) ?? [];
  const idle = idleIn({ ...at, recovery: whole }, format.choices);
  const options = possible(whole, [...refused, ...meaningless(format.choices), ...idle]);
  const instruction = adviceFor(recovery.decision.instruction, options);
  const findings = whole.findings.map((one) => ({ ...one, message: adviceFor(one.message, options) }));
  return { ...whole, findings, decision: { ...recovery.decision, instruction, options } };
}

/** The states of the rival files, for people to compare; none of them decides anything. */
function besideOf(
  site: StateLocation,
  { format, snapshot, memo }: RecoveryContext,
): readonly WorkflowState[] {
  return site.rivals.flatMap((path) => {
    const rival = { ...site, path };
    const result = load(format, rival, snapshot, memo);
    if (result.kind !== 'loaded') return [];
    const read = readStates(format, result.loaded.doc, rival, snapshot, memo);
    return read.ok ? read.value.map((state) => ({ ...state, path })) : [];
  });
}

function versionNotes(version: Version | null): readonly string[] {
  return version?.assumed ? [`The file names no schema version; ${version.written} is assumed.`] : [];
}

/** Ours, and not to be read: a workflow whose decision blocks. */
function blocked(site: StateLocation, fault: Fault, ground: RecoveryContext): Recovery {
  const base = subjectOf(ground.format, site, ground.snapshot, ground.settings);
  const findings = inspect(ground.rules, { ...base, fault });
  const recovery: Recovery = {
    id: `${site.format}:${site.feature}`,
    format: site.format,
    feature: site.feature,
    path: site.path,
    site,
    version: versionSaid(fault),
    newest: base.newest,
    state: null,
    statusText: statusSaid(fault),
    ...STILL,
    findings,
    decision: decide(null, findings),
    proposals: [],
    beside: besideOf(site, ground),
    notes: [],
  };
  return completed(recovery, [], ground);
}

/** A version that is not ours is still what the file says. */
function versionSaid({ rule, line, evidence }: Fault): Version | null {
  const written = evidence?.['found'];
  if (rule !== 'version-known' || (typeof written !== 'number' && typeof written !== 'string')) return null;
  return { written, rank: 'newer', assumed: false, line };
}

/** The file's own status, where its format could tell it all the same. */
function statusSaid({ evidence }: Fault): string | null {
  const status = evidence?.['status'];
  return typeof status === 'string' ? status : null;
}

function unreadable(site: StateLocation, fault: Fault, ground: RecoveryContext): Unreadable {
  const base = subjectOf(ground.format, site, ground.snapshot, ground.settings);
  const [first] = inspect(ground.rules, { ...base, fault });
  return {
    path: fault.path ?? site.path,
    rule: fault.rule,
    message: first?.message ?? fault.message,
    line: fault.line,
  };
}
