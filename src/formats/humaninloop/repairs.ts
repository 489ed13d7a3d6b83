// Ways to mend a state of this family that its own records prove right; nothing is guessed.
import type { Repair } from '../../model/choice.ts';
import { EditError } from '../../model/errors.ts';
import { type Data, isList, isMap } from '../../text/data/data.ts';
import { setIn } from '../../text/data/edits.ts';
import { parseTime } from '../../text/time.ts';
import { normal } from '../../text/words.ts';
import { askedIn, handedOn, iterationOf, touchedContext } from './context/choices.ts';
import { type ContextDocument, codec, type HumaninloopDocument } from './document.ts';
import { isSplit } from './graph/passes.ts';
import { type Mended, mendsOf } from './index-file/repairs.ts';
import { type Here, touched } from './record.ts';

export function repairs(at: Here): readonly Repair[] {
  const { doc, text, state, recovery } = at;
  if (doc === null || text === null || state === null || state.ended !== null) return [];
  return inPlace(() => mended(at, doc), []).flatMap((one) => {
    const after = inPlace(() => codec.print(text, one.doc), text);
    if (after === text) return [];
    const file = { kind: 'write', path: recovery.path, before: text, after } as const;
    return [{ summary: one.summary, files: [file], proof: one.proof }];
  });
}

/** What cannot be written in place is mended by hand. */
function inPlace<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return otherwise;
    throw error;
  }
}

function mended(at: Here, doc: HumaninloopDocument): readonly Mended<HumaninloopDocument>[] {
  if (doc.kind === 'index')
    return mendsOf(doc).map((one) => ({ ...one, doc: { kind: 'index', ...touched(one.doc, null, at.now) } }));
  const one = doc.kind === 'context' ? answersGiven(at, doc) : reopened(doc);
  return one ? [one] : [];
}

/** The file waits for the user although its log answers every question of the review. */
function answersGiven(at: Here, doc: ContextDocument): Mended<HumaninloopDocument> | null {
  const status = doc.places.get('/status')?.text ?? '';
  if (!/^awaiting_(?:user|human)/.test(normal(status))) return null;
  const asked = askedIn(at, doc);
  if (asked.length === 0 || asked.some(({ state }) => state === 'open')) return null;
  const iteration = iterationOf(doc);
  const next = touchedContext(handedOn(doc, at, status, iteration), at.now);
  const to = next.data['status'];
  return {
    summary: `status ${typeof to === 'string' ? to : ''}`,
    doc: next,
    proof: [
      `The log of iteration ${iteration ?? '-'} answers ${asked.map(({ id }) => id).join(', ')}, ` +
        'which is all that the advocate’s report asks.',
    ],
  };
}

type GraphDocument = Extract<HumaninloopDocument, { readonly kind: 'dag' }>;

/**
 * A graph that calls itself completed while a pass is open (S14). The tool writes status and `completed_at`
 * in one go when it freezes a last pass: without the time, or with a pass that began later, it is old.
 */
function reopened(doc: GraphDocument): Mended<HumaninloopDocument> | null {
  const root = doc.data;
  if (!isMap(root) || !isSplit(doc)) return null;
  const passes = isList(root['passes']) ? root['passes'] : [];
  const last = passes.at(-1);
  const open = isMap(last) && last['outcome'] == null ? last : null;
  const ended = timeOf(root['completed_at']);
  const began = timeOf(open?.['created_at']);
  const proof =
    ended === null && open !== null && root['completed_at'] == null
      ? 'The graph has no completed_at, which the tool writes together with the status.'
      : ended !== null && began !== null && began > ended
        ? 'Its last pass began after completed_at and has no outcome.'
        : null;
  if (proof === null) return null;
  const active = setIn(root, ['status'], 'in-progress');
  const data = ended === null ? active : setIn(active, ['completed_at'], null);
  const next: GraphDocument = { ...doc, data };
  return isSplit(next) ? null : { summary: 'status in-progress', doc: next, proof: [proof] };
}

function timeOf(value: Data | undefined): number | null {
  return typeof value === 'string' ? parseTime(value).at : null;
}
