// Edits of a workflow.yaml: statuses of an item, and the head and counters that follow from them.
import { unfit } from '../../../formkit/choices.ts';
import { setFields } from '../../../formkit/fields.ts';
import type { FileChange } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { UserError } from '../../../model/errors.ts';
import type { DataPath } from '../../../text/data/edits.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { countsFor, type Head, headFor } from '../derived-fields.ts';
import { codec, headPath, type SddDocument, textAt } from '../document.ts';
import { type Leaf, leavesOf } from '../items.ts';
import { FIELDS, type ItemPhase, type Meaning, PHASES, WORD_FOR } from '../vocabulary.ts';

/** What phases of an item are to mean. */
export type Meanings = Readonly<Partial<Record<ItemPhase, Meaning>>>;

/** The whole situation of a choice that writes. */
export type EditContext = ChoiceContext<SddDocument> & { readonly doc: SddDocument; readonly text: string };

/** @throws UserError where there is no state that could be written */
export function written(at: ChoiceContext<SddDocument>): EditContext {
  const { doc, text, recovery } = at;
  if (doc === null || text === null)
    throw unfit(at, 'no readable workflow.yaml', 'one', recovery.decision.instruction);
  const [first] = doc.damage;
  if (first) {
    const byHand = `orrect line ${first.line ?? 1} by hand.`;
    const isProposed = recovery.proposals.some(({ kind }) => kind === 'repair');
    const how = isProposed ? `Run "rekindle repair ${recovery.id}", or c${byHand}` : `C${byHand}`;
    throw new UserError(`${recovery.id}: ${first.message} Nothing was written. ${how}`);
  }
  return { ...at, doc, text };
}

/** The change of the state file that `doc` makes of it; no file where nothing differs. */
export function fileChange(path: string, text: string, doc: SddDocument): readonly FileChange[] {
  const after = codec.print(text, doc);
  return after === text ? [] : [{ kind: 'write', path, before: text, after }];
}

/** `updated_at` where the file has one, in its own spelling; nothing else tells the time of a change. */
export function touched(doc: SddDocument, now: number): SddDocument {
  const at = headPath(doc, 'updated_at');
  const like = textAt(doc, at);
  return like === null ? doc : withValue(doc, at, formatTimeLike(now, like));
}

/** @throws EditError where something else than a map or a list stands on the way */
function withValue(doc: SddDocument, at: DataPath, value: string | number): SddDocument {
  return { ...doc, data: setFields(doc.data, [[at, value]]) };
}

/** The first generation has one word for all phases; it is told by the first phase that is under way. */
const SINGLE_FOR: Readonly<Record<ItemPhase, Partial<Record<Meaning, string>>>> = {
  spec: { working: 'soliciting', done: 'plan_review' },
  plan: { working: 'plan_review', done: 'plan_approved' },
  implement: { working: 'implementing', done: 'verifying' },
  review: { changes: 'implementing', done: 'complete' },
};

/** The document with these meanings written at an item; a status that is not written stays so if pending. */
export function withMeanings(doc: SddDocument, leaf: Leaf, meanings: Meanings): SddDocument {
  if (leaf.single) {
    const first = PHASES.find((phase) => (meanings[phase] ?? 'pending') !== 'pending');
    const word = first && SINGLE_FOR[first][meanings[first] ?? 'pending'];
    return word === undefined ? doc : withValue(doc, [...leaf.at, 'status'], word);
  }
  return PHASES.reduce((before, phase) => {
    const wanted = meanings[phase];
    const { meaning, found } = leaf.marks[phase];
    const word = wanted && WORD_FOR[phase][wanted];
    if (word === undefined || wanted === meaning) return before;
    if (found === null && wanted === 'pending') return before;
    return withValue(before, [...leaf.at, FIELDS[phase]], word);
  }, doc);
}

/** Where the head is to stand; the item is `null` where all are finished. */
export interface Stand extends Omit<Head, 'leaf'> {
  readonly leaf: Leaf | null;
}

/** Where the tool itself would be by the items; after the last one it stays in the review. */
export function standByItems(doc: SddDocument): Stand {
  return headFor(leavesOf(doc)) ?? { phase: 'review', step: 'reviewing', leaf: null };
}

/** A field of the head and what it is to say. */
type Field = readonly [path: DataPath, value: string | number];

/** The document with phase, step, `current` and counters, as far as it has them, and its time of change. */
export function withHead(doc: SddDocument, { phase, step, leaf }: Stand, now: number): SddDocument {
  const leaves = leavesOf(doc);
  const name = ['current', 'current_item'].find((key) => textAt(doc, headPath(doc, key)) !== null);
  const named: readonly Field[] =
    leaf === null || name === undefined
      ? []
      : [[headPath(doc, name), nameLike(textAt(doc, headPath(doc, name)), leaf, leaves)]];
  const counted = [...countsFor(doc, leaves)].map(
    ([key, count]): Field => [headPath(doc, 'progress', key), count],
  );
  const values: readonly Field[] = [
    [headPath(doc, 'phase'), phase],
    [headPath(doc, 'step'), step],
    ...named,
    ...counted,
  ];
  const told = values.reduce(
    (before, [at, value]) => (textAt(before, at) === null ? before : withOther(before, at, value)),
    doc,
  );
  return touched(told, now);
}

/** A value that says the same already stays as it is spelled. */
function withOther(doc: SddDocument, at: DataPath, value: string | number): SddDocument {
  return textAt(doc, at) === String(value) ? doc : withValue(doc, at, value);
}

/** An item by the kind of name that the file uses: its change id, its own id, or its whole path. */
function nameLike(before: string | null, leaf: Leaf, leaves: readonly Leaf[]): string {
  const path = leaf.ids.join('/');
  const own = leaf.ids.at(-1) ?? path;
  if (before === path) return path;
  const byChange = leaves.some(({ changeId }) => changeId !== null && changeId === before);
  const byPath = leaves.some(({ ids }) => ids.length > 1 && ids.join('/') === before);
  if (byChange && !byPath && leaf.changeId !== null) return leaf.changeId;
  const byOwn = leaves.some(({ ids }) => ids.length > 1 && ids.at(-1) === before);
  const alone = leaves.filter(({ ids }) => ids.at(-1) === own).length === 1;
  return byOwn && alone ? own : path;
}
