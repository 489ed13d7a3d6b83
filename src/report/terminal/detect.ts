// The result of `detect` at a terminal: whether there is unfinished work, and the line to type next.
import { BRIEF } from '../../model/command.ts';
import { fitting } from '../../model/decision.ts';
import { forTerminal } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import { formatTime } from '../../text/time.ts';
import type { Ranked, Ranking } from '../detect/detect.ts';
import { lineToType, optionWords, type TypedOptions } from '../next-steps.ts';
import { finishing, removedWords, unfinishedWords, unreadWords } from '../scan/notes.ts';
import type { ScanUnreadable, ScanWorkflow } from '../scan/scan.ts';
import type { RemovedWorkflow } from '../scan/scan-extras.ts';
import { agoOf, wrap } from './layout.ts';
import { INDENT, labelled, shown, type TextView, typed } from './workflow.ts';

interface View extends Pick<TextView, 'columns' | 'paint'>, TypedOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Files, folders and branches of which nothing can be told. */
  readonly unreadable: readonly ScanUnreadable[];
  /** Workflows that were removed on disk, which is not committed yet; absent: none was. */
  readonly removed?: readonly RemovedWorkflow[];
  /** Changes that were cut short, one line each; absent: none. */
  readonly unfinished?: readonly string[];
}

/** With a line break at its end. */
export function detectionText(ranking: Ranking, view: View): string {
  const { matches, nearest } = ranking;
  const lines = [
    ...wrap(headOf(ranking, view), view.columns).map((line) => view.paint('title', line)),
    ...wrap(unfinishedOf(view), view.columns).filter((line) => line !== ''),
    ...wrap(removedWords(view.removed, shown) ?? '', view.columns).filter((line) => line !== ''),
    ...(matches.length > 0 ? [] : unreadOf(view)),
    ...[...matches, ...nearest].flatMap((one) => ['', ...blockOf(one, [...matches, ...nearest], view)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Where there are workflows it is never said that the way is free: words may miss what they mean. */
function headOf({ matches, interrupted, ended }: Ranking, { unfinished = [] }: View): string {
  const [one] = matches;
  if (one && matches.length === 1) return `Found interrupted workflow for ${quoted(one)}.`;
  if (matches.length > 0)
    return `${counted(matches.length, 'interrupted workflow')} may be what you mean, best first.`;
  const gone = ended === 0 ? '' : `; ${counted(ended, 'workflow')} ended`;
  if (interrupted === 0 && unfinished.length > 0) return 'No interrupted workflow can be told here yet.';
  if (interrupted === 0) return `No interrupted workflow was found where this looked${gone}.`;
  const none =
    interrupted === 1
      ? 'The one interrupted workflow has no title like this'
      : `None of the ${interrupted} interrupted workflows has a title like this`;
  return `${none}${gone}. Nearest, with what it scores of 1:`;
}

const quoted = ({ match }: Ranked) => `'${shown(match.feature)}'`;

function unfinishedOf({ unfinished = [], dir }: View): string {
  if (unfinished.length === 0) return '';
  return `${unfinishedWords(unfinished, shown)} ${finishing(dir)}`;
}

/** Places that are named. */
const NAMED = 5;

/** Each with what is wrong: what is meant may be there. */
function unreadOf({ unreadable, columns }: View): readonly string[] {
  const count = unreadable.length;
  if (count === 0) return [];
  const head =
    count === 1
      ? 'One place cannot be read, and what you mean may be there:'
      : `${count} places cannot be read, and what you mean may be there:`;
  const more = count > NAMED ? [`and ${count - NAMED} more: "rekindle list" has a row for each.`] : [];
  const lines = [...unreadable.slice(0, NAMED).map((one) => shown(unreadWords(one))), ...more];
  const width = Math.max(1, columns - INDENT.length);
  return [
    ...wrap(head, columns),
    ...lines.flatMap((line) => wrap(line, width).map((part) => `${INDENT}${part}`)),
  ];
}

/** As humaninloop prompts: status, iteration, what is pending, when it last moved, and what may be chosen. */
function blockOf({ match, workflow }: Ranked, all: readonly Ranked[], view: View): readonly string[] {
  const isOnDisk = workflow.commit === null;
  const where = match.branch === null ? [] : [`${forTerminal(match.branch)}${isOnDisk ? ' (on disk)' : ''}`];
  // An id that several branches hold must be told apart; elsewhere the line is short. A branch that is named
  // means what it has committed, and without one a brief looks on disk first.
  const several = all.some((other) => other.match !== match && other.match.id === match.id);
  const line = lineToType(BRIEF, match.id, several && !isOnDisk ? match.branch : null, view);
  const options = optionWords(fitting(workflow));
  return [
    `${INDENT}${view.paint('name', forTerminal(match.id))}  ${view.paint('dim', match.score.toFixed(2))}`,
    ...labelled('where', [...where, forTerminal(match.path)], view),
    ...labelled('status', [statusOf(workflow)], view),
    ...labelled('pending', [pendingOf(workflow)], view),
    ...labelled('activity', [activityOf(workflow, view.now)], view),
    ...labelled('why', [forTerminal(match.why)], view),
    ...(options.length === 0 ? [] : labelled('you may', [options.join(', or ')], view)),
    ...typed('next', line, view),
  ];
}

function statusOf({ status, status_text, step }: ScanWorkflow): string {
  const limit = step?.of == null ? '' : ` / ${step.of}`;
  const round = step?.iteration == null ? '' : `, iteration ${step.iteration}${limit}`;
  return `${status_text === null ? status : shown(status_text)}${round}`;
}

function pendingOf({ pending, decision }: ScanWorkflow): string {
  // Where they stand in a file that cannot be told apart, they wait all the same.
  if (pending.length === 0)
    return decision.reason === 'awaiting-answer' ? 'questions wait, in its files' : 'no question waits';
  return `${counted(pending.length, 'question')}: ${pending.map(({ id }) => shown(id)).join(', ')}`;
}

function activityOf({ last_activity: { at } }: ScanWorkflow, now: number): string {
  return at === null ? 'not known' : `${formatTime(Date.parse(at))} (${agoOf(now - Date.parse(at))})`;
}
