// Processes that die in the middle, and several that share the work.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { freshDatabase } from '../postgres/database.ts';
import { BASES, DONE, latch, newStore, opened, POSTGRES, runIn, SQLITE, watch } from './bases.ts';
import type { Said } from './child.ts';
import { startChild } from './children.ts';
import { delivery } from './delivery.ts';

const HOUR = 3_600_000;

describe.each(BASES)('a process that dies on $name', (base) => {
  test('what it worked is begun again alone, and only what ends processes is counted on', async () => {
    const store = await base.fresh();
    const child = startChild({ store, keep: ['R_1:a', 'R_1:b', 'R_2:c'], lanes: 2, workFor: HOUR });
    await child.heard('begun', 2);
    await child.kill();
    const next = startChild({ store, lanes: 2, dieOf: 'c' });
    await next.ended;
    const words = next.said.flatMap(({ what, id, tries }) => (id ? [`${what} ${id} ${tries}`] : []));
    expect(words.slice(-3)).toEqual(['begun a 2', 'ended a 2', 'begun c 2'].slice(-words.length));
    const { inbox } = await opened(store);
    const watched = watch(inbox);
    await expect.poll(async () => (await inbox.figures()).done).toBe(3);
    const tries = await Promise.all(['a', 'b', 'c'].map(async (id) => (await inbox.find(id))?.tries));
    expect(tries).toEqual([2, 1, 3]);
    await watched.stop();
    expect(await inbox.figures()).toMatchObject({ waiting: 0, done: 3 });
  });
});

test('what keep() resolved for is on disk', async () => {
  const store = await SQLITE.fresh();
  const ids = Array.from({ length: 30 }, (_, index) => `d${index}`);
  const child = startChild({ store, keep: ids.map((id) => `R_1:${id}`) });
  await child.heard('kept');
  await child.kill();
  const { inbox } = await opened(store);
  expect(await inbox.known(ids)).toEqual(new Set(ids));
});

/** Pairs of lines of one try each, with the process that said them. */
function spans(said: readonly Said[], by: number) {
  return said
    .filter(({ what }) => what === 'begun')
    .map(({ lane, id, at }) => {
      const end = said.find((one) => one.what === 'ended' && one.id === id);
      return { lane, id, by, from: BigInt(at), to: BigInt(end?.at ?? at) };
    });
}

describe('processes that share a PostgreSQL', () => {
  test('never work one lane at once, and all get work', async () => {
    const store = await POSTGRES.fresh();
    const { inbox } = await opened(store);
    const lanes = Array.from({ length: 8 }, (_, index) => `R_${index}`);
    const keep = Array.from({ length: 12 }, (_, at) =>
      lanes.map((lane) => delivery(`${lane}-${at}`, { lane, at })),
    ).flat();
    const children = [1, 2, 3].map(() => startChild({ store, lanes: 2, workFor: 4 }));
    await Promise.all(children.map((child) => child.heard('opened')));
    await inbox.keep(keep, 0);
    await expect.poll(async () => (await inbox.figures()).done).toBe(keep.length);
    await Promise.all(children.map((child) => child.kill()));
    const all = children.flatMap((child, index) => spans(child.said, index));
    expect(all).toHaveLength(keep.length);
    expect(new Set(all.map(({ by }) => by)).size).toBe(3);
    for (const lane of lanes) {
      const own = all.filter((one) => one.lane === lane).sort((a, b) => (a.from < b.from ? -1 : 1));
      expect(own.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `${lane}-${index}`));
      for (const [index, one] of own.entries())
        if (index > 0) expect(one.from >= (own[index - 1]?.to ?? 0n)).toBe(true);
    }
  });

  atNight('take over at once what one of them leaves when it dies', async () => {
    const store = await POSTGRES.fresh();
    const child = startChild({ store, keep: ['R_1:a', 'R_1:b'], lanes: 1, workFor: HOUR });
    await child.heard('begun');
    const { inbox } = await opened(store);
    const watched = watch(inbox);
    await expect.poll(() => inbox.find('a')).toMatchObject({ tries: 1 });
    expect(watched.begun).toEqual([]);
    await child.kill();
    await watched.reached(2);
    expect(watched.begun.map(({ id, tries }) => `${id}${tries}`)).toEqual(['a2', 'b1']);
  });

  atNight('stop where the connection that holds the lane is cut, and another goes on', async () => {
    const options = await POSTGRES.fresh();
    const [one, two] = [await opened(options), await opened(options)];
    await one.inbox.keep([delivery('a')], 0);
    const [begun, ended] = [latch(), latch()];
    let lost: AbortSignal | null = null;
    const first = watch(one.inbox, {
      async work(_, cut) {
        lost = cut;
        begun.open();
        await ended.passed;
        return DONE;
      },
    });
    await begun.passed;
    let wasLost = false;
    const second = watch(two.inbox, {
      work() {
        wasLost = lost?.aborted === true;
        return DONE;
      },
    });
    expect(lost).toMatchObject({ aborted: false });
    await runIn(
      options,
      // The locks of all databases stand in this one view: other tests' connections are none of ours.
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND objsubid = 1 AND pid <> pg_backend_pid()
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    await expect.poll(async () => (await one.inbox.find('a'))?.state).toBe('done');
    ended.open();
    await first.stop();
    await second.stop();
    expect([wasLost, lost]).toMatchObject([true, { aborted: true }]);
    expect(await one.inbox.find('a')).toMatchObject({ tries: 2 });
  });

  atNight('make the tables once, however many start at once', async () => {
    const store = { url: await freshDatabase() };
    const children = [1, 2, 3].map((number) => startChild({ store, keep: [`R_${number}:d${number}`] }));
    await Promise.all(children.map((child) => child.heard('kept')));
    const { inbox } = await opened(store);
    expect((await inbox.figures()).waiting).toBe(3);
  });
});

describe('a second process on SQLite', () => {
  test('is refused while the first one lives, and let in when it was killed', async () => {
    const store = await SQLITE.fresh();
    const first = startChild({ store, keep: ['R_1:a'] });
    await first.heard('kept');
    await expect(opened(store)).rejects.toThrow(/in use by another process, expected .*DATABASE_URL/);
    await first.kill();
    const { inbox } = await opened(store);
    expect(await inbox.find('a')).not.toBeNull();
  });

  atNight('that begins in the same moment is refused, and the first one goes on', async () => {
    const store = await SQLITE.fresh();
    const children = [1, 2].map(() => startChild({ store }));
    const outcomes = children.map((child) => child.heard('opened').then(() => 'opened', String));
    expect((await Promise.all(outcomes)).sort()).toEqual([
      expect.stringMatching(/in use by another process/),
      'opened',
    ]);
  });

  atNight('is refused in the same process, too', async () => {
    const options = await SQLITE.fresh();
    await opened(options);
    await expect(opened(options)).rejects.toThrow(/in use by another process/);
    expect(await (await newStore(SQLITE)).trouble()).toBeNull();
  });
});
