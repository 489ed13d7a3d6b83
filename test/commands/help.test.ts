// `/help`: for everybody who may read; the command line has a help of its own.
import { expect, test } from 'vitest';
import { help } from '../../src/commands/help.ts';
import { slashCommands } from '../../src/commands/index.ts';
import { slashHelpOf } from '../../src/report/slash-help.ts';
import { callIn, plain, refused } from './asking.ts';

test('of all commands, or of one by any of its names', () => {
  expect(callIn('/help')).toEqual(plain('help'));
  expect(callIn('/rekindle help Fresh', false)).toEqual({ ...plain('help'), args: ['Fresh'] });
  expect(refused('/help me please')).toBe('word-extra: please');
  expect(slashHelpOf(slashCommands, 'Fresh')).toBe(slashHelpOf(slashCommands, 'start-fresh'));
});

test('needs permission to read, makes no choice, and is about no workflow', () => {
  const { doors, slash, choice } = help;
  expect([doors, slash?.permission, slash?.id, choice]).toEqual([['comment'], 'read', false, undefined]);
});
