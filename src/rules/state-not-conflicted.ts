// Neither the state file nor a file that decides beside it is two halves of a merge.
import { type Breach, breachOfFault, type Rule, type RuleContext } from '../model/rule.ts';
import { conflictLines, conflictWords, linesOf } from '../text/lines.ts';
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
  const paths = new Set([...site.files, ...(asked ?? [])].filter((path) => path !== site.path));
  return [...paths].flatMap((path) => {
    const reading = snapshot.text(path);
    const places = reading.ok ? placesIn(reading.text, path) : [];
    const [line] = places;
    if (line === undefined) return [];
    return [{ message: conflictWords(places), path, line, evidence: { lines: places } }];
  });
}

const MARKS = /^(?:<{7}|>{7})(?: |\r?$)/m;

/** Numbers of the lines with markers; those in a code block of a document are what it is about. */
function placesIn(text: string, path: string): readonly number[] {
  if (!(text.includes('<<<<<<<') || text.includes('>>>>>>>')) || !MARKS.test(text)) return [];
  const lines = linesOf(text);
  if (!/\.(?:md|mdx|markdown)$/i.test(path)) return conflictLines(lines);
  const kinds = kindsOf(lines, 'hides-nothing');
  return conflictLines(lines.filter((_, at) => kinds[at] !== 'code'));
}
