// What a version of a site is made of, beside the slow reading: the whole list gone through for each site.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tip } from '../../../src/local/git/refs.ts';
import type { Candidate } from '../../../src/local/survey/candidates.ts';
import { versionsIn } from '../../../src/local/survey/distinct-versions.ts';
import { byteOrder } from '../../../src/local/survey/names.ts';
import type { StateLocation } from '../../../src/model/state-location.ts';
import { runs } from '../../exhaustive.ts';
import { toy } from '../asker.ts';

const home = fc.constantFrom('', 'a/', 'a/b/', 'a.b/', 'ä/c/');
const name = fc.constantFrom(
  '.pipeline-state.md',
  'pipeline-state.md',
  '.workflow/index.md',
  '.workflow/x.md',
  '.workflow/deep/y.md',
);
const lists = fc
  .uniqueArray(
    fc.tuple(home, name).map((parts) => parts.join('')),
    { maxLength: 16 },
  )
  .map((paths) =>
    paths.sort(byteOrder).map((path): Candidate => ({ path, source: path, blob: path, mode: '100644' })),
  );

const tip: Tip = { commit: 'c', names: ['main'] };

function slowFiles(site: StateLocation, list: readonly Candidate[]): readonly Candidate[] {
  const own = list.filter(({ path }) => site.files.includes(path));
  const folder = site.path.slice(0, site.path.lastIndexOf('/') + 1);
  return own.length > 0 ? own : list.filter(({ path }) => path.startsWith(folder));
}

describe('versions of sites', () => {
  it('are made of the site’s own files, or without any of those at and below its folder', () => {
    let without = 0;
    fc.assert(
      fc.property(lists, (list) => {
        const versions = versionsIn([tip], () => list, toy);
        expect(versions).toHaveLength(toy.sites(list.map(({ path }) => path)).length);
        for (const { files, groups } of versions) {
          const site = groups[0]?.site;
          if (site) expect(files).toEqual(slowFiles(site, list));
          if (site?.files.length === 0) without += 1;
        }
      }),
      { numRuns: runs(1_000) },
    );
    expect(without).toBeGreaterThan(runs(100));
  });

  it('G04 no list is gone through once more for each of its sites', () => {
    const count = 1_000;
    let read = 0;
    const list = Array.from(
      { length: count },
      (_, n) => `s/${String(n).padStart(4, '0')}/.workflow/x.md`,
    ).map(
      (path): Candidate => ({
        get path() {
          read += 1;
          return path;
        },
        source: path,
        blob: path,
        mode: '100644',
      }),
    );
    expect(versionsIn([tip], () => list, toy)).toHaveLength(count);
    expect(read).toBeLessThan(20 * count);
  });
});
