// The parts of answers: where a change landed, how an agent was woken, the brief, how to undo it.
import type { Change } from '../../../model/change.ts';
import type { SentWay } from '../../../model/github/effects.ts';
import { fence, forShell, forTerminal } from '../../../text/escape.ts';
import type { Brief } from '../../brief/brief.ts';
import { briefMarkdown } from '../../brief/markdown.ts';
import { linesToType, switchLine } from '../../next-steps.ts';
import { changeDiff, changeSummary, type RemovedPath } from '../../terminal/change.ts';
import { block } from '../card/facts.ts';
import { cell, folded, isKeepable, short } from '../format.ts';
import { BODY_LIMIT, type Part } from '../truncate-body.ts';
import {
  type ChangeLocation,
  type EarlierEnd,
  isProposed,
  type Unsure,
  type WorkflowView,
} from '../workflow-view.ts';

/** One line: the commit, or the pull request and why it is one. */
export function landedWords({ branch, sha, pull, proposed }: ChangeLocation): string {
  if (pull !== null)
    return `${cell(branch)} takes changes by pull request alone, so pull request ${pull} holds it.`;
  if (proposed !== undefined)
    return `${cell(branch)} takes changes by pull request alone, so the branch ${cell(proposed)} holds it.`;
  return sha === null ? `${cell(branch)} stays as it is.` : `Commit ${short(sha)} on ${cell(branch)}.`;
}

/** What a command did before it was stopped. */
export function earlierWords(left: EarlierEnd): string {
  const { archive, woken, unsure } = left;
  if (unsure) return unsureWords(left.branch, unsure, woken === true);
  const kept = archive === null ? '' : ` ${keptWords(archive, left)}`;
  return `What was done before stays: ${landedWords(left)}${kept}${woken ? ' The agent was woken.' : ''}`;
}

const UNSURE: Readonly<Record<Unsure, (branch: string) => string>> = {
  gone: (branch) => `${branch} is not there any more. Look at what was merged from it.`,
  guarded: (branch) => `${branch} takes changes by pull request alone. Look whether one is open for it.`,
  unseen: (branch) => `GitHub did not say what ${branch} holds. Look there.`,
};

/** Where no one can tell any more, nothing is called undone. */
function unsureWords(branch: string, unsure: Unsure, woken: boolean): string {
  return (
    `What it had done before it was cut off is not known: ${UNSURE[unsure](cell(branch))} ` +
    `If it removed anything, that is kept below \`refs/rekindle/archive/\`.` +
    (woken ? ' The agent was woken.' : '')
  );
}

/** How an agent is woken; `null`: an earlier job did it, and in which way is not kept. */
export function wayWords(way: SentWay | null): string {
  switch (way?.kind) {
    case undefined:
      return 'by an earlier job, in a way that was not kept';
    case 'repository-dispatch':
      return `by a \`repository_dispatch\` of the type ${cell(way.type, 100)}`;
    case 'workflow-dispatch':
      return `by starting ${cell(way.workflow, 100)}${way.ref === null ? '' : ` on ${cell(way.ref)}`}`;
    case 'mention':
      return 'by a comment that mentions it';
  }
}

/** The same on a clone, as a block; empty where a name cannot be typed. */
export function commandFence({ scanned }: WorkflowView, commands: ReadonlySet<string>): string {
  const lines = linesToType({ ...scanned, commit: null }, { commands, dir: null });
  const own = lines.filter((line) => /^rekindle (?:brief|resume) /.test(line));
  const { owner } = scanned;
  if (own.length === 0) return 'On a clone, `rekindle resume` records that it goes on.';
  const there = owner === null ? [] : [switchLine(owner)];
  const typed = fence([...there, ...own].join('\n'), 'sh').trimEnd();
  return `On a clone, with the branch checked out, this records that it goes on:\n\n${typed}`;
}

/** Room for a brief; the words around it take the rest. */
const BRIEF = BODY_LIMIT - 6_000;

/** The whole brief, folded; where it is too long, without what only repeats files. */
export function briefPart(brief: Brief): Part {
  const { from_files: said } = brief;
  const shorter: readonly Brief[] = [
    brief,
    { ...brief, from_files: { ...said, spec_diff: null } },
    { ...brief, from_files: { ...said, spec_diff: null, notes: [], context: [], remarks: [], findings: [] } },
  ];
  const text = shorter.map(briefMarkdown).find(({ length }) => length <= BRIEF);
  const name = 'the brief (`rekindle brief` prints it)';
  if (text === undefined)
    return { name, rank: 1, head: 'The brief is too long for a comment; `rekindle brief` prints it.\n' };
  return { name, rank: 1, head: folded('The brief', `${text}\n`) };
}

/** What is merely proposed was not removed yet, and is kept all the same. */
function keptWords(archive: string, where: ChangeLocation): string {
  const what = isProposed(where) ? 'is to be removed' : 'was removed';
  return `What ${what} is kept under ${cell(archive, 240)}.`;
}

/** How what was removed is brought back, where the names can be typed. */
export function archivePart(archive: string, { files }: Change, where: ChangeLocation): string {
  const paths = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  const kept = keptWords(archive, where);
  if (![archive, ...paths].every(isKeepable) || paths.length === 0 || paths.length > 10) return kept;
  const lines = [
    `git fetch origin ${forShell(archive)}`,
    `git restore --source=FETCH_HEAD -- ${paths.map(forShell).join(' ')}`,
  ];
  return `${kept} This brings it back, byte for byte:\n\n${fence(lines.join('\n'), 'sh').trimEnd()}`;
}

/** What the run that was removed noted for itself; nothing where it noted nothing. */
export function runNotesPart({ runNotes }: Change): Part {
  const name = 'notes of the run that was removed';
  const text = runNotes === undefined ? '' : block(runNotes.lines.map(forTerminal).join('\n'), 'text', 100);
  return { name, rank: 1, head: text && folded('Notes of the run that was removed', text) };
}

/** Lines of a difference: enough for the words that a person gave. */
const DIFF_LINES = 120;

/** What was written, or is to be, folded; nothing where nothing is. */
export function writtenPart(change: Change, listed: readonly RemovedPath[], where: ChangeLocation): Part {
  const title = isProposed(where) ? 'What is proposed' : 'What was written';
  const name = title.toLowerCase();
  if (change.files.length === 0) return { name, rank: 2, head: '' };
  const summary = `${title} (${changeSummary(change, listed)})`;
  const texts = change.files.filter(({ kind }) => kind === 'write');
  const others = change.files.filter(({ kind }) => kind !== 'write');
  const blocks = [
    ...(texts.length === 0 ? [] : [block(changeDiff({ ...change, files: texts }), 'diff', DIFF_LINES)]),
    ...(others.length === 0
      ? []
      : [block(changeDiff({ ...change, files: others }, listed), 'text', DIFF_LINES)]),
  ];
  return { name, rank: 2, head: folded(summary, blocks.join('\n')) };
}
