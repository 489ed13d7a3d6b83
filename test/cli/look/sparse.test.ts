// What a sparse checkout leaves out is neither missing nor changed, and is not written over.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Desk, deskOn, deskWith } from '../../commands/desk.ts';
import { AT } from '../../commands/sample.ts';
import { SILENT, SPECIFY, STATE } from '../../commands/specify-files.ts';
import { atNight } from '../../exhaustive.ts';
import { rekindle } from '../world.ts';

/** Everything that a scan of the working tree says. `more`: git processes beside those of a whole tree. */
async function seen(desk: Desk, more = 0): Promise<unknown> {
  const { out, err, status } = await rekindle(['scan', desk.dir, '--output', 'json', ...AT]);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const { scanned, ...said } = JSON.parse(out);
  return { ...said, scanned: { ...scanned, git_processes: scanned.git_processes - more } };
}

/** Leaves all that these patterns name out of the working tree (git-sparse-checkout, without cones). */
const leaveOut = (desk: Desk, ...patterns: readonly string[]) =>
  desk.git('sparse-checkout', 'set', '--no-cone', '/*', ...patterns.map((one) => `!${one}`));

const SAMPLES = ['feature/order-export', 'feature/user-auth', 'feature/seat-map', 'feature/invoice-export'];

describe('a scan of the working tree says the same', () => {
  const same = async (branch: string, pattern: string) => {
    const desk = await deskOn(branch);
    const before = await seen(desk);
    await leaveOut(desk, pattern);
    expect(await desk.git('ls-files', '-t')).toMatch(/^S /m);
    expect(await seen(desk, 1)).toEqual(before);
  };
  const [first = '', ...others] = SAMPLES;
  it('where git left out all but the states', () => same(first, 'specs/**/spec*.md'));
  it('where git left out all of it', () => same(first, 'specs'));
  for (const branch of others)
    for (const pattern of ['specs', 'specs/**/*.md', '**/*spec.md'])
      atNight(`${branch} without ${pattern}`, () => same(branch, pattern));

  atNight('in cones, with a sparse and a split index, and where the bit was set by hand', async () => {
    const desk = await deskOn(first);
    const before = await seen(desk);
    await desk.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'nowhere');
    expect(await seen(desk, 1)).toEqual(before);
    await desk.git('sparse-checkout', 'disable');
    await desk.git('update-index', '--split-index');
    const [path = ''] = (await desk.git('ls-files', 'specs')).split('\n');
    await desk.git('update-index', '--skip-worktree', path);
    await rm(join(desk.dir, path));
    expect(await seen(desk, 1)).toEqual(before);
  });
});

it('the doctor reads a config that is not checked out', async () => {
  const desk = await deskWith({ ...SILENT, '.github/rekindle.yml': 'bogus: 1\n' });
  const doctor = () => rekindle(['doctor', desk.dir]);
  const before = await doctor();
  expect(before.out).toContain('bogus');
  await desk.git('sparse-checkout', 'set', 'specs');
  expect(await doctor()).toEqual(before);
});

describe('nothing is written to what is not checked out', () => {
  const refused = async (desk: Desk, path: string, ...args: readonly string[]) => {
    const before = await desk.git('status', '--porcelain', '--ignored');
    const { out, err, status } = await desk.type(...args, '--yes');
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain('Nothing was changed: ');
    expect(err).toContain(`"${path}" is not checked out here`);
    expect(err).toContain('git sparse-checkout add FOLDER');
    expect(await desk.git('status', '--porcelain', '--ignored')).toBe(before);
  };

  it('a text, and a folder that is taken away, until it is checked out', async () => {
    const desk = await deskWith(SILENT);
    await leaveOut(desk, STATE);
    await refused(desk, STATE, 'retry', SPECIFY);
    await refused(desk, STATE, 'start-fresh', SPECIFY);
    await desk.git('sparse-checkout', 'add', STATE);
    expect(await desk.type('retry', SPECIFY, '--yes')).toMatchObject({ status: 0 });
  });

  it('what lies beside it is written', async () => {
    const desk = await deskWith(SILENT);
    await leaveOut(desk, '**/spec.md');
    expect(await desk.type('retry', SPECIFY, '--yes')).toMatchObject({ status: 0 });
    expect(await desk.git('status', '--porcelain')).toBe(`M ${STATE}`);
  });
});
