// `rekindle checkpoint`: commits the state change that is on disk, with the message that its format asks for.
import type { Looked } from '../handle.ts';
import { engine } from '../index.ts';
import { UserError } from '../model/errors.ts';
import { forTerminal } from '../text/escape.ts';
import { keyOf } from '../text/hash.ts';
import { orList } from '../text/nearest.ts';
import { standingOf } from './change.ts';
import { consented, perform, remark } from './consent.ts';
import { type Found, findById, foundIn } from './find.ts';
import { lookAt, settingsOf, WORKTREE } from './look.ts';
import type { Typed } from './program.ts';
import { openedToWrite } from './unfinished.ts';
import { FINE, type World } from './world.ts';

export async function checkpoint({ args: [id], values }: Typed, world: World): Promise<number> {
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const settings = settingsOf(values, world);
  const paths = await clone.changed();
  if (paths.length === 0)
    throw new UserError('nothing differs from the last commit, so there is nothing to save.');
  const now = await lookAt(clone, { target: WORKTREE, settings, only: null }, world);
  const found = id === undefined ? theOne(now, paths) : findById(id, now);
  const target = { kind: 'commit', revision: 'HEAD' } as const;
  const then = await lookAt(clone, { target, settings, only: null }, world);
  const before = foundIn(then).find(({ recovery }) => recovery.id === found.recovery.id);
  const standing = { ...(await standingOf(found, clone)), ...now };
  const { by, branch } = standing;
  const was = before && { recovery: before.recovery, snapshot: before.holding.snapshot, by, branch, ...then };
  const { message, files } = engine.checkpoint(standing, was ?? null, paths);
  const lines = files.map((path) => `commit  ${forTerminal(path)}\n`).join('');
  if (!(await consented(remark(message) + lines, values, world))) return FINE;
  const key = keyOf('checkpoint', found.recovery.id, message, files);
  await perform({ kind: 'checkpoint', key, message, paths: files }, clone, world);
  return FINE;
}

/** The one workflow whose own files differ from the last commit. @throws UserError where it is not one */
function theOne(looked: Looked, paths: readonly string[]): Found {
  const differs = ({ recovery: { site, state } }: Found) =>
    paths.some(
      (path) =>
        site.files.includes(path) || (state?.folders ?? []).some((folder) => path.startsWith(`${folder}/`)),
    );
  const found = foundIn(looked).filter(differs);
  const [one, second] = found;
  if (one && !second) return one;
  const ids = found.map(({ recovery }) => recovery.id);
  throw new UserError(
    one
      ? `found changes of ${ids.length} workflows, expected one. Name it: ${orList(ids)}.`
      : 'found no workflow among the files that differ from the last commit. Name one.',
  );
}
