// Processes that die in the middle, and several that share the work.
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../postgres/database.ts';
import { BASES, idsOf, newStore, opened, POSTGRES, SQLITE, watch } from './bases.ts';
import type { Said } from './child.ts';
import { startChild } from './children.ts';
import { delivery } from './delivery.ts';

const HOUR = 3_600_000;

describe.each(BASES)('a process that dies on $name', (base) => {
  test('W05 what it kept is there, and what it worked is begun again, its try counted', async () => {
    const store = await base.fresh();
    const child = startChild({ store, keep: ['R_1:a', 'R_1:b', 'R_2:c'], lanes: 2, workFor: HOUR });
    await child.heard('begun', 2);
    await child.kill();
    const { inbox } = await opened(store);
    const watched = watch(inbox);
    await watched.reached(3);
    const tries = Object.fromEntries(watched.begun.map((one) => [one.id, one.tries]));
    expect(tries).toEqual({ a: 2, b: 1, c: 2 });
    expect(idsOf(watched.begun.filter(({ lane }) => lane === 'R_1'))).toEqual(['a', 'b']);
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

  test('take over at once what one of them leaves when it dies', async () => {
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

  test('make the tables once, however many start at once', async () => {
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

  test('that begins in the same moment is refused, and the first one goes on', async () => {
    const store = await SQLITE.fresh();
    const children = [1, 2].map(() => startChild({ store }));
    const outcomes = children.map((child) => child.heard('opened').then(() => 'opened', String));
    expect((await Promise.all(outcomes)).sort()).toEqual([
      expect.stringMatching(/in use by another process/),
      'opened',
    ]);
  });

  test('is refused in the same process, too', async () => {
    const options = await SQLITE.fresh();
    await opened(options);
    await expect(opened(options)).rejects.toThrow(/in use by another process/);
    expect(await (await newStore(SQLITE)).trouble()).toBeNull();
  });
});
