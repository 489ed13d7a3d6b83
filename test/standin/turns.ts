// Whose call goes through next: so that two clients at once can be made to meet in any order.

interface Waiter {
  readonly client: string;
  readonly go: (inTurn: boolean) => void;
}

/**
 * A gate that every call passes. Without a schedule and without holds all pass at once. With a schedule
 * one call is served at a time, in the order of the clients named; behind its end all pass again.
 */
export class Turns {
  #order: string[] | null = null;
  #busy = false;
  #waiting: Waiter[] = [];
  readonly #held = new Map<string, number>();
  readonly #gone = new Set<string>();

  /** Calls are served in this order of clients from now on. */
  schedule(order: readonly string[]): void {
    this.#order = [...order];
    this.#gone.clear();
    this.#serve();
  }
  /** A client makes no more calls: its further turns are passed over. */
  leave(client: string): void {
    this.#gone.add(client);
    this.#serve();
  }
  /** Calls of this client wait from now on. */
  hold(client: string): void {
    this.#held.set(client, 0);
  }
  /** Lets so many calls of a held client through; without a number all, and it is held no more. */
  release(client: string, calls?: number): void {
    if (calls === undefined) this.#held.delete(client);
    else this.#held.set(client, (this.#held.get(client) ?? 0) + calls);
    this.#serve();
  }
  /** Everything passes again. */
  clear(): void {
    this.#order = null;
    this.#busy = false;
    this.#held.clear();
    this.#gone.clear();
    this.#serve();
  }
  /** Clients that wait now, in the order in which they came. */
  get waiting(): readonly string[] {
    return this.#waiting.map(({ client }) => client);
  }

  /** Resolves when the call may go through. What it resolves to must be called when it is answered. */
  pass(client: string): Promise<() => void> {
    return new Promise((resolve) => {
      const done = (inTurn: boolean) => () => {
        if (inTurn) this.#busy = false;
        this.#serve();
      };
      this.#waiting.push({ client, go: (inTurn) => resolve(done(inTurn)) });
      this.#serve();
    });
  }

  #next(): Waiter | undefined {
    const free = (client: string) => this.#held.get(client) !== 0;
    if (this.#order === null) return this.#waiting.find(({ client }) => free(client));
    if (this.#busy) return undefined;
    while (this.#order[0] !== undefined && this.#gone.has(this.#order[0])) this.#order.shift();
    const [turn] = this.#order;
    if (turn === undefined) {
      this.#order = null;
      return this.#next();
    }
    return this.#waiting.find(({ client }) => client === turn && free(client));
  }

  #serve(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const served = next;
      this.#waiting = this.#waiting.filter((one) => one !== served);
      const left = this.#held.get(served.client);
      if (left !== undefined) this.#held.set(served.client, left - 1);
      const inTurn = this.#order !== null;
      this.#order?.shift();
      if (inTurn) this.#busy = true;
      served.go(inTurn);
    }
  }
}
