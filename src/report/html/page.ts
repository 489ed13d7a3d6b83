// A scan as one HTML file that needs nothing else: no script, no network, nothing of a file that acts.
import { VERSION } from '../../model/version.ts';
import { html, type Markup, markupOf } from '../../text/html.ts';
import { counted } from '../../text/plural.ts';
import { toMinute } from '../../text/time.ts';
import { isInvalidFile } from '../check/validity.ts';
import { type Duplicate, SHOWN_PLACES } from '../copies/duplicates.ts';
import { colourOf, wantOf } from '../headline.ts';
import { decided, type TypedOptions } from '../next-steps.ts';
import { elsewhereWords, finishing, removedWords, toolWords, unfinishedWords } from '../scan/notes.ts';
import type { ScanReport, ScanUnreadable, ScanWorkflow } from '../scan/scan.ts';
import type { ScanGroup } from '../scan/scan-group.ts';
import { byUrgency } from '../scan/urgency.ts';
import { spanOf } from '../terminal/layout.ts';
import { placeOf } from '../terminal/workflow.ts';
import { type Filters, filtersFor, TONES } from './filters.ts';
import { short } from './short-text.ts';
import { STYLE } from './style.ts';
import { type KnownWorkflow, nameOf, workflowArticle } from './workflow.ts';

export interface HtmlView extends TypedOptions {
  /** What the report was made from. */
  readonly judged: readonly ScanGroup[];
  /** Workflows in several places; absent: none. */
  readonly duplicates?: readonly Duplicate[];
}

/** What one page shows at most: a browser and a reader must bear it. */
const MOST = { workflows: 500, files: 200, duplicates: 50 } as const;

/** Nothing may be loaded, sent or run, whatever stands in the page; its own styles count. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The whole file. The same report gives the same bytes. */
export function htmlReport(report: ScanReport, view: HtmlView): string {
  const all = toldIn(report, view.judged);
  const shown = all.slice(0, MOST.workflows);
  const filters = filtersFor(shown.map(({ scanned }) => scanned));
  const left = all.length - shown.length;
  const main = shown.length === 0 ? emptyPart(report) : workflowParts(report, shown, left, filters, view);
  const name = report.repository === '' ? 'this repository' : short(report.repository);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Rekindle: ${name}</title>
${STYLE}
${filters.style}
</head>
<body>
<header>
<a class="skip" href="#workflows">To the workflows</a>
<h1>Workflows in ${name}</h1>
<p class="soft">${factsOf(report)}</p>
${besideOf(report, view)}</header>
<main>
${main}${filesPart(report.unreadable)}${placesPart(view.duplicates ?? [])}</main>
<footer class="soft">Made by Rekindle ${VERSION}. Whatever files and commits say stands here as text and does
nothing; secrets are left out.</footer>
</body>
</html>
`;
  return markupOf(page);
}

/** How many there are of what needs attention, and what was looked at. */
function factsOf({ now, scanned, summary, unreadable }: ScanReport): Markup {
  const broken = unreadable.filter(isInvalidFile).length;
  const facts = [
    ...(summary.stale > 0 ? [`${summary.stale} stale`] : []),
    ...(summary.abandoned > 0 ? [`${summary.abandoned} abandoned`] : []),
    ...(summary.outdated > 0 ? [`${summary.outdated} of an old schema version`] : []),
    ...(broken > 0 ? [`${counted(broken, 'file')} that cannot be read`] : []),
  ];
  const files = counted(scanned.state_files, 'state file');
  const looked = `${counted(scanned.commits, 'commit')} and ${files} looked at`;
  const all = [...facts, looked, `as of ${toMinute(now)}`];
  return html`${all.map((fact, at) => html`${at === 0 ? '' : ' · '}<span class="fact">${fact}</span>`)}`;
}

/** What concerns no workflow, and must be known before any. */
function besideOf(report: ScanReport, { dir }: HtmlView): readonly Markup[] {
  const { unfinished = [], elsewhere, removed } = report;
  const lines = unfinished.length === 0 ? [] : [unfinishedWords(unfinished, short), finishing(dir)];
  const around = [removedWords(removed, short), elsewhereWords(elsewhere, short), toolWords(report, short)];
  return [...lines, ...around].flatMap((words) =>
    words === null
      ? []
      : [
          html`<p>${words}</p>
`,
        ],
  );
}

function emptyPart({ unfinished }: ScanReport): Markup {
  return html`<p id="workflows">${unfinished ? 'No workflow can be told yet.' : 'No workflow was found.'}</p>
`;
}

/** `left`: workflows that are not shown. */
function workflowParts(
  { now }: ScanReport,
  shown: readonly KnownWorkflow[],
  left: number,
  filters: Filters,
  typed: TypedOptions,
): Markup {
  const rows = shown.map(({ scanned }, at) => indexRow(scanned, `w${at + 1}`, filters, now));
  const articles = shown.map((one, at) =>
    workflowArticle(one, { id: `w${at + 1}`, classes: filters.classOf(one.scanned), now, typed }),
  );
  const more =
    filters.more === null
      ? null
      : html`<details><summary>By format and branch</summary>
${filters.more}</details>
`;
  return html`<section class="filters" aria-label="What is shown">
${filters.counts}${more}</section>
${left === 0 ? null : cutPart(left)}<nav aria-label="All workflows">
<ol class="index">
${rows}</ol>
</nav>
<section aria-labelledby="workflows">
<h2 id="workflows" tabindex="-1">One by one</h2>
${articles}<p class="shown soft">${counted(shown.length, 'workflow')} shown.</p>
</section>
`;
}

function cutPart(left: number): Markup {
  return html`<p><b>${counted(left, 'workflow')} left out</b>, as this page shows the ${MOST.workflows} most
urgent ones. <code>rekindle scan --output json</code> has all of them.</p>
`;
}

function indexRow(one: ScanWorkflow, id: string, filters: Filters, now: string): Markup {
  const { at } = one.last_activity;
  const age = at === null ? '–' : (spanOf(Date.parse(now) - Date.parse(at)) ?? 'just now');
  return html`<li class="item ${TONES[one.decision.action]} ${filters.classOf(one)}">
<span><span aria-hidden="true">${colourOf(one)}</span> <a href="#${id}"><bdi>${nameOf(one)}</bdi></a></span>
<span class="want">${wantOf(one)}</span> <span class="soft">${age}</span>
<span class="soft">${short(one.owner ?? '–')}</span></li>
`;
}

/** Every workflow with all that is known of it, the most urgent first. */
function toldIn({ workflows }: ScanReport, judged: readonly ScanGroup[]): readonly KnownWorkflow[] {
  const keyOf = (id: string, owner: string | null, commit: string | null) =>
    JSON.stringify([id, owner, commit]);
  const known = new Map(
    judged.flatMap(({ holding: { owner, snapshot }, recovered }) =>
      recovered.workflows.map((recovery) => [
        keyOf(recovery.id, owner, snapshot.commit),
        { recovery, snapshot },
      ]),
    ),
  );
  return byUrgency(workflows).flatMap((scanned) => {
    const one = known.get(keyOf(scanned.id, scanned.owner, scanned.commit));
    return one ? [{ ...one, scanned }] : [];
  });
}

function filesPart(unreadable: readonly ScanUnreadable[]): Markup | null {
  if (unreadable.length === 0) return null;
  const items = unreadable.slice(0, MOST.files).map(({ path, line, branch, rule, message }) => {
    const on = branch === null ? null : html` on <b>${short(branch)}</b>`;
    const why = isInvalidFile({ rule }) ? rule : 'a template, no workflow';
    return html`<li><code>${short(placeOf(path, line))}</code>${on}: ${short(message)}
<span class="soft">(${why})</span></li>
`;
  });
  return html`<section aria-labelledby="files">
<h2 id="files">Files that are no workflow</h2>
<ul>
${items}</ul>
${beyond(unreadable.length, MOST.files)}</section>
`;
}

function placesPart(duplicates: readonly Duplicate[]): Markup | null {
  if (duplicates.length === 0) return null;
  const items = duplicates.slice(0, MOST.duplicates).map(
    ({ id, places }) => html`<li><code>${short(id)}</code>
<ol>
${places.slice(0, SHOWN_PLACES).map(
  ({
    owner,
    path,
    decision,
  }) => html`<li>${owner === null ? null : html`<b>${short(owner)}</b>, `}<code>${short(
    path,
  )}</code>: ${decision === null ? 'nothing is decided by this file' : short(decided(decision))}</li>
`,
)}</ol>${beyond(places.length, SHOWN_PLACES)}</li>
`,
  );
  return html`<section aria-labelledby="places">
<h2 id="places">Same workflow in several places</h2>
<p>The most advanced first. Nothing merges them: look at the first of each before anything goes on in the
others.</p>
<ul>
${items}</ul>
${beyond(duplicates.length, MOST.duplicates)}</section>
`;
}

const beyond = (all: number, shown: number): Markup | null =>
  all > shown
    ? html`<p class="soft">and ${all - shown} more</p>
`
    : null;
