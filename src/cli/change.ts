// The commands that record a person's choice: look, show the difference, ask, write, say what was done.
import { changeFor } from '../handle.ts';
import type { ChangeEffect } from '../model/effect.ts';
import { assert } from '../model/errors.ts';
import { briefOf } from '../report/brief.ts';
import { printed } from './brief.ts';
import { agreed, perform } from './consent.ts';
import { say } from './failure.ts';
import { type Found, findById } from './find.ts';
import { lookAt, settingsOf, WORKTREE } from './look.ts';
import type { Typed } from './program.ts';
import { openedToWrite } from './unfinished.ts';
import { type Clone, FINE, type World } from './world.ts';

export async function change(
  { command, args: [id = '', ...args], values }: Typed,
  world: World,
): Promise<number> {
  const words = { args, has: values.has, one: values.one };
  const choice = command.choice?.(words);
  assert(choice, `the command ${command.name} makes a choice`);
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const look = { target: WORKTREE, settings: settingsOf(values, world), only: null, depth: 'deep' } as const;
  const looked = await lookAt(clone, look, world);
  const found = findById(id, looked);
  const effect = changeFor(choice, { ...(await standingOf(found, clone)), ...looked });
  if (effect.change.files.length === 0)
    say(world, `${id}: ${effect.change.summary}; nothing is to be changed.`);
  else if (await agreed(effect, { clone, values }, world)) await perform(effect, clone, world);
  else return FINE;
  if (command.name === 'resume') world.stdout.write(await briefAfter(effect, clone, { look, values }, world));
  return FINE;
}

export async function standingOf({ recovery, holding }: Found, clone: Clone) {
  const [by, branch] = [await clone.who(), await clone.branch()];
  return { recovery, snapshot: holding.snapshot, by, branch };
}

/** The brief of the workflow as it is now that the choice is recorded. */
async function briefAfter(
  { workflow }: ChangeEffect,
  clone: Clone,
  { look, values }: { look: Parameters<typeof lookAt>[1]; values: Typed['values'] },
  world: World,
): Promise<string> {
  const looked = await lookAt(clone, look, world);
  const { recovery, scanned, holding } = findById(workflow, looked);
  return printed(briefOf(recovery, scanned, holding.snapshot, looked.report.now), values.one('output'));
}
