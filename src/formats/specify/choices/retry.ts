// Running a stage again, or passing it over, on a person's word (recovery-migration.md's crash recovery).

import { mapAt, wholeNumber } from '../../../formkit/fields.ts';
import type { Change } from '../../../model/change.ts';
import { UserError } from '../../../model/errors.ts';
import { LAST, nameOf, type SpecifyStage, stageBy } from '../stages.ts';
import { type At, readable, type StateEdit, stageAt, written } from './write.ts';

/** The stage is as one that has not begun; what it left and logged stays where it is. */
export function retry(at: At): Change {
  const stage = stageAt(at, at.state?.current?.id);
  return written(at, {
    summary: `run ${nameOf(stage)} again`,
    values: [...moved(at, stage.number), [['stage_status'], 'pending']],
    stage: stage.number,
    action: 'Retry asked for',
  });
}

/** Whether no stage comes after the current one, so that it cannot be passed over. */
export const isLast = ({ state }: Pick<At, 'state'>): boolean => Number(state?.current?.id) >= LAST;

/** The next stage is up, and the entry of this one says why it left nothing. */
export function skip(at: At): Change {
  const stage = stageAt(at, at.state?.current?.id);
  if (stage.number >= LAST)
    throw new UserError(
      `${at.recovery.id}: found ${nameOf(stage)}, after which nothing comes. Retry it, or start fresh.`,
    );
  const named = stageNamed(at);
  const next = Math.max(named, stage.number + 1);
  const following = stageBy(next);
  // The state may name a later stage already: that one goes on where it was.
  const onward: StateEdit['values'] =
    named >= next
      ? []
      : [
          [['current_stage'], next],
          [['stage_status'], 'pending'],
        ];
  return written(at, {
    summary: `pass over ${nameOf(stage)} and go on with ${following ? nameOf(following) : `stage ${next}`}`,
    values: [...onward, [['stages', entryKey(stage, at), 'status'], 'skipped']],
    stage: stage.number,
    action: 'Skipped',
    notes: stage.optional
      ? []
      : [`${capital(nameOf(stage))} is not optional: later stages may miss what it makes.`],
  });
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Only where the run goes on at an earlier stage than the state names. */
function moved(at: At, stage: number): StateEdit['values'] {
  return stageNamed(at) === stage ? [] : [[['current_stage'], stage]];
}

/** What the state itself says, 0 where that is no stage. */
function stageNamed(at: At): number {
  return wholeNumber(readable(at).doc.data['current_stage']) ?? 0;
}

/** The entry that the state has for the stage, else the one that the tool would write. */
function entryKey(stage: SpecifyStage, at: At): string {
  const entries = mapAt(readable(at).doc.data, 'stages') ?? {};
  return stage.entries.find((key) => Object.hasOwn(entries, key)) ?? stage.entries[0] ?? stage.name;
}
