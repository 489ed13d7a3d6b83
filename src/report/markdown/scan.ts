// A scan in GitHub's Markdown, for a job summary, an issue or a file: escaped, and within the size limit.
import { counted } from '../../text/plural.ts';
import { isInvalidFile } from '../check/validity.ts';
import { type Duplicate, SHOWN_PLACES } from '../copies/duplicates.ts';
import { decided, GROUPS, type TypedOptions } from '../next-steps.ts';
import { elsewhereWords, finishing, removedWords, toolWords, unfinishedWords } from '../scan/notes.ts';
import type { ScanReport, ScanUnreadable, ScanWorkflow } from '../scan/scan.ts';
import { byUrgency } from '../scan/urgency.ts';
import { cardOf, inert, mdTable, moved, placed, verdict } from './card.ts';

export interface MarkdownView extends TypedOptions {
  /** Bytes of UTF-8 that the whole may have. From 1,000 on it is kept. */
  readonly limit: number;
  /** The first sentence, ours; absent: how many workflows need what. */
  readonly headline?: string;
  /** Workflows in several places; absent: none. */
  readonly duplicates?: readonly Duplicate[];
}

/** Bytes kept free for saying what was left out. */
const TAIL = 250;
/** The part of the room that the tables may take: the cards after them say more about less. */
const TABLES = 0.6;

/** The whole report. What has no room is left out whole, the least urgent first, and said. */
export function markdownReport(report: ScanReport, view: MarkdownView): string {
  const workflows = byUrgency(report.workflows);
  const page = new Page(view.limit - TAIL);
  page.add(`## Rekindle\n\n${view.headline ?? headlineOf(report)}\n`);
  for (const words of besideOf(report, view)) page.add(`${words}\n`);
  const listed = page.addTable(
    WORKFLOW_COLUMNS,
    workflows.map((one) => workflowRow(one, report)),
    TABLES,
  );
  const files = page.addTable(FILE_COLUMNS, report.unreadable.map(fileRow), TABLES);
  const places = (view.duplicates ?? []).flatMap(placeRows);
  const seats = page.addTable(PLACE_COLUMNS, places, TABLES, PLACES);
  const open = workflows.filter(({ decision }) => decision.action !== 'none');
  const told = open.filter((one) => page.add(cardOf(one, report, view))).length;
  const left = [
    ...leftOut(workflows.length - listed, 'row of workflows', 'rows of workflows'),
    ...leftOut(report.unreadable.length - files, 'file that cannot be read', 'files that cannot be read'),
    ...leftOut(places.length - seats, 'place of one workflow', 'places of one workflow'),
    ...leftOut(open.length - told, 'workflow in full', 'workflows in full'),
  ];
  if (left.length === 0) return page.text;
  const tail = `**Left out, as there is no more room here:** ${left.join(', ')}.`;
  return `${page.text}\n${tail} \`rekindle scan\` shows everything.\n`;
}

/** What concerns no workflow, and must be known before any. */
function besideOf(report: ScanReport, { dir }: MarkdownView): readonly string[] {
  const { unfinished = [], elsewhere, removed } = report;
  const lines = unfinished.length === 0 ? [] : [unfinishedWords(unfinished, inert), finishing(dir)];
  const around = [removedWords(removed, inert), elsewhereWords(elsewhere, inert), toolWords(report, inert)];
  return [...lines, ...around].flatMap((one) => one ?? []);
}

function leftOut(count: number, one: string, many: string): readonly string[] {
  return count === 0 ? [] : [counted(count, one, many)];
}

/** A text that takes whole parts only. */
class Page {
  readonly #limit: number;
  #used = 0;
  #parts: string[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get text(): string {
    return this.#parts.join('\n');
  }

  /** Takes a part where there is room for it, and says whether there was. */
  add(part: string, share = 1): boolean {
    const bytes = Buffer.byteLength(part) + 1;
    if (this.#used + bytes > this.#limit * share) return false;
    this.#used += bytes;
    this.#parts.push(part);
    return true;
  }

  /** Takes as many rows, from the first, as there is room for below `title`, and says how many. */
  addTable(
    columns: readonly string[],
    rows: readonly (readonly string[])[],
    share: number,
    title = '',
  ): number {
    if (rows.length === 0) return 0;
    const head = Buffer.byteLength(title + mdTable(columns, [])) + 1;
    const empty = Buffer.byteLength(mdTable([], []));
    let room = this.#limit * share - this.#used - head;
    const taken = rows.findIndex((row) => {
      room -= Buffer.byteLength(mdTable([], [row])) - empty;
      return room < 0;
    });
    const count = taken < 0 ? rows.length : taken;
    return count > 0 && this.add(title + mdTable(columns, rows.slice(0, count))) ? count : 0;
  }
}

function headlineOf({ workflows, unreadable, unfinished }: ScanReport): string {
  const counts = GROUPS.flatMap((group) => {
    const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
  });
  const broken = unreadable.filter(isInvalidFile).length;
  if (broken > 0) counts.push(`${counted(broken, 'file')} cannot be read`);
  if (workflows.length === 0 && broken === 0)
    return unfinished ? 'No workflow can be told yet.' : 'No workflow was found.';
  return `${[counted(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
}

const WORKFLOW_COLUMNS = ['Workflow', 'Branch', 'Status', 'Step', 'Last activity', 'Decision'];

function workflowRow(one: ScanWorkflow, report: ScanReport): readonly string[] {
  return [
    inert(one.id),
    inert(one.owner),
    inert(one.status_text ?? one.status),
    inert(one.step?.id ?? null),
    moved(one, report),
    verdict(one),
  ];
}

const PLACES =
  '**Same workflow in several places (most advanced first).** Nothing merges them: look at the first of ' +
  'each before anything goes on in the others.\n\n';
const PLACE_COLUMNS = ['Workflow', 'Branch', 'State file', 'Step', 'Status', 'Last activity', 'Decision'];

function placeRows({ id, places }: Duplicate): readonly (readonly string[])[] {
  const left = places.length - SHOWN_PLACES;
  const rows = places
    .slice(0, SHOWN_PLACES)
    .map(({ owner, path, step, status, at, decision }) =>
      [id, owner, path, step, status, at, decision && decided(decision)].map(inert),
    );
  return left > 0 ? [...rows, [inert(id), `and ${left} more`, '', '', '', '', '']] : rows;
}

const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];

function fileRow({ path, line, branch, rule, message }: ScanUnreadable): readonly string[] {
  return [placed(path, line), inert(branch), `\`${rule}\``, inert(message)];
}
