// What was detected, for people at a terminal: is there unfinished work, and the line to type next.
import { counted } from '../text/counted.ts';
import { forTerminal } from '../text/escape.ts';
import type { Detection, Match } from './detect.ts';
import { wrap } from './layout.ts';
import { lineToType, type Typed } from './next.ts';
import { INDENT, labelled, type TextView, typed } from './text-block.ts';

type View = Pick<TextView, 'columns' | 'paint'> & Typed;

/** With a line break at its end. */
export function detectionText({ matches }: Detection, view: View): string {
  const head =
    matches.length === 0
      ? 'No interrupted workflow matches. Nothing stands in the way of starting one.'
      : `${counted(matches.length, 'interrupted workflow')} may be what you mean, best first.`;
  const lines = [
    ...wrap(head, view.columns).map((line) => view.paint('title', line)),
    ...matches.flatMap((match) => ['', ...blockOf(match, matches, view)]),
  ];
  return `${lines.join('\n')}\n`;
}

function blockOf(match: Match, matches: readonly Match[], view: View): readonly string[] {
  const where = match.branch === null ? [] : [forTerminal(match.branch)];
  const round = match.iteration === null ? '' : `, iteration ${match.iteration}`;
  // An id that several branches hold must be told apart; elsewhere the line is short.
  const several = matches.some((other) => other !== match && other.id === match.id);
  const line = lineToType('brief', match.id, several ? match.branch : null, view);
  return [
    `${INDENT}${view.paint('name', forTerminal(match.id))}  ${view.paint('dim', match.score.toFixed(2))}`,
    ...labelled('where', [...where, forTerminal(match.path)], view),
    ...labelled('state', [`${match.status}${round}`], view),
    ...labelled('why', [forTerminal(match.why)], view),
    ...typed('next', line, view),
  ];
}
