// The one issue of the sweep: what needs somebody, a row each, and where the next sweep goes on.
import type { Command } from '../../../model/command.ts';
import { OBJECT_ID } from '../../../model/object-id.ts';
import { markerLine, readMarker } from '../../../text/comment-marker.ts';
import { counted } from '../../../text/plural.ts';
import { isInvalidFile } from '../../check/validity.ts';
import { DOORS, type Host } from '../../host-wording.ts';
import { placed } from '../../markdown/card.ts';
import type { ScanUnreadable } from '../../scan/scan.ts';
import { byUrgency } from '../../scan/urgency.ts';
import { cell, dated, isKeepable, login, slashName } from '../format.ts';
import { branchLink, fileLink } from '../links.ts';
import { DASHBOARD_KEY } from '../markers.ts';
import { BODY_LIMIT, fitBody, type Part } from '../truncate-body.ts';
import type { Prospects } from '../workflow-view.ts';
import {
  type DashboardRow,
  type DashboardSection,
  type ReadRow,
  readRows,
  rowLine,
  SECTIONS,
  sectionOf,
  withoutAges,
} from './rows.ts';

/** Where the next sweep goes on: after this branch. */
export interface Cursor {
  readonly branch: string;
  /** Full hex id of the commit that it was seen at. */
  readonly sha: string;
}

/** A workflow that a person took up again not long ago. */
export interface ResumedWorkflow {
  readonly id: string;
  readonly owner: string | null;
  readonly by: string;
  readonly command: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

export interface Sweep {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Branches that this sweep looked at, and how many there are. */
  readonly looked: number;
  readonly branches: number;
  /** `null`: it came to the end, and the next one begins again. */
  readonly cursor: Cursor | null;
  /** How many sweeps in a row, this one included, got no further. */
  readonly stuck: number;
}

export interface DashboardView {
  /** Every workflow that was found, those that need no one too. */
  readonly rows: readonly DashboardRow[];
  readonly unreadable: readonly ScanUnreadable[];
  /** The last one first. */
  readonly recovered: readonly ResumedWorkflow[];
  readonly sweep: Sweep;
  /** Slash commands that are switched on. */
  readonly commands: readonly Command[];
  /** How an agent is woken. */
  readonly wakes: Prospects['wakes'];
  /** GitHub's name of the least role that may give commands. */
  readonly role: string;
  readonly door: Host;
  /** The repository's address, without a slash at the end. */
  readonly address: string;
  /** Workflows that have no row, as their card is on a pull request; absent: none. */
  readonly elsewhere?: number;
}

/** No other issue made by Rekindle has it. */
export const DASHBOARD_TITLE = 'Rekindle: interrupted workflows';

/** A cursor that can be read back; the sweep stops after a branch whose name can be kept. */
export function isCursor({ branch, sha }: Cursor): boolean {
  return branch !== '' && isKeepable(branch) && OBJECT_ID.test(sha);
}

/** Sweeps without progress before the dashboard says so. */
const STUCK = 3;

/** Rows that are linked: more of them need the room for what they say. */
const LINKED = 80;

/** Title and body of the issue. */
export function dashboard(
  view: DashboardView,
  limit = BODY_LIMIT,
): { readonly title: string; readonly body: string } {
  const rowOf = new Map(view.rows.map((row) => [row.scanned, row]));
  const ordered = byUrgency([...rowOf.keys()]).flatMap((one) => rowOf.get(one) ?? []);
  const rowsOf = (section: DashboardSection) => ordered.filter((row) => sectionOf(row) === section);
  const files = view.unreadable.filter(isInvalidFile);
  const shown = ordered.filter((row) => sectionOf(row) !== null).length + files.length;
  const address = shown > LINKED ? null : view.address;
  const style = { commands: view.commands, wakes: view.wakes, address, now: view.sweep.at };
  const parts = SECTIONS.map((section, rank): Part => {
    const lines = rowsOf(section).map((row) => rowLine(row, style));
    const all =
      section === 'Needs a decision' ? [...lines, ...files.map((file) => fileLine(file, address))] : lines;
    return sectionPart(section, all, rank + 1);
  });
  const recovered = sectionPart('Recently recovered', view.recovered.map(recoveredLine), 9);
  return { title: DASHBOARD_TITLE, body: fitBody([topOf(view), ...parts, recovered], limit) };
}

function sectionPart(title: string, rows: readonly string[], rank: number): Part {
  const head = rows.length === 0 ? '' : `### ${title} (${rows.length})\n\n`;
  return {
    name: `“${title}”`,
    rank,
    head,
    rows,
    more: (left) => `\nand ${left} more, for which there is no room here\n`,
  };
}

function topOf(view: DashboardView): Part {
  const { cursor, stuck, at } = view.sweep;
  const kept = cursor !== null && isCursor(cursor) ? cursor : null;
  const marker = markerLine({
    key: DASHBOARD_KEY,
    branch: kept?.branch ?? null,
    sha: kept?.sha ?? null,
    stuck,
    swept: at,
  });
  const hasRows = view.rows.some((row) => sectionOf(row) !== null);
  return {
    name: 'the summary',
    rank: 0,
    head: [
      `${marker}\n${summaryOf(view)}\n`,
      ...(stuck >= STUCK ? [stuckWords(stuck, view.door)] : []),
      ...(hasRows ? [howWords(view.role)] : []),
      sweptWords(view.sweep, hasRows),
    ].join('\n'),
  };
}

/** `aged`: rows with ages follow. */
function sweptWords({ at, looked, branches, cursor }: Sweep, aged: boolean): string {
  const on = cursor === null ? '' : ` The next sweep goes on after ${cell(cursor.branch)}.`;
  const ages = aged ? ' Ages are as of then.' : '';
  return `Swept on ${dated(at)}: ${looked} of ${counted(branches, 'branch', 'branches')}.${ages}${on}\n`;
}

function stuckWords(stuck: number, door: Host): string {
  return `**No progress:** the last ${stuck} sweeps came no further. ${DOORS[door].stuckBoard}\n`;
}

function fileLine(file: ScanUnreadable, address: string | null): string {
  const { path, line, branch, message, rule } = file;
  const at = branchLink(cell(branch), address, branch);
  return `- ${fileLink(placed(path, line), address, file)} on ${at}: ${cell(message, 400)} (\`${rule}\`)\n`;
}

function recoveredLine({ id, owner, by, command, at }: ResumedWorkflow): string {
  return `- ${cell(id)} on ${cell(owner)}: ${slashName(command)} by ${login(by)}, ${dated(at)}\n`;
}

/** What the body of our dashboard says; `null` for any other, or a first line that is not as we write it. */
export interface ReadDashboard {
  /** `null`: from the beginning. Anything but a branch's name and a commit's id counts as that. */
  readonly cursor: Cursor | null;
  readonly stuck: number;
  readonly rows: readonly ReadRow[];
}

export function readDashboard(body: string): ReadDashboard | null {
  const marker = readMarker(body);
  if (marker?.key !== DASHBOARD_KEY) return null;
  const { branch, sha, stuck } = marker;
  const cursor = typeof branch === 'string' && typeof sha === 'string' ? { branch, sha } : null;
  return {
    cursor: cursor !== null && isCursor(cursor) ? cursor : null,
    stuck: typeof stuck === 'number' && Number.isSafeInteger(stuck) && stuck > 0 ? stuck : 0,
    rows: readRows(body),
  };
}

/** Whether two bodies differ only in the time of the sweep and in ages: then nothing needs to be written. */
export function saysTheSame(before: string, after: string): boolean {
  const timeless = (body: string) =>
    withoutAges(body)
      .replaceAll('\r\n', '\n')
      .replace(/^(<!-- .*)"swept":"[^"]*"/, '$1')
      .replace(/^Swept on [^:]*:\d\d UTC/m, '');
  return timeless(before) === timeless(after);
}

// What the dashboard says before its rows: how many need somebody, and what a tick does.

/** What a tick does, and who may; `role`: the least that may give commands. */
function howWords(role: string): string {
  return (
    'Ticking a box gives the command that follows it, if you have the role ' +
    `${cell(role, 40)} or higher; the answer comes as a comment. ` +
    'Every other command is a comment with the id, such as `/status ID`; `/help` lists them.\n'
  );
}

interface Counted {
  readonly rows: readonly DashboardRow[];
  readonly unreadable: readonly ScanUnreadable[];
  /** Workflows that have no row; absent: none. */
  readonly elsewhere?: number;
}

/** How many need somebody, by what for: the figures of the sections below it. */
function summaryOf({ rows, unreadable, elsewhere = 0 }: Counted): string {
  const count = (section: DashboardSection) => rows.filter((row) => sectionOf(row) === section).length;
  const broken = unreadable.filter(isInvalidFile).length;
  // They stand in that section too.
  const need = count('Needs a decision') + broken;
  const facts = [
    ...(need === 0 ? [] : [need === 1 ? '1 needs a decision' : `${need} need a decision`]),
    ...(count('Stale') === 0 ? [] : [`${count('Stale')} stale`]),
    ...(count('Outdated') === 0 ? [] : [`${count('Outdated')} outdated`]),
    ...(count('Frozen') === 0 ? [] : [`${count('Frozen')} frozen`]),
    ...(elsewhere === 0 ? [] : [`${elsewhere} with a card on the pull request`]),
  ];
  const workflows = rows.length + elsewhere;
  if (workflows === 0 && broken === 0) return '**No workflow was found.**';
  const all = [
    ...(workflows === 0 ? [] : [counted(workflows, 'workflow')]),
    ...(broken === 0 ? [] : [`${counted(broken, 'file')} that cannot be read`]),
  ].join(' and ');
  return facts.length === 0 ? `**${all}, and none needs anybody.**` : `**${all}: ${facts.join(', ')}.**`;
}
