// One workflow at a terminal: where it is, what to do and why, what to type next.

import { fitting } from '../../model/decision.ts';
import { forTerminal } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import { redact } from '../../text/redact.ts';
import type { Duplicate } from '../copies/duplicates.ts';
import { linesToType, optionWords, type TypedOptions } from '../next-steps.ts';
import type { ScanFinding, ScanReport, ScanWorkflow } from '../scan/scan.ts';
import { agoOf, columnsOf, type Paint, type TextStyle, wrap } from './layout.ts';

export interface TextView extends TypedOptions {
  /** Columns of the terminal. */
  readonly columns: number;
  readonly paint: Paint;
  /** What was looked at, for what is said when nothing was found. */
  readonly target: 'worktree' | 'branches';
  /** Workflows in several places; absent: none. */
  readonly duplicates?: readonly Duplicate[];
}

/** Blanks before a name, blanks before a label, columns of a label; text gets at least this many columns. */
export const INDENT = '  ';
const DEEPER = '    ';
const LABEL = 9;
const LEAST = 24;
/** UTF-16 units of one text from a file. */
const LONGEST = 1000;

/** How much an action asks of a person. */
export const ACTION_STYLE: Readonly<Record<ScanWorkflow['decision']['action'], TextStyle>> = {
  block: 'bad',
  ask: 'attention',
  'start-fresh': 'attention',
  wait: 'attention',
  resume: 'good',
  rerun: 'good',
  advance: 'good',
  none: 'dim',
};

const SEVERITY_STYLE: Readonly<Record<ScanFinding['severity'], TextStyle>> = {
  error: 'bad',
  warning: 'attention',
  note: 'dim',
};

/** The lines of one workflow, its name first. */
export function blockOf(one: ScanWorkflow, report: ScanReport, view: TextView): readonly string[] {
  const { decision } = one;
  const line = (label: string, texts: readonly string[], style?: TextStyle) =>
    labelled(label, texts, view, style);
  const step = decision.step === null ? '' : `${shown(decision.step)} · `;
  const options = optionWords(fitting(one));
  const [first, ...others] = linesToType(one, view);
  return [
    ...nameOf(one, view),
    ...line('where', [whereOf(one), shown(one.path)]),
    ...line('state', [stateOf(one, report)]),
    ...line(
      decision.action,
      [`${step}${decision.reason}`, shown(decision.instruction)],
      ACTION_STYLE[decision.action],
    ),
    ...one.pending.flatMap((asked) => line('asks', [questionOf(asked)], 'attention')),
    ...findingLines(one, view),
    ...one.proposals.flatMap(({ kind, summary }) => line(kind, [shown(summary)])),
    ...one.notes.flatMap((note) => line('note', [shown(note)])),
    ...(options.length === 0 ? [] : line('you may', [options.join(', or ')])),
    ...(first === undefined ? [] : typed('next', first, view)),
    ...others.flatMap((other) => typed('or', other, view)),
  ];
}

/** What was found, a finding after the other. */
export const findingLines = ({ findings }: ScanWorkflow, view: TextView): readonly string[] =>
  findings.flatMap((finding) =>
    labelled(finding.severity, findingOf(finding), view, SEVERITY_STYLE[finding.severity]),
  );

/** The title stands beside the name where there is room for it. */
function nameOf({ id, title }: ScanWorkflow, view: TextView): readonly string[] {
  const name = `${INDENT}${view.paint('name', shown(id))}`;
  if (title === null) return [name];
  const fits = INDENT.length + columnsOf(shown(id)) + 2 + columnsOf(shown(title)) <= view.columns;
  return fits
    ? [`${name}  ${view.paint('dim', shown(title))}`]
    : [name, ...labelled('title', [shown(title)], view)];
}

/** One line from a file: nothing in it acts, secrets are taken out, and it is no longer than people read. */
export function shown(text: string): string {
  const line = forTerminal(redact(text));
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}

function stateOf(one: ScanWorkflow, report: ScanReport): string {
  const status = one.status_text === null ? one.status : shown(one.status_text);
  return `${status}${standingOf(one)} · ${movedOf(one, report)}`;
}

function standingOf({ step }: ScanWorkflow): string {
  if (step === null) return '';
  const limit = step.of === null ? '' : ` of ${step.of}`;
  const round = step.iteration === null ? '' : `, iteration ${step.iteration}${limit}`;
  return ` at ${shown(step.item === null ? step.id : `${step.id} ${step.item}`)}${round}`;
}

/** When it last moved, and what that means where it means something. */
export function movedOf(
  { last_activity: { at }, liveness }: ScanWorkflow,
  { now }: Pick<ScanReport, 'now'>,
): string {
  if (at === null) return liveness === 'live' ? 'live' : 'no known activity';
  const ago = `moved ${agoOf(Date.parse(now) - Date.parse(at))}`;
  return liveness === 'recent' || liveness === 'ended' || liveness === 'unknown'
    ? ago
    : `${ago}, ${liveness}`;
}

/** The branch and commit; the other branches that hold the same state are counted. */
export function whereOf({ owner, branches, commit }: ScanWorkflow): string {
  const place = commit === null ? 'working tree' : commit.slice(0, 10);
  const more = branches.filter((branch) => branch !== owner).length;
  const also = more === 0 ? '' : `, the same on ${counted(more, 'more branch', 'more branches')}`;
  return owner === null ? place : `${shown(owner)} (${place})${also}`;
}

function questionOf({ id, question, options }: ScanWorkflow['pending'][number]): string {
  const offered = options.length === 0 ? '' : ` [${options.map(shown).join(' / ')}]`;
  return `${shown(id)}: ${shown(question)}${offered}`;
}

function findingOf({ rule, path, line, message }: ScanFinding): readonly string[] {
  return [`${rule} · ${placeOf(path, line)}`, shown(message)];
}

/** `path:line`, as editors and terminals take it. */
export function placeOf(path: string, line: number | null): string {
  return `${shown(path)}${line === null ? '' : `:${line}`}`;
}

/** Texts after a label, each on lines of its own that line up. */
export function labelled(
  label: string,
  texts: readonly string[],
  { paint, columns }: Pick<TextView, 'paint' | 'columns'>,
  style: TextStyle = 'dim',
): readonly string[] {
  const lines = texts.flatMap((text) => wrap(text, Math.max(LEAST, columns - DEEPER.length - LABEL)));
  return lines.map((line, index) => {
    const lead =
      index > 0 ? ' '.repeat(LABEL) : paint(style, label) + ' '.repeat(Math.max(1, LABEL - label.length));
    return `${DEEPER}${lead}${line}`;
  });
}

/** A line to type is never wrapped: it must survive copying. */
export function typed(label: string, line: string, { paint }: Pick<TextView, 'paint'>): readonly string[] {
  const lead = `${DEEPER}${paint('dim', label)}${' '.repeat(LABEL - label.length)}`;
  return [lead + paint('command', forTerminal(line))];
}
