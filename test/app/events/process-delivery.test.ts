// What a worker says of a delivery, to the inbox and to the log: why, and nobody's secrets.
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import type { Bot } from '../../../src/app/bot-context.ts';
import { recoveryOf } from '../../../src/app/events/internal-jobs.ts';
import { workerOn } from '../../../src/app/events/process-delivery.ts';
import type { BotLogger } from '../../../src/app/log.ts';
import type { KeptDelivery, Outcome } from '../../../src/model/bot/inbox.ts';
import { UserError, WorldError } from '../../../src/model/errors.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const ID = '00000000-0000-4000-8000-000000000001';
const TOKEN = 'ghp_1234567890abcdefghijABCDEFGHIJ123456';

const KEPT: KeptDelivery = {
  ...recoveryOf(ID, '2026-11-28T11:00:00.000Z', NOW),
  state: 'waiting',
  tries: 1,
  dueAt: NOW,
  reason: null,
  settledAt: null,
};
const ROW = { project: { id: ID, repository: 'harbour/tides' }, state: null };

interface Ways {
  readonly find: () => Promise<unknown>;
  readonly app: () => Promise<unknown>;
}

/** Has a bot evaluate a project whose store and GitHub answer like this. */
async function evaluated(
  { find, app }: Ways,
  kept: KeptDelivery = KEPT,
): Promise<{ readonly outcome: Outcome; readonly log: string }> {
  const lines: unknown[] = [];
  const write = (about: object, message: string) => void lines.push([about, message]);
  const log: BotLogger = { debug: write, info: write, warn: write, error: write, child: () => log };
  const metrics = { worked: { inc: vi.fn() }, seconds: { observe: vi.fn() } };
  const ground = { probot: { load: async () => {} }, tokens: { app }, now: () => NOW };
  const bot = { log, metrics, ground, store: { projects: { find } } } as unknown as Bot;
  const outcome = await (await workerOn(bot))(kept, new AbortController().signal);
  return { outcome, log: inspect(lines, { depth: 9 }) };
}

const throws = (error: Error) => async () => {
  throw error;
};
const there = async () => ROW;
const words = `the answer to ${TOKEN} was odd`;
const cause = new Error(`sent ${TOKEN}`);

test.each<[string, Ways, Partial<Outcome>]>([
  ['GitHub', { find: there, app: throws(new WorldError('lost', words, null, cause)) }, { kind: 'again' }],
  ['a person', { find: there, app: throws(new UserError(words)) }, { kind: 'parked' }],
  ['us', { find: throws(new TypeError(words, { cause })), app: there }, { kind: 'again' }],
])('a token in an error of %s comes neither into the outcome nor into the log', async (_, ways, kind) => {
  const { outcome, log } = await evaluated(ways);
  expect(outcome).toMatchObject(kind);
  expect(outcome.reason).toContain('the answer to [redacted: GitHub token] was odd');
  expect(log).toContain('the answer to [redacted: GitHub token] was odd');
  expect(log).toContain("'worked'");
  expect(log).not.toContain(TOKEN.slice(0, 12));
});

test('of an error of ours the log has name, place and cause, and nothing that hangs on it', async () => {
  const error = Object.assign(new TypeError('broke', { cause: new RangeError('deep') }), { body: 'private' });
  const { log } = await evaluated({ find: throws(error), app: there });
  expect(log).toMatch(/TypeError\W+broke/);
  expect(log).toMatch(/RangeError\W+deep/);
  expect(log).toContain('process-delivery.test.ts');
  expect(log).not.toContain('private');
});

test.each(['installation', 'repository', 'push'])(
  'a webhook of %s that was parked for being none, and is tried again, is parked again at once',
  async (event) => {
    for (const body of ['{"action":"created"', '[]', 'null']) {
      const { outcome, log } = await evaluated({ find: there, app: there }, { ...KEPT, event, body });
      expect(outcome).toMatchObject({ kind: 'parked', reason: expect.stringMatching(/^It is no /) });
      expect(log).not.toContain('bug');
    }
  },
);
