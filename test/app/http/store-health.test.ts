// However many ask how the store is, it is asked once a second, and those who come together wait together.
import { expect, test } from 'vitest';
import { healthOf } from '../../../src/app/http/store-health.ts';

test('a second is one question, and what it brought is told to all', async () => {
  let now = 10_000;
  let asked = 0;
  const health = healthOf({ trouble: async () => new Error(`answer ${++asked}`) }, () => now);
  const said = async () => (await health())?.message;
  expect(await Promise.all([said(), said(), said()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
  now += 999;
  expect(await said()).toBe('answer 1');
  now += 1;
  expect(await said()).toBe('answer 2');
  // A clock that was set back keeps nobody from asking.
  now -= 5_000;
  expect(await said()).toBe('answer 3');
});
