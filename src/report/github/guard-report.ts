// The report at the end of an agent's job: whether its work is finished and safe, and what would
// be lost with the runner.

import { counted } from '../../text/plural.ts';
import type { JobStatus } from '../check/job-status.ts';
import { mdTable } from '../markdown/card.ts';
import { leadOf } from './card/reason-text.ts';
import { cell } from './format.ts';
import { fitBody } from './truncate-body.ts';
import type { WorkflowView } from './workflow-view.ts';

/** One workflow of the working tree, as the job left it. */
export interface Left extends WorkflowView {
  /** Something is still to be done for it. */
  readonly unfinished: boolean;
  /** Files of it that differ from the last commit. */
  readonly unsaved: readonly string[];
  /** State files that git ignores, so that no commit has them. */
  readonly ignored: readonly string[];
  /** It was committed, and the commit is not on GitHub. */
  readonly unpushed: boolean;
}

export interface GuardView {
  readonly job: JobStatus;
  readonly left: readonly Left[];
  /** Paths of state files that cannot be read, and of folders that may hold some, with a `/` at the end. */
  readonly torn: readonly string[];
  /** Ids of unfinished workflows that were taken away, which no pushed commit says; absent: none. */
  readonly gone?: readonly string[];
  /** Commits of the job are not on GitHub, whatever they hold; absent: they are. */
  readonly unpushed?: boolean;
}

export function isTrouble(left: Left): boolean {
  return left.unfinished || isLost(left);
}

/** Something of it would be lost with the runner. */
function isLost({ unsaved, ignored, unpushed }: Left): boolean {
  return unsaved.length > 0 || ignored.length > 0 || unpushed;
}

const ENDED: Readonly<Record<JobStatus, string>> = {
  success: 'The job went through',
  failure: 'The job failed',
  cancelled: 'The job was cancelled',
  unknown: 'The job ended',
};

const GONE = 'they are gone with it.';

/** Sentences made by Rekindle for the card of a workflow: what of it was lost, and how the job ended. */
export function guardNotes(job: JobStatus, left: Left): readonly string[] {
  const { unsaved, ignored, unpushed } = left;
  return [
    ...(ignored.length > 0 ? [`${ENDED[job]} with a saved state that git ignores. ${NOTHING_LEFT}`] : []),
    ...(unsaved.length > 0
      ? [`${ENDED[job]} with ${counted(unsaved.length, 'changed file')} of it not committed; ${GONE}`]
      : []),
    ...(unpushed ? [`${ENDED[job]} with commits that were not pushed; ${GONE}`] : []),
    ...(isLost(left) ? [] : [`${ENDED[job]} before it was finished; all of it was pushed.`]),
  ];
}

const unread = ({ length }: readonly string[], what: string): readonly string[] =>
  length === 0 ? [] : [`${counted(length, what)} that cannot be read`];

/** Title and summary of the check run. */
export function guardWords({ job, left, torn, gone = [], unpushed = false }: GuardView): {
  readonly title: string;
  readonly summary: string;
} {
  const trouble = left.filter(isTrouble);
  const lost = trouble.filter(isLost);
  const open = trouble.filter(({ unfinished }) => unfinished);
  const facts = [
    ...(open.length === 0 ? [] : [`${counted(open.length, 'workflow')} unfinished`]),
    ...(lost.length === 0 ? [] : [`${counted(lost.length, 'workflow')} with state that was not pushed`]),
    ...(gone.length === 0 ? [] : [`${counted(gone.length, 'unfinished workflow')} taken away, not pushed`]),
    ...unread(
      torn.filter((path) => !path.endsWith('/')),
      'state file',
    ),
    ...unread(
      torn.filter((path) => path.endsWith('/')),
      'folder',
    ),
  ];
  const calm = unpushed ? NOT_PUSHED : SAFE;
  const title = facts.length === 0 ? calm.title : facts.join(', ');
  const head = `${ENDED[job]}. ${facts.length === 0 ? calm.words : SAVE}\n`;
  return {
    title,
    summary: fitBody([
      { name: 'how the job ended', rank: 0, head },
      {
        name: 'the workflows',
        rank: 1,
        head: trouble.length === 0 ? '' : mdTable(['Workflow', 'What is the case', 'Not pushed'], []),
        rows: trouble.map(rowOf),
      },
      ...lost.map(lostPart),
      ...lost.map(ignoredPart),
      listPart(`Unfinished, and there no more, which no pushed commit says. ${BACK}`, gone),
      listPart('State files, and folders that may hold some, that cannot be read:', torn),
    ]),
  };
}

const SAFE = {
  title: 'All finished and pushed',
  words: 'Nothing is unfinished, and nothing is lost with the runner.',
};
const NOT_PUSHED = {
  title: 'Nothing unfinished, and commits that were not pushed',
  words: 'Nothing is unfinished. Commits of the job were not pushed; they are gone with the runner.',
};
const BACK = 'Bring them back (`git checkout`), or commit and push that they are gone:';
const SAVE =
  'What is named here as not pushed is gone with the runner. Let the agent commit and push after every ' +
  'step, or run `rekindle checkpoint --yes` and push before the job ends.';

/** S28: what is in no commit cannot be recovered, whatever is done here. */
const NOTHING_LEFT =
  'Once the runner is gone there is nothing to recover from: take it out of .gitignore, or add it by ' +
  'force, and have the agent commit checkpoints.';

function rowOf({ scanned, unsaved, ignored, unpushed }: Left): string {
  const lost = [
    ...(ignored.length > 0 ? ['its state, which git ignores'] : []),
    ...(unsaved.length > 0 ? [counted(unsaved.length, 'changed file')] : []),
    ...(unpushed ? ['its last commits'] : []),
  ];
  const row = [cell(scanned.id), leadOf(scanned.decision).is, lost.length === 0 ? '–' : lost.join(', ')];
  return `| ${row.join(' | ')} |\n`;
}

/** Files that are named one by one. */
const MOST_FILES = 20;

const lostPart = ({ scanned, unsaved }: Left) => listPart(`Not committed of ${cell(scanned.id)}:`, unsaved);

const ignoredPart = ({ scanned, ignored }: Left) =>
  listPart(`The state of ${cell(scanned.id)} is ignored by git. ${NOTHING_LEFT}`, ignored);

function listPart(head: string, paths: readonly string[]) {
  const shown = paths.slice(0, MOST_FILES).map((path) => `- ${cell(path, 240)}\n`);
  return {
    name: 'the files',
    rank: 2,
    head: paths.length === 0 ? '' : `${head}\n\n`,
    rows: shown,
    beyond: paths.length - shown.length,
    more: (left: number) => `- and ${left} more\n`,
  };
}

export const NO_BRANCH =
  'found no such branch on GitHub, expected the one that the job worked on. Push it; what was found stands ' +
  'in the summary.';
