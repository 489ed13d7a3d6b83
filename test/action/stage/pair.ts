// Two runs at the same time: each call of either waits for its turn, and what GitHub answers in one state of
// the world is asked of the stand-in once.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { GitHubRepository } from '../../../src/model/github/repository.ts';
import type { GitHub } from '../../standin/github.ts';
import { States } from './replay.ts';

interface Kept {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly to: number;
}

/** Who asks, and the turns that are still to be given; behind their end whoever waits longest goes. */
type Turns = () => string | null;

interface Waiting {
  readonly who: string;
  readonly go: () => void;
}

/** One world, in which runs meet over and over. */
export class Pair {
  readonly states: States;
  readonly #memo = new Map<string, Kept>();
  readonly #surveys = new Map<string, Promise<unknown>>();
  readonly #who = new AsyncLocalStorage<string>();
  readonly #real = globalThis.fetch;
  #at = 0;
  #turns: Turns = () => null;
  #waiting: Waiting[] = [];
  #alive = new Set<string>();
  /** Calls in the order in which they went through. */
  order: string[] = [];

  constructor(github: GitHub) {
    this.states = new States(github);
  }

  /** Runs from a state until all have ended; gives the state that is left. */
  async meet(
    from: number,
    runs: Readonly<Record<string, () => Promise<unknown>>>,
    turns: Turns,
  ): Promise<number> {
    this.#at = from;
    this.#turns = turns;
    this.#alive = new Set(Object.keys(runs));
    this.order = [];
    globalThis.fetch = (input, init) => this.#asked(input, init);
    try {
      await Promise.all(
        Object.entries(runs).map(async ([who, run]) => {
          await this.#who.run(who, run).finally(() => {
            this.#alive.delete(who);
            this.#next();
          });
        }),
      );
    } finally {
      globalThis.fetch = this.#real;
    }
    this.states.back(this.#at);
    return this.#at;
  }

  /** A hub whose looks at all branches, which go past the API, are one step each. */
  around(hub: GitHubRepository): GitHubRepository {
    return {
      ...hub,
      survey: async (target, asker) => {
        if (target.kind !== 'branches') return hub.survey(target, asker);
        const key = `${JSON.stringify(target)} ${this.states.refsIn(this.#at)}`;
        await this.#turn('a survey');
        this.states.back(this.#at);
        // Its own few calls need no turns: it only reads.
        const survey = this.#surveys.get(key) ?? this.#who.run('', () => hub.survey(target, asker));
        this.#surveys.set(key, survey);
        const found = await survey;
        this.#next();
        return found as Awaited<ReturnType<GitHubRepository['survey']>>;
      },
    };
  }

  async #asked(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const who = this.#who.getStore() ?? '';
    if (who === '') return this.#real(input, init);
    const method = init?.method ?? 'GET';
    await this.#turn(method);
    const url = input instanceof Request ? input.url : input.toString();
    const body = typeof init?.body === 'string' ? init.body : '';
    const asked = `${who} ${method} ${url} ${body}`;
    const key = `${this.#at} ${asked}`;
    const kept = this.#memo.get(key) ?? (await this.#live(input, init));
    this.#memo.set(key, kept);
    this.#at = kept.to;
    this.#next();
    const { status, headers, body: said } = kept;
    const answer = new Response(status === 204 ? null : said, {
      status,
      headers: headers.map(([a, b]) => [a, b]),
    });
    // One that was made by hand does not know where it came from.
    return Object.defineProperty(answer, 'url', { value: url });
  }

  async #live(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Kept> {
    this.states.back(this.#at);
    const answer = await this.#real(input, init);
    const body = await answer.text();
    const gone = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);
    const headers = [...answer.headers].filter(([name]) => !gone.has(name));
    return { status: answer.status, headers, body, to: this.states.seen() };
  }

  #turn(what: string): Promise<void> {
    const who = this.#who.getStore() ?? '';
    return new Promise((go) => {
      this.#waiting.push({
        who,
        go: () => {
          this.order.push(`${who} ${what}`);
          go();
        },
      });
      if (this.#waiting.length === this.#alive.size) this.#next();
    });
  }

  /** Lets one go, once each that lives waits. */
  #next(): void {
    if (this.#waiting.length < this.#alive.size || this.#waiting.length === 0) return;
    const wanted = this.#turns();
    const next = this.#waiting.find(({ who }) => who === wanted) ?? this.#waiting[0];
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next.go();
  }
}
