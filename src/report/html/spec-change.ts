// How a spec changed since work was built on it, as HTML: the difference, or why it is not shown.
import type { Spec } from '../../model/workflow.ts';
import { firstLines, unifiedDiff } from '../../text/diff.ts';
import { linesForTerminal } from '../../text/escape.ts';
import { html, type Markup } from '../../text/html.ts';
import { redact } from '../../text/redact.ts';
import { toMinute } from '../../text/time.ts';

/** Lines of a difference, and UTF-16 units of a line. */
const MOST = { lines: 300, line: 400 } as const;

/** `null`: the state records no hash of a spec, or the spec is the one that it records. */
export function specChange(spec: Spec | null): Markup | null {
  if (!spec || spec.recorded?.digest == null || spec.matched !== null) return null;
  const { lastMatch, text, path, present } = spec;
  const since =
    lastMatch && html`commit <code>${lastMatch.commit.slice(0, 12)}</code> of ${toMinute(lastMatch.at)}`;
  if (!present || text === null)
    return html`<p>${path} is not there to be compared.${since && html` It still stood in ${since}.`}</p>`;
  if (lastMatch === null)
    return html`<p>The text of ${path} that the work was built on is not to be had: no version in the history
that was read has the recorded hash, so there is no difference to show.</p>`;
  return html`<details open><summary>What changed in ${path} since ${since}</summary>
${diffBlock(unifiedDiff(path, lastMatch.text, text))}</details>
`;
}

/** A difference, each line with its colour and its sign. */
export function diffBlock(diff: string): Markup {
  // A secret of several lines would not be known line by line.
  const whole = linesForTerminal(redact(diff));
  const shown = firstLines(whole, MOST.lines);
  const lines = shown
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > MOST.line ? `${line.slice(0, MOST.line)} …` : line))
    .map((line) => html`<span class="${classOf(line)}">${line}</span>`);
  return html`<pre class="diff">${lines}</pre>
${shown.length < whole.length ? html`<p class="soft">The rest is left out.</p>` : null}`;
}

function classOf(line: string): string {
  if (line.startsWith('@@') || line.startsWith('+++') || line.startsWith('---')) return 'place';
  return line.startsWith('+') ? 'came' : line.startsWith('-') ? 'gone' : '';
}
