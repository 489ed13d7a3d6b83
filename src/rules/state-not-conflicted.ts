// Neither the state file nor a file that decides beside it is two halves of a merge.
import { type Breach, breachOfFault, type Rule, type RuleContext } from '../model/rule.ts';
import { conflictLines, conflictWords, isConflicted, type Line, linesOf } from '../text/lines.ts';
import { kindsOf } from '../text/markdown/blocks.ts';

export const stateNotConflicted: Rule = {
  id: 'state-not-conflicted',
  summary: 'Neither the state file nor a file that is read with it holds conflict markers',
  severity: 'error',
  consequence: 'block',
  reason: 'state-conflicted',
  check: (subject) => [...breachOfFault(subject, 'state-not-conflicted'), ...besideIt(subject)],
};

/** Of all the texts that were read for this workflow, those that a merge left its markers in. */
function besideIt({ site, snapshot, asked }: RuleContext): readonly Breach[] {
  // The state file itself is told by what reads it, which knows where markers count.
  const paths = new Set([...site.files, ...asked].filter((path) => path !== site.path));
  return [...paths].flatMap((path) => {
    const reading = snapshot.text(path);
    const places = reading.ok ? placesIn(reading.text, path) : [];
    const [line] = places;
    if (line === undefined) return [];
    return [{ message: conflictWords(places), path, line, evidence: { lines: places } }];
  });
}

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;

/**
 * Numbers of the lines with markers, where those of both sides are there: one alone may be a quotation of a
 * quotation. Those in a code block or a comment of a document are what it is about.
 */
function placesIn(text: string, path: string): readonly number[] {
  if (!text.includes('<<<<<<<') || !text.includes('>>>>>>>')) return [];
  const lines = linesOf(text);
  const shown = MARKDOWN.test(path) ? shownOf(lines) : lines;
  return isConflicted(shown) ? conflictLines(shown) : [];
}

/** Lines that stand in no code block, comment or `<pre>`; a fence that is never closed hides nothing. */
function shownOf(lines: readonly Line[]): readonly Line[] {
  const kinds = kindsOf(lines, 'hides-nothing');
  let isPre = false;
  return lines.filter(({ text }, at) => {
    const within = isPre;
    isPre = within ? !/<\/pre>/i.test(text) : /^ {0,3}<pre\b(?!.*<\/pre>)/i.test(text);
    return !within && kinds[at] !== 'code' && kinds[at] !== 'comment';
  });
}
