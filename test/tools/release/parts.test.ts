// The parts of a release: only what is built in is listed, and sums are as sha256sum reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { builtInto, checksums, releaseNotes, shippedOnly } from '../../../tools/release/parts.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const part = (name: string, version = '1.0.0') => ({ 'bom-ref': `${name}@${version}`, name, version });
const ALL = {
  bomFormat: 'CycloneDX',
  components: [part('a'), part('@b/c'), part('a', '2.0.0'), part('only-tests'), part('a')],
  dependencies: [
    { ref: 'me@1.0.0', dependsOn: ['a@1.0.0', 'only-tests@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['@b/c@1.0.0', 'only-tests@1.0.0'] },
    { ref: '@b/c@1.0.0' },
  ],
};

test('only what is built in is listed, once, with what it needs of it', () => {
  const shipped = shippedOnly(ALL, 'me@1.0.0', new Set(['a 1.0.0', '@b/c 1.0.0']));
  expect(shipped).toEqual({
    bomFormat: 'CycloneDX',
    components: [part('a'), part('@b/c')],
    dependencies: [
      { ref: 'me@1.0.0', dependsOn: ['a@1.0.0', '@b/c@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['@b/c@1.0.0'] },
      { ref: '@b/c@1.0.0', dependsOn: [] },
    ],
  });
});

test('a package that is built in and not installed ends it', () => {
  expect(() => shippedOnly(ALL, 'me@1.0.0', new Set(['z 3.0.0']))).toThrow(/^z 3\.0\.0: in dist\/, and not/);
});

test('the licences of dist/ name every package that is built in', () => {
  const built = readdirSync(DIST).flatMap((door) =>
    builtInto(readFileSync(join(DIST, door, 'licenses.txt'), 'utf8')),
  );
  for (const name of ['commander', 'yaml', 'zod', 'probot', '@actions/core'])
    expect(built.some((one) => one.startsWith(`${name} `))).toBe(true);
  for (const one of built) expect(one).toMatch(/^(?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S*$/);
});

test('sums are lines of a digest, two blanks and a name', () => {
  expect(checksums(new Map([['a', Buffer.from('')]]))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n',
  );
});

test('the notes say how to have exactly this release', () => {
  const commit = 'f'.repeat(40);
  const said = releaseNotes('### New', {
    repository: 'Acme/Rekindle',
    commit,
    tag: 'v1.2.3',
    version: '1.2.3',
  });
  expect(said).toContain(`\n- uses: Acme/Rekindle@${commit} # v1.2.3\n`);
  expect(said).toContain('\ndocker pull ghcr.io/acme/rekindle:1.2.3\n');
  expect(said.startsWith('### New\n\n## How to have it\n')).toBe(true);
});
