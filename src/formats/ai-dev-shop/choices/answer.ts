// A person's answer to a marker that the spec leaves open: noted for the spec agent, which applies it.
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { formatTime } from '../../../text/time.ts';
import { answerTo } from '../questions.ts';
import { changeOf, noted, oneLine, readable, touched, unfit, whoOf } from './record.ts';

/** @throws UserError where the question is not open, or nothing is answered */
export function answer(at: ChoiceContext<MarkdownDocument>, question: string, text: string): Change {
  const { doc, state } = readable(at);
  const asked = state.questions.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
  const open = state.questions.filter((one) => one.state === 'open').map(({ id }) => id);
  const todo = open.length === 0 ? 'The spec has no open question.' : `Open are: ${open.join(', ')}.`;
  if (!asked) throw unfit(at, `no question ${JSON.stringify(question)}`, 'an open one', todo);
  if (asked.state !== 'open')
    throw unfit(at, `${asked.id} answered already`, 'an open question', `${todo} The spec agent applies it.`);
  const words = oneLine(text);
  if (words === '') throw unfit(at, 'no words', 'an answer', 'Say what is to be done.');
  const line = `${answerTo(asked.question)} ${words} (${formatTime(at.now)}, ${whoOf(at)})`;
  return changeOf(at, noted(touched(doc, at.now), line, at.now), `answer ${asked.id}`, [
    'The marker stays in the spec until the spec agent has applied the answer.',
  ]);
}
