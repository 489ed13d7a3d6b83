// Schedules of the stand-in: two clients at once, made to meet in one order and no other.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GitHub } from './github.ts';
import { inApp, start } from './scene.ts';
import { Turns } from './turns.ts';

let github: GitHub;
beforeAll(async () => {
  github = await start();
});
beforeEach(() => github.reset());
afterAll(() => github.close());

const call = (token: string) => inApp(github, 'GET ', undefined, { token });
const clients = () => github.calls.map((one) => one.client);

test('calls go through in the order of the schedule, then freely', async () => {
  github.turns.schedule(['second', 'all', 'all', 'second']);
  const mine = (async () => {
    await call('all');
    await call('all');
    await call('all');
  })();
  const theirs = (async () => {
    await call('second');
    await call('second');
  })();
  await Promise.all([mine, theirs]);
  expect(clients().slice(0, 4)).toEqual(['second', 'all', 'all', 'second']);
  expect(clients()).toHaveLength(5);
});

test('a client that has left is passed over', async () => {
  github.turns.schedule(['second', 'all', 'second']);
  const waits = call('all');
  github.turns.leave('second');
  await waits;
  expect(clients()).toEqual(['all']);
});

test('a client that is held waits until it is let go', async () => {
  github.turns.hold('all');
  const waits = Promise.all([call('all'), call('all')]);
  await call('second');
  expect(clients()).toEqual(['second']);
  while (github.turns.waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 2));
  github.turns.release('all', 1);
  while (github.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 2));
  expect(github.turns.waiting).toEqual(['all']);
  github.turns.release('all');
  await waits;
  expect(clients()).toEqual(['second', 'all', 'all']);
});

/** Clients with so many calls each, one after the other, through a gate with this order. */
async function played(
  order: readonly string[],
  calls: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  const turns = new Turns();
  const served: string[] = [];
  turns.schedule(order);
  let inside = 0;
  const run = async (client: string, count: number) => {
    for (let at = 0; at < count; at += 1) {
      const done = await turns.pass(client);
      inside += 1;
      served.push(`${client}${inside > 1 ? ' at once' : ''}`);
      await Promise.resolve();
      inside -= 1;
      done();
    }
    turns.leave(client);
  };
  await Promise.all(Object.entries(calls).map(([client, count]) => run(client, count)));
  return served;
}

test('every order that two clients can be served in is served, one call at a time', async () => {
  const word = fc.array(fc.constantFrom('a', 'b'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(word, async (order) => {
      const count = (client: string) => order.filter((one) => one === client).length;
      expect(await played(order, { a: count('a'), b: count('b') })).toEqual(order);
    }),
    { numRuns: 1000 },
  );
});
