// What a spec leaves open, as questions: they are put to the spec agent, so the run does not wait for them.

import type { Change } from '../../model/change.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import type { Question } from '../../model/workflow.ts';
import { linesOf } from '../../text/lines.ts';
import { withoutCodeSpans } from '../../text/markdown/blocks.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { openMarkers } from '../../text/markdown/placeholders.ts';
import { formatTime } from '../../text/time.ts';
import { changeOf, noted, oneLine, readable, touched, unfit, whoOf } from './choices/record.ts';

const MARKER = /\[NEEDS CLARIFICATION:/gi;

/** More than anybody answers; the finding counts all of them. */
const MOST = 100;

/** What a line of Notes begins with that answers a question; the place may have moved since. */
export function answerTo(question: string): string {
  const words = question.replace(/ \([^()]*:\d+\)$/, '').replaceAll('"', '”');
  return `Answer to "${words.slice(0, LONGEST)}":`;
}

/** A question is told by the beginning of its words. UTF-16 units. */
const LONGEST = 300;

/**
 * Every `[NEEDS CLARIFICATION: …]` outside code, with the place that it stands in; answered are those whose
 * answer is noted.
 */
export function questionsIn(spec: string, name: string, notes: readonly string[]): readonly Question[] {
  const lines = linesOf(spec);
  const marked = [...new Set(openMarkers(spec).map(({ line }) => line))].slice(0, MOST);
  return marked
    .flatMap((number) => {
      const text = lines[number - 1]?.text ?? '';
      const found = [...withoutCodeSpans(text).matchAll(MARKER)].slice(0, MOST);
      return found.map(({ index, 0: marker }) => {
        const from = index + marker.length;
        const close = text.indexOf(']', from);
        const words = text.slice(from, close < 0 ? undefined : close).trim();
        return `${words || 'not said'} (${name}:${number})`;
      });
    })
    .slice(0, MOST)
    .map((question, at) => {
      const answered = notes.some((note) => note.includes(answerTo(question)));
      const state = answered ? 'answered' : 'open';
      return { id: `NC-${at + 1}`, question, options: [], state, line: null };
    });
}

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
