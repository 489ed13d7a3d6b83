// The text of our pull request: what, why now, what changes and what stays, how to verify, how to undo.
import type { Change, FileChange } from '../../../model/change.ts';
import { markerLine } from '../../../text/comment-marker.ts';
import { fence, forShell } from '../../../text/escape.ts';
import { counted } from '../../../text/plural.ts';
import { switchLine } from '../../next-steps.ts';
import { changeDiff, changeSummary, type RemovedPath } from '../../terminal/change.ts';
import { block } from '../card/facts.ts';
import {
  DEFAULT_HEAD,
  defaultRow,
  FIELD_HEAD,
  type FieldChange,
  fieldRow,
  fieldsOf,
  isDefault,
  keptWords,
} from '../card/field-changes.ts';
import { leadOf } from '../card/reason-text.ts';
import { cell, isKeepable, login, named, said, slashName, theirsOf } from '../format.ts';
import { plainLine } from '../plain-text.ts';
import { BODY_LIMIT, fitBody, type Part } from '../truncate-body.ts';
import type { WorkflowView } from '../workflow-view.ts';
import { commitMessage, rangeOf } from './commit-message.ts';

export interface ProposalView extends WorkflowView {
  /** The command's name: `migrate`, `repair`, and any other where a branch is protected. */
  readonly choice: string;
  readonly change: Change;
  /** What removed folders contain. */
  readonly listed: readonly RemovedPath[];
  /** Who asked for it; `null`: the sweep. */
  readonly by: string | null;
  /** The branch that it is to be merged into takes changes by pull request alone. */
  readonly guarded: boolean;
  /** The key of the effect, for the marker. */
  readonly key: string;
  /** Our branch, and the one that it is to be merged into. */
  readonly branch: string;
  readonly base: string;
}

const LONGEST_TITLE = 120;
const DIFF_LINES = 200;
/** Fields with their defaults that are folded: a table of fewer is read at one look. */
const FOLDED = 4;

/** Title and body; the body's first line is the marker. */
export function proposalBody(
  view: ProposalView,
  limit = BODY_LIMIT,
): { readonly title: string; readonly body: string } {
  const { change, scanned } = view;
  const [subject = ''] = commitMessage(view.choice, view, change).split('\n');
  const id = isKeepable(scanned.id) ? scanned.id : null;
  const choice = isKeepable(view.choice) ? view.choice : null;
  const marker = markerLine({ key: view.key, workflow: id, sha: scanned.commit, choice });
  const parts: readonly Part[] = [
    { name: 'what', rank: 0, head: `${marker}\n### What\n\n${whatWords(view)}\n` },
    { name: 'why now', rank: 0, head: `### Why now\n\n${whyWords(view)}\n` },
    ...changesOf(view),
    keptPart(view),
    ...proofPart(view),
    { name: 'how to verify', rank: 0, head: `### How to verify\n\n${verifyWords(view)}` },
    { name: 'how to undo', rank: 0, head: `### How to undo\n\n${undoWords(view)}\n` },
    { name: 'the last word', rank: 0, head: `---\n<sub>${noWords(view)}</sub>\n` },
  ];
  return { title: plainLine(subject, LONGEST_TITLE), body: fitBody(parts, limit) };
}

function whatWords({ choice, change, scanned }: ProposalView): string {
  const of = `the state file of workflow ${named(scanned.feature)}`;
  const where = `${cell(scanned.path, 240)} on ${cell(scanned.owner)}`;
  if (choice === 'migrate') return `Migrates ${of}, ${cell(rangeOf(change), 80)}: ${where}.`;
  if (choice === 'repair') return `Repairs ${of}: ${cell(change.summary, 300)}. It is ${where}.`;
  if (choice === 'start-fresh')
    return `Removes what is kept of workflow ${named(scanned.feature)}, so that it can start over: ${where}.`;
  return `Records ${slashName(choice)} for workflow ${named(scanned.feature)}: ${where}.`;
}

function whyWords({ choice, by, guarded, scanned }: ProposalView): string {
  const asked = by === null ? [] : [`${login(by)} asked for it with ${slashName(choice)}.`];
  // After a sentence about the change, "It" would be the change.
  const is = leadOf(scanned.decision)
    .is.replace(/^It(?=\s)/, 'The workflow')
    .replace(/^Its(?=\s)/, "The workflow's");
  const reason =
    choice === 'migrate'
      ? ['Rekindle writes the newest version alone, so whatever else is to be recorded waits for this.']
      : choice === 'repair'
        ? [is, 'The facts below prove what is proposed here; nothing is guessed.']
        : [is];
  const why = guarded ? [`${cell(scanned.owner)} takes changes by pull request alone.`] : [];
  return [...asked, ...reason, ...why].join(' ');
}

type Written = FileChange & { readonly kind: 'write' };

interface Fields {
  readonly file: Written;
  /** Those that a migration adds with their defaults, where they are enough to be folded. */
  readonly defaults: readonly FieldChange[];
  readonly others: readonly FieldChange[];
}

function splitFields(file: Written, choice: string): Fields {
  const all = fieldsOf(file);
  const defaults = choice === 'migrate' ? all.filter(isDefault) : [];
  if (defaults.length < FOLDED) return { file, defaults: [], others: all };
  return { file, defaults, others: all.filter((one) => !defaults.includes(one)) };
}

/** The tables of one file; `title`: how it is named where there are several. */
function fieldTables({ defaults, others }: Fields, title: string): readonly Part[] {
  const table: Part = {
    name: 'what changes',
    rank: 2,
    head: `${title}${FIELD_HEAD}`,
    rows: others.map(fieldRow),
  };
  const summary = '<details><summary>The default fields</summary>\n\n';
  const fold: Part = {
    name: 'the default fields',
    rank: 4,
    head: `${others.length === 0 ? title : ''}${summary}${DEFAULT_HEAD}`,
    rows: defaults.map(defaultRow),
    foot: '\n</details>\n',
  };
  return [...(others.length === 0 ? [] : [table]), ...(defaults.length === 0 ? [] : [fold])];
}

/** A table of fields for each file that is written; all else is listed. */
function changesOf({ choice, change, listed }: ProposalView): readonly Part[] {
  const written = change.files.filter((file) => file.kind === 'write');
  const others: readonly FileChange[] = change.files.filter((file) => file.kind !== 'write');
  const titleOf = ({ path }: Written) => (written.length === 1 ? '' : `${cell(path, 240)}\n\n`);
  const fields = written.map((file) => splitFields(file, choice));
  const tables = fields.flatMap((one) => fieldTables(one, titleOf(one.file)));
  const added = fields.flatMap(({ defaults }) => defaults).length;
  const adds = added === 0 ? '' : ` Adds ${counted(added, 'default field')}.`;
  const list = block(changeDiff({ ...change, files: others }, listed), 'text');
  return [
    {
      name: 'how much changes',
      rank: 0,
      head: `### What changes\n\n${changeSummary(change, listed)}.${adds}\n`,
    },
    ...tables,
    ...(others.length === 0 ? [] : [{ name: 'files', rank: 3, head: list }]),
    {
      name: 'the difference',
      rank: 5,
      head: written.length === 0 ? '' : '<details><summary>The same as a difference</summary>\n\n',
      rows:
        written.length === 0 ? [] : [block(changeDiff({ ...change, files: written }), 'diff', DIFF_LINES)],
      foot: written.length === 0 ? '' : '\n</details>\n',
    },
  ];
}

function keptPart({ change }: ProposalView): Part {
  const written = change.files.filter((file) => file.kind === 'write');
  return {
    name: 'what stays',
    rank: 1,
    head: '### What stays byte for byte\n\n',
    rows: [...written.map((file) => `- ${keptWords(file)}\n`), '- Every other file.\n'],
    more: (left) => `- and ${left} more\n`,
  };
}

/** The facts that prove a repair right, and what is to be known of a change before a yes. */
function proofPart({ choice, change, recovery }: ProposalView): readonly Part[] {
  if (change.notes.length === 0) return [];
  const theirs = theirsOf(recovery);
  const title = choice === 'repair' ? 'Why that is right' : 'Worth knowing';
  const rows = change.notes.map((note) => `- ${said(note, theirs)}\n`);
  return [
    {
      name: title.toLowerCase(),
      rank: 2,
      head: `### ${title}\n\n`,
      rows,
      more: (left) => `- and ${left} more\n`,
    },
  ];
}

/** What `git fetch` takes for a branch; one that begins with a dash would be an option. */
const fetched = (branch: string): string => (branch.startsWith('-') ? `refs/heads/${branch}` : branch);

function verifyWords({ choice, scanned, branch, base }: ProposalView): string {
  const names = [branch, base, scanned.id];
  if (!names.every(isKeepable)) return 'Look at the files of this pull request: nothing else changes.\n';
  const judge =
    choice === 'migrate'
      ? ['rekindle', 'migrate', scanned.id, '--check']
      : ['rekindle', 'scan', '--worktree'];
  const lines = [
    `git fetch origin ${[branch, base].map(fetched).map(forShell).join(' ')}`,
    `git diff ${forShell(`origin/${base}...origin/${branch}`)}`,
    switchLine(branch),
    judge.map(forShell).join(' '),
  ];
  const what =
    choice === 'migrate' ? 'says that nothing is old any more' : 'says where the workflow stands after this';
  const typed = fence(lines.join('\n'), 'sh');
  return `${typed}\nThe second line shows every byte that changes, the last one ${what}.\n`;
}

function undoWords({ change }: ProposalView): string {
  const removes = change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
  const archive = removes ? ' What is removed is kept under `refs/rekindle/archive/` besides.' : '';
  return (
    'Close it, and nothing has happened. Once it is merged, revert the merge (GitHub offers **Revert** ' +
    `below it): every byte comes back.${archive}`
  );
}

function noWords({ choice }: ProposalView): string {
  const order = slashName(choice);
  return `Close to decline; ${order} reopens it. A branch that a person pushed to is not touched any more.`;
}
