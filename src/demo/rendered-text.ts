// Markdown as a person reads it on a page, for a terminal: no marks, no tables' bars, nothing that is folded.
import { columnsOf, type Paint, wrap } from '../report/terminal/layout.ts';
import { linesForTerminal } from '../text/escape.ts';

export interface RenderView {
  readonly columns: number;
  readonly paint: Paint;
}

/** What stands before each line. */
const BAR = 4;

/** Each line after a bar; what acts on a terminal is made visible. */
export function rendered(body: string, { columns, paint }: RenderView): readonly string[] {
  const lines: string[] = [];
  for (const { text, style } of readableIn(body)) {
    if (text === '' && (lines.at(-1) ?? '') === '') continue;
    // A line to type stays one line, and a row keeps its gaps where it fits.
    const whole = style === 'command' || columnsOf(text) <= columns - BAR;
    const parts = whole ? [text] : wrap(text, columns - BAR);
    lines.push(...parts.map((part) => (style === 'plain' ? part : paint(style, part))));
  }
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `  ${paint('dim', '│')} ${line}`.trimEnd());
}

interface Line {
  readonly text: string;
  readonly style: 'plain' | 'title' | 'command' | 'dim';
}

/** Line by line, as our own texts are written: this is no reader of any Markdown. */
function readableIn(body: string): readonly Line[] {
  const found: Line[] = [];
  const at = { fenced: false, folded: 0 };
  for (const line of linesForTerminal(body).split('\n')) {
    if (line.startsWith('```')) {
      at.fenced = !at.fenced;
      continue;
    }
    const summary = /^<details><summary>(.*)<\/summary>/.exec(line)?.[1];
    if (summary !== undefined && !at.fenced) {
      if (at.folded === 0) found.push({ text: `▸ ${bare(summary)}`, style: 'dim' });
      at.folded += 1;
    } else if (line === '</details>' && !at.fenced) at.folded -= 1;
    else if (at.folded === 0 && (at.fenced || !/^(?:<!--.*-->|\|[-|: ]*)$/.test(line)))
      found.push(at.fenced ? { text: `  ${line}`, style: 'command' } : lineOf(line));
  }
  return found;
}

function lineOf(line: string): Line {
  if (/^-*$/.test(line)) return { text: '', style: 'plain' };
  const heading = /^#+ (.*)$/.exec(line)?.[1];
  if (heading !== undefined) return { text: bare(heading), style: 'title' };
  const cells = /^\| (.*) \|$/.exec(line)?.[1]?.split(' | ');
  return { text: bare(cells ? cells.join(cells.length === 2 ? ': ' : '  ') : line), style: 'plain' };
}

/** Without the marks within a line. */
const bare = (text: string): string => text.replaceAll(/\*\*|`|<\/?sub>/g, '').trim();
