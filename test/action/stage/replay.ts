// A hub that remembers what GitHub answered in which state of the world: the same question is put to the
// stand-in once. So that every call of a scenario can be made to fail, in every way, in a reasonable time.
import { createHash } from 'node:crypto';
import { WorldError } from '../../../src/model/errors.ts';
import type { GitHubRepository } from '../../../src/model/github/repository.ts';
import type { FactRequirements, Target } from '../../../src/model/repository-source.ts';
import type { Fault } from '../../standin/faults.ts';
import type { GitHub } from '../../standin/github.ts';
import { backTo, type Moment, momentOf } from '../../standin/memory.ts';

type Method = Exclude<keyof GitHubRepository, 'facts' | 'spent'> | 'open';

/** One question as it was put. */
interface Put {
  readonly name: Method;
  readonly state: number;
  readonly put: (hub: GitHubRepository) => Promise<unknown>;
}

/** What one question came to, and where it left the world. */
export interface Answered {
  readonly value: unknown;
  readonly error: unknown;
  readonly to: number;
  /** Calls of GitHub that it took, whether each writes, and what was counted as spent. */
  readonly calls: readonly boolean[];
  readonly spent: Spent;
}
type Spent = ReturnType<GitHubRepository['spent']>;
/** `hub`: by which it was asked, where it was asked now. */
export type Live = Answered & { readonly hub?: GitHubRepository | null };

/** The states of a world that were met, each brought back when something is asked in it. */
export class States {
  readonly #github: GitHub;
  readonly #moments: Moment[] = [];
  readonly #numbers = new Map<string, number>();
  #now: number;

  constructor(github: GitHub) {
    this.#github = github;
    this.#now = this.seen();
  }
  /** The number of the state that is there now. */
  seen(): number {
    const moment = momentOf(this.#github.world);
    const text = JSON.stringify({ ...moment, rows: [...moment.rows], refs: [...moment.refs] });
    const digest = createHash('sha256').update(text).digest('hex');
    const number = this.#numbers.get(digest) ?? this.#moments.push(moment) - 1;
    this.#numbers.set(digest, number);
    this.#now = number;
    return number;
  }
  back(number: number): void {
    const moment = this.#moments[number];
    if (number === this.#now || !moment) return;
    backTo(this.#github.world, moment);
    this.#now = number;
  }
  refsIn(number: number): string {
    return JSON.stringify([...(this.#moments[number]?.refs ?? [])]);
  }
  get count(): number {
    return this.#moments.length;
  }
}

/** Which call is to fail: the how many-th question, and of that the how many-th call. */
export interface Aim {
  readonly question: number;
  readonly call: number;
  readonly fault: Omit<Fault, 'on'>;
  /** The process ends there, whatever the code would make of it. */
  readonly crash?: boolean;
  /** What came of it, where it was tried before. */
  readonly tried?: Live;
}

export class Crash extends Error {
  override readonly name = 'Crash';
}

interface Going {
  /** Which run it is: what is remembered of one is not another's. */
  readonly who: string;
  /** Opens GitHub as the door does; one query. */
  readonly open: () => Promise<GitHubRepository>;
  readonly from: number;
  readonly aim?: Aim;
}

/** Everything of one scenario that is remembered. */
export class Replay {
  readonly states: States;
  readonly #github: GitHub;
  readonly #memo = new Map<string, Answered>();
  readonly #hubs = new Map<string, GitHubRepository>();

  constructor(github: GitHub) {
    this.#github = github;
    this.states = new States(github);
  }

  /** A run's own hub; `questions` tells of each what it took, and `at` where the world is. */
  run({ who, open, from, aim }: Going) {
    let state = from;
    let own: GitHubRepository | null = null;
    const spent = { reads: 0, writes: 0, queries: 0 };
    const questions: (Answered & Put)[] = [];

    const ask = async (
      name: Method,
      key: string,
      put: (hub: GitHubRepository) => Promise<unknown>,
    ): Promise<unknown> => {
      const struck = aim?.question === questions.length;
      const place =
        name === 'survey' ? `${key} ${this.states.refsIn(state)}` : `${who} ${state} ${name} ${key}`;
      const before = struck ? undefined : this.#memo.get(place);
      const answered: Live =
        before ??
        (struck ? aim?.tried : undefined) ??
        (await this.#live({ who, state, name, put, open, aim: struck ? aim : undefined, own }));
      if (struck) own = aim?.tried ? await open() : (answered.hub ?? own);
      if (!struck) this.#memo.set(place, answered);
      questions.push({ ...answered, name, state, put });
      // A survey changes nothing: it may have been asked in another state.
      if (name !== 'survey' || struck) state = answered.to;
      for (const kind of ['reads', 'writes', 'queries'] as const) spent[kind] += answered.spent[kind];
      if (struck && aim?.crash) throw new Crash();
      if (answered.error !== undefined) throw answered.error;
      return answered.value;
    };
    return {
      questions,
      get at() {
        return state;
      },
      open: async (): Promise<GitHubRepository> => {
        const hub = (await ask('open', '', async (real) => real)) as GitHubRepository;
        return { ...asking(hub, ask), spent: () => ({ ...spent }) };
      },
    };
  }

  /** One question of an undisturbed run alone, with a fault in it. */
  probe({ name, state, put }: Put, aim: Aim, open: () => Promise<GitHubRepository>): Promise<Live> {
    return this.#live({ who: 'probe', state, name, put, open, aim, own: null });
  }

  async #live(one: {
    readonly who: string;
    readonly state: number;
    readonly name: Method;
    readonly put: (hub: GitHubRepository) => Promise<unknown>;
    readonly open: () => Promise<GitHubRepository>;
    readonly aim: Aim | undefined;
    readonly own: GitHubRepository | null;
  }): Promise<Live> {
    const { who, state, name, put, open, aim, own } = one;
    this.states.back(state);
    const shared = this.#hubs.get(who) ?? (await open());
    this.#hubs.set(who, shared);
    // What a fault leaves in a client stays with the run that met it.
    const fresh = aim && who !== 'probe';
    const hub = name === 'open' ? null : fresh ? await open() : (own ?? shared);
    const was = hub?.spent() ?? { reads: 0, writes: 0, queries: 0 };
    const calls0 = this.#github.calls.length;
    if (aim) this.#github.fault({ ...aim.fault, on: calls0 + aim.call + 1 });
    let value: unknown;
    let error: unknown;
    try {
      value = await (hub === null ? open() : put(hub));
    } catch (thrown) {
      if (!(thrown instanceof WorldError)) throw thrown;
      error = thrown;
    }
    this.#github.clearFaults();
    // A client remembers that it met a limit.
    if (who === 'probe' && aim && /secondary|429/.test(aim.fault.kind)) this.#hubs.delete(who);
    const now = (hub ?? (value as GitHubRepository | undefined))?.spent() ?? {
      reads: 0,
      writes: 0,
      queries: 1,
    };
    const to = this.states.seen();
    const calls = this.#github.calls.slice(calls0).map(({ kind, operation }) => {
      return kind === 'write' || (operation ?? '').startsWith('mutation');
    });
    const spent = {
      reads: now.reads - was.reads,
      writes: now.writes - was.writes,
      queries: now.queries - was.queries,
    };
    return { value, error, to, calls, spent, hub };
  }
}

type Ask = (name: Method, key: string, put: (hub: GitHubRepository) => Promise<unknown>) => Promise<unknown>;

/** Every question by its name and what is asked. */
function asking(facts: GitHubRepository, ask: Ask): Omit<GitHubRepository, 'spent'> {
  const on =
    (name: Method & keyof GitHubRepository) =>
    (...given: readonly unknown[]) =>
      ask(name, JSON.stringify(given), (hub) =>
        (hub[name] as (...given: readonly unknown[]) => Promise<unknown>)(...given),
      ) as never;
  return {
    facts: facts.facts,
    now: facts.now,
    survey: (target: Target, asker: FactRequirements) =>
      ask('survey', JSON.stringify(target), (hub) => hub.survey(target, asker)) as ReturnType<
        GitHubRepository['survey']
      >,
    role: on('role'),
    conversation: on('conversation'),
    remarks: on('remarks'),
    remark: on('remark'),
    reactions: on('reactions'),
    head: on('head'),
    isProtected: on('isProtected'),
    mergeBase: on('mergeBase'),
    keep: on('keep'),
    pulls: on('pulls'),
    issues: on('issues'),
    bodies: on('bodies'),
    pushes: on('pushes'),
    moves: on('moves'),
    running: on('running'),
    land: on('land'),
  };
}
