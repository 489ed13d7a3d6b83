// `/unfreeze`: ends a freeze, and has no words of its own.
import { expect, test } from 'vitest';
import { unfreeze } from '../../src/commands/unfreeze.ts';
import { callIn, plain, refused } from './asking.ts';

test('of the workflow that the place or an ID tells', () => {
  expect(callIn('/unfreeze')).toEqual(plain('unfreeze'));
  expect(callIn('/Unfreeze sdd:a')).toEqual({ ...plain('unfreeze'), id: 'sdd:a' });
  expect(refused('/unfreeze until=2026-12-31')).toBe('key-unknown: until=');
  expect(refused('/unfreeze --now')).toBe('flag-unknown: --now');
});

test('needs permission to write, makes no choice', () => {
  const { doors, slash, choice } = unfreeze;
  expect([doors, slash?.permission, choice]).toEqual([['comment'], 'write', undefined]);
});
