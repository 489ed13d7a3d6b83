// Which lanes are worked beside each other: as many as there are slots, and a suspect with nothing beside it.
import { expect, test } from 'vitest';
import { type Lanes, openLanes, type Rest } from '../../../src/store/queue/lane-scheduler.ts';
import { latch } from '../bases.ts';

/** Works lanes by hand: each turn ends when it is told how. */
function hand(slots: number) {
  const log: string[] = [];
  const turns = new Map<string, (rest: Rest) => void>();
  const failed: unknown[] = [];
  const lanes: Lanes = openLanes({
    slots,
    now: () => 0,
    failed: (error) => failed.push(error),
    turn: (lane, alone) => {
      log.push(alone ? `${lane} alone` : lane);
      return new Promise((resolve) => turns.set(lane, resolve));
    },
  });
  const end = async (lane: string, rest: Rest = null) => {
    turns.get(lane)?.(rest);
    turns.delete(lane);
    await new Promise(setImmediate);
  };
  return { lanes, log, end, failed };
}

test('a suspect waits until nothing runs, nothing begins beside it, and then the others go on', async () => {
  const { lanes, log, end } = hand(2);
  for (const lane of ['a', 'b', 'c', 'd']) lanes.wake(lane);
  expect(log).toEqual(['a', 'b']);
  await end('a', { suspect: 2 });
  expect([log.length, lanes.free(), lanes.yields()]).toEqual([2, 0, true]);
  lanes.wake('a');
  await end('b', { suspect: 1 });
  expect(log.slice(2)).toEqual(['b alone']);
  expect([lanes.free(), lanes.yields()]).toEqual([0, false]);
  lanes.wake('e');
  await end('b');
  expect(log.slice(3)).toEqual(['a alone']);
  await end('a', 'more');
  expect(log.slice(4)).toEqual(['c', 'd']);
  await end('c');
  await end('d');
  expect(log.slice(6)).toEqual(['e', 'a']);
  await end('e');
  await end('a');
  expect([lanes.free(), lanes.active()]).toEqual([2, []]);
});

test('nothing is begun once it is stopped, suspects neither', async () => {
  const { lanes, log, end } = hand(2);
  lanes.wake('a');
  lanes.wake('b');
  await end('a', { suspect: 1 });
  const stopped = latch();
  void lanes.stop().then(stopped.open);
  await end('b', { suspect: 1 });
  await stopped.passed;
  expect(log).toEqual(['a', 'b']);
});
