// Where `init` takes the Action from: the release, or what is typed; never a name that is not configured.
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { actionSource, readUses } from '../../../src/cli/write/uses.ts';
import { usesLines } from '../../../src/report/init/action-source.ts';
import { build } from '../../local/repository.ts';
import { misuse, type Over, PUBLISHED, rekindle } from '../world.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const OTHER = 'fedcba9876543210fedcba9876543210fedcba98';
const REFS = new Map([
  ['refs/heads/main', OTHER],
  ['refs/heads/v2', OTHER],
  ['refs/tags/v1', COMMIT],
  ['refs/tags/v1.2.3', COMMIT],
  ['refs/tags/v2', COMMIT],
  ['refs/tags/v1.2.3+$(x)', COMMIT],
]);
const online = { published: () => null, remoteRefs: async () => REFS };

/** What would stand after `uses:`, and what was said. */
async function used(written: string | null, over: Pick<Over, 'published' | 'remoteRefs'>) {
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const none = { published: () => null, remoteRefs: () => Promise.resolve(null) };
  const source = await actionSource(written, { ...none, ...over, stderr: { write } });
  return { line: /- uses: (.*)$/.exec(usesLines(source))?.[1], said };
}

test('a copy that is from no release writes no name, and says what to type', async () => {
  const line =
    /^Found no repository .*not from a release.*"rekindle init --uses OWNER\/REPO@COMMIT"\. Nothing/;
  const { dir } = await build({ steps: [{ id: 'a', day: 1 }], refs: { main: 'a' }, checkout: 'main' });
  expect(misuse(line)(await rekindle(['init', dir, '--yes'], online))).toEqual([]);
  expect(await readdir(dir)).toEqual(['.git']);
});

test('a release writes its own commit with its tag, and asks nothing', async () => {
  const remoteRefs = () => Promise.reject(new Error('asked'));
  expect(await used(null, { published: () => PUBLISHED, remoteRefs })).toEqual({ line: PUBLISHED, said: '' });
});

describe('--uses', () => {
  test.each([
    ['a commit, its longest plain tag found', COMMIT, REFS, `${COMMIT} # v1.2.3`],
    ['a commit that no tag names', OTHER, REFS, OTHER],
    ['a commit without a network', COMMIT, null, COMMIT],
    ['a commit with its tag as in a workflow file', `${COMMIT} # v7`, null, `${COMMIT} # v7`],
    ['a tag, pinned', 'v1', REFS, `${COMMIT} # v1`],
    ['a tag before a branch of its name', 'v2', REFS, `${COMMIT} # v2`],
    ['a branch, pinned', 'main', REFS, `${OTHER} # main`],
  ])('%s', async (_, ref, refs, written) => {
    const found = await used(`acme/Fork.js@${ref}`, { remoteRefs: () => Promise.resolve(refs) });
    expect(found).toEqual({ line: `acme/Fork.js@${written}`, said: '' });
  });

  test('a tag that cannot be looked up stands as it was typed, and it is said that it may move', async () => {
    const { line, said } = await used('acme/fork@v1', {});
    expect(line).toBe('acme/fork@v1');
    expect(said).toMatch(/^rekindle: GitHub could not be asked which commit acme\/fork@v1 is[^\n]+\n$/);
  });

  test('a ref that is not there is refused', async () => {
    const why = '--uses: acme/fork has no tag or branch "v3". Nothing was written.';
    await expect(used('acme/fork@v3', online)).rejects.toThrow(why);
  });

  test('it wins over the release that the copy is from', async () => {
    expect((await used(`acme/fork@${OTHER}`, { published: () => PUBLISHED })).line).toBe(
      `acme/fork@${OTHER}`,
    );
  });

  test.each([
    'acme',
    'acme/fork',
    'acme/fork@',
    '@v1',
    'acme/fork/action@v1',
    '../fork@v1',
    'acme/..@v1',
    'acme/.@v1',
    '-acme/fork@v1',
    'acme-/fork@v1',
    'acme/fork@-v1',
    'acme/fork@v1..v2',
    'acme/fork@v1/',
    'acme/fork@v1.lock',
    'acme/fork@v1 v2',
    'acme/fork@v1\n      - run: x',
    `acme/fork@\${{ x }}`,
    `acme/fork@${COMMIT} # a: b`,
    'https://github.com/acme/fork@v1',
    'docker://acme/fork@v1',
    './fork@v1',
  ])('X09 %j is refused', (written) => {
    expect(() => readUses(written)).toThrow(
      /^--uses: found ".*", expected OWNER\/REPO@REF, with a full commit/s,
    );
  });

  test.each([
    ['a shortened commit', 'acme/fork@0123456', /write all 40 digits/],
    ['a tag after a tag', 'acme/fork@v1 # v2', /only after a full commit/],
  ])('%s is refused', (_, written, why) => {
    expect(() => readUses(written)).toThrow(why);
  });
});
