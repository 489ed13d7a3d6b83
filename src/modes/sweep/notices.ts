// Notices about a sweep: what was found and left alone, whether it made progress, and that it had stopped.

import { DAY } from '../../model/time-units.ts';
import { isInvalidFile } from '../../report/check/validity.ts';
import { duplicatesIn } from '../../report/copies/duplicates.ts';
import { DOORS } from '../../report/host-wording.ts';
import { markdownReport } from '../../report/markdown/scan.ts';
import type { ScanUnreadable } from '../../report/scan/scan.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { migrationOf } from '../migration-pull-requests.ts';
import type { ModeContext } from '../mode-context.ts';
import type { BranchScan } from '../scan-branches.ts';
import { sweptAt } from './dashboard.ts';
import type { ObservedState } from './observed-state.ts';
import type { Worked } from './sweep-state.ts';

/** Of a job's summary, in bytes: GitHub takes 1 MiB, and what is said beside the report wants room. */
const SUMMARY_LIMIT = 800_000;

/** What a sweep found and does nothing about. */
export function tellOf({ found, lagging, report }: BranchScan, context: ModeContext): void {
  const { summary } = report;
  context.say(
    'info',
    `${summary.workflows} workflows: ${summary.stale} stale, ${summary.abandoned} abandoned.`,
  );
  if (lagging.length > 0)
    context.say('info', `${lagging.length} copies lag behind the default branch, and need no one.`);
  tellOfMigrations(found, found, context);
}

/** Migrations that are due and not proposed, each with the reason. */
export function tellOfMigrations(
  found: readonly LocatedWorkflow[],
  others: readonly LocatedWorkflow[],
  context: ModeContext,
): void {
  for (const one of found) {
    const migration = migrationOf(one, others, context);
    const what = `${one.recovery.id} on ${one.branch}`;
    if (migration.kind === 'refused') context.say('warning', migration.why);
    if (migration.kind === 'deferred') context.say('notice', `${what}: ${migration.why}`);
    if (migration.kind === 'elsewhere')
      context.say('warning', `${what}: it is migrated on ${migration.branch}, and gets it by a merge.`);
  }
}

/** State files that may be old and cannot be migrated as they are; a format without versions has none. */
export function tellOfBlocked(
  found: readonly LocatedWorkflow[],
  unreadable: readonly ScanUnreadable[],
  context: ModeContext,
): void {
  const why = 'it cannot be migrated as it is.';
  for (const { recovery, branch } of found) {
    if (context.engine.migratable(recovery) !== 'impossible') continue;
    const reason = context.engine.obstacleOf(recovery)?.message ?? recovery.decision.instruction;
    context.say('warning', `${recovery.id} on ${branch}: ${why} ${recovery.path}: ${reason}`);
  }
  const mute = unreadable.filter((file) => isInvalidFile(file) && context.engine.mayBeOld(file.path));
  for (const { path, branch, message } of mute)
    context.say('warning', `${path} on ${branch}: ${why} ${message}`);
}

/** A dashboard is written at least every two weeks; after this long without one, the schedule had stopped. */
const GAP = 30 * DAY;

/** GitHub switches a schedule off after 60 days without activity, and says so to no one here. */
export function gapSince(
  { board }: Pick<ObservedState, 'board'>,
  { settings, say, inputs }: ModeContext,
): void {
  const at = board === null ? null : sweptAt(board.body);
  if (at === null || settings.now - at < GAP) return;
  const days = Math.floor((settings.now - at) / DAY);
  say('warning', `No sweep was seen for ${days} days. ${DOORS[inputs.door].gap}`);
}

/** Sweeps without progress before it is a warning. */
const STUCK = 3;

export function progressOf({ left, landed }: Worked, stuck: number, { say, inputs }: ModeContext): void {
  if (stuck >= STUCK) say('warning', `No progress in ${stuck} sweeps in a row. ${DOORS[inputs.door].stuck}`);
  else if (left) say('notice', `${landed} things were done; what is left goes on with the next sweep.`);
}

export function pageOf({ report, judged }: BranchScan, { cli }: ModeContext): string {
  const view = {
    commands: cli,
    dir: null,
    limit: SUMMARY_LIMIT,
    duplicates: duplicatesIn(judged),
  };
  return markdownReport(report, view).replace(/^## Rekindle\n\n/, '');
}
