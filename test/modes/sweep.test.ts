// Where a sweep tells people of what needs them: a card, a row, an issue of its own; and when it takes that
// back.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import {
  ago,
  basesOf,
  cardsOn,
  dashboardOf,
  index,
  issuesOf,
  old,
  ownOf,
  pullOf,
  stageOf,
} from './stages.ts';
import { blocked, conflicted, later, pushed, stale, swept } from './sweeping.ts';

describe('a workflow that needs somebody', () => {
  test('has a card on the open pull request of its branch, and no row', async () => {
    const stage = await stageOf({ branches: { 'feature/a': { days: 10, files: stale('2-a'), pull: true } } });
    const { result } = await swept(stage);
    expect(cardsOn(stage, 1)).toEqual([expect.stringContaining("'2-a': ")]);
    expect(dashboardOf(stage)?.body).not.toContain('2-a');
    expect(dashboardOf(stage)?.body).toContain('1 with a card on the pull request');
    expect(stage.world.talks[0]?.labels).toEqual(['rekindle: stale']);
    expect(result.issues).toEqual([dashboardOf(stage)?.number]);
  });

  atNight('has a row of the one dashboard where it has no pull request', async () => {
    const stage = await stageOf({
      main: stale('1-main'),
      branches: { 'feature/a': { days: 10, files: stale('2-a') } },
    });
    await swept(stage);
    const [board, ...others] = issuesOf(stage);
    expect(others).toEqual([]);
    expect(board?.body).toContain('### Stale (2)');
    expect(board?.body).toMatch(/\[`main`\]\(.*`humaninloop:1-main`/);
    expect(board?.body).toMatch(/\[`feature\/a`\]\(.*`humaninloop:2-a`/);
  });

  atNight('has an issue of its own for ask, block and abandoned alone', async () => {
    const stage = await stageOf({
      branches: {
        ask: { days: 2, files: blocked('2-ask') },
        block: { days: 2, files: conflicted('3-b') },
        abandoned: { days: 40, files: index('4-c', 'spec_writing', ago(40)) },
        stale: { days: 10, files: stale('5-d') },
        waits: { days: 10, files: index('6-e', 'clarifying', ago(10)) },
      },
    });
    await swept(stage);
    expect(ownOf(stage).map(({ title }) => title)).toEqual([
      "'3-b': has merge conflicts",
      "'2-ask': unknown status",
      "'4-c': interrupted",
    ]);
    expect(dashboardOf(stage)?.body).toContain('### Needs a decision (3)');
  });

  atNight('has no issue of its own beyond max-open-issues, those that are open counted', async () => {
    const branches = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`b${at}`, { days: 2, files: blocked(`${at}-x`) }]),
    );
    const stage = await stageOf({ branches });
    await swept(stage, { maxOpenIssues: 3 });
    expect(ownOf(stage)).toHaveLength(3);
    const again = await swept(stage, { maxOpenIssues: 3 });
    expect(ownOf(stage)).toHaveLength(3);
    expect(again.hub.requests()).toBe(5);
    const [first] = ownOf(stage);
    if (first) first.open = false;
    await swept(stage, { maxOpenIssues: 3 });
    expect(ownOf(stage)).toHaveLength(4);
    expect(ownOf(stage).filter(({ open }) => open)).toHaveLength(3);
    expect(dashboardOf(stage)?.body).toContain('### Needs a decision (8)');
  });

  atNight('has an issue that a person closed left closed', async () => {
    const stage = await stageOf({ branches: { a: { days: 2, files: blocked('2-a') } } });
    await swept(stage);
    const [own] = ownOf(stage);
    if (own) own.open = false;
    pushed(stage, 'a', { 'specs/2-a/notes.md': 'x\n' });
    const again = await swept(stage);
    expect(ownOf(stage).map(({ open }) => open)).toEqual([false]);
    expect(again.landed).toEqual(['issue']);
  });

  atNight('has only the summary where the dashboard is switched off', async () => {
    const stage = await stageOf({ main: stale('1-main'), config: 'dashboard: off\n' });
    const { page, landed } = await swept(stage);
    expect(landed).toEqual([]);
    expect(page).toContain('1-main');
  });

  atNight('is not told of where it, its path or its branch is ignored', async () => {
    const config = [
      'ignore:',
      '  branches: ["wip/*"]',
      '  paths: [specs/2-b]',
      '  workflows: ["humaninloop:3-c"]',
      '',
    ];
    const stage = await stageOf({
      branches: {
        'wip/a': { days: 10, files: stale('1-a') },
        b: { days: 10, files: stale('2-b') },
        c: { days: 10, files: stale('3-c') },
        d: { days: 10, files: stale('4-d') },
      },
      config: config.join('\n'),
    });
    const { output } = await swept(stage);
    expect(output('workflows')).toBe('1');
    expect(dashboardOf(stage)?.body).toContain('### Stale (1)');
    expect(dashboardOf(stage)?.body).toContain('4-d');
  });

  atNight('is not one where a branch merely lags behind the default branch', async () => {
    const stage = await stageOf({
      main: old('1-a', ago(20), 3),
      branches: {
        'left-behind': { days: 60, files: old('1-a', ago(60), 2) },
        ahead: { days: 60, files: old('1-a', ago(60), 4) },
      },
    });
    const { said } = await swept(stage);
    expect(said).toContain('info 1 copies lag behind the default branch, and need no one.');
    expect(dashboardOf(stage)?.body).toContain('[`ahead`](');
    expect(dashboardOf(stage)?.body).not.toContain('left-behind');
    expect(basesOf(stage)).toEqual(['ahead', 'main']);
  });
});

describe('what needs nobody any more', () => {
  test('has its card settled, and the labels go', async () => {
    const stage = await stageOf({ branches: { a: { days: 10, files: stale('2-a'), pull: true } } });
    await swept(stage);
    pushed(stage, 'a', index('2-a', 'validating', ago(0)));
    await swept(stage);
    const [card] = cardsOn(stage, 1);
    expect(card).toContain("### Resumed workflow '2-a'");
    expect(card).toContain('What this card said before');
    expect(stage.world.talks[0]?.labels).toEqual([]);
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('T12 is told of again, in the same card, once it stops again or was reopened', async () => {
    const stage = await stageOf({ branches: { a: { days: 10, files: stale('2-a'), pull: true } } });
    await swept(stage);
    pushed(stage, 'a', index('2-a', 'completed', ago(0)));
    await swept(stage);
    expect(cardsOn(stage, 1)[0]).toContain("### Finished workflow '2-a'");
    pushed(stage, 'a', index('2-a', 'spec_writing', ago(0)));
    await swept(stage, later(10));
    expect(cardsOn(stage, 1)).toEqual([expect.stringContaining("'2-a': ")]);
  });

  atNight('has its own issue brought up to date and closed', async () => {
    const stage = await stageOf({ branches: { a: { days: 2, files: blocked('2-a') } } });
    await swept(stage);
    pushed(stage, 'a', index('2-a', 'validating', ago(0)));
    await swept(stage);
    expect(ownOf(stage)).toEqual([expect.objectContaining({ open: false, title: "Resumed workflow '2-a'" })]);
    expect(dashboardOf(stage)?.body).toContain('none needs anybody');
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('is said to be gone where the branch does not hold it any more', async () => {
    const stage = await stageOf({
      branches: {
        a: { days: 10, files: stale('2-a'), pull: true },
        b: { days: 2, files: blocked('3-b') },
      },
    });
    await swept(stage);
    pushed(stage, 'a', { 'specs/2-a/.workflow/index.md': null });
    pushed(stage, 'b', { 'specs/3-b/.workflow/index.md': null });
    await swept(stage);
    expect(cardsOn(stage, 1)).toEqual([expect.stringContaining("### Gone workflow '2-a'")]);
    expect(stage.world.talks[0]?.labels).toEqual([]);
    expect(ownOf(stage)).toEqual([expect.objectContaining({ open: false })]);
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('is not taken for gone where its file cannot be read any more', async () => {
    const stage = await stageOf({ branches: { b: { days: 2, files: blocked('3-b') } } });
    await swept(stage);
    pushed(stage, 'b', { 'specs/3-b/.workflow/index.md': 'something else entirely\n\0' });
    await swept(stage);
    expect(ownOf(stage)).toEqual([expect.objectContaining({ open: true })]);
  });

  atNight('has its issue closed where a pull request takes the card', async () => {
    const stage = await stageOf({ branches: { a: { days: 2, files: blocked('2-a') } } });
    await swept(stage);
    stage.world.talks.push(pullOf(90, 'a'));
    await swept(stage);
    expect(cardsOn(stage, 90)).toHaveLength(1);
    expect(ownOf(stage)).toEqual([expect.objectContaining({ open: false })]);
  });
});
