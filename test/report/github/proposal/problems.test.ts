// What is said beside a pull request that could not be what it should, and the address to open it by hand.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedBaseWords, unopenedWords } from '../../../../src/report/github/proposal/problems.ts';
import { readMarker } from '../../../../src/text/comment-marker.ts';
import { runs } from '../../../exhaustive.ts';
import { hostileText } from '../hostile.ts';
import { expectInert, SECRET } from '../rendered.ts';

const address = 'https://github.example/o/r';

describe('words beside a pull request', () => {
  test('say that the base has moved, and leave the branch to whoever touched it', () => {
    const body = movedBaseWords('moved-1', 'feature/x');
    expect(readMarker(body)).toEqual({ key: 'moved-1' });
    expect(body).toContain('**`feature/x` has moved since this was proposed.**');
  });

  test('name the address at which it is opened by hand', () => {
    expect(unopenedWords('unopened-1', { address, base: 'a', branch: 'b' })).toContain(
      `[open the pull request](${address}/compare/a...b?expand=1)`,
    );
  });

  test('O09 nothing of a name acts', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        expectInert(movedBaseWords('k', said), 'k');
        expect(movedBaseWords('k', said)).not.toContain(SECRET);
      }),
      { numRuns: runs(200) },
    );
  });
});
