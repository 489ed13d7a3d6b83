// Spans of time as people write them into options.
import { expect, it } from 'vitest';
import { parseDuration } from '../../src/text/duration.ts';

const HOUR = 3_600_000;

it.each([
  ['90m', 1.5 * HOUR],
  ['36h', 36 * HOUR],
  ['7d', 168 * HOUR],
  ['2w', 336 * HOUR],
  [' 1.5 D ', 36 * HOUR],
])('%j is a duration', (written, duration) => {
  expect(parseDuration(written)).toBe(duration);
});

it.each([
  '',
  '7',
  'd',
  '7 days',
  '-1d',
  '0d',
  '0.0000001m',
  '1e3d',
  '7d 3h',
  '1y',
  '999999999w',
  'constructor',
  '7d\n8d',
])('%j is none', (written) => {
  expect(parseDuration(written)).toBeNull();
});
