// Branches as a sweep meets them: with names of all kinds, deleted or forced elsewhere under it, and those
// that are none.
import { describe, expect, test } from 'vitest';
import { atNight, share } from '../exhaustive.ts';
import type { HubOptions } from './hub.ts';
import { ago, cardsOn, dashboardOf, old, ourPulls, ownOf, stageOf } from './stages.ts';
import { blocked, pushed, stale, swept } from './sweeping.ts';
import { git } from './world.ts';

const BRANCHES = {
  a: { days: 10, files: stale('1-a'), pull: true },
  b: { days: 2, files: blocked('2-b') },
  c: { days: 2, files: old('3-c', ago(2)) },
} as const;
const scene = () => stageOf({ branches: BRANCHES });

describe('branches', () => {
  atNight.each([
    'feature/$(reboot)',
    'feature/`id`',
    "it's;here",
    'a#b%c',
    'emoji-🚢',
    'refs/heads/x',
    '-n',
    `long-${'x'.repeat(200)}`,
    'a<!--b-->c',
    'with"quotes"',
  ])('G01 a name such as %s is data: a card, a pull request, a row', async (name) => {
    const files = { ...stale('1-a'), ...old('3-c', ago(10)) };
    const stage = await stageOf({
      branches: { [name]: { days: 10, files, pull: true }, other: { days: 12, files: stale('4-d') } },
    });
    await swept(stage);
    expect(cardsOn(stage, 1).length).toBeGreaterThan(0);
    expect(ourPulls(stage)).toEqual([expect.objectContaining({ open: true })]);
    for (const { body } of [...stage.world.comments, ...stage.world.talks])
      expect(body.replace(/```[\s\S]*?```/g, '')).not.toContain('<!--b');
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('G02 that are deleted while it sweeps are passed over', async () => {
    const stage = await scene();
    const gone: HubOptions['around'] = (phase, { name }) => {
      if (phase === 'before' && name === 'head') git(stage.dir, ['update-ref', '-d', 'refs/heads/b']);
    };
    const { said, result } = await swept(stage, {}, { around: gone });
    expect(result.failed).toBe(false);
    expect(ownOf(stage)).toEqual([]);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect(said.join('\n')).toContain('b has moved since it was looked at');
  });

  atNight('G03 that are forced elsewhere while it sweeps get nothing that was judged before', async () => {
    const stage = await scene();
    let moved = false;
    const around: HubOptions['around'] = (phase, { name }) => {
      if (phase === 'after' || name !== 'head' || moved) return;
      moved = true;
      pushed(stage, 'a', { 'specs/1-a/.workflow/index.md': null });
    };
    await swept(stage, {}, { around });
    expect(cardsOn(stage, 1)).toEqual([]);
    await swept(stage);
    expect(cardsOn(stage, 1)).toEqual([]);
  });

  test('G08 an empty repository, or one without its default branch, is told and left', async () => {
    const stage = await stageOf({});
    stage.world.defaultBranch = 'trunk';
    const { said, landed, result } = await swept(stage);
    expect(said).toEqual([
      'notice The repository has no commit on its default branch: there is nothing to look at.',
    ]);
    expect(landed).toEqual([]);
    expect(result).toMatchObject({ failed: false, truncated: false });
  });

  test('G08 a default branch of another name owns what is on it', async () => {
    const stage = await stageOf({ branches: { trunk: { days: 20, files: stale('1-a') } } });
    stage.world.defaultBranch = 'trunk';
    await swept(stage);
    expect(dashboardOf(stage)?.body).toMatch(/\[`trunk`\]\(.*`humaninloop:1-a`/);
  });

  test.each(
    share(
      [
        'gh-readonly-queue/main/pr-1-abc',
        'dependabot/npm/x-1.2',
        'renovate/x',
        'rekindle/migrate/x-12345678',
      ],
      3,
    ),
  )('G09 %s is none of them', async (name) => {
    const stage = await stageOf({ branches: { [name]: { days: 40, files: blocked('1-a') } } });
    const { output, landed } = await swept(stage);
    expect(output('workflows')).toBe('0');
    expect(landed).toEqual([]);
  });

  atNight('G09 a tag is no branch', async () => {
    const stage = await stageOf({ branches: { a: { days: 40, files: blocked('1-a') } } });
    git(stage.dir, ['update-ref', 'refs/tags/v1', 'refs/heads/a']);
    git(stage.dir, ['update-ref', '-d', 'refs/heads/a']);
    expect((await swept(stage)).output('workflows')).toBe('0');
  });
});
