// Finishes a change that a crash cut short before any new one is made, and asks the person for that as well.
import { UserError } from '../../model/errors.ts';
import { say } from '../failure.ts';
import { opened } from '../look/scan-options.ts';
import type { Values } from '../typed/option-values.ts';
import type { Clone, World } from '../world.ts';
import { consented, remark } from './confirm.ts';

/** Options under which a command only looks. */
const LOOKS = ['dry-run', 'check'];

/**
 * The folder that is named, by `-C` where nothing else names it; `null` where a change was found unfinished:
 * then that was finished and nothing else is to be done, because a person who repeats a command must
 * not have it done twice.
 * @throws UserError where no one can be asked
 */
export async function openedToWrite(
  values: Values,
  world: World,
  dir = values.has('C') ? values.one('C') : '.',
): Promise<Clone | null> {
  const clone = await opened(dir, world);
  const pending = clone.pending();
  if (pending.length === 0) return clone;
  const found = pending.map((line) => remark(`unfinished: ${line}`)).join('');
  if (LOOKS.some((name) => values.has(name))) {
    for (const line of pending) say(world, `a change was cut short and is left as it is: ${line}.`);
    return clone;
  }
  if (!values.has('yes') && !world.ask)
    throw new UserError(
      `a change was cut short, or another process is at it: ${pending.join('; ')}. Nothing was done. ` +
        'With --yes it is finished first.',
    );
  const what = 'Finish what was cut short';
  if (!(await consented(found, values, world, { what }))) return null;
  for (const sentence of await clone.settle()) say(world, sentence);
  say(world, 'Nothing else was done. Look at the state, and run the command again if it is still needed.');
  return null;
}
