// What all commands that scan share: the target, the clock, and the repository source.
import { cliCommands } from '../../commands/index.ts';
import type { Depth } from '../../engine/requirements.ts';
import { UserError } from '../../model/errors.ts';
import type { Target } from '../../model/repository-source.ts';
import type { Settings } from '../../model/rule.ts';
import { finishing, unfinishedWords } from '../../report/scan/notes.ts';
import type { ScanGroup } from '../../report/scan/scan-group.ts';
import { look, type ScanResult } from '../../scan-repository.ts';
import { didYouMean, orList } from '../../text/suggestions.ts';
import { say } from '../failure.ts';
import { withSign } from '../terminal.ts';
import { readDuration, readNow, type Values } from '../typed/option-values.ts';
import type { Clone, World } from '../world.ts';
import { withEngine } from './own-formats.ts';

export const WORKTREE: Target = { kind: 'worktree' };
export const ALL_BRANCHES: Target = { kind: 'branches', names: 'all' };

/** The target that was typed; `null` where none was. @throws UserError where two were. */
export function targetOf(values: Values): Target | null {
  const given = ['worktree', 'branch', 'all-branches'].filter((name) => values.has(name));
  if (given.length > 1)
    throw new UserError(`${orList(given.map((name) => `--${name}`))}: found several, expected one of them.`);
  if (values.has('all-branches')) return ALL_BRANCHES;
  if (values.has('branch')) return { kind: 'branches', names: values.many('branch') };
  return values.has('worktree') ? WORKTREE : null;
}

/** The clock and the thresholds. @throws UserError where the thresholds contradict each other. */
export function settingsOf(values: Values, world: World): Settings {
  const now = values.has('now') ? readNow(values.one('now')) : world.now();
  const staleAfter = readDuration('stale-after', values.one('stale-after'));
  const abandonedAfter = readDuration('abandoned-after', values.one('abandoned-after'));
  // A person who sets only `--stale-after` must not get an error because of a default.
  if (!values.has('abandoned-after'))
    return { now, staleAfter, abandonedAfter: Math.max(staleAfter, abandonedAfter) };
  if (abandonedAfter < staleAfter)
    throw new UserError(
      `--abandoned-after: found ${values.one('abandoned-after')}, expected no less than --stale-after, ` +
        `which is ${values.one('stale-after')}.`,
    );
  return { now, staleAfter, abandonedAfter };
}

/** Ids of the formats that were asked for; `null`: all. @throws UserError with the nearest id */
export function onlyOf(values: Values, { engine }: Pick<Clone, 'engine'>): ReadonlySet<string> | null {
  if (!values.has('only')) return null;
  const known = engine.formats.map(({ id }) => id);
  for (const id of values.many('only'))
    if (!known.includes(id))
      throw new UserError(
        `--only: found ${JSON.stringify(id)}, expected ${orList(known)}.${didYouMean(id, known)}`,
      );
  return new Set(values.many('only'));
}

/** Opens a folder; what is passed over in it is said on stderr. @throws UserError where it is not one */
export async function opened(dir: string, world: World): Promise<Clone> {
  const tell = (message: string) => say(world, message);
  return withEngine(await world.open(dir, tell), tell);
}

/**
 * Changes that a crash cut short, in a folder that is only scanned: reported on stderr with how to finish
 * them, and given line by line. Empty where nothing was.
 */
export function tellUnfinished(clone: Clone, dir: string, world: World): readonly string[] {
  const lines = pendingIn(clone);
  if (lines.length > 0) say(world, `${unfinishedWords(lines, (line) => line)} ${finishing(dirToType(dir))}`);
  return lines;
}

/** A journal that cannot be read counts as unfinished. */
function pendingIn(clone: Clone): readonly string[] {
  try {
    return clone.pending();
  } catch (error) {
    if (error instanceof UserError) return [error.message];
    throw error;
  }
}

/** What one scan covers. */
export interface Look {
  readonly target: Target;
  readonly settings: Settings;
  /** `null`: workflows of every format. */
  readonly only: ReadonlySet<string> | null;
  /** `deep`: with the history of every state file, as repairs need it; absent: as a scan. */
  readonly depth?: Depth;
}

/** Scans, with a spinner where that takes long. */
export function lookAt(
  clone: Pick<Clone, 'kind' | 'survey' | 'engine'>,
  { target, settings, only, depth }: Look,
  world: World,
): Promise<ScanResult> {
  const looking = look(only === null ? clone : narrowed(clone, only), target, settings, depth, clone.engine);
  return withSign(
    world,
    target.kind === 'worktree' ? 'looking at the files' : 'looking at branches',
    looking,
  );
}

/** Submodules that one message names. */
const NAMED = 5;

/** Says which submodules were not entered, except those that a report names: an agent may work in one. */
export function tellUnlooked(looks: readonly Pick<ScanResult, 'survey' | 'report'>[], world: World): void {
  const told = new Set(looks.flatMap(({ report }) => report.unreadable.flatMap(({ path }) => upTo(path))));
  const all = new Set(looks.flatMap(({ survey: { submodules = [] } }) => submodules));
  const left = [...all].filter((path) => !told.has(path));
  const count = left.length;
  if (count === 0) return;
  const names = left.slice(0, NAMED).map((path) => JSON.stringify(path));
  const more = count > NAMED ? ` and ${count - NAMED} more` : '';
  const [were, each] = count === 1 ? ['submodule was', 'it'] : ['submodules were', 'each'];
  say(world, `${count} ${were} not looked into: ${names.join(', ')}${more}. Scan ${each} by itself.`);
}

/** A path and the folders above it. */
function upTo(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/** What every branch holds of these formats: the same workflow may be further along on one of them. */
export async function branchesWith(
  only: ReadonlySet<string>,
  settings: Settings,
  clone: Clone,
  world: World,
): Promise<readonly ScanGroup[]> {
  if (clone.kind === 'none') return [];
  return (await lookAt(clone, { target: ALL_BRANCHES, settings, only }, world)).judged;
}

/** The same clone, for which the sites of other formats are not there. */
function narrowed(clone: Pick<Clone, 'survey'>, only: ReadonlySet<string>): Pick<Clone, 'survey'> {
  return {
    survey: (target, asker) =>
      clone.survey(target, {
        ...asker,
        sites: (paths) => asker.sites(paths).filter(({ format }) => only.has(format)),
      }),
  };
}

/** What must stand after `-C` in a line to type; `null` where the reader already is there. */
export function dirToType(dir: string): string | null {
  return /^\.\/?$/.test(dir) ? null : dir;
}

/** Names of the commands that a line to type may begin with. */
export function commandNames(): ReadonlySet<string> {
  return new Set(cliCommands.map(({ name }) => name));
}
