// What is known of one workflow: the table, its questions, what can be trusted and what cannot.

import { firstLines } from '../../../text/diff.ts';
import { fence } from '../../../text/escape.ts';
import { counted } from '../../../text/plural.ts';
import { redact } from '../../../text/redact.ts';
import { answerable } from '../../answers-to-offer.ts';
import { trustedIn } from '../../brief/brief.ts';
import { mdTable, placed } from '../../markdown/card.ts';
import { published } from '../../scan/redact-output.ts';
import type { ScanFinding, ScanWorkflow } from '../../scan/scan.ts';
import { linesFor, MOST_LINES } from '../command-lines.ts';
import { cell, dated, said, short, theirsOf } from '../format.ts';
import type { Part } from '../truncate-body.ts';
import type { CardView, WorkflowView } from '../workflow-view.ts';

/** Rows of each kind, lines of a block, UTF-16 units of a line. */
const MOST = { questions: 20, findings: 20, evidence: 5, notes: 10, lines: 40, line: 400 } as const;

/** Many lines from a file as a code block that is cut where no one would read on. */
export function block(text: string, language: string, most: number = MOST.lines): string {
  const whole = redact(text);
  const some = firstLines(whole, most);
  const lines = some
    .split('\n')
    .map((line) => (line.length > MOST.line ? `${line.slice(0, MOST.line)} …` : line))
    .join('\n');
  return fence(lines, language) + (some.length < whole.length ? '\nThe rest is left out.\n' : '');
}

/** What is known, in the same order on every card; a row that would say nothing is left out. */
export function factsOf(one: ScanWorkflow): string {
  const { step, status, status_text: text, pending, last_activity: last, liveness, owner, commit } = one;
  const moved = last.at === null ? 'unknown' : dated(last.at);
  const rows: readonly (readonly [string, string | null])[] = [
    ['Status', text === null ? status : `${cell(text)} (${status})`],
    ['Step', step && cell(step.item === null ? step.id : `${step.id} ${step.item}`)],
    ['Iteration', step?.iteration == null ? null : roundOf(step.iteration, step.of)],
    ['Pending', pending.length === 0 ? null : counted(pending.length, 'question')],
    ['Last activity', liveness === 'unknown' ? moved : `${moved} (${liveness})`],
    ['Branch', branchOf(one, owner)],
    ['Commit', commit === null ? 'the working tree' : short(commit)],
  ];
  return mdTable(
    ['What', 'Is'],
    rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

const roundOf = (iteration: number, of: number | null) => `${iteration}${of === null ? '' : ` of ${of}`}`;

function branchOf({ branches }: ScanWorkflow, owner: string | null): string {
  const others = branches.filter((branch) => branch !== owner).length;
  if (others === 0) return cell(owner);
  return `${cell(owner)}, the same on ${counted(others, 'more branch', 'more branches')}`;
}

/** The questions that wait, as they are asked, each with a line to copy for each of its choices. */
export function questionsOf(view: CardView): readonly Part[] {
  const { pending, decision } = view.scanned;
  const offered = !view.fork && view.turn.kind !== 'frozen' && decision.options.includes('answer');
  const shown = pending.slice(0, MOST.questions);
  const named = answerable(pending);
  const linesOf = (question: ScanWorkflow['pending'][number]) =>
    linesFor('answer', { ...view, scanned: { ...view.scanned, pending: [question] } }, view.seat);
  const rows = shown.map((question, at) => {
    const { id, options } = question;
    const lines = offered && at < MOST_LINES && named.includes(question) ? linesOf(question) : [];
    const choices = options.length === 0 ? '' : `\n\nChoices: ${cell(options.join(' / '), 300)}`;
    const below = lines.length === 0 ? `${choices}\n` : `\n\n${fence(lines.join('\n'), 'text')}`;
    return `**${cell(id, 60)}** ${cell(question.question, 600)}${below}\n`;
  });
  const part: Part = {
    name: 'the questions',
    rank: 1,
    head: `#### ${counted(pending.length, 'question')}\n\n`,
    rows,
    beyond: pending.length - shown.length,
  };
  return pending.length === 0 ? [] : [part];
}

/** The first and last lines of a folded part whose rows may be cut. */
const opened = (summary: string) => `<details><summary>${summary}</summary>\n\n`;
const CLOSED = '\n</details>\n';

/** How old it is stands in the table; in days, a card would have other words every day. */
const AGE = 'progress-recent';

/** What was held against the repository and held, and what did not. */
export function trustOf({ scanned, recovery }: WorkflowView): readonly Part[] {
  const theirs = theirsOf(recovery);
  const trusted = trustedIn(recovery);
  const broken = scanned.findings.filter(({ severity, rule }) => severity !== 'note' && rule !== AGE);
  const shown = broken.slice(0, MOST.findings);
  return [
    {
      name: 'what can be trusted',
      rank: 3,
      head: trusted.length === 0 ? '' : opened('What can be trusted'),
      rows: trusted.map((sentence) => `- ${said(sentence, [])}\n`),
      foot: trusted.length === 0 ? '' : CLOSED,
    },
    {
      name: 'what cannot be trusted',
      rank: 2,
      head: broken.length === 0 ? '' : opened(`What cannot be trusted (${broken.length})`),
      foot: broken.length === 0 ? '' : CLOSED,
      rows: shown.map((one) => `- ${findingLine(one, theirs)}\n`),
      beyond: broken.length - shown.length,
      more: (left) => `- and ${left} more\n`,
    },
  ];
}

/** What breaks no rule and is worth knowing all the same. */
export function notesOf({ scanned: { notes }, recovery }: WorkflowView): readonly Part[] {
  const theirs = theirsOf(recovery);
  const shown = notes.slice(0, MOST.notes);
  return [
    {
      name: 'what is worth knowing',
      rank: 6,
      head: notes.length === 0 ? '' : opened(`Worth knowing (${notes.length})`),
      foot: notes.length === 0 ? '' : CLOSED,
      rows: shown.map((note) => `- ${said(note, theirs)}\n`),
      beyond: notes.length - shown.length,
      more: (left) => `- and ${left} more\n`,
    },
  ];
}

function findingLine({ rule, path, line, message }: ScanFinding, theirs: readonly string[]): string {
  const text = message.replace(/^(?:found|the) /, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${said(text, theirs)}\n  \`${rule}\` at ${placed(path, line)}`;
}

/** What the decision rests on, folded: a difference as a difference, everything else as data. */
export function evidenceOf({ findings }: ScanWorkflow): readonly Part[] {
  const telling = findings.filter(({ consequence }) => consequence !== 'note').slice(0, MOST.evidence);
  return telling.flatMap(({ rule, evidence: { diff, ...values } }) => {
    const rows = [
      ...(typeof diff === 'string' && diff !== '' ? [block(diff, 'diff')] : []),
      ...(Object.keys(values).length === 0
        ? []
        : [block(JSON.stringify(published(values), null, 2), 'json')]),
    ];
    const head = opened(`Evidence: ${rule}`);
    const apart = rows.map((row, index) => (index === 0 ? row : `\n${row}`));
    return rows.length === 0 ? [] : [{ name: 'evidence', rank: 6, head, rows: apart, foot: CLOSED }];
  });
}
