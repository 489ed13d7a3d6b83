// The law of what reads the usual YAML: the library says the very same, wherever it says anything.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StateError } from '../../../src/model/errors.ts';
import { type DataDocument, sameData } from '../../../src/text/data/data.ts';
import { scanYaml } from '../../../src/text/yaml/scan.ts';
import { readSubset } from '../../../src/text/yaml/subset.ts';
import { atLeast, runs } from '../../exhaustive.ts';
import { nearlyYaml } from './subset-texts.ts';

const RUNS = runs(100_000);
const LINE = 3;

/** Holds what is claimed of a text against what the library makes of it; `false` where nothing is claimed. */
function isSame(text: string): boolean {
  const claimed = readSubset(text, LINE);
  if (!claimed) return false;
  const library = whole(text);
  if (typeof library === 'string') expect.fail(`read what the library refuses: ${library}`);
  expect(claimed.data).toEqual(library.data);
  // The order of keys too, and maps without a prototype.
  expect(sameData(claimed.data, library.data)).toBe(true);
  expect([...claimed.places]).toEqual([...library.places]);
  return true;
}

function whole(text: string): DataDocument | string {
  try {
    return scanYaml(text, LINE);
  } catch (error) {
    if (error instanceof StateError) return error.message;
    throw error;
  }
}

test('X06 what is claimed of a text is what the library says of it, and nothing of what it refuses', () => {
  let claims = 0;
  const law = fc.property(nearlyYaml, (text) => {
    if (isSame(text)) claims++;
  });
  fc.assert(law, { numRuns: RUNS });
  expect(claims).toBeGreaterThan(atLeast(0.12, RUNS));
});

test.each([
  ['a dash at the end of the line of a key', 'a: -\r\n'],
  ['a comment after a plain word', 'a: b # c\nd: e  # f\n'],
  ['a word that goes on below a comment', 'a: b\n  # c\n  d\n'],
  ['a word that goes on after a comment', 'a: b # c\n  d\n'],
  ['brackets that go on at the margin', 'a:\n  b: [c,\n d]\n'],
])('%s is what the library says', (_, text) => {
  isSame(text);
});
