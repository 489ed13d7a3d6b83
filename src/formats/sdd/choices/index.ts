// What a person's choices write into a workflow of sdd; there is no skipping: every item is approved or open.
import { changeBy } from '../../../formkit/choices.ts';
import { openQuestion, refusePutOff } from '../../../formkit/questions.ts';
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext, Choices } from '../../../model/choice.ts';
import { EditError, UserError } from '../../../model/errors.ts';
import { type Data, isMap } from '../../../text/data/data.ts';
import { insertKey, mapOf, setIn } from '../../../text/data/edits.ts';
import { isUnanswered } from '../../../text/markdown/unanswered.ts';
import { lineNumbers } from '../../../text/plural.ts';
import { formatTimeLike } from '../../../text/timestamp-style.ts';
import { printYaml } from '../../../text/yaml/document.ts';
import { checkpoint } from '../checkpoint/checkpoint.ts';
import { codec, type SddDocument, textAt, valueAt } from '../document.ts';
import { nameOfLeaf } from '../items.ts';
import { PHASES } from '../vocabulary.ts';
import { type Askable, askableIn, groundOf } from '../workflow-context.ts';
import { approve } from './approve.ts';
import { touched, withHead } from './edit.ts';
import { fresh } from './fresh.ts';
import { regress } from './regress.ts';

export const choices: Choices<SddDocument> = {
  resume: (at) => presented(at) ?? goOn(at, `resume ${at.recovery.feature}`),
  retry: (at) => goOn(at, `run ${at.recovery.decision.step ?? 'the step'} of ${at.recovery.feature} again`),
  answer,
  approve,
  fresh,
  regress,
  checkpoint,
};

/**
 * A pending review is presented once more: phase, step and `current` name it, so that the tool shows this one
 * and no other. `null` where nothing waits, or the file cannot be written.
 */
function presented(at: ChoiceContext<SddDocument>): Change | null {
  const { doc, text, site, snapshot, state } = at;
  const waiting = state?.current?.waits === 'awaiting-approval' ? state.current : null;
  if (doc === null || text === null || doc.damage.length > 0 || waiting === null) return null;
  const { leaves, epics, step } = groundOf(doc, site, snapshot);
  const leaf = [...leaves, ...epics].find(({ path }) => path === waiting.item);
  const phase = PHASES.find((one) => one === waiting.id);
  if (!leaf || leaf.single || phase === undefined) return null;
  const held = phase === 'review' ? 'reviewing' : `${phase}_review`;
  const kept = step.word === 'ready_for_review' ? (step.found ?? held) : held;
  const summary = `present the ${phase} of ${nameOfLeaf(leaf)} again`;
  return changeBy(at, codec, { summary, doc: withHead(doc, { phase, step: kept, leaf }, at.now) });
}

/** The tool's own files say nothing of a session; those of its users that have `updated_at` say when. */
function goOn(at: ChoiceContext<SddDocument>, summary: string): Change {
  const { doc, text, now } = at;
  const writable = doc !== null && text !== null && doc.damage.length === 0;
  if (writable) return changeBy(at, codec, { summary, doc: touched(doc, now) });
  const lines = (doc?.damage ?? []).flatMap(({ line }) => line ?? []);
  const notes =
    lines.length === 0
      ? []
      : [
          'Nothing is written into a damaged file: repair it, or correct ' +
            `${lineNumbers(lines, 5)} by hand, first.`,
        ];
  return changeBy(at, codec, { summary, notes });
}

const ANSWERED = 'ANSWERED';

/** @throws UserError where no open question has this id */
function answer(at: ChoiceContext<SddDocument>, question: string, text: string): Change {
  const { recovery, snapshot, now } = at;
  // The one that is meant may be marked as answered, and its answer not be found: it may be given once more.
  const isMeant = ({ id }: Askable) => id.toLowerCase() === question.trim().toLowerCase();
  const all = askableIn(groundOf(at.doc, at.site, snapshot));
  const waits = all.some((one) => isMeant(one) && one.state === 'open');
  const asked = all.map(
    (askable): Askable =>
      askable.answer === null && isMeant(askable) && !waits ? { ...askable, state: 'open' } : askable,
  );
  const one = openQuestion(recovery.id, asked, question);
  refusePutOff(recovery.id, text, one.options);
  const { path, doc, damage } = one.of.solicitation;
  if (damage.length > 0)
    throw new UserError(`${damage[0]?.message ?? path} Nothing was written: correct that line first.`);
  const before = snapshot.text(path);
  if (!before.ok) throw new EditError(`${path} cannot be read any more`);
  const marked = setIn(doc.data, ['open_questions', one.index, 'status'], ANSWERED);
  const asWritten = textAt(doc, ['open_questions', one.index, 'id']) ?? one.id;
  const { questions } = one.of.solicitation;
  const own = questions.find(({ index }) => index === one.index)?.id;
  const alone = questions.filter(({ id }) => id === own).length < 2;
  const recorded = withAnswer(marked, { index: one.index, text, alone }, asWritten);
  const like = textAt(doc, ['last_updated']);
  const stamped = like === null ? recorded : setIn(recorded, ['last_updated'], formatTimeLike(now, like));
  return changeBy(at, codec, {
    summary: `answer ${one.id} of ${recovery.feature}`,
    files: [{ kind: 'write', path, before: before.text, after: printYaml(before.text, stamped) }],
    notes: ['The answer is recorded; it is applied when the spec is written.'],
  });
}

/** An answer to a question of the list; `alone`: no other one has its id. */
interface Given {
  readonly index: number;
  readonly text: string;
  readonly alone: boolean;
}

/**
 * `answers` maps what was asked to what was said. Where it is no map, or the id is a number, which has
 * no place of its own among keys, the question itself keeps the answer; so it does where it holds a
 * placeholder (`answer: TBD`), where another question has its id, and where other words stand there.
 */
function withAnswer(data: Data, { index, text, alone }: Given, id: string): Data {
  const own = ['open_questions', index, 'answer'];
  const placeholder = valueAt({ data }, own);
  const kept = valueAt({ data }, ['answers', id]);
  const waits = kept === undefined || kept === null || (typeof kept === 'string' && isUnanswered(kept));
  if (typeof placeholder === 'string' && isUnanswered(placeholder)) {
    const filled = setIn(data, own, text);
    return alone && kept !== undefined && waits ? setIn(filled, ['answers', id], text) : filled;
  }
  if (!alone || !waits) return setIn(data, own, text);
  const there = valueAt({ data }, ['answers']);
  if (/^\d+$/.test(id) || (there !== undefined && there !== null && !isMap(there)))
    return setIn(data, own, text);
  const first = mapOf([[id, text]]);
  if (there === undefined && isMap(data)) return insertKey(data, 'answers', first, 'open_questions');
  return there === null ? setIn(data, ['answers'], first) : setIn(data, ['answers', id], text);
}
