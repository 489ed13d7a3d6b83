// Fails every call of a scenario in every way, runs it again, and compares what is there.

import { openCheckout } from '../../../src/action/open-workspace.ts';
import type { LocalEdge } from '../../../src/local/repository-source.ts';
import { WorldError } from '../../../src/model/errors.ts';
import type { GitHubRepository } from '../../../src/model/github/repository.ts';
import type { Survey } from '../../../src/model/repository-source.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import { readMarker } from '../../../src/text/comment-marker.ts';
import type { Fault, FaultKind } from '../../standin/faults.ts';
import { type Aim, Crash, type Live, Replay } from './replay.ts';
import { goOf } from './run.ts';
import type { Ready } from './scenarios.ts';
import { NOW } from './world.ts';

type Way = Omit<Fault, 'on'> & { readonly crash?: true | undefined };

/** Replaces the answer, once before the call took effect and once behind it. */
const ANSWERED: readonly FaultKind[] = [
  'drop',
  '401',
  '403',
  '403-bare',
  'secondary',
  'secondary-bare',
  '404',
  '409',
  '410',
  '422',
  '429',
  '502',
];
const BOTH = ['before', 'after'] as const;

/** All ways in which one call can fail; `crash`: the process is gone at that moment. */
export const WAYS: readonly Way[] = [
  ...ANSWERED.flatMap((kind) => BOTH.map((when) => ({ kind, when }))),
  ...BOTH.map((when) => ({ kind: 'drop' as const, when, times: 9, crash: true as const })),
  { kind: 'slow', delay: 3 },
  { kind: 'lag', reads: 1 },
];

/** Which of the triples are tried, by their number from 1. */
export type Share = (triple: number) => boolean;

export interface Told {
  readonly calls: number;
  readonly triples: number;
  /** Triples that were tried. */
  readonly tried: number;
  /** Goes that were really cut: where a question comes to what it came to before, nothing new can follow. */
  readonly runs: number;
  /** Different states of the world that runs were left in, each run again. */
  readonly left: number;
  readonly wrong: readonly string[];
}

const nameOf = ({ kind, when, crash }: Way) =>
  `${crash ? 'crash' : kind}${when === undefined ? '' : ` ${when}`}`;

const isSurvey = (value: unknown): value is Survey =>
  typeof value === 'object' && value !== null && 'holdings' in value;

function pathsIn(snapshot: Snapshot, folder: string): readonly string[] {
  return snapshot.list(folder).flatMap(({ path }) => [path, ...pathsIn(snapshot, path)]);
}

/** All that can be asked of a survey's snapshots. */
function saidBy({ holdings, ...rest }: Survey): unknown {
  return [
    rest,
    holdings.map(({ snapshot, ...more }) => [
      more,
      snapshot.commit,
      snapshot.commits(),
      pathsIn(snapshot, '').map((path) => [
        path,
        snapshot.entry(path),
        snapshot.text(path),
        snapshot.history(path),
        snapshot.lastChange([path]),
      ]),
    ]),
  ];
}

/** What a question came to, as far as a mode can tell, and where the world is. */
function outcomeOf({ name, value, error, to, spent }: Live & { readonly name?: string }): string {
  const said = error instanceof WorldError ? [error.refused, error.message, error.needs, error.after] : null;
  const plain = (_: string, one: unknown) =>
    one instanceof Map || one instanceof Set ? [...one.entries()] : one;
  const told = name === 'open' ? 'a hub' : JSON.stringify(isSurvey(value) ? saidBy(value) : value, plain);
  return JSON.stringify([told, said, to, spent.writes]);
}

/** Every (call, way) of a scenario. */
export async function exhaust(it: Ready, share: Share): Promise<Told> {
  const replay = new Replay(it.github);
  const checkout = remembered();
  const start = replay.states.seen();
  const ends = new Map<number, string>();

  /** One go from a state; gives where the world is then. */
  async function go(from: number, attempt: number, aim?: Aim) {
    const own = {
      questions: [] as ReturnType<Replay['run']>['questions'],
      at: from,
      real: (): Promise<GitHubRepository> => Promise.reject(new Error('it was not opened')),
    };
    await goOf(it.github, {
      mode: it.mode,
      event: it.event,
      token: it.token,
      now: NOW,
      attempt,
      inputs: { ...it.inputs, 'operations-per-run': '100000' },
      ...(it.workspace === undefined ? {} : { workspace: it.workspace }),
      checkout,
      async open(real) {
        const run = replay.run({ who: String(attempt), open: real, from, ...(aim ? { aim } : {}) });
        own.questions = run.questions;
        own.real = real;
        Object.defineProperty(own, 'at', { get: () => run.at });
        return run.open();
      },
    }).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    return own;
  }
  const shapeOf = async (state: number): Promise<string> => {
    const known = ends.get(state);
    if (known !== undefined) return known;
    replay.states.back(state);
    const shape = JSON.stringify(tidied(await it.github.snapshot()), null, 1);
    ends.set(state, shape);
    return shape;
  };

  const whole = await go(start, 1);
  const wanted = await shapeOf(whole.at);
  const again = await go(whole.at, 2);
  const wrong: string[] = [];
  if ((await shapeOf(again.at)) !== wanted)
    wrong.push(`undisturbed, then once more\n${difference(wanted, await shapeOf(again.at))}`);
  const after = new Map<number, string>();
  /** Where the world ends when a go is cut like this, and the job is run again. */
  async function endOf(aim: Aim): Promise<string> {
    const cut = await go(start, 1, aim);
    // What lists do not show yet they show the next time.
    const first = aim.fault.kind === 'lag' ? (await go(cut.at, 2)).at : cut.at;
    const known = after.get(first) ?? (await shapeOf((await go(first, 2)).at));
    after.set(first, known);
    return known;
  }
  let [calls, triples, tried, runs] = [0, 0, 0, 0];
  for (const [question, put] of whole.questions.entries()) {
    // A mode knows of GitHub what its questions come to: where one comes to the same, all that follows does.
    const outcomes = new Map<string, string>([[outcomeOf(put), wanted]]);
    for (const [call, writes] of put.calls.entries()) {
      calls += 1;
      for (const { crash, ...fault } of WAYS) {
        triples += 1;
        if (!share(triples)) continue;
        tried += 1;
        // What only reads has no effect: none that comes before or behind the fault, and none that lags.
        if (!writes && (fault.when === 'after' || fault.kind === 'lag')) continue;
        const aim = { question, call, fault, ...(crash ? { crash } : {}) };
        const probed = await replay.probe(put, aim, whole.real);
        const outcome = `${crash ? 'crash ' : ''}${outcomeOf({ ...probed, name: put.name })}`;
        const known = outcomes.get(outcome);
        const end = known ?? (await endOf({ ...aim, tried: probed }));
        if (known === undefined) runs += 1;
        outcomes.set(outcome, end);
        const same = fault.kind === 'lag' ? once(end) === once(wanted) : end === wanted;
        if (!same)
          wrong.push(
            `${nameOf({ crash, ...fault })} at call ${calls}, ${put.name}\n${difference(wanted, end)}`,
          );
      }
    }
  }
  return { calls, triples, tried, runs, left: after.size, wrong };
}

/** A checkout that does not change: each question is put to git once. */
export function remembered(): NonNullable<Parameters<typeof goOf>[1]['checkout']> {
  const edges = new Map<string, Promise<LocalEdge>>();
  const answers = new Map<string, Promise<unknown>>();
  const kept = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const answer = (answers.get(key) as Promise<T> | undefined) ?? ask();
    answers.set(key, answer);
    return answer;
  };
  return async (runner) => {
    const edge = edges.get(runner.workspace) ?? openCheckout(runner);
    edges.set(runner.workspace, edge);
    const real = await edge;
    return {
      ...real,
      survey: (target, asker) => kept(JSON.stringify(target), () => real.survey(target, asker)),
      resolve: (revision) => kept(`resolve ${revision}`, () => real.resolve(revision)),
      mergeBase: (a, b) => kept(`base ${a} ${b}`, () => real.mergeBase(a, b)),
      changed: () => kept('changed', () => real.changed()),
      current: () => kept('current', () => real.current()),
    };
  };
}

interface Shown {
  checkRuns?: readonly object[];
  issues?: readonly { readonly state?: string; readonly body?: string }[];
}

/**
 * The world as people see it where two were at it at once, and GitHub lets nobody take away what was made: of
 * two check runs with one name on one commit the newer one is shown, and of two issues of ours with one key
 * the younger one is closed and says where the other is.
 */
export function once(shape: string): string {
  const world = JSON.parse(shape) as Record<string, Shown>;
  for (const repo of Object.values(world)) {
    const plain = (one: object) => JSON.stringify({ ...one, annotations: 0 });
    repo.checkRuns = [...new Map((repo.checkRuns ?? []).map((one) => [plain(one), one])).values()];
    const all = repo.issues ?? [];
    const open = new Set(all.flatMap((one) => (one.state === 'open' ? [keyIn(one)] : [])));
    repo.issues = all.filter((one) => one.state === 'open' || !open.has(keyIn(one)));
  }
  return JSON.stringify(world);
}

/** What was posted twice is folded under its own key. */
const keyIn = ({ body }: { readonly body?: string }): unknown => {
  const key = readMarker(body ?? '')?.key;
  return typeof key === 'string' ? key.replace(/^folded-/, '') : body;
};

/** Where the host refuses a ref of ours, a branch of its name keeps an archive: it is kept all the same. */
const SHELTER = 'refs/heads/rekindle/archive/';

const own = (name: string) => name.replaceAll(SHELTER, 'refs/rekindle/archive/');

/** Refs with such branches called as what they stand for, unless that is there as well. */
function archived(refs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const named = Object.entries(refs).map(([name, value]) => {
    const isMoved = name.startsWith(SHELTER) && !Object.hasOwn(refs, own(name));
    return [isMoved ? own(name) : name, value] as const;
  });
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isRefs = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => name.startsWith(SHELTER));

/**
 * The lease of a dispatch tells who took it, and that is another attempt where the first was cut off. What
 * was made by two goes may have come in another order.
 */
export function tidied(world: unknown): unknown {
  return JSON.parse(
    JSON.stringify(world, (name, value: unknown) =>
      name.startsWith('refs/rekindle/wake/')
        ? 'a lease'
        : name === 'number'
          ? ''
          : typeof value === 'string'
            ? own(value).replace(/\bPull request \d+(?:\]\(\S+\))?/g, 'Pull request N')
            : isRefs(value)
              ? archived(value)
              : value,
    ),
  );
}

/** The first place where they part, with what stands around it. */
function difference(wanted: string, found: string): string {
  let at = 0;
  while (at < wanted.length && wanted[at] === found[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 160), at + 240);
  return `expected …${around(wanted)}…\nfound    …${around(found)}…`;
}
