// When the bot does what it does by itself: at the start, and how long after that.
import { mkdirSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bot } from '../../../src/app/bot-context.ts';
import { tidyClones } from '../../../src/app/installation-repository.ts';
import { beginRounds, missed } from '../../../src/app/scheduled/scheduler.ts';
import { WorldError } from '../../../src/model/errors.ts';
import { folder, tidy } from '../process.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const TOKEN = 'ghp_1234567890abcdefghijABCDEFGHIJ123456';

afterAll(tidy);
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A bot to which nothing happens. `lists`: its questions for deliveries; `failing` has them fail. */
function idleBot() {
  const lists: number[] = [];
  const warned: string[] = [];
  const rounds: (readonly [minute: number, round: string])[] = [];
  const state: { failing: boolean; installations: readonly object[] } = { failing: false, installations: [] };
  const answered = <T>(answer: T): T => {
    if (state.failing) throw new WorldError('lost', 'no answer');
    return answer;
  };
  const app = {
    told: () => null,
    all: async () => answered(state.installations),
    rest: {
      apps: {
        async listWebhookDeliveries() {
          lists.push(Date.now() / MINUTE);
          return answered({ data: [], headers: {} });
        },
      },
    },
  };
  const log = {
    debug: () => {},
    info: ({ round }: { round: string }) => void rounds.push([Date.now() / MINUTE, round]),
    warn: (_: object, message: string) => void warned.push(message),
    error: () => {},
  };
  const store = {
    inbox: { keep: async () => new Set(), known: async () => new Set(), prune: async () => {} },
    notes: { get: async () => null, set: async () => {} },
    sessions: { prune: async () => 0 },
    projects: { heartbeats: async () => [], gates: async () => [] },
  };
  const settings = { staleAfter: HOUR, sweepEvery: 24 * HOUR };
  const of = async () => {
    throw new WorldError('blocked', `${TOKEN} is no good`);
  };
  const ground = { tokens: { app: async () => app, of }, settings, now: () => Date.now() };
  const at = (name: string) => rounds.flatMap(([minute, round]) => (round === name ? [minute] : []));
  return { bot: { ground, store, log } as unknown as Bot, lists, warned, at, state };
}

test('what was missed is read once before the rounds, and then every five minutes', async () => {
  const { bot, lists, at } = idleBot();
  await missed(bot);
  const end = beginRounds(bot, (error) => expect.unreachable(String(error)));
  await vi.advanceTimersByTimeAsync(0);
  expect(lists).toEqual([0]);
  // It is a round like the others, and is told as one.
  const names = ['missed deliveries', 'projects', 'gates', 'sweeps', 'tidying'];
  expect(names.map(at)).toEqual(names.map(() => [0]));
  await vi.advanceTimersByTimeAsync(11 * MINUTE);
  expect(lists).toEqual([0, 5, 10]);
  expect(at('projects')).toEqual([0, 5, 10]);
  expect(at('sweeps')).toHaveLength(12);
  expect(at('tidying')).toEqual([0]);
  end();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(lists).toEqual([0, 5, 10]);
});

test('a round that fails comes again, and keeps no other from its turn', async () => {
  const { bot, at, state } = idleBot();
  state.failing = true;
  const failed = vi.fn();
  await expect(missed(bot)).rejects.toThrow(WorldError);
  const end = beginRounds(bot, failed);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(failed).toHaveBeenCalledTimes(7);
  expect(at('missed deliveries')).toEqual([]);
  expect(at('projects')).toEqual([0, 5]);
  state.failing = false;
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(at('missed deliveries')).toEqual([10]);
  end();
});

test('an installation without a token is told of, and keeps no other from its turn', async () => {
  const { bot, warned, at, state } = idleBot();
  state.installations = [{ id: 1, account: { login: 'harbour' }, suspended_at: null }];
  const end = beginRounds(bot, (error) => expect.unreachable(String(error)));
  await vi.advanceTimersByTimeAsync(0);
  expect(warned).toEqual([expect.stringMatching(/ is no good$/)]);
  expect(at('sweeps')).toEqual([0]);
  end();
});

test('clones of killed bots of this machine are removed, those of others stay', async () => {
  vi.useRealTimers();
  const temporary = folder();
  const mine = `rekindle-bot-${hostname().replace(/[^\w.]+/g, '_')}-`;
  const names = [
    `${mine}4194304-aaaaaa`,
    `${mine}${process.ppid}-bbbbbb`,
    'rekindle-bot-other-4194304-c',
    'x',
  ];
  for (const name of names) mkdirSync(join(temporary, name, 'deep'), { recursive: true });
  expect(await tidyClones(temporary, Date.now())).toBe(1);
  expect(readdirSync(temporary).toSorted()).toEqual(names.slice(1).toSorted());
});
