// The post: what an App is sent, signed and delivered as GitHub does it, and what a test lets go wrong on
// the way.
import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { nextId, type World } from '../world.ts';
import { type Came, carry, headersOf, UNREACHED } from './carrier.ts';
import { type Rule, Rules } from './rules.ts';

/** What is to be delivered. */
export interface Letter {
  /** Of the event: every delivery of it has the same. */
  readonly guid: string;
  readonly app: number;
  readonly event: string;
  readonly action: string | null;
  /** Ids; `null` where the event is of none. */
  readonly installation: number | null;
  readonly repository: number | null;
  /** The exact text. */
  readonly payload: string;
  readonly redelivery: boolean;
}

/** One attempt, answered or given up. */
export interface Delivery extends Letter {
  readonly id: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** ISO 8601, by the stand-in's clock. */
  readonly delivered_at: string;
  /** Seconds. */
  readonly duration: number;
  readonly status: string;
  readonly status_code: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly payload: string } | null;
}

interface Held {
  readonly letter: Letter;
  /** Deliveries that must still be answered before it goes. */
  left: number;
  readonly go: () => void;
}

/** Ids of deliveries are far beyond 32 bits, as GitHub's are. */
const FIRST = 64_000_000_000;
const LIMIT = 10_000;

export class Post {
  /** How long an answer may take, in milliseconds. */
  limit = LIMIT;
  readonly rules = new Rules();
  readonly #world: () => World;
  readonly #last = new Map<number, Promise<unknown>>();
  readonly #under = new Set<Promise<unknown>>();
  #held: Held[] = [];
  #closing = new AbortController();

  constructor(world: () => World) {
    this.#world = world;
  }

  get held(): readonly Letter[] {
    return this.#held.map(({ letter }) => letter);
  }

  /** Delivers by the rules. What came of it; `null`: it was never sent, and nobody knows of it. */
  async send(letter: Letter): Promise<Delivery | null> {
    const rule = this.rules.of(letter);
    if (!rule) return this.#queue(letter);
    if (rule.kind === 'swallow') return null;
    if (rule.kind === 'lose')
      return this.#record(letter, headersOf(this.#world(), letter), { ...UNREACHED, duration: 0 });
    if (rule.kind === 'delay') return this.#track(this.#late(letter, rule.delay ?? 50));
    if (rule.kind === 'hold') return this.#hold(letter, rule);
    const first = this.#queue(letter);
    const guid = rule.guid === 'new' ? randomUUID() : letter.guid;
    for (let copy = 0; copy < (rule.copies ?? 1); copy += 1) void this.#queue({ ...letter, guid });
    return first;
  }

  /** Lets go what is held, in the order that it was held or another. */
  async release(order: (held: readonly Letter[]) => readonly Letter[] = (held) => held): Promise<void> {
    const held = this.#held;
    this.#held = [];
    for (const letter of order(held.map((one) => one.letter)))
      held.find((one) => one.letter === letter)?.go();
    await this.idle();
  }

  /** Until every delivery that is under way has been answered. */
  async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.allSettled(this.#under);
  }

  /** Forgets what is under way: its record belongs to a world that is no more. */
  async clear(): Promise<void> {
    this.rules.clear();
    this.#held = [];
    this.#closing.abort();
    this.#closing = new AbortController();
    await this.idle();
  }

  #hold(letter: Letter, { after = Number.POSITIVE_INFINITY }: Rule): Promise<Delivery | null> {
    return new Promise((resolve) => {
      this.#held.push({ letter, left: after, go: () => resolve(this.#queue(letter)) });
    });
  }

  async #late(letter: Letter, delay: number): Promise<Delivery | null> {
    const { signal } = this.#closing;
    await later(delay, undefined, { signal }).catch(() => undefined);
    return signal.aborted ? null : this.#queue(letter);
  }

  /** One after the other to each App, so that they come in the order in which things happened. */
  #queue(letter: Letter): Promise<Delivery | null> {
    const { signal } = this.#closing;
    const before = this.#last.get(letter.app) ?? Promise.resolve();
    const sent = before.then(() => (signal.aborted ? null : this.#deliver(letter, signal)));
    this.#last.set(letter.app, sent);
    return this.#track(sent);
  }

  #track<T>(sent: Promise<T>): Promise<T> {
    this.#under.add(sent);
    void sent.finally(() => this.#under.delete(sent));
    return sent;
  }

  async #deliver(letter: Letter, closing: AbortSignal): Promise<Delivery | null> {
    const world = this.#world();
    const headers = headersOf(world, letter);
    const begun = performance.now();
    const came = await carry(world, letter, headers, this.limit, closing);
    if (closing.aborted) return null;
    const duration = Math.round((performance.now() - begun) / 10) / 100;
    const made = this.#record(letter, headers, { ...came, duration });
    for (const one of this.#held) one.left -= 1;
    for (const one of this.#held.filter(({ left }) => left <= 0)) one.go();
    this.#held = this.#held.filter(({ left }) => left > 0);
    return made;
  }

  #record(
    letter: Letter,
    headers: Readonly<Record<string, string>>,
    came: Came & Pick<Delivery, 'duration'>,
  ): Delivery {
    const world = this.#world();
    const delivered_at = world.rows.clock.next();
    const url = world.rows.apps.findOneBy('app_id', letter.app)?.webhook_url ?? '';
    const made = { ...letter, ...came, id: FIRST + nextId(world), url, headers, delivered_at };
    world.extras.deliveries.unshift(made);
    return made;
  }
}
