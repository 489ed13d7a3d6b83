// `rekindle migrate`: every named state file, or every old one, each by itself; one bad file stops no other.
import { changeFor, type Looked } from '../handle.ts';
import { engine } from '../index.ts';
import { UserError } from '../model/errors.ts';
import type { Unreadable } from '../model/recovery.ts';
import { isInvalidFile } from '../report/validity.ts';
import { forTerminal } from '../text/escape.ts';
import { lagOf, standingOf } from './change.ts';
import { type Asked, agreed, perform } from './consent.ts';
import { say } from './failure.ts';
import { type Found, findById, foundIn } from './find.ts';
import { branchesWith, lookAt, settingsOf, tellUnlooked, WORKTREE } from './look.ts';
import type { Typed } from './program.ts';
import { openedToWrite } from './unfinished.ts';
import type { Values } from './values.ts';
import { FINE, FOUND, MISUSE, type World } from './world.ts';

export async function migrate({ args, values }: Typed, world: World): Promise<number> {
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const settings = settingsOf(values, world);
  const looked = await lookAt(clone, { target: WORKTREE, settings, only: null }, world);
  const meant = meantBy(args, looked, values);
  const old = meant.filter(({ recovery }) => engine.migratable(recovery) !== 'none');
  // Of a file that nobody could read nothing is known: least of all that it is of the newest version.
  const mute = args.length > 0 ? [] : looked.report.unreadable.filter(isInvalidFile);
  if (meant.length + mute.length === 0) {
    tellUnlooked([looked], world);
    say(world, 'found no workflow here; there is nothing to migrate.');
    return FINE;
  }
  if (values.has('check')) return listed(old, mute, world);
  if (old.length + mute.length === 0)
    say(world, 'every state file is of its newest version; nothing is to be changed.');
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

/** @throws UserError where nothing is named, or a name means nothing */
function meantBy(ids: readonly string[], looked: Looked, values: Values): readonly Found[] {
  if (ids.length > 0 && values.has('all')) throw new UserError('found ids and --all, expected one of them.');
  if (ids.length > 0) return [...new Set(ids)].map((id) => findById(id, looked));
  if (values.has('all') || values.has('check')) return foundIn(looked);
  throw new UserError('found no ID, expected one or more, or --all.');
}

/** What is old on stdout, with what leads to the newest version; one that nothing leads to says so. */
function listed(old: readonly Found[], mute: readonly Unreadable[], world: World): number {
  for (const { recovery } of old) {
    const [proposal] = recovery.proposals.filter(({ kind }) => kind === 'migrate');
    const what = proposal?.summary ?? `cannot be migrated (${recovery.decision.reason})`;
    world.stdout.write(`${recovery.id}  ${what}\n`);
  }
  for (const { path, rule } of mute) world.stdout.write(`${forTerminal(path)}  cannot be read (${rule})\n`);
  return old.length + mute.length === 0 ? FINE : FOUND;
}

async function one(
  found: Found,
  { looked, ...asked }: Asked & { readonly looked: Looked },
  world: World,
): Promise<number> {
  try {
    const standing = { ...(await standingOf(found, asked.clone)), ...looked };
    const effect = changeFor({ name: 'migrate' }, standing);
    if (await agreed(effect, asked, world)) await perform(effect, asked.clone, world);
    return FINE;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(world, error.message);
    return MISUSE;
  }
}
