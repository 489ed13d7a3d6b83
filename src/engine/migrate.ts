// Brings a state file to its format's newest version: an edit of the lines that the migrations name.
import type { Change } from '../model/change.ts';
import type { Situation } from '../model/choice.ts';
import { assert, UserError } from '../model/errors.ts';
import type { Format } from '../model/format.ts';

/** Without files where the state is of the newest version already. @throws UserError where it has no state */
export function migrate(format: Format, at: Situation): Change {
  const { recovery, doc, text } = at;
  const proposal = recovery.proposals.find(({ kind }) => kind === 'migrate');
  if (doc === null || text === null)
    throw new UserError(
      `${recovery.id}: ${recovery.decision.instruction} Nothing can be migrated before that.`,
    );
  const summary = proposal ? `migrate ${proposal.summary}` : 'nothing to migrate';
  if (!proposal) return { summary, files: [], notes: [], commit: null };
  const printed = format.codec.print(text, doc);
  const version = format.version(format.codec.parse(printed));
  assert(version.rank === format.versions.length - 1, `the migrated file is of version ${recovery.newest}`);
  return {
    summary,
    files: [{ kind: 'write', path: recovery.path, before: text, after: printed }],
    notes: recovery.state?.notes ?? [],
    commit: null,
  };
}
