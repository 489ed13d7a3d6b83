// Webhooks as they came: on disk before they are read, each read once, whatever ends in between.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { atNight } from '../../exhaustive.ts';
import { arrival, NOW, read, sorted } from '../arrivals-scene.ts';
import { BASES, newStore, opened, watch } from '../bases.ts';
import { startChild } from '../children.ts';
import { delivery } from '../delivery.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.each(BASES)('arrivals on $name', (base) => {
  test('are work that waits, until they are read in the order in which they came', async () => {
    const { inbox } = await newStore(base);
    for (const id of ['b', 'a', 'c']) await inbox.arrive(arrival(id));
    expect(await inbox.figures()).toEqual({ waiting: 3, done: 0, parked: 0, oldestWaiting: 2_000 });
    expect(await inbox.known(['a', 'b', 'c'])).toEqual(new Set());
    const all = await sorted(inbox);
    expect(all).toEqual(['b', 'a', 'c'].map((id) => ({ id, kind: 'kept' })));
    expect(await inbox.figures()).toMatchObject({ waiting: 3 });
    expect(await inbox.find('a')).toMatchObject({
      body: '{"id":"a"}',
      dueAt: NOW + 300,
      state: 'waiting',
      tries: 0,
    });
    await inbox.arrive(arrival('d'));
    await expect.poll(() => all.length).toBe(4);
  });

  atNight('W01 are known where they came before; what says nothing is gone', async () => {
    const { inbox } = await newStore(base);
    const all = await sorted(inbox);
    await Promise.all([
      inbox.arrive(arrival('a')),
      inbox.arrive(arrival('a')),
      inbox.arrive(arrival('s', { event: 'star' })),
      inbox.arrive(arrival('u', { bytes: Buffer.from('payload') })),
    ]);
    await inbox.arrive(arrival('a'));
    await expect.poll(() => all.length).toBe(5);
    expect(all.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'a kept',
      'a known',
      's nothing',
      'u parked',
      'a known',
    ]);
    expect(await inbox.figures()).toMatchObject({ waiting: 1 });
  });

  atNight('have what was given up tried again', async () => {
    const { inbox } = await newStore(base);
    const all = await sorted(inbox);
    await inbox.arrive(arrival('a'));
    const watched = watch(inbox, { now: () => 8_000, work: () => ({ kind: 'parked', reason: 'no' }) });
    await watched.reached(1);
    await watched.stop();
    // One that came before it was given up asks for nothing.
    await inbox.arrive(arrival('a', { receivedAt: 7_999 }));
    await expect.poll(() => all.length).toBe(2);
    expect(await inbox.find('a')).toMatchObject({ state: 'parked' });
    await inbox.arrive(arrival('a', { receivedAt: 8_000 }));
    await expect.poll(() => all.length).toBe(3);
    expect(all.map(({ kind }) => kind)).toEqual(['kept', 'known', 'kept']);
    expect(await inbox.find('a')).toMatchObject({ state: 'waiting', tries: 0, dueAt: NOW + 300 });
  });

  atNight('of which one cannot be kept: it is parked, whole, and the others are kept', async () => {
    const { inbox } = await newStore(base);
    const all = await sorted(inbox, {
      read(one) {
        if (one.id === 'thrown') throw new Error('no such thing');
        const told = read(one);
        // Another program's mistake: a time that no column of integers takes.
        if (told.kind === 'delivery' && one.id.startsWith('bad'))
          return { ...told, delivery: { ...told.delivery, at: null as unknown as number } };
        return told;
      },
    });
    const ids = ['a', 'bad 1', 'thrown', `bad ${'x'.repeat(7_000)}`, 'b'];
    await Promise.all(ids.map((id) => inbox.arrive(arrival(id))));
    await expect.poll(() => all.length).toBe(5);
    expect(all.map(({ kind }) => kind)).toEqual(['kept', 'parked', 'parked', 'parked', 'kept']);
    expect(await inbox.figures()).toMatchObject({ waiting: 2, parked: 3 });
    expect(await inbox.find('thrown')).toMatchObject({
      state: 'parked',
      body: '{"id":"thrown"}',
      reason: 'It could not be kept: no such thing',
    });
    expect((await inbox.find('bad 1'))?.reason).toMatch(/null/i);
    const parked = (await inbox.parked(9)).map(({ id }) => id).toSorted();
    expect(parked).toEqual(['bad 1', `sha256.${sha(ids[3] ?? '')}`, 'thrown']);
  });

  atNight('W02 a meaning of any length tells two that say the same', async () => {
    const { inbox } = await newStore(base);
    const long = Array.from({ length: 900 }, (_, at) => sha(`${at}`)).join('');
    const all = await sorted(inbox, {
      read: (one) => ({ kind: 'delivery', delivery: delivery(one.id, { meaning: `${long}${one.event}` }) }),
    });
    for (const [id, event] of [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ] as const)
      await inbox.arrive(arrival(id, { event }));
    await expect.poll(() => all.length).toBe(3);
    expect(all.map(({ kind }) => kind)).toEqual(['kept', 'known', 'kept']);
  });

  atNight('W03 that are read late are worked in the order in which they happened all the same', async () => {
    const { inbox } = await newStore(base);
    const count = 45;
    const now = Date.now();
    for (let at = count; at > 0; at -= 1)
      await inbox.arrive(arrival(`n${at}`, { bytes: Buffer.from(`{"at":${at}}`), receivedAt: now - 60_000 }));
    const watched = watch(inbox);
    await sorted(inbox, {
      now: Date.now,
      read: ({ id, body }) => ({
        kind: 'delivery',
        delivery: delivery(id, { lane: 'one', at: JSON.parse(body).at }),
      }),
    });
    await watched.reached(count);
    expect(watched.begun.map(({ at }) => at)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  });

  atNight('many at once, large and odd ones too: each to the letter', async () => {
    const { inbox } = await newStore(base);
    const bodies = Array.from({ length: 130 }, (_, at) => `{"n":${at},"x":"${'é🦊'.repeat(at * 20)}"}`);
    await Promise.all(
      bodies.map((body, at) => inbox.arrive(arrival(`n${at}`, { bytes: Buffer.from(body) }))),
    );
    const all = await sorted(inbox);
    expect(all).toHaveLength(130);
    expect((await inbox.find('n129'))?.body).toBe(bodies[129]);
    await inbox.arrive(arrival('odd', { bytes: Buffer.from([0x7b, 0, 0xff, 0xc3]) }));
    await expect.poll(() => all.length).toBe(131);
    expect((await inbox.find('odd'))?.body).toBe('{\ufffd\ufffd\ufffd');
  });

  atNight('words that a database has no place for hold up nobody', async () => {
    const { inbox } = await newStore(base);
    const all = await sorted(inbox, {
      read: ({ id }) => ({
        kind: 'delivery',
        delivery: delivery(id, {
          action: 'a\0b',
          meaning: `${id}\ud800`,
          repository: 'o/\0',
        }),
      }),
    });
    await Promise.all([inbox.arrive(arrival('a')), inbox.arrive(arrival('b'))]);
    await expect.poll(() => all.length).toBe(2);
    expect(await inbox.find('b')).toMatchObject({
      action: 'a\ufffdb',
      meaning: 'b\ufffd',
      repository: 'o/\ufffd',
    });
  });

  atNight('W05 of a process that is killed once they are on disk are read by the next one', async () => {
    const options = await base.fresh();
    const child = startChild({ store: options, arrive: ['a', 'b', 'c'] });
    await child.heard('kept');
    await child.kill();
    const { inbox } = await opened(options);
    expect(await sorted(inbox)).toEqual(['a', 'b', 'c'].map((id) => ({ id, kind: 'kept' })));
  });
});
