// A scan for people at a terminal: what needs them first, then what can go on, then what has ended.
import { counted } from '../../text/plural.ts';
import { isInvalidFile } from '../check/validity.ts';
import { type DuplicatePlace, SHOWN_PLACES } from '../copies/duplicates.ts';
import { decided, GROUPS, type Group } from '../next-steps.ts';
import {
  elsewhereWords,
  finishing,
  NOTHING_COMMITTED,
  removedWords,
  toolWords,
  unfinishedWords,
} from '../scan/notes.ts';
import type { ScanReport, ScanUnreadable, ScanWorkflow } from '../scan/scan.ts';
import { agoOf, table, wrap } from './layout.ts';
import {
  blockOf,
  findingLines,
  INDENT,
  labelled,
  movedOf,
  placeOf,
  shown,
  type TextView,
  whereOf,
} from './workflow.ts';

/** The whole report, with a line break at its end. */
export function textReport(report: ScanReport, view: TextView): string {
  const broken = report.unreadable.filter(isInvalidFile);
  const templates = report.unreadable.filter((file) => !isInvalidFile(file));
  const shared = sharedNotes(report, view);
  const told = withoutShared(report, shared);
  const parts = [
    headOf(report, view),
    unfinishedOf(report, view),
    ...GROUPS.map((group) => groupOf(group, membersOf(told, group), report, view)),
    filesOf('Cannot be read', broken, view),
    filesOf('Unfilled templates, no workflows', templates, view),
    duplicatesBlock(report, view),
    sharedOf(report, shared, view),
    wrapped(toolWords(report, shown), view),
  ];
  const full = parts.filter((lines) => lines.length > 0);
  return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function wrapped(text: string | null, { columns }: TextView): readonly string[] {
  return text === null ? [] : wrap(text, columns);
}

function unfinishedOf({ unfinished = [] }: ScanReport, view: TextView): readonly string[] {
  if (unfinished.length === 0) return [];
  const [first, ...rest] = [unfinishedWords(unfinished, shown), finishing(view.dir)];
  return lead(first, rest, view);
}

/** Notes that several workflows have, said once at the end; those that say where to look first stay. */
function sharedNotes({ workflows }: ScanReport, { duplicates = [] }: TextView): ReadonlyMap<string, number> {
  const own = new Set(duplicates.flatMap(({ places }) => places.map(({ note }) => note)));
  const counts = new Map<string, number>();
  for (const one of workflows)
    for (const note of new Set(one.notes)) counts.set(note, (counts.get(note) ?? 0) + 1);
  return new Map([...counts].filter(([note, count]) => count > 1 && !own.has(note)));
}

function withoutShared(report: ScanReport, shared: ReadonlyMap<string, number>): ScanReport {
  const workflows = report.workflows.map((one) => ({
    ...one,
    notes: one.notes.filter((note) => !shared.has(note)),
    // The line with the state says so already.
    findings: one.findings.filter(({ rule }) => rule !== 'progress-recent'),
  }));
  return { ...report, workflows };
}

function sharedOf(
  { workflows }: ScanReport,
  shared: ReadonlyMap<string, number>,
  view: TextView,
): readonly string[] {
  if (shared.size === 0) return [];
  const lines = [...shared].flatMap(([note, count]) =>
    labelled(`${count} of ${workflows.length}`, [shown(note)], view),
  );
  return [view.paint('title', 'Notes on several'), ...lines];
}

/** Workflows that are in several places; nothing merges them. */
function duplicatesBlock({ now }: ScanReport, view: TextView): readonly string[] {
  const { duplicates = [], paint } = view;
  if (duplicates.length === 0) return [];
  const blocks = duplicates.flatMap(({ id, places }) => {
    const left = places.length - SHOWN_PLACES;
    return [
      `${INDENT}${paint('name', shown(id))}`,
      ...places
        .slice(0, SHOWN_PLACES)
        .flatMap((place, at) => labelled(`${at + 1}`, placeLines(place, now), view)),
      ...(left > 0 ? labelled('', [`and ${left} more`], view) : []),
    ];
  });
  return [paint('title', 'Same workflow in several places (most advanced first)'), ...blocks];
}

function placeLines({ owner, path, step, status, at, decision }: DuplicatePlace, now: string) {
  const moved = at === null ? 'no known activity' : `moved ${agoOf(Date.parse(now) - Date.parse(at))}`;
  return [
    owner === null ? shown(path) : `${shown(owner)} · ${shown(path)}`,
    [
      step === null ? shown(status) : `${shown(status)} at ${shown(step)}`,
      moved,
      decision === null ? 'nothing is decided by this file' : shown(decided(decision)),
    ].join(' · '),
  ];
}

function membersOf(report: ScanReport, group: Group): readonly ScanWorkflow[] {
  return report.workflows.filter(({ decision }) => group.actions.includes(decision.action));
}

function headOf(report: ScanReport, view: TextView): readonly string[] {
  const { workflows, unreadable, scanned, summary } = report;
  const name = shown(report.repository);
  const files = counted(scanned.state_files, 'state file');
  const cost = `${counted(scanned.commits, 'commit')} and ${files} looked at`;
  const looked = view.target === 'worktree' ? 'the working tree was looked at' : cost;
  if (workflows.length === 0 && unreadable.length === 0) {
    if (report.unfinished) return lead(`No workflow can be told in ${name} yet: ${looked}.`, [], view);
    const others = [removedWords(report.removed, shown), elsewhereWords(report.elsewhere, shown)];
    const told = others.filter((words) => words !== null);
    const here = told.length === 0 ? '' : ' at this place';
    const rest = told.length === 0 ? [NOTHING[view.target]] : told;
    return lead(`No workflow found${here} in ${name}: ${looked}.`, rest, view);
  }
  const counts = GROUPS.flatMap((group) => {
    const count = membersOf(report, group).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
  });
  const broken = unreadable.filter(isInvalidFile).length;
  if (broken > 0) counts.push(`${counted(broken, 'file')} cannot be read`);
  const found = `${counted(workflows.length, 'workflow')} in ${name}`;
  const ages = [
    ...(summary.stale > 0 ? [`${summary.stale} stale`] : []),
    ...(summary.abandoned > 0 ? [`${summary.abandoned} abandoned`] : []),
  ];
  const rest = [...ages, looked, `as of ${report.now}`].join(' · ');
  const gone = removedWords(report.removed, shown);
  const told = gone === null ? [rest] : [rest, gone];
  return lead(counts.length === 0 ? found : `${found}: ${counts.join(', ')}`, told, view);
}

const NOTHING: Readonly<Record<TextView['target'], string>> = {
  worktree:
    'No agent left a saved state on disk here that Rekindle knows; "rekindle formats" says where it looks. ' +
    'Other branches may hold some: add --all-branches.',
  branches: `${NOTHING_COMMITTED} What is on disk is found in the working tree that they worked in.`,
};

function lead(first: string, rest: readonly string[], { columns, paint }: TextView): readonly string[] {
  return [
    ...wrap(first, columns).map((line) => paint('title', line)),
    ...rest.flatMap((text) => wrap(text, columns)).map((line) => paint('dim', line)),
  ];
}

function groupOf(
  group: Group,
  members: readonly ScanWorkflow[],
  report: ScanReport,
  view: TextView,
): readonly string[] {
  if (members.length === 0) return [];
  const blocks = group.actions.includes('none')
    ? [endedOf(members, report, view)]
    : members.map((one) => blockOf(one, report, view));
  return [
    view.paint('title', group.title),
    ...blocks.flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines)),
  ];
}

/** Ended workflows ask for nothing: one line each, and what was found open or gone. */
function endedOf(members: readonly ScanWorkflow[], report: ScanReport, view: TextView): readonly string[] {
  const cells = members.map((one) => [
    shown(one.id),
    one.decision.reason,
    whereOf(one),
    movedOf(one, report),
  ]);
  const rows = table(cells);
  return members.flatMap((one, at) => [
    INDENT + view.paint('dim', rows[at] ?? ''),
    ...findingLines(one, view),
  ]);
}

function filesOf(title: string, files: readonly ScanUnreadable[], view: TextView): readonly string[] {
  if (files.length === 0) return [];
  const blocks = files.map((file) => {
    const [label, style] = isInvalidFile(file) ? (['error', 'bad'] as const) : (['note', 'dim'] as const);
    return [
      `${INDENT}${view.paint('name', placeOf(file.path, file.line))}`,
      ...(file.branch === null ? [] : labelled('where', [shown(file.branch)], view)),
      ...labelled(label, [file.rule, shown(file.message)], view, style),
    ];
  });
  return [view.paint('title', title), ...blocks.flat()];
}
