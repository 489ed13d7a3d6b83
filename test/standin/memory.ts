// The memory of the stand-in: saves and brings back everything that calls change.
import { uncount } from './limits.ts';
import type { Rows } from './rows.ts';
import type { World } from './world.ts';

/** The whole of a world at one moment, as data. */
export interface Moment {
  readonly rows: ReturnType<Rows['save']>;
  readonly extras: World['extras'];
  readonly refs: ReadonlyMap<number, string>;
  readonly clock: number;
}

export const momentOf = (world: World): Moment => ({
  rows: world.rows.save(),
  extras: structuredClone(world.extras),
  refs: world.depot.save(),
  clock: world.rows.clock.last,
});

/** Brings a moment back, in which the clock goes on as it did. */
export function backTo(world: World, { rows, extras, refs, clock }: Moment): void {
  world.rows.restore(rows);
  world.extras = structuredClone(extras);
  world.depot.restore(refs);
  world.rows.clock.back(clock);
}

export class Memory {
  readonly #world: World;
  #rows: ReturnType<Rows['save']>;
  #extras: World['extras'];
  since: string;
  constructor(world: World) {
    this.#world = world;
    this.#rows = world.rows.save();
    this.#extras = structuredClone(world.extras);
    this.since = world.rows.clock.next();
  }
  keep(): void {
    this.#world.depot.keep();
    this.#rows = this.#world.rows.save();
    this.#extras = structuredClone(this.#world.extras);
    this.since = this.#world.rows.clock.next();
  }
  reset(): void {
    this.#world.depot.reset();
    this.#world.rows.restore(this.#rows);
    this.#world.extras = structuredClone(this.#extras);
    uncount(this.#world);
  }
}
