// Lists that do not show yet what was just made: GitHub's lists are sometimes read from copies that lag.
import { type Fields, fields, isFields, numberOf } from './json.ts';
import type { World } from './world.ts';

/** Hides what was made from so many reads of lists. `made`: the answer of the call that made it. */
export function hide(world: World, made: unknown, reads: number): void {
  const id = numberOf(fields(made)['id']);
  if (!Number.isNaN(id)) world.extras.hidden.push({ id, left: reads });
}

export const isHidden = (world: World, id: number): boolean =>
  world.extras.hidden.some((one) => one.id === id && one.left > 0);

/** A list in an answer, bare or under its name, without what is hidden; each thing missed counts one read. */
export function withoutHidden(world: World, body: unknown): unknown {
  if (world.extras.hidden.length === 0) return body;
  if (Array.isArray(body)) return missing(world, body);
  if (!isFields(body) || typeof body['total_count'] !== 'number') return body;
  const lists = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? missing(world, value) : value,
  ]);
  return Object.fromEntries(lists);
}

function missing(world: World, items: readonly unknown[]): readonly unknown[] {
  const idOf = (item: unknown): number => numberOf((isFields(item) ? item : ({} as Fields))['id']);
  const shown = items.filter((item) => !isHidden(world, idOf(item)));
  seen(world, items.filter((item) => !shown.includes(item)).map(idOf));
  return shown;
}

/** Counts one read of a list that missed these. */
export function seen(world: World, ids: readonly number[]): void {
  for (const one of world.extras.hidden) if (ids.includes(one.id)) one.left -= 1;
}
