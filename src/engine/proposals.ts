// What a person may ask for beside going on: the migration, and repairs that the facts prove right.

import { effectOn } from '../model/change.ts';
import type { ChoiceContext, Repair } from '../model/choice.ts';
import type { Reason } from '../model/decision.ts';
import type { Proposal } from '../model/recovery.ts';
import { isFileMode } from '../model/snapshot.ts';
import { mergeByMeaning } from './choose/merge.ts';
import { rollBack } from './choose/rollback.ts';
import type { RecoveryContext } from './recovery-context.ts';
import type { Judge } from './usable-state.ts';

/** Reasons that going back to an earlier version answers. */
const GO_BACK: ReadonlySet<Reason> = new Set(['state-unreadable', 'state-conflicted', 'state-inconsistent']);

/** The migration first, then repairs, the best first. A state of two rivals is left to the person. */
export function proposalsOf(
  at: ChoiceContext,
  migrated: readonly string[],
  ground: RecoveryContext,
): readonly Proposal[] {
  const { path } = at.recovery;
  const migration: readonly Proposal[] =
    migrated.length === 0
      ? []
      : [
          {
            kind: 'migrate',
            summary: migrated.join(', '),
            files: [{ path, change: 'modify' }],
            proof: [],
            changes: null,
          },
        ];
  return [...migration, ...repairsOf(at, ground).map(asProposal)];
}

function repairsOf(at: ChoiceContext, ground: RecoveryContext): readonly Repair[] {
  if (at.site.rivals.length > 0) return [];
  const judge: Judge = { ...ground, site: at.site };
  const { reason } = at.recovery.decision;
  const merged = reason === 'state-conflicted' ? mergeByMeaning(judge, ground.sidesOf) : null;
  const back = GO_BACK.has(reason) ? rollBack(judge, atFault(at)) : null;
  return [...ground.format.repairs(at), ...(merged ? [merged] : []), ...(back ? [back] : [])];
}

/** The file that cannot be read: of several that say the state together it may be another than the first. */
function atFault({ site, recovery, snapshot }: ChoiceContext): string {
  const path = recovery.findings.find(({ consequence }) => consequence === 'block')?.path ?? site.path;
  const mode = site.files.includes(path) ? '100644' : snapshot.entry(path)?.mode;
  return isFileMode(mode) ? path : site.path;
}

function asProposal({ summary, files, proof }: Repair): Proposal {
  return { kind: 'repair', summary, files: files.map(effectOn), proof, changes: files };
}
