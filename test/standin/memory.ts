// The memory of the stand-in: saves and brings back everything that calls change.
import { uncount } from './limits.ts';
import type { Rows } from './rows.ts';
import type { World } from './world.ts';

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
