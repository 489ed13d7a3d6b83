// Question lists: what a document leaves open, and which question an answer is meant for.
import { UserError } from '../model/errors.ts';
import type { Question } from '../model/workflow.ts';
import { linesOf } from '../text/lines.ts';
import { withoutCodeSpans } from '../text/markdown/blocks.ts';
import { openMarkers } from '../text/markdown/placeholders.ts';

/** More than anybody answers. */
const MOST = 100;
const MARKER = /\[NEEDS CLARIFICATION:/gi;

/** Every `[NEEDS CLARIFICATION: …]` of a text outside code, in its order: its words and line. */
function markedQuestions(text: string): readonly { readonly words: string; readonly line: number }[] {
  const lines = linesOf(text);
  const marked = [...new Set(openMarkers(text).map(({ line }) => line))].slice(0, MOST);
  return marked
    .flatMap((line) => {
      const written = lines[line - 1]?.text ?? '';
      const found = [...withoutCodeSpans(written).matchAll(MARKER)].slice(0, MOST);
      return found.map(({ index, 0: marker }) => {
        const from = index + marker.length;
        const close = written.indexOf(']', from);
        return { words: written.slice(from, close < 0 ? undefined : close).trim() || 'not said', line };
      });
    })
    .slice(0, MOST);
}

/** The same as open questions `NC-1`, `NC-2`, …, each with the place that it stands in. */
export function markerQuestions(text: string, name: string): readonly Question[] {
  return markedQuestions(text).map(({ words, line }, at) => ({
    id: `NC-${at + 1}`,
    question: `${words} (${name}:${line})`,
    options: [],
    state: 'open',
    line: null,
  }));
}

/**
 * The open question that a person means, by its id in any case.
 * @param id the workflow's, for the message
 * @throws UserError where none has this id, or it is answered already: those that are open are named
 */
export function openQuestion<One extends Pick<Question, 'id' | 'state'>>(
  id: string,
  questions: readonly One[],
  asked: string,
): One {
  const wanted = asked.trim();
  const found =
    questions.find((one) => one.id === wanted) ??
    questions.find((one) => one.id.toLowerCase() === wanted.toLowerCase());
  if (found?.state === 'open') return found;
  const open = questions.filter(({ state }) => state === 'open').map((one) => JSON.stringify(one.id));
  const left = open.length === 0 ? 'No question is open.' : `Open: ${open.join(', ')}.`;
  if (found) throw new UserError(`${id}: question ${found.id} is ${found.state} already. ${left}`);
  throw new UserError(`${id}: found no question ${JSON.stringify(wanted)}. ${left}`);
}
