// What each command loads of its bundle is what docs/benchmarks.md says, to the script and the KiB.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allLoaded, PAGE, withLoaded } from '../../tools/loaded.ts';

test('every start loads the scripts that the page names, and no more', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(withLoaded(page, allLoaded())).toBe(page);
});

test('a page without a place for the table is an error', () => {
  expect(() => withLoaded('# Benchmarks\n', [])).toThrow('no place');
});
