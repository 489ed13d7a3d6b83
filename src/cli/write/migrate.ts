// `rekindle migrate`: the named state files or all old ones, each by itself, so that one bad file
// stops no other.

import type { Engine } from '../../index.ts';
import { UserError } from '../../model/errors.ts';
import { ELSEWHERE } from '../../model/file-content.ts';
import type { Unreadable } from '../../model/recovery.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { isInvalidFile } from '../../report/check/validity.ts';
import { changeFor, type ScanResult } from '../../scan-repository.ts';
import { forTerminal } from '../../text/escape.ts';
import { firstOf } from '../../text/plural.ts';
import { say } from '../failure.ts';
import { type FoundWorkflow, foundIn, isOfOne } from '../look/find-workflow.ts';
import { branchesWith, lookAt, settingsOf, tellUnlooked, WORKTREE } from '../look/scan-options.ts';
import type { Values } from '../typed/option-values.ts';
import type { CommandLine } from '../typed/program.ts';
import { FINE, FOUND, MISUSE, type World } from '../world.ts';
import { doneWords } from './choice-words.ts';
import { agreed, type ConsentRequest, perform } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';
import { foundHere } from './on-branch.ts';
import { lagOf, standingOf } from './record-choice.ts';

export async function migrate({ args, values }: CommandLine, world: World): Promise<number> {
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const { engine } = clone;
  const settings = settingsOf(values, world);
  const looked = await lookAt(clone, { target: WORKTREE, settings, only: null }, world);
  const meant = await meantBy(args, looked, { clone, settings, hasBranch: false }, values, world);
  // Nothing is known about an unreadable file, not even that its version is the newest.
  const unread = args.length > 0 ? [] : looked.report.unreadable.filter(isInvalidFile);
  // A file that was not fetched cannot be migrated: it is only reported, unless somebody named its id.
  const away = args.length > 0 ? [] : awayOf(meant, unread, looked);
  const left = new Set(away.map(({ what }) => what));
  const here = meant.filter((found) => !left.has(found));
  // For a named file that cannot be read, "is of the newest version" must not be said.
  const asked = ({ state }: FoundWorkflow['recovery']) => args.length > 0 && state === null;
  const old = here.filter(({ recovery }) => engine.migratable(recovery) !== 'none' || asked(recovery));
  const mute = unread.filter((file) => !left.has(file) && mayBeOld(file, engine));
  for (const { name, message } of away) say(world, `${name}: it is left out. ${message}`);
  const spared = args.length > 0 ? [] : sparedOf(here, unread, left, engine);
  for (const { name, message } of spared)
    say(world, `${name}: it cannot be read, and its format has no older version to migrate. ${message}`);
  if (here.length + mute.length + spared.length === 0) {
    tellUnlooked([looked], world);
    const where = away.length === 0 ? 'here' : 'that could be looked at';
    say(world, `found no workflow ${where}; there is nothing to migrate.`);
    return FINE;
  }
  if (values.has('check')) return listed(old, mute, engine, world);
  if (old.length + mute.length === 0) {
    say(world, `${newestOf(args, here, away.length + spared.length > 0)}; nothing is to be changed.`);
  }
  for (const { path, message } of mute) say(world, `${path}: it cannot be migrated as it is. ${message}`);
  let status: number = mute.length === 0 ? FINE : MISUSE;
  const formats = new Set(old.map(({ recovery }) => recovery.format));
  const branches = old.length === 0 ? [] : await branchesWith(formats, settings, clone, world);
  for (const found of old) {
    const lags = lagOf(found, looked, branches);
    status = Math.max(status, await one(found, { looked, clone, values, lags }, world));
  }
  return status;
}

/** What is of its newest version, of the named ones or of all. */
function newestOf(args: readonly string[], here: readonly FoundWorkflow[], isLess: boolean): string {
  const ids = here.map(({ recovery }) => forTerminal(recovery.id));
  if (args.length > 0 && ids.length > 0)
    return `${firstOf(ids)} ${ids.length === 1 ? 'is' : 'are'} of the newest version already`;
  return `every state file${isLess ? ' that could be looked at' : ''} is of its newest version`;
}

/** @throws UserError where nothing is named, or a name means nothing */
async function meantBy(
  ids: readonly string[],
  looked: ScanResult,
  ground: Parameters<typeof foundHere>[2],
  values: Values,
  world: World,
): Promise<readonly FoundWorkflow[]> {
  if (ids.length > 0 && values.has('all')) throw new UserError('found ids and --all, expected one of them.');
  const found: FoundWorkflow[] = [];
  for (const id of new Set(ids)) found.push(await foundHere(id, looked, ground, world));
  if (ids.length > 0) return [...new Set(found)];
  if (values.has('all') || values.has('check')) return foundIn(looked);
  throw new UserError('found no ID, expected one or more, or --all. "rekindle migrate --help" says more.');
}

/** A state whose content is not in this working tree. */
interface Away {
  readonly what: FoundWorkflow | Unreadable;
  readonly name: string;
  readonly message: string;
}

function awayOf(
  meant: readonly FoundWorkflow[],
  unread: readonly Unreadable[],
  { judged }: ScanResult,
): readonly Away[] {
  const workflows = meant.flatMap((what): readonly Away[] => {
    const { recovery, holding } = what;
    const fault = recovery.state === null ? recovery.findings[0] : undefined;
    if (!fault || !isElsewhere(fault.path, holding.snapshot)) return [];
    return [{ what, name: recovery.id, message: `${fault.path}: ${fault.message}` }];
  });
  const files = unread.filter(({ path }) =>
    judged.some(({ holding: { snapshot } }) => isElsewhere(path, snapshot)),
  );
  return [...workflows, ...files.map((what): Away => ({ what, name: what.path, message: what.message }))];
}

/** A folder that cannot be read may hold any state. */
function mayBeOld({ path }: Unreadable, engine: Engine): boolean {
  return engine.mayBeOld(path) || !isOfOne(path, engine);
}

/** Unreadable files of formats without older versions: they cannot be old. */
function sparedOf(
  here: readonly FoundWorkflow[],
  unread: readonly Unreadable[],
  left: ReadonlySet<Away['what']>,
  engine: Engine,
): readonly Omit<Away, 'what'>[] {
  const workflows = here.flatMap(({ recovery }) => {
    if (recovery.state !== null || engine.migratable(recovery) !== 'none') return [];
    const { path, message } = engine.obstacleOf(recovery) ?? { path: recovery.path, message: '' };
    return [{ name: recovery.id, message: `${path}: ${message}` }];
  });
  const files = unread.filter((file) => !left.has(file) && !mayBeOld(file, engine));
  return [...workflows, ...files.map(({ path, message }) => ({ name: path, message }))];
}

function isElsewhere(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  return !reading.ok && ELSEWHERE.has(reading.why);
}

/** Old files on stdout, with the command that migrates each; one that cannot be migrated says so. */
function listed(
  old: readonly FoundWorkflow[],
  mute: readonly Unreadable[],
  engine: Engine,
  world: World,
): number {
  for (const { recovery } of old) {
    const [proposal] = recovery.proposals.filter(({ kind }) => kind === 'migrate');
    const obstacle = engine.obstacleOf(recovery);
    const reason = obstacle?.reason ?? obstacle?.rule ?? recovery.decision.reason;
    const what = proposal?.summary ?? `cannot be migrated (${reason})`;
    world.stdout.write(`${recovery.id}  ${what}\n`);
  }
  for (const { path, rule } of mute) world.stdout.write(`${forTerminal(path)}  cannot be read (${rule})\n`);
  return old.length + mute.length === 0 ? FINE : FOUND;
}

async function one(
  found: FoundWorkflow,
  { looked, ...asked }: ConsentRequest & { readonly looked: ScanResult },
  world: World,
): Promise<number> {
  try {
    const standing = { ...(await standingOf(found, asked.clone)), ...looked };
    const choice = { name: 'migrate' } as const;
    const effect = changeFor(choice, standing, asked.clone.engine);
    if (await agreed(choice, effect, asked, world))
      await perform(effect, asked.clone, world, { done: doneWords(choice, effect) });
    return FINE;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(world, error.message);
    return MISUSE;
  }
}
