// `/status`: whoever may read may ask, and only a comment has it.
import { expect, test } from 'vitest';
import { status } from '../../src/commands/status.ts';
import { slashHelp } from '../../src/report/slash-help.ts';
import { callIn, plain, refused } from './asking.ts';

test('of the workflow that the place or an ID tells', () => {
  expect(callIn('/status')).toEqual(plain('status'));
  expect(callIn('/rekindle STATUS sdd:a', false)).toEqual({ ...plain('status'), id: 'sdd:a' });
  expect(refused('/status sdd:a sdd:b')).toBe('word-extra: sdd:b');
});

test('needs permission to read, makes no choice', () => {
  expect([status.doors, status.slash?.permission, status.choice]).toEqual([['comment'], 'read', undefined]);
  expect(slashHelp([status], 'read')).toContain('| `/status [ID]` | Show where');
});
