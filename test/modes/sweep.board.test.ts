// The dashboard as a sweep keeps it, a dry run, and what the runner is told.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { ago, dashboardOf, INPUTS, index, issuesOf, old, ourPulls, stageOf } from './stages.ts';
import { blocked, later, pushed, stale, swept } from './sweeping.ts';
import { OURS } from './world.ts';

describe('the dashboard', () => {
  test('keeps a tick and a freeze that came while it was being swept', async () => {
    const stage = await stageOf({ main: stale('1-a'), branches: { b: { days: 2, files: stale('2-b') } } });
    await swept(stage);
    const board = dashboardOf(stage);
    if (!board) throw new Error('no dashboard');
    board.body = board.body.replace('- [ ]', '- [x]');
    pushed(stage, 'b', index('2-b', 'validating', ago(0)));
    await swept(stage);
    expect(board.body).toContain('- [x]');
    expect(board.body).toContain('### Stale (1)');
  });

  atNight('says who took up what again, by what the cards say', async () => {
    const stage = await stageOf({ branches: { a: { days: 10, files: stale('2-a'), pull: true } } });
    await swept(stage);
    const [card] = stage.world.comments;
    if (!card) throw new Error('no card');
    card.body = card.body.replace(
      /### [\s\S]*/,
      "### Resumed workflow '2-a'\n\n**Taken up again by `ada`** with `/resume` on 2026-11-27 11:00 UTC. " +
        'Nothing more is asked of you here.\n',
    );
    pushed(stage, 'a', index('2-a', 'validating', ago(0)));
    await swept(stage);
    expect(card.body).toContain('Taken up again by `ada`');
    expect(dashboardOf(stage)?.body).toContain('### Recently recovered (1)');
    expect(dashboardOf(stage)?.body).toContain('`/resume` by `ada`');
  });

  atNight('is written again only where it says something else, or for too long said nothing', async () => {
    const stage = await stageOf({ main: stale('1-a') });
    await swept(stage);
    expect((await swept(stage, later(1))).landed).toEqual([]);
    expect((await swept(stage, later(13))).landed).toEqual([]);
    expect((await swept(stage, later(15))).landed).toEqual(['issue']);
  });
});

describe('a dry run', () => {
  test('writes nothing, and prints the very effects and their words', async () => {
    const stage = await stageOf({
      branches: {
        a: { days: 10, files: stale('2-a'), pull: true },
        b: { days: 2, files: blocked('3-b') },
        c: { days: 2, files: old('4-c', ago(2)) },
      },
    });
    const before = structuredClone(stage.world);
    const dry = await swept(stage, { dryRun: true });
    expect(stage.world).toEqual(before);
    expect(dry.landed).toEqual([]);
    const data = dry.said.flatMap(
      (line) => /A dry run, in which this was not done: (.*)/.exec(line)?.[1] ?? [],
    );
    const effects = data.map((json): unknown => JSON.parse(json));
    expect(dry.page).toContain('### What would have been done');
    expect(dry.page).toContain("'2-a': ");
    const wet = await swept(stage);
    const kinds = (effects as { kind: string; key: string }[]).map(({ kind, key }) => `${kind} ${key}`);
    const done = wet.hub.calls.flatMap(({ effect }) => (effect ? [`${effect.kind} ${effect.key}`] : []));
    expect(kinds).toEqual(done.filter((one) => !one.startsWith('check-run')));
    expect(ourPulls(stage)).toHaveLength(1);
    expect(stage.world.comments.every(({ author }) => author.login === OURS.login)).toBe(true);
  });
});

describe('a config that cannot be used', () => {
  test('is reported, and nothing is written', async () => {
    const stage = await stageOf({ main: stale('1-a'), config: 'stale-after: soon\n' });
    const { landed, said, output } = await swept(stage);
    expect(landed).toEqual([]);
    expect(said.join('\n')).toContain('error stale-after: found "soon"');
    expect(said).toContain('notice Nothing is written: the config has mistakes.');
    expect(output('workflows')).toBe('1');
  });
});

atNight('the outputs say what was found and what was written', async () => {
  const stage = await stageOf({
    branches: {
      a: { days: 2, files: blocked('2-a') },
      b: { days: 10, files: stale('3-b') },
      c: { days: 2, files: old('4-c', ago(2)) },
    },
  });
  const { output, result } = await swept(stage, { htmlFile: '/runner/page.html' });
  expect(output('workflows')).toBe('3');
  expect(output('stale')).toBe('1');
  expect(output('needs-decision')).toBe('1');
  expect(output('issues')).toBe(JSON.stringify(issuesOf(stage).map(({ number }) => number)));
  expect(output('pull-requests')).toBe(JSON.stringify(ourPulls(stage).map(({ number }) => number)));
  expect(output('operations-used')).toBe(String(result.operations));
  expect(output('truncated')).toBe('false');
  expect(output('result-file')).toBe(INPUTS.resultFile);
  expect(output('report-html')).toBe('/runner/page.html');
});
