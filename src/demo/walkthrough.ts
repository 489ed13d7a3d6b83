// The demo as text: what happened on each branch, what Rekindle concludes, and what to type.

import { BRIEF } from '../model/command.ts';
import { lineToType, type TypedOptions } from '../report/next-steps.ts';
import type { ScanReport, ScanWorkflow } from '../report/scan/scan.ts';
import { type Paint, wrap } from '../report/terminal/layout.ts';
import { ACTION_STYLE, labelled, typed } from '../report/terminal/workflow.ts';
import { forShell, forTerminal } from '../text/escape.ts';
import { counted } from '../text/plural.ts';
import { FOUR_TOOLS } from './four-tools.ts';
import { STORIES, TORN } from './stories.ts';
import { DEMO_NOW, type Story } from './story.ts';

export interface WalkView extends TypedOptions {
  readonly columns: number;
  readonly paint: Paint;
  /** The folder of the sample, as it is typed; of one that is gone, the folder of the next. */
  readonly dir: string;
  /** Whether the sample stays there. */
  readonly kept: boolean;
  /** What stands for `rekindle` where it was not called by that name; `null` where it was. */
  readonly program: string | null;
  /** Whether all of it is told; else what fits a screen. */
  readonly all: boolean;
}

/** What is told where not all of it is: work that goes on, and a spec that changed under it. */
const FIRST_TOLD = ['feature/invoice-export', 'feature/seat-map'];

/** Lines of a difference that are shown. */
const DIFF = 12;

/** What the scan shows, and what to try; each with a line break at its end. */
export interface Walkthrough {
  readonly seen: string;
  readonly tries: string;
}

export function walkthrough(report: ScanReport, view: WalkView): Walkthrough {
  const stories = view.all ? STORIES : STORIES.filter(({ branch }) => FIRST_TOLD.includes(branch));
  const blocks = stories.flatMap((story) => {
    const one = report.workflows.find(({ path, owner }) => path === story.path && owner === story.branch);
    return one ? [storyOf(story, one, view)] : [];
  });
  const rest = view.all ? [...tornOf(report, view), costOf(report, view)] : [];
  const parts = [introOf(report, view), ...blocks, ...rest];
  const seen = parts.map((lines) => lines.join('\n')).join('\n\n');
  return { seen: `${seen}\n`, tries: `${triesOf(view).join('\n')}\n` };
}

/** Four tools in one repository: what a scan of it finds, and the next line for each. */
export function sideBySide(report: ScanReport, view: WalkView): string {
  const text =
    'Each keeps its own files, and none knows of the others. One scan reads them all: where the work ' +
    'stands by the rules of that tool, and how it goes on.';
  const blocks = FOUR_TOOLS.flatMap(({ id, happened }) => {
    const one = report.workflows.find((workflow) => workflow.id === id);
    if (!one) return [];
    const { action, instruction } = one.decision;
    return [
      `${view.paint('name', id)}  ${view.paint(ACTION_STYLE[action], verdictOf(one))}`,
      ...labelled('story', [happened], view),
      ...(view.all ? labelled('why', [instruction], view) : []),
      ...typed('then', `rekindle brief ${forShell(id)}`, view),
    ];
  });
  const title = view.paint('title', 'Four tools side by side in another repository');
  return `${[title, '', ...wrap(text, view.columns), '', ...blocks].join('\n')}\n`;
}

/** `resume apply (partial-work)` */
function verdictOf({ decision: { action, step, reason } }: ScanWorkflow): string {
  return `${step === null ? action : `${action} ${step}`} (${reason})`;
}

function introOf({ workflows }: ScanReport, view: WalkView): readonly string[] {
  const { columns, paint, kept, dir, program } = view;
  const branches = new Set([...STORIES, TORN].map(({ branch }) => branch)).size;
  const place = kept
    ? `It is at ${forTerminal(dir)}.`
    : 'It was made in a temporary folder and is gone again: to type the lines below, make one that stays ' +
      `with "${keeping(dir)}" first.`;
  const short =
    program === null ? '' : ` In lines to type, "rekindle" is short for "${forTerminal(program)}".`;
  const text =
    `A small shop lets coding agents work on ${branches} branches, and their sessions ended in every way ` +
    'that sessions end. Rekindle looked at all branches at once, without checking one out, and found ' +
    `${counted(workflows.length, 'workflow')}. The clock stands at ${DEMO_NOW}, so that you see what ` +
    `everybody sees. ${place}${short}`;
  return [paint('title', 'A sample repository, and what Rekindle sees in it'), '', ...wrap(text, columns)];
}

function storyOf(story: Story, one: ScanWorkflow, view: WalkView): readonly string[] {
  const { action, instruction } = one.decision;
  const asked = one.pending.map(({ id, question }) => `${id}: ${question}`);
  const next = action === 'none' ? [] : typed('next', lineToType(BRIEF, one.id, null, view), view);
  return [
    `${view.paint('name', story.branch)}  ${view.paint('dim', `${one.format} · ${story.path}`)}`,
    ...labelled('story', [story.happened], view),
    ...labelled('verdict', [view.paint(ACTION_STYLE[action], verdictOf(one))], {
      ...view,
      columns: Number.POSITIVE_INFINITY,
    }),
    ...(view.all ? labelled('why', [instruction, ...asked], view) : []),
    ...diffOf(one, view),
    ...next,
  ];
}

/** What changed in the spec since the state was right about it; the hash that goes with it says no more. */
function diffOf({ findings }: ScanWorkflow, { paint }: WalkView): readonly string[] {
  const diff = findings.map(({ evidence }) => evidence['diff']).find((value) => typeof value === 'string');
  if (diff === undefined) return [];
  const changed = diff
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line) && !line.includes('sha256:'));
  return changed
    .slice(0, DIFF)
    .map((line) => `${' '.repeat(13)}${paint(line.startsWith('-') ? 'bad' : 'good', forTerminal(line))}`);
}

function tornOf({ unreadable }: ScanReport, view: WalkView): readonly (readonly string[])[] {
  const file = unreadable.find(({ path }) => path === TORN.path);
  if (!file) return [];
  return [
    [
      `${view.paint('name', TORN.branch)}  ${view.paint('dim', TORN.path)}`,
      ...labelled('story', [TORN.happened], view),
      ...labelled('verdict', [view.paint('bad', `cannot be read (${file.rule})`)], {
        ...view,
        columns: Number.POSITIVE_INFINITY,
      }),
      ...labelled('why', [file.message], view),
    ],
  ];
}

function costOf({ scanned }: ScanReport, { columns }: WalkView): readonly string[] {
  const text =
    `That was one look: ${scanned.commits} commits, ${scanned.state_files} state files, ` +
    `${scanned.blobs_read} files read, git started ${counted(scanned.git_processes, 'time')}. ` +
    'Branches inherit files, so a workflow is listed once, under the branch that owns it. Nothing was ' +
    'changed: looking only reads, and a person decides.';
  return wrap(text, columns);
}

/** The line that makes a sample which stays. */
function keeping(dir: string): string {
  return `rekindle demo --keep ${forShell(dir)}`;
}

function triesOf({ paint, dir, commands, kept, program, all }: WalkView): readonly string[] {
  const seats = lineToType(BRIEF, 'ai-dev-shop:004-seat-map', null, { dir, commands });
  const shown = forShell(dir);
  const migrating = [
    `git -C ${shown} checkout feature/order-export`,
    `rekindle migrate --all --dry-run -C ${shown} --now ${DEMO_NOW}`,
  ];
  const lines = [
    ...(all ? [] : ['rekindle demo --all']),
    ...(kept ? [] : [keeping(dir)]),
    `rekindle scan ${shown} --all-branches --now ${DEMO_NOW}`,
    ...(all ? [`rekindle detect "sign in with a password" ${shown}`] : []),
    `${seats} --now ${DEMO_NOW}`,
    ...(all ? migrating : []),
    'rekindle scan PATH-OF-YOUR-OWN',
  ];
  const what = program === null ? 'Now you:' : `Now you ("rekindle" is short for "${forTerminal(program)}"):`;
  return [paint('title', what), ...lines.map((line) => `  ${paint('command', forTerminal(line))}`)];
}
