// The rows of the dashboard: the section that a workflow stands in, what its box asks for, how it is read.
import type { Command } from '../../../model/command.ts';
import type { Option } from '../../../model/decision.ts';
import { fitting } from '../../../model/decision.ts';
import { colourOf, wantOf } from '../../headline.ts';
import type { ScanWorkflow } from '../../scan/scan.ts';
import { isOutdated, isOverdue, needsDecision } from '../../scan/urgency.ts';
import { spanOf } from '../../terminal/layout.ts';
import { specOf } from '../command-lines.ts';
import { cell, day, login, titled } from '../format.ts';
import { branchLink, fileLink, pullLink } from '../links.ts';
import { cardKey, decisionDigest } from '../markers.ts';
import type { Prospects, WorkflowView } from '../workflow-view.ts';

export interface DashboardRow extends WorkflowView {
  /** `until` is a day, `null` until it is unfrozen. */
  readonly frozen: { readonly by: string; readonly until: string | null } | null;
  /** Its box is ticked, and that is not settled yet. */
  readonly ticked: boolean;
  /** The number of the open pull request that migrates or repairs it; `null`: there isn't one. */
  readonly pull: number | null;
}

/** In this order; a workflow stands in the first that it fits. */
export const SECTIONS = ['Needs a decision', 'Stale', 'Outdated', 'Frozen'] as const;
export type DashboardSection = (typeof SECTIONS)[number];

/** `null`: it needs no one. What is frozen is left alone, whatever else is the case. */
export function sectionOf({ scanned, frozen }: DashboardRow): DashboardSection | null {
  if (frozen) return 'Frozen';
  if (needsDecision(scanned)) return 'Needs a decision';
  if (isOverdue(scanned)) return 'Stale';
  return isOutdated(scanned) ? 'Outdated' : null;
}

/** What a box can ask for. */
export type Ask = Exclude<Option, 'manual'> | 'unfreeze';

/** What ticking does; `words`: the answer gives the line, since a box has no room for what it needs. */
const TICKS: Readonly<Record<Ask, { readonly says: string; readonly words: boolean }>> = {
  resume: { says: 'Tick to resume it.', words: false },
  answer: { says: 'Tick for the lines that answer it.', words: true },
  approve: { says: 'Tick to approve.', words: false },
  retry: { says: 'Tick to run the step again.', words: false },
  skip: { says: 'Tick to skip the step.', words: false },
  'accept-spec': { says: 'Tick for the line that accepts the spec.', words: true },
  migrate: { says: 'Tick to migrate its state file.', words: false },
  repair: { says: 'Tick to repair its state file.', words: false },
  'start-fresh': { says: 'Tick to get the command for starting over.', words: true },
  unfreeze: { says: 'Tick to end the freeze.', words: false },
};

/** The commands that a box can stand for, by their own names. */
export const ASKS: readonly string[] = Object.keys(TICKS);

/** Where no dispatch is configured nothing is resumed from here: the answer is the brief. */
const BRIEF = 'Tick for the brief.';

/** What a tick asks for: the row's first option that is a command and switched on; `null`: it has no box. */
export function askOf(
  { scanned, frozen }: Pick<DashboardRow, 'scanned' | 'frozen'>,
  commands: readonly Command[],
): Ask | null {
  const asks: readonly Ask[] = frozen
    ? ['unfreeze']
    : fitting(scanned).filter((option) => option !== 'manual');
  return asks.find((ask) => specOf(ask, commands) !== null) ?? null;
}

/** Whether a tick is answered with the line to type: the command needs words that only a person has. */
export function needsWords(ask: Ask, scanned: ScanWorkflow): ask is Exclude<Ask, 'unfreeze'> {
  return tickOf(ask, scanned).words;
}

/** Of several checkpoints a person has to name one. */
function tickOf(ask: Ask, { approvals = [] }: ScanWorkflow): (typeof TICKS)[Ask] {
  if (ask !== 'approve' || approvals.length === 0) return TICKS[ask];
  return { says: 'Tick for the lines that approve it.', words: true };
}

/** What a row is found by; it changes with what a person sees in it. */
export function rowKey({ scanned }: WorkflowView): string {
  const { id, owner, commit } = scanned;
  return [cardKey(id, owner), decisionDigest(scanned), commit === null ? '0' : commit.slice(0, 12)].join(':');
}

/** What a row is written by, besides what is known of its workflow. */
export interface RowStyle {
  readonly commands: readonly Command[];
  /** How an agent is woken. */
  readonly wakes: Prospects['wakes'];
  /** The repository's address, without a slash at the end; `null`: nothing is linked. */
  readonly address: string | null;
  /** The time of writing, ISO 8601 in UTC. */
  readonly now: string;
}

/** One line of Markdown: what is wanted of which workflow, then where it is and what a tick does. */
export function rowLine(row: DashboardRow, style: RowStyle): string {
  const { scanned, frozen, ticked, pull } = row;
  const { commands, wakes, address } = style;
  const ask = askOf(row, commands);
  const box = ask === null ? '' : `[${ticked ? 'x' : ' '}] <!-- rekindle-row:${rowKey(row)} --> `;
  const first = [
    `${colourOf(scanned)} ${titled(scanned)}: ${wantOf(scanned)}`,
    branchLink(cell(scanned.owner), address, scanned.owner),
    sinceWords(scanned, style),
  ];
  const second = [
    cell(scanned.id),
    ...(scanned.decision.step === null ? [] : [`step ${cell(scanned.decision.step)}`]),
    ...(address === null ? [] : [fileLink('state file', address, scanned)]),
  ];
  const sentences = [
    ...(frozen ? [frozenWords(frozen)] : []),
    ...(pull === null ? [] : [`${pullLink(`Pull request ${pull}`, address, pull)} is open.`]),
    ...(ask === null
      ? []
      : [`**${ask === 'resume' && wakes === 'none' ? BRIEF : tickOf(ask, scanned).says}**`]),
  ];
  return `- ${box}${first.join(' · ')}<br>${[`${second.join(' · ')}.`, ...sentences].join(' ')}\n`;
}

/** The age stands beside the date alone, in the one form that `withoutAges` knows. */
function sinceWords({ last_activity: { at } }: DashboardRow['scanned'], { now }: RowStyle): string {
  if (at === null) return 'when it last moved is not known';
  return `since ${day(at)} (${spanOf(Date.parse(now) - Date.parse(at)) ?? 'just now'})`;
}

/** The rows without how long ago anything was: that alone is no reason to write them again. */
export function withoutAges(body: string): string {
  return body.replace(/(^- .* since \d{4}-\d\d-\d\d) \((?:just now|\d+ \w+)\)(?=<br>)/gm, '$1');
}

/** `Frozen by ada until 2026-12-31.` */
export function frozenWords({ by, until }: NonNullable<DashboardRow['frozen']>): string {
  return `Frozen by ${login(by)}${until === null ? '' : ` until ${cell(until, 40)}`}.`;
}

/** A row as parsed from the dashboard. */
export interface ReadRow {
  /** As `rowKey` gave it. */
  readonly row: string;
  /** The card's key: which workflow. */
  readonly key: string;
  /** `decisionDigest` of what the row showed. */
  readonly decision: string;
  /** First digits of the commit; `null` for a working tree. */
  readonly sha: string | null;
  readonly checked: boolean;
}

const ROW = /^- \[([ xX])\] <!-- rekindle-row:((card-[0-9a-f]{16}):([0-9a-f]{16}):(0|[0-9a-f]{7,12})) --> \S/;

/** The rows of a body. A row that is there twice was tampered with, and counts as not ticked. */
export function readRows(body: string): readonly ReadRow[] {
  const rows = new Map<string, ReadRow>();
  for (const line of body.split(/\r?\n/)) {
    const [, mark = '', row = '', key = '', decision = '', sha = ''] = ROW.exec(line) ?? [];
    if (row === '') continue;
    const checked = mark !== ' ' && !rows.has(row);
    rows.set(row, { row, key, decision, sha: sha === '0' ? null : sha, checked });
  }
  return [...rows.values()];
}
