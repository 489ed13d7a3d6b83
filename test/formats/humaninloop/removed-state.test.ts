// A state file that was removed from its folder: said as that, with the way back, and never as "never begun".
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rekindle } from '../../cli/world.ts';
import { build, git, put, type Step } from '../../local/repository.ts';
import { makeIndex } from './make-index.ts';

const FOLDER = 'specs/031-tide-gauge/.workflow';
const INDEX = `${FOLDER}/index.md`;
const BESIDE = `${FOLDER}/specify-context.md`;
const AT = ['--now', '2026-03-01T00:00:00Z'];

async function repository(steps: readonly Omit<Step, 'id' | 'parents'>[]): Promise<string> {
  const named = steps.map(
    (step, at): Step => ({
      ...step,
      id: `step${at}`,
      ...(at === 0 ? {} : { parents: [`step${at - 1}`] }),
    }),
  );
  const { dir } = await build({
    steps: named,
    refs: { main: `step${steps.length - 1}` },
    checkout: 'main',
  });
  return dir;
}

async function decided(dir: string, ...more: readonly string[]) {
  const { out } = await rekindle(['scan', dir, '--output', 'json', ...more, ...AT]);
  const { workflows } = JSON.parse(out);
  return workflows.map(
    (one: {
      decision: { action: string; reason: string };
      findings: { rule: string; message: string }[];
    }) => [
      one.decision.action,
      one.decision.reason,
      one.findings.map(({ rule }) => rule).join(),
      one.findings.map(({ message }) => message).join(),
    ],
  );
}

const BEGUN = { [INDEX]: makeIndex(), [BESIDE]: 'Notes of an agent.\n' };

describe('removed on disk alone', () => {
  test.each([
    ['with the files beside it', false],
    ['with all files, and the folder left', true],
  ])('%s', async (_what, all) => {
    const dir = await repository([{ day: 1, files: BEGUN }]);
    await rm(join(dir, INDEX));
    if (all) await rm(join(dir, BESIDE));
    await mkdir(join(dir, FOLDER), { recursive: true });
    const [one, ...others] = await decided(dir);
    expect(others).toEqual([]);
    expect(one?.slice(0, 3)).toEqual(['block', 'state-unreadable', 'state-known']);
    expect(one?.[3]).toContain('it was removed on disk, and that is not committed yet');
    expect(one?.[3]).toContain(`"git checkout HEAD -- ${INDEX}"`);
    await git(dir, 'checkout', 'HEAD', '--', INDEX);
    expect((await decided(dir))[0]?.[1]).not.toBe('state-unreadable');
  });
});

describe('removed by a commit', () => {
  test('with files left: the commit is named, and the version before it brings it back', async () => {
    const dir = await repository([
      { day: 1, files: BEGUN },
      { day: 2, files: { [INDEX]: null } },
    ]);
    const [removed, before] = (await git(dir, 'log', '--format=%h', '--abbrev=12')).trim().split('\n');
    for (const more of [[], ['--all-branches']]) {
      const [one] = await decided(dir, ...more);
      expect(one?.slice(0, 3)).toEqual(['block', 'state-unreadable', 'state-known']);
      expect(one?.[3]).toContain(`commit ${removed} removed it and left other files of the folder`);
      expect(one?.[3]).toContain(`"git checkout ${before} -- ${INDEX}"`);
    }
    const repaired = await rekindle(['repair', 'humaninloop:031-tide-gauge', '-C', dir, '--yes', ...AT]);
    expect(repaired.status).toBe(0);
    expect(await git(dir, 'hash-object', INDEX)).toBe(await git(dir, 'rev-parse', `${before}:${INDEX}`));
  });

  test('a run that began in the folder since is not begun yet', async () => {
    const dir = await repository([
      { day: 1, files: BEGUN },
      { day: 2, files: { [INDEX]: null, [BESIDE]: null } },
      { day: 3, files: { [`${FOLDER}/notes.md`]: 'A new run.\n' } },
    ]);
    expect((await decided(dir))[0]?.slice(0, 2)).toEqual(['rerun', 'not-started']);
  });

  test('with all of the folder there is no workflow any more', async () => {
    const dir = await repository([
      { day: 1, files: { ...BEGUN, 'README.md': '# Tides\n' } },
      { day: 2, files: { [INDEX]: null, [BESIDE]: null } },
    ]);
    expect(await decided(dir)).toEqual([]);
  });
});

test('a folder that never had a state is not begun yet', async () => {
  const dir = await repository([{ day: 1, files: { 'README.md': '# Tides\n' } }]);
  await put(dir, `${FOLDER}/notes.md`, 'A scaffold.\n');
  expect((await decided(dir))[0]?.slice(0, 2)).toEqual(['rerun', 'not-started']);
});
