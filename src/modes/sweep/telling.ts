// What is told of a sweep: what was found and left alone, whether it came further, and that it
// had stopped.
import { DOORS } from '../../report/door.ts';
import { duplicatesIn } from '../../report/duplicates.ts';
import { markdownReport } from '../../report/markdown.ts';
import type { ScanUnreadable } from '../../report/scan.ts';
import { isInvalidFile } from '../../report/validity.ts';
import type { Desk } from '../desk.ts';
import type { Found } from '../looking.ts';
import { migrationOf } from '../migrations.ts';
import type { Seen } from '../seen.ts';
import type { Worked } from './bench.ts';
import { sweptAt } from './dashboard.ts';
import type { Standing } from './standing.ts';

/** Of a job's summary, in bytes: GitHub takes 1 MiB, and what is said beside the report wants room. */
const SUMMARY_LIMIT = 800_000;

/** What a sweep knows and does nothing about. */
export function tellOf({ found, lagging, report }: Seen, desk: Desk): void {
  const { summary } = report;
  desk.say('info', `${summary.workflows} workflows: ${summary.stale} stale, ${summary.abandoned} abandoned.`);
  if (lagging.length > 0)
    desk.say('info', `${lagging.length} copies lag behind the default branch, and need nobody.`);
  tellOfMigrations(found, found, desk);
}

/** Migrations that are due and not proposed, each with the reason. */
export function tellOfMigrations(found: readonly Found[], others: readonly Found[], desk: Desk): void {
  for (const one of found) {
    const migration = migrationOf(one, others, desk);
    const what = `${one.recovery.id} on ${one.branch}`;
    if (migration.kind === 'refused') desk.say('warning', migration.why);
    if (migration.kind === 'deferred') desk.say('notice', `${what}: ${migration.why}`);
    if (migration.kind === 'elsewhere')
      desk.say('warning', `${what}: it is migrated on ${migration.branch}, and gets it by a merge.`);
  }
}

/** State files that may be old and cannot be migrated as they are; a format without versions has none. */
export function tellOfBlocked(
  found: readonly Found[],
  unreadable: readonly ScanUnreadable[],
  desk: Desk,
): void {
  const why = 'it cannot be migrated as it is.';
  for (const { recovery, branch } of found) {
    if (desk.engine.migratable(recovery) !== 'impossible') continue;
    const reason = desk.engine.obstacleOf(recovery)?.message ?? recovery.decision.instruction;
    desk.say('warning', `${recovery.id} on ${branch}: ${why} ${recovery.path}: ${reason}`);
  }
  const mute = unreadable.filter((file) => isInvalidFile(file) && desk.engine.mayBeOld(file.path));
  for (const { path, branch, message } of mute)
    desk.say('warning', `${path} on ${branch}: ${why} ${message}`);
}

const DAY = 86_400_000;
/** A dashboard is written at least every two weeks; after so long without, the schedule had stopped. */
const GAP = 30 * DAY;

/** GitHub switches a schedule off after 60 days without activity, and says so to nobody here. */
export function gapSince({ board }: Pick<Standing, 'board'>, { settings, say, inputs }: Desk): void {
  const at = board === null ? null : sweptAt(board.body);
  if (at === null || settings.now - at < GAP) return;
  const days = Math.floor((settings.now - at) / DAY);
  say('warning', `No sweep was seen for ${days} days. ${DOORS[inputs.door].gap}`);
}

/** Sweeps without progress before it is a warning. */
const STUCK = 3;

export function progressOf({ left, landed }: Worked, stuck: number, { say, inputs }: Desk): void {
  if (stuck >= STUCK) say('warning', `No progress in ${stuck} sweeps in a row. ${DOORS[inputs.door].stuck}`);
  else if (left) say('notice', `${landed} things were done; what is left goes on with the next sweep.`);
}

export function pageOf({ report, judged }: Seen, { cli }: Desk): string {
  const view = {
    commands: cli,
    dir: null,
    limit: SUMMARY_LIMIT,
    duplicates: duplicatesIn(judged),
  };
  return markdownReport(report, view).replace(/^## Rekindle\n\n/, '');
}
