// A person's answer to an open question of a solicitation; the tool applies it when it writes the spec.
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { EditError, UserError } from '../../../model/errors.ts';
import { type Data, isMap } from '../../../text/data/data.ts';
import { insertKey, mapOf, setIn } from '../../../text/data/edits.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { printYaml } from '../../../text/yaml/document.ts';
import { type SddDocument, textAt, valueAt } from '../document.ts';
import { type Askable, askableIn } from '../questions.ts';
import { groundOf } from '../workflow-context.ts';

const ANSWERED = 'ANSWERED';

/** @throws UserError where no open question has this id */
export function answer(at: ChoiceContext<SddDocument>, question: string, text: string): Change {
  const { recovery, snapshot, now } = at;
  const all = askableIn(groundOf(at.doc, at.site, snapshot));
  const one =
    all.find(({ id }) => id === question) ??
    all.find(({ id }) => id.toLowerCase() === question.toLowerCase());
  if (!one)
    throw new UserError(`${recovery.id}: found no question ${JSON.stringify(question)}. ${openOnes(all)}`);
  if (one.state !== 'open')
    throw new UserError(`${recovery.id}: question ${one.id} is ${one.state} already. ${openOnes(all)}`);
  const { path, doc, damage } = one.of.solicitation;
  if (damage.length > 0)
    throw new UserError(`${damage[0]?.message ?? path} Nothing was written: correct that line first.`);
  const before = snapshot.text(path);
  if (!before.ok) throw new EditError(`${path} cannot be read any more`);
  const marked = setIn(doc.data, ['open_questions', one.index, 'status'], ANSWERED);
  const asWritten = textAt(doc, ['open_questions', one.index, 'id']) ?? one.id;
  const recorded = withAnswer(marked, { index: one.index, text }, asWritten);
  const like = textAt(doc, ['last_updated']);
  const stamped = like === null ? recorded : setIn(recorded, ['last_updated'], formatTimeLike(now, like));
  return {
    summary: `answer ${one.id} of ${recovery.feature}`,
    files: [{ kind: 'write', path, before: before.text, after: printYaml(before.text, stamped) }],
    notes: ['The answer is recorded; it is applied when the spec is written.'],
    commit: null,
  };
}

/**
 * `answers` maps what was asked to what was said. Where it is no map, or the id is a number, which has
 * no place of its own among keys, the question itself keeps the answer.
 */
function withAnswer(data: Data, { index, text }: { index: number; text: string }, id: string): Data {
  const there = valueAt({ data }, ['answers']);
  if (/^\d+$/.test(id) || (there !== undefined && there !== null && !isMap(there)))
    return setIn(data, ['open_questions', index, 'answer'], text);
  const first = mapOf([[id, text]]);
  if (there === undefined && isMap(data)) return insertKey(data, 'answers', first, 'open_questions');
  return there === null ? setIn(data, ['answers'], first) : setIn(data, ['answers', id], text);
}

function openOnes(all: readonly Askable[]): string {
  const open = all.filter(({ state }) => state === 'open').map(({ id }) => JSON.stringify(id));
  return open.length === 0 ? 'No question is open.' : `Open: ${open.join(', ')}.`;
}
