// One workflow in the HTML report: what is wanted, when it moved, what can be trusted, and what to type next.
import { fitting } from '../../model/decision.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { firstLines } from '../../text/diff.ts';
import { html, type Markup } from '../../text/html.ts';
import { counted } from '../../text/plural.ts';
import { toMinute } from '../../text/time.ts';
import { trustedIn } from '../brief/brief.ts';
import { colourOf, wantOf } from '../headline.ts';
import { linesToType, optionWords, type TypedOptions } from '../next-steps.ts';
import { published } from '../scan/redact-output.ts';
import type { ScanFinding, ScanWorkflow } from '../scan/scan.ts';
import { movedOf, placeOf } from '../terminal/workflow.ts';
import { TONES } from './filters.ts';
import { cutTo, short } from './short-text.ts';
import { diffBlock, specChange } from './spec-change.ts';
import { timeLineFigure, timeLineOf } from './time-line.ts';

/** One workflow with all that is known of it. */
export interface KnownWorkflow {
  readonly scanned: ScanWorkflow;
  readonly recovery: Recovery;
  readonly snapshot: Snapshot;
}

export interface ArticlePlace {
  /** The id of its element. */
  readonly id: string;
  /** The classes by which filters know it. */
  readonly classes: string;
  /** The time of the report, ISO 8601 in UTC. */
  readonly now: string;
  readonly typed: TypedOptions;
}

/** What is shown of each kind at most, and UTF-16 units of evidence. */
const MOST = { findings: 30, questions: 30, options: 12, notes: 20, lines: 60, data: 5000 } as const;

export const nameOf = ({ title, feature }: ScanWorkflow): string => short(title ?? feature);

export function workflowArticle({ scanned, recovery, snapshot }: KnownWorkflow, place: ArticlePlace): Markup {
  const { id, classes, now, typed } = place;
  const tone = TONES[scanned.decision.action];
  const line = timeLineOf(recovery, snapshot);
  return html`<article class="workflow item ${tone} ${classes}" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><span aria-hidden="true">${colourOf(scanned)}</span> <bdi>${nameOf(scanned)}</bdi>:
<span class="want">${wantOf(scanned)}</span></h3>
<p class="soft"><code>${short(scanned.id)}</code> ${whereOf(scanned)}, ${movedOf(scanned, { now })}</p>
<p>${short(scanned.decision.instruction)}</p>
${questionsOf(scanned)}${typedOf(scanned, typed)}${timeLineFigure(line, scanned, Date.parse(now))}
${brokenOf(scanned)}${trustOf(recovery)}${specPart(recovery)}${notesOf(scanned)}${factsOf(scanned)}</article>
`;
}

function whereOf({ owner, branches, commit }: ScanWorkflow): Markup {
  const others = branches.filter((branch) => branch !== owner).length;
  const more = others === 0 ? '' : ` and ${counted(others, 'more branch', 'more branches')}`;
  const at = commit === null ? 'the working tree' : commit.slice(0, 12);
  return owner === null ? html`in ${at}` : html`on <b>${short(owner)}</b> (${at})${more}`;
}

function questionsOf({ pending }: ScanWorkflow): Markup | null {
  if (pending.length === 0) return null;
  const items = pending.slice(0, MOST.questions).map(
    ({ id, question, options }) => html`<li><b>${short(id)}</b> <bdi>${short(question)}</bdi>${
      options.length === 0
        ? null
        : html`<br><span class="soft">Choices: ${short(options.slice(0, MOST.options).join(' / '))}</span>`
    }</li>
`,
  );
  return html`<h4>${counted(pending.length, 'open question')}</h4>
<ul>
${items}${rest(pending, MOST.questions)}</ul>
`;
}

/** What a person may do, and the lines to type for it. */
function typedOf(one: ScanWorkflow, typed: TypedOptions): Markup | null {
  const words = optionWords(fitting(one));
  const lines = linesToType(one, typed).map(
    (line) => html`<pre class="type">${line}</pre>
`,
  );
  if (words.length + lines.length === 0) return null;
  return html`<h4>What you can do</h4>
${
  words.length === 0
    ? null
    : html`<p>You may ${words.join(', or ')}.</p>
`
}${lines}`;
}

/** How old it is stands at the top already. */
const AGE = 'progress-recent';

function brokenOf({ findings }: ScanWorkflow): Markup | null {
  const broken = findings.filter(({ severity, rule }) => severity !== 'note' && rule !== AGE);
  if (broken.length === 0) return null;
  return html`<h4>What cannot be trusted</h4>
<ul>
${broken.slice(0, MOST.findings).map(findingItem)}${rest(broken, MOST.findings)}</ul>
`;
}

function findingItem({ rule, path, line, message, evidence }: ScanFinding): Markup {
  const { diff: _, ...values } = evidence;
  const data = firstLines(JSON.stringify(published(values), null, 2), MOST.lines);
  const proof =
    Object.keys(values).length === 0
      ? null
      : html`<details><summary>Evidence</summary><pre>${cutTo(MOST.data, data)}</pre></details>`;
  return html`<li>${short(message)}<br><span class="soft"><code>${rule}</code> at
<code>${short(placeOf(path, line))}</code></span>${proof}</li>
`;
}

function trustOf(recovery: Recovery): Markup | null {
  const trusted = trustedIn(recovery);
  if (trusted.length === 0) return null;
  return html`<h4>What can be trusted</h4>
<ul>
${trusted.map(
  (sentence) => html`<li>${sentence}</li>
`,
)}</ul>
`;
}

/** The difference as a whole where the old text is known; else as much as a finding has of it. */
function specPart({ state, findings }: Recovery): Markup | null {
  const change = specChange(state?.spec ?? null);
  if (change !== null)
    return html`<h4>The spec</h4>
${change}`;
  const diffs = findings.flatMap(({ evidence: { diff } }) => (typeof diff === 'string' ? [diff] : []));
  return diffs.length === 0 ? null : html`${diffs.map(diffBlock)}`;
}

function notesOf({ notes, proposals, findings }: ScanWorkflow): Markup | null {
  const lines = [
    ...proposals.map(({ kind, summary }) => `A person may ask to ${kind}: ${summary}`),
    ...findings.filter(({ severity }) => severity === 'note').map(({ message }) => message),
    ...notes,
  ];
  if (lines.length === 0) return null;
  return html`<details><summary>Worth knowing (${lines.length})</summary>
<ul>
${lines.slice(0, MOST.notes).map(
  (line) => html`<li>${short(line)}</li>
`,
)}${rest(lines, MOST.notes)}</ul>
</details>
`;
}

function factsOf(one: ScanWorkflow): Markup {
  const { step, decision } = one;
  const at = step && [step.id, ...(step.item === null ? [] : [step.item])].join(' ');
  const round = step?.iteration == null ? null : [step.iteration, ...(step.of ? [`of ${step.of}`] : [])];
  const rows: readonly (readonly [string, string | null])[] = [
    [
      'Decision',
      [decision.action, decision.step, decision.reason].filter((word) => word !== null).join(' · '),
    ],
    ['Status', one.status_text === null ? one.status : `${one.status_text} (${one.status})`],
    ['Step', at],
    ['Iteration', round?.join(' ') ?? null],
    ['Last activity', one.last_activity.at && `${toMinute(one.last_activity.at)} (${one.liveness})`],
    ['State file', one.path],
    ['Commit', one.commit],
    ['Schema version', versionOf(one)],
  ];
  const items = rows.map(([name, value]) =>
    value === null
      ? null
      : html`<dt>${name}</dt><dd>${short(value)}</dd>
`,
  );
  return html`<details><summary>Details</summary>
<dl class="facts">
${items}</dl>
</details>
`;
}

function versionOf({ schema_version: version, newest_schema_version: newest }: ScanWorkflow): string | null {
  if (version === null) return null;
  return newest === null || newest === version ? String(version) : `${version}, newest is ${newest}`;
}

const rest = (all: readonly unknown[], shown: number): Markup | null =>
  all.length > shown
    ? html`<li class="soft">and ${all.length - shown} more</li>
`
    : null;
