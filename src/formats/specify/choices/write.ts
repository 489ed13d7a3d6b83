// Writes a choice into the state file: new data, the time, and an entry of the Workflow Log.
import { changeBy, type Edit } from '../../../formkit/choices.ts';
import { type FieldEdit, setFields, stampField } from '../../../formkit/fields.ts';
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { UserError } from '../../../model/errors.ts';
import { codec, type SpecifyDocument } from '../document.ts';
import { withEntry } from '../log.ts';
import { type SpecifyStage, stageBy } from '../stages.ts';

export type At = ChoiceContext<SpecifyDocument>;

/** What a choice makes of the state. */
export interface StateEdit extends Omit<Edit<SpecifyDocument>, 'doc'> {
  /** Values that are set, by path; missing keys are added. */
  readonly values: FieldEdit;
  /** For the Workflow Log: the stage that it is about, and what was done. */
  readonly stage: number;
  readonly action: string;
}

/** @throws UserError where the state cannot be read */
export function written(at: At, { values, stage, action, ...edit }: StateEdit): Change {
  const doc = readable(at);
  const changed = { ...doc, data: setFields(doc.data, values) };
  const data = stampField(changed, 'updated', at.now, 'created');
  const body = withEntry(doc.body, { stage, action: `${action} by ${named(at.by)}`, at: at.now });
  return changeBy(at, codec, { ...edit, doc: { ...doc, data, body } });
}

/** @throws UserError where the state cannot be read */
export function readable({ doc, text, recovery }: At): SpecifyDocument {
  if (doc && text !== null) return doc;
  throw new UserError(`${recovery.id}: its state cannot be read. ${recovery.decision.instruction}`);
}

/** The stage that a decision or a state is about. @throws UserError where there is none */
export function stageAt(at: At, id: string | null | undefined): SpecifyStage {
  const stage = stageBy(Number(id ?? Number.NaN));
  if (stage) return stage;
  throw new UserError(`${at.recovery.id}: its state names no stage that could be gone on with.`);
}

/** One line of plain characters, whatever somebody is called. */
function named(by: string): string {
  const plain = by
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 100);
  return plain === '' ? 'somebody' : plain;
}
