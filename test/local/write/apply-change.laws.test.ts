// A change is what anybody would make of it by hand, once or twice, and its archive brings back what it took.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { FileChange } from '../../../src/model/change.ts';
import { keyOf } from '../../../src/text/hash.ts';
import { runs } from '../../exhaustive.ts';
import { filesOf } from '../crash.ts';
import { build, env, git, put } from '../repository.ts';
import { change } from '../scenes.ts';

const COMMITTED = { 'a.md': 'a', 'd/x.md': 'x', 'd/y.md': 'y', 'd/e/z.md': 'z', 'f/only.md': 'o' };
const FILES = Object.keys(COMMITTED);
const PLACES = [...FILES, 'new.md', 'd/new.md', 'g/h/new.md'];

type Texts = ReadonlyMap<string, string>;

/** What the files are after a change, as slow and plain as its words. */
function byHand(before: Texts, files: readonly FileChange[]): Texts {
  const after = new Map(before);
  for (const file of files)
    if (file.kind === 'remove')
      for (const path of before.keys())
        if (path === file.path || path.startsWith(`${file.path}/`)) after.delete(path);
  for (const file of files) {
    if (file.kind === 'write') after.set(file.path, file.after);
    if (file.kind === 'copy') after.set(file.to, before.get(file.from) ?? '');
    if (file.kind !== 'revert') continue;
    const then = new Map(Object.entries(COMMITTED)).get(file.path);
    if (then === undefined) after.delete(file.path);
    else after.set(file.path, then);
  }
  return after;
}

const textsOf = async (dir: string): Promise<Texts> =>
  new Map([...(await filesOf(dir))].map(([path, bytes]) => [path, bytes.toString()]));

it('LAW a change is what one would do by hand, and the second time it is done already', async () => {
  const steps = [{ id: 'm', day: 1, files: COMMITTED }];
  const { dir, id } = await build({ steps, refs: { main: 'm', work: 'm' }, checkout: 'work' });
  const edge = await localEdge(dir, { env });
  const edited = fc.subarray(FILES).map((paths) => paths.map((path) => [path, `edited ${path}`] as const));
  const drawn = fc.record({
    edited,
    untracked: fc.boolean(),
    places: fc.shuffledSubarray(PLACES, { minLength: 1, maxLength: 5 }),
    kinds: fc.array(fc.constantFrom('write', 'copy', 'revert', 'remove'), { minLength: 5, maxLength: 5 }),
    folder: fc.option(fc.constantFrom('d', 'd/e', 'f', 'g')),
    commit: fc.boolean(),
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(drawn, async ({ edited: edits, untracked, places, kinds, folder, commit }) => {
      round += 1;
      await git(dir, 'checkout', '-q', '-f', '-B', 'work', id('m'));
      await git(dir, 'clean', '-q', '-f', '-d', '-x');
      await rm(join(dir, '.git/rekindle'), { recursive: true, force: true });
      for (const [path, text] of edits) await put(dir, path, text);
      if (untracked) await put(dir, 'd/new.md', 'untracked');
      const before = await textsOf(dir);
      const changes = places.flatMap((path, index): readonly FileChange[] => {
        const kind = kinds[index];
        if (kind === 'write') return [{ kind, path, before: before.get(path) ?? null, after: `${round}` }];
        if (kind === 'copy') return before.has(path) ? [] : [{ kind, from: 'a.md', to: path }];
        return kind === 'revert' ? [{ kind, path, commit: id('m') }] : [{ kind: 'remove', path }];
      });
      const files = folder === null ? changes : [...changes, { kind: 'remove', path: folder } as const];
      const more = commit ? { commit: `round ${round}` } : {};
      const effect = change(files, { key: keyOf(round, files), ...more });
      const expected = byHand(before, files);
      const [first] = await edge.apply([effect]);
      expect(await textsOf(dir)).toEqual(expected);
      const [second] = await edge.apply([effect]);
      expect(second).toMatchObject({ done: 'already', commit: first?.commit ?? null });
      expect(await textsOf(dir)).toEqual(expected);
      const open = new Set(commit ? (await edge.changed()).paths : []);
      expect(files.map(pathOf).filter((path) => open.has(path))).toEqual([]);
      const lost = [...before].filter(([path, text]) => expected.get(path) !== text);
      if (!first?.archive) expect(files.length === 1 || lost.length === 0).toBe(true);
      const archive = first?.archive?.name;
      if (archive === undefined) return;
      for (const [path] of lost) await rm(join(dir, path), { force: true });
      await edge.apply([{ kind: 'restore', key: 'back', archive }]);
      for (const [path, text] of lost) expect(await readFile(join(dir, path), 'utf8')).toBe(text);
    }),
    { numRuns: runs(120) },
  );
});

const pathOf = (file: FileChange): string => (file.kind === 'copy' ? file.to : file.path);
