// Links into the repository: a name never leaves its place in the address, nor a secret get into it.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cell } from '../../../src/report/github/format.ts';
import { branchLink, compareLink, fileLink, pullLink } from '../../../src/report/github/links.ts';
import { runs } from '../../exhaustive.ts';
import { hostileText } from './hostile.ts';
import { SECRET } from './rendered.ts';

const address = 'https://github.example/o/r';
const commit = 'a1'.repeat(20);

describe('links', () => {
  test('lead to a branch, a line of a file, a pull request and a comparison', () => {
    expect(branchLink('x', address, 'feature/a b')).toBe(`[x](${address}/tree/feature/a%20b)`);
    expect(fileLink('x', address, { commit, path: 'specs/#1/state.md', line: 7 })).toBe(
      `[x](${address}/blob/${commit}/specs/%231/state.md#L7)`,
    );
    expect(fileLink('x', address, { commit, path: 'a.md' })).toBe(`[x](${address}/blob/${commit}/a.md)`);
    expect(pullLink('x', address, 12)).toBe(`[x](${address}/pull/12)`);
    const link = compareLink({ address, base: 'feature/x', branch: 'rekindle/migrate/x-12345678' });
    expect(link).toBe(`${address}/compare/feature/x...rekindle/migrate/x-12345678?expand=1`);
  });

  test('are plain text where there is no address, no branch or no commit', () => {
    expect(branchLink('x', null, 'main')).toBe('x');
    expect(branchLink('x', address, null)).toBe('x');
    expect(fileLink('x', address, { commit: null, path: 'a.md' })).toBe('x');
    expect(pullLink('x', null, 12)).toBe('x');
  });

  test('O09 law: no name gets out of its address, and what holds a secret is not linked', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const link = compareLink({ address, base: said, branch: 'b' });
        expect(link).toMatch(/^https:\/\/github\.example\/o\/r\/compare\/[\w%./~-]*\.\.\.b\?expand=1$/);
        expect(decodeURIComponent(link)).toContain(said.toWellFormed());
        for (const one of [branchLink('x', address, said), fileLink('x', address, { commit, path: said })]) {
          expect(one).toMatch(/^x$|^\[x\]\(https:\/\/github\.example\/o\/r\/(?:tree|blob)\/[\w%./~-]*\)$/);
          expect(one).not.toContain(SECRET);
        }
        expect(branchLink(cell(said), address, said)).not.toContain(SECRET);
      }),
      { numRuns: runs(1000) },
    );
  });
});
