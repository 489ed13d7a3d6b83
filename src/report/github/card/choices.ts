// What a person may do about a workflow: each option with its exact line, and what it would change.
import { type Change, effectOn } from '../../../model/change.ts';
import { OWN_WORDS } from '../../../model/command.ts';
import type { Option } from '../../../model/decision.ts';
import { fitting, goesOn } from '../../../model/decision.ts';
import { fence } from '../../../text/escape.ts';
import { counted } from '../../../text/plural.ts';
import { linesToType, switchLine } from '../../next-steps.ts';
import { changeDiff, changeSummary } from '../../terminal/change.ts';
import { linesFor } from '../command-lines.ts';
import { cell, folded, listed, said, theirsOf } from '../format.ts';
import type { Part } from '../truncate-body.ts';
import type { CardView, Prospects, WorkflowView } from '../workflow-view.ts';
import { block } from './facts.ts';
import { touchedWords } from './field-changes.ts';

/** What an option does, in Markdown, after its name. */
type Does = (view: WorkflowView & Prospects) => string;

const NAMES: Readonly<Record<Option, string>> = {
  resume: 'Resume',
  answer: 'Answer the questions',
  approve: 'Approve',
  retry: 'Run the step again',
  skip: 'Skip the step',
  'accept-spec': 'Accept the spec as it is now',
  migrate: 'Migrate the state file',
  repair: 'Repair the state file',
  'start-fresh': 'Start fresh',
  manual: 'Correct it by hand',
};

/** After the name: `**Resume.** …`. */
const DOES: Readonly<Record<Option, Does>> = {
  resume: resumeWords,
  answer: ({ scanned: { pending } }) =>
    'One line for each question, in one comment or in several; your answer is written into the state file.' +
    (pending.some(({ options }) => options.length > 0)
      ? ` Words of your own in place of its choices go after \`--${OWN_WORDS}\`.`
      : ''),
  approve: ({ scanned: { approvals = [] } }) =>
    approvals.length === 0
      ? 'Your approval is written into the state file.'
      : `${counted(approvals.length, 'checkpoint')} wait; each approval is written into the state file.`,
  retry: () => 'It begins again; what comes after it waits.',
  skip: () => 'The next one follows, on your word.',
  'accept-spec': () => 'It is the ground from here on. What was built on the old one stays.',
  migrate: (told) => `${list(proposed('migrate', told))}. Whatever writes the state file does that first.`,
  repair: (told) => `Proposed: ${list(proposed('repair', told))}.`,
  'start-fresh': ({ fresh }) => freshWords(fresh),
  manual: () => 'Push the correction; the next look sees it.',
};

const NOT_WOKEN =
  'You get the brief for your agent. No dispatch is configured: nothing is changed, no one is woken.';

const MAY_WAKE =
  'It is judged once more, and the state file records that it goes on. ' +
  'The agent is woken if that leaves it something to go on with.';
const WAKES_NO_ONE = 'It is judged once more. As long as it waits, no agent is woken; no file is changed.';

/** Some tools keep their files themselves, so that no line of them is written for going on. */
function resumeWords({ wakes, resuming, scanned }: WorkflowView & Prospects): string {
  if (wakes === 'none') return NOT_WOKEN;
  const writes = resuming === null || resuming.files.length > 0;
  if (!goesOn(scanned.decision)) return writes ? MAY_WAKE : WAKES_NO_ONE;
  return writes
    ? 'It is judged once more, the state file records that it goes on, and the agent is woken.'
    : 'It is judged once more, and the agent is woken; no file is changed.';
}

function freshWords(fresh: Prospects['fresh']): string {
  if (fresh === null) return 'What is there is archived, then removed.';
  const files = filesOf(fresh);
  return `${files} ${files === '1 file' ? 'is' : 'are'} archived, then removed.`;
}

const list = (summaries: readonly string[]) => summaries.map((one) => cell(one, 300)).join(', or ');

function proposed(kind: 'migrate' | 'repair', { recovery }: WorkflowView): readonly string[] {
  return recovery.proposals.filter((one) => one.kind === kind).map(({ summary }) => summary);
}

function filesOf(fresh: NonNullable<Prospects['fresh']>): string {
  const files = fresh.listed.filter(({ kind }) => kind !== 'directory').length || fresh.change.files.length;
  return counted(files, 'file');
}

/** Each option that fits, the recommended one first, with the line to type where one can be typed. */
export function choicesOf(view: CardView): readonly Part[] {
  if (view.turn.kind === 'frozen') return [unfreeze(view)];
  const options = fitting(view.scanned);
  if (options.length === 0) return [];
  const entries = options.map((option) => {
    // Those of an answer stand below its question.
    const lines = option === 'answer' ? [] : linesFor(option, view, view.seat);
    const typed = lines.length === 0 ? '' : `\n${fence(lines.join('\n'), 'text')}`;
    return `**${NAMES[option]}.** ${DOES[option](view)}\n${typed}`;
  });
  return [{ name: 'what you can do', rank: 0, head: `#### What you can do\n\n${entries.join('\n')}` }];
}

function unfreeze(view: CardView): Part {
  const lines = linesFor('unfreeze', view, view.seat);
  const typed = lines.length === 0 ? '' : `\n${fence(lines.join('\n'), 'text')}`;
  return { name: 'how to unfreeze it', rank: 0, head: `**To end this**, unfreeze it.\n${typed}` };
}

/** Folded: what the choices that are offered would change, and the way without GitHub. */
export function prospectsOf(view: CardView): readonly Part[] {
  if (view.turn.kind === 'frozen') return [];
  const { resuming, fresh } = view;
  const options = fitting(view.scanned);
  return [
    ...(resuming === null || !options.includes('resume') ? [] : resumingPart(resuming, view)),
    ...(fresh === null || !options.includes('start-fresh') ? [] : [freshPart(fresh)]),
    ...localPart(view),
  ];
}

/** Without the times that it writes: they would be others at every look. */
function resumingPart(change: Change, { recovery, scanned, wakes }: CardView): readonly Part[] {
  const theirs = theirsOf(recovery);
  const files = change.files.map((file) =>
    file.kind === 'write' ? touchedWords(file) : cell(effectOn(file).path, 240),
  );
  const content = [
    ...(files.length === 0 ? [] : [listed(files)]),
    ...(wakes === 'none' ? ['Only `rekindle resume` on a clone writes that; `/resume` does not.\n'] : []),
    ...(wakes === 'none' || goesOn(scanned.decision)
      ? [`The agent is told: ${said(scanned.decision.instruction, theirs)}\n`]
      : []),
  ];
  if (content.length === 0) return [];
  const summary = `What resuming does (${changeSummary(change)})`;
  return [{ name: 'what resuming does', rank: 4, head: folded(summary, content.join('\n')) }];
}

/** Folded: every path that goes. */
export function freshPart(fresh: NonNullable<Prospects['fresh']>): Part {
  const summary = `What starting fresh removes (${filesOf(fresh)})`;
  const paths = block(changeDiff(fresh.change, fresh.listed), 'text');
  const content = `${paths}\nThe archive brings back every byte.\n`;
  return { name: 'what starting fresh removes', rank: 5, head: folded(summary, content) };
}

/** The same by the command line, on a clone; nothing where a name cannot be typed. */
function localPart({ scanned, cli }: CardView): readonly Part[] {
  const lines = linesToType({ ...scanned, commit: null }, { commands: cli, dir: null });
  if (lines.length === 0) return [];
  const { owner } = scanned;
  const there = owner === null ? [] : [switchLine(owner)];
  const content = fence([...there, ...lines].join('\n'), 'sh');
  return [{ name: 'the way without GitHub', rank: 7, head: folded('On your own machine', content) }];
}
