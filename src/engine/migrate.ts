// Brings a state file to its format's newest version: an edit of the lines that the migrations name.
import type { Change } from '../model/change.ts';
import type { ChoiceContext } from '../model/choice.ts';
import { assert, UserError } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import type { Recovery } from '../model/recovery.ts';
import type { Finding } from '../model/rule.ts';
import { joined, standingAfter } from './choose/sequence.ts';
import type { RecoveryContext } from './recovery-context.ts';
import { type SelectedWorkflow, situationOf } from './selected-workflow.ts';

/** Whether a migration leads to the newest version, none is needed, or the file must be repaired first. */
export type Migratable = 'due' | 'none' | 'impossible';

/**
 * A state that cannot be read, or whose version leads nowhere (half migrated, unmapped, damaged), is not
 * of its format's newest version for want of a migration; nor is one that is newer than ours. A format
 * without migrations has no old files, whatever became of them.
 */
export function migratable({ migrations }: Format, recovery: Recovery): Migratable {
  const { state, version, proposals, decision } = recovery;
  if (migrations.length === 0) return 'none';
  if (proposals.some(({ kind }) => kind === 'migrate')) return 'due';
  if (decision.reason === 'version-unknown') return 'impossible';
  const leadsNowhere = version !== null && version.rank === null;
  return state === null || leadsNowhere ? 'impossible' : 'none';
}

/**
 * Whether a file of which nothing else is known may be of an older version: not where only formats without
 * migrations keep their state at its path.
 */
export function mayBeOld(formats: readonly Format[], path: string): boolean {
  const own = formats.filter((format) => format.matches(path));
  return own.length === 0 || own.some(({ migrations }) => migrations.length > 0);
}

/**
 * The finding that keeps a state from being migrated: its damage, then what else is wrong with the file
 * itself; what its ground lacks is another matter.
 */
export function obstacleOf({ findings }: Pick<Recovery, 'findings'>): Finding | undefined {
  const damage = findings.find(({ rule }) => rule === 'state-damaged');
  const own = findings.find(
    ({ rule, consequence }) => /^(?:state|version|status)-/.test(rule) && consequence !== 'note',
  );
  return damage ?? own ?? findings[0];
}

/**
 * Without files where the state is of the newest version already.
 * @throws UserError where it cannot be migrated, or read: the version of an unreadable file is not known
 */
export function migrate(format: Format, at: ChoiceContext): Change {
  const { recovery, doc, text } = at;
  const can = migratable(format, recovery);
  if (can === 'none' && recovery.state !== null)
    return { summary: 'nothing to migrate', files: [], notes: [], commit: null };
  const proposal = recovery.proposals.find(({ kind }) => kind === 'migrate');
  if (can !== 'due' || !proposal || doc === null || text === null) {
    const first = obstacleOf(recovery);
    const why = first ? `${first.path}: ${first.message}` : recovery.decision.instruction;
    throw new UserError(`${recovery.id}: it cannot be migrated as it is, and was left alone. ${why}`);
  }
  const printed = format.codec.print(text, doc);
  const version = format.version(format.codec.parse(printed));
  assert(version.rank === format.versions.length - 1, `the migrated file is of version ${recovery.newest}`);
  return {
    summary: `migrate ${proposal.summary}`,
    files: [{ kind: 'write', path: recovery.path, before: text, after: printed }],
    notes: recovery.state?.notes ?? [],
    commit: null,
  };
}

/** Makes a change of a workflow where it stands. */
export type Making = (standing: SelectedWorkflow, ground: RecoveryContext) => Change;

/**
 * Only the newest version has a writer: what writes an older state file migrates it first, in the same
 * change (the specify skill: the migration runs when a workflow is resumed).
 */
export function migratedFirst(make: Making, standing: SelectedWorkflow, ground: RecoveryContext): Change {
  const at = situationOf(standing, ground);
  const migration = migrate(ground.format, at);
  const next = standingAfter(migration, standing, ground);
  assert(
    next && sameDecision(next.standing.recovery, standing.recovery),
    `"${migration.summary}" leaves ${standing.recovery.id} with the decision that it had`,
  );
  return joined(migration, make(next.standing, next.ground));
}

function sameDecision({ decision: one }: Recovery, { decision: other }: Recovery): boolean {
  return one.action === other.action && one.step === other.step && one.reason === other.reason;
}
