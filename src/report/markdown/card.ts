// One workflow in GitHub's Markdown: where it is, what follows and why, and what can be done.

import { fitting } from '../../model/decision.ts';
import { firstLines } from '../../text/diff.ts';
import { fence, forMarkdown } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import { redact } from '../../text/redact.ts';
import { inertSentence } from '../escape-sentence.ts';
import { colourOf, wantOf } from '../headline.ts';
import { linesToType, optionWords, type TypedOptions } from '../next-steps.ts';
import { published } from '../scan/redact-output.ts';
import type { ScanFinding, ScanReport, ScanWorkflow } from '../scan/scan.ts';
import { agoOf } from '../terminal/layout.ts';

/** What a card shows of each kind at most, so that no file can make one grow without end. */
const MOST = { findings: 20, questions: 20, notes: 10, lines: 60 } as const;
/** UTF-16 units of one message or line. */
const LONGEST = 1000;

/** One line from a file, inert, no longer than people read. `–` where there is nothing. */
export function inert(text: string | number | null): string {
  if (text === null || text === '') return '–';
  const line = String(text);
  return forMarkdown(line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line);
}

/** Many lines from a file as a code block, cut where it is too long for anybody to read. */
function block(text: string, language: string): string {
  const lines = firstLines(text, MOST.lines)
    .split('\n')
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line))
    .join('\n');
  const cut = firstLines(text, MOST.lines).length < text.length;
  return fence(lines, language) + (cut ? '\nThe rest is left out.\n' : '');
}

/** A table with its head; cells are Markdown already. */
export function mdTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map(mdRow).join('');
}

/** One row of a table; cells are Markdown already. */
export function mdRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** `path:line` as code. */
export function placed(path: string, line: number | null): string {
  return inert(line === null ? path : `${path}:${line}`);
}

/** When it last moved, and what that means. */
export function moved({ last_activity: { at }, liveness }: ScanWorkflow, { now }: ScanReport): string {
  return at === null ? liveness : `${agoOf(Date.parse(now) - Date.parse(at))}, ${liveness}`;
}

/** The verdict in a line: `**resume** · step · reason`. */
export function verdict({ decision: { action, step, reason } }: ScanWorkflow): string {
  return [`**${action}**`, ...(step === null ? [] : [inert(step)]), `\`${reason}\``].join(' · ');
}

/** The whole card: what is wanted and what can be done, then folded parts that are closed again. */
export function cardOf(one: ScanWorkflow, report: ScanReport, typed: TypedOptions): string {
  const age =
    one.last_activity.at === null
      ? ''
      : ` · ${agoOf(Date.parse(report.now) - Date.parse(one.last_activity.at))}`;
  const where = one.owner === null ? '' : ` · ${inert(one.owner)}`;
  return [
    `### ${colourOf(one)} ${inert(one.title ?? one.feature)}: ${wantOf(one)}${age}${where}\n`,
    `${prose(one.decision.instruction)}\n`,
    ...questionsOf(one),
    ...optionsOf(one, typed),
    ...findingsOf(one.findings),
    ...notesOf(one),
    `<details><summary>Details</summary>\n\n${mdTable(['What', 'Is'], factsOf(one, report))}\n</details>\n`,
  ].join('\n');
}

/** Letters and punctuation that mean nothing in Markdown. */
const PLAIN = /^[A-Za-z0-9 .,:;'()/–…-]*$/;

/** Our sentences, which may quote a step's name: as they are where that can do nothing, else as code. */
function prose(sentences: string): string {
  const safe = redact(sentences);
  return PLAIN.test(safe) && inertSentence(safe) === safe ? safe : inert(safe);
}

function factsOf(one: ScanWorkflow, report: ScanReport): readonly (readonly string[])[] {
  const { step, commit, branches, owner } = one;
  const others = branches.filter((branch) => branch !== owner).length;
  const rows: readonly (readonly [string, string] | null)[] = [
    ['Workflow', inert(one.id)],
    ['Decision', verdict(one)],
    ['Status', `${inert(one.status_text ?? one.status)} (${one.status})`],
    step === null ? null : ['Step', inert(step.item === null ? step.id : `${step.id} ${step.item}`)],
    step?.iteration == null ? null : ['Iteration', inert([step.iteration, step.of ?? '?'].join(' / '))],
    one.pending.length === 0 ? null : ['Pending', counted(one.pending.length, 'question')],
    ['Last activity', `${inert(one.last_activity.at)} (${moved(one, report)})`],
    [
      'Branch',
      `${inert(owner)}${others === 0 ? '' : ` and ${counted(others, 'more branch', 'more branches')}`}`,
    ],
    ['Commit', commit === null ? 'the working tree' : inert(commit)],
    ['State file', inert(one.path)],
  ];
  return rows.filter((row) => row !== null);
}

function questionsOf({ pending }: ScanWorkflow): readonly string[] {
  if (pending.length === 0) return [];
  const rows = pending
    .slice(0, MOST.questions)
    .map(({ id, question, options }) => [inert(id), inert(question), inert(options.join(' / '))]);
  return [
    '**Waits for an answer**\n',
    mdTable(['Id', 'Question', 'Options'], rows),
    ...rest(pending, MOST.questions),
  ];
}

function findingsOf(findings: readonly ScanFinding[]): readonly string[] {
  if (findings.length === 0) return [];
  const shown = findings.slice(0, MOST.findings);
  const table = mdTable(
    ['', 'Rule', 'Where', 'What'],
    shown.map(({ severity, rule, path, line, message }) => [
      severity,
      `\`${rule}\``,
      placed(path, line),
      inert(message),
    ]),
  );
  return [
    `<details><summary>${counted(findings.length, 'finding')}</summary>\n`,
    table,
    ...shown.flatMap(evidenceOf),
    ...rest(findings, MOST.findings),
    '</details>\n',
  ];
}

/** Evidence of what leads to something: values as data, a difference as a difference. */
function evidenceOf({ rule, consequence, evidence }: ScanFinding): readonly string[] {
  const { diff, ...values } = evidence;
  if (consequence === 'note' || Object.keys(evidence).length === 0) return [];
  return [
    `Evidence of \`${rule}\`:\n`,
    ...(Object.keys(values).length === 0 ? [] : [block(JSON.stringify(published(values), null, 2), 'json')]),
    ...(typeof diff === 'string' ? [block(diff, 'diff')] : []),
  ];
}

function notesOf({ notes, proposals }: ScanWorkflow): readonly string[] {
  const lines = [
    ...proposals.map(({ kind, summary }) => `- A person may ask to ${kind}: ${inert(summary)}`),
    ...notes.slice(0, MOST.notes).map((note) => `- ${prose(note)}`),
    ...(notes.length > MOST.notes ? [`- and ${notes.length - MOST.notes} more`] : []),
  ];
  return lines.length === 0 ? [] : [`${lines.join('\n')}\n`];
}

function optionsOf(one: ScanWorkflow, typed: TypedOptions): readonly string[] {
  const words = optionWords(fitting(one)).join(', or ');
  const lines = linesToType(one, typed);
  return [
    ...(words === '' ? [] : [`You may ${words}.\n`]),
    ...(lines.length === 0 ? [] : [fence(lines.join('\n'), 'sh')]),
  ];
}

function rest(all: readonly unknown[], shown: number): readonly string[] {
  return all.length > shown ? [`and ${all.length - shown} more\n`] : [];
}
