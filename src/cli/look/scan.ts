// `rekindle scan`: every workflow of a repository, in the output format that was asked for.

import type { Engine } from '../../index.ts';
import { assert, UserError } from '../../model/errors.ts';
import { reaches } from '../../report/check/threshold.ts';
import { isInterrupted } from '../../report/check/validity.ts';
import { duplicatesIn } from '../../report/copies/duplicates.ts';
import { type ScanReport, scanReport } from '../../report/scan/scan.ts';
import type { ScanGroup } from '../../report/scan/scan-group.ts';
import { withStepNames } from '../../report/step-names.ts';
import type { TextView } from '../../report/terminal/workflow.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { say } from '../failure.ts';
import { columnsFor, paintFor } from '../terminal.ts';
import type { CommandLine } from '../typed/program.ts';
import { VERSION } from '../version.ts';
import { type Clone, FINE, FOUND, type World } from '../world.ts';
import { absentIn, comingBack, removedBeside, removedOnDisk } from './removed-here.ts';
import {
  ALL_BRANCHES,
  commandNames,
  dirToType,
  type Look,
  lookAt,
  onlyOf,
  opened,
  settingsOf,
  targetOf,
  tellUnfinished,
  tellUnlooked,
  WORKTREE,
} from './scan-options.ts';

export async function scan(
  { args: [dir = '.'], values, noColor }: CommandLine,
  world: World,
): Promise<number> {
  const target = targetOf(values) ?? WORKTREE;
  const settings = settingsOf(values, world);
  const clone = await opened(dir, world);
  if (clone.kind === 'bare' && target === WORKTREE)
    throw new UserError(`${clone.root} has no working tree. Add --all-branches, or --branch NAME.`);
  const look = { target, settings, only: onlyOf(values, clone) };
  const unfinished = tellUnfinished(clone, dir, world);
  const looked = await lookAt(clone, look, world);
  const isWhole = unfinished.length === 0;
  const { judged, report: found } = isWhole ? await withoutRemoved(looked, look, clone, world) : looked;
  const report: ScanReport = {
    ...found,
    ...(isWhole ? await besides(looked, look, clone, world) : { unfinished }),
  };
  const form = FORMS[values.one('output')];
  assert(form, 'every form that may be asked for can be printed');
  world.stdout.write(
    await form.print(
      form.named ? withStepNames(report, judged) : report,
      {
        commands: commandNames(),
        dir: dirToType(dir),
        target: target.kind === 'worktree' ? 'worktree' : 'branches',
        duplicates: duplicatesIn(judged),
        columns: columnsFor(world.stdout),
        paint: paintFor(world.stdout, world.env, noColor),
      },
      { engine: clone.engine, judged },
    ),
  );
  tellUnlooked([looked], world);
  return reaches(report, values.one('fail-on')) ? FOUND : FINE;
}

/** Without what the branch that is checked out has committed and the disk has not: no advice for it holds. */
async function withoutRemoved(
  looked: ScanResult,
  look: Look,
  clone: Clone,
  world: World,
): Promise<Pick<ScanResult, 'judged' | 'report'>> {
  const { gone, here } = await removedBeside(
    looked.report.workflows.filter(isInterrupted),
    look,
    clone,
    world,
  );
  if (gone.length === 0) return looked;
  const judged = looked.judged.map(({ holding, recovered }) => {
    const { commit } = holding.snapshot;
    const isGone = ({ id, path }: { readonly id: string; readonly path: string }) =>
      gone.some(
        (one) => one.id === id && one.path === path && one.commit === commit && one.owner === holding.owner,
      );
    return {
      holding,
      recovered: { ...recovered, workflows: recovered.workflows.filter((one) => !isGone(one)) },
    };
  });
  const report = scanReport(looked.survey, judged, looked.settings);
  return { judged, report: { ...report, removed: comingBack(gone, here, looked) } };
}

/** What was removed on disk and, where nothing was found at one place, what the other branches hold. */
async function besides(
  looked: ScanResult,
  look: Look,
  clone: Clone,
  world: World,
): Promise<Pick<ScanReport, 'elsewhere' | 'removed'>> {
  const { workflows, unreadable } = looked.report;
  const all = look.target.kind === 'branches' && look.target.names === 'all';
  if (all || clone.kind === 'none') return {};
  if (workflows.length + unreadable.length > 0)
    return look.target === WORKTREE ? removedOnDisk(looked, look, clone, world) : {};
  const there = await lookAt(clone, { ...look, target: ALL_BRANCHES }, world).catch((error) => {
    if (!(error instanceof UserError)) throw error;
    say(world, `what other branches hold is not known. ${error.message}`);
    return null;
  });
  const committed = there?.report.workflows.filter(isInterrupted) ?? [];
  const disk = look.target === WORKTREE ? looked : null;
  const { gone, replaced } = await absentIn(committed, disk, clone);
  const removed = gone.length === 0 || !there ? {} : { removed: comingBack(gone, looked, there) };
  const open = committed.filter((one) => !gone.includes(one) && !replaced.includes(one));
  if (open.length === 0) return removed;
  const counts = new Map<string, number>();
  for (const { owner } of open) counts.set(owner ?? '', (counts.get(owner ?? '') ?? 0) + 1);
  const branches = [...counts].map(([branch, interrupted]) => ({ branch, interrupted }));
  branches.sort((a, b) => (a.branch < b.branch ? -1 : 1));
  return { ...removed, elsewhere: { interrupted: open.length, branches } };
}

/** What a report was made by and from. */
interface Made {
  readonly engine: Engine;
  readonly judged: readonly ScanGroup[];
}

interface Form {
  readonly print: (report: ScanReport, view: TextView, made: Made) => Promise<string>;
  /** For people: steps are shown by their names. */
  readonly named: boolean;
}

/** Each is loaded when needed, so that no output waits for what another one needs. */
const FORMS: Readonly<Record<string, Form>> = {
  text: {
    named: true,
    print: async (report, view) => (await import('../../report/terminal/scan.ts')).textReport(report, view),
  },
  json: {
    named: false,
    print: async (report) => (await import('../../report/scan/json.ts')).scanJson(report),
  },
  markdown: {
    named: true,
    print: async (report, view) =>
      (await import('../../report/markdown/scan.ts')).markdownReport(report, {
        ...view,
        limit: Number.POSITIVE_INFINITY,
      }),
  },
  html: {
    named: true,
    print: async (report, view, { judged }) =>
      (await import('../../report/html/page.ts')).htmlReport(report, { ...view, judged }),
  },
  sarif: {
    named: false,
    print: async (report, _, { engine }) => {
      const { sarifLog } = await import('../../report/check/sarif.ts');
      const tool = { version: VERSION, rules: engine.rules, repositoryUri: null };
      return `${JSON.stringify(sarifLog(report, tool), null, 2)}\n`;
    },
  },
};
