// What must agree before a release: each claim that does not hold is named, with what to do.
import { expect, test } from 'vitest';
import { type Claims, contradictions } from '../../../tools/release/claims.ts';

const SOUND: Claims = {
  package: { version: '1.2.3', repository: 'git+https://github.com/acme/rekindle.git' },
  lock: '1.2.3',
  code: { version: '1.2.3', repository: 'acme/rekindle' },
  tag: 'v1.2.3',
  where: 'acme/rekindle',
  changed: [],
  changelog: true,
};

test('where all agree there is nothing to say, on GitHub and in a rehearsal', () => {
  expect(contradictions(SOUND)).toEqual([]);
  expect(contradictions({ ...SOUND, tag: null, where: null })).toEqual([]);
});

test.each<[string, Partial<Claims>, RegExp]>([
  ['no version', { package: { ...SOUND.package, version: 'next' } }, /^package\.json: found version next/],
  ['another lock', { lock: '1.2.2' }, /^package-lock\.json: found 1\.2\.2/],
  ['another code', { code: { ...SOUND.code, version: '1.2.2' } }, /^src\/model\/version\.ts: found 1\.2\.2/],
  [
    'another home',
    { code: { ...SOUND.code, repository: 'a/b' } },
    /^package\.json: found repository .*of a\/b/,
  ],
  ['another tag', { tag: 'v1.2.4' }, /^Found the tag v1\.2\.4, expected v1\.2\.3\./],
  ['a fork', { where: 'octo/fork' }, /^This is octo\/fork, .*--home octo\/fork"\.$/],
  ['a change', { changed: ['a.ts'] }, /^Found changes that are in no commit: a\.ts\.$/],
  ['a changelog', { changelog: false }, /^CHANGELOG\.md is stale: run "npm run release -- --changelog"/],
])('%s is named', (_, wrong, said) => {
  expect(contradictions({ ...SOUND, ...wrong })).toContainEqual(expect.stringMatching(said));
});
