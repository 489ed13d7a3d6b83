// Writes a choice into the state file: new data, the time, and an entry of the Workflow Log.
import type { Change, FileChange } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { UserError } from '../../../model/errors.ts';
import type { Data } from '../../../text/data/data.ts';
import { type DataMap, isMap } from '../../../text/data/data.ts';
import { type DataPath, insertKey, setIn } from '../../../text/data/edits.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { codec, type SpecifyDocument } from '../document.ts';
import { fieldAt } from '../fields.ts';
import { withEntry } from '../log.ts';
import { type SpecifyStage, stageBy } from '../stages.ts';

export type At = ChoiceContext<SpecifyDocument>;

/** What a choice makes of the state. */
export interface StateEdit {
  readonly summary: string;
  /** Values that are set, by path; missing keys are added. */
  readonly values: readonly (readonly [path: DataPath, value: Data])[];
  /** For the Workflow Log: the stage that it is about, and what was done. */
  readonly stage: number;
  readonly action: string;
  readonly files?: readonly FileChange[];
  readonly notes?: readonly string[];
}

/** @throws UserError where the state cannot be read */
export function written(
  at: At,
  { summary, values, stage, action, files = [], notes = [] }: StateEdit,
): Change {
  const { doc, text } = readable(at);
  const changed = values.reduce((data, [path, value]) => withValue(data, path, value), doc.data);
  const time = formatTimeLike(at.now, fieldAt(doc, 'updated')?.text ?? '');
  const data = withTime(changed, time);
  const body = withEntry(doc.body, { stage, action: `${action} by ${named(at.by)}`, at: at.now });
  const after = codec.print(text, { ...doc, data, body });
  const own: FileChange = { kind: 'write', path: at.recovery.path, before: text, after };
  return { summary, files: [...files, own], notes, commit: null };
}

/** @throws UserError where the state cannot be read */
export function readable({ doc, text, recovery }: At): {
  readonly doc: SpecifyDocument;
  readonly text: string;
} {
  if (doc && text !== null) return { doc, text };
  throw new UserError(`${recovery.id}: its state cannot be read. ${recovery.decision.instruction}`);
}

/** The stage that a decision or a state is about. @throws UserError where there is none */
export function stageAt(at: At, id: string | null | undefined): SpecifyStage {
  const stage = stageBy(Number(id ?? Number.NaN));
  if (stage) return stage;
  throw new UserError(`${at.recovery.id}: its state names no stage that could be gone on with.`);
}

/** Maps on the way that are missing or empty are begun. */
function withValue(data: DataMap, path: DataPath, value: Data): DataMap {
  const [first, ...rest] = path;
  if (typeof first !== 'string' || rest.length === 0) return mapped(setIn(data, path, value), data);
  const inner = data[first];
  const below = isMap(inner) ? inner : Object.create(null);
  return mapped(setIn(data, [first], withValue(below, rest, value)), data);
}

function mapped(data: Data, otherwise: DataMap): DataMap {
  return isMap(data) ? data : otherwise;
}

function withTime(data: DataMap, now: string): DataMap {
  if (Object.hasOwn(data, 'updated')) return withValue(data, ['updated'], now);
  return insertKey(data, 'updated', now, 'created');
}

/** One line of plain characters, whatever somebody is called. */
function named(by: string): string {
  const plain = by
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 100);
  return plain === '' ? 'somebody' : plain;
}
