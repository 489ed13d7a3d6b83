// What is known of one workflow: the table, its questions, what can be trusted and what cannot.

import { firstLines } from '../../../text/diff.ts';
import { fence } from '../../../text/escape.ts';
import { counted } from '../../../text/plural.ts';
import { redact } from '../../../text/redact.ts';
import { trustedIn } from '../../brief/brief.ts';
import { mdRow, mdTable, placed } from '../../markdown/card.ts';
import { published } from '../../scan/redact-output.ts';
import type { ScanFinding, ScanWorkflow } from '../../scan/scan.ts';
import { cell, dated, said, short, theirsOf } from '../format.ts';
import type { Part } from '../truncate-body.ts';
import type { WorkflowView } from '../workflow-view.ts';

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

/** The seven facts that stand on every card, in the same order. */
export function factsOf(one: ScanWorkflow): string {
  const { step, status, status_text: text, pending, last_activity: last, liveness, owner, commit } = one;
  const moved = last.at === null ? 'unknown' : dated(last.at);
  const round =
    step?.iteration == null ? '–' : `${step.iteration}${step.of === null ? '' : ` of ${step.of}`}`;
  return mdTable(
    ['', ''],
    [
      ['Status', text === null ? status : `${cell(text)} (${status})`],
      ['Step', step === null ? '–' : cell(step.item === null ? step.id : `${step.id} ${step.item}`)],
      ['Iteration', round],
      ['Pending', pending.length === 0 ? '–' : counted(pending.length, 'question')],
      ['Last activity', liveness === 'unknown' ? moved : `${moved} (${liveness})`],
      ['Branch', branchOf(one, owner)],
      ['Commit', commit === null ? 'the working tree' : short(commit)],
    ],
  );
}

function branchOf({ branches }: ScanWorkflow, owner: string | null): string {
  const others = branches.filter((branch) => branch !== owner).length;
  if (others === 0) return cell(owner);
  return `${cell(owner)}, the same on ${counted(others, 'more branch', 'more branches')}`;
}

/** The questions that wait, as they are asked. */
export function questionsOf({ pending }: ScanWorkflow): readonly Part[] {
  if (pending.length === 0) return [];
  const shown = pending.slice(0, MOST.questions);
  return [
    {
      name: 'the questions',
      rank: 1,
      head: `#### ${counted(pending.length, 'question')}\n\n${mdTable(['Id', 'Question', 'Choices'], [])}`,
      rows: shown.map(({ id, question, options }) =>
        mdRow([cell(id, 60), cell(question, 600), cell(options.join(' / '), 300)]),
      ),
      beyond: pending.length - shown.length,
    },
  ];
}

/** How old it is stands in the table; in days, a card would have other words every day. */
const AGE = 'progress-recent';

/** What was held against the repository and held, and what did not. */
export function trustOf({ scanned, recovery }: WorkflowView): readonly Part[] {
  const theirs = theirsOf(recovery);
  const trusted = trustedIn(recovery.state, recovery.findings);
  const broken = scanned.findings.filter(({ severity, rule }) => severity !== 'note' && rule !== AGE);
  const shown = broken.slice(0, MOST.findings);
  return [
    {
      name: 'what can be trusted',
      rank: 3,
      head: trusted.length === 0 ? '' : '#### What can be trusted\n\n',
      rows: trusted.map((sentence) => `- ${said(sentence, [])}\n`),
    },
    {
      name: 'what cannot be trusted',
      rank: 2,
      head: broken.length === 0 ? '' : '#### What cannot be trusted\n\n',
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
      head: notes.length === 0 ? '' : '#### Worth knowing\n\n',
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
    const head = `<details><summary>Evidence: ${rule}</summary>\n\n`;
    const apart = rows.map((row, index) => (index === 0 ? row : `\n${row}`));
    return rows.length === 0
      ? []
      : [{ name: 'evidence', rank: 6, head, rows: apart, foot: '\n</details>\n' }];
  });
}
