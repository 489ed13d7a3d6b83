// What a spec leaves open, as questions: they are put to the spec agent, so the run does not wait for them.
import type { Question } from '../../model/workflow.ts';
import { linesOf } from '../../text/lines.ts';
import { withoutCodeSpans } from '../../text/markdown/blocks.ts';
import { openMarkers } from '../../text/markdown/placeholders.ts';

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
